"""Whole games played by bots alone."""

from __future__ import annotations

from pyengine.core.chance import Chance
from pyengine.core.errors import MalformedError
from pyengine.core.match import Match

from . import random_player

PLAYERS = {"random": random_player.choose}


def selfplay(match: Match, bots: list[str], seed: int) -> None:
    """Play the match to its end, each seat by the bot named for it."""
    seats = match.setup["players"]
    if len(bots) != seats:
        raise MalformedError(
            "bots", "must name {seats} players, not {found}", seats=seats, found=len(bots)
        )
    for bot in bots:
        if bot not in PLAYERS:
            raise MalformedError(
                "bots", "must be of {known}, not {bot}", known=", ".join(PLAYERS), bot=bot
            )
    # A stream apart from the one that set the table, though from the same seed.
    chance = Chance(seed ^ (1 << 70))
    while (seat := match.seat) is not None:
        action = PLAYERS[bots[seat]](match.game, match.state, chance)
        match.play(match.game.write_action(action))
