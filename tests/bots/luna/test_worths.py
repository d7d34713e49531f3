"""What a state of Luna is worth: exact at the end, and in the right order before."""

from __future__ import annotations

from typing import Any

import pytest

from pyengine.bots import random_player
from pyengine.bots.luna.judge import JUDGE
from pyengine.core.chance import Chance
from pyengine.core.game import Json
from pyengine.core.reader import Reader
from pyengine.luna import position
from pyengine.luna.game import GAME
from tests.luna.scenes import scene


def worth(given: Json, player: int = 0) -> float:
    return JUDGE.worths(position.read(Reader(given)))[player]


def lead(**changes: Any) -> float:
    return worth(scene(**changes)) - worth(scene(**changes), 1)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_at_the_end_it_is_the_result(players: int) -> None:
    for seed in range(6):
        setup: Json = {"players": players, "seed": seed, "layout": "random"}
        state = GAME.new(setup | ({"level": 1 + seed % 3} if players == 1 else {}))
        chance = Chance(seed)
        while GAME.actor(state) is not None:
            GAME.play(state, random_player.choose(GAME, state, chance))
        outcome = GAME.outcome(state)
        assert outcome is not None
        worths = JUDGE.worths(state)
        ranked = sorted(range(len(worths)), key=lambda player: -worths[player])
        assert tuple(ranked) == outcome.places
        assert [round(one) for one in worths] == list(outcome.scores)


def test_a_tie_at_the_end_is_the_council_s() -> None:
    given = scene(phase="over", round=6, time=0, influence=[30, 30], council=[[1, [0]], [4, [1]]])
    assert worth(given, 1) > worth(given, 0)


def test_everything_one_has_is_worth_something() -> None:
    plain = lead()
    assert lead(influence=[9, 5]) == pytest.approx(plain + 4)
    assert lead(shrines=[["tide"]]) > plain + 4
    assert lead(favors=[["herbs"]]) > plain + 1
    assert lead(active=[{"book": 2}]) > lead(inactive=[{"book": 2}]) > plain
    assert lead(active=[{"book": 2}]) > lead(landing=[2, 0]) > plain
    assert lead(council=[[0, [1]], [6, [0]]]) > lead(council=[[0, [1]], [3, [0]]]) > plain
    assert lead(temple={6: 0}) > plain
    assert lead(claimed={6: 0}) > plain


def test_the_temple_pays_longer_behind_a_book() -> None:
    """Higher neighbours of space 4 are still on the path."""
    serving = {2: 1, 4: 0, 6: 1}
    assert lead(temple=serving, books=[2, 4]) > lead(temple=serving, books=[2, 6])


def test_the_priestess_pays_and_the_apostate_takes() -> None:
    behind, ahead = [{"book": 1}, {"book": 1}], [{"book": 2}, {"book": 1}]
    assert lead(active=ahead) > lead(active=behind)
    assert lead(inactive=[{"tide": 2}]) > lead(inactive=[{"sailboat": 2}])


def test_what_can_still_be_done_is_worth_less_when_time_runs_out() -> None:
    busy = [{"book": 2, "tide": 2, "herbs": 2, "novice": 2}]
    hurried = scene(active=busy, turn=1, time=1)
    assert worth(scene(active=busy, turn=1, time=3)) > worth(hurried)
