"""Rules, the action table: journey, tide and sailboat."""

from __future__ import annotations

from typing import Any

import pytest

from pyengine import MalformedError
from pyengine.core.game import Json
from pyengine.luna.actions.moves import Move, gathered
from pyengine.luna.events import Sailed, Travelled

from .scenes import count, isle, listed, loaded, refused, scene, told


def journey(*moves: tuple[str, str, int]) -> Json:
    steps = [{"from": from_, "to": to, "count": n} for from_, to, n in moves]
    return {"do": "journey", "moves": steps}


def tide(*moves: Json) -> Json:
    return {"do": "tide", "moves": list(moves)}


def move(from_: str, to: str, **novices: int) -> Json:
    return {"from": from_, "to": to, **novices}


def sail(from_: str, to: str, novices: int) -> Json:
    return {"do": "sailboat", "from": from_, "to": to, "count": novices}


def test_journey_active_novices_arrive_inactive() -> None:
    match = loaded(scene(active=[{"book": 3, "tide": 1, "novice": 2}]))
    match.play(
        journey(
            ("book", "tide", 1), ("book", "herbs", 2), ("tide", "book", 1), ("novice", "tide", 1)
        )
    )
    assert match.position["active"][0] == [0, 0, 0, 0, 0, 0, 1]
    assert match.position["inactive"][0] == [1, 2, 0, 0, 2, 0, 0]
    assert told(match, Travelled)[0] == Travelled(0, isle("book"), isle("tide"), 1, 0)
    assert len(told(match, Travelled)) == 4


def test_journey_not_with_inactive_novices() -> None:
    match = loaded(scene(active=[{"book": 1}], inactive=[{"book": 2}]))
    refused(match, journey(("book", "tide", 2)), "moves[0]", "takes 2 of your active novices")


def test_journey_novices_that_arrive_do_not_travel_on() -> None:
    match = loaded(scene(active=[{"book": 1}]))
    refused(
        match, journey(("book", "tide", 1), ("tide", "herbs", 1)), "moves[1]", "you have 0 there"
    )


def test_journey_from_one_isle_to_several_takes_as_many_novices() -> None:
    match = loaded(scene(active=[{"book": 2}]))
    moves = journey(("book", "tide", 1), ("book", "shrine", 1), ("book", "herbs", 1))
    refused(match, moves, "moves[0]", "takes 3 of your active novices on the book isle")


def test_journey_to_another_isle() -> None:
    match = loaded(scene(active=[{"book": 2}]))
    refused(match, journey(("book", "book", 1)), "moves[0].to", "to another isle")


def test_journey_lists_every_single_step() -> None:
    match = loaded(scene(active=[{"book": 5, "tide": 1}]))
    found = listed(match, "journey")
    assert len(found) == 12
    assert all(len(action["moves"]) == 1 for action in found)
    assert all(action["moves"][0]["count"] == 1 for action in found)


def test_journey_moves_stand_in_the_order_of_the_isles_each_once() -> None:
    match = loaded(scene(active=[{"book": 3, "tide": 3}]))
    refused(match, journey(("tide", "book", 1), ("book", "tide", 1)), "moves[1]", "in the order")
    refused(match, journey(("book", "herbs", 1), ("book", "tide", 1)), "moves[1]", "in the order")
    refused(match, journey(("book", "tide", 1), ("book", "tide", 1)), "moves[1]", "twice")


def test_journey_order_is_the_positions_own() -> None:
    isles = ["tide", "book", "shrine", "sailboat", "herbs", "bribery", "novice"]
    match = loaded(scene(active=[{"book": 3, "tide": 3}], isles=isles))
    refused(match, journey(("book", "tide", 1), ("tide", "book", 1)), "moves[1]", "in the order")
    match.play(journey(("tide", "book", 1), ("book", "tide", 1)))


@pytest.mark.parametrize(
    ("action", "place"),
    [
        (journey(), "action.moves"),
        (journey(("book", "tide", 0)), "action.moves[0].count"),
        (journey(("book", "tide", 14)), "action.moves[0].count"),
        (journey(("landing", "tide", 1)), "action.moves[0].from"),
        (journey(("book", "landing", 1)), "action.moves[0].to"),
        ({"do": "journey"}, "action.moves"),
        ({"do": "journey", "moves": [{"from": "book", "to": "tide"}]}, "action.moves[0].count"),
        (tide(), "action.moves"),
        (tide(move("book", "tide")), "action.moves[0]"),
        (tide(move("book", "tide", active=0, inactive=0)), "action.moves[0]"),
        (tide(move("book", "tide", active=-1, inactive=2)), "action.moves[0].active"),
        (tide(move("landing", "tide", active=1)), "action.moves[0].active"),
        (tide(move("book", "landing", active=1)), "action.moves[0].to"),
        (tide(move("book", "tide", count=1)), "action.moves[0].count"),
        (sail("book", "tide", 0), "action.count"),
        (sail("book", "tide", 3), "action.count"),
        (sail("book", "landing", 1), "action.to"),
    ],
)
def test_movements_that_cannot_be_read(action: Json, place: str) -> None:
    match = loaded(scene(active=[{"book": 3}], favors=[["tide", "sailboat"]], landing=[2, 0]))
    with pytest.raises(MalformedError) as caught:
        match.play(action)
    assert caught.value.place == place


def test_tide_moves_active_and_inactive_novices_and_those_on_the_landing_stage() -> None:
    match = loaded(
        scene(
            active=[{"book": 2, "tide": 1}],
            inactive=[{"book": 2}],
            landing=[2, 1],
            favors=[["tide"]],
        )
    )
    match.play(
        tide(
            move("book", "shrine", active=1, inactive=2),
            move("tide", "shrine", active=1),
            move("landing", "book", inactive=1),
            move("landing", "novice", inactive=1),
        )
    )
    assert match.position["active"][0] == [1, 0, 0, 0, 0, 0, 0]
    assert match.position["inactive"][0] == [1, 0, 4, 0, 0, 0, 1]
    assert match.position["landing"] == [0, 1]
    assert match.position["favors"][0] == []
    assert told(match, Travelled)[0] == Travelled(0, isle("book"), isle("shrine"), 1, 2)


def test_tide_takes_the_token() -> None:
    match = loaded(scene(inactive=[{"book": 1}]))
    refused(match, tide(move("book", "tide", inactive=1)), "", "takes the tide token")


@pytest.mark.parametrize(
    ("moves", "place", "words"),
    [
        ([move("book", "tide", active=2)], "moves[0]", "takes 2 of your active"),
        ([move("book", "tide", inactive=2)], "moves[0].inactive", "takes 2 of your inactive"),
        (
            [move("book", "tide", inactive=1), move("book", "herbs", inactive=1)],
            "moves[0].inactive",
            "takes 2 of your inactive",
        ),
        (
            [move("landing", "tide", inactive=3)],
            "moves[0].inactive",
            "takes 3 of your novices on the landing",
        ),
        ([move("tide", "tide", inactive=1)], "moves[0].to", "to another isle"),
        (
            [move("landing", "book", inactive=1), move("book", "tide", active=1)],
            "moves[1]",
            "in the order",
        ),
        (
            [move("landing", "book", inactive=1), move("landing", "book", inactive=1)],
            "moves[1]",
            "twice",
        ),
    ],
)
def test_tide_only_what_is_there_in_order(moves: list[Json], place: str, words: str) -> None:
    match = loaded(
        scene(active=[{"book": 1}], inactive=[{"book": 1}], landing=[2, 0], favors=[["tide"]])
    )
    refused(match, tide(*moves), place, words)


def test_tide_lists_every_single_step() -> None:
    match = loaded(
        scene(
            active=[{"book": 2}],
            inactive=[{"book": 1, "tide": 4}],
            landing=[2, 0],
            favors=[["tide"]],
        )
    )
    assert len(listed(match, "tide")) == 6 + 12 + 7


def test_sailboat_one_or_two_active_novices_stay_active() -> None:
    match = loaded(scene(active=[{"book": 3}], favors=[["sailboat"]]))
    assert len(listed(match, "sailboat")) == 12
    match.play(sail("book", "tide", 2))
    assert match.position["active"][0] == [1, 2, 0, 0, 0, 0, 0]
    assert match.position["favors"][0] == []
    assert told(match, Sailed) == [Sailed(0, isle("book"), isle("tide"), 2)]


def test_sailboat_from_the_landing_stage_they_arrive_active() -> None:
    match = loaded(scene(landing=[3, 0], favors=[["sailboat"]]))
    assert len(listed(match, "sailboat")) == 14
    match.play(sail("landing", "herbs", 2))
    assert count(match, "active", 0, "herbs") == 2
    assert match.position["landing"] == [1, 0]


def test_sailboat_refusals() -> None:
    match = loaded(
        scene(active=[{"book": 1}], inactive=[{"book": 2}], landing=[1, 0], favors=[["sailboat"]])
    )
    refused(match, sail("book", "tide", 2), "from", "takes 2 of your active novices")
    refused(match, sail("book", "book", 1), "to", "to another isle")
    refused(match, sail("landing", "tide", 2), "count", "you have 1 there")
    without = loaded(scene(active=[{"book": 1}]))
    refused(without, sail("book", "tide", 1), "", "takes the sailboat token")


def test_single_steps_gather_to_one_movement() -> None:
    match = loaded(scene(active=[{"book": 3, "tide": 3}]))
    book, tide_, herbs = isle("book"), isle("tide"), isle("herbs")
    steps: list[Any] = [
        Move(tide_, herbs, 1, 0),
        Move(book, herbs, 1, 0),
        Move(book, tide_, 1, 1),
        Move(book, herbs, 1, 0),
    ]
    assert gathered(match.state, steps) == (
        Move(book, tide_, 1, 1),
        Move(book, herbs, 2, 0),
        Move(tide_, herbs, 1, 0),
    )
