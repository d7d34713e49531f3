"""The pieces in the box."""

from __future__ import annotations

from collections import Counter

from pyengine.nova_luna import components
from pyengine.nova_luna.components import TILES


def test_68_tiles_17_of_each_colour() -> None:
    assert list(TILES) == list(range(1, 69))
    assert Counter(tile.colour for tile in TILES.values()) == dict.fromkeys(components.COLOURS, 17)


def test_numbers_are_1_to_7() -> None:
    assert {tile.cost for tile in TILES.values()} == set(range(1, 8))


def test_0_to_3_tasks_of_1_to_4_dots() -> None:
    assert {len(tile.tasks) for tile in TILES.values()} == {0, 1, 2, 3}
    assert {len(task) for tile in TILES.values() for task in tile.tasks} == {1, 2, 3, 4}


def test_every_colour_is_wanted_equally_often() -> None:
    dots = Counter(dot for tile in TILES.values() for task in tile.tasks for dot in task)
    assert dots == dict.fromkeys(components.COLOURS, 78)


def test_every_colour_has_the_same_numbers() -> None:
    numbers = {
        tuple(sorted(tile.cost for tile in TILES.values() if tile.colour == colour))
        for colour in components.COLOURS
    }
    assert len(numbers) == 1


def test_selection_track_of_12_and_moon_track_of_24() -> None:
    assert components.SPACES == 12
    assert components.MOON_TRACK_SPACES == 24


def test_21_discs_one_of_them_the_marker() -> None:
    assert components.DISCS == 20
    assert components.FIRST_GAME_DISCS == {3: 18 - 1, 4: 16 - 1}
    assert sum(components.SOLO_DISCS) == 21


def test_tables_agree_with_the_tiles() -> None:
    for tile in TILES.values():
        assert components.COLOURS[components.COLOUR_OF[tile.id]] == tile.colour
        assert components.COST_OF[tile.id] == tile.cost
        wanted = [
            sorted(components.COLOURS[colour] for colour, many in task for _ in range(many))
            for task in components.TASKS_OF[tile.id]
        ]
        assert wanted == [sorted(task) for task in tile.tasks]
        assert components.ALL_COVERED[tile.id].bit_count() == len(tile.tasks)
