"""Rules, the action table: council, expulsion and meditation."""

from __future__ import annotations

from typing import Any

import pytest

from pyengine import MalformedError
from pyengine.core.game import Json
from pyengine.luna.events import CouncilMoved, Expelled, Meditated, RoundEnded, Used

from .scenes import count, isle, listed, loaded, refused, scene, told

TOKEN: dict[str, Any] = {"novice_token": True}


def council(count: int, isle: str | None = None, **keys: Any) -> Json:
    named = {} if isle is None else {"isle": isle}
    return {"do": "council", "count": count, **named, **keys}


def expel(count: int, **keys: Any) -> Json:
    return {"do": "expel", "count": count, **keys}


def test_council_as_many_seats_up_as_novices_of_one_isle_are_used() -> None:
    match = loaded(scene(active=[{"tide": 3, "book": 1}]))
    assert listed(match, "council") == [council(n, "tide") for n in (1, 2, 3)] + [
        council(1, "book")
    ]
    match.play(council(3, "tide"))
    assert match.position["council"] == [[0, [1]], [3, [0]]]
    assert count(match, "inactive", 0, "tide") == 3
    assert told(match, CouncilMoved) == [CouncilMoved(0, 3, 3)]


def test_council_on_top_of_other_pieces() -> None:
    match = loaded(scene(3, active=[{"tide": 2}], council=[[0, [0]], [2, [2, 1]]]))
    match.play(council(2, "tide"))
    assert match.position["council"] == [[2, [2, 1, 0]]]


def test_council_on_the_last_seat_below_those_already_there() -> None:
    match = loaded(scene(3, active=[{"tide": 2}], council=[[8, [0]], [10, [2, 1]]]))
    match.play(council(2, "tide"))
    assert match.position["council"] == [[10, [0, 2, 1]]]


def test_council_with_the_novice_token_alone_or_with_novices() -> None:
    match = loaded(scene(active=[{"tide": 2}], favors=[["novice"]]))
    found = listed(match, "council")
    assert council(0, **TOKEN) in found
    assert council(2, "tide", **TOKEN) in found
    assert len(found) == 5
    match.play(council(2, "tide", **TOKEN))
    assert match.position["council"] == [[0, [1]], [3, [0]]]
    assert match.position["favors"][0] == []
    alone = loaded(scene(favors=[["novice"]]))
    alone.play(council(0, **TOKEN))
    assert alone.position["council"] == [[0, [1]], [1, [0]]]
    assert told(alone, Used) == [Used(0, None, 0, True)]


def test_council_refusals() -> None:
    match = loaded(scene(active=[{"tide": 2, "book": 2}], council=[[0, [1]], [10, [0]]]))
    assert listed(match, "council") == []
    refused(match, council(1, "tide"), "count", "seats left above your council piece: 0")
    low = loaded(scene(active=[{"tide": 2}]))
    refused(low, council(3, "tide"), "isle", "takes 3 of your active novices on the tide isle")
    refused(low, council(0), "count", "at least one novice")
    refused(low, council(1, "tide", **TOKEN), "novice_token", "you do not hold")


@pytest.mark.parametrize(
    ("action", "place"),
    [
        (council(0, "tide", **TOKEN), "action.isle"),
        (council(1), "action.isle"),
        (council(-1), "action.count"),
        (council(14, "tide"), "action.count"),
        ({"do": "council", "isle": "tide"}, "action.count"),
        (expel(-1), "action.count"),
        (expel(14), "action.count"),
        ({"do": "expel"}, "action.count"),
        ({"do": "expel", "count": 1, "isle": "tide"}, "action.isle"),
        ({"do": "meditate", "count": 1}, "action.count"),
    ],
)
def test_other_actions_that_cannot_be_read(action: Json, place: str) -> None:
    match = loaded(scene(active=[{"tide": 2}], favors=[["novice"]]))
    with pytest.raises(MalformedError) as caught:
        match.play(action)
    assert caught.value.place == place


def test_expulsion_the_apostate_moves_clockwise_by_the_novices_used() -> None:
    match = loaded(scene(active=[{"sailboat": 5, "tide": 2}]))
    assert listed(match, "expel") == [expel(n) for n in (1, 2, 3, 4, 5)]
    match.play(expel(5))
    assert match.position["apostate"] == "tide"
    assert count(match, "inactive", 0, "sailboat") == 5
    assert told(match, Expelled) == [Expelled(0, isle("sailboat"), isle("tide"), 5)]


def test_expulsion_with_the_novice_token_alone_or_with_novices() -> None:
    match = loaded(scene(active=[{"sailboat": 1}], favors=[["novice"]]))
    assert listed(match, "expel") == [expel(1), expel(0, **TOKEN), expel(1, **TOKEN)]
    match.play(expel(1, **TOKEN))
    assert match.position["apostate"] == "bribery"
    alone = loaded(scene(favors=[["novice"]]))
    alone.play(expel(0, **TOKEN))
    assert alone.position["apostate"] == "herbs"
    assert alone.position["favors"][0] == []


def test_expulsion_refusals() -> None:
    match = loaded(scene(active=[{"sailboat": 1, "tide": 3}]))
    refused(match, expel(2), "count", "takes 2 of your active novices on the sailboat isle")
    refused(match, expel(0), "count", "at least one novice")
    refused(match, expel(1, **TOKEN), "novice_token", "you do not hold")


def test_meditation_turns_a_time_token_and_the_turn_passes() -> None:
    match = loaded(scene(4))
    match.play({"do": "meditate"})
    assert match.position["time"] == 3
    assert match.actor == 1
    assert match.position["influence"] == [5, 5, 5, 5]
    assert told(match, Meditated) == [Meditated(0, 3, 0)]
    assert told(match, RoundEnded) == []


def test_meditation_the_last_token_ends_the_phase_at_once_and_gains_1() -> None:
    match = loaded(scene(4, time=1, turn=2))
    match.play({"do": "meditate"})
    assert told(match, Meditated) == [Meditated(2, 0, 1)]
    assert told(match, RoundEnded) == [RoundEnded(1)]
    assert match.position["round"] == 2
    # Everyone has one novice in the temple.
    assert match.position["influence"] == [6, 6, 7, 6]


def test_meditation_does_not_stop_a_player_from_acting_later() -> None:
    match = loaded(scene(active=[{"tide": 2}, {}]))
    match.play({"do": "meditate"})
    match.play({"do": "meditate"})
    match.play({"do": "favor", "isle": "tide"})
    assert match.position["time"] == 1
    refused(match, {"do": "end-round"}, "", "only the last time token ends a round")
    refused(match, {"do": "quiet", "isle": "tide"}, "", "only the solo game")
    refused(match, {"do": "place-shrine", "isle": "tide"}, "", "the preliminary round")
