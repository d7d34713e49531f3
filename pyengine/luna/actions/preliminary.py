"""The preliminary round's actions: placing a shrine, then pairs of novices."""

from __future__ import annotations

from typing import NamedTuple

from pyengine.core.errors import IllegalError
from pyengine.core.game import Json
from pyengine.core.reader import Reader
from pyengine.luna.components import HERBS, ISLES, SYMBOLS
from pyengine.luna.events import NovicesPlaced, ShrinePlaced, Told
from pyengine.luna.preliminary import (
    PAIR,
    after_placing,
    has_piece,
    isles_for_novices,
    isles_for_shrines,
)
from pyengine.luna.state import State

from .keys import read_isle


class PlaceShrine(NamedTuple):
    isle: int
    do: str = "place-shrine"

    @staticmethod
    def read(action: Reader) -> PlaceShrine:
        action.object(("do", "isle"))
        return PlaceShrine(read_isle(action["isle"]))

    def write(self) -> Json:
        return {"do": self.do, "isle": SYMBOLS[self.isle]}

    @staticmethod
    def legal(state: State) -> list[PlaceShrine]:
        return [PlaceShrine(isle) for isle in isles_for_shrines(state)]

    def check(self, state: State) -> None:
        if self.isle == HERBS and state.players == 2:
            raise IllegalError("isle", "with two players nobody begins with a shrine on herbs")
        if self.isle not in isles_for_shrines(state):
            raise IllegalError(
                "isle",
                "another shrine is on the {isle} isle; the first ones go to different isles",
                isle=SYMBOLS[self.isle],
            )

    def play(self, state: State, told: Told) -> None:
        state.build_shrine(state.turn, self.isle)
        if told is not None:
            told.append(ShrinePlaced(state.turn, self.isle))
        after_placing(state, told)


class PlaceNovices(NamedTuple):
    isle: int
    do: str = "place-novices"

    @staticmethod
    def read(action: Reader) -> PlaceNovices:
        action.object(("do", "isle"))
        return PlaceNovices(read_isle(action["isle"]))

    def write(self) -> Json:
        return {"do": self.do, "isle": SYMBOLS[self.isle]}

    @staticmethod
    def legal(state: State) -> list[PlaceNovices]:
        return [PlaceNovices(isle) for isle in isles_for_novices(state)]

    def check(self, state: State) -> None:
        if has_piece(state, state.turn, self.isle):
            raise IllegalError(
                "isle",
                "you have a piece on the {isle} isle; novices begin where you have none",
                isle=SYMBOLS[self.isle],
            )

    def play(self, state: State, told: Told) -> None:
        player = state.turn
        state.take_from_supply(player, PAIR)
        state.active[player * ISLES + self.isle] += PAIR
        if told is not None:
            told.append(NovicesPlaced(player, self.isle))
        after_placing(state, told)
