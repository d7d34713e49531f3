"""The moves that journeys and tides are made of: read, written, and gathered in order."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from pyengine.core.game import Json
from pyengine.core.reader import Reader
from pyengine.luna.components import ISLES, LANDING, NOVICES, SYMBOLS
from pyengine.luna.state import State

from .keys import ORIGINS, read_isle, read_origin

OTHERS = [tuple(other for other in range(ISLES) if other != isle) for isle in range(ISLES + 1)]
"""The isles to go to from each isle, and from the landing stage."""


class Move(NamedTuple):
    """Novices that leave one isle, or the landing stage, for another isle."""

    from_: int
    to: int
    active: int = 0
    inactive: int = 0


def gathered(state: State, moves: Iterable[Move]) -> tuple[Move, ...]:
    """The moves in the order of the formats, each pair of isles once."""
    sums: dict[tuple[int, int], tuple[int, int]] = {}
    for from_, to, active, inactive in moves:
        more_active, more_inactive = sums.get((from_, to), (0, 0))
        sums[from_, to] = active + more_active, inactive + more_inactive
    pairs = sorted(sums, key=lambda pair: rank(state, *pair))
    return tuple(Move(*pair, *sums[pair]) for pair in pairs)


def rank(state: State, from_: int, to: int) -> tuple[int, int]:
    """The place of a pair in the order of the formats: the isles clockwise, the landing last."""
    return ISLES if from_ == LANDING else state.place[from_], state.place[to]


def some(moves: Reader, read: list[Move]) -> tuple[Move, ...]:
    if not read:
        raise moves.refuse("at least one novice must move")
    return tuple(read)


def read_step(move: Reader) -> Move:
    move.object(("from", "to", "count"))
    from_, to = read_isle(move["from"]), read_isle(move["to"])
    return Move(from_, to, move["count"].integer(1, NOVICES))


def read_tide(move: Reader) -> Move:
    move.object(("from", "to"), ("active", "inactive"))
    from_, to = read_origin(move["from"]), read_isle(move["to"])
    active = move.get("active", 0).integer(0, NOVICES)
    inactive = move.get("inactive", 0).integer(0, NOVICES)
    if from_ == LANDING and active:
        raise move["active"].refuse("novices on the landing stage count as inactive")
    if not active + inactive:
        raise move.refuse("at least one novice must move")
    return Move(from_, to, active, inactive)


def write_tide(move: Move) -> Json:
    written: Json = {"from": ORIGINS[move.from_], "to": SYMBOLS[move.to]}
    if move.active:
        written["active"] = move.active
    if move.inactive:
        written["inactive"] = move.inactive
    return written
