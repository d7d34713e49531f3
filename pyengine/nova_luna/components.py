"""The pieces of Nova Luna: the tiles, the wheel's size and the discs, as data."""

from __future__ import annotations

import json
import pkgutil
from typing import Final, NamedTuple

COLOURS: Final = ("red", "blue", "cyan", "yellow")

SPACES: Final = 12
"""Spaces of the selection track; the moon figure stands on one of them."""

DISCS: Final = 20
"""Discs to place: 21, of which one is the marker on the moon track."""

FIRST_GAME_DISCS: Final = {3: 17, 4: 15}
"""Discs to place in a first game, by number of players; otherwise as always."""

SOLO_DISCS: Final = (8, 13)
"""The stacks of the solo phases."""

SOLO_PENALTY: Final = 10
"""What each disc left over at the end of a solo phase costs."""


class Tile(NamedTuple):
    id: int
    colour: str
    cost: int
    tasks: tuple[tuple[str, ...], ...]


def _read_tiles() -> tuple[int, tuple[Tile, ...]]:
    # pkgutil, not importlib.resources: the latter takes longer to import than the tiles to read.
    data = pkgutil.get_data(__package__, "tiles.json")
    assert data is not None
    facts = json.loads(data)
    tiles = tuple(
        Tile(fact["id"], fact["colour"], fact["cost"], tuple(map(tuple, fact["tasks"])))
        for fact in facts["tiles"]
    )
    return facts["moon_track_spaces"], tiles


MOON_TRACK_SPACES, _TILES = _read_tiles()

TILES: Final[dict[int, Tile]] = {tile.id: tile for tile in _TILES}

FARTHEST_ADVANCE: Final = max(tile.cost for tile in _TILES)

# The tables below are what play and search look at all day, indexed by tile id (0: no tile).

COLOUR_OF: Final[list[int]] = [-1] + [COLOURS.index(tile.colour) for tile in _TILES]
COST_OF: Final[list[int]] = [0] + [tile.cost for tile in _TILES]

TASKS_OF: Final[list[tuple[tuple[tuple[int, int], ...], ...]]] = [()] + [
    tuple(
        tuple((c, task.count(colour)) for c, colour in enumerate(COLOURS) if colour in task)
        for task in tile.tasks
    )
    for tile in _TILES
]
"""Each task as (colour, how many) pairs."""

ALL_COVERED: Final[list[int]] = [0] + [(1 << len(tile.tasks)) - 1 for tile in _TILES]
"""The bit mask of a tile all of whose tasks are covered."""
