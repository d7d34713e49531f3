"""Makes the weights by self-play: small changes to all of them at once, kept as far as they win.

In every step each weight is made a little larger or smaller by chance. The weights so changed
play, by first sight, against those changed the other way round, at every seat. All weights then
go the way of the winner, the further the higher the win.
"""

from __future__ import annotations

from collections.abc import Callable

from pyengine.core.chance import Chance
from pyengine.core.game import Json
from pyengine.luna import turn
from pyengine.luna.setup import RANDOM, new
from pyengine.luna.state import OPPONENT, OVER

from .judge import LunaJudge
from .weights import ALONE, TOGETHER, Weights, read_weights

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

ONLY_ALONE = ("solo_action", "opponent_tile")
"""Weights of the solo game, which games of several players say nothing about."""
ALONE_GAMES = 12
"""Solo games of a step, played by both."""
LEVELS = (3, 2, 3, 1)
"""Their levels: the highest is the hardest to beat."""

SHARES = {"risk_free": 0.9, "risk_claimed": 0.98, "risk_behind_book": 1.0, "next_action": 1.0}
"""Weights that are chances, with what they never exceed."""


Progress = Callable[[int, int], None]


def tune(games: int, seed: int, progress: Progress | None = None) -> Json:
    """The contents of `weights.json` after so many games together and as many alone."""
    found: Json = {
        "about": "What things are worth in Luna, in influence; the names are those of weights.py.",
    }
    for game, of_step, contest in (
        (TOGETHER, STEP_GAMES, _together),
        (ALONE, 2 * ALONE_GAMES, _alone),
    ):
        weights = _climb(game, games // of_step, contest, Chance(seed), progress)
        made_by = f"python -m pyengine tune luna --games {games} --seed {seed}"
        found[game] = {"made_by": made_by, "weights": weights._asdict()}
    return found


Contest = Callable[[Weights, Weights, int, Chance], float]
"""By how much the one wins on average, in the step of this number."""


def _climb(
    game: str, steps: int, contest: Contest, chance: Chance, progress: Progress | None
) -> Weights:
    # Those of the solo game begin with the others, as they are now, and go their own way.
    start = _listed(read_weights(TOGETHER))
    moved = [1.0] * len(start)
    mean = moved.copy()
    for step in range(steps):
        signs = [1 if chance.below(2) else -1 for _ in start]
        if game == TOGETHER:
            signs[-len(ONLY_ALONE) :] = [0] * len(ONLY_ALONE)
        up, down = (
            _weights([w * m * CHANGE**s for w, m, s in zip(start, moved, ways, strict=True)])
            for ways in (signs, [-sign for sign in signs])
        )
        won = contest(up, down, step, chance)
        share = 1 / min(step + 1, AVERAGED)
        for n, sign in enumerate(signs):
            moved[n] *= LEARNT ** (won * sign)
            mean[n] += share * (moved[n] - mean[n])
        if progress:
            progress(step + 1, steps)
    return _weights([round(w * m, 3) for w, m in zip(start, mean, strict=True)])


def _listed(weights: Weights) -> list[float]:
    """All weights in a row, the tokens first."""
    return [*weights.tokens, *weights[1:]]


def _weights(listed: list[float]) -> Weights:
    tokens = len(listed) + 1 - len(Weights._fields)
    found = Weights(tuple(listed[:tokens]), *listed[tokens:])
    return found._replace(
        **{name: min(most, getattr(found, name)) for name, most in SHARES.items()}
    )


def _together(one: Weights, other: Weights, step: int, chance: Chance) -> float:
    """The sides sit by turns at one table."""
    players = TABLES[step % len(TABLES)]
    judges = LunaJudge(one), LunaJudge(other)
    won = 0.0
    for game in range(STEP_GAMES):
        if not game % players:
            seed = chance.below(1 << 60)
        sides = [(seat + game) % 2 for seat in range(players)]
        setup = {"players": players, "seed": seed}
        ended = _play([judges[side] for side in sides], setup)
        best = [
            max(ended[seat] for seat in range(players) if sides[seat] == side) for side in (0, 1)
        ]
        won += _clipped(best[0] - best[1])
    return won / STEP_GAMES


def _alone(one: Weights, other: Weights, step: int, chance: Chance) -> float:  # noqa: ARG001
    """Both play the same games against the opponent that the rules play."""
    judges = LunaJudge(one), LunaJudge(other)
    won = 0.0
    for game in range(ALONE_GAMES):
        setup = {"players": 1, "seed": chance.below(1 << 60), "level": LEVELS[game % len(LEVELS)]}
        ahead = []
        for judge in judges:
            ended = _play([judge, judge], setup)
            ahead.append(ended[1 - OPPONENT] - ended[OPPONENT])
        won += _clipped(ahead[0] - ahead[1])
    return won / ALONE_GAMES


def _clipped(won: int) -> int:
    return max(-MOST_WON, min(MOST_WON, won))


def _play(judges: list[LunaJudge], setup: Json) -> list[int]:
    """What each seat ends with."""
    state = new({"layout": RANDOM, **setup})
    while state.phase != OVER:
        turn.play(state, judges[state.turn].candidates(state)[0])
    return state.influence
