"""From one round to the next: scoring, the figures' ways, the start player, the end."""

from __future__ import annotations

from . import figures, scoring, solo
from .components import ISLES, ROUNDS
from .events import FigureMoved, GuardMoved, RoundBegan, RoundEnded, Told, Woken
from .state import ABSENT, ACTIONS, OVER, State


def begin_round(state: State, told: Told) -> None:
    """What happens before the first action of a round."""
    if told is not None:
        told.append(RoundBegan(state.round, state.start))
    if state.solo:
        solo.begin_round(state, told)
    else:
        state.turn = state.start
        state.phase = ACTIONS


def end_round(state: State, told: Told) -> None:
    """The scoring, and then the next round or the end of the game."""
    if told is not None:
        told.append(RoundEnded(state.round))
    if state.solo:
        solo.build(state, told)
    scoring.score_round(state, told)
    if state.round == ROUNDS:
        scoring.score_end(state, told)
        state.phase = OVER
        return
    _wake(state, told)
    _move_figures(state, told)
    state.round += 1
    if told is not None:
        path = (tile for tile in state.island.path if state.claims[tile] != ABSENT)
        fresh = tuple(tile for tile in path if state.island.approved[tile] == state.round)
        told.append(GuardMoved(state.guard, fresh))
    state.time = state.time_tokens
    state.book_played = False
    state.start = _next_start(state)
    begin_round(state, told)


def _next_start(state: State) -> int:
    """Left of whoever turned the last time token; two players take turns."""
    if state.solo:
        return state.start
    return ((state.start if state.players == 2 else state.turn) + 1) % state.players


def _wake(state: State, told: Told) -> None:
    """Inactive novices become active where they are."""
    if told is not None:
        for player in range(state.players):
            novices = sum(state.inactive[player * ISLES : (player + 1) * ISLES])
            told.append(Woken(player, novices))
    for at, novices in enumerate(state.inactive):
        state.active[at] += novices
        state.inactive[at] = 0


def _move_figures(state: State, told: Told) -> None:
    before = state.priestess, state.builder, state.apostate
    state.priestess = figures.next_priestess(state)
    state.builder = figures.next_builder(state)
    state.apostate = figures.next_apostate(state)
    if told is not None:
        after = state.priestess, state.builder, state.apostate
        names = "priestess", "builder", "apostate"
        for name, from_, to in zip(names, before, after, strict=True):
            told.append(FigureMoved(name, from_, to))
