"""Whole games played by bots alone."""

from __future__ import annotations

from collections.abc import Callable

from pyengine.core.chance import Chance
from pyengine.core.errors import MalformedError
from pyengine.core.game import Json
from pyengine.core.match import Match

from . import random_player, thinking
from .levels import LEVELS

Player = Callable[[Match, int, Chance], Json]
"""What a bot plays in a match for the player on turn."""


def _random(match: Match, actor: int, chance: Chance) -> Json:  # noqa: ARG001
    return match.game.write_action(random_player.choose(match.game, match.state, chance))


def _level(level: int) -> Player:
    def play(match: Match, actor: int, chance: Chance) -> Json:
        # The game's own `visible`: what a match holds needs no checking again.
        seen = match.game.visible(match.position, actor)
        return thinking.choose(seen, level, chance.below(1 << 32))

    return play


PLAYERS: dict[str, Player] = {
    "random": _random,
    **{str(level): _level(level) for level in LEVELS},
}


def check_bots(bots: list[str], seats: int) -> None:
    if len(bots) != seats:
        raise MalformedError(
            "bots", "must name {seats} players, not {found}", seats=seats, found=len(bots)
        )
    for bot in bots:
        if bot not in PLAYERS:
            raise MalformedError(
                "bots", "must be of {known}, not {bot}", known=", ".join(PLAYERS), bot=bot
            )


def selfplay(match: Match, bots: list[str], seed: int) -> None:
    """Play the match to its end, each seat by the bot named for it."""
    check_bots(bots, match.setup["players"])
    # A stream apart from the one that set the table, though from the same seed.
    chance = Chance(seed ^ (1 << 70))
    while (seat := match.seat) is not None:
        actor = match.actor
        assert actor is not None
        match.play(PLAYERS[bots[seat]](match, actor, chance))
