"""Rules, "Solo", levels 2 and 3: the Apostate freezes his isle."""

from __future__ import annotations

from typing import Any

import pytest

from pyengine import Match
from pyengine.core.game import Json
from pyengine.luna.turn import why_none

from .scenes import isle, listed, loaded, refused, scene, solo

FROZEN_ISLE = {"tide": 3, "book": 2}
TOKENS = ["shrine", "herbs", "tide", "sailboat", "novice"]


def frozen(level: int, **changes: Any) -> Match:
    """The Apostate and the Builder are on the tide isle, with novices on it and beside it."""
    filled: dict[str, Any] = {
        "active": FROZEN_ISLE,
        "inactive": {"tide": 2},
        "apostate": "tide",
        "builder": "tide",
        "shrines": ["novice"],
        "favors": TOKENS,
    }
    return loaded(solo(level, **filled | changes))


TOKEN = {"novice_token": True}
ON_THE_FROZEN_ISLE: list[tuple[Json, str]] = [
    ({"do": "recruit", "isle": "tide"}, "isle"),
    ({"do": "recruit", "isle": "tide", **TOKEN}, "isle"),
    ({"do": "shrine"}, ""),
    ({"do": "shrine", **TOKEN}, ""),
    ({"do": "herbs", "isle": "tide", "count": 1}, "isle"),
    ({"do": "journey", "moves": [{"from": "tide", "to": "book", "count": 1}]}, "moves[0].from"),
    ({"do": "tide", "moves": [{"from": "tide", "to": "book", "active": 1}]}, "moves[0].from"),
    ({"do": "tide", "moves": [{"from": "tide", "to": "book", "inactive": 1}]}, "moves[0].from"),
    ({"do": "sailboat", "from": "tide", "to": "book", "count": 1}, "from"),
    ({"do": "promote", "tile": 6}, "tile"),
    ({"do": "promote", "tile": 6, **TOKEN}, "tile"),
    ({"do": "council", "count": 1, "isle": "tide"}, "isle"),
    ({"do": "council", "count": 1, "isle": "tide", **TOKEN}, "isle"),
]


@pytest.mark.parametrize("level", [2, 3])
@pytest.mark.parametrize(("action", "place"), ON_THE_FROZEN_ISLE)
def test_ruling_level_2_and_3_the_apostate_freezes_his_isle(
    level: int, action: Json, place: str
) -> None:
    refused(frozen(level), action, place, "the Apostate freezes the tide isle")
    frozen(1).play(action)


@pytest.mark.parametrize("level", [2, 3])
def test_ruling_level_2_and_3_no_favor_of_the_frozen_isle(level: int) -> None:
    held = ["novice"]
    for action in ({"do": "favor", "isle": "tide"}, {"do": "favor", "isle": "tide", **TOKEN}):
        refused(frozen(level, favors=held), action, "isle", "the Apostate freezes the tide isle")
        frozen(1, favors=held).play(action)


@pytest.mark.parametrize("level", [2, 3])
def test_ruling_level_2_and_3_arriving_on_the_frozen_isle_is_allowed(level: int) -> None:
    for action in (
        {"do": "journey", "moves": [{"from": "book", "to": "tide", "count": 2}]},
        {"do": "tide", "moves": [{"from": "book", "to": "tide", "active": 1}]},
        {"do": "sailboat", "from": "book", "to": "tide", "count": 1},
    ):
        frozen(level).play(action)


def test_ruling_level_2_novices_and_the_novice_token_may_pay_for_expulsion() -> None:
    match = frozen(2)
    assert {"do": "expel", "count": 0, **TOKEN} in match.legal
    match.play({"do": "expel", "count": 2, **TOKEN})
    assert match.position["apostate"] == "herbs"
    match.play({"do": "journey", "moves": [{"from": "tide", "to": "book", "count": 1}]})


def test_ruling_level_2_the_novice_token_alone_still_serves_the_council() -> None:
    match = frozen(2)
    match.play({"do": "council", "count": 0, **TOKEN})
    assert match.position["council"] == [[0, [0]], [1, [1]]]


def test_level_3_expulsion_is_barred_too() -> None:
    match = frozen(3)
    assert listed(match, "expel") == []
    refused(match, {"do": "expel", "count": 1}, "", "at level 3")
    refused(match, {"do": "expel", "count": 0, **TOKEN}, "", "at level 3")


def test_level_1_and_more_players_nothing_is_frozen() -> None:
    assert loaded(solo(1, apostate="tide")).state.frozen == -1
    assert loaded(scene(apostate="tide")).state.frozen == -1
    assert frozen(2).state.frozen == isle("tide")


@pytest.mark.parametrize("level", [2, 3])
def test_why_not_names_the_frozen_isle_when_it_alone_stands_in_the_way(level: int) -> None:
    state = frozen(level, active={"tide": 3}, favors=["shrine"]).state
    for kind in ("favor", "recruit", "shrine", "journey", "promote", "council"):
        reason = why_none(state, kind)
        assert reason is not None
        assert "the Apostate freezes the tide isle" in reason.message
    reason = why_none(state, "herbs")
    assert reason is not None
    assert "takes the herbs token" in reason.message
