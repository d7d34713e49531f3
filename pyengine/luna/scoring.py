"""Scoring: the Priestess, the Apostate and the Temple each round, and the final sums.

The functions that count change nothing, so a page can ask what a round would pay now.
"""

from __future__ import annotations

from .components import AWARDS, ISLES, SEATS
from .events import ApostateTook, FinalPaid, PriestessPaid, RoundPaid, TemplePaid, Told
from .state import OPPONENT, State

FOR_A_SHRINE = 4
FOR_A_FAVOR = 1


def priestess(state: State) -> list[PriestessPaid]:
    """The places on the Priestess's isle, first to last; whoever has nothing there has none."""
    isle, awards = state.priestess, AWARDS[state.number]
    novices = [state.active[player * ISLES + isle] for player in range(state.players)]
    shrines = [int(state.has_shrine(player, isle)) for player in range(state.players)]
    counts = [n + s for n, s in zip(novices, shrines, strict=True)]
    # The council ranks first, and sorting keeps its order among equals.
    ranked = sorted((p for p in state.council if counts[p]), key=lambda p: -counts[p])
    return [
        PriestessPaid(
            player,
            place,
            isle,
            novices[player],
            shrines[player],
            awards[place] if place < len(awards) else 0,
            counts.count(counts[player]) > 1,
        )
        for place, player in enumerate(ranked)
    ]


def apostate(state: State) -> list[ApostateTook]:
    """One more than the novices at his isle, for whoever has any; shrines do not matter."""
    found: list[ApostateTook] = []
    for player in range(state.players):
        novices = state.novices_at(player, state.apostate)
        if novices:
            spared = state.solo and player == OPPONENT
            loss = 0 if spared else novices + 1
            found.append(ApostateTook(player, state.apostate, novices, loss))
    return found


def temple(state: State) -> list[TemplePaid]:
    return [TemplePaid(player, len(state.serving(player))) for player in range(state.players)]


def score_round(state: State, told: Told) -> None:
    """The three are added up for each player and then paid."""
    places, losses, services = priestess(state), apostate(state), temple(state)
    if told is not None:
        told += [*places, *losses, *services]
    awards, taken = [0] * state.players, [0] * state.players
    for paid in places:
        awards[paid.player] = paid.award
    for took in losses:
        taken[took.player] = took.loss
    for player, service in enumerate(services):
        before = state.influence[player]
        # Ruling: influence never falls below 0.
        after = max(0, before + awards[player] - taken[player] + service.gain)
        state.influence[player] = after
        if told is not None:
            told.append(
                RoundPaid(player, awards[player], taken[player], service.gain, before, after)
            )


def score_end(state: State, told: Told) -> None:
    for player in range(state.players):
        shrines = state.shrines[player].bit_count()
        favors = state.favors[player].bit_count()
        seat = state.seats[player]
        before = state.influence[player]
        after = before + FOR_A_SHRINE * shrines + FOR_A_FAVOR * favors + SEATS[seat]
        state.influence[player] = after
        if told is not None:
            told.append(
                FinalPaid(
                    player,
                    shrines,
                    FOR_A_SHRINE * shrines,
                    favors,
                    FOR_A_FAVOR * favors,
                    seat,
                    SEATS[seat],
                    before,
                    after,
                )
            )
