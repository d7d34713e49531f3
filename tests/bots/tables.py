"""The tables that bots are tried at: those of the conformance suite, whose game has a judge."""

from __future__ import annotations

import sys
from importlib.util import find_spec

from pyengine import Match
from pyengine.bots.judges import PACKAGES
from pyengine.bots.selfplay import selfplay
from pyengine.bots.thinking import Thinking
from pyengine.core.game import Json
from tests.conformance import TABLES as ALL_TABLES

TABLES = [table for table in ALL_TABLES if find_spec(PACKAGES[table.game])]
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
