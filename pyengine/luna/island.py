"""The Temple island: which temple spaces are neighbours, and in which round a tile is approved.

All of it follows from the boards in their slots, so states share one island and never change it.
"""

from __future__ import annotations

from typing import NamedTuple

from .components import BOARD_TILES, CELLS, FIRST_TILES, SLOTS, TILES

NEIGHBOURS = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))
"""From a hexagon to those around it, in half hexagons across and rows down."""

NEVER = len(SLOTS) * TILES
"""The round of approval of a tile that is never on the path."""


class Island(NamedTuple):
    boards: tuple[int, ...]
    """The boards in the slots, from the gate on."""
    places: dict[int, tuple[int, int]]
    """Where each tile's space lies in the temple: in half hexagons across and in rows down."""
    neighbours: tuple[tuple[int, ...], ...]
    """The temple spaces around each space."""
    path: tuple[int, ...]
    """The tiles that the path begins with, from the gate to the landing stage."""
    approved: tuple[int, ...]
    """The round from which on each tile is approved."""


def place_in_temple(slot: int, cell: str) -> tuple[int, int]:
    across, down = CELLS[cell]
    start_across, start_down = SLOTS[slot]["at"]
    if SLOTS[slot]["turned"]:
        return start_across - across, start_down - down
    return start_across + across, start_down + down


def _assemble(boards: tuple[int, ...]) -> Island:
    places = {
        tile: place_in_temple(slot, cell)
        for slot, board in enumerate(boards)
        for cell, tile in BOARD_TILES[board].items()
    }
    tile_at = {place: tile for tile, place in places.items()}
    neighbours: list[tuple[int, ...]] = [()] * (TILES + 1)
    for tile, (across, down) in places.items():
        around = ((across + step, down + row) for step, row in NEIGHBOURS)
        neighbours[tile] = tuple(sorted(tile_at[place] for place in around if place in tile_at))
    path = tuple(sorted((tile for tile in places if tile > FIRST_TILES), reverse=True))
    approved = [NEVER] * (TILES + 1)
    for n, tile in enumerate(reversed(path)):
        approved[tile] = 1 + n // len(boards)
    return Island(boards, places, tuple(neighbours), path, tuple(approved))


_ISLANDS: dict[tuple[int, ...], Island] = {}


def island_of(boards: tuple[int, ...]) -> Island:
    """The island with these boards; assembled when first asked for."""
    island = _ISLANDS.get(boards)
    if island is None:
        island = _ISLANDS[boards] = _assemble(boards)
    return island
