"""What novices on the isles can be used for in a round, and what each use would gain."""

from __future__ import annotations

from typing import NamedTuple

from pyengine.luna.components import ROUNDS, SHRINE, SHRINES
from pyengine.luna.figures import next_builder, next_priestess
from pyengine.luna.state import State

from .measure import Measure
from .outlook import Prices, outlook


class Scene(NamedTuple):
    """A round as a player's novices find it."""

    round: int
    priestess: int
    builder: int
    promotions: list[list[Prices]]
    frozen: int


def scene_now(state: State, measure: Measure) -> Scene:
    promotions = outlook(state, measure).now
    return Scene(state.round, state.priestess, state.builder, promotions, state.frozen)


def scene_next(state: State, measure: Measure) -> Scene:
    promotions = outlook(state, measure).next
    return Scene(state.round + 1, next_priestess(state), next_builder(state), promotions, -1)


def gains(
    state: State, measure: Measure, player: int, scene: Scene, novices: list[int]
) -> list[float]:
    """What the best uses of a player's novices gain, action by action.

    The novices are listed by isle. The council takes whoever has nothing better to do, all of an
    isle in one action.
    """
    round_ = scene.round
    favors, shrines = state.favors[player], state.shrines[player]
    supply = state.supply[player]
    step = measure.steps[round_][state.seats[player]]
    tokens = measure.favors[round_]
    recruit = measure.weights.novice * (ROUNDS - round_)
    promotions = scene.promotions[player]
    found: list[float] = []
    for isle, there in enumerate(novices):
        if not there or isle == scene.frozen:
            continue
        left = there
        before = len(found)
        price = 1 if shrines >> isle & 1 else 2
        if (
            isle == scene.builder
            and left > 1
            and price == 2
            and favors >> SHRINE & 1
            and shrines.bit_count() < SHRINES
        ):
            found.append(measure.shrine[round_] - tokens[SHRINE])
            left -= 2
        for promotion in promotions[isle]:
            if left < price or promotion <= step * 2:
                break
            # Two actions: the promotion, and the sanctification after it.
            found.append(promotion * 0.5)
            found.append(promotion * 0.5)
            left -= price
        if left >= price and not favors >> isle & 1 and tokens[isle] > step * price:
            found.append(tokens[isle])
            left -= price
        if recruit > step * 2:
            while left > 1 and supply:
                found.append(recruit)
                left -= 2
                supply -= 1
        if left:
            found.append(step * left)
        if isle == scene.priestess:
            share = measure.weights.used_beside_priestess
            found[before:] = [gain * share for gain in found[before:]]
    return found
