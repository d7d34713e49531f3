"""Journeys, tides and boats with a purpose: where to, with whom, and what for.

The purposes: the Priestess's next isle, away from the Apostate, an own shrine, the Builder's
next isle, a tile's symbol; and the best of all together, every novice where it is worth most.
"""

from __future__ import annotations

from pyengine.luna.actions.isle import MOST_REACTIVATED, Herbs
from pyengine.luna.actions.movement import BOAT_HOLDS, Journey, Sailboat, Tide
from pyengine.luna.actions.moves import Move, gathered
from pyengine.luna.components import HERBS, ISLES, LANDING, ROUNDS, SAILBOAT, SHRINES, TIDE
from pyengine.luna.state import State

from .isle_values import MOST, Values, values_next, values_now
from .measure import Measure
from .uses import scene_next

WORTHWHILE = 0.1
BOATS = 4
HERBALS = 3

Steps = list[tuple[int, int]]
"""Single novices: where from, where to."""


def journeys(state: State, measure: Measure) -> list[Journey]:
    first = state.turn * ISLES
    frozen = state.frozen
    active = state.active[first : first + ISLES]
    movers = [n if isle != frozen else 0 for isle, n in enumerate(active)]
    if not any(movers):
        return []
    found: dict[tuple[Move, ...], None] = {}
    for steps in _purposes(state, measure, [*movers, 0]):
        moves = gathered(state, [Move(from_, to, 1, 0) for from_, to in steps])
        if moves:
            found[moves] = None
    return [Journey(moves) for moves in found]


def tides(state: State, measure: Measure) -> list[Tide]:
    if not state.holds(TIDE):
        return []
    first = state.turn * ISLES
    frozen = state.frozen
    resting = [
        n if isle != frozen else 0 for isle, n in enumerate(state.inactive[first : first + ISLES])
    ]
    movers = [
        n + state.active[first + isle] if isle != frozen else 0 for isle, n in enumerate(resting)
    ]
    waiting = state.landing[state.turn]
    found: dict[tuple[Move, ...], None] = {}
    # First only those who lose nothing by it, then also the active ones.
    for who in ([*resting, waiting], [*movers, waiting]):
        if not any(who):
            continue
        for steps in _purposes(state, measure, who):
            moves = _carried(state, steps, resting)
            if moves:
                found[moves] = None
    return [Tide(moves) for moves in found]


def _carried(state: State, steps: Steps, resting: list[int]) -> tuple[Move, ...]:
    """The steps as a tide's moves: of those at an isle the inactive ones go first."""
    still = [*resting, state.landing[state.turn]]
    moves = []
    for from_, to in steps:
        if still[from_]:
            still[from_] -= 1
            moves.append(Move(from_, to, 0, 1))
        else:
            moves.append(Move(from_, to, 1, 0))
    return gathered(state, moves)


def _purposes(state: State, measure: Measure, movers: list[int]) -> list[Steps]:
    """The ways to send some of these novices, each with its purpose."""
    first = state.turn * ISLES
    there = [state.active[first + isle] + state.inactive[first + isle] for isle in range(ISLES)] + [
        state.landing[state.turn]
    ]
    values = values_next(state, measure)
    values.append([0.0] * (MOST + 1))
    found: list[Steps] = []
    fleeing = [n if isle == state.apostate else 0 for isle, n in enumerate(movers)]
    if any(fleeing):
        found.append(_spread(values, there, fleeing, forced=True))
    if state.round == ROUNDS:
        return found
    found.append(_spread(values, there, movers, forced=False))
    lone = [1 if n == 1 else n % 2 for n in movers]
    found.append(_spread(values, there, lone, forced=False))
    if movers[LANDING]:
        landed = [0] * ISLES + [movers[LANDING]]
        found.append(_spread(values, there, landed, forced=True))
    for goal, wanted in goals(state, measure):
        found.append(_called(values, there, movers, goal, wanted))
    return [steps for steps in found if steps]


def goals(state: State, measure: Measure) -> list[tuple[int, int]]:
    """Isles worth going to for the next round, and how many novices are wanted there."""
    player = state.turn
    scene = scene_next(state, measure)
    promotions = scene.promotions[player]
    shrines = state.shrines[player]
    found: dict[int, int] = {}
    others = max(
        state.novices_at(other, scene.priestess) + state.has_shrine(other, scene.priestess)
        for other in range(state.players)
        if other != player
    )
    found[scene.priestess] = max(1, others + 1 - (shrines >> scene.priestess & 1))
    if not shrines >> scene.builder & 1 and shrines.bit_count() < SHRINES:
        found[scene.builder] = max(2, found.get(scene.builder, 0))
    promising = sorted(
        (isle for isle in range(ISLES) if promotions[isle]),
        key=lambda isle: -promotions[isle][0],
    )
    for isle in promising[:3]:
        found[isle] = max(1 if shrines >> isle & 1 else 2, found.get(isle, 0))
    for isle in range(ISLES):
        if shrines >> isle & 1:
            found.setdefault(isle, 2)
    return list(found.items())


def _called(values: Values, there: list[int], movers: list[int], goal: int, wanted: int) -> Steps:
    """As many as are missing at the goal, from where they are missed least."""
    there, movers = there.copy(), movers.copy()
    movers[goal] = 0
    steps: Steps = []
    for _ in range(wanted - there[goal]):
        best, least = -1, 0.0
        for from_, n in enumerate(movers):
            if n:
                missed = _at(values, from_, there[from_]) - _at(values, from_, there[from_] - 1)
                if best < 0 or missed < least:
                    best, least = from_, missed
        if best < 0:
            return []
        movers[best] -= 1
        there[best] -= 1
        steps.append((best, goal))
    return steps


def _at(values: Values, isle: int, novices: int) -> float:
    return values[isle][novices if novices < MOST else MOST]


def _spread(values: Values, there: list[int], movers: list[int], forced: bool) -> Steps:
    """Novice by novice, or pair by pair, to where they are worth most; if forced, all go."""
    there, movers = there.copy(), movers.copy()
    steps: Steps = []
    while True:
        best = WORTHWHILE if not forced else -100.0
        chosen: tuple[int, int, int] | None = None
        for novices in (1, 2):
            arriving = [
                (_at(values, to, there[to] + novices) - _at(values, to, there[to]), to)
                for to in range(ISLES)
            ]
            arriving.sort(reverse=True)
            for from_, n in enumerate(movers):
                if n < novices:
                    continue
                gain, to = arriving[0] if arriving[0][1] != from_ else arriving[1]
                stayed = _at(values, from_, there[from_])
                gain += _at(values, from_, there[from_] - novices) - stayed
                if gain > best:
                    best, chosen = gain, (from_, to, novices)
        if chosen is None:
            return steps
        from_, to, novices = chosen
        movers[from_] -= novices
        if to < len(movers) and movers[to]:
            # Whoever was to leave an isle that others come to stays there instead.
            movers[to] = max(0, movers[to] - novices) if not forced else movers[to]
        there[from_] -= novices
        there[to] += novices
        steps += [(from_, to)] * novices


def sailboats(state: State, measure: Measure) -> list[Sailboat]:
    """The boats that gain most on the isles as they are now."""
    if not state.holds(SAILBOAT):
        return []
    first = state.turn * ISLES
    now, later = values_now(state, measure), values_next(state, measure)
    found = []
    for from_ in (*range(ISLES), LANDING):
        if from_ == LANDING:
            active = aboard = state.landing[state.turn]
        else:
            active = state.active[first + from_]
            aboard = active if from_ != state.frozen else 0
        for novices in range(1, min(aboard, BOAT_HOLDS) + 1):
            left = 0.0
            if from_ != LANDING:
                all_ = active + state.inactive[first + from_]
                left = _at(now, from_, active) - _at(now, from_, active - novices)
                left += _at(later, from_, all_) - _at(later, from_, all_ - novices)
            for to in range(ISLES):
                if to != from_:
                    there = state.active[first + to]
                    all_ = there + state.inactive[first + to]
                    gain = _at(now, to, there + novices) - _at(now, to, there) - left
                    gain += _at(later, to, all_ + novices) - _at(later, to, all_)
                    found.append((-gain, Sailboat(from_, to, novices)))
    found.sort()
    return [boat for _, boat in found[:BOATS]]


def herbals(state: State, measure: Measure) -> list[Herbs]:
    """Reactivations that gain most: as many as can be, where there is something to do."""
    first = state.turn * ISLES
    now = values_now(state, measure)
    found = []
    for isle in range(ISLES):
        novices = min(state.inactive[first + isle], MOST_REACTIVATED)
        if novices and isle not in (HERBS, state.frozen):
            active = state.active[first + isle]
            gain = _at(now, isle, active + novices) - _at(now, isle, active)
            found.append((-gain, Herbs(isle, novices)))
    found.sort()
    return [herbs for _, herbs in found[:HERBALS]]
