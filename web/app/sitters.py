"""Who sits at a table: which seats are bots', whose eyes see it, and what people decided last."""

from __future__ import annotations

from typing import Any

from pyengine import Match

from .seats import seat_levels


class Sitters:
    def __init__(self, match: Match, players: int) -> None:
        self._match = match
        self._levels = seat_levels(match.setup)
        self._seats = [match.game.seat(match.state, player) for player in range(players)]
        """By player, their seat of the set-up; None for whom the rules play."""

    @property
    def bot_on_turn(self) -> int:
        """The level of the bot whose turn it is; 0 when it is a person's, or the game is over."""
        return self._level_at(self._match.seat)

    @property
    def only_bots(self) -> bool:
        return all(self._levels)

    def levels(self) -> tuple[int, ...]:
        """By player, the level of their bot; 0 for a person."""
        return tuple(map(self._level_at, self._seats))

    def _level_at(self, seat: int | None) -> int:
        return 0 if seat is None else self._levels[seat]

    def viewer(self) -> int:
        """Through whose eyes the table is seen: the person's on turn, else the person's who
        decided last; where only bots play, the bot's on turn."""
        taken = [seat for seat in self._seats if seat is not None]
        people = [seat for seat in taken if not self._levels[seat]] or taken
        recent = [self._match.seat, *reversed(self._match.acted), people[0]]
        return self._seats.index(next(seat for seat in recent if seat in people))

    def last_decision(self) -> int | None:
        """How many actions there were before a person last decided; where only bots play, one of
        them; None before the first time."""
        acted = self._match.acted
        for n in reversed(range(len(acted))):
            if self.only_bots or not self._level_at(acted[n]):
                return n
        return None

    def news(self) -> list[list[Any]]:
        """What bots brought about since a person last decided."""
        told = self._match.told
        if self.only_bots:
            return told[-1:]
        last = self.last_decision()
        return told[0 if last is None else last + 1 :]

    def fresh(self) -> list[list[Any]]:
        """What leaves its trace on the table: the news, or else what the last action did."""
        return self.news() or self._match.told[-1:]
