"""Makes the weights by self-play: small changes to all of them at once, kept as far as they win.

In every step each weight is made a little larger or smaller by chance. The weights so changed
play, by first sight, against those changed the other way round, at every seat. All weights then
go the way of the winner, the further the higher the win.
"""

from __future__ import annotations

from collections.abc import Callable

from pyengine.core.chance import Chance
from pyengine.core.game import Json
from pyengine.luna import setup, turn
from pyengine.luna.state import OVER

from .judge import LunaJudge
from .weights import Weights, read_weights

STEP_GAMES = 24
"""Games of a step: all seatings of two, three and four players divide it."""
TABLES = (2, 2, 2, 3, 4)
"""How many players sit at the table, step by step."""
CHANGE = 1.12
"""The factor by which a weight is changed."""
LEARNT = 1.02
"""The factor by which it then moves, for each point of a mean win."""
MOST_WON = 15
"""A win by more says no more."""
AVERAGED = 60
"""The result is the mean over about so many last steps: single steps are noisy."""

ALONE = ("solo_action", "opponent_tile")
"""Weights of the solo game, which these games say nothing about: they stay as they are."""

SHARES = {"risk_free": 0.9, "risk_claimed": 0.98, "risk_behind_book": 1.0, "next_action": 1.0}
"""Weights that are chances, with what they never exceed."""


def tune(games: int, seed: int, progress: Callable[[int, int], None] | None = None) -> Json:
    """The contents of `weights.json` after so many games."""
    chance = Chance(seed)
    start = _listed(read_weights())
    moved = [1.0] * len(start)
    mean = moved.copy()
    for step in range(games // STEP_GAMES):
        signs = [1 if chance.below(2) else -1 for _ in start]
        signs[-len(ALONE) :] = [0] * len(ALONE)
        up, down = (
            _weights([w * m * CHANGE**s for w, m, s in zip(start, moved, ways, strict=True)])
            for ways in (signs, [-sign for sign in signs])
        )
        won = _contest(up, down, TABLES[step % len(TABLES)], chance)
        share = 1 / min(step + 1, AVERAGED)
        for n, sign in enumerate(signs):
            moved[n] *= LEARNT ** (won * sign)
            mean[n] += share * (moved[n] - mean[n])
        if progress:
            progress((step + 1) * STEP_GAMES, games)
    tuned = _weights([round(w * m, 3) for w, m in zip(start, mean, strict=True)])
    return {
        "about": "What things are worth in Luna, in influence; the names are those of weights.py.",
        "made_by": f"python -m pyengine tune luna --games {games} --seed {seed}",
        "weights": tuned._asdict(),
    }


def _listed(weights: Weights) -> list[float]:
    """All weights in a row, the tokens first."""
    return [*weights.tokens, *weights[1:]]


def _weights(listed: list[float]) -> Weights:
    tokens = len(listed) + 1 - len(Weights._fields)
    found = Weights(tuple(listed[:tokens]), *listed[tokens:])
    return found._replace(
        **{name: min(most, getattr(found, name)) for name, most in SHARES.items()}
    )


def _contest(one: Weights, other: Weights, players: int, chance: Chance) -> float:
    """By how much the one wins on average; the sides sit by turns."""
    judges = LunaJudge(one), LunaJudge(other)
    won = 0.0
    for game in range(STEP_GAMES):
        if not game % players:
            seed = chance.below(1 << 60)
        sides = [(seat + game) % 2 for seat in range(players)]
        ended = _play([judges[side] for side in sides], seed)
        best = [
            max(ended[seat] for seat in range(players) if sides[seat] == side) for side in (0, 1)
        ]
        won += max(-MOST_WON, min(MOST_WON, best[0] - best[1]))
    return won / STEP_GAMES


def _play(judges: list[LunaJudge], seed: int) -> list[int]:
    """What each seat ends with."""
    state = setup.new({"players": len(judges), "seed": seed, "layout": setup.RANDOM})
    while state.phase != OVER:
        turn.play(state, judges[state.turn].candidates(state)[0])
    return state.influence
