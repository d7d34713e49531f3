"""Where the Priestess, the Builder and the Apostate go between two rounds."""

from __future__ import annotations

from .components import BUILDER, ISLES
from .state import PERSON, State


def next_priestess(state: State) -> int:
    return state.clockwise(state.priestess, state.number)


def next_builder(state: State) -> int:
    return state.clockwise(state.builder, BUILDER)


def next_apostate(state: State) -> int:
    """The next isle clockwise with a novice, if the round ended now; without another he stays.

    By then all novices at the isles are active. In solo only the person's novices draw him.
    """
    drawing = (PERSON,) if state.solo else range(state.players)
    for step in range(1, ISLES):
        isle = state.clockwise(state.apostate, step)
        if any(state.novices_at(player, isle) for player in drawing):
            return isle
    return state.apostate
