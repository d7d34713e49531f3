"""Bots play the same on every Python: these games were played by CPython 3.11.

When a judge, its weights or a level's settings change, so do the games: the failing test prints the
new sum. What it guards is that the same tests, run inside Pyodide, find the same one.
"""

from __future__ import annotations

import hashlib
import json

import pytest

from pyengine import Match, visible
from pyengine.bots.thinking import choose

MOVES = 12


@pytest.mark.parametrize(
    ("game", "players", "level", "sum_"),
    [
        ("nova-luna", 2, 3, "cf87de02354b"),
        ("nova-luna", 3, 4, "51402f5d3f0c"),
        ("nova-luna", 1, 4, "32dbde5ac367"),
        ("luna", 2, 3, "af7a1e261eab"),
        ("luna", 3, 4, "a8f72953d4bf"),
        ("luna", 1, 4, "dd8f2ae79a18"),
    ],
)
def test_the_same_moves_on_every_python(game: str, players: int, level: int, sum_: str) -> None:
    match = Match.new(game, players=players, seed=11)
    for move in range(MOVES):
        assert match.actor is not None
        match.play(choose(visible(match.position, match.actor), level, move))
    told = json.dumps(match.actions, sort_keys=True).encode()
    assert hashlib.sha256(told).hexdigest()[:12] == sum_
