"""The game that is on the table before Python is: prerendered, and taken up when it wakes."""

from __future__ import annotations

from pyengine import Match

SEED = 4
PLAYERS = 2


def opening_match() -> Match:
    return Match.new("nova-luna", players=PLAYERS, seed=SEED)
