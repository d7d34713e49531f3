"""The weights of Luna's judge: numbers from self-play, each explained here."""

from __future__ import annotations

import json
import pkgutil
from typing import NamedTuple

TOGETHER = "together"
ALONE = "alone"
"""The two games that have weights of their own: against others, and solo."""


class Weights(NamedTuple):
    tokens: tuple[float, ...]
    """Each favor token at the start, beside its point at the end."""
    novice: float
    """A novice on an isle, for each round after the next one."""
    shrine: float
    """A shrine, beside its four points, for each round to come."""
    tokens_last: float
    """How much of that is left in the last round."""
    seat: float
    """A step in the council, where the seats' own values are not yet near."""
    seat_shown: float
    """How much the council seats' own values count in the first round."""
    seat_shown_last: float
    """The same in the last round."""
    priestess: float
    """The awards that this round would pay now."""
    priestess_next: float
    """The awards that the next round would pay, if all stayed as they are."""
    priestess_novice: float
    """Each novice or shrine where she comes next."""
    used_beside_priestess: float
    """What using novices on her isle is worth: they also count for her if they stay active."""
    apostate: float
    """The loss for inactive novices at his isle, who will hardly get away."""
    apostate_escaped: float
    """The same for active ones, who may still leave."""
    apostate_next: float
    """The loss where he would come next."""
    landing: float
    """A novice on the landing stage, as a share of one on an isle."""
    landing_fetched: float
    """The same with a tide or sailboat token to fetch it."""
    risk_free: float
    """That a free tile on the path comes to displace its lower neighbour."""
    risk_claimed: float
    """The same for a tile that another player stands on."""
    risk_behind_book: float
    """How much of these risks is left behind a book: it can be taken away."""
    displaced: float
    """What an opponent loses by displacement, seen as a gain."""
    claim_kept: float
    """A tile that is claimed but not sanctified this round."""
    promotion: float
    """A tile that could be claimed."""
    action: float
    """How much each further use counts that nobody can forestall any more."""
    next_round: float
    """What could be done in the next round."""
    next_action: float
    """How much less each further use counts in it."""
    solo_action: float
    """The uses of a round that nobody else can end."""
    opponent_tile: float
    """Solo: the tiles that the opponent will take in the rounds to come."""


def read_weights(game: str = TOGETHER) -> Weights:
    data = pkgutil.get_data(__package__, "weights.json")
    assert data is not None
    read = json.loads(data)[game]["weights"]
    return Weights(tokens=tuple(read.pop("tokens")), **read)
