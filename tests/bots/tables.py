"""The tables that bots are tried at: those of the conformance suite."""

from __future__ import annotations

import sys

from pyengine import Match
from pyengine.bots.selfplay import selfplay
from pyengine.bots.thinking import Thinking
from pyengine.core.game import Json
from tests import conformance

TABLES = conformance.TABLES
NAMES = [str(table) for table in TABLES]

IN_A_BROWSER = sys.platform == "emscripten"


def seen_by_actor(match: Match) -> Json:
    actor = match.actor
    assert actor is not None
    return match.game.visible(match.position, actor)


def thought(seen: Json, level: int, seed: int, simulations: int | None = None) -> Thinking:
    """A thought that went to its end."""
    thinking = Thinking(seen, level, seed, simulations)
    while not thinking.step():
        pass
    return thinking


def played_by(game: str, setup: Json, bot: str) -> Match:
    """A whole match among bots of one kind."""
    match = Match.new(game, **setup)
    selfplay(match, [bot] * setup["players"], setup["seed"])
    return match
