"""Rules, "A turn", 5: the discs on completed tasks."""

from __future__ import annotations

from pyengine import Match
from pyengine.nova_luna.display import cell_at
from pyengine.nova_luna.turn import preview

from .scenes import Laying, covered, covers, scene, take


def test_cover_every_completed_task_anywhere_in_the_display() -> None:
    """The red tile lengthens a chain whose far end serves tiles that it does not touch."""
    laying: Laying = [(27, (0, 0)), (1, (1, 0)), (2, (2, 0)), (50, (2, 1)), (4, (3, 0))]
    match = Match.load(scene(laying, wheel={1: 5}))
    assert covered(match, 27) == [False, True]
    match.play(take(1, (4, 0)))
    assert covers(match) == [(27, 0)]


def test_cover_takes_the_discs_from_ones_own_stock() -> None:
    match = Match.load(scene([(15, (0, 0))], [(16, (0, 0))], wheel={1: 49}))
    assert match.position["discs"] == [20, 20]
    match.play(take(1, (1, 0)))
    assert match.position["discs"] == [18, 20]


def test_ruling_covering_is_automatic() -> None:
    """No action leaves a completed task open, and none covers one later."""
    match = Match.load(scene([(15, (0, 0))], [(16, (0, 0))], wheel={1: 49}))
    match.play(take(1, (1, 0)))
    assert covered(match, 15) == [False, False, True]
    assert covered(match, 49) == [False, False, True]


def test_ruling_the_discs_stay_for_good() -> None:
    match = Match.load(scene([(15, (0, 0)), (49, (1, 0))], wheel={1: 1, 2: 2, 3: 3}))
    for space, at in ((1, (0, 1)), (2, (1, 1)), (3, (2, 0))):
        match.play(take(space, at))
        assert covered(match, 15)[2]
        assert covered(match, 49)[2]


SEVENS: Laying = [(17, (0, 0)), (34, (1, 0)), (51, (0, 1)), (68, (1, 1))]
"""The four 7-tiles in a square: one task of each is complete."""

SEVEN_DISCS: Laying = [*SEVENS, (64, (0, -1))]
"""Beside them a yellow 5: two more of the red tile's, and one of its own."""


def test_ruling_with_more_tasks_than_discs_tiles_are_served_in_the_order_laid() -> None:
    match = Match.load(scene([*SEVEN_DISCS, (15, (-1, 0))], wheel={1: 49, 2: 50}))
    assert match.position["discs"] == [1]
    match.play(take(1, (-2, 0)))
    assert covers(match) == [(15, 2)]
    assert covered(match, 15) == [False, False, True]
    assert covered(match, 49) == [False, False, False]


def test_ruling_with_discs_enough_the_later_tile_is_served_too() -> None:
    match = Match.load(scene([*SEVENS, (52, (0, -1)), (15, (-1, 0))], wheel={1: 49, 2: 50}))
    assert match.position["discs"] == [2]
    match.play(take(1, (-2, 0)))
    assert covers(match) == [(15, 2), (49, 2)]


def test_ruling_with_more_tasks_than_discs_a_tiles_tasks_in_their_order() -> None:
    match = Match.load(scene(SEVEN_DISCS, wheel={1: 35, 2: 50}))
    assert match.position["discs"] == [1]
    match.play(take(1, (2, 0)))
    assert covers(match) == [(34, 0)]
    assert covered(match, 34) == [True, False, True]


def test_a_preview_shows_what_taking_would_do_and_changes_nothing() -> None:
    match = Match.load(scene([*SEVEN_DISCS, (15, (-1, 0))], wheel={1: 49, 2: 35, 3: 50}))
    before = match.position
    for action in match.legal:
        display, covers_then = preview(match.state, action["space"], cell_at(*action["at"]))
        assert match.position == before
        played = match.fork()
        played.play(action)
        assert list(covers_then) == covers(played)
        laid = played.state.displays[0]
        assert (display.tiles, display.cells) == (laid.tiles, laid.cells)
        assert display.covered == laid.covered
