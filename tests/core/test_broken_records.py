"""Broken records, and the exact place that each refusal names."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from pyengine import IllegalError, MalformedError, Match
from pyengine.core.game import Json

ACTIONS = [
    {"do": "take", "space": 2, "at": [0, 0]},
    {"do": "take", "space": 3, "at": [0, 0]},
    {"do": "take", "space": 4, "at": [0, 1]},
]


def record() -> Json:
    match = Match.new("nova-luna", players=2, seed=7)
    for action in ACTIONS:
        match.play(action)
    return match.record


def start() -> Json:
    return Match.new("nova-luna", players=2, seed=7).position


def with_keys(**keys: Any) -> Json:
    return {**record(), **keys}


def with_setup(**keys: Any) -> Json:
    return with_keys(setup={"players": 2, "seed": 7, **keys})


def with_action(**keys: Any) -> Json:
    """The second action with these keys changed."""
    return with_keys(actions=[ACTIONS[0], {**ACTIONS[1], **keys}])


def without(key: str) -> Json:
    return {one: value for one, value in record().items() if one != key}


MALFORMED: list[tuple[Callable[[], Any], str]] = [
    (lambda: None, "a record or position is a JSON object"),
    (lambda: [record()], "a record or position is a JSON object"),
    (dict, "format: is missing"),
    (
        lambda: with_keys(format="moon-game"),
        'format: must be one of moon-record, moon-position, not "moon-game"',
    ),
    (lambda: with_keys(format=1), "format: must be one of moon-record, moon-position, not 1"),
    (lambda: without("game"), "game: is missing"),
    (lambda: with_keys(game="go"), 'game: must be one of nova-luna, luna, not "go"'),
    (
        lambda: with_keys(game=["nova-luna"]),
        'game: must be one of nova-luna, luna, not ["nova-luna"]',
    ),
    (lambda: without("version"), "version: is missing"),
    (lambda: with_keys(version=2), "version: version 2 is not known here, only 1"),
    (lambda: with_keys(version=True), "version: must be a whole number, not true"),
    (lambda: with_keys(version="1"), "version: must be a whole number, not a text"),
    (lambda: with_keys(comment="x"), "comment: is not a known key"),
    (lambda: without("setup"), "setup: is missing"),
    (lambda: with_keys(setup=[]), "setup: must be an object, not a list"),
    (lambda: with_keys(setup={"players": 2}), "setup.seed: is missing"),
    (lambda: with_keys(setup={"seed": 2}), "setup.players: is missing"),
    (lambda: with_setup(players=5), "setup.players: must be from 1 to 4, not 5"),
    (lambda: with_setup(players=2.0), "setup.players: must be a whole number, not a number"),
    (lambda: with_setup(seed=None), "setup.seed: must be a whole number, not null"),
    (lambda: with_setup(level=1), "setup.level: is not a known key"),
    (lambda: with_setup(names="Ada"), "setup.names: must be a list, not a text"),
    (lambda: with_setup(seats=["human", None]), "setup.seats[1]: must be one of human, "),
    (lambda: without("actions"), "actions: is missing"),
    (lambda: with_keys(actions={}), "actions: must be a list, not an object"),
    (lambda: with_keys(actions=["take"]), "actions[0]: must be an object, not a text"),
    (lambda: with_keys(actions=[ACTIONS[0], {}]), "actions[1].do: is missing"),
    (lambda: with_action(do="steal"), "actions[1].do: must be one of take, refill, end-phase"),
    (lambda: with_action(player=1), "actions[1].player: is not a known key"),
    (lambda: with_action(do="refill"), "actions[1].space: is not a known key"),
    (lambda: with_action(space=12), "actions[1].space: must be from 0 to 11, not 12"),
    (lambda: with_action(space=-1), "actions[1].space: must be from 0 to 11, not -1"),
    (lambda: with_action(space=True), "actions[1].space: must be a whole number, not true"),
    (lambda: with_action(at=[0]), "actions[1].at: must have 2 entries, not 1"),
    (lambda: with_action(at="0,0"), "actions[1].at: must be a list, not a text"),
    (lambda: with_action(at=[0, None]), "actions[1].at[1]: must be a whole number, not null"),
    (lambda: with_action(at=[False, 0]), "actions[1].at[0]: must be a whole number, not false"),
    (lambda: with_action(at=[0, 68]), "actions[1].at[1]: must be from -67 to 67, not 68"),
    (lambda: with_keys(start=3), "start: must be an object, not a whole number"),
    (lambda: with_keys(start=record()), "start.setup: is not a known key"),
    (lambda: with_keys(start={**start(), "moon": 12}), "start.moon: must be from 0 to 11, not 12"),
    (
        lambda: with_keys(start=start(), setup={"players": 3, "seed": 7}),
        "start: is for another number of players than the set-up",
    ),
]


@pytest.mark.parametrize(("broken", "error"), MALFORMED, ids=[error for _, error in MALFORMED])
def test_a_malformed_record(broken: Callable[[], Any], error: str) -> None:
    with pytest.raises(MalformedError) as refused:
        Match.load(broken())
    assert str(refused.value).startswith(error)


ILLEGAL: list[tuple[Json, str]] = [
    ({"space": 0}, "actions[1].space: there is no tile on space 0"),
    ({"space": 2}, "actions[1].space: there is no tile on space 2"),
    ({"space": 6}, "actions[1].space: only the next three tiles after the moon figure may be"),
    ({"at": [0, 1]}, "actions[1].at: a player's first tile is laid at column 0, row 0"),
]


@pytest.mark.parametrize(("keys", "error"), ILLEGAL, ids=[error for _, error in ILLEGAL])
def test_an_illegal_action_in_a_record(keys: Json, error: str) -> None:
    with pytest.raises(IllegalError) as refused:
        Match.load(with_action(**keys))
    assert str(refused.value).startswith(error)


@pytest.mark.parametrize("do", ["refill", "end-phase"])
def test_an_illegal_action_without_keys_is_named_as_a_whole(do: str) -> None:
    with pytest.raises(IllegalError) as refused:
        Match.load(with_keys(actions=[*ACTIONS, {"do": do}]))
    assert refused.value.place == "actions[3]"


def test_an_action_after_the_end() -> None:
    solo = Match.new("nova-luna", players=1, seed=3)
    while solo.actor is not None:
        solo.play(solo.legal[0])
    over = solo.record
    over["actions"].append(over["actions"][-1])
    with pytest.raises(IllegalError) as refused:
        Match.load(over)
    assert str(refused.value) == f"actions[{len(over['actions']) - 1}]: the game is over"


def test_the_unbroken_record_loads() -> None:
    assert Match.load(json.dumps(record())).record == record()


@pytest.mark.parametrize("seed", [0, -7, 2**63, 2**64, 10**300, -(10**300)])
def test_any_integer_is_a_seed(seed: int) -> None:
    match = Match.new("nova-luna", players=3, seed=seed)
    assert Match.load(json.dumps(match.record)).position == match.position


def test_a_repeated_key_in_the_text() -> None:
    text = json.dumps(record()).replace('"seed": 7', '"seed": 7, "seed": 8')
    with pytest.raises(MalformedError, match=r"^setup\.seed: is given twice$"):
        Match.load(text)
