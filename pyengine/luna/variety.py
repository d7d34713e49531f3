"""Journeys and tides of many novices, drawn by chance: `legal` lists only those of one."""

from __future__ import annotations

from pyengine.core.chance import Chance

from .actions.movement import Journey, Tide
from .actions.moves import OTHERS, Move, gathered
from .components import ISLES, LANDING
from .kinds import Action
from .state import State


def vary(state: State, action: Action, chance: Chance) -> Action:
    """A journey or tide that this one's single novice is part of; other actions as they are."""
    if isinstance(action, Journey):
        return Journey(_joined(state, action.moves, _travellers(state, False), chance))
    if isinstance(action, Tide):
        return Tide(_joined(state, action.moves, _travellers(state, True), chance))
    return action


def _travellers(state: State, tide: bool) -> list[Move]:
    """One entry, its goal still open, for each novice that could travel."""
    found: list[Move] = []
    first = state.turn * ISLES
    for isle in range(ISLES):
        if isle != state.frozen:
            found += [Move(isle, isle, 1, 0)] * state.active[first + isle]
            if tide:
                found += [Move(isle, isle, 0, 1)] * state.inactive[first + isle]
    if tide:
        found += [Move(LANDING, LANDING, 0, 1)] * state.landing[state.turn]
    return found


def _joined(
    state: State, moves: tuple[Move, ...], travellers: list[Move], chance: Chance
) -> tuple[Move, ...]:
    first = moves[0]
    travellers.remove(first._replace(to=first.from_))
    chance.shuffle(travellers)
    joining = travellers[: chance.below(len(travellers) + 1)]
    return gathered(state, [first, *(_sent(novice, chance) for novice in joining)])


def _sent(novice: Move, chance: Chance) -> Move:
    return novice._replace(to=chance.pick(list(OTHERS[novice.from_])))
