"""What an action brought about, in order, for logs, announcements and lessons.

Isles and favor tokens are places in SYMBOLS; LANDING is the landing stage.
"""

from __future__ import annotations

from typing import NamedTuple

# The preliminary round


class ShrinePlaced(NamedTuple):
    player: int
    isle: int


class NovicesPlaced(NamedTuple):
    player: int
    isle: int


class FavorsReceived(NamedTuple):
    """From the two isles where the player has nothing."""

    player: int
    favors: tuple[int, ...]


# What actions cost


class Used(NamedTuple):
    """These novices became inactive beside their isle; the token stood in for one more."""

    player: int
    isle: int | None
    """None when the novice token alone served on no isle."""
    novices: int
    novice_token: bool


class Spent(NamedTuple):
    """A favor token went back to its isle."""

    player: int
    favor: int


# What actions do


class FavorTaken(NamedTuple):
    player: int
    favor: int


class Recruited(NamedTuple):
    player: int
    isle: int


class ShrineBuilt(NamedTuple):
    player: int
    isle: int


class Reactivated(NamedTuple):
    player: int
    isle: int
    novices: int


class Travelled(NamedTuple):
    """Novices arrived inactive beside another isle, by journey or tide."""

    player: int
    from_: int
    to: int
    active: int
    """How many left as active ones."""
    inactive: int
    """How many left as inactive ones, or from the landing stage."""


class Sailed(NamedTuple):
    player: int
    from_: int
    to: int
    novices: int


class Promoted(NamedTuple):
    """A novice of the isle of the tile's symbol stepped on the tile."""

    player: int
    tile: int
    isle: int


class Sanctified(NamedTuple):
    """A tile came into the temple with its novice and gained the value of the Guard's tile."""

    player: int
    tile: int
    gain: int


class Displaced(NamedTuple):
    """The mover's new novice drove another's from a lower, unprotected neighbouring space."""

    mover: int
    player: int
    tile: int
    to: int
    """The landing stage, or the isle beside which the solo opponent's novice rests."""
    gain: int


class BookMoved(NamedTuple):
    player: int
    from_: int
    to: int
    gain: int


class CouncilMoved(NamedTuple):
    player: int
    seats: int
    seat: int


class Expelled(NamedTuple):
    player: int
    from_: int
    to: int
    steps: int


class Meditated(NamedTuple):
    player: int
    left: int
    """Time tokens still to be turned."""
    gain: int
    """1 for the last one, which ends the round."""


# The end of a round


class RoundEnded(NamedTuple):
    round: int


class PriestessPaid(NamedTuple):
    """A place on the Priestess's isle; also places that her awards do not reach."""

    player: int
    place: int
    """0 for the first."""
    isle: int
    novices: int
    shrines: int
    award: int
    by_council: bool
    """Whether the council had to tell this place from another with the same count."""


class ApostateTook(NamedTuple):
    player: int
    isle: int
    novices: int
    loss: int
    """One more than the novices there; 0 for the solo opponent, who is spared."""


class TemplePaid(NamedTuple):
    player: int
    gain: int
    """1 for each novice in the temple."""


class RoundPaid(NamedTuple):
    """The three sums of a player, added up and then paid; influence never falls below 0."""

    player: int
    priestess: int
    apostate: int
    temple: int
    before: int
    after: int


class FinalPaid(NamedTuple):
    """After the last round: shrines, favor tokens and the council seat."""

    player: int
    shrines: int
    for_shrines: int
    favors: int
    for_favors: int
    seat: int
    for_seat: int
    before: int
    after: int


# The next round


class Woken(NamedTuple):
    """A player's inactive novices became active where they were."""

    player: int
    novices: int


class FigureMoved(NamedTuple):
    figure: str
    """priestess, builder or apostate."""
    from_: int
    to: int


class GuardMoved(NamedTuple):
    guard: int
    approved: tuple[int, ...]
    """The tiles on the path that this approves."""


class RoundBegan(NamedTuple):
    round: int
    start: int


# Solo


class Quieted(NamedTuple):
    """All the opponent's active novices of an isle became inactive, by the person's choice."""

    isle: int
    novices: int


class OpponentTookTile(NamedTuple):
    """Of the free approved tiles whose isle has an active novice of his, the highest."""

    tile: int
    isle: int
    among: tuple[int, ...]
    """The tiles that he could have taken, highest first."""


class OpponentTookNone(NamedTuple):
    """No free approved tile belongs to an isle with an active novice of his."""

    free: tuple[int, ...]
    """The free approved tiles."""


class OpponentDidNotBuild(NamedTuple):
    """Without an active novice on the Builder's isle, or with a shrine there, none is built."""

    isle: int
    has_shrine: bool


Event = (
    ShrinePlaced
    | NovicesPlaced
    | FavorsReceived
    | Used
    | Spent
    | FavorTaken
    | Recruited
    | ShrineBuilt
    | Reactivated
    | Travelled
    | Sailed
    | Promoted
    | Sanctified
    | Displaced
    | BookMoved
    | CouncilMoved
    | Expelled
    | Meditated
    | RoundEnded
    | PriestessPaid
    | ApostateTook
    | TemplePaid
    | RoundPaid
    | FinalPaid
    | Woken
    | FigureMoved
    | GuardMoved
    | RoundBegan
    | Quieted
    | OpponentTookTile
    | OpponentTookNone
    | OpponentDidNotBuild
)
Told = list[Event] | None
"""Where events go, if anyone listens."""
