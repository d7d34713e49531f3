"""The four levels: what each means in each game, as data beside the game's judge."""

from __future__ import annotations

import json
import pkgutil
from typing import NamedTuple

from pyengine.core.errors import MalformedError

from .judges import PACKAGES

LEVELS = (1, 2, 3, 4)

SECONDS = {1: 0.3, 2: 0.3, 3: 1.0, 4: 3.0}
"""How long a page waits for a level's move before it takes the best so far."""


class Settings(NamedTuple):
    """How a level thinks."""

    simulations: int
    """How many positions it looks at."""
    first: int
    """How many actions it looks at in the position before it."""
    width: int
    """How many in those that follow; 0: those are not looked at."""
    slip: float
    """How far its likings stray from its judgement, in points: the human slips."""
    slice: int
    """How many positions make a slice of some 10 ms."""
    curiosity: float = 0.5
    """How much, in scales of the judge, the little looked at is given the benefit of doubt."""
    doubt: float = 0.3
    """How much, in scales, a promise that was little looked into is distrusted in the end."""
    plays_on: int = 0
    """How often the best candidates are played on to where they are settled; 0: a tree instead."""
    stray: float = 0.7
    """How far everyone strays from first sight when a position is played on, in points."""
    fewer: bool = False
    """Whether there are fewer simulations the more players than two: each costs more."""
    worlds: int = 4
    """How many ways the hidden is drawn where an action brings some of it to light."""

    def simulations_for(self, players: int) -> int:
        return self.simulations * 2 // max(2, players) if self.fewer else self.simulations


_known: dict[str, dict[int, Settings]] = {}


def settings(game_name: str, level: int) -> Settings:
    if level not in LEVELS:
        known = ", ".join(map(str, LEVELS))
        raise MalformedError(
            "level", "must be one of {known}, not {found}", known=known, found=level
        )
    if game_name not in _known:
        data = pkgutil.get_data(PACKAGES[game_name], "levels.json")
        if data is None:
            raise MalformedError("game", "{game} has no levels", game=game_name)
        told = json.loads(data)["levels"]
        _known[game_name] = {int(one): Settings(**told[one]) for one in told}
    return _known[game_name][level]
