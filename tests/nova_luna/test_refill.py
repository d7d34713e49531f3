"""Rules, "A turn", 1: refilling the wheel."""

from __future__ import annotations

import pytest

from pyengine import Match
from pyengine.nova_luna.events import Refilled

from .scenes import refused, scene, spaces_on_offer, take

REFILL = {"do": "refill"}


def wheel_of(count: int) -> dict[int, int]:
    return {space: 39 + space for space in range(1, count + 1)}


@pytest.mark.parametrize("left", [1, 2])
def test_refill_with_1_or_2_tiles_may(left: int) -> None:
    match = Match.load(scene([], [], wheel=wheel_of(left)))
    assert REFILL in match.legal
    assert spaces_on_offer(match) == list(range(1, left + 1))
    actor = match.actor
    match.play(REFILL)
    assert match.actor == actor, "the turn goes on with taking a tile"
    assert match.position["wheel"].count(None) == 1
    assert match.told[-1] == [Refilled(actor, 11 - left)]


@pytest.mark.parametrize("left", [1, 2])
def test_refill_with_1_or_2_tiles_may_be_left_out(left: int) -> None:
    match = Match.load(scene([], [], wheel=wheel_of(left)))
    match.play(take(left, (0, 0)))
    assert len(match.position["displays"][match.position["track"][-1][1][-1]]) == 1


@pytest.mark.parametrize("left", [3, 4, 11])
def test_refill_with_3_or_more_may_not(left: int) -> None:
    match = Match.load(scene([], [], wheel=wheel_of(left)))
    assert REFILL not in match.legal
    assert refused(match, REFILL) == (
        f"action: the wheel may be refilled only with 1 or 2 tiles left on it; there are {left}"
    )


def test_refill_only_at_the_start_of_the_turn() -> None:
    """Once filled, the wheel cannot be filled again before the tile is taken."""
    match = Match.load(scene([], [], wheel=wheel_of(2)))
    match.play(REFILL)
    assert REFILL not in match.legal
    refused(match, REFILL)


def test_refill_that_reaches_only_to_2_tiles_is_not_offered_again() -> None:
    match = Match.load(scene([], [], wheel=wheel_of(1), pile=[7]))
    match.play(REFILL)
    assert match.position["wheel"][1:3] == [40, 7]
    assert REFILL not in match.legal


def test_refill_with_0_tiles_must_and_is_no_action() -> None:
    match = Match.load(scene([], [], wheel={4: 40}, moon=9, pile=[*range(1, 20)]))
    match.play(take(4, (0, 0)))
    position = match.position
    assert position["moon"] == 4
    assert position["wheel"][5:] == [1, 2, 3, 4, 5, 6, 7]
    assert position["wheel"][:5] == [8, 9, 10, 11, None]
    assert match.told[-1][-1] == Refilled(None, 11)
    assert len(match.actions) == 1


def test_refill_every_empty_space_clockwise_from_the_figure() -> None:
    match = Match.load(scene([], [], wheel={1: 40, 8: 41}, moon=6, pile=[*range(1, 20)]))
    match.play(REFILL)
    assert match.position["wheel"] == [5, 40, 6, 7, 8, 9, None, 1, 41, 2, 3, 4]
    assert match.position["pile"] == [*range(10, 20)]


def test_refill_never_the_figures_own_space() -> None:
    for moon in range(12):
        match = Match.load(scene([], [], wheel={(moon + 5) % 12: 40}, moon=moon))
        match.play(REFILL)
        wheel = match.position["wheel"]
        assert [space for space in range(12) if wheel[space] is None] == [moon]


def test_refill_as_far_as_the_pile_reaches() -> None:
    match = Match.load(scene([], [], wheel={1: 40, 8: 41}, moon=6, pile=[1, 2, 3]))
    match.play(REFILL)
    assert match.position["wheel"] == [None, 40, None, None, None, None, None, 1, 41, 2, 3, None]
    assert match.position["pile"] == []


def test_refill_with_an_empty_pile_there_is_nothing_to() -> None:
    match = Match.load(scene([], [], wheel=wheel_of(1), pile=[]))
    assert REFILL not in match.legal
    assert refused(match, REFILL) == ("action: the pile is empty, there is nothing to refill from")
