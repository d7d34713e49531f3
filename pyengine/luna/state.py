"""The state of a game of Luna: plain lists and small numbers, cheap to copy.

What players have on the isles is in flat lists: entry `player * ISLES + isle`. What changes
seldom is in tuples: copies share them, and a change puts a new one in their place.
"""

from __future__ import annotations

from .components import (
    GUARDS,
    ISLES,
    LAST_SEAT,
    NOVICE,
    PRIESTESS,
    SHRINES,
    TIME_TOKENS,
)
from .island import Island

PLACING_SHRINES, PLACING_NOVICES = "shrines", "novices"
QUIET, ACTIONS, OVER = "quiet", "actions", "over"

FREE = -1
"""A tile on the path that nobody has claimed."""
VACATED = -1
"""A temple space whose novice was displaced."""
ABSENT = -2
"""No tile on the path, or none in the temple."""

OPPONENT, PERSON = 0, 1
"""The two players of a solo game."""


def changed(entries: tuple[int, ...], at: int, to: int) -> tuple[int, ...]:
    """The same entries but for one."""
    return (*entries[:at], to, *entries[at + 1 :])


class State:
    __slots__ = (
        "active",
        "apostate",
        "book_played",
        "books",
        "builder",
        "claims",
        "council",
        "favors",
        "inactive",
        "influence",
        "island",
        "isles",
        "landing",
        "phase",
        "place",
        "priestess",
        "round",
        "seats",
        "shrines",
        "solo",
        "start",
        "supply",
        "temple",
        "time",
        "turn",
    )

    solo: int
    """The level of a solo game, otherwise 0."""
    round: int
    phase: str
    turn: int
    start: int
    """The player who began this round."""

    isles: tuple[int, ...]
    """The isles clockwise."""
    place: tuple[int, ...]
    """Where each isle lies in that ring."""
    island: Island
    priestess: int
    builder: int
    apostate: int
    """The isles of the figures."""

    claims: tuple[int, ...]
    """By temple tile: on the path FREE or whose novice stands on it; otherwise ABSENT."""
    temple: tuple[int, ...]
    """By temple tile: whose novice serves there, or VACATED; ABSENT before it comes there."""
    books: tuple[int, ...]
    """The temple spaces with a book, lowest first."""

    active: list[int]
    """Novices on the isles."""
    inactive: list[int]
    """Novices beside the isles."""
    shrines: tuple[int, ...]
    """By player, the isles with a shrine as a bit mask."""
    landing: tuple[int, ...]
    """Novices on the landing stage."""
    supply: tuple[int, ...]
    """Novices not yet in the game."""
    favors: list[int]
    """By player, the favor tokens held as a bit mask."""
    council: tuple[int, ...]
    """The players as the council ranks them: furthest up first, the top of a stack first."""
    seats: tuple[int, ...]
    """The council seat of each player."""
    influence: list[int]
    time: int
    """Time tokens not yet turned."""
    book_played: bool
    """Whether anyone took the book action this round."""

    def copy(self) -> State:
        other = State.__new__(State)
        other.solo = self.solo
        other.round = self.round
        other.phase = self.phase
        other.turn = self.turn
        other.start = self.start
        other.isles = self.isles
        other.place = self.place
        other.island = self.island
        other.priestess = self.priestess
        other.builder = self.builder
        other.apostate = self.apostate
        other.claims = self.claims
        other.temple = self.temple
        other.books = self.books
        other.active = self.active.copy()
        other.inactive = self.inactive.copy()
        other.shrines = self.shrines
        other.landing = self.landing
        other.supply = self.supply
        other.favors = self.favors.copy()
        other.council = self.council
        other.seats = self.seats
        other.influence = self.influence.copy()
        other.time = self.time
        other.book_played = self.book_played
        return other

    @property
    def players(self) -> int:
        """In a solo game two: the virtual opponent counts."""
        return len(self.influence)

    @property
    def number(self) -> int:
        """The Priestess's number."""
        return PRIESTESS[self.players]

    @property
    def guard(self) -> int:
        """The value of the tile that the Guard stands on."""
        return GUARDS[self.round - 1]

    @property
    def time_tokens(self) -> int:
        """How many time tokens a round begins with."""
        return 0 if self.solo else TIME_TOKENS[self.players]

    @property
    def frozen(self) -> int:
        """The isle that the Apostate freezes, from solo level 2 on; -1 for none."""
        return self.apostate if self.solo >= 2 and self.phase == ACTIONS else -1

    def clockwise(self, isle: int, steps: int) -> int:
        return self.isles[(self.place[isle] + steps) % ISLES]

    def holds(self, favor: int) -> bool:
        """Whether the player on turn holds this favor token."""
        return bool(self.favors[self.turn] >> favor & 1)

    def has_novice_token(self) -> bool:
        return self.holds(NOVICE)

    def has_shrine(self, player: int, isle: int) -> bool:
        return bool(self.shrines[player] >> isle & 1)

    def shrines_left(self, player: int) -> int:
        return SHRINES - self.shrines[player].bit_count()

    def seats_left(self, player: int) -> int:
        return LAST_SEAT - self.seats[player]

    def build_shrine(self, player: int, isle: int) -> None:
        self.shrines = changed(self.shrines, player, self.shrines[player] | 1 << isle)

    def take_from_supply(self, player: int, novices: int) -> None:
        self.supply = changed(self.supply, player, self.supply[player] - novices)

    def put_on_landing(self, player: int, novices: int) -> None:
        """Or take from the landing stage, when negative."""
        self.landing = changed(self.landing, player, self.landing[player] + novices)

    def approved(self, tile: int) -> bool:
        """Between the Guard and the landing stage."""
        return self.island.approved[tile] <= self.round

    def beyond_the_guard(self, tile: int) -> bool:
        """In the batch just beyond the Guard, where bribery reaches; in the last round none is."""
        return self.island.approved[tile] == self.round + 1

    def serving(self, player: int) -> list[int]:
        """The temple spaces with a novice of this player's, lowest first."""
        return [tile for tile, owner in enumerate(self.temple) if owner == player]

    def novices_at(self, player: int, isle: int) -> int:
        """Active and inactive ones."""
        at = player * ISLES + isle
        return self.active[at] + self.inactive[at]
