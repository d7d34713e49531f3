"""The other search: every candidate is played on, and judged only where it is settled.

Each candidate is followed by what everyone would do at first sight, until the judge finds that
the position can be judged well, such as the end of a round. The better half of the candidates is
then played on once more, now with slips on all sides, the better half of those again, and so on:
a candidate is worth the mean of where it led. There is no tree in it: where every player has much
to do that concerns the others little, that is worth more than the one reply that hurts.

Every position that is played is a simulation, so that a slice of a thought stays short.
"""

from __future__ import annotations

from typing import Any

from pyengine.core.chance import Chance
from pyengine.core.formats import AnyGame

from .judge import leads
from .judges import AnyJudge
from .levels import Settings
from .search import Edge, Search

FEWEST = 2
"""So many candidates stay in the contest to its end."""

LIKED = 4
"""Slips are among so many actions that look best at first sight."""


class Playouts(Search):
    """The root's edges alone; what each leads to is the mean of its playouts."""

    def __init__(
        self, game: AnyGame, judge: AnyJudge, state: Any, settings: Settings, chance: Chance
    ) -> None:
        super().__init__(game, judge, state, settings, chance)
        self._playing: tuple[Edge, Any] | None = None
        """The edge whose position is being played on, and how far it is."""
        self._waiting: list[Edge] = []
        """Those to be played on in this pass."""
        self._passes = 1

    @property
    def done(self) -> bool:
        all_tried = len(self.root.edges) >= len(self.root.actions or ())
        passed = self._passes >= self.settings.plays_on or len(self.root.edges) == 1
        return all_tried and passed and not self._waiting and not self._playing

    def simulate(self, through: Edge | None = None) -> None:
        self.simulations += 1
        if self._playing is None:
            edge = through or self._next()
            if edge is None:
                return
            self._playing = edge, self.game.copy(edge.nodes[0].state)
            if self._judged(*self._playing):
                return
        edge, state = self._playing
        self.game.play(state, self._liked(state, edge))
        self._judged(edge, state)

    def _next(self) -> Edge | None:
        """The edge to play on next: each once, then the better half of them."""
        root = self.root
        if root.actions and len(root.edges) < len(root.actions):
            edge = self._try(root, root.actions[len(root.edges)])
            root.edges.append(edge)
            return edge
        if not self._waiting and not self.done:
            field = len(root.edges) >> self._passes
            self._waiting = [edge for _, edge in self.ranking()[: max(FEWEST, field)]]
            self._passes += 1
        return self._waiting.pop(0) if self._waiting else None

    def _liked(self, state: Any, edge: Edge) -> Any:
        """What is played: at first without slips, which is the likeliest; later with them."""
        rated = self.judge.rated(state)
        if edge.visits == 1:
            return rated[0][1]
        slip = self.settings.stray
        liked = max(rated[:LIKED], key=lambda one: one[0] + slip * self._bell())
        return liked[1]

    def _bell(self) -> float:
        return sum(self.chance.below(2001) for _ in range(3)) / 1000 - 3

    def _judged(self, edge: Edge, state: Any) -> bool:
        """Whether a playout has come to its end, and then what it says about the edge."""
        over = self.game.actor(state) is None
        if not over and not self.judge.settled(self.root.state, state):
            return False
        found = leads(self.judge.worths(state))
        n = edge.visits
        edge.leads = [(old * (n - 1) + new) / n for old, new in zip(edge.leads, found, strict=True)]
        edge.visits += 1
        self._playing = None
        self.root.visits += 1
        self.root.leads = self.ranking()[0][1].leads
        return True

    def known(self, edge: Edge, simulations: int) -> bool:  # noqa: ARG002
        return edge.visits > self.settings.plays_on

    def ranking(self) -> list[tuple[float, Edge]]:
        """Without the one that is being played on for the first time, if there are others."""
        ranked = super().ranking()
        return [pair for pair in ranked if pair[1].visits > 1] or ranked


def search_for(
    game: AnyGame, judge: AnyJudge, state: Any, settings: Settings, chance: Chance
) -> Search:
    """The search that a level's settings ask for."""
    kind = Playouts if settings.plays_on else Search
    return kind(game, judge, state, settings, chance)
