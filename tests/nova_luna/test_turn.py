"""Rules, "A turn": who moves, and the tile that is taken, laid and paid for."""

from __future__ import annotations

import pytest

from pyengine import Match
from pyengine.nova_luna.components import TILES

from .scenes import Laying, covers, refused, scene, spaces_on_offer, take

FULL = dict(zip(range(1, 12), range(40, 51), strict=True))
"""A wheel with the figure on the new moon and a tile everywhere else."""


# Whose turn


def test_the_hindmost_is_on_turn() -> None:
    match = Match.load(scene([(12, (0, 0))], [(6, (0, 0))], wheel=FULL))
    assert match.position["track"] == [[3, [1]], [5, [0]]]
    assert match.actor == 1


def test_of_a_stack_the_top_marker() -> None:
    match = Match.load(scene([], [], [], wheel=FULL, track=[[0, [1, 0, 2]]]))
    assert match.actor == 2


def test_one_player_may_have_several_turns_in_a_row() -> None:
    wheel = {1: 1, 2: 18, 3: 35, 4: 52}
    match = Match.load(scene([(12, (0, 0))], [], wheel=wheel))
    for space in range(1, 5):
        assert match.actor == 1
        match.play(take(space, (0, space - 1)))
    assert match.position["track"] == [[4, [1]], [5, [0]]]
    assert match.actor == 1


# 2. Take


def test_take_one_of_the_next_three_tiles_clockwise() -> None:
    match = Match.load(scene([], [], wheel=FULL))
    assert spaces_on_offer(match) == [1, 2, 3]
    assert refused(match, take(4, (0, 0))) == (
        "action.space: only the next three tiles after the moon figure may be taken, on spaces"
        " 1, 2, 3; space 4 is beyond them"
    )


def test_take_goes_round_past_the_new_moon() -> None:
    wheel = {space: 40 + space for space in range(12) if space != 10}
    assert spaces_on_offer(Match.load(scene([], [], wheel=wheel, moon=10))) == [11, 0, 1]


def test_take_does_not_count_empty_spaces() -> None:
    match = Match.load(scene([], [], wheel={2: 40, 5: 41, 6: 42, 9: 43}, moon=3))
    assert spaces_on_offer(match) == [5, 6, 9]
    assert refused(match, take(4, (0, 0))) == "action.space: there is no tile on space 4"
    refused(match, take(2, (0, 0)))


@pytest.mark.parametrize("left", [1, 2])
def test_take_with_fewer_than_three_any_of_them(left: int) -> None:
    wheel = {space: 40 + space for space in (7, 2)[:left]}
    match = Match.load(scene([], [], wheel=wheel, moon=4))
    assert spaces_on_offer(match) == [7, 2][:left]


def test_take_not_from_the_figures_own_space() -> None:
    match = Match.load(scene([], [], wheel=FULL))
    assert refused(match, take(0, (0, 0))) == "action.space: there is no tile on space 0"


def test_take_moves_the_figure_to_the_tiles_space() -> None:
    match = Match.load(scene([], [], wheel=FULL))
    match.play(take(3, (0, 0)))
    assert match.position["moon"] == 3
    assert match.position["wheel"][3] is None
    assert spaces_on_offer(match) == [4, 5, 6]


def test_take_is_compulsory() -> None:
    """Whoever is on turn has nothing to do but take, but for a refill, after which they take."""
    match = Match.load(scene([], [], wheel=FULL))
    assert {action["do"] for action in match.legal} == {"take"}
    match = Match.load(scene([], [], wheel={1: 40, 2: 41}))
    assert {action["do"] for action in match.legal} == {"take", "refill"}


# 3. Lay


def test_lay_the_first_anywhere_is_always_written_at_0_0() -> None:
    match = Match.load(scene([], [], wheel=FULL))
    assert {tuple(action["at"]) for action in match.legal} == {(0, 0)}
    assert refused(match, take(1, (1, 0))) == (
        "action.at: a player's first tile is laid at column 0, row 0"
    )


def test_lay_each_later_one_sharing_an_edge() -> None:
    match = Match.load(scene([(1, (0, 0)), (18, (1, 0))], [(40, (0, 0))], wheel={1: 6, 2: 7, 3: 8}))
    spots = {tuple(action["at"]) for action in match.legal}
    assert spots == {(0, -1), (1, -1), (2, 0), (1, 1), (0, 1), (-1, 0)}


def test_lay_not_touching_at_a_corner_only() -> None:
    match = Match.load(scene([(1, (0, 0))], [(40, (0, 0))], wheel={1: 6, 2: 7, 3: 8}))
    assert refused(match, take(1, (1, 1))) == (
        "action.at: a tile must share an edge with one in the display;"
        " none is next to column 1, row 1"
    )
    refused(match, take(1, (2, 0)))


def test_lay_not_on_another_tile() -> None:
    match = Match.load(scene([(1, (0, 0))], [(40, (0, 0))], wheel={1: 6, 2: 7, 3: 8}))
    assert refused(match, take(1, (0, 0))) == ("action.at: a tile lies already at column 0, row 0")


def test_lay_in_ones_own_display() -> None:
    match = Match.load(scene([(1, (0, 0))], [(40, (0, 0))], wheel={1: 6, 2: 7, 3: 8}))
    match.play(take(1, (0, 1)))
    first, second = match.position["displays"]
    assert [entry["tile"] for entry in first] == [1, 6]
    assert [entry["tile"] for entry in second] == [40]


def test_lay_beside_a_colour_that_nothing_asks_for() -> None:
    match = Match.load(scene([(2, (0, 0))], [(40, (0, 0))], wheel={1: 18, 2: 7, 3: 8}))
    match.play(take(1, (0, 1)))
    assert covers(match) == []


@pytest.mark.parametrize("step", [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_lay_the_display_has_no_bounds(step: tuple[int, int]) -> None:
    """All 68 tiles in one line, whichever way it runs."""
    line: Laying = [(tile, (step[0] * n, step[1] * n)) for n, tile in enumerate(TILES)]
    last, end = line[-1]
    match = Match.load(scene(line[:-1], wheel={1: last}, discs=21, phase="solo-2", noted=[30, 0]))
    assert take(1, end) in match.legal
    match.play(take(1, end))
    assert match.position["displays"][0][-1]["at"] == list(end)
    assert Match.load(match.position).position == match.position


# 4. Advance


@pytest.mark.parametrize("tile", [1, 2, 6, 10, 14, 16, 17])
def test_advance_by_the_tiles_number(tile: int) -> None:
    match = Match.load(scene([], [], wheel={1: tile, 2: 50}))
    match.play(take(1, (0, 0)))
    assert match.position["track"] == [[0, [1]], [TILES[tile].cost, [0]]]


def test_advance_on_an_occupied_space_on_top() -> None:
    match = Match.load(scene([(12, (0, 0))], [], wheel={1: 13, 2: 50}))
    match.play(take(1, (0, 0)))
    assert match.position["track"] == [[5, [0, 1]]]
    assert match.actor == 1


def test_advance_on_a_stack_of_two_on_top_of_both() -> None:
    displays: tuple[Laying, ...] = ([(12, (0, 0))], [(13, (0, 0))], [])
    match = Match.load(scene(*displays, wheel={1: 14, 2: 50}))
    below = match.position["track"][-1][1]
    match.play(take(1, (0, 0)))
    assert match.position["track"] == [[5, [*below, 2]]]
    assert match.actor == 2


def test_advance_leaves_who_was_below_in_their_order() -> None:
    match = Match.load(scene([], [], [], wheel={1: 1, 2: 50}, track=[[0, [1, 0, 2]]]))
    match.play(take(1, (0, 0)))
    assert match.position["track"] == [[0, [1, 0]], [1, [2]]]
    assert match.actor == 0


def test_advance_is_cumulative_past_the_24_spaces() -> None:
    laying = [(tile, (n, 0)) for n, tile in enumerate([17, 34, 51, 15])]
    other = [(tile, (n, 0)) for n, tile in enumerate([16, 32, 33, 49, 12])]
    match = Match.load(scene(laying, other, wheel={1: 66, 2: 50}))
    assert match.position["track"] == [[27, [0]], [29, [1]]]
    match.play(take(1, (4, 0)))
    assert match.position["track"] == [[29, [1]], [33, [0]]]
