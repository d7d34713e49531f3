"""The keys that several of Luna's actions share, read and written alike in all."""

from __future__ import annotations

from pyengine.core.game import Json
from pyengine.core.reader import Reader
from pyengine.luna.components import SYMBOLS, TILES

ORIGINS = (*SYMBOLS, "landing")
"""Where novices can leave from, by the engine's number for it."""


def read_isle(isle: Reader) -> int:
    return SYMBOLS.index(isle.choice(SYMBOLS))


def read_origin(origin: Reader) -> int:
    return ORIGINS.index(origin.choice(ORIGINS))


def read_tile(tile: Reader) -> int:
    return tile.integer(1, TILES)


def read_novice_token(action: Reader) -> bool:
    return action.get("novice_token", False).flag()


def with_novice_token(written: Json, novice_token: bool) -> Json:
    return {**written, "novice_token": True} if novice_token else written
