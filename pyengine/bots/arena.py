"""Bots against each other over many games, each table played once with every seating."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from statistics import fmean, quantiles, stdev
from time import perf_counter
from typing import Any, NamedTuple

from pyengine.core.chance import Chance
from pyengine.core.errors import MalformedError
from pyengine.core.game import Json
from pyengine.core.match import Match

from .selfplay import PLAYERS, check_bots
from .strength import elo, wilson

Progress = Callable[[int, int], None]
"""Told how many games are played, and of how many."""


class Plan(NamedTuple):
    """A game to be played."""

    game: str
    setup: Json
    bots: list[str]
    turned: int
    """By how many seats the bots have moved round."""


class Played(NamedTuple):
    """What is kept of a game."""

    winner: int
    """Which of the bots won, counted as they were named; -1 for a rival that the rules play."""
    scores: list[int]
    """What each bot ended with; the lead over a rival that the rules play."""
    times: list[list[float]]
    """How long each bot took for each of its moves, in milliseconds."""


def arena(
    game: str,
    bots: list[str],
    games: int,
    seed: int,
    options: Json,
    *,
    processes: int = 1,
    times: bool = False,
    progress: Progress | None = None,
) -> Json:
    """Play the games and say who won how often."""
    plans = _plans(game, bots, games, seed, options)
    played = []
    for one in _results(plans, processes):
        played.append(one)
        if progress:
            progress(len(played), games)
    told: Json = {"game": game, "players": len(bots), "bots": bots, "games": games, "seed": seed}
    if options:
        told["options"] = options
    told["results"] = [_result(name, bots, played) for name in dict.fromkeys(bots)]
    if times:
        told["milliseconds"] = {name: _times(name, bots, played) for name in dict.fromkeys(bots)}
    return told


def _plans(game: str, bots: list[str], games: int, seed: int, options: Json) -> list[Plan]:
    seats = len(bots)
    check_bots(bots, seats)
    if games < 1 or games % seats:
        raise MalformedError(
            "games",
            "must be a multiple of {seats}, so that every bot has every seat; {games} is not",
            seats=seats,
            games=games,
        )
    plans = [
        Plan(game, {"players": seats, "seed": seed + n // seats, **options}, bots, n % seats)
        for n in range(games)
    ]
    Match.new(game, **plans[0].setup)  # what is wrong with the set-up is said before any game
    return plans


def _results(plans: list[Plan], processes: int) -> Iterator[Played]:
    if processes < 1:
        raise MalformedError("processes", "must be at least 1, not {found}", found=processes)
    if processes == 1:
        yield from map(play, plans)
        return
    # Here and not above: where there are no processes, everything else still works.
    from multiprocessing import Pool

    with Pool(processes) as pool:
        yield from pool.imap(play, plans)


def play(plan: Plan) -> Played:
    match = Match.new(plan.game, **plan.setup)
    seats = len(plan.bots)
    chance = Chance(plan.setup["seed"] ^ (1 << 70))
    times: list[list[float]] = [[] for _ in plan.bots]
    while (seat := match.seat) is not None:
        actor = match.actor
        assert actor is not None
        bot = (seat + plan.turned) % seats
        begun = perf_counter()
        action = PLAYERS[plan.bots[bot]](match, actor, chance)
        times[bot].append(1000 * (perf_counter() - begun))
        match.play(action)
    return Played(*_ended(match, plan), times)


def _ended(match: Match, plan: Plan) -> tuple[int, list[int]]:
    """Which bot won, and what each has."""
    outcome = match.outcome
    assert outcome is not None
    sides = range(match.game.players(match.state))
    seat_of = [match.game.seat(match.state, player) for player in sides]
    seats = len(plan.bots)
    scores = [0] * seats
    for player, seat in enumerate(seat_of):
        if seat is not None:
            scores[(seat + plan.turned) % seats] = outcome.scores[player]
    if seats == 1 and len(seat_of) == 2:
        scores = [scores[0] - outcome.scores[seat_of.index(None)]]
    first = seat_of[outcome.places[0]]
    return (-1 if first is None else (first + plan.turned) % seats), scores


def _result(name: str, bots: list[str], played: list[Played]) -> Json:
    """How the bots of this name fared together."""
    mine = [n for n, bot in enumerate(bots) if bot == name]
    scores = [float(one.scores[n]) for one in played for n in mine]
    # Both games break every tie, so that a draw never happens.
    told: Json = {"bot": name, "wins": sum(one.winner in mine for one in played), "draws": 0}
    if len(bots) > 1 or any(one.winner < 0 for one in played):
        games, fair = len(played), len(mine) / max(2, len(bots))
        low, high = wilson(told["wins"], games)
        share = told["wins"] / games
        told |= {"share": _short(share), "wilson": [_short(low), _short(high)]}
        if fair < 1:
            told |= {"fair": _short(fair), "elo": _points(share, fair)}
            told["elo_interval"] = [_points(low, fair), _points(high, fair)]
    told["score"] = {"mean": _short(fmean(scores)), "least": min(scores), "most": max(scores)}
    if len(scores) > 1:
        told["score"]["deviation"] = _short(stdev(scores))
    return told


def _times(name: str, bots: list[str], played: list[Played]) -> Json:
    mine = [n for n, bot in enumerate(bots) if bot == name]
    took = [time for one in played for n in mine for time in one.times[n]]
    tail: Any = quantiles(took, n=20)[-1] if len(took) > 1 else took[0]
    return {"mean": _short(fmean(took)), "p95": _short(tail), "moves": len(took)}


def _short(value: float) -> float:
    return round(value, 4)


def _points(share: float, fair: float) -> float | None:
    found = elo(share, fair)
    return None if found is None else round(found, 1)
