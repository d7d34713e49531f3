"""The Council of Priests: moving up, and the rank that breaks ties."""

from __future__ import annotations

from .components import LAST_SEAT
from .state import State, changed


def move_up(state: State, player: int, seats: int) -> None:
    """Onto the pieces already on the new seat; on the last seat below them."""
    there = state.seats[player] + seats
    state.seats = changed(state.seats, player, there)
    others = [other for other in state.council if other != player]
    # Whoever sits further up stays ahead, and on the last seat whoever came before, too.
    ahead = there if there == LAST_SEAT else there + 1
    place = sum(1 for other in others if state.seats[other] >= ahead)
    state.council = (*others[:place], player, *others[place:])


def stacks(state: State) -> list[tuple[int, list[int]]]:
    """The occupied seats, lowest first, each with its pieces from bottom to top."""
    found: list[tuple[int, list[int]]] = []
    for player in reversed(state.council):
        if found and found[-1][0] == state.seats[player]:
            found[-1][1].append(player)
        else:
            found.append((state.seats[player], [player]))
    return found
