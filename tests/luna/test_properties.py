"""What holds in every game, at every step, tried on games that Hypothesis makes up."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

pytest.importorskip("hypothesis")

from hypothesis import given, settings
from hypothesis import strategies as st

from pyengine import Match
from pyengine.bots import random_player
from pyengine.core.chance import Chance
from pyengine.luna import turn
from pyengine.luna.actions.isle import Favor, Herbs, Recruit, Shrine
from pyengine.luna.actions.movement import Journey, Sailboat, Tide
from pyengine.luna.actions.moves import Move
from pyengine.luna.actions.other import Council, Expel, Meditate
from pyengine.luna.actions.preliminary import PlaceNovices, PlaceShrine
from pyengine.luna.actions.solo import EndRound, Quiet
from pyengine.luna.actions.temple import Book, Promote, Sanctify
from pyengine.luna.components import LANDING
from pyengine.luna.kinds import KINDS, Action
from pyengine.luna.state import State

from .throughout import THROUGHOUT

SETUPS = st.sampled_from(
    [
        *({"players": players} for players in (2, 3, 4)),
        *({"players": players, "layout": "preselected"} for players in (2, 3, 4)),
        *({"players": 1, "level": level} for level in (1, 2, 3)),
    ]
)


def played(setup: dict[str, Any], seed: int) -> Match:
    match = Match.new("luna", seed=seed, **setup)
    chance = Chance(seed)
    while match.actor is not None:
        action = random_player.choose(match.game, match.state, chance)
        match.play(match.game.write_action(action))
    return match


GAMES = st.builds(played, SETUPS, st.integers(0, 2**32))


@pytest.mark.parametrize("holds", THROUGHOUT, ids=lambda holds: holds.__name__)
@settings(max_examples=25)
@given(match=GAMES)
def test_throughout_the_game(holds: Callable[[Match], None], match: Match) -> None:
    holds(match)


@settings(max_examples=40)
@given(match=GAMES)
def test_random_players_make_journeys_and_tides_of_many_novices(match: Match) -> None:
    travels = [action for action in match.actions if action["do"] in ("journey", "tide")]
    if len(travels) >= 5:
        assert any(len(action["moves"]) > 1 for action in travels)


ISLES = range(7)
TILES = range(1, 29)
FLAGS = (False, True)


def every_action() -> Iterator[Action]:
    """All that can be written down, but journeys and tides only of one novice."""
    for isle in ISLES:
        yield from (PlaceShrine(isle), PlaceNovices(isle), Quiet(isle))
        for token in FLAGS:
            yield from (Favor(isle, token), Recruit(isle, token))
            yield from (Council(novices, isle, token) for novices in range(1, 14))
        yield from (Herbs(isle, novices) for novices in (1, 2))
    for from_ in (*ISLES, LANDING):
        for to in ISLES:
            yield from (Sailboat(from_, to, novices) for novices in (1, 2))
            yield Tide((Move(from_, to, 0, 1),))
            if from_ != LANDING:
                yield Tide((Move(from_, to, 1, 0),))
                yield Journey((Move(from_, to, 1, 0),))
    for token in FLAGS:
        yield from (Shrine(token), Council(0, None, token))
        yield from (Expel(novices, token) for novices in range(14))
        yield from (Promote(tile, token) for tile in TILES)
    yield from (Sanctify(tile) for tile in TILES)
    yield from (Book(from_, to) for from_ in TILES for to in TILES)
    yield from (Meditate(), EndRound())


EVERY_ACTION = list(every_action())


def states(match: Match) -> list[State]:
    found = []
    state = match.game.copy(Match.load({**match.record, "actions": []}).state)
    for action in match._actions:
        found.append(state.copy())
        match.game.play(state, action)
    return found


@settings(max_examples=12)
@given(match=GAMES, begin=st.integers(0, 7))
def test_legal_is_exactly_what_play_accepts(match: Match, begin: int) -> None:
    for state in states(match)[begin::8]:
        listed = {json.dumps(action.write()) for action in turn.legal(state)}
        accepted = {
            json.dumps(action.write())
            for action in EVERY_ACTION
            if turn.refusal(state, action) is None
        }
        assert listed == accepted


@settings(max_examples=12)
@given(match=GAMES)
def test_why_none_speaks_exactly_when_there_is_nothing_to_do_of_a_kind(match: Match) -> None:
    for state in states(match)[::5]:
        for kind in KINDS:
            reason = turn.why_none(state, kind)
            assert (reason is None) == bool(turn.legal_of(state, kind))
            assert reason is None or reason.message


@settings(max_examples=25)
@given(match=GAMES, seed=st.integers())
def test_varied_actions_are_accepted_and_hold_the_one_they_came_from(
    match: Match, seed: int
) -> None:
    chance = Chance(seed)
    for state in states(match)[::9]:
        for action in turn.legal(state):
            varied: Action = match.game.vary(state, action, chance)
            assert type(varied) is type(action)
            assert turn.refusal(state, varied) is None
            if isinstance(action, Journey | Tide) and isinstance(varied, Journey | Tide):
                [step] = action.moves
                assert any(
                    (move.from_, move.to) == (step.from_, step.to)
                    and move.active >= step.active
                    and move.inactive >= step.inactive
                    for move in varied.moves
                )
            else:
                assert varied == action


def test_actions_of_different_kinds_are_never_equal() -> None:
    assert len(set(EVERY_ACTION)) == len(EVERY_ACTION)
