"""The Temple island: neighbours across boards, and the path around it."""

from __future__ import annotations

from itertools import combinations, pairwise, permutations

import pytest

from pyengine.luna.components import BOARD_TILES, BOARDS
from pyengine.luna.island import Island, island_of


def island(*boards: str) -> Island:
    return island_of(tuple(BOARDS.index(board) for board in boards))


ORDERS = [order for players in (2, 3, 4) for order in permutations(BOARDS, players)]


@pytest.mark.parametrize("order", list(permutations(BOARDS)), ids="-".join)
def test_neighbours_are_mutual_in_all_24_orders_of_boards(order: tuple[str, ...]) -> None:
    temple = island(*order)
    assert sorted(temple.places) == list(range(1, 29))
    assert len(set(temple.places.values())) == 28
    for tile in temple.places:
        around = temple.neighbours[tile]
        assert 2 <= len(set(around)) == len(around) <= 6
        assert tile not in around
        assert all(tile in temple.neighbours[other] for other in around)


@pytest.mark.parametrize("order", ORDERS, ids="-".join)
def test_neighbours_are_the_spaces_one_hexagon_away(order: tuple[str, ...]) -> None:
    """Straight from the rule of the grid: a row and one apart, or next row and half apart."""
    temple = island(*order)
    for one, other in combinations(temple.places, 2):
        (x, row), (other_x, other_row) = temple.places[one], temple.places[other]
        across, down = abs(x - other_x) / 2, abs(row - other_row)
        touching = (down == 0 and across == 1) or (down == 1 and across == 0.5)
        assert (other in temple.neighbours[one]) == touching


@pytest.mark.parametrize("order", ORDERS, ids="-".join)
def test_neighbours_within_a_board_do_not_depend_on_its_slot(order: tuple[str, ...]) -> None:
    temple = island(*order)
    for board in order:
        own = set(BOARD_TILES[BOARDS.index(board)].values())
        alone = island(board)
        for tile in own:
            assert set(temple.neighbours[tile]) & own == set(alone.neighbours[tile])


@pytest.mark.parametrize("order", ORDERS, ids="-".join)
def test_boards_touch_the_next_slot(order: tuple[str, ...]) -> None:
    temple = island(*order)
    tiles = [set(BOARD_TILES[BOARDS.index(board)].values()) for board in order]
    for one, other in pairwise(tiles):
        assert any(other & set(temple.neighbours[tile]) for tile in one)


def test_neighbours_in_the_layout_seen_in_a_photograph() -> None:
    temple = island("yellow", "green", "grey", "blue")
    assert temple.neighbours[12] == (3, 7, 11, 13, 18, 22)


def test_example_path_of_two_players_with_blue_and_yellow() -> None:
    for order in (("blue", "yellow"), ("yellow", "blue")):
        temple = island(*order)
        assert temple.path == (28, 25, 23, 21, 20, 19, 15, 14, 10, 9, 8, 6)
        rounds = [temple.approved[tile] for tile in temple.path]
        assert rounds == [6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1]


@pytest.mark.parametrize("order", ORDERS, ids="-".join)
def test_path_goes_down_in_six_batches_of_as_many_tiles_as_players(order: tuple[str, ...]) -> None:
    temple = island(*order)
    assert list(temple.path) == sorted(temple.path, reverse=True)
    assert min(temple.path) > 4
    batches = [temple.approved[tile] for tile in temple.path]
    assert batches == [n for n in (6, 5, 4, 3, 2, 1) for _ in order]
