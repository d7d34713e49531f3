"""The games by name. A game's rules are imported when first asked for, so that a page that
plays one game does not wait for the other."""

from __future__ import annotations

from importlib import import_module

from .errors import MalformedError
from .formats import AnyGame
from .reader import Reader, shown

MODULES = {"nova-luna": "pyengine.nova_luna.game", "luna": "pyengine.luna.game"}


def game_named(name: object, place: str = "game") -> AnyGame:
    if not isinstance(name, str) or name not in MODULES:
        raise MalformedError(
            place,
            "must be one of {known}, not {found}",
            known=", ".join(MODULES),
            found=shown(name),
        )
    game: AnyGame = import_module(MODULES[name]).GAME
    return game


def game_of(source: Reader) -> AnyGame:
    """The game that a record or position is of."""
    if "game" not in source:
        raise MalformedError("game", "is missing")
    return game_named(source["game"].value)
