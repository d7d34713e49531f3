"""The pieces in the box."""

from __future__ import annotations

import json
import pkgutil

from pyengine.luna import components
from pyengine.luna.components import BOARD_TILES, BOARDS, SYMBOL_OF, SYMBOLS


def test_28_tiles_on_four_boards_each_number_once() -> None:
    numbers = [tile for tiles in BOARD_TILES for tile in tiles.values()]
    assert sorted(numbers) == list(range(1, 29))
    assert set(BOARDS) == {"blue", "grey", "green", "yellow"}


def test_every_board_shows_each_symbol_once_and_one_first_tile() -> None:
    for tiles in BOARD_TILES:
        assert sorted(SYMBOL_OF[tile] for tile in tiles.values()) == list(range(7))
        assert sum(tile <= 4 for tile in tiles.values()) == 1


def test_six_guard_tiles_one_for_each_round() -> None:
    assert components.GUARDS == (6, 5, 4, 3, 2, 2)
    assert components.ROUNDS == 6


def test_priestesses_and_their_awards() -> None:
    assert components.PRIESTESS == {2: 5, 3: 5, 4: 6}
    assert components.AWARDS == {5: (5, 2), 6: (6, 3, 1)}


def test_eleven_council_seats() -> None:
    assert components.SEATS == (0, 0, 0, 3, 3, 3, 6, 6, 8, 8, 10)
    assert components.LAST_SEAT == 10


def test_what_each_player_has() -> None:
    assert (components.NOVICES, components.SHRINES, components.STARTING_INFLUENCE) == (13, 6, 5)
    assert components.TIME_TOKENS == {2: 3, 3: 4, 4: 4}
    assert components.COLOURS == ("yellow", "red", "blue", "white")


def test_every_reconstructed_value_says_what_is_certain_and_what_is_not() -> None:
    data = pkgutil.get_data("pyengine.luna", "reconstructed.json")
    assert data is not None
    entries = json.loads(data)
    assert set(entries) == {"about", "council_seats", "priestess_5_further_awards", "preselected"}
    for name, entry in entries.items():
        if name != "about":
            assert entry["certain"]
            assert entry["reconstructed"]


def test_preselected_layout_fits_what_is_known_of_it() -> None:
    layout = components.PRESELECTED
    assert sorted(layout["isles"]) == sorted(SYMBOLS)
    assert layout["isles"][2:5] == ["shrine", "sailboat", "herbs"]
    assert layout["priestess"] == layout["isles"][0]
    assert layout["builder"] == layout["isles"][6]
    assert "herbs" not in layout["shrines"].values()
    assert len(set(layout["shrines"].values())) == 4
    for colour in components.COLOURS:
        pairs = layout["pairs"][colour]
        assert layout["isles"][0] in pairs
        assert len({*pairs, layout["shrines"][colour]}) == 5
        begins_with = set(SYMBOLS) - {*pairs, layout["shrines"][colour]}
        if "shrine" in begins_with:
            assert layout["builder"] not in pairs
