"""The weights, and what follows from them alone: worked out once, and kept with them."""

from __future__ import annotations

from typing import Any

from pyengine.luna.components import LAST_SEAT, ROUNDS, SEATS
from pyengine.luna.scoring import FOR_A_FAVOR, FOR_A_SHRINE

from .weights import Weights

STEPS = 3
"""The worth of a step in the council is taken over so many."""


class Measure:
    __slots__ = ("council", "favors", "outlooks", "owns", "shrine", "steps", "weights")

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        rounds = range(1, ROUNDS + 1)
        # Tables begin with round 0, so that a round finds its own.
        self.shrine = [0.0] + [FOR_A_SHRINE + weights.shrine * (ROUNDS - r) for r in rounds]
        """By round: a shrine."""
        self.favors = [[0.0]] + [self._favors(round_) for round_ in rounds]
        """By round and favor: a token."""
        self.council = [[0.0]] + [self._council(round_) for round_ in rounds]
        """By round and seat: between the seats' own values and an even way up."""
        self.steps = [
            [self._step(seats, seat) for seat in range(len(seats))] for seats in self.council
        ]
        """By round and seat: a step further up."""
        self.outlooks: dict[tuple[Any, ...], Any] = {}
        """What `outlook` keeps."""
        self.owns: dict[tuple[Any, ...], Any] = {}
        """What `worth` keeps. It knows outlooks by their identity: both are cleared together."""

    def _favors(self, round_: int) -> list[float]:
        """A token is worth its point, and more while there is time to use it."""
        weights = self.weights
        late = weights.tokens_last + (1 - weights.tokens_last) * (ROUNDS - round_) / (ROUNDS - 1)
        return [FOR_A_FAVOR + token * late for token in weights.tokens]

    def _council(self, round_: int) -> list[float]:
        shown = self.weights.seat_shown
        shown += (self.weights.seat_shown_last - shown) * (round_ - 1) / (ROUNDS - 1)
        return [
            shown * SEATS[seat] + (1 - shown) * self.weights.seat * seat
            for seat in range(LAST_SEAT + 1)
        ]

    @staticmethod
    def _step(seats: list[float], seat: int) -> float:
        last = len(seats) - 1
        return max(0.0, seats[min(seat + STEPS, last)] - seats[seat]) / STEPS
