"""How fast the engine is: `python tests/bench_engine.py`, or `measure()` from inside Pyodide."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter

if __package__ in (None, ""):
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from pyengine import Match
from pyengine.bots import random_player
from pyengine.core.chance import Chance

TABLES = {"nova-luna": ((2, 30), (4, 34)), "luna": ((2, 50), (4, 80))}
"""Of each game: players, and how many actions in, the middle of a game."""

ROUNDS = 5
SECONDS = 0.1
"""How long each of the rounds is; the median of them counts."""


def midgame(game: str, players: int, actions: int) -> Match:
    match = Match.new(game, players=players, seed=7)
    chance = Chance(7)
    for _ in range(actions):
        action = random_player.choose(match.game, match.state, chance)
        match.play(match.game.write_action(action))
    return match


def plays(match: Match) -> int:
    """Every legal move, each on a copy."""
    game, state = match.game, match.state
    moves = game.legal(state)
    for move in moves:
        game.play(game.copy(state), move)
    return len(moves)


def copies(match: Match) -> int:
    game, state = match.game, match.state
    for _ in range(100):
        game.copy(state)
    return 100


def lists(match: Match) -> int:
    game, state = match.game, match.state
    for _ in range(10):
        game.legal(state)
    return 10


def per_second(work: Callable[[Match], int], match: Match) -> float:
    """How often a second the work gets done; it says how often it did it."""
    rates = []
    for _ in range(ROUNDS):
        done = 0
        begun = perf_counter()
        while (passed := perf_counter() - begun) < SECONDS:
            done += work(match)
        rates.append(done / passed)
    return median(rates)


def measure(game: str = "nova-luna") -> dict[str, int]:
    """Moves played, states copied and lists of legal moves made per second: means over tables."""
    matches = [midgame(game, players, actions) for players, actions in TABLES[game]]
    works = {"moves_per_s": plays, "copies_per_s": copies, "legal_per_s": lists}
    return {
        name: round(sum(per_second(work, match) for match in matches) / len(matches))
        for name, work in works.items()
    }


if __name__ == "__main__":
    print(json.dumps({game: measure(game) for game in TABLES}))
