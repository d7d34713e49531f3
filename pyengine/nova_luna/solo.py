"""The solo game: two phases, noted sums and penalties."""

from __future__ import annotations

from pyengine.core.errors import IllegalError

from .components import SOLO_DISCS, SOLO_PENALTY
from .events import CoveredBetween, Event, PhaseEnded, Refilled
from .state import OVER, SOLO_1, SOLO_2, State
from .wheel import refill, tiles_left


def may_end_phase(state: State) -> bool:
    """The first phase may be stopped once its discs are placed."""
    return state.phase == SOLO_1 and not state.discs[0]


def end_phase_by_choice(state: State, told: list[Event] | None) -> None:
    if state.phase != SOLO_1:
        raise IllegalError("", "only the first phase of a solo game can be ended by choice")
    if state.discs[0]:
        raise IllegalError(
            "",
            "the first phase can be ended once its discs are placed; {left} are left",
            left=state.discs[0],
        )
    _end_first_phase(state, told)


def after_take(state: State, told: list[Event] | None) -> None:
    """A phase ends by itself with the last tile, the second one also with the last disc."""
    if state.phase == SOLO_1:
        if not tiles_left(state):
            _end_first_phase(state, told)
    else:
        _end_second_phase_if_done(state, told)


def _end_first_phase(state: State, told: list[Event] | None) -> None:
    _note(state, told)
    filled = refill(state)
    if told is not None:
        told.append(Refilled(None, filled))
    state.phase = SOLO_2
    state.discs[0] += SOLO_DISCS[1]
    # Ruling: tasks already complete but still open are covered as the phase starts.
    display = state.displays[0].copy()
    covers = display.cover(state.discs[0], range(len(display.tiles)))
    if covers:
        state.displays[0] = display
        state.discs[0] -= len(covers)
        if told is not None:
            told.append(CoveredBetween(tuple(covers)))
    _end_second_phase_if_done(state, told)


def _end_second_phase_if_done(state: State, told: list[Event] | None) -> None:
    if not state.discs[0] or not tiles_left(state):
        _note(state, told)
        state.phase = OVER


def _note(state: State, told: list[Event] | None) -> None:
    numbers = state.numbers(0)
    penalty = SOLO_PENALTY * state.discs[0]
    state.noted += [numbers, penalty]
    if told is not None:
        told.append(PhaseEnded(len(state.noted) // 2, numbers, penalty))
