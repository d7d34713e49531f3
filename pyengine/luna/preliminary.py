"""The preliminary round: whose turn it is to place, where they may, and the favors at its end."""

from __future__ import annotations

from .components import HERBS, ISLES
from .events import FavorsReceived, Told
from .rounds import begin_round
from .state import PERSON, PLACING_NOVICES, State

PAIR = 2
"""Novices are placed two at a time."""
PAIRS = 4
"""Each player places so many pairs."""


def placing(state: State) -> list[int]:
    """Who places, from the start player on; the solo opponent has placed at the set-up."""
    if state.solo:
        return [PERSON]
    return [(state.start + n) % state.players for n in range(state.players)]


def pairs(state: State, player: int) -> int:
    first = player * ISLES
    return sum(state.active[first : first + ISLES]) // PAIR


def isles_for_shrines(state: State) -> list[int]:
    """Without a shrine yet; with two players, and in solo, the herbs isle is barred."""
    barred = HERBS if state.players == 2 else -1
    return [
        isle
        for isle in range(ISLES)
        if isle != barred and not any(mask >> isle & 1 for mask in state.shrines)
    ]


def isles_for_novices(state: State) -> list[int]:
    """Without any piece of the player on turn."""
    return [isle for isle in range(ISLES) if not has_piece(state, state.turn, isle)]


def has_piece(state: State, player: int, isle: int) -> bool:
    return bool(state.active[player * ISLES + isle]) or state.has_shrine(player, isle)


def after_placing(state: State, told: Told) -> None:
    """The next player places; once all shrines stand novices follow, and then the favors."""
    order = placing(state)
    last = state.turn == order[-1]
    state.turn = order[(order.index(state.turn) + 1) % len(order)]
    if not last:
        return
    if state.phase != PLACING_NOVICES:
        state.phase = PLACING_NOVICES
    elif pairs(state, order[-1]) == PAIRS:
        receive_favors(state, told)
        begin_round(state, told)


def receive_favors(state: State, told: Told) -> None:
    """One token from each isle where a player has nothing; the solo opponent has none such."""
    for player in placing(state):
        favors = tuple(isle for isle in range(ISLES) if not has_piece(state, player, isle))
        for favor in favors:
            state.favors[player] |= 1 << favor
        if told is not None:
            told.append(FavorsReceived(player, favors))
