"""Makes the weights by self-play: what in a position foretells the discs that decide the game.

Bots play each other by first sight, with slips for variety. Every position of every game is a
row: the difference between the two players in all that the weights weigh, and at its end how
many discs the one was ahead. Least squares give the weights, in discs; playing again with
them gives better games to learn from.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyengine.core.chance import Chance
from pyengine.core.game import Json
from pyengine.nova_luna import setup, turn
from pyengine.nova_luna.components import ALL_COVERED, TASKS_OF
from pyengine.nova_luna.display import NEIGHBOURS, Display
from pyengine.nova_luna.state import OVER, State

from .judge import NovaLunaJudge
from .offer import best_on_offer
from .outlook import open_task
from .weights import Weights

KINDS = [f"{missing}/{lacking}" for missing in range(1, 5) for lacking in range(missing + 1)]
LARGEST = 6
"""Groups of this size and larger are weighed alike."""

NAMES = [
    "placed",
    "bead",
    "turn",
    "best",
    "tile",
    *KINDS,
    *(f"group {n}" for n in range(2, LARGEST + 1)),
]

SLIP = 0.3
"""How far choices stray from first sight, in discs."""

RIDGE = 20.0
"""Keeps the weights of what is seldom seen small."""


_BY_MISSING = {"1": 0.45, "2": 0.21, "3": 0.1, "4": 0.04}

FIRST = Weights(
    bead=0.28,
    turn=0.2,
    best=0.0,
    tile=0.0,
    tasks={kind: _BY_MISSING[kind[0]] for kind in KINDS},
    groups=[0.0],
    surplus=0.7,
    alone={"first": 8.0, "second": 5.0, "promise": 0.7, "best": 0.7},
)
"""What to begin with: guesses. The surplus and the solo game's stay, found by trying."""


def tune(games: int, seed: int, progress: Callable[[int, int], None] | None = None) -> Json:
    """The contents of `weights.json` after so many games."""
    rounds = 2
    weights = FIRST
    for n in range(rounds):
        squares = _Squares(len(NAMES))
        judge = NovaLunaJudge(weights)
        for game in range(games // rounds):
            _learn(judge, Chance(seed + n * games + game), squares)
            if progress:
                progress(n * (games // rounds) + game + 1, games)
        weights = _weights(squares.solve(RIDGE))
    return {
        "about": "What things are worth in Nova Luna, in discs; the names are those of weights.py.",
        "made_by": f"python -m pyengine tune nova-luna --games {games} --seed {seed}",
        "weights": weights._asdict(),
    }


def _learn(judge: NovaLunaJudge, chance: Chance, squares: _Squares) -> None:
    """Play a game between two, and keep its rows."""
    state = setup.new({"players": 2, "seed": chance.below(1 << 60), "first_game": False})
    rows = []
    while state.phase != OVER:
        rated = judge.rated(state)[:12]
        _, action = max(rated, key=lambda pair: pair[0] + SLIP * _bell(chance))
        turn.play(state, action)
        if state.phase != OVER:
            one, other = (seen(state, player, judge) for player in (0, 1))
            rows.append([a - b for a, b in zip(one, other, strict=True)])
    ahead = float(state.discs[1] - state.discs[0])
    for row in rows:
        squares.add(row, ahead)


def _bell(chance: Chance) -> float:
    return sum(chance.below(2001) for _ in range(3)) / 1000 - 3


def seen(state: State, player: int, judge: NovaLunaJudge) -> list[float]:
    """All that the weights weigh, in the order of NAMES."""
    display = state.displays[player]
    found = dict.fromkeys(NAMES, 0.0)
    found["placed"] = -float(state.discs[player])
    found["bead"] = -float(state.distance[player])
    if state.turn == player:
        found["turn"] = 1.0
        found["best"] = best_on_offer(state, judge.outlooks)
    found["tile"] = float(len(display.tiles))
    for at, tile in enumerate(display.tiles):
        if display.covered[at] != ALL_COVERED[tile]:
            counts, free = display.counts(at), _free(display, at)
            for n, task in enumerate(TASKS_OF[tile]):
                kind = None if display.covered[at] >> n & 1 else open_task(task, counts, free)
                if kind in found:
                    found[kind] += 1
    for size in display.sizes:
        if size >= 2:
            found[f"group {min(size, LARGEST)}"] += 1
    return list(found.values())


def _free(display: Display, at: int) -> int:
    return sum(display.cells[at] + step not in display.index for step in NEIGHBOURS)


def _weights(solved: list[float]) -> Weights:
    """In discs: a disc placed is worth one."""
    by_name = {name: round(one / solved[0], 3) for name, one in zip(NAMES, solved, strict=True)}
    groups = [by_name[f"group {size}"] for size in range(2, LARGEST + 1)]
    tasks = {kind: by_name[kind] for kind in KINDS}
    bead, turn_, best, tile = (by_name[name] for name in ("bead", "turn", "best", "tile"))
    return FIRST._replace(
        bead=bead, turn=turn_, best=best, tile=tile, tasks=tasks, groups=[0.0, 0.0, *groups]
    )


class _Squares:
    """The sums that least squares need."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.products = [[0.0] * size for _ in range(size)]
        self.results = [0.0] * size

    def add(self, row: list[float], result: float) -> None:
        there = [(n, one) for n, one in enumerate(row) if one]
        for n, one in there:
            self.results[n] += one * result
            products = self.products[n]
            for m, other in there:
                products[m] += one * other

    def solve(self, ridge: float) -> list[float]:
        """By elimination; the ridge keeps every pivot away from nothing."""
        rows: list[Any] = [
            [*(one + ridge * (n == m) for m, one in enumerate(row)), self.results[n]]
            for n, row in enumerate(self.products)
        ]
        for n in range(self.size):
            pivot = max(range(n, self.size), key=lambda m: abs(rows[m][n]))
            rows[n], rows[pivot] = rows[pivot], rows[n]
            for m in range(self.size):
                if m != n:
                    factor = rows[m][n] / rows[n][n]
                    rows[m] = [a - factor * b for a, b in zip(rows[m], rows[n], strict=True)]
        return [rows[n][-1] / rows[n][n] for n in range(self.size)]
