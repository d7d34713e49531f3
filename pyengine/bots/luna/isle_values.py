"""What so many novices on an isle are worth to the player on turn, now and in the next round.

Journeys, tides, boats and herbs are chosen by these tables; what they are worth in the end is
for the whole judgement to say.
"""

from __future__ import annotations

from math import fsum

from pyengine.luna.components import AWARDS, ISLES, ROUNDS
from pyengine.luna.figures import next_apostate
from pyengine.luna.state import State

from .measure import Measure
from .uses import Scene, gains, scene_next, scene_now

MOST = 6
"""Novices beyond this number on one isle are not told apart."""

Values = list[list[float]]
"""By isle and number of novices."""


def values_now(state: State, measure: Measure) -> Values:
    """Of active novices, for this round."""
    return _values(state, measure, scene_now(state, measure), False)


def values_next(state: State, measure: Measure) -> Values:
    """Of all novices at an isle, for the next round and for the Apostate's visit before it."""
    if state.round < ROUNDS:
        found = _values(state, measure, scene_next(state, measure), True)
        his_next = next_apostate(state)
        share = measure.weights.apostate_next
        found[his_next] = [
            value - share * (n + 1) if n else value for n, value in enumerate(found[his_next])
        ]
    else:
        found = [[0.0] * (MOST + 1)] * ISLES
    found[state.apostate] = [
        value - (n + 1) if n else value for n, value in enumerate(found[state.apostate])
    ]
    return found


def _values(state: State, measure: Measure, scene: Scene, waking: bool) -> Values:
    found = _uses(state, measure, scene).copy()
    awards = _awards(state, scene.priestess, waking)
    found[scene.priestess] = [
        value + award for value, award in zip(found[scene.priestess], awards, strict=True)
    ]
    return found


def _uses(state: State, measure: Measure, scene: Scene) -> Values:
    """What the uses alone are worth. Kept, as it seldom changes; never to be written to."""
    player = state.turn
    key = (
        player,
        id(scene.promotions),
        scene.round,
        scene.builder,
        scene.priestess,
        scene.frozen,
        state.favors[player],
        state.shrines[player],
        state.seats[player],
        state.supply[player],
    )
    found: Values | None = measure.owns.get(key)
    if found is None:
        found = []
        alone = [0] * ISLES
        for isle in range(ISLES):
            values = [0.0]
            for n in range(1, MOST + 1):
                alone[isle] = n
                values.append(fsum(gains(state, measure, player, scene, alone)))
            alone[isle] = 0
            found.append(values)
        measure.owns[key] = found
    return found


def _awards(state: State, isle: int, waking: bool) -> list[float]:
    """What the Priestess would pay there for each number of own novices."""
    others = []
    for player in range(state.players):
        if player != state.turn:
            at = player * ISLES + isle
            there = state.active[at] + (state.shrines[player] >> isle & 1)
            others.append((there + state.inactive[at] if waking else there, player))
    rank = state.council.index(state.turn)
    shrine = state.shrines[state.turn] >> isle & 1
    awards = AWARDS[state.number]
    found = []
    for n in range(MOST + 1):
        own = n + shrine
        place = sum(
            1
            for there, player in others
            if there > own or (there == own and state.council.index(player) < rank)
        )
        found.append(float(awards[place]) if own and place < len(awards) else 0.0)
    return found
