"""The moon wheel: which tiles are on offer, and how it is refilled."""

from __future__ import annotations

from .components import SPACES
from .state import PLAY, State

OFFERED = 3
REFILL_AT_MOST = 2
"""With this many tiles left, or fewer, the wheel may be refilled."""


def offers(state: State) -> list[int]:
    """The spaces of the next three tiles clockwise from the figure; empty ones do not count."""
    found: list[int] = []
    for step in range(1, SPACES):
        space = (state.moon + step) % SPACES
        if state.wheel[space]:
            found.append(space)
            if len(found) == OFFERED:
                break
    return found


def tiles_left(state: State) -> int:
    return SPACES - state.wheel.count(0)


def may_refill(state: State) -> bool:
    """At the start of a turn, with 1 or 2 tiles left; with an empty pile there is nothing to do."""
    return bool(state.phase == PLAY and state.pile and 1 <= tiles_left(state) <= REFILL_AT_MOST)


def refill(state: State) -> int:
    """Fill every empty space clockwise from the figure, as far as the pile reaches."""
    filled = 0
    for step in range(1, SPACES):
        space = (state.moon + step) % SPACES
        if not state.pile:
            break
        if not state.wheel[space]:
            state.wheel[space] = state.pile.pop()
            filled += 1
    return filled
