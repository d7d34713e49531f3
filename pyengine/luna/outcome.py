"""Who won Luna."""

from __future__ import annotations

from pyengine.core.game import Outcome

from .state import OPPONENT, OVER, PERSON, State

LAST_ROUND, SOLO = "last-round", "solo"


def outcome(state: State) -> Outcome | None:
    if state.phase != OVER:
        return None
    # The council ranks first, and sorting keeps its order among equals.
    places = tuple(sorted(state.council, key=lambda player: -state.influence[player]))
    return Outcome(places, tuple(state.influence), SOLO if state.solo else LAST_ROUND)


def difference(state: State) -> int:
    """The result of a solo game: the person's score less the opponent's."""
    return state.influence[PERSON] - state.influence[OPPONENT]
