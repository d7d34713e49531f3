"""A finished game looked at again: how everyone stood, and where most was given away."""

from __future__ import annotations

from typing import NamedTuple

from pyengine.core.chance import Chance
from pyengine.core.game import Json
from pyengine.core.match import Match
from pyengine.core.reader import Reader

from .judge import Reason, leads, shares
from .judges import judge_of
from .levels import settings
from .playouts import search_for
from .search import Search

MOST = 5
"""More turning points than these are too many to look at."""

LEAST = 0.05
"""A share of the winning chance that is worth speaking of; alone, the same part of a scale."""

SECOND_LOOK = 4
"""The action played gets at least the simulations of the level, divided by this."""


class TurningPoint(NamedTuple):
    """An action that gave much away."""

    index: int  # type: ignore[assignment]  # nobody asks a turning point where an item is
    """Which of the match's actions it is."""
    player: int
    played: Json
    better: Json
    lost: float
    """The share of the winning chance; alone, points."""
    reasons: tuple[Reason, ...]
    """Why the better action is."""


class Review:
    """A look at a match, in slices like a thought: `step` until it says True."""

    def __init__(self, match: Match, level: int, seed: int) -> None:
        self.game = match.game
        self.judge = judge_of(match.game.name)
        self.settings = settings(match.game.name, level)
        self.standings: list[tuple[float, ...]] = []
        """The winning chances before the first action and after each; alone, the worth."""
        self._simulations = self.settings.simulations_for(match.game.players(match.state))
        self._seed = seed
        self._actions = match.actions
        self._played = [self.game.read_action(Reader(action)) for action in self._actions]
        self._positions = match.positions
        self._search: Search | None = None
        self._found: list[TurningPoint] = []

    @property
    def progress(self) -> tuple[int, int]:
        """How many positions are done, and of how many."""
        return len(self.standings), len(self._positions)

    @property
    def turning_points(self) -> list[TurningPoint]:
        """Where most was given away, in the order of the game."""
        worst = sorted(self._found, key=lambda point: -point.lost)[:MOST]
        return sorted(worst)

    def step(self) -> bool:
        """Look for one slice; True when finished."""
        if len(self.standings) == len(self._positions):
            return True
        if self._search is None:
            self._open()
        search = self._search
        if search is not None:
            until = search.simulations + self.settings.slice
            search.run(min(until, self._simulations))
            looked = search.done or search.simulations >= self._simulations
            if looked and self._look_again(search, until):
                self._close(search)
                self._search = None
        return len(self.standings) == len(self._positions)

    def _open(self) -> None:
        """Begin with the next position; when the game is over there, it is done at once."""
        index = len(self.standings)
        chance = Chance(self._seed + index)
        seen = self._positions[index]
        state = self.judge.imagine(self.game.visible(seen, seen["turn"]), chance)
        outcome = self.game.outcome(state)
        if outcome is not None:
            players = range(self.game.players(state))
            won = tuple(float(player == outcome.places[0]) for player in players)
            alone = tuple(leads(self.judge.worths(state)))
            self.standings.append(won if len(players) > 1 else alone)
            return
        self._search = search_for(self.game, self.judge, state, self.settings, chance)

    def _look_again(self, search: Search, until: int) -> bool:
        """Give the action that was played its due; True when it has it."""
        index = len(self.standings)
        if index == len(self._actions):
            return True
        edge = search.edge_of(self._played[index])
        wanted = self._simulations // SECOND_LOOK
        while not search.known(edge, wanted) and search.simulations < until:
            search.simulate(edge)
        return search.known(edge, wanted)

    def _close(self, search: Search) -> None:
        index, root, scale = len(self.standings), search.root, search.scale
        self.standings.append(shares(root.leads, scale))
        if index == len(self._actions):
            return
        actor = root.actor
        assert actor is not None
        edge = search.edge_of(self._played[index])
        best = search.ranking()[0][1]
        lost = shares(best.leads, scale)[actor] - shares(edge.leads, scale)[actor]
        least = LEAST * scale if len(root.leads) == 1 else LEAST
        if best is not edge and lost >= least:
            better = self.game.write_action(best.action)
            reasons = tuple(self.judge.reasons(root.state, best.action))
            self._found.append(
                TurningPoint(index, actor, self._actions[index], better, lost, reasons)
            )
