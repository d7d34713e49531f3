"""The eight examples of the rulebook, with the tiles that they show."""

from __future__ import annotations

from .scenes import covered, covers, solo_display, take

YELLOW_4 = 62
"""Tasks: 3 turquoise, 3 red, 2 blue."""
YELLOW_7 = 68
"""Tasks: blue and turquoise, blue and red, turquoise and red."""
RED_6 = 15
"""Tasks: 2 blue, 2 yellow, 1 turquoise."""
TURQUOISE_6 = 49
"""Tasks: 2 blue, 2 yellow, 1 red."""
RED_2, OTHER_RED_2 = 2, 3
"""Each has one task: 4 red."""
BLUE_4 = 27
"""Tasks: 4 red, 2 red."""

RED_1, BLUE_1, TURQUOISE_1, YELLOW_1 = 1, 18, 35, 52
"""The four tiles without tasks."""

RED_3, OTHER_RED_3 = 4, 5
BLUE_2, OTHER_BLUE_2 = 19, 20
YELLOW_2 = 53


def test_example_1() -> None:
    """Two blue neighbours complete "2 blue" of a yellow tile."""
    match = solo_display((YELLOW_4, (0, 0)), (BLUE_1, (1, 0)), then=BLUE_2)
    assert covered(match, YELLOW_4) == [False, False, False]
    match.play(take(1, (0, 1)))
    assert covers(match) == [(YELLOW_4, 2)]


def test_example_2() -> None:
    """So does a chain of two blues of which one touches; a diagonal does not, so no "3 red"."""
    match = solo_display(
        (YELLOW_4, (0, 0)),
        (RED_1, (0, -1)),
        (RED_2, (-1, 0)),
        (BLUE_1, (1, 0)),
        (BLUE_2, (2, 0)),
        then=RED_3,
    )
    assert covered(match, YELLOW_4) == [False, False, True]
    match.play(take(1, (1, 1)))
    assert covers(match) == []
    assert covered(match, YELLOW_4) == [False, False, True]


def test_example_3() -> None:
    """ "3 red" and "2 blue" are both completed on one tile."""
    match = solo_display(
        (YELLOW_4, (0, 0)),
        (RED_1, (0, -1)),
        (RED_2, (-1, 0)),
        (BLUE_1, (1, 0)),
        (BLUE_2, (2, 0)),
        then=RED_3,
    )
    match.play(take(1, (-2, 0)))
    assert covers(match) == [(YELLOW_4, 1)]
    assert covered(match, YELLOW_4) == [False, True, True]


def test_example_4() -> None:
    """Three tiles complete all three tasks of a 7-tile: each serves two of them."""
    match = solo_display((YELLOW_7, (0, 0)), (BLUE_1, (1, 0)), (TURQUOISE_1, (0, 1)), then=RED_1)
    assert covered(match, YELLOW_7) == [True, False, False]
    match.play(take(1, (-1, 0)))
    assert covers(match) == [(YELLOW_7, 1), (YELLOW_7, 2)]
    assert covered(match, YELLOW_7) == [True, True, True]


def test_example_5() -> None:
    """Two tiles need nothing else to complete a task of each other."""
    match = solo_display((RED_6, (0, 0)), then=TURQUOISE_6)
    match.play(take(1, (1, 0)))
    assert covers(match) == [(RED_6, 2), (TURQUOISE_6, 2)]


def test_example_6() -> None:
    """Two more tiles complete "2 yellow" on both."""
    match = solo_display((RED_6, (0, 0)), (TURQUOISE_6, (1, 0)), (YELLOW_1, (0, 1)), then=YELLOW_2)
    assert covered(match, RED_6) == covered(match, TURQUOISE_6) == [False, False, True]
    match.play(take(1, (1, 1)))
    assert covers(match) == [(RED_6, 1), (TURQUOISE_6, 1)]
    assert covered(match, RED_6) == covered(match, TURQUOISE_6) == [False, True, True]


def test_example_7() -> None:
    """Two red 2-tiles in a cluster of five reds complete each other; with four it is too few."""
    match = solo_display(
        (RED_2, (0, 0)), (RED_1, (1, 0)), (OTHER_RED_2, (2, 0)), (RED_3, (0, 1)), then=OTHER_RED_3
    )
    assert covered(match, RED_2) == covered(match, OTHER_RED_2) == [False]
    match.play(take(1, (1, 1)))
    assert covers(match) == [(RED_2, 0), (OTHER_RED_2, 0)]


def test_example_8() -> None:
    """Four reds complete both "2 red" and "4 red" of a blue 4-tile."""
    match = solo_display(
        (BLUE_4, (0, 0)), (RED_1, (1, 0)), (RED_2, (2, 0)), (RED_3, (0, 1)), then=OTHER_RED_3
    )
    assert covered(match, BLUE_4) == [False, True]
    match.play(take(1, (0, -1)))
    assert covers(match) == [(BLUE_4, 0)]
    assert covered(match, BLUE_4) == [True, True]
