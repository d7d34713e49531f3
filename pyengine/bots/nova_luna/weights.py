"""The tuned weights: what things are worth in Nova Luna, in discs."""

from __future__ import annotations

import json
import pkgutil
from typing import NamedTuple


class Weights(NamedTuple):
    bead: float
    """A space of the moon track."""
    missing: dict[str, float]
    """An open task by how many tiles it misses; `+`: of more than one colour."""
    turn: float
    """To be on turn."""


def read_weights() -> Weights:
    data = pkgutil.get_data(__package__, "weights.json")
    assert data is not None
    return Weights(**json.loads(data)["weights"])


WEIGHTS = read_weights()
