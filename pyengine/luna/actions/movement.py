"""Movement actions: journey, tide and sailboat.

Journeys and tides are too many to list: `legal` gives those of a single novice, and `check`
judges any combination.
"""

from __future__ import annotations

from typing import NamedTuple

from pyengine.core.errors import IllegalError
from pyengine.core.game import Json
from pyengine.core.reader import Reader
from pyengine.luna.components import ISLES, LANDING, SAILBOAT, SYMBOLS, TIDE
from pyengine.luna.events import Sailed, Told, Travelled
from pyengine.luna.paying import check_active, check_not_frozen, check_token, spend
from pyengine.luna.state import State

from .keys import ORIGINS, read_isle, read_origin
from .moves import OTHERS, Move, rank, read_step, read_tide, some, write_tide

BOAT_HOLDS = 2


def _check_moves(state: State, moves: tuple[Move, ...]) -> None:
    """What holds of every move of journeys and tides; that there are enough comes last."""
    before = (-1, -1)
    for n, move in enumerate(moves):
        if move.from_ == move.to:
            raise IllegalError(f"moves[{n}].to", "novices travel to another isle than their own")
        here = rank(state, move.from_, move.to)
        if here == before:
            raise IllegalError(f"moves[{n}]", "the same two isles are in the moves twice")
        if here < before:
            raise IllegalError(
                f"moves[{n}]",
                "moves are in the order of the isles, by where from and then where to",
            )
        before = here
        if move.from_ != LANDING:
            check_not_frozen(state, move.from_, f"moves[{n}].from")


def _check_enough(state: State, moves: tuple[Move, ...]) -> None:
    for from_ in {move.from_: None for move in moves}:
        n = next(n for n, move in enumerate(moves) if move.from_ == from_)
        active = sum(move.active for move in moves if move.from_ == from_)
        inactive = sum(move.inactive for move in moves if move.from_ == from_)
        if from_ == LANDING:
            _check_landing(state, inactive, f"moves[{n}].inactive")
            continue
        check_active(state, from_, active, f"moves[{n}]")
        resting = state.inactive[state.turn * ISLES + from_]
        if resting < inactive:
            raise IllegalError(
                f"moves[{n}].inactive",
                "this takes {wanted} of your inactive novices beside the {isle} isle; you have"
                " {resting} there",
                resting=resting,
                isle=SYMBOLS[from_],
                wanted=inactive,
            )


def _check_landing(state: State, wanted: int, place: str) -> None:
    waiting = state.landing[state.turn]
    if waiting < wanted:
        raise IllegalError(
            place,
            "this takes {wanted} of your novices on the landing stage; you have {waiting} there",
            waiting=waiting,
            wanted=wanted,
        )


def _travel(state: State, moves: tuple[Move, ...], told: Told) -> None:
    player = state.turn
    first = player * ISLES
    for from_, to, active, inactive in moves:
        if from_ == LANDING:
            state.put_on_landing(player, -inactive)
        else:
            state.active[first + from_] -= active
            state.inactive[first + from_] -= inactive
        state.inactive[first + to] += active + inactive
        if told is not None:
            told.append(Travelled(player, from_, to, active, inactive))


def _isles_to_leave(state: State, novices: list[int]) -> list[int]:
    """The isles where the player on turn has some of these novices, none of them frozen."""
    first = state.turn * ISLES
    return [isle for isle in range(ISLES) if novices[first + isle] and isle != state.frozen]


class Journey(NamedTuple):
    """Any number of active novices go each to any other isle, arriving inactive."""

    moves: tuple[Move, ...]
    do: str = "journey"

    @staticmethod
    def read(action: Reader) -> Journey:
        action.object(("do", "moves"))
        return Journey(some(action["moves"], [read_step(m) for m in action["moves"].items()]))

    def write(self) -> Json:
        moves = [
            {"from": ORIGINS[move.from_], "to": SYMBOLS[move.to], "count": move.active}
            for move in self.moves
        ]
        return {"do": self.do, "moves": moves}

    @staticmethod
    def legal(state: State) -> list[Journey]:
        return [
            Journey((Move(isle, to, 1),))
            for isle in _isles_to_leave(state, state.active)
            for to in OTHERS[isle]
        ]

    @staticmethod
    def why_none(state: State) -> None:  # noqa: ARG004  as for every kind of action
        raise IllegalError("", "you have no active novice that could travel")

    def check(self, state: State) -> None:
        _check_moves(state, self.moves)
        _check_enough(state, self.moves)

    def play(self, state: State, told: Told) -> None:
        _travel(state, self.moves, told)


class Tide(NamedTuple):
    """With the tide token, the same for inactive novices and the landing stage as well."""

    moves: tuple[Move, ...]
    do: str = "tide"

    @staticmethod
    def read(action: Reader) -> Tide:
        action.object(("do", "moves"))
        return Tide(some(action["moves"], [read_tide(m) for m in action["moves"].items()]))

    def write(self) -> Json:
        return {"do": self.do, "moves": [write_tide(move) for move in self.moves]}

    @staticmethod
    def legal(state: State) -> list[Tide]:
        if not state.holds(TIDE):
            return []
        moves = [
            Move(isle, to, 1, 0)
            for isle in _isles_to_leave(state, state.active)
            for to in OTHERS[isle]
        ]
        moves += [
            Move(isle, to, 0, 1)
            for isle in _isles_to_leave(state, state.inactive)
            for to in OTHERS[isle]
        ]
        if state.landing[state.turn]:
            moves += [Move(LANDING, to, 0, 1) for to in OTHERS[LANDING]]
        return [Tide((move,)) for move in moves]

    @staticmethod
    def why_none(state: State) -> None:
        check_token(state, TIDE)
        raise IllegalError("", "you have no novice that the tide could carry")

    def check(self, state: State) -> None:
        check_token(state, TIDE)
        _check_moves(state, self.moves)
        _check_enough(state, self.moves)

    def play(self, state: State, told: Told) -> None:
        spend(state, TIDE, told)
        _travel(state, self.moves, told)


class Sailboat(NamedTuple):
    """With the sailboat token, one or two novices go to another isle and stay active."""

    from_: int
    to: int
    novices: int
    do: str = "sailboat"

    @staticmethod
    def read(action: Reader) -> Sailboat:
        action.object(("do", "from", "to", "count"))
        from_, to = read_origin(action["from"]), read_isle(action["to"])
        return Sailboat(from_, to, action["count"].integer(1, BOAT_HOLDS))

    def write(self) -> Json:
        from_, to = ORIGINS[self.from_], SYMBOLS[self.to]
        return {"do": self.do, "from": from_, "to": to, "count": self.novices}

    @staticmethod
    def legal(state: State) -> list[Sailboat]:
        if not state.holds(SAILBOAT):
            return []
        first = state.turn * ISLES
        found = [
            Sailboat(isle, to, novices)
            for isle in _isles_to_leave(state, state.active)
            for to in OTHERS[isle]
            for novices in range(1, min(state.active[first + isle], BOAT_HOLDS) + 1)
        ]
        waiting = min(state.landing[state.turn], BOAT_HOLDS)
        found += [
            Sailboat(LANDING, to, novices)
            for to in OTHERS[LANDING]
            for novices in range(1, waiting + 1)
        ]
        return found

    @staticmethod
    def why_none(state: State) -> None:
        check_token(state, SAILBOAT)
        raise IllegalError("", "you have no active novice to sail, and none on the landing stage")

    def check(self, state: State) -> None:
        check_token(state, SAILBOAT)
        if self.from_ == self.to:
            raise IllegalError("to", "novices travel to another isle than their own")
        if self.from_ == LANDING:
            _check_landing(state, self.novices, "count")
            return
        check_not_frozen(state, self.from_, "from")
        check_active(state, self.from_, self.novices, "from")

    def play(self, state: State, told: Told) -> None:
        player = state.turn
        spend(state, SAILBOAT, told)
        if self.from_ == LANDING:
            state.put_on_landing(player, -self.novices)
        else:
            state.active[player * ISLES + self.from_] -= self.novices
        state.active[player * ISLES + self.to] += self.novices
        if told is not None:
            told.append(Sailed(player, self.from_, self.to, self.novices))
