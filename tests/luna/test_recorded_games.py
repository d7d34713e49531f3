"""Whole games on file, for every number of players and solo level: replayed to the last token."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest

from pyengine import Match
from pyengine.luna.events import Displaced, PriestessPaid
from tests.recorded import game, names

from .throughout import THROUGHOUT

NAMES = names("luna_")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("holds", THROUGHOUT, ids=lambda holds: holds.__name__)
def test_throughout_the_game(holds: Callable[[Match], None], name: str) -> None:
    holds(game(name))


# What they are kept for


def test_there_is_one_for_every_number_of_players_and_every_level() -> None:
    setups = [game(name).setup for name in NAMES]
    assert {setup["players"] for setup in setups} == {1, 2, 3, 4}
    assert {setup["level"] for setup in setups if setup["players"] == 1} == {1, 2, 3}
    assert {setup["layout"] for setup in setups} == {"random", "preselected"}


@pytest.mark.parametrize("name", ["two", "three", "four", "two_preselected", "four_preselected"])
def test_every_kind_of_action_is_in_it(name: str) -> None:
    done = {action["do"] for action in game(f"luna_{name}").actions}
    assert len(done - {"place-shrine", "place-novices"}) == 13


def test_novices_return_from_the_landing_stage() -> None:
    landings = [
        position["landing"] for position in game("luna_three_from_the_landing_stage").positions
    ]
    sums = [sum(landing) for landing in landings]
    assert any(later < earlier for earlier, later in pairwise(sums))


@pytest.mark.parametrize("name", ["luna_two_tie", "luna_four_tie"])
def test_a_tie_is_won_by_whoever_the_council_ranks_higher(name: str) -> None:
    match = game(name)
    assert match.outcome is not None
    first, second = match.outcome.places[:2]
    assert match.outcome.scores[first] == match.outcome.scores[second]
    pieces = [player for _, stack in match.position["council"] for player in stack]
    assert pieces.index(first) > pieces.index(second)


def test_a_tie_at_the_priestess_is_paid_by_the_council() -> None:
    told = game("luna_four").told
    places = [event for one in told for event in one if isinstance(event, PriestessPaid)]
    assert any(place.by_council and place.award for place in places)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_solo_both_displace_the_other(level: int) -> None:
    match = game(f"luna_solo_{level}")
    assert match.position["solo"] == level
    movers = {event.mover for one in match.told for event in one if isinstance(event, Displaced)}
    assert movers == {0, 1}
    assert match.outcome is not None
    assert match.outcome.reason == "solo"
