"""Rules, "Solo": two phases, what is noted between them, and the result."""

from __future__ import annotations

import pytest

from pyengine import Match
from pyengine.nova_luna.components import COST_OF, TILES
from pyengine.nova_luna.events import CoveredBetween, PhaseEnded, Refilled

from .scenes import Laying, covered, covers, refused, scene, take

END_PHASE = {"do": "end-phase"}

SEVENS: Laying = [(17, (0, 0)), (34, (1, 0)), (51, (0, 1)), (68, (1, 1))]
"""The four 7-tiles in a square: one task of each is complete."""

EIGHT_COVERED: Laying = [*SEVENS, (52, (0, -1)), (35, (2, 0))]
"""A yellow and a turquoise 1 beside them complete two more of the red and of the blue one."""

EIGHT_NUMBERS = 4 * 7 + 2 * 1

ALL_TWELVE: Laying = [*EIGHT_COVERED, (18, (-1, 1)), (1, (2, 1))]
"""With a blue and a red 1 as well, all twelve tasks of the four are complete."""


# 1. Discs


def test_solo_1_a_stack_of_8_no_marker_no_moon_track() -> None:
    position = Match.new("nova-luna", players=1, seed=5).position
    assert position["discs"] == [8]
    assert position["track"] == []
    assert position["phase"] == "solo-1"
    assert position["turn"] == 0


def test_solo_1_first_game_changes_nothing() -> None:
    one, other = (
        Match.new("nova-luna", players=1, seed=5, first_game=first) for first in (True, False)
    )
    assert one.position == other.position


def test_solo_1_wheel_choice_of_three_and_placement_as_usual() -> None:
    match = Match.new("nova-luna", players=1, seed=5)
    assert [action["space"] for action in match.legal] == [1, 2, 3]
    match.play(take(2, (0, 0)))
    assert match.position["moon"] == 2
    assert len(match.legal) == 3 * 4
    assert {action["space"] for action in match.legal} == {3, 4, 5}
    assert match.actor == 0


# 2. Phase 1


def test_solo_2_may_stop_the_phase_once_the_8_are_placed() -> None:
    match = Match.load(scene(EIGHT_COVERED, wheel={1: 18, 2: 1}))
    assert match.position["discs"] == [0]
    assert END_PHASE in match.legal
    match.play(END_PHASE)
    assert match.position["phase"] == "solo-2"


def test_solo_2_may_not_stop_the_phase_before() -> None:
    match = Match.load(scene(SEVENS, wheel={1: 18, 2: 1}))
    assert END_PHASE not in match.legal
    assert refused(match, END_PHASE) == (
        "action: the first phase can be ended once its discs are placed; 4 are left"
    )


def test_solo_2_may_go_on_and_tasks_without_disc_stay_open() -> None:
    match = Match.load(scene(EIGHT_COVERED, wheel={1: 18, 2: 1, 3: 2}))
    match.play(take(1, (-1, 1)))
    assert covers(match) == []
    assert covered(match, 51) == [False, False, True]
    assert match.position["phase"] == "solo-1"
    assert END_PHASE in match.legal
    match.play(END_PHASE)
    assert match.position["noted"] == [EIGHT_NUMBERS + COST_OF[18], 0]


def test_solo_2_with_all_11_tiles_taken_the_phase_ends_by_itself() -> None:
    match = Match.new("nova-luna", players=1, seed=5)
    for n in range(11):
        assert match.position["phase"] == "solo-1"
        match.play(take(n + 1, (0, n)))
    position = match.position
    assert position["phase"] == "solo-2"
    assert len(position["displays"][0]) == 11
    assert position["noted"][0] == sum(COST_OF[entry["tile"]] for entry in position["displays"][0])
    ended = next(event for event in match.told[-1] if isinstance(event, PhaseEnded))
    assert ended == PhaseEnded(1, *position["noted"])


def test_solo_2_each_disc_left_over_costs_10() -> None:
    match = Match.load(scene(SEVENS, wheel={1: 19}))
    match.play(take(1, (2, 0)))
    assert match.position["noted"] == [4 * 7 + 2, 4 * 10]


def test_solo_2_nothing_left_over_costs_nothing() -> None:
    match = Match.load(scene(EIGHT_COVERED, wheel={1: 19}))
    match.play(take(1, (1, -1)))
    assert match.position["noted"] == [EIGHT_NUMBERS + 2, 0]


# 3. Between


def test_solo_3_the_numbers_of_all_tiles_in_the_display_are_noted() -> None:
    match = Match.load(scene(EIGHT_COVERED, wheel={1: 18, 2: 1}))
    match.play(END_PHASE)
    assert match.position["noted"] == [EIGHT_NUMBERS, 0]
    assert match.told[-1][0] == PhaseEnded(1, EIGHT_NUMBERS, 0)


def test_solo_3_empty_spaces_are_refilled_clockwise_and_untaken_tiles_stay() -> None:
    pile = [*range(2, 14)]
    match = Match.load(scene(EIGHT_COVERED, wheel={1: 18, 9: 1}, moon=7, pile=pile))
    match.play(END_PHASE)
    assert match.position["wheel"] == [5, 18, 6, 7, 8, 9, 10, None, 2, 1, 3, 4]
    assert match.position["moon"] == 7
    assert match.position["pile"] == [11, 12, 13]
    assert Refilled(None, 9) in match.told[-1]


# 4. Phase 2


def test_solo_4_the_13_discs_come_in() -> None:
    match = Match.load(scene(EIGHT_COVERED, wheel={1: 18, 2: 1}))
    match.play(END_PHASE)
    assert match.position["discs"] == [13]


def test_solo_4_and_whatever_was_left_of_the_8() -> None:
    match = Match.load(scene(SEVENS, wheel={1: 19}))
    match.play(take(1, (2, 0)))
    assert match.position["discs"] == [4 + 13]


def test_ruling_solo_4_open_complete_tasks_are_covered_as_the_phase_starts() -> None:
    match = Match.load(scene(ALL_TWELVE, wheel={1: 19, 2: 20}))
    assert covered(match, 68) == [False, False, False]
    match.play(END_PHASE)
    assert match.told[-1][-1] == CoveredBetween(((51, 2), (68, 0), (68, 1), (68, 2)))
    assert covered(match, 51) == covered(match, 68) == [True, True, True]
    assert match.position["discs"] == [13 - 4]


def test_ruling_solo_4_nothing_is_told_when_nothing_was_open() -> None:
    match = Match.load(scene(EIGHT_COVERED, wheel={1: 18, 2: 1}))
    match.play(END_PHASE)
    assert not any(isinstance(event, CoveredBetween) for event in match.told[-1])


def test_solo_4_the_first_phase_cannot_be_ended_twice() -> None:
    match = Match.load(scene(EIGHT_COVERED, wheel={1: 18, 2: 1}))
    match.play(END_PHASE)
    assert END_PHASE not in match.legal
    assert refused(match, END_PHASE) == (
        "action: only the first phase of a solo game can be ended by choice"
    )


@pytest.mark.parametrize("left", [1, 2])
def test_solo_4_there_is_no_refill_inside_a_phase(left: int) -> None:
    wheel = {space: 17 + space for space in range(1, left + 1)}
    first = Match.load(scene(SEVENS, wheel=wheel))
    second = Match.load(scene(SEVENS, wheel=wheel, discs=21, phase="solo-2", noted=[14, 0]))
    for match in (first, second):
        assert {"do": "refill"} not in match.legal
        assert refused(match, {"do": "refill"}) == (
            "action: in the solo game the wheel is refilled only between the phases"
        )


def test_solo_4_ends_when_no_tile_is_left_and_each_disc_costs_10() -> None:
    match = Match.load(scene(SEVENS, wheel={1: 19}, discs=21, phase="solo-2", noted=[14, 20]))
    match.play(take(1, (2, 0)))
    assert match.position["phase"] == "over"
    assert match.position["noted"] == [14, 20, 30, 170]
    assert match.position["wheel"] == [None] * 12
    assert match.actor is None
    assert match.legal == []


TWENTY_COVERED: Laying = [
    *ALL_TWELVE,
    *((15, (0, -2)), (49, (1, -2)), (64, (-1, -2)), (46, (1, -3)), (12, (-1, -3))),
    *((30, (1, -4)), (29, (2, -2))),
]
"""All of the four 7-tiles, and above them the easy tasks of seven more."""


def test_solo_4_ends_when_all_21_are_placed() -> None:
    match = Match.load(
        scene(TWENTY_COVERED, wheel={1: 63, 2: 2}, discs=21, phase="solo-2", noted=[30, 0])
    )
    assert match.position["discs"] == [1]
    match.play(take(1, (-2, -3)))
    assert covers(match) == [(63, 1)]
    assert match.position["phase"] == "over"
    numbers = sum(COST_OF[tile] for tile, _ in TWENTY_COVERED) + COST_OF[63]
    assert match.position["noted"] == [30, 0, numbers, 0]


def test_solo_4_the_second_phase_can_end_as_it_starts() -> None:
    """All 21 tasks were complete when the first phase was stopped."""
    laying: Laying = [(tile, (n % 8, n // 8)) for n, tile in enumerate(TILES)][:64]
    match = Match.load(scene(laying, wheel={1: 65, 2: 66}))
    match.play(END_PHASE)
    assert match.position["phase"] == "over"
    assert match.position["discs"] == [0]
    total = sum(COST_OF[tile] for tile, _ in laying)
    assert match.position["noted"] == [total, 0, total, 0]


# 5. Result


def test_solo_5_result_is_both_sums_and_all_penalties() -> None:
    match = Match.load(scene(SEVENS, wheel={1: 19}, discs=21, phase="solo-2", noted=[14, 20]))
    match.play(take(1, (2, 0)))
    assert match.outcome is not None
    assert match.outcome.places == (0,)
    assert match.outcome.scores == (14 + 20 + 30 + 170,)
    assert match.outcome.reason == "solo"


def test_ruling_solo_5_both_sums_count_the_whole_display() -> None:
    """The tiles of the first phase are in the second sum again."""
    match = Match.load(scene(EIGHT_COVERED, wheel={1: 18}, pile=[1]))
    match.play(END_PHASE)
    match.play(take(1, (-1, 1)))
    match.play(take(2, (2, 1)))
    first = EIGHT_NUMBERS
    assert match.position["noted"][::2] == [first, first + COST_OF[18] + COST_OF[1]]
