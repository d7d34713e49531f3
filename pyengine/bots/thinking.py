"""A bot's thought about one position, in slices, so that a page can answer in between."""

from __future__ import annotations

from typing import Any, NamedTuple

from pyengine.core.chance import Chance
from pyengine.core.errors import IllegalError
from pyengine.core.game import Json
from pyengine.core.games import game_named

from .judges import judge_of
from .levels import settings
from .playouts import search_for


class Choice(NamedTuple):
    """An action that was thought about."""

    action: Any
    """In the engine's own form."""
    worth: float
    """What it promises the actor, relative to the best other player, in points."""
    simulations: int
    """How often it was looked into."""


class Thinking:
    """What a level makes of a visible position. `step` until it says True, or stop earlier.

    The same position, level, seed and number of simulations give the same choice; the hidden
    cannot matter, because it is not given.
    """

    def __init__(self, seen: Json, level: int, seed: int, simulations: int | None = None) -> None:
        self.seen = seen
        self.level = level
        self.game = game_named(seen.get("game"))
        self.judge = judge_of(self.game.name)
        self.settings = settings(self.game.name, level)
        # A stream for the thoughts and one for the slips: more thought must not shift the slips.
        self._slips = Chance(seed ^ (1 << 71))
        chance = Chance(seed)
        state = self.judge.imagine(seen, chance)
        actor = self.game.actor(state)
        if actor is None:
            raise IllegalError("position", "the game is over, there is nothing to think about")
        self.actor = actor
        usual = self.settings.simulations_for(self.game.players(state))
        self._wanted = usual if simulations is None else simulations
        self._search = search_for(self.game, self.judge, state, self.settings, chance)
        self._liking: list[float] = []

    @property
    def state(self) -> Any:
        """The position as imagined, to be read or copied."""
        return self._search.root.state

    @property
    def simulations(self) -> int:
        return self._search.simulations

    def step(self) -> bool:
        """Think for one slice; True when finished."""
        search = self._search
        search.run(min(search.simulations + self.settings.slice, max(1, self._wanted)))
        only = len(search.root.actions or ()) == 1
        return only or search.done or search.simulations >= self._wanted

    @property
    def choices(self) -> list[Choice]:
        """What was thought about, best first; there is something after the first step."""
        return [
            Choice(edge.action, edge.leads[self.actor], edge.visits)
            for _, edge in self._search.ranking()
        ]

    @property
    def choice(self) -> Choice:
        """What the bot plays: the best it found, or what it likes better by a slip."""
        ranking = self._search.ranking()
        slip = self.settings.slip
        if not slip or len(ranking) == 1:
            return self.choices[0]
        # One liking for each candidate, drawn once, so that asking twice gives the same answer.
        while len(self._liking) < len(ranking):
            self._liking.append(_bell(self._slips))
        order = {id(edge): n for n, edge in enumerate(self._search.root.edges)}
        liked = max(ranking, key=lambda pair: pair[0] + slip * self._liking[order[id(pair[1])]])
        edge = liked[1]
        return Choice(edge.action, edge.leads[self.actor], edge.visits)


def _bell(chance: Chance) -> float:
    """A draw around 0, seldom beyond 2: three dice make a bell."""
    return sum(chance.below(2001) for _ in range(3)) / 1000 - 3


def choose(seen: Json, level: int, seed: int) -> Json:
    """The action, in the public format, that a level plays when it may think to the end."""
    thinking = Thinking(seen, level, seed)
    while not thinking.step():
        pass
    return thinking.game.write_action(thinking.choice.action)
