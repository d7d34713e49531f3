"""What the events of an action say for it or against it, one function for each kind of event."""

from __future__ import annotations

from collections.abc import Callable
from math import fsum
from typing import Any

from pyengine.bots.judge import Reason
from pyengine.luna import events
from pyengine.luna.components import GUARDS, ISLES, LANDING, ROUNDS, SEATS, SYMBOLS
from pyengine.luna.scoring import FOR_A_SHRINE
from pyengine.luna.state import ABSENT, OPPONENT, OVER, State

from .measure import Measure
from .outlook import outlook, stay
from .worth import all_terms


class Change:
    """A state, what an action makes of it, and the parts of both's worth."""

    def __init__(self, state: State, later: State, measure: Measure) -> None:
        self.state = state
        self.later = later
        self.measure = measure
        self.player = state.turn
        self.before = all_terms(state, measure)
        self.after = self.before if later.phase == OVER else all_terms(later, measure)
        self.same_round = later.round == state.round and later.phase != OVER

    def gained(self, term: str, player: int | None = None) -> float:
        """By how much a part of the worth grows for a player, the one on turn if none is named."""
        who = self.player if player is None else player
        before, after = self.before[who], self.after[who]
        found: float = getattr(after, term) - getattr(before, term)
        return found

    def arrived(self, isle: int) -> int:
        """How many more novices the player has at an isle."""
        return self.later.novices_at(self.player, isle) - self.state.novices_at(self.player, isle)


def of_event(change: Change, event: events.Event) -> list[Reason]:
    tell = _TELLING.get(type(event))
    return tell(change, event) if tell else []


def _used(change: Change, event: events.Used) -> list[Reason]:
    if not event.novices or event.isle is None:
        return []
    cost = min(0.0, change.gained("uses")) if change.same_round else -float(event.novices)
    facts: dict[str, int | str] = {"isle": SYMBOLS[event.isle], "novices": event.novices}
    return [Reason("uses-novices", cost, facts)]


def _spent(change: Change, event: events.Spent) -> list[Reason]:
    cost = change.measure.favors[change.state.round][event.favor]
    return [Reason("spends-favor", -cost, {"favor": SYMBOLS[event.favor]})]


def _favor(change: Change, event: events.FavorTaken) -> list[Reason]:
    worth = change.measure.favors[change.state.round][event.favor]
    return [Reason("gains-favor", worth, {"favor": SYMBOLS[event.favor]})]


def _recruited(change: Change, event: events.Recruited) -> list[Reason]:
    worth = change.gained("novices") + change.gained("uses_next")
    return [Reason("recruits", worth, {"isle": SYMBOLS[event.isle]})]


def _shrine(change: Change, event: events.ShrineBuilt) -> list[Reason]:
    worth = change.measure.shrine[change.state.round]
    sign = 1 if event.player == change.player else -1
    if sign < 0:
        return []
    facts: dict[str, int | str] = {"isle": SYMBOLS[event.isle], "influence": FOR_A_SHRINE}
    return [Reason("builds-shrine", worth, facts)]


def _reactivated(change: Change, event: events.Reactivated) -> list[Reason]:
    facts: dict[str, int | str] = {"isle": SYMBOLS[event.isle], "novices": event.novices}
    return [Reason("wakes-novices", max(0.2, change.gained("uses")), facts)]


def _promoted(change: Change, event: events.Promoted) -> list[Reason]:
    state, tile = change.state, event.tile
    worth = change.gained("claims") + max(0.0, change.gained("uses") + change.gained("novices"))
    round_ = max(state.round, state.island.approved[tile])
    facts: dict[str, int | str] = {
        "tile": tile,
        "isle": SYMBOLS[event.isle],
        "influence": GUARDS[round_ - 1],
    }
    found = [Reason("claims-tile", worth, facts)]
    for rival in range(state.players):
        if rival != change.player and _could_be_promoted(state, rival, event.isle):
            promised = outlook(state, change.measure).now[rival][event.isle]
            denied = promised[0] / 2 if promised else 0.0
            found.append(Reason("denies-tile", denied, {"tile": tile, "player": rival}))
    return found


def _could_be_promoted(state: State, player: int, isle: int) -> bool:
    needed = 1 if state.has_shrine(player, isle) else 2
    return state.active[player * ISLES + isle] >= needed and not (state.solo and player == OPPONENT)


def _sanctified(change: Change, event: events.Sanctified) -> list[Reason]:
    if event.player != change.player:
        return []
    tile = event.tile
    found = [Reason("pays-now", float(event.gain), {"influence": event.gain})]
    rounds = ROUNDS + 1 - change.state.round
    paid = stay(change.later, change.measure.weights, change.player, tile, change.state.round)
    found.append(Reason("serves-in-temple", paid, {"tile": tile, "rounds": rounds}))
    return found + _safety(change, tile, rounds - paid)


def _safety(change: Change, tile: int, risked: float) -> list[Reason]:
    later = change.later
    if tile in later.books:
        return [Reason("safe-behind-book", 0.5, {"tile": tile})]
    threats = [
        other
        for other in later.island.neighbours[tile]
        if other > tile and later.claims[other] not in (ABSENT, change.player)
    ]
    if threats:
        first = min(threats)
        return [Reason("may-be-displaced", -risked, {"tile": tile, "by": first})]
    return [Reason("safe-in-temple", 0.5, {"tile": tile})]


def _displaced(change: Change, event: events.Displaced) -> list[Reason]:
    if event.mover != change.player:
        return []
    lost = outlook(change.state, change.measure).stays[event.tile]
    facts: dict[str, int | str] = {"player": event.player, "tile": event.tile}
    return [Reason("displaces", event.gain + lost, facts)]


def _book(change: Change, event: events.BookMoved) -> list[Reason]:
    if event.player != change.player:
        return [Reason("opponent-takes-book", -1.0, {"tile": event.from_})]
    found = [Reason("pays-now", float(event.gain), {"influence": event.gain})]
    before = outlook(change.state, change.measure).stays
    after = outlook(change.later, change.measure).stays
    safer = after[event.to] - before[event.to]
    found.append(Reason("safe-behind-book", max(0.2, safer), {"tile": event.to}))
    owner = change.state.temple[event.from_]
    if owner != change.player:
        exposed = max(0.2, before[event.from_] - after[event.from_])
        facts: dict[str, int | str] = {"player": owner, "tile": event.from_}
        found.append(Reason("takes-book", exposed, facts))
    return found


def _council(change: Change, event: events.CouncilMoved) -> list[Reason]:
    facts: dict[str, int | str] = {"seats": event.seats, "seat": event.seat}
    worth = change.gained("council", event.player)
    if event.player != change.player:
        return [Reason("opponent-seats", -worth, facts)]
    found = [Reason("council-seat", worth, facts | {"influence": SEATS[event.seat]})]
    before, after = change.state.council, change.later.council
    for player in before[: before.index(change.player)]:
        if after.index(player) > after.index(change.player):
            found.append(Reason("council-ahead", 0.2, {"player": player}))
            break
    return found


def _expelled(change: Change, event: events.Expelled) -> list[Reason]:
    found = []
    for player in range(change.state.players):
        novices = change.later.novices_at(player, event.to)
        spared = change.state.solo and player == OPPONENT
        if player != change.player and novices and not spared:
            facts: dict[str, int | str] = {"player": player, "isle": SYMBOLS[event.to]}
            worth = -change.gained("apostate", player)
            if worth > 0:
                found.append(Reason("apostate-takes", worth, facts | {"influence": novices + 1}))
    return found


def _travelled(change: Change, event: events.Travelled | events.Sailed) -> list[Reason]:
    if event.from_ != LANDING:
        return []
    novices = event.inactive if isinstance(event, events.Travelled) else event.novices
    worth = max(0.5, change.gained("novices"))
    return [Reason("from-landing", worth, {"novices": novices, "isle": SYMBOLS[event.to]})]


def _meditated(change: Change, event: events.Meditated) -> list[Reason]:
    if event.left:
        others = [p for p in range(change.state.players) if p != change.player]
        harm = fsum(-change.gained("uses", player) for player in others) / len(others)
        own = change.gained("uses")
        found = [Reason("turns-time", max(0.2, harm + own), {"left": event.left})]
        first = change.player * ISLES
        active = sum(change.state.active[first : first + ISLES])
        if active:
            found.append(Reason("waits", 0.2, {"active": active}))
        return found
    return [Reason("pays-now", float(event.gain), {"influence": event.gain})]


def _round_ended(change: Change, event: events.RoundEnded) -> list[Reason]:
    others = [terms.uses for n, terms in enumerate(change.before) if n != change.player]
    harm = max(others) - change.before[change.player].uses
    return [Reason("ends-round", max(0.2, harm), {"round": event.round})]


def _priestess_paid(change: Change, event: events.PriestessPaid) -> list[Reason]:
    if event.player != change.player or not event.award:
        return []
    facts: dict[str, int | str] = {"isle": SYMBOLS[event.isle], "influence": event.award}
    return [Reason("priestess-pays", float(event.award), facts)]


def _apostate_took(change: Change, event: events.ApostateTook) -> list[Reason]:
    if not event.loss:
        return []
    facts: dict[str, int | str] = {"isle": SYMBOLS[event.isle], "influence": event.loss}
    if event.player != change.player:
        return [Reason("apostate-takes", event.loss / 2, facts | {"player": event.player})]
    return [Reason("apostate-costs", -float(event.loss), facts)]


def _temple_paid(change: Change, event: events.TemplePaid) -> list[Reason]:
    if event.player != change.player or not event.gain:
        return []
    return [Reason("temple-pays", float(event.gain), {"influence": event.gain})]


def _quieted(change: Change, event: events.Quieted) -> list[Reason]:  # noqa: ARG001
    facts: dict[str, int | str] = {"isle": SYMBOLS[event.isle], "novices": event.novices}
    return [Reason("quiets", float(event.novices), facts)]


def _took_tile(change: Change, event: events.OpponentTookTile) -> list[Reason]:
    rounds = ROUNDS + 1 - change.state.round
    guard = change.state.guard
    facts: dict[str, int | str] = {"tile": event.tile, "influence": guard}
    return [Reason("opponent-takes", -float(guard + rounds), facts)]


def _took_none(change: Change, event: events.OpponentTookNone) -> list[Reason]:  # noqa: ARG001
    rounds = ROUNDS + 1 - change.state.round
    return [Reason("opponent-takes-none", float(change.state.guard + rounds), {})]


_TELLING: dict[type, Callable[[Change, Any], list[Reason]]] = {
    events.Used: _used,
    events.Spent: _spent,
    events.FavorTaken: _favor,
    events.Recruited: _recruited,
    events.ShrineBuilt: _shrine,
    events.Reactivated: _reactivated,
    events.Promoted: _promoted,
    events.Sanctified: _sanctified,
    events.Displaced: _displaced,
    events.BookMoved: _book,
    events.CouncilMoved: _council,
    events.Expelled: _expelled,
    events.Travelled: _travelled,
    events.Sailed: _travelled,
    events.Meditated: _meditated,
    events.RoundEnded: _round_ended,
    events.PriestessPaid: _priestess_paid,
    events.ApostateTook: _apostate_took,
    events.TemplePaid: _temple_paid,
    events.Quieted: _quieted,
    events.OpponentTookTile: _took_tile,
    events.OpponentTookNone: _took_none,
}
