"""What a state of Luna is worth to each player, in influence at the end of the game.

A state's worth is the sum of its terms: what a player has, what the next scorings will pay, and
what the novices that are still active, or will be in the next round, can be used for.
"""

from __future__ import annotations

from math import fsum
from typing import NamedTuple

from pyengine.luna.components import (
    AWARDS,
    GUARDS,
    ISLES,
    PRIESTESS,
    ROUNDS,
    SAILBOAT,
    SYMBOL_OF,
    TIDE,
)
from pyengine.luna.figures import next_apostate
from pyengine.luna.scoring import FOR_A_SHRINE
from pyengine.luna.state import ACTIONS, FREE, OPPONENT, OVER, State

from .measure import Measure
from .outlook import outlook
from .uses import Scene, gains, scene_next, scene_now

COUNCIL_LEAD = 1 / 64
"""What ranks players who are equal at the end: less than any point."""

FETCHING = 1 << TIDE | 1 << SAILBOAT
"""The tokens that bring novices back from the landing stage."""


KEPT = 20000
"""How many players' own parts are kept at most."""


class Terms(NamedTuple):
    """The parts of a state's worth to one player."""

    influence: float
    temple: float
    claims: float
    shrines: float
    favors: float
    council: float
    priestess: float
    priestess_next: float
    apostate: float
    apostate_next: float
    novices: float
    uses: float
    uses_next: float


def worths(state: State, measure: Measure) -> list[float]:
    if state.phase == OVER:
        return [
            state.influence[player] - COUNCIL_LEAD * state.council.index(player)
            for player in range(state.players)
        ]
    return [fsum(terms) for terms in all_terms(state, measure)]


class Own(NamedTuple):
    """What of a player's worth follows from what is the player's own alone."""

    temple: float
    claims: float
    shrines: float
    favors: float
    council: float
    novices: float
    to_do: list[float]
    """What can still be done this round, the best first."""
    uses_next: float
    at_isles: list[int]
    """The player's novices at the isles, active and inactive."""


def all_terms(state: State, measure: Measure) -> list[Terms]:
    """The terms of a state whose game is not over, by player."""
    weights = measure.weights
    now, later = scene_now(state, measure), scene_next(state, measure)
    owns = [_own(state, measure, player, now, later) for player in range(len(state.influence))]
    last = state.round == ROUNDS
    awards = awards_at(state, state.priestess, False)
    awards_next = [0] * len(awards) if last else awards_at(state, later.priestess, True)
    his_next = state.apostate if last else next_apostate(state)
    found = []
    for player, own in enumerate(owns):
        award_next = loss_next = 0.0
        if not last:
            there = own.at_isles[later.priestess]
            there += state.shrines[player] >> later.priestess & 1
            award_next = weights.priestess_next * awards_next[player]
            award_next += weights.priestess_novice * there
            if own.at_isles[his_next]:
                loss_next = weights.apostate_next * (1 + own.at_isles[his_next])
        found.append(
            Terms(
                state.influence[player],
                own.temple,
                own.claims,
                own.shrines,
                own.favors,
                own.council,
                weights.priestess * awards[player],
                award_next,
                -_loss(state, measure, player, own.at_isles[state.apostate]),
                -loss_next,
                own.novices,
                _used(state, measure, player, owns),
                own.uses_next,
            )
        )
    if state.solo:
        found[OPPONENT] = _virtual(state, measure, found[OPPONENT])
    return found


def _own(state: State, measure: Measure, player: int, now: Scene, later: Scene) -> Own:
    """Kept as long as nothing of it changes: most actions change one player's part only."""
    first = player * ISLES
    key = (
        player,
        id(now.promotions),
        state.phase,
        state.builder,
        state.priestess,
        now.frozen,
        state.favors[player],
        state.shrines[player],
        state.seats[player],
        state.supply[player],
        state.landing[player],
        *state.active[first : first + ISLES],
        *state.inactive[first : first + ISLES],
        state.place,
    )
    found: Own | None = measure.owns.get(key)
    if found is None:
        if len(measure.owns) >= KEPT:
            measure.owns.clear()
        found = measure.owns[key] = _look_at(state, measure, player, now, later)
    return found


def _look_at(state: State, measure: Measure, player: int, now: Scene, later: Scene) -> Own:
    first = player * ISLES
    weights = measure.weights
    temple = outlook(state, measure)
    left = ROUNDS - state.round
    active = state.active[first : first + ISLES]
    inactive = state.inactive[first : first + ISLES]
    at_isles = [on + beside for on, beside in zip(active, inactive, strict=True)]
    to_do = gains(state, measure, player, now, active)
    to_do += temple.ready[player]
    to_do.sort(reverse=True)
    novices = uses_next = 0.0
    if left:
        novices = weights.novice * (left - 1) * sum(at_isles)
        if state.landing[player]:
            fetched = state.favors[player] & FETCHING
            share = weights.landing_fetched if fetched else weights.landing
            novices += weights.novice * left * share * state.landing[player]
        uses_next = _used_next(state, measure, player, later, at_isles)
    return Own(
        temple.service[player],
        temple.kept[player],
        measure.shrine[state.round] * state.shrines[player].bit_count(),
        _favors(state, player, measure.favors[state.round]),
        measure.council[state.round][state.seats[player]],
        novices,
        to_do,
        uses_next,
        at_isles,
    )


def awards_at(state: State, isle: int, waking: bool) -> list[int]:
    """What the Priestess would pay on an isle: now, or once all inactive novices have woken."""
    counts = []
    for player, shrines in enumerate(state.shrines):
        at = player * ISLES + isle
        there = state.active[at] + (shrines >> isle & 1)
        counts.append(there + state.inactive[at] if waking else there)
    paid = [0] * len(counts)
    ranked = [player for player in state.council if counts[player]]
    if len(ranked) > 1:
        ranked.sort(key=lambda player: -counts[player])
    for player, award in zip(ranked, AWARDS[PRIESTESS[len(counts)]], strict=False):
        paid[player] = award
    return paid


def _loss(state: State, measure: Measure, player: int, novices: int) -> float:
    """What the Apostate's isle may cost: the inactive will hardly get away, the active may."""
    if not novices:
        return 0.0
    weights = measure.weights
    active = state.active[player * ISLES + state.apostate]
    if active == novices:
        return weights.apostate_escaped * (1 + active)
    return weights.apostate * (1 + novices - active) + weights.apostate_escaped * active


def _favors(state: State, player: int, tokens: list[float]) -> float:
    held = state.favors[player]
    if state.phase != ACTIONS and state.round == 1 and not held:
        return _favors_to_come(state, player, tokens)
    worth = 0.0
    for favor in range(ISLES):
        if held >> favor & 1:
            worth += tokens[favor]
    return worth


def _favors_to_come(state: State, player: int, tokens: list[float]) -> float:
    """In the preliminary round: from two of the isles where a player has nothing yet."""
    first, shrines = player * ISLES, state.shrines[player]
    empty = [
        tokens[isle]
        for isle in range(ISLES)
        if not state.active[first + isle] and not shrines >> isle & 1
    ]
    return 2 * fsum(empty) / len(empty) if len(empty) > 2 else fsum(empty)


def _used(state: State, measure: Measure, player: int, owns: list[Own]) -> float:
    """What this round's uses are worth, given that others may end it before all are made.

    Even if all others only meditate, some turns are sure; beyond those it matters how much the
    others have still to do.
    """
    to_do = owns[player].to_do
    if not to_do:
        return 0.0
    if state.solo:
        return measure.weights.solo_action * fsum(to_do)
    others = len(owns) - 1
    if state.phase == ACTIONS:
        ahead = (player - state.turn) % (others + 1)
        sure = 0 if ahead >= state.time else 1 + (state.time - 1 - ahead) // others
        busy = (sum([len(own.to_do) for own in owns]) - len(to_do)) / others
    else:
        sure, busy = state.time // others, 4.0
    share, worth = 1.0, 0.0
    falling = measure.weights.action * (busy + 1.0) / (busy + 2.0)
    for n, gain in enumerate(to_do):
        if n >= sure:
            share *= falling
        worth += share * gain
    return worth


def _used_next(
    state: State, measure: Measure, player: int, scene: Scene, novices: list[int]
) -> float:
    """What all novices at the isles can be used for in the next round."""
    found = gains(state, measure, player, scene, novices)
    found.sort(reverse=True)
    share, worth = measure.weights.next_round, 0.0
    for gain in found:
        worth += share * gain
        share *= measure.weights.next_action
    return worth


def _virtual(state: State, measure: Measure, terms: Terms) -> Terms:
    """Solo: what the opponent will yet get by its rules, without acting."""
    left = ROUNDS - state.round
    first = OPPONENT * ISLES
    shrines = terms.shrines
    if (
        state.active[first + state.builder]
        and not state.has_shrine(OPPONENT, state.builder)
        and state.shrines_left(OPPONENT)
    ):
        shrines += FOR_A_SHRINE
    claims = 0.0
    if left:
        at = state.round + 1
        isles = {
            SYMBOL_OF[tile]
            for tile in state.island.path
            if state.claims[tile] == FREE
            and state.island.approved[tile] <= at
            and state.novices_at(OPPONENT, SYMBOL_OF[tile])
        }
        # The person can quiet one isle, but not two.
        likely = (0.0, 0.3, 0.9)[min(len(isles), 2)]
        claims += likely * (GUARDS[at - 1] + left + 1)
        for round_ in range(at + 1, ROUNDS + 1):
            claims += measure.weights.opponent_tile * (GUARDS[round_ - 1] + ROUNDS + 1 - round_)
    return terms._replace(
        shrines=shrines,
        claims=claims,
        apostate=0.0,
        apostate_next=0.0,
        novices=0.0,
        uses=0.0,
        uses_next=0.0,
    )
