"""What an action brought about, in order, for logs, announcements and lessons."""

from __future__ import annotations

from typing import NamedTuple


class Laid(NamedTuple):
    """A tile went from the wheel into a display and covered these (tile, task) pairs."""

    player: int
    tile: int
    space: int
    at: tuple[int, int]
    covers: tuple[tuple[int, int], ...]


class Refilled(NamedTuple):
    """The wheel was filled: by a player's choice, or by itself when `player` is None."""

    player: int | None
    tiles: int


class PhaseEnded(NamedTuple):
    """Solo: a phase ended, with the sum of the numbers in the display and the penalty."""

    phase: int
    numbers: int
    penalty: int


class CoveredBetween(NamedTuple):
    """Solo: as the second phase starts, tasks left open for want of discs are covered."""

    covers: tuple[tuple[int, int], ...]


Event = Laid | Refilled | PhaseEnded | CoveredBetween
