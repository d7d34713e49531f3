"""The weights are learnt by a command that says the same every time, for both games of Luna."""

from __future__ import annotations

from pyengine.bots.luna.judge import LunaJudge
from pyengine.bots.luna.tuning import ONLY_ALONE, tune
from pyengine.bots.luna.weights import ALONE, TOGETHER, Weights, read_weights

GAMES = 24
"""One step of each."""


def test_tuning_is_repeatable_and_moves_what_its_games_can_tell_of() -> None:
    told = tune(GAMES, 3)
    assert tune(GAMES, 3) == told
    for game in (TOGETHER, ALONE):
        assert told[game]["made_by"] == f"python -m pyengine tune luna --games {GAMES} --seed 3"
        assert set(told[game]["weights"]) == set(Weights._fields)
    kept = read_weights(TOGETHER)
    assert all(told[TOGETHER]["weights"][name] == getattr(kept, name) for name in ONLY_ALONE)
    assert told[TOGETHER]["weights"] != told[ALONE]["weights"]


def test_each_game_is_judged_by_its_own_weights() -> None:
    assert read_weights(ALONE) != read_weights(TOGETHER)
    judge = LunaJudge()
    assert judge._together.weights == read_weights(TOGETHER)
    assert judge._alone.weights == read_weights(ALONE)
