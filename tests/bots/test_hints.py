"""Advice: legal, of different ideas, best first, with reasons."""

from __future__ import annotations

import pytest

from pyengine import Match
from pyengine.bots.hints import advice_of
from pyengine.core.reader import Reader
from tests.conformance import steps

from .tables import NAMES, TABLES, played_by, seen_by_actor, thought


@pytest.mark.parametrize("at", range(len(TABLES)), ids=NAMES)
def test_advice_can_be_followed(at: int) -> None:
    table = TABLES[at]
    whole = played_by(table.game, table.setup, "1")
    for n, match in enumerate(steps(whole)):
        if match.actor is None or n % 5:
            continue
        before = match.position
        thinking = thought(seen_by_actor(match), 3, n)
        advice = advice_of(thinking)
        assert 1 <= len(advice) <= 3
        assert advice[0].action == match.game.write_action(thinking.choices[0].action)
        for one in advice:
            fork = match.fork()
            fork.play(one.action)
            assert one.reasons
            read = match.game.read_action(Reader(one.action))
            for reason in one.reasons:
                assert reason.name
                assert reason.amount == reason.amount  # a number
            assert one.reasons == tuple(thinking.judge.reasons(thinking.state, read))
        assert len({str(one.action) for one in advice}) == len(advice)
        assert match.position == before


def test_other_tiles_are_offered_before_other_spots() -> None:
    match = Match.new("nova-luna", players=2, seed=3)
    advice = advice_of(thought(seen_by_actor(match), 4, 1))
    assert len({one.action["space"] for one in advice}) == 3
