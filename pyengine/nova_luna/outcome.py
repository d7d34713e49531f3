"""Who won Nova Luna, and why."""

from __future__ import annotations

from pyengine.core.game import Outcome

from .state import OVER, State

LAST_DISC, NO_TILES, SOLO = "last-disc", "no-tiles", "solo"


def outcome(state: State) -> Outcome | None:
    if state.phase != OVER:
        return None
    if state.solo:
        return Outcome((0,), (sum(state.noted),), SOLO)
    # `order` is who would have moved sooner, and sorting keeps it among equals.
    places = tuple(sorted(state.order, key=lambda player: state.discs[player]))
    reason = LAST_DISC if 0 in state.discs else NO_TILES
    return Outcome(places, tuple(state.discs), reason)
