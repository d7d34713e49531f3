"""Temple actions: promotion, sanctification and book."""

from __future__ import annotations

from typing import NamedTuple

from pyengine.core.errors import IllegalError
from pyengine.core.game import Json
from pyengine.core.reader import Reader
from pyengine.luna.components import BOOK, BRIBERY, ISLES, SYMBOL_OF, SYMBOLS
from pyengine.luna.events import BookMoved, Promoted, Told
from pyengine.luna.paying import (
    check_active,
    check_not_frozen,
    check_novice_token,
    check_token,
    spend,
    use,
)
from pyengine.luna.state import ABSENT, FREE, State, changed
from pyengine.luna.temple import enter, move_book, without_book

from .keys import read_novice_token, read_tile, with_novice_token

FOR_A_BOOK = 1
FOR_THE_FIRST_BOOK = 2
"""With two players and in solo, for the first book action of a round."""


def within_reach(state: State, claim: int) -> list[int]:
    """The tiles with this claim that are approved, or just beyond the Guard and he is bribed."""
    approved, claims = state.island.approved, state.claims
    last = state.round + state.holds(BRIBERY)
    return [tile for tile in state.island.path if claims[tile] == claim and approved[tile] <= last]


def _check_within_reach(state: State, tile: int) -> None:
    if state.approved(tile) or (state.beyond_the_guard(tile) and state.holds(BRIBERY)):
        return
    if state.beyond_the_guard(tile):
        raise IllegalError(
            "tile",
            "tile {tile} lies just beyond the Guard: this takes the bribery token, and you do not"
            " hold it",
            tile=tile,
        )
    raise IllegalError(
        "tile", "tile {tile} lies too far beyond the Guard, even for bribery", tile=tile
    )


def _bribe(state: State, tile: int, told: Told) -> None:
    if not state.approved(tile):
        spend(state, BRIBERY, told)


def _check_on_path(state: State, tile: int) -> None:
    if state.claims[tile] != ABSENT:
        return
    if state.temple[tile] != ABSENT:
        raise IllegalError("tile", "tile {tile} is in the temple already", tile=tile)
    raise IllegalError("tile", "tile {tile} is not in this game", tile=tile)


class Promote(NamedTuple):
    """A novice of the isle of the tile's symbol steps on a free tile within reach."""

    tile: int
    novice_token: bool = False
    do: str = "promote"

    @staticmethod
    def read(action: Reader) -> Promote:
        action.object(("do", "tile"), ("novice_token",))
        return Promote(read_tile(action["tile"]), read_novice_token(action))

    def write(self) -> Json:
        return with_novice_token({"do": self.do, "tile": self.tile}, self.novice_token)

    @staticmethod
    def legal(state: State) -> list[Promote]:
        ways = [_ways_to_promote(state, isle) for isle in range(ISLES)]
        return [
            Promote(tile, token)
            for tile in within_reach(state, FREE)
            for token in ways[SYMBOL_OF[tile]]
        ]

    @staticmethod
    def why_none(state: State) -> None:
        if not within_reach(state, FREE):
            raise IllegalError("", "no free tile on the path is within reach")
        raise IllegalError(
            "",
            "promotion takes two active novices on the isle of a free tile's symbol, or one where"
            " you have a shrine",
        )

    def check(self, state: State) -> None:
        player, isle = state.turn, SYMBOL_OF[self.tile]
        _check_on_path(state, self.tile)
        if state.claims[self.tile] != FREE:
            raise IllegalError("tile", "a novice stands on tile {tile} already", tile=self.tile)
        _check_within_reach(state, self.tile)
        check_not_frozen(state, isle, "tile")
        check_novice_token(state, self.novice_token)
        shrine = state.has_shrine(player, isle)
        if shrine and self.novice_token:
            raise IllegalError(
                "novice_token",
                "your shrine on the {isle} isle makes a second novice needless",
                isle=SYMBOLS[isle],
            )
        active = state.active[player * ISLES + isle]
        if self.novice_token and not active:
            raise IllegalError(
                "novice_token", "the novice token cannot be the novice that steps on the tile"
            )
        check_active(state, isle, 1 if shrine or self.novice_token else 2, "tile")

    def play(self, state: State, told: Told) -> None:
        player, isle = state.turn, SYMBOL_OF[self.tile]
        _bribe(state, self.tile, told)
        state.active[player * ISLES + isle] -= 1
        state.claims = changed(state.claims, self.tile, player)
        if told is not None:
            told.append(Promoted(player, self.tile, isle))
        if not state.has_shrine(player, isle):
            use(state, isle, 1 - self.novice_token, self.novice_token, told)


def _ways_to_promote(state: State, isle: int) -> tuple[bool, ...]:
    """With the novice token and without it, as far as the player on turn can."""
    active = state.active[state.turn * ISLES + isle]
    if not active or isle == state.frozen:
        return ()
    if state.has_shrine(state.turn, isle):
        return (False,)
    with_token = (True,) if state.has_novice_token() else ()
    return (False, *with_token) if active >= 2 else with_token


class Sanctify(NamedTuple):
    """An own claimed tile within reach goes with its novice into the temple."""

    tile: int
    do: str = "sanctify"

    @staticmethod
    def read(action: Reader) -> Sanctify:
        action.object(("do", "tile"))
        return Sanctify(read_tile(action["tile"]))

    def write(self) -> Json:
        return {"do": self.do, "tile": self.tile}

    @staticmethod
    def legal(state: State) -> list[Sanctify]:
        return [Sanctify(tile) for tile in within_reach(state, state.turn)]

    @staticmethod
    def why_none(state: State) -> None:
        own = [tile for tile in state.island.path if state.claims[tile] == state.turn]
        if not own:
            raise IllegalError("", "none of your novices stands on a tile of the path")
        _check_within_reach(state, own[-1])

    def check(self, state: State) -> None:
        _check_on_path(state, self.tile)
        if state.claims[self.tile] != state.turn:
            raise IllegalError("tile", "no novice of yours stands on tile {tile}", tile=self.tile)
        _check_within_reach(state, self.tile)

    def play(self, state: State, told: Told) -> None:
        _bribe(state, self.tile, told)
        enter(state, state.turn, self.tile, told)


class Book(NamedTuple):
    """With the book token, move any book in the temple under an own novice without one."""

    from_: int
    to: int
    do: str = "book"

    @staticmethod
    def read(action: Reader) -> Book:
        action.object(("do", "from", "to"))
        return Book(read_tile(action["from"]), read_tile(action["to"]))

    def write(self) -> Json:
        return {"do": self.do, "from": self.from_, "to": self.to}

    @staticmethod
    def gain(state: State) -> int:
        # Ruling: in solo play, too, the first book action of a round is worth 2.
        first_of_two = state.players == 2 and not state.book_played
        return FOR_THE_FIRST_BOOK if first_of_two else FOR_A_BOOK

    @staticmethod
    def legal(state: State) -> list[Book]:
        if not state.holds(BOOK):
            return []
        own = without_book(state, state.turn)
        return [Book(from_, to) for from_ in state.books for to in own]

    @staticmethod
    def why_none(state: State) -> None:
        check_token(state, BOOK)
        raise IllegalError("", "you have no novice without a book in the temple")

    def check(self, state: State) -> None:
        check_token(state, BOOK)
        if self.from_ not in state.books:
            raise IllegalError("from", "there is no book on tile {tile}", tile=self.from_)
        if state.temple[self.to] != state.turn:
            raise IllegalError(
                "to", "no novice of yours serves on tile {tile} in the temple", tile=self.to
            )
        if self.to in state.books:
            raise IllegalError("to", "your novice on tile {tile} has a book already", tile=self.to)

    def play(self, state: State, told: Told) -> None:
        gain = Book.gain(state)
        spend(state, BOOK, told)
        move_book(state, self.from_, self.to)
        state.influence[state.turn] += gain
        state.book_played = True
        if told is not None:
            told.append(BookMoved(state.turn, self.from_, self.to, gain))
