"""Whole games of bots: every action is legal, every game ends, and play is worth watching."""

from __future__ import annotations

import pytest

from pyengine import Match
from pyengine.bots.selfplay import selfplay

from .tables import IN_A_BROWSER, NAMES, TABLES

SEEDS = 1 if IN_A_BROWSER else 6


@pytest.mark.parametrize("at", range(len(TABLES)), ids=NAMES)
@pytest.mark.parametrize("bot", ["1", "2"])
def test_games_of_low_levels_are_legal_and_end(at: int, bot: str) -> None:
    table = TABLES[at]
    for seed in range(SEEDS):
        match = Match.new(table.game, **{**table.setup, "seed": seed})
        selfplay(match, [bot] * table.setup["players"], seed)
        assert match.outcome is not None


@pytest.mark.parametrize("at", range(len(TABLES)), ids=NAMES)
@pytest.mark.parametrize("bot", ["3"] if IN_A_BROWSER else ["3", "4"])
def test_games_of_high_levels_are_legal_and_end(at: int, bot: str) -> None:
    table = TABLES[at]
    match = Match.new(table.game, **table.setup)
    selfplay(match, [bot] * table.setup["players"], 1)
    assert match.outcome is not None


@pytest.mark.parametrize("at", range(len(TABLES)), ids=NAMES)
def test_bots_of_all_kinds_sit_at_one_table(at: int) -> None:
    table = TABLES[at]
    match = Match.new(table.game, **table.setup)
    selfplay(match, ["random", "3", "1", "2"][-table.setup["players"] :], 1)
    assert match.outcome is not None


def test_the_same_seed_gives_the_same_game() -> None:
    records = []
    for _ in range(2):
        match = Match.new("nova-luna", players=2, seed=8)
        selfplay(match, ["3", "1"], 8)
        records.append(match.record)
    assert records[0] == records[1]
