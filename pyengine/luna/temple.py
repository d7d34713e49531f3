"""Coming into the temple: the gain, displacement, and the books that protect from it."""

from __future__ import annotations

from .components import ISLES, LANDING, SYMBOL_OF
from .events import Displaced, Sanctified, Told
from .state import ABSENT, OPPONENT, VACATED, State, changed

FOR_DISPLACING = 1


def enter(state: State, player: int, tile: int, told: Told) -> None:
    """The tile leaves the path and comes to its space with a novice of the player's."""
    state.claims = changed(state.claims, tile, ABSENT)
    state.temple = changed(state.temple, tile, player)
    state.influence[player] += state.guard
    if told is not None:
        told.append(Sanctified(player, tile, state.guard))
    for space in displaces(state, player, tile):
        _displace(state, player, space, told)


def displaces(state: State, player: int, tile: int) -> list[int]:
    """The spaces whose novices would leave for a novice of the player's on this tile."""
    return [
        space
        for space in state.island.neighbours[tile]
        if space < tile
        and state.temple[space] >= 0
        and state.temple[space] != player
        and space not in state.books
    ]


def _displace(state: State, mover: int, space: int, told: Told) -> None:
    owner = state.temple[space]
    state.temple = changed(state.temple, space, VACATED)
    if state.solo and owner == OPPONENT:
        to = SYMBOL_OF[space]
        state.inactive[owner * ISLES + to] += 1
    else:
        to = LANDING
        state.put_on_landing(owner, 1)
    # Ruling: the gain is the mover's, in solo play too.
    state.influence[mover] += FOR_DISPLACING
    if told is not None:
        told.append(Displaced(mover, owner, space, to, FOR_DISPLACING))


def without_book(state: State, player: int) -> list[int]:
    """The spaces with a novice of this player's and no book, lowest first."""
    return [tile for tile in state.serving(player) if tile not in state.books]


def move_book(state: State, from_: int, to: int) -> None:
    state.books = tuple(sorted((*(tile for tile in state.books if tile != from_), to)))
