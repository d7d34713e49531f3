"""What it says for an action, or against it, where it leaves the novices: near which figures,
shrines and tiles."""

from __future__ import annotations

from pyengine.bots.judge import Reason
from pyengine.luna.components import ISLES, ROUNDS, SHRINES, SYMBOL_OF, SYMBOLS
from pyengine.luna.figures import next_apostate, next_builder, next_priestess
from pyengine.luna.state import FREE, PLACING_NOVICES, State

from .reasons_of_events import Change
from .worth import awards_at

Facts = dict[str, int | str]


def of_places(change: Change) -> list[Reason]:
    if not change.same_round:
        return []
    return [*_of_priestess(change), *_of_apostate(change)]


def _of_priestess(change: Change) -> list[Reason]:
    state, later, player = change.state, change.later, change.player
    found = []
    isle = later.priestess
    before = awards_at(state, isle, False)[player]
    after = awards_at(later, isle, False)[player]
    facts: Facts = {"isle": SYMBOLS[isle]}
    if after > before:
        facts["influence"] = after
        found.append(Reason("priestess-pays", change.gained("priestess"), facts))
    elif after < before:
        facts["influence"] = before - after
        found.append(Reason("priestess-lost", change.gained("priestess"), facts))
    if state.round < ROUNDS:
        isle = next_priestess(later)
        paid = awards_at(later, isle, True)[player]
        gained = change.gained("priestess_next")
        if gained > 0 and paid:
            facts = {"isle": SYMBOLS[isle], "influence": paid}
            found.append(Reason("priestess-next", gained, facts))
    return found


def _of_apostate(change: Change) -> list[Reason]:
    state, later, player = change.state, change.later, change.player
    found = []
    gained = change.gained("apostate")
    before, after = _taken(change.state, player), _taken(change.later, player)
    if gained > 0 and after < before:
        facts: Facts = {"isle": SYMBOLS[state.apostate], "influence": before - after}
        found.append(Reason("leaves-apostate", gained, facts))
    elif gained < 0 and after > before:
        facts = {"isle": SYMBOLS[later.apostate], "influence": after - before}
        found.append(Reason("apostate-costs", gained, facts))
    if state.round < ROUNDS:
        gained = change.gained("apostate_next")
        isle, was = next_apostate(later), next_apostate(state)
        more = _loss(later.novices_at(player, isle)) - _loss(state.novices_at(player, was))
        if gained < 0 < more:
            facts = {"isle": SYMBOLS[isle], "influence": more}
            found.append(Reason("apostate-next", gained, facts))
        elif gained > 0 > more:
            facts = {"isle": SYMBOLS[was], "influence": -more}
            found.append(Reason("avoids-apostate-next", gained, facts))
    return found


def _taken(state: State, player: int) -> int:
    return _loss(state.novices_at(player, state.apostate))


def _loss(novices: int) -> int:
    return novices + 1 if novices else 0


def of_arrivals(change: Change) -> list[Reason]:
    """What novices can do where they have come to, in the next round or, beginning, in this."""
    state, player = change.state, change.player
    beginning = state.phase == PLACING_NOVICES
    if state.round == ROUNDS:
        return []
    builder = state.builder if beginning else next_builder(state)
    shrines = state.shrines[player]
    last = state.round + (not beginning)
    found = []
    for isle in range(ISLES):
        novices = change.arrived(isle)
        if novices <= 0:
            continue
        facts: Facts = {"isle": SYMBOLS[isle], "novices": novices}
        worth = 1.0
        there = change.later.novices_at(player, isle)
        has_shrine = shrines >> isle & 1
        if isle == builder and not has_shrine and shrines.bit_count() < SHRINES and there > 1:
            found.append(Reason("to-builder", worth + 1, facts))
        if has_shrine:
            found.append(Reason("to-own-shrine", worth, facts))
        tiles = [
            tile
            for tile in state.island.path
            if state.claims[tile] == FREE
            and SYMBOL_OF[tile] == isle
            and state.island.approved[tile] <= last
        ]
        if tiles and there >= (1 if has_shrine else 2):
            found.append(Reason("to-tile", worth + 1, facts | {"tile": tiles[0]}))
    return found
