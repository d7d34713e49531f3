"""What a solo game of Nova Luna is worth: the total it is likely to end with, as a loss.

A number taken in the first phase counts in both sums. Every disc still to place will cost
something: as much as the weights say at first, less with tasks that are all but complete and
with a tile on offer that fits.
"""

from __future__ import annotations

from pyengine.nova_luna.components import SOLO_DISCS
from pyengine.nova_luna.state import OVER, SOLO_1, State

from .offer import best_on_offer
from .outlook import Outlooks


def worth(state: State, outlooks: Outlooks) -> float:
    noted = sum(state.noted)
    if state.phase == OVER:
        return -float(noted)
    weights = outlooks.weights.alone
    discs, numbers = state.discs[0], state.numbers(0)
    promised = weights["promise"] * max(0.0, outlooks.of(state.displays[0]).worth)
    promised += weights["best"] * max(0.0, best_on_offer(state, outlooks))
    if state.phase == SOLO_1:
        later = weights["second"] * _still(SOLO_DISCS[1], promised)
        return -(2 * numbers + weights["first"] * _still(discs, promised) + later)
    return -(noted + numbers + weights["second"] * _still(discs, promised))


def _still(discs: int, promised: float) -> float:
    """How many discs are still to be worked for; a promise helps less the fewer are left."""
    return discs * discs / (discs + promised) if discs else 0.0
