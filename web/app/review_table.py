"""What the views of a review are given: how everyone stood, and where most was given away."""

from __future__ import annotations

from typing import NamedTuple

from .ideas import Idea


class Point(NamedTuple):
    """A turning point: what was played, and what would have been better."""

    index: int  # type: ignore[assignment]  # nobody asks a point where an item is
    """How many actions came before."""
    player: int
    played: Idea
    better: Idea
    lost: float
    """The share of the winning chance that it cost; alone, points."""


class ReviewTable(NamedTuple):
    at: int
    """How many actions have been played at the point that is shown."""
    length: int
    """How many actions the game has."""
    standings: tuple[tuple[float, ...], ...] = ()
    """Everyone's winning share before the first action and after each, as far as looked at;
    alone, what the position promises."""
    done: bool = False
    points: tuple[Point, ...] = ()
    told: tuple[str, ...] = ()
    """What the action before the point shown brought about."""
    next_player: int | None = None
    """Who is on turn there; None at the end of the game."""
    company: str = ""
    """Whom one meets who plays on from there; empty where nobody can."""

    @property
    def here(self) -> Point | None:
        """The turning point that is shown."""
        return next((point for point in self.points if point.index == self.at), None)
