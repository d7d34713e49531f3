"""Isle actions: favor, recruit, shrine and herbs."""

from __future__ import annotations

from typing import NamedTuple

from pyengine.core.errors import IllegalError
from pyengine.core.game import Json
from pyengine.core.reader import Reader
from pyengine.luna.components import HERBS, ISLES, NOVICE, SHRINE, SYMBOLS
from pyengine.luna.events import FavorTaken, Reactivated, Recruited, ShrineBuilt, Told
from pyengine.luna.paying import check_not_frozen, check_pay, check_token, pay, spend, ways_to_pay
from pyengine.luna.state import State

from .keys import read_isle, read_novice_token, with_novice_token

PRICE = 2
"""Novices that an isle action uses."""
PRICE_BY_SHRINE = 1
"""The same for a favor, with an own shrine on the isle."""
MOST_REACTIVATED = 2


class Favor(NamedTuple):
    """Use novices on an isle to take its favor token."""

    isle: int
    novice_token: bool = False
    do: str = "favor"

    @staticmethod
    def read(action: Reader) -> Favor:
        action.object(("do", "isle"), ("novice_token",))
        return Favor(read_isle(action["isle"]), read_novice_token(action))

    def write(self) -> Json:
        return with_novice_token({"do": self.do, "isle": SYMBOLS[self.isle]}, self.novice_token)

    @staticmethod
    def price(state: State, isle: int) -> int:
        return PRICE_BY_SHRINE if state.has_shrine(state.turn, isle) else PRICE

    @staticmethod
    def legal(state: State) -> list[Favor]:
        return [
            Favor(isle, token)
            for isle in range(ISLES)
            if not state.holds(isle)
            for token in ways_to_pay(state, isle, Favor.price(state, isle))
        ]

    @staticmethod
    def why_none(state: State) -> None:
        if all(state.holds(isle) for isle in range(ISLES)):
            raise IllegalError("", "you hold a favor token of every kind")
        raise IllegalError(
            "",
            "a favor takes two active novices on an isle whose token you do not hold, or one"
            " where you have a shrine",
        )

    def check(self, state: State) -> None:
        if self.novice_token and self.isle == NOVICE:
            raise IllegalError(
                "novice_token", "the novice token cannot help to gain the novice token"
            )
        if state.holds(self.isle):
            raise IllegalError(
                "isle", "you hold the {favor} token already", favor=SYMBOLS[self.isle]
            )
        check_pay(state, self.isle, Favor.price(state, self.isle), self.novice_token)

    def play(self, state: State, told: Told) -> None:
        pay(state, self.isle, Favor.price(state, self.isle), self.novice_token, told)
        state.favors[state.turn] |= 1 << self.isle
        if told is not None:
            told.append(FavorTaken(state.turn, self.isle))


class Recruit(NamedTuple):
    """Use two novices on an isle; one from the supply joins them."""

    isle: int
    novice_token: bool = False
    do: str = "recruit"

    @staticmethod
    def read(action: Reader) -> Recruit:
        action.object(("do", "isle"), ("novice_token",))
        return Recruit(read_isle(action["isle"]), read_novice_token(action))

    def write(self) -> Json:
        return with_novice_token({"do": self.do, "isle": SYMBOLS[self.isle]}, self.novice_token)

    @staticmethod
    def legal(state: State) -> list[Recruit]:
        if not state.supply[state.turn]:
            return []
        return [
            Recruit(isle, token)
            for isle in range(ISLES)
            for token in ways_to_pay(state, isle, PRICE)
        ]

    @staticmethod
    def why_none(state: State) -> None:
        Recruit.check_supply(state)
        raise IllegalError("", "recruiting takes two active novices on one isle")

    @staticmethod
    def check_supply(state: State) -> None:
        # Ruling: an action without effect is not legal.
        if not state.supply[state.turn]:
            raise IllegalError("", "there is no novice left in your supply to recruit")

    def check(self, state: State) -> None:
        Recruit.check_supply(state)
        check_pay(state, self.isle, PRICE, self.novice_token)

    def play(self, state: State, told: Told) -> None:
        pay(state, self.isle, PRICE, self.novice_token, told)
        state.take_from_supply(state.turn, 1)
        state.inactive[state.turn * ISLES + self.isle] += 1
        if told is not None:
            told.append(Recruited(state.turn, self.isle))


class Shrine(NamedTuple):
    """With the shrine token and two novices, build a shrine on the Builder's isle."""

    novice_token: bool = False
    do: str = "shrine"

    @staticmethod
    def read(action: Reader) -> Shrine:
        action.object(("do",), ("novice_token",))
        return Shrine(read_novice_token(action))

    def write(self) -> Json:
        return with_novice_token({"do": self.do}, self.novice_token)

    @staticmethod
    def legal(state: State) -> list[Shrine]:
        player, isle = state.turn, state.builder
        if not state.holds(SHRINE) or state.has_shrine(player, isle):
            return []
        if not state.shrines_left(player):
            return []
        return [Shrine(token) for token in ways_to_pay(state, isle, PRICE)]

    @staticmethod
    def why_none(state: State) -> None:
        Shrine().check(state)

    def check(self, state: State) -> None:
        player, isle = state.turn, state.builder
        check_token(state, SHRINE)
        if state.has_shrine(player, isle):
            raise IllegalError(
                "",
                "you have a shrine on the Builder's isle already, the {isle} isle",
                isle=SYMBOLS[isle],
            )
        if not state.shrines_left(player):
            raise IllegalError("", "all your shrines are built")
        check_pay(state, isle, PRICE, self.novice_token, "")

    def play(self, state: State, told: Told) -> None:
        spend(state, SHRINE, told)
        pay(state, state.builder, PRICE, self.novice_token, told)
        state.build_shrine(state.turn, state.builder)
        if told is not None:
            told.append(ShrineBuilt(state.turn, state.builder))


class Herbs(NamedTuple):
    """With the herbs token, one or two inactive novices of an isle become active."""

    isle: int
    novices: int
    do: str = "herbs"

    @staticmethod
    def read(action: Reader) -> Herbs:
        action.object(("do", "isle", "count"))
        return Herbs(read_isle(action["isle"]), action["count"].integer(1, MOST_REACTIVATED))

    def write(self) -> Json:
        return {"do": self.do, "isle": SYMBOLS[self.isle], "count": self.novices}

    @staticmethod
    def legal(state: State) -> list[Herbs]:
        if not state.holds(HERBS):
            return []
        first = state.turn * ISLES
        return [
            Herbs(isle, novices)
            for isle in range(ISLES)
            if isle not in (HERBS, state.frozen)
            for novices in range(1, min(state.inactive[first + isle], MOST_REACTIVATED) + 1)
        ]

    @staticmethod
    def why_none(state: State) -> None:
        check_token(state, HERBS)
        raise IllegalError("", "none of your novices rests where herbs could reactivate it")

    def check(self, state: State) -> None:
        check_token(state, HERBS)
        if self.isle == HERBS:
            raise IllegalError("isle", "the herbs isle's own novices cannot be reactivated")
        check_not_frozen(state, self.isle, "isle")
        resting = state.inactive[state.turn * ISLES + self.isle]
        if resting < self.novices:
            raise IllegalError(
                "count",
                "this takes {wanted} of your inactive novices beside the {isle} isle; you have"
                " {resting} there",
                resting=resting,
                isle=SYMBOLS[self.isle],
                wanted=self.novices,
            )

    def play(self, state: State, told: Told) -> None:
        spend(state, HERBS, told)
        at = state.turn * ISLES + self.isle
        state.inactive[at] -= self.novices
        state.active[at] += self.novices
        if told is not None:
            told.append(Reactivated(state.turn, self.isle, self.novices))
