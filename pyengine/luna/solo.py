"""The virtual opponent of the solo game: what he does at the start and the end of a round."""

from __future__ import annotations

from .components import ISLES, SYMBOL_OF
from .council import move_up
from .events import (
    BookMoved,
    CouncilMoved,
    OpponentDidNotBuild,
    OpponentTookNone,
    OpponentTookTile,
    Quieted,
    ShrineBuilt,
    Told,
)
from .state import ACTIONS, FREE, OPPONENT, PERSON, QUIET, State
from .temple import enter, move_book, without_book

FOR_A_BOOK = 1


def begin_round(state: State, told: Told) -> None:
    """The person picks an isle to quiet; with none to pick the opponent goes on at once."""
    state.turn = PERSON
    if noisy_isles(state):
        state.phase = QUIET
    else:
        _take_tile(state, told)
        state.phase = ACTIONS


def noisy_isles(state: State) -> list[int]:
    """The isles with active novices of the opponent's."""
    return [isle for isle in range(ISLES) if state.active[OPPONENT * ISLES + isle]]


def quiet(state: State, isle: int, told: Told) -> None:
    """All of the opponent's novices there become inactive, and his council piece moves up."""
    at = OPPONENT * ISLES + isle
    novices = state.active[at]
    state.active[at] = 0
    state.inactive[at] += novices
    if told is not None:
        told.append(Quieted(isle, novices))
    seats = min(novices, state.seats_left(OPPONENT))
    if seats:
        move_up(state, OPPONENT, seats)
        if told is not None:
            told.append(CouncilMoved(OPPONENT, seats, state.seats[OPPONENT]))
    _take_tile(state, told)
    state.phase = ACTIONS


def _take_tile(state: State, told: Told) -> None:
    path = state.island.path
    free = [tile for tile in path if state.claims[tile] == FREE and state.approved(tile)]
    among = [tile for tile in free if state.active[OPPONENT * ISLES + SYMBOL_OF[tile]]]
    if not among:
        if told is not None:
            told.append(OpponentTookNone(tuple(free)))
        return
    tile = among[0]
    isle = SYMBOL_OF[tile]
    state.active[OPPONENT * ISLES + isle] -= 1
    if told is not None:
        told.append(OpponentTookTile(tile, isle, tuple(among)))
    # Ruling: displacement applies as always.
    enter(state, OPPONENT, tile, told)
    _take_book(state, told)


def _take_book(state: State, told: Told) -> None:
    """The book on the person's lowest tile with one goes to the opponent's lowest without."""
    owned = [tile for tile in state.books if state.temple[tile] == PERSON]
    if not owned:
        return
    from_, to = owned[0], without_book(state, OPPONENT)[0]
    move_book(state, from_, to)
    state.influence[OPPONENT] += FOR_A_BOOK
    if told is not None:
        told.append(BookMoved(OPPONENT, from_, to, FOR_A_BOOK))


def build(state: State, told: Told) -> None:
    """At the end of a round the opponent builds where the Builder finds an active novice."""
    isle = state.builder
    has_shrine = state.has_shrine(OPPONENT, isle)
    active = state.active[OPPONENT * ISLES + isle]
    if active and not has_shrine and state.shrines_left(OPPONENT):
        state.build_shrine(OPPONENT, isle)
        if told is not None:
            told.append(ShrineBuilt(OPPONENT, isle))
    elif told is not None:
        told.append(OpponentDidNotBuild(isle, has_shrine))
