"""Whole games on file, at least one for each way a game can end: replayed to the last bead."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pyengine import Match
from pyengine.nova_luna.events import CoveredBetween, Refilled
from tests.games.record import WANTED
from tests.recorded import GAMES, game, names

from .throughout import THROUGHOUT

NAMES = names("nova_luna_")


@pytest.mark.parametrize("name", NAMES)
def test_every_action_was_listed_as_legal(name: str) -> None:
    match = game(name)
    actions = match.actions
    while match.may_undo:
        match.undo()
    for action in actions:
        assert action in match.legal
        match.redo()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("holds", THROUGHOUT, ids=lambda holds: holds.__name__)
def test_throughout_the_game(holds: Callable[[Match], None], name: str) -> None:
    holds(game(name))


@pytest.mark.parametrize("name", NAMES)
def test_it_was_not_over_before_its_last_action(name: str) -> None:
    match = game(name)
    match.undo()
    assert match.outcome is None


def test_every_game_that_is_wanted_is_on_file() -> None:
    assert sorted(f"nova_luna_{wanted.name}" for wanted in WANTED) == NAMES
    assert sorted(path.stem for path in (GAMES / "ends").glob("nova_luna_*.json")) == NAMES


# What each of them is kept for


@pytest.mark.parametrize(
    ("name", "players", "discs"),
    [
        ("two_last_disc", 2, 20),
        ("three_last_disc", 3, 20),
        ("four_last_disc", 4, 20),
        ("first_game_three", 3, 17),
        ("first_game_four", 4, 15),
    ],
)
def test_won_with_the_last_disc(name: str, players: int, discs: int) -> None:
    match = game(f"nova_luna_{name}")
    assert match.positions[0]["discs"] == [discs] * players
    assert match.outcome is not None
    assert match.outcome.reason == "last-disc"
    assert match.outcome.scores[match.outcome.places[0]] == 0


@pytest.mark.parametrize("name", ["two_no_tiles", "three_no_tiles", "first_game_four_no_tiles"])
def test_won_with_the_fewest_discs_when_no_tile_is_left(name: str) -> None:
    match = game(f"nova_luna_{name}")
    assert match.outcome is not None
    first, *others = match.outcome.places
    assert match.outcome.reason == "no-tiles"
    assert all(match.outcome.scores[first] < match.outcome.scores[other] for other in others)


@pytest.mark.parametrize("name", ["two_no_tiles_tie", "four_no_tiles_tie"])
def test_a_tie_is_won_by_whoever_would_have_moved_sooner(name: str) -> None:
    match = game(f"nova_luna_{name}")
    assert match.outcome is not None
    first, second = match.outcome.places[:2]
    assert match.outcome.scores[first] == match.outcome.scores[second]
    order = [player for _, stack in match.position["track"] for player in reversed(stack)]
    assert order.index(first) < order.index(second)


def test_a_tie_in_a_stack_is_won_by_the_upper_marker() -> None:
    match = game("nova_luna_four_no_tiles_tie_in_a_stack")
    assert match.outcome is not None
    first, second = match.outcome.places[:2]
    [stack] = [stack for _, stack in match.position["track"] if first in stack]
    assert stack.index(second) < stack.index(first)


def test_a_task_is_left_open_when_the_discs_run_out() -> None:
    match = game("nova_luna_two_last_disc_task_left_open")
    assert match.outcome is not None
    display = match.state.displays[match.outcome.places[0]]
    complete = [display.complete(at) for at in range(len(display.tiles))]
    assert complete != display.covered


def test_solo_with_all_21_placed_and_the_first_phase_ended_by_choice() -> None:
    match = game("nova_luna_solo_all_placed")
    assert {"do": "end-phase"} in match.actions
    assert match.position["discs"] == [0]
    assert match.position["noted"][1::2] == [0, 0]


def test_solo_out_of_tiles_in_both_phases() -> None:
    match = game("nova_luna_solo_out_of_tiles")
    assert len(match.actions) == 22
    assert match.position["noted"][1] > 0
    assert match.position["noted"][3] > 0


def test_solo_out_of_tiles_after_a_first_phase_ended_by_choice() -> None:
    match = game("nova_luna_solo_phase_ended_by_choice_then_out_of_tiles")
    assert {"do": "end-phase"} in match.actions
    assert match.position["noted"][1] == 0
    assert match.position["noted"][3] > 0


def test_solo_that_went_on_in_the_first_phase_is_served_as_the_second_starts() -> None:
    match = game("nova_luna_solo_went_on_in_phase_1")
    kinds = [type(event) for told in match.told for event in told]
    assert CoveredBetween in kinds
    assert {"do": "end-phase"} not in match.actions


def test_solo_with_a_penalty_in_the_first_phase_can_still_place_all() -> None:
    match = game("nova_luna_solo_first_phase_not_done_second_done")
    assert match.position["noted"][1] > 0
    assert match.position["noted"][3] == 0


def test_the_wheel_was_refilled_by_choice_and_by_itself() -> None:
    by = {
        event.player is None
        for name in NAMES
        if "solo" not in name
        for told in game(name).told
        for event in told
        if isinstance(event, Refilled)
    }
    assert by == {True, False}
