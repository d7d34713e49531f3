"""The temple and the path as they look to each player: what serving there will yet pay.

All of it follows from temple, path, books and round, which most actions leave as they are: so
it is worked out once for each such picture and kept.
"""

from __future__ import annotations

from typing import NamedTuple

from pyengine.luna.components import GUARDS, ISLES, ROUNDS, SYMBOL_OF
from pyengine.luna.state import ABSENT, FREE, State

from .measure import Measure
from .weights import Weights

Prices = tuple[float, ...]


class Outlook(NamedTuple):
    service: list[float]
    """By player: what the novices in the temple will be paid, this round included."""
    kept: list[float]
    """By player: the claimed tiles, if they enter later."""
    ready: list[Prices]
    """By player: what it gains to sanctify each claimed tile this round rather than later."""
    now: list[list[Prices]]
    """By player and isle: what promotion to free approved tiles promises, the best first."""
    next: list[list[Prices]]
    """The same for the next round."""
    stays: dict[int, float]
    """By temple space: how often its novice will yet be paid."""


KEPT = 4000


def outlook(state: State, measure: Measure) -> Outlook:
    key = (state.claims, state.temple, state.books, state.round, state.island.boards)
    found: Outlook | None = measure.outlooks.get(key)
    if found is None:
        if len(measure.outlooks) >= KEPT:
            measure.outlooks.clear()
            measure.owns.clear()
        found = measure.outlooks[key] = _look(state, measure.weights)
    return found


def stay(state: State, weights: Weights, player: int, tile: int, entering: int) -> float:
    """How often a novice of the player's on this space would be paid, from a round on."""
    shield = weights.risk_behind_book if tile in state.books else 1.0
    approved, claims = state.island.approved, state.claims
    threats = []
    for other in state.island.neighbours[tile]:
        claim = claims[other]
        if other > tile and claim not in (ABSENT, player):
            risk = weights.risk_free if claim == FREE else weights.risk_claimed
            threats.append((max(approved[other], state.round), 1.0 - risk * shield))
    if not threats:
        return float(ROUNDS + 1 - entering)
    paid, safe = 0.0, 1.0
    for round_ in range(state.round, ROUNDS + 1):
        for at, chance in threats:
            if at == round_:
                safe *= chance
        if round_ >= entering:
            paid += safe
    return paid


def _look(state: State, weights: Weights) -> Outlook:
    return _Looking(state, weights).outlook()


class _Looking:
    """One picture of temple and path, looked at."""

    def __init__(self, state: State, weights: Weights) -> None:
        self.state = state
        self.weights = weights
        self.stays = {
            tile: stay(state, weights, owner, tile, state.round)
            for tile, owner in enumerate(state.temple)
            if owner >= 0
        }

    def outlook(self) -> Outlook:
        state, players = self.state, self.state.players
        service = [0.0] * players
        for tile, paid in self.stays.items():
            service[state.temple[tile]] += paid
        kept = [0.0] * players
        ready: list[list[float]] = [[] for _ in range(players)]
        for tile in state.island.path:
            claim = state.claims[tile]
            if claim >= 0:
                waiting = self._waiting(claim, tile)
                kept[claim] += waiting
                if state.approved(tile):
                    ready[claim].append(self.entry(claim, tile, state.round) - waiting)
        now = [self._promotions(player, state.round) for player in range(players)]
        later = [self._promotions(player, state.round + 1) for player in range(players)]
        return Outlook(service, kept, [tuple(own) for own in ready], now, later, self.stays)

    def _waiting(self, player: int, tile: int) -> float:
        """A claimed tile, if it enters later."""
        round_ = max(self.state.island.approved[tile], self.state.round + 1)
        if round_ > ROUNDS:
            return 0.0
        return self.weights.claim_kept * self.entry(player, tile, round_)

    def _promotions(self, player: int, round_: int) -> list[Prices]:
        """By isle: what free tiles promise in a round, less the novice that leaves for them."""
        state = self.state
        found: list[list[float]] = [[] for _ in range(ISLES)]
        if round_ <= ROUNDS:
            price = self.weights.novice * (ROUNDS - round_)
            for tile in state.island.path:
                if state.claims[tile] == FREE and state.island.approved[tile] <= round_:
                    promise = self.weights.promotion * self.entry(player, tile, round_) - price
                    if promise > 0:
                        found[SYMBOL_OF[tile]].append(promise)
        return [tuple(sorted(prices, reverse=True)) for prices in found]

    def entry(self, player: int, tile: int, round_: int) -> float:
        """What it pays, then and later, to enter the temple with this tile in a round."""
        state = self.state
        pays = GUARDS[round_ - 1] + stay(state, self.weights, player, tile, round_)
        for space in state.island.neighbours[tile]:
            owner = state.temple[space]
            if space < tile and owner >= 0 and owner != player and space not in state.books:
                pays += 1.0 + self.weights.displaced * self.stays[space]
        return pays
