"""Why an action of Nova Luna is good or bad, in the terms that its worth is made of.

| name | facts | says |
|---|---|---|
| `wins` | count | places the last discs |
| `completes-tasks` | count, tile, colour, number | covers so many tasks at once |
| `nearly-completes` | count | so many more tasks miss one tile only |
| `prepares-tasks` | count | so many open tasks get nearer, or come with the tile |
| `grows-group` | colour, size | joins tiles of a colour to a group of this size |
| `keeps-turn` | beads | still hindmost: another turn at once |
| `costs-time` | beads | more spaces of the moon track than others on offer; alone, the number |
| `saves-time` | beads | fewer than others on offer |
| `denies` | player, count | the tile would have completed tasks of the next player |
| `leaves` | player, count | leaves on offer what completes tasks of the next player |
| `refills` | count, completes | so many new tiles; what is on offer completes so many tasks |
| `ends-phase` | sum | alone: no further number is added to the first sum |
"""

from __future__ import annotations

from pyengine.bots.judge import Reason
from pyengine.nova_luna.actions import Action, EndPhase, Take
from pyengine.nova_luna.components import (
    ALL_COVERED,
    COLOUR_OF,
    COLOURS,
    COST_OF,
    SOLO_PENALTY,
    SPACES,
    TASKS_OF,
)
from pyengine.nova_luna.display import Display, cell_at
from pyengine.nova_luna.state import State
from pyengine.nova_luna.turn import play
from pyengine.nova_luna.wheel import offers, tiles_left

from .outlook import Outlooks

Facts = dict[str, int | str]


def reasons(state: State, action: Action, outlooks: Outlooks) -> list[Reason]:
    if isinstance(action, Take):
        found = _of_take(state, action, outlooks)
    elif isinstance(action, EndPhase):
        found = [Reason("ends-phase", 1.0, {"sum": state.numbers(0)})]
    else:
        fresh = min(len(state.pile), SPACES - 1 - tiles_left(state))
        best = _best_on_offer(state, state.turn, outlooks)
        found = [Reason("refills", 1.0, {"count": fresh, "completes": best})]
    return sorted(found, key=lambda reason: -abs(reason.amount))


def _of_take(state: State, take: Take, outlooks: Outlooks) -> list[Reason]:
    player = state.turn
    tile = state.wheel[take.space]
    later = state.copy()
    play(later, take)
    before, after = state.displays[player], later.displays[player]
    covers = after.covered_count() - before.covered_count()
    found: list[Reason] = []
    if covers:
        facts: Facts = {"count": covers, "tile": tile}
        facts |= {"colour": COLOURS[COLOUR_OF[tile]], "number": COST_OF[tile]}
        last = not state.solo and not later.discs[player]
        found.append(Reason("wins" if last else "completes-tasks", float(covers), facts))
    found += _promised(before, after, outlooks)
    found += _grown(after, cell_at(*take.at))
    if state.solo:
        return [*found, _cost(state, COST_OF[tile], 1 / SOLO_PENALTY)]
    return found + _of_time(state, later, tile, outlooks) + _of_others(state, later, tile, outlooks)


def _missing(display: Display) -> dict[tuple[int, int], int]:
    """How many tiles each open task misses, by tile and task."""
    found = {}
    for at, tile in enumerate(display.tiles):
        covered = display.covered[at]
        if covered == ALL_COVERED[tile]:
            continue
        counts = display.counts(at)
        for n, task in enumerate(TASKS_OF[tile]):
            if not covered >> n & 1:
                found[tile, n] = sum(max(0, wanted - counts[c]) for c, wanted in task)
    return found


def _promised(before: Display, after: Display, outlooks: Outlooks) -> list[Reason]:
    earlier, later = _missing(before), _missing(after)
    nearer = [task for task, left in later.items() if left < earlier.get(task, 99)]
    close = [task for task in nearer if later[task] == 1]
    gained = outlooks.of(after).worth - outlooks.of(before).worth
    if close:
        return [Reason("nearly-completes", gained, {"count": len(close)})]
    return [Reason("prepares-tasks", gained, {"count": len(nearer)})] if nearer else []


def _grown(after: Display, cell: int) -> list[Reason]:
    at = after.index[cell]
    size = after.sizes[after.group[at]]
    if size < 3:
        return []
    colour = COLOURS[COLOUR_OF[after.tiles[at]]]
    return [Reason("grows-group", 0.05 * size, {"colour": colour, "size": size})]


def _of_time(state: State, later: State, tile: int, outlooks: Outlooks) -> list[Reason]:
    player, beads = state.turn, COST_OF[tile]
    found = [_cost(state, beads, outlooks.weights.bead)]
    if later.turn == player:
        found.append(Reason("keeps-turn", outlooks.weights.bead, {"beads": beads}))
    return found


def _cost(state: State, beads: int, bead: float) -> Reason:
    """Something has to be taken: what a tile costs is what it costs beyond the others on offer."""
    offered = [COST_OF[state.wheel[space]] for space in offers(state)]
    saved = sum(offered) / len(offered) - beads
    return Reason("saves-time" if saved > 0 else "costs-time", bead * saved, {"beads": beads})


def _of_others(state: State, later: State, tile: int, outlooks: Outlooks) -> list[Reason]:
    """What the next of the others could have done with the tile, and with what is left."""
    rival = next(one for one in state.order if one != state.turn)
    outlook = outlooks.of(state.displays[rival])
    denied = max(outlook.with_tile(tile, cell)[0] for cell in outlook.display.spots())
    found = []
    if denied:
        found.append(Reason("denies", denied / 3, {"player": rival, "count": denied}))
    if later.turn == rival:
        left = _best_on_offer(later, rival, outlooks)
        if left > 1:
            found.append(Reason("leaves", -left / 3, {"player": rival, "count": left}))
    return found


def _best_on_offer(state: State, player: int, outlooks: Outlooks) -> int:
    """The most tasks that a player could complete with one of the tiles on offer."""
    outlook = outlooks.of(state.displays[player])
    spots = outlook.display.spots()
    most = 0
    for space in offers(state):
        for cell in spots:
            most = max(most, outlook.with_tile(state.wheel[space], cell)[0])
    return most
