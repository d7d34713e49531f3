"""What stays true through a whole game of Nova Luna, whoever plays it: one function for each."""

from __future__ import annotations

from itertools import pairwise

from pyengine import Match
from pyengine.core.game import Json
from pyengine.nova_luna.components import TILES

from . import by_the_book


def tiles_in(position: Json) -> list[int]:
    on_wheel = [tile for tile in position["wheel"] if tile]
    laid = [entry["tile"] for display in position["displays"] for entry in display]
    return sorted(on_wheel + position["pile"] + laid)


def covered_in(display: list[Json]) -> set[tuple[int, int]]:
    return {
        (entry["tile"], task)
        for entry in display
        for task, covered in enumerate(entry["covered"])
        if covered
    }


def discs_to_place(match: Match, position: Json) -> int:
    if match.setup["players"] == 1:
        return 8 if position["phase"] == "solo-1" else 21
    if match.setup["first_game"]:
        return {2: 20, 3: 17, 4: 15}[match.setup["players"]]
    return 20


def numbers_in(display: list[Json]) -> int:
    return sum(TILES[entry["tile"]].cost for entry in display)


def tiles_are_conserved(match: Match) -> None:
    for position in match.positions:
        assert tiles_in(position) == list(TILES)


def discs_are_conserved(match: Match) -> None:
    for position in match.positions:
        for left, display in zip(position["discs"], position["displays"], strict=True):
            assert left >= 0
            assert left + len(covered_in(display)) == discs_to_place(match, position)


def completed_tasks_stay_complete_and_covered(match: Match) -> None:
    for before, after in pairwise(match.positions):
        for earlier, later in zip(before["displays"], after["displays"], strict=True):
            assert covered_in(earlier) <= covered_in(later)
            assert [entry["at"] for entry in earlier] == [
                entry["at"] for entry in later[: len(earlier)]
            ]


def exactly_the_complete_tasks_are_covered_while_there_are_discs(match: Match) -> None:
    for position in match.positions[::3] + match.positions[-1:]:
        for left, display in zip(position["discs"], position["displays"], strict=True):
            layout = {tuple(entry["at"]): entry["tile"] for entry in display}
            for entry in display:
                complete = by_the_book.complete(layout, tuple(entry["at"]))
                if left:
                    assert entry["covered"] == complete
                else:
                    pairs = zip(entry["covered"], complete, strict=True)
                    assert all(done or not covered for covered, done in pairs)


def the_hindmost_moves_and_of_a_stack_the_top(match: Match) -> None:
    for before, after in pairwise(match.positions):
        if before["players"] == 1:
            assert before["turn"] == 0
            continue
        _, stack = min(before["track"])
        assert before["turn"] == stack[-1]
        for player, (earlier, later) in enumerate(
            zip(before["displays"], after["displays"], strict=True)
        ):
            assert player == before["turn"] or earlier == later


def a_marker_has_come_as_far_as_the_numbers_in_the_display(match: Match) -> None:
    for position in match.positions:
        distances = {player: far for far, stack in position["track"] for player in stack}
        for player, distance in distances.items():
            assert distance == numbers_in(position["displays"][player])
        if distances:
            assert sorted(distances) == list(range(position["players"]))
            assert max(distances.values()) - min(distances.values()) <= 7


def whoever_arrives_lies_on_top(match: Match) -> None:
    positions = match.positions
    for action, before, after in zip(match.actions, positions, positions[1:], strict=False):
        if action["do"] == "take" and before["track"]:
            mover = before["turn"]
            [stack] = [stack for _, stack in after["track"] if mover in stack]
            assert stack[-1] == mover


def the_wheel_is_never_empty_while_the_game_goes_on(match: Match) -> None:
    for position in match.positions[:-1]:
        assert any(position["wheel"])
        assert position["wheel"][position["moon"]] is None


def the_game_ends_for_one_of_its_reasons(match: Match) -> None:
    outcome, last = match.outcome, match.position
    assert outcome is not None
    empty = not any(last["wheel"])
    if outcome.reason == "solo":
        assert last["discs"][0] == 0 or empty
        assert outcome.scores == (sum(last["noted"]),)
    elif outcome.reason == "last-disc":
        assert last["discs"].count(0) == 1
        assert outcome.places[0] == last["discs"].index(0)
    else:
        assert outcome.reason == "no-tiles"
        assert empty
        assert not last["pile"]
    if outcome.reason != "solo":
        sooner = [player for _, stack in last["track"] for player in reversed(stack)]
        ranked = sorted(sooner, key=lambda player: (last["discs"][player], sooner.index(player)))
        assert list(outcome.places) == ranked


THROUGHOUT = [
    tiles_are_conserved,
    discs_are_conserved,
    completed_tasks_stay_complete_and_covered,
    exactly_the_complete_tasks_are_covered_while_there_are_discs,
    the_hindmost_moves_and_of_a_stack_the_top,
    a_marker_has_come_as_far_as_the_numbers_in_the_display,
    whoever_arrives_lies_on_top,
    the_wheel_is_never_empty_while_the_game_goes_on,
    the_game_ends_for_one_of_its_reasons,
]
