"""The tuned weights: what things are worth in Nova Luna, in discs."""

from __future__ import annotations

import json
import pkgutil
from typing import NamedTuple

ENOUGH = 0.6


class Weights(NamedTuple):
    bead: float
    """What a space of the moon track costs."""
    turn: float
    """To be on turn."""
    best: float
    """The part that counts of what the tile on offer that fits best would add."""
    tile: float
    """A tile in the display, whatever it is."""
    tasks: dict[str, float]
    """An open task, by how many tiles it misses and how many of its colours have none yet."""
    groups: list[float]
    """A group of one colour by its size, from 0 on; the last for all larger."""
    surplus: float
    """The part that is lost of what is promised beyond ENOUGH of the discs left."""
    alone: dict[str, float]
    """The solo game, in its own points: see `alone.py`."""


def read_weights() -> Weights:
    data = pkgutil.get_data(__package__, "weights.json")
    assert data is not None
    return Weights(**json.loads(data)["weights"])
