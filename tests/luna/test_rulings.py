"""The rulings that no other chapter of these tests holds, one test each, named after it."""

from __future__ import annotations

from .scenes import count, loaded, refused, scene


def test_ruling_council_not_more_novices_than_seats_left() -> None:
    match = loaded(scene(active=[{"tide": 4}], favors=[["novice"]], council=[[0, [1]], [8, [0]]]))
    too_many = {"do": "council", "count": 3, "isle": "tide"}
    refused(match, too_many, "count", "seats left above your council piece: 2; this would take 3")
    with_token = {"do": "council", "count": 2, "isle": "tide", "novice_token": True}
    refused(match, with_token, "count", "seats left above your council piece: 2; this would take 3")
    match.play({"do": "council", "count": 1, "isle": "tide", "novice_token": True})
    assert match.position["council"] == [[0, [1]], [10, [0]]]


def test_ruling_no_effect_recruit_with_an_empty_supply() -> None:
    match = loaded(scene(active=[{"tide": 12}]))
    assert match.position["supply"][0] == 0
    refused(match, {"do": "recruit", "isle": "tide"}, "", "no novice left in your supply")


def test_ruling_no_effect_expulsion_by_a_multiple_of_seven() -> None:
    match = loaded(scene(active=[{"sailboat": 8}], favors=[["novice"]]))
    refused(match, {"do": "expel", "count": 7}, "count", "would be where he is")
    with_token = {"do": "expel", "count": 6, "novice_token": True}
    refused(match, with_token, "count", "would be where he is")
    match.play({"do": "expel", "count": 8})
    assert match.position["apostate"] == "herbs"


def test_ruling_a_tide_that_only_swaps_inactive_novices_is_legal() -> None:
    match = loaded(scene(inactive=[{"book": 1, "tide": 1}], favors=[["tide"]]))
    match.play(
        {
            "do": "tide",
            "moves": [
                {"from": "book", "to": "tide", "inactive": 1},
                {"from": "tide", "to": "book", "inactive": 1},
            ],
        }
    )
    assert count(match, "inactive", 0, "book") == 1
    assert count(match, "inactive", 0, "tide") == 1
    assert match.position["favors"][0] == []
