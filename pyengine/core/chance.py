"""Seeded chance: the same seed gives the same game on every Python, for good.

`random` promises that for `random()` alone, not for `shuffle`, so games draw from this
splitmix64 generator instead. Changing anything here changes every recorded game.
"""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1


class Chance:
    """A stream of fair draws that depends on the seed alone."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        # Sign and all limbs of a big seed matter: no two seeds share a stream by truncation.
        rest = abs(seed) * 2 + (seed < 0)
        self._state = 0
        while True:
            self._state = (self._state ^ rest) & _MASK
            self._state = self._next()
            rest >>= 64
            if not rest:
                break

    def _next(self) -> int:
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1, each as likely as the next."""
        if bound < 1:
            raise ValueError("there is nothing to draw from")
        fair = (1 << 64) - (1 << 64) % bound
        while True:
            drawn = self._next()
            if drawn < fair:
                return drawn % bound

    def pick(self, among: list[T]) -> T:
        return among[self.below(len(among))]

    def shuffle(self, things: list[T]) -> None:
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]
