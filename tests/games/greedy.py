"""A player who looks one tile ahead: enough to place the last disc, as chance hardly ever does."""

from __future__ import annotations

from pyengine.nova_luna.actions import Action, EndPhase, Refill, Take
from pyengine.nova_luna.components import TASKS_OF
from pyengine.nova_luna.display import Display
from pyengine.nova_luna.game import GAME
from pyengine.nova_luna.state import State

DISC = 8.0
"""A disc placed, in spaces of the moon track."""
PROMISE = 4.0
"""A task all but complete."""


def choose(state: State) -> Action:
    """What leaves the player on turn best off; the wheel is refilled when no disc can be placed."""
    legal = GAME.legal(state)
    if EndPhase in map(type, legal):
        return EndPhase()
    takes = [action for action in legal if isinstance(action, Take)]
    values = {take: after(state, take) for take in takes}
    best = max(takes, key=lambda take: values[take])
    player = state.turn
    if Refill in map(type, legal) and values[best] < DISC + worth(state.displays[player]):
        return Refill()
    return best


def after(state: State, take: Take) -> float:
    """How well off the player on turn is after taking this tile."""
    player = state.turn
    later = GAME.copy(state)
    before = later.numbers(player)
    GAME.play(later, take)
    return worth(later.displays[player]) - (later.numbers(player) - before)


def worth(display: Display) -> float:
    """Discs placed, and how near the open tasks are to being complete."""
    found = DISC * display.covered_count()
    for at, tile in enumerate(display.tiles):
        counts = display.counts(at)
        for n, task in enumerate(TASKS_OF[tile]):
            if not display.covered[at] >> n & 1:
                there = sum(min(counts[colour], wanted) for colour, wanted in task)
                found += PROMISE * (there / sum(wanted for _, wanted in task)) ** 2
    return found
