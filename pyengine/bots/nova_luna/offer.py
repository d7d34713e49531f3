"""What the wheel offers a player."""

from __future__ import annotations

from pyengine.nova_luna.components import COST_OF
from pyengine.nova_luna.state import State
from pyengine.nova_luna.wheel import offers

from .outlook import Outlooks


def best_on_offer(state: State, outlooks: Outlooks) -> float:
    """What the best fitting tile on offer adds for the player on turn, less its time."""
    outlook, bead = outlooks.of(state.displays[state.turn]), outlooks.weights.bead
    tiles = [state.wheel[space] for space in offers(state)]
    return max(outlook.layings(tile)[0][0] - bead * COST_OF[tile] for tile in tiles)
