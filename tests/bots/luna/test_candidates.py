"""What is worth trying in Luna: legal, never nothing, and journeys that have a purpose."""

from __future__ import annotations

from typing import Any

import pytest

from pyengine.bots import random_player
from pyengine.bots.judge import leads
from pyengine.bots.luna.judge import JUDGE
from pyengine.core.chance import Chance
from pyengine.core.game import Json
from pyengine.core.reader import Reader
from pyengine.luna import position
from pyengine.luna.game import GAME
from pyengine.luna.state import State
from tests.luna.scenes import scene, solo

SETUPS: list[Json] = [
    {"players": 2, "layout": "random"},
    {"players": 3, "layout": "preselected"},
    {"players": 4, "layout": "random"},
    {"players": 1, "level": 1, "layout": "random"},
    {"players": 1, "level": 2, "layout": "random"},
    {"players": 1, "level": 3, "layout": "random"},
]


def at(given: Json) -> State:
    return position.read(Reader(given))


def offered(given: Json, kind: str) -> list[Json]:
    """The candidates of a kind, in the public format."""
    candidates = (action.write() for action in JUDGE.candidates(at(given)))
    return [action for action in candidates if action["do"] == kind]


def arriving(actions: list[Json], isle: str) -> list[int]:
    """How many novices each of these journeys or tides brings to an isle, if any."""
    found = []
    for action in actions:
        coming = [move for move in action["moves"] if move["to"] == isle]
        novices = sum(
            move.get("count", 0) + move.get("active", 0) + move.get("inactive", 0)
            for move in coming
        )
        if novices:
            found.append(novices)
    return found


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_over_whole_games_candidates_are_legal_and_never_none(setup: Json) -> None:
    chance = Chance(5)
    state = GAME.new({**setup, "seed": 11})
    while GAME.actor(state) is not None:
        candidates = JUDGE.candidates(state)
        assert candidates
        assert candidates == JUDGE.candidates(state)
        assert len(set(candidates)) == len(candidates)
        assert len(candidates) < 80
        before = GAME.position(state)
        for action in candidates:
            GAME.play(state.copy(), action)
        assert GAME.position(state) == before
        # By turns as a bot would play and as chance has it: states of all kinds come up.
        if chance.below(2):
            GAME.play(state, candidates[0])
        else:
            GAME.play(state, random_player.choose(GAME, state, chance))


def test_the_best_at_first_sight_comes_first() -> None:
    state = GAME.new({"players": 2, "seed": 3, "layout": "preselected"})
    actor = state.turn
    promises = []
    for action in JUDGE.candidates(state):
        later = state.copy()
        GAME.play(later, action)
        promises.append(leads(JUDGE.worths(later))[actor])
    assert promises == sorted(promises, reverse=True)
    assert [promise for promise, _ in JUDGE.rated(state)] == promises


def test_a_journey_to_the_priestess_s_next_isle() -> None:
    """She goes on by five, from the book isle to bribery."""
    given = scene(active=[{"tide": 1, "herbs": 1, "shrine": 1}, {"bribery": 1}])
    assert 2 in arriving(offered(given, "journey"), "bribery")


def test_a_journey_away_from_the_apostate() -> None:
    given = scene(active=[{"sailboat": 3, "book": 2}])
    fleeing = [
        action
        for action in offered(given, "journey")
        if sum(move["count"] for move in action["moves"] if move["from"] == "sailboat") == 3
    ]
    assert fleeing


def test_away_from_the_apostate_in_the_last_round_too() -> None:
    given = scene(active=[{"sailboat": 2, "book": 1}], round=6)
    assert [action["moves"] for action in offered(given, "journey")]
    for action in offered(given, "journey"):
        assert {move["from"] for move in action["moves"]} == {"sailboat"}


def test_a_journey_to_an_own_shrine() -> None:
    given = scene(active=[{"book": 1, "herbs": 1}], shrines=[["tide"]])
    assert arriving(offered(given, "journey"), "tide")


def test_a_journey_to_the_builder_s_next_isle() -> None:
    """He goes on by four, from the novice isle to sailboat."""
    given = scene(active=[{"book": 2, "tide": 1}], favors=[["shrine"]], apostate="herbs")
    assert 2 in arriving(offered(given, "journey"), "sailboat")


def test_a_journey_to_a_tile_s_symbol() -> None:
    """Tiles 6 and 8 are free: those of tide and herbs."""
    given = scene(active=[{"book": 2, "bribery": 2}])
    journeys = offered(given, "journey")
    assert 2 in arriving(journeys, "tide")
    assert 2 in arriving(journeys, "herbs")


def test_a_tide_fetches_novices_from_the_landing_stage() -> None:
    given = scene(active=[{"book": 2}], landing=[2, 0], favors=[["tide"]])
    assert any(
        move["from"] == "landing" for action in offered(given, "tide") for move in action["moves"]
    )


def test_a_tide_carries_inactive_novices() -> None:
    given = scene(inactive=[{"sailboat": 3}], favors=[["tide"]])
    tides = offered(given, "tide")
    assert any(move.get("inactive") == 3 for action in tides for move in action["moves"]) or any(
        sum(move.get("inactive", 0) for move in action["moves"]) == 3 for action in tides
    )


def test_journeys_are_few() -> None:
    everywhere = dict.fromkeys(("book", "tide", "shrine", "sailboat", "herbs", "novice"), 2)
    given = scene(active=[everywhere], favors=[["tide", "sailboat"]])
    assert 1 <= len(offered(given, "journey")) <= 12
    assert len(offered(given, "tide")) <= 24
    assert len(offered(given, "sailboat")) <= 4


@pytest.mark.parametrize("level", [2, 3])
def test_nobody_leaves_the_frozen_isle(level: int) -> None:
    given = solo(level, active={"sailboat": 2, "book": 2}, favors=["tide"])
    for kind in ("journey", "tide"):
        for action in offered(given, kind):
            assert "sailboat" not in {move["from"] for move in action["moves"]}


def test_herbs_and_novice_token_do_not_go_round_in_circles() -> None:
    given: dict[str, Any] = solo(
        active={"novice": 2}, shrines=["herbs"], favors=["novice"], apostate="tide"
    )
    for action in offered(given, "favor"):
        assert action != {"do": "favor", "isle": "herbs", "novice_token": True}


def test_the_council_is_offered_seats_that_count() -> None:
    given = scene(active=[{"book": 5}])
    assert {action["count"] for action in offered(given, "council")} == {3, 5}
