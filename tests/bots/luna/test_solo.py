"""The solo game: a bot plays the person, and is ahead of the virtual opponent on average."""

from __future__ import annotations

import pytest

from pyengine import Match
from pyengine.bots.selfplay import selfplay
from tests.bots.tables import IN_A_BROWSER


def mean_lead(level: int, bot: str, seeds: range) -> float:
    total = 0
    for seed in seeds:
        match = Match.new("luna", players=1, level=level, seed=seed)
        selfplay(match, [bot], seed)
        outcome = match.outcome
        assert outcome is not None
        opponent, person = outcome.scores
        total += person - opponent
    return total / len(seeds)


@pytest.mark.parametrize("level", [1, 2])
def test_the_opponent_is_beaten(level: int) -> None:
    assert mean_lead(level, "3", range(2 if IN_A_BROWSER else 4)) > 0


@pytest.mark.skipif(IN_A_BROWSER, reason="takes long there, and the seeds are the same")
def test_at_the_third_level_too() -> None:
    assert mean_lead(3, "4", range(4)) > 0
