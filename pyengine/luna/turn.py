"""A turn of Luna: what may be done in each phase, doing it, and why something may not be done."""

from __future__ import annotations

from pyengine.core.errors import IllegalError

from .events import Told
from .kinds import KINDS, KINDS_IN, TURNS, Action
from .paying import check_not_frozen
from .state import ACTIONS, OVER, PLACING_NOVICES, PLACING_SHRINES, State


def legal(state: State) -> list[Action]:
    """Everything, but of journeys and tides only those of a single novice."""
    return [action for kind in KINDS_IN[state.phase] for action in KINDS[kind].legal(state)]


def legal_of(state: State, kind: str) -> list[Action]:
    """The legal actions of one kind."""
    return list(KINDS[kind].legal(state)) if kind in KINDS_IN[state.phase] else []


def play(state: State, action: Action, told: Told = None) -> None:
    check(state, action)
    phase, round_ = state.phase, state.round
    action.play(state, told)
    if phase == ACTIONS == state.phase and round_ == state.round and not state.solo:
        state.turn = (state.turn + 1) % state.players


def check(state: State, action: Action) -> None:
    """Refuse what the rules forbid at this point, naming the rule."""
    _check_phase(state, action.do)
    action.check(state)


def refusal(state: State, action: Action) -> IllegalError | None:
    """Why this action may not be played now; None when it may."""
    try:
        check(state, action)
    except IllegalError as error:
        return error
    return None


def why_none(state: State, kind: str) -> IllegalError | None:
    """Why there is no legal action of this kind now; None when there is one."""
    try:
        _check_phase(state, kind)
        if kind in TURNS and not TURNS[kind].legal(state):
            _check_frost(state, kind)
            TURNS[kind].why_none(state)
    except IllegalError as error:
        return error
    return None


def _check_frost(state: State, kind: str) -> None:
    """Solo: whether the frozen isle is all that stands in the way; expulsion has its own rule."""
    if state.frozen >= 0 and kind != "expel":
        thawed = state.copy()
        thawed.solo = 1
        if TURNS[kind].legal(thawed):
            check_not_frozen(state, state.frozen, "")


def _check_phase(state: State, kind: str) -> None:
    if state.phase == OVER:
        raise IllegalError("", "the game is over")
    if kind in KINDS_IN[state.phase]:
        return
    if state.phase == PLACING_SHRINES:
        raise IllegalError("", "first everyone places a shrine")
    if state.phase == PLACING_NOVICES:
        raise IllegalError("", "first everyone places four pairs of novices")
    if kind == "quiet" and not state.solo:
        raise IllegalError("", "only the solo game has an opponent whose isle is quieted")
    if state.phase == ACTIONS:
        raise IllegalError("", "the preliminary round and the start of the round are over")
    raise IllegalError("", "first choose the isle whose opponent novices become inactive")
