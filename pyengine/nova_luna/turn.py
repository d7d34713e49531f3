"""A turn of Nova Luna: refill, take, lay, advance, cover; and when the game ends."""

from __future__ import annotations

from pyengine.core.errors import IllegalError

from . import solo
from .actions import Action, EndPhase, Refill, Take
from .components import COST_OF
from .display import Display, cell_at, column_and_row
from .events import Event, Laid, Refilled
from .state import OVER, PLAY, State
from .wheel import may_refill, offers, refill, tiles_left


def legal(state: State) -> list[Action]:
    if state.phase == OVER:
        return []
    spots = [column_and_row(cell) for cell in state.displays[state.turn].spots()]
    actions: list[Action] = [Take(space, at) for space in offers(state) for at in spots]
    if may_refill(state):
        actions.append(Refill())
    if solo.may_end_phase(state):
        actions.append(EndPhase())
    return actions


def play(state: State, action: Action, told: list[Event] | None = None) -> None:
    if state.phase == OVER:
        raise IllegalError("", "the game is over")
    if isinstance(action, Take):
        _take(state, action, told)
    elif isinstance(action, Refill):
        _refill_by_choice(state, told)
    else:
        solo.end_phase_by_choice(state, told)


def preview(state: State, space: int, cell: int) -> tuple[Display, tuple[tuple[int, int], ...]]:
    """The display of the player on turn with this space's tile laid there, and what it covers."""
    player = state.turn
    display = state.displays[player].with_tile(state.wheel[space], cell)
    return display, tuple(display.cover(state.discs[player], display.near_last_laid()))


def _take(state: State, take: Take, told: list[Event] | None) -> None:
    player = state.turn
    cell = cell_at(*take.at)
    check_space(state, take.space)
    _check_spot(state.displays[player], cell)

    tile = state.wheel[take.space]
    display, covers = preview(state, take.space, cell)
    state.wheel[take.space] = 0
    state.moon = take.space
    state.displays[player] = display
    state.discs[player] -= len(covers)
    if told is not None:
        told.append(Laid(player, tile, take.space, take.at, covers))
    if state.solo:
        solo.after_take(state, told)
    else:
        state.advance(player, COST_OF[tile])
        _start_of_turn(state, player, told)


def check_space(state: State, space: int) -> None:
    if not state.wheel[space]:
        raise IllegalError("space", "there is no tile on space {space}", space=space)
    offered = offers(state)
    if space not in offered:
        raise IllegalError(
            "space",
            "only the next three tiles after the moon figure may be taken, on spaces {offered};"
            " space {space} is beyond them",
            space=space,
            offered=", ".join(map(str, offered)),
        )


def _check_spot(display: Display, cell: int) -> None:
    if not display.cells:
        if cell:
            raise IllegalError("at", "a player's first tile is laid at column 0, row 0")
        return
    column, row = column_and_row(cell)
    if cell in display.index:
        raise IllegalError(
            "at", "a tile lies already at column {column}, row {row}", column=column, row=row
        )
    if not display.touches(cell):
        raise IllegalError(
            "at",
            "a tile must share an edge with one in the display; none is next to"
            " column {column}, row {row}",
            column=column,
            row=row,
        )


def _refill_by_choice(state: State, told: list[Event] | None) -> None:
    if not may_refill(state):
        raise _why_no_refill(state)
    filled = refill(state)
    if told is not None:
        told.append(Refilled(state.turn, filled))


def _why_no_refill(state: State) -> IllegalError:
    if state.phase != PLAY:
        return IllegalError("", "in the solo game the wheel is refilled only between the phases")
    if not state.pile:
        return IllegalError("", "the pile is empty, there is nothing to refill from")
    return IllegalError(
        "",
        "the wheel may be refilled only with 1 or 2 tiles left on it; there are {left}",
        left=tiles_left(state),
    )


def _start_of_turn(state: State, mover: int, told: list[Event] | None) -> None:
    """Between two turns: the end, or the refill that an empty wheel compels."""
    if not state.discs[mover]:
        state.phase = OVER
    elif not tiles_left(state):
        if not state.pile:
            state.phase = OVER
            return
        filled = refill(state)
        if told is not None:
            told.append(Refilled(None, filled))
