"""Rules, "Tasks": what counts towards a task and what does not."""

from __future__ import annotations

import pytest

from pyengine import Match
from pyengine.nova_luna.components import COLOURS
from pyengine.nova_luna.display import Display, cell_at

from . import by_the_book
from .scenes import Laying, covered, scene

RED, BLUE, CYAN, YELLOW = range(4)


def display(laying: Laying) -> Display:
    laid = Display()
    for tile, (column, row) in laying:
        laid = laid.with_tile(tile, cell_at(column, row))
    return laid


def tasks(laying: Laying) -> list[bool]:
    """Which tasks of the first tile are complete, by the engine and by the book alike."""
    tile, cell = laying[0]
    position = scene(laying, wheel={1: 67, 2: 68}, discs=21, phase="solo-2", noted=[0, 0])
    found = covered(Match.load(position), tile)
    assert found == by_the_book.complete({at: one for one, at in laying}, cell)
    return found


def test_a_task_is_a_multiset_of_colours() -> None:
    """Blue 3 wants turquoise and two reds: one red and the turquoise are not enough."""
    assert tasks([(23, (0, 0)), (1, (1, 0)), (35, (0, 1))]) == [False]
    assert tasks([(23, (0, 0)), (1, (1, 0)), (35, (0, 1)), (2, (-1, 0))]) == [True]


@pytest.mark.parametrize("turned", [0, 1, 2, 3])
def test_the_order_of_the_dots_and_the_side_do_not_matter(turned: int) -> None:
    sides = [(1, 0), (0, 1), (-1, 0), (0, -1)]
    sides = sides[turned:] + sides[:turned]
    assert tasks([(23, (0, 0)), (1, sides[0]), (35, sides[1]), (2, sides[2])]) == [True]


def test_every_tile_of_a_touching_group_counts() -> None:
    """Blue 4 wants four reds; a chain of four counts in full, though one tile of it touches."""
    chain: Laying = [(27, (0, 0)), (1, (1, 0)), (2, (2, 0)), (4, (2, 1)), (5, (3, 1))]
    assert tasks(chain[:-1]) == [False, True]
    assert tasks(chain) == [True, True]


def test_several_groups_of_the_colour_that_touch_are_added() -> None:
    groups: Laying = [(27, (0, 0)), (1, (1, 0)), (2, (2, 0)), (4, (-1, 0)), (5, (-2, 0))]
    assert tasks(groups) == [True, True]


def test_a_group_that_touches_twice_counts_once() -> None:
    """Three reds round the corner of the blue 4 touch it on two sides and are three."""
    corner: Laying = [(27, (0, 0)), (1, (1, 0)), (2, (1, 1)), (4, (0, 1))]
    assert tasks(corner) == [False, True]


def test_a_group_that_does_not_touch_counts_nothing() -> None:
    apart: Laying = [(27, (0, 0)), (35, (1, 0)), (1, (2, 0)), (2, (3, 0))]
    assert tasks(apart) == [False, False]


def test_the_tasks_own_tile_never_counts() -> None:
    """Red 2 wants four reds: with three others it is one short, though it is red itself."""
    reds: Laying = [(2, (0, 0)), (1, (1, 0)), (4, (-1, 0)), (5, (0, 1))]
    assert tasks(reds) == [False]
    assert tasks([*reds, (6, (0, -1))]) == [True]


def test_the_tasks_own_tile_can_connect_groups_of_its_colour() -> None:
    """Two pairs of reds on either side of a red 2 are one group through it."""
    reds: Laying = [(2, (0, 0)), (1, (1, 0)), (4, (2, 0)), (5, (-1, 0)), (6, (-2, 0))]
    assert tasks(reds) == [True]
    counts = display([(27, (1, 0)), *reds]).counts(0)
    assert counts[RED] == 5 - 0, "for the blue tile beside them all five count, the red 2 too"


def test_complete_when_every_colour_is_there_at_least_as_often() -> None:
    """More than the task shows does no harm."""
    many: Laying = [(12, (0, 0)), (18, (1, 0)), (19, (2, 0)), (20, (3, 0)), (52, (0, 1))]
    assert tasks(many) == [True, True]


def test_a_task_of_four_colours_counts_its_own_colour_on_other_tiles() -> None:
    """Red 3 wants one of each: the red must be another one."""
    laying: Laying = [(7, (0, 0)), (18, (1, 0)), (35, (0, 1)), (52, (-1, 0))]
    assert tasks(laying) == [False, False]
    assert tasks([*laying, (1, (0, -1))]) == [True, False]


def test_tasks_are_independent() -> None:
    """The same two tiles serve both tasks of a tile and those of each other."""
    assert tasks([(13, (0, 0)), (18, (1, 0)), (19, (2, 0)), (20, (3, 0))]) == [True, True]


@pytest.mark.parametrize("corner", [(1, 1), (1, -1), (-1, 1), (-1, -1)])
def test_diagonals_never_count(corner: tuple[int, int]) -> None:
    """Red 5 wants one blue: round the corner of a task-free tile it does not count."""
    column, _ = corner
    assert tasks([(13, (0, 0)), (1, (column, 0)), (18, corner)]) == [False, False]
    assert tasks([(13, (0, 0)), (1, (column, 0)), (18, (0, corner[1]))]) == [False, True]


def test_diagonals_do_not_join_a_group_either() -> None:
    laying: Laying = [(27, (0, 0)), (1, (1, 0)), (35, (2, 0)), (2, (2, 1))]
    assert tasks(laying) == [False, False]


def test_a_joined_group_is_found_by_all_that_touch_any_part_of_it() -> None:
    """One tile joins three groups at once; a tile far off sees all of them."""
    laying: Laying = [
        (27, (0, 0)),
        (1, (1, 0)),
        (18, (1, 1)),
        (2, (2, 1)),
        (35, (3, 1)),
        (4, (3, 0)),
        (5, (2, 0)),
    ]
    assert display(laying).counts(0)[RED] == 4
    assert tasks(laying) == [True, True]


def test_counts_are_by_colour() -> None:
    laid = display([(13, (0, 0)), (18, (1, 0)), (35, (0, 1)), (36, (0, 2)), (52, (-1, 0))])
    assert dict(zip(COLOURS, laid.counts(0), strict=True)) == {
        "red": 0,
        "blue": 1,
        "cyan": 2,
        "yellow": 1,
    }


def test_laying_leaves_the_display_it_was_laid_on_untouched() -> None:
    before = display([(1, (0, 0)), (18, (1, 0)), (2, (2, 0))])
    kept = before.copy()
    after = before.with_tile(4, cell_at(1, 1)).with_tile(5, cell_at(0, 1))
    after.cover(20, after.near_last_laid())
    for part in Display.__slots__:
        assert getattr(before, part) == getattr(kept, part)
