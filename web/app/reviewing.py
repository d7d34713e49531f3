"""Looking back at a finished game: any point of it, what bots think of it, and playing on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyengine import Match

from .bots import review_thought
from .ideas import BETTER, PLAYED, Idea
from .review_table import Point, ReviewTable
from .seats import LEVELS, QUICK_LEVEL, level_name, seat_levels, seat_of
from .words import _, listing

NEWS = 3
"""The chart is drawn anew when so many more positions have been looked at."""

AsIdea = Callable[[Match, str, dict[str, Any], Any], Idea]


class Reviewing:
    def __init__(self, match: Match, as_idea: AsIdea) -> None:
        self.match = match
        self.at = self.length = len(match.told)
        self._as_idea = as_idea
        """Turns an action at a match into words and marks."""
        self._thought = review_thought(match)
        self._drawn = 0
        self._points: tuple[Point, ...] = ()

    @property
    def thinks(self) -> bool:
        return not self._thought.done

    def think(self) -> bool:
        """A slice; returns whether there is news to draw."""
        done = self._thought.slice()
        found = len(self._thought.stepped.standings) if self._thought.stepped else 0
        if done:
            self._points = tuple(map(self._point, self._thought.stepped.turning_points))
        elif found - self._drawn < NEWS:
            return False
        self._drawn = found
        return True

    def _point(self, found: Any) -> Point:
        there = self.match_at(found.index)
        return Point(
            found.index,
            found.player,
            self._as_idea(there, PLAYED, found.played, ()),
            self._as_idea(there, BETTER, found.better, found.reasons),
            found.lost,
        )

    def go(self, to: int) -> None:
        self.at = min(max(0, to), self.length)

    def match_at(self, index: int) -> Match:
        """The match as it was after so many actions."""
        there = self.match.fork()
        while len(there.told) > index:
            there.undo()
        return there

    def table(self, told: tuple[str, ...]) -> ReviewTable:
        there = self.match_at(self.at)
        standings = self._thought.stepped.standings if self._thought.stepped else ()
        return ReviewTable(
            at=self.at,
            length=self.length,
            standings=tuple(standings),
            done=self._thought.done,
            points=self._points,
            told=told,
            next_player=there.actor,
            company="" if there.actor is None else self._company(there),
        )

    # Playing on

    def _levels(self, there: Match) -> list[int]:
        """Who sits where in a game that goes on from there: the same as in this one, but there is
        always a person, and always a bot where more than one plays."""
        levels = list(seat_levels(self.match.setup))
        seat = there.seat
        assert seat is not None
        if not any(levels):
            levels = [QUICK_LEVEL] * len(levels)
            levels[seat] = 0
        elif all(levels):
            levels[seat] = 0
        return levels

    def _company(self, there: Match) -> str:
        levels = self._levels(there)
        met = [level_name(level) for level in LEVELS if level in levels]
        return _("against {bots}").format(bots=listing(met)) if met else _("alone")

    def fork(self) -> Match:
        """A game of its own from the point that is shown."""
        there = self.match_at(self.at)
        record = there.record
        seats = [seat_of(level) for level in self._levels(there)]
        return Match.load({**record, "setup": {**record["setup"], "seats": seats}})
