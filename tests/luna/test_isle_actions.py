"""Rules, the action table: favor, recruit, shrine and herbs."""

from __future__ import annotations

from typing import Any

from pyengine import Match
from pyengine.luna.events import FavorTaken, Reactivated, Recruited, ShrineBuilt, Spent, Used

from .scenes import count, isle, listed, loaded, refused, scene, told


def favor(at: str, **keys: Any) -> dict[str, Any]:
    return {"do": "favor", "isle": at, **keys}


def recruit(at: str, **keys: Any) -> dict[str, Any]:
    return {"do": "recruit", "isle": at, **keys}


def favors(match: Match, player: int = 0) -> list[str]:
    held: list[str] = match.position["favors"][player]
    return held


TOKEN = {"novice_token": True}


def test_favor_uses_two_novices() -> None:
    match = loaded(scene(active=[{"tide": 3, "book": 1}]))
    refused(match, favor("book"), "isle", "takes 2 of your active novices on the book isle")
    match.play(favor("tide"))
    assert favors(match) == ["tide"]
    assert count(match, "active", 0, "tide") == 1
    assert count(match, "inactive", 0, "tide") == 2
    assert match.actor == 1
    assert told(match, Used) == [Used(0, isle("tide"), 2, False)]
    assert told(match, FavorTaken) == [FavorTaken(0, isle("tide"))]


def test_favor_uses_one_novice_with_an_own_shrine_there() -> None:
    match = loaded(scene(active=[{"tide": 1, "book": 1}], shrines=[["tide"], ["book"]]))
    assert listed(match, "favor") == [favor("tide")]
    refused(match, favor("book"), "isle", "takes 2")
    match.play(favor("tide"))
    assert favors(match) == ["tide"]
    assert count(match, "inactive", 0, "tide") == 1


def test_favor_nobody_holds_two_of_a_kind() -> None:
    match = loaded(scene(active=[{"tide": 2}], favors=[["tide"]]))
    refused(match, favor("tide"), "isle", "you hold the tide token already")


def test_favor_inactive_novices_do_not_count() -> None:
    match = loaded(scene(active=[{"tide": 1}], inactive=[{"tide": 3}]))
    refused(match, favor("tide"), "isle", "takes 2")


def test_favor_there_are_tokens_for_all_players() -> None:
    match = loaded(scene(4, active=[{"tide": 2}], favors=[[], ["tide"], ["tide"], ["tide"]]))
    match.play(favor("tide"))
    assert favors(match) == ["tide"]


def test_novice_token_stands_in_for_one_novice_and_goes_back() -> None:
    match = loaded(scene(active=[{"tide": 1}], favors=[["novice"]]))
    match.play(favor("tide", **TOKEN))
    assert favors(match) == ["tide"]
    assert count(match, "inactive", 0, "tide") == 1
    assert told(match, Used) == [Used(0, isle("tide"), 1, True)]
    assert told(match, Spent) == [Spent(0, isle("novice"))]


def test_novice_token_may_be_the_only_one() -> None:
    match = loaded(scene(shrines=[["tide"]], favors=[["novice"]]))
    assert listed(match, "favor") == [favor("tide", **TOKEN)]
    match.play(favor("tide", **TOKEN))
    assert favors(match) == ["tide"]


def test_novice_token_is_one_novice_only() -> None:
    match = loaded(scene(favors=[["novice"]]))
    refused(match, favor("tide", **TOKEN), "isle", "takes 1 of your active novices")


def test_novice_token_is_a_choice_with_novices_enough() -> None:
    match = loaded(scene(active=[{"tide": 2}], favors=[["novice"]]))
    assert listed(match, "favor") == [favor("tide"), favor("tide", **TOKEN)]


def test_novice_token_must_be_held() -> None:
    match = loaded(scene(active=[{"tide": 1}], favors=[[], ["novice"]]))
    refused(match, favor("tide", **TOKEN), "novice_token", "you do not hold the novice token")


def test_novice_token_cannot_help_gain_the_novice_token() -> None:
    match = loaded(scene(active=[{"novice": 2}], favors=[["novice"]]))
    refused(match, favor("novice", **TOKEN), "novice_token", "cannot help to gain")


def test_recruit_uses_two_novices_and_a_third_joins_them() -> None:
    match = loaded(scene(active=[{"herbs": 2}], shrines=[["herbs"]]))
    supply = match.position["supply"][0]
    match.play(recruit("herbs"))
    assert count(match, "active", 0, "herbs") == 0
    assert count(match, "inactive", 0, "herbs") == 3
    assert match.position["supply"][0] == supply - 1
    assert told(match, Recruited) == [Recruited(0, isle("herbs"))]


def test_recruit_is_not_cheaper_with_a_shrine() -> None:
    match = loaded(scene(active=[{"herbs": 1}], shrines=[["herbs"]]))
    refused(match, recruit("herbs"), "isle", "takes 2")


def test_recruit_with_the_novice_token() -> None:
    match = loaded(scene(active=[{"herbs": 1}], favors=[["novice"]]))
    match.play(recruit("herbs", **TOKEN))
    assert count(match, "inactive", 0, "herbs") == 2
    assert favors(match) == []


def test_shrine_takes_the_token_and_two_novices_on_the_builders_isle() -> None:
    match = loaded(scene(active=[{"novice": 2, "tide": 2}], favors=[["shrine"]]))
    match.play({"do": "shrine"})
    assert count(match, "shrines", 0, "novice") == 1
    assert count(match, "inactive", 0, "novice") == 2
    assert favors(match) == []
    assert told(match, ShrineBuilt) == [ShrineBuilt(0, isle("novice"))]


def test_shrine_without_the_token() -> None:
    match = loaded(scene(active=[{"novice": 2}]))
    refused(match, {"do": "shrine"}, "", "takes the shrine token, and you do not hold it")


def test_shrine_without_novices_on_the_builders_isle() -> None:
    match = loaded(scene(active=[{"novice": 1, "tide": 9}], favors=[["shrine"]]))
    refused(match, {"do": "shrine"}, "", "takes 2 of your active novices on the novice isle")


def test_shrine_at_most_one_per_player_and_isle() -> None:
    position = scene(active=[{"novice": 2}], favors=[["shrine"]], shrines=[["novice"], []])
    refused(loaded(position), {"do": "shrine"}, "", "you have a shrine on the Builder's isle")
    others = scene(active=[{"novice": 2}], favors=[["shrine"]], shrines=[[], ["novice"]])
    match = loaded(others)
    match.play({"do": "shrine"})
    assert count(match, "shrines", 0, "novice") == 1
    assert count(match, "shrines", 1, "novice") == 1


def test_shrine_needs_one_in_the_supply() -> None:
    six = ["book", "tide", "shrine", "sailboat", "herbs", "bribery"]
    match = loaded(scene(active=[{"novice": 2}], favors=[["shrine"]], shrines=[six]))
    refused(match, {"do": "shrine"}, "", "all your shrines are built")


def test_shrine_and_novice_tokens_together() -> None:
    match = loaded(scene(active=[{"novice": 1}], favors=[["shrine", "novice"]]))
    assert listed(match, "shrine") == [{"do": "shrine", **TOKEN}]
    match.play({"do": "shrine", **TOKEN})
    assert count(match, "shrines", 0, "novice") == 1
    assert favors(match) == []


def test_herbs_reactivates_one_or_two_novices_of_one_isle() -> None:
    match = loaded(scene(inactive=[{"tide": 3, "book": 1}], favors=[["herbs"]]))
    herbs = [
        {"do": "herbs", "isle": "tide", "count": 1},
        {"do": "herbs", "isle": "tide", "count": 2},
        {"do": "herbs", "isle": "book", "count": 1},
    ]
    assert listed(match, "herbs") == herbs
    match.play(herbs[1])
    assert count(match, "active", 0, "tide") == 2
    assert count(match, "inactive", 0, "tide") == 1
    assert favors(match) == []
    assert told(match, Reactivated) == [Reactivated(0, isle("tide"), 2)]


def test_herbs_not_on_the_herbs_isle() -> None:
    match = loaded(scene(inactive=[{"herbs": 2}], favors=[["herbs"]]))
    action = {"do": "herbs", "isle": "herbs", "count": 1}
    refused(match, action, "isle", "the herbs isle's own novices cannot be reactivated")


def test_herbs_only_own_inactive_novices() -> None:
    match = loaded(
        scene(active=[{"tide": 2}], inactive=[{"tide": 1}, {"tide": 2}], favors=[["herbs"]])
    )
    action = {"do": "herbs", "isle": "tide", "count": 2}
    refused(
        match, action, "count", "takes 2 of your inactive novices beside the tide isle; you have 1"
    )


def test_herbs_takes_the_token() -> None:
    match = loaded(scene(inactive=[{"tide": 2}]))
    refused(match, {"do": "herbs", "isle": "tide", "count": 1}, "", "takes the herbs token")
