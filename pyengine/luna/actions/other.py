"""The other actions: council, expulsion and meditation."""

from __future__ import annotations

from typing import NamedTuple

from pyengine.core.errors import IllegalError
from pyengine.core.game import Json
from pyengine.core.reader import Reader
from pyengine.luna.components import ISLES, NOVICES, SYMBOLS
from pyengine.luna.council import move_up
from pyengine.luna.events import CouncilMoved, Expelled, Meditated, Told
from pyengine.luna.paying import check_active, check_not_frozen, check_novice_token, use
from pyengine.luna.rounds import end_round
from pyengine.luna.state import State

from .keys import read_isle, read_novice_token, with_novice_token

FOR_THE_LAST_TOKEN = 1
LEVEL_WITHOUT_EXPULSION = 3


class Council(NamedTuple):
    """Use novices of one isle to move the own council piece up as many seats."""

    novices: int
    isle: int | None = None
    """None when the novice token alone is used."""
    novice_token: bool = False
    do: str = "council"

    @staticmethod
    def read(action: Reader) -> Council:
        action.object(("do", "count"), ("isle", "novice_token"))
        novices = action["count"].integer(0, NOVICES)
        if novices:
            action.object(("do", "count", "isle"), ("novice_token",))
        elif "isle" in action:
            raise action["isle"].refuse("without novices there is no isle to name")
        isle = read_isle(action["isle"]) if novices else None
        return Council(novices, isle, read_novice_token(action))

    def write(self) -> Json:
        written: Json = {"do": self.do, "count": self.novices}
        if self.isle is not None:
            written["isle"] = SYMBOLS[self.isle]
        return with_novice_token(written, self.novice_token)

    @staticmethod
    def legal(state: State) -> list[Council]:
        left = state.seats_left(state.turn)
        if not left:
            return []
        tokens = (False, True) if state.has_novice_token() else (False,)
        first = state.turn * ISLES
        found = [
            Council(novices, isle, token)
            for isle in range(ISLES)
            if isle != state.frozen
            for token in tokens
            for novices in range(1, min(state.active[first + isle], left - token) + 1)
        ]
        if state.has_novice_token():
            found.append(Council(0, None, True))
        return found

    @staticmethod
    def why_none(state: State) -> None:
        if not state.seats_left(state.turn):
            raise IllegalError("", "your council piece is on the last seat")
        raise IllegalError("", "you have no active novice to support your council piece")

    def check(self, state: State) -> None:
        check_novice_token(state, self.novice_token)
        steps = self.novices + self.novice_token
        if not steps:
            raise IllegalError("count", "the council takes at least one novice")
        # Ruling: no more novices than there are seats left.
        left = state.seats_left(state.turn)
        if steps > left:
            raise IllegalError(
                "count",
                "seats left above your council piece: {left}; this would take {steps}",
                left=left,
                steps=steps,
            )
        if self.isle is not None:
            check_not_frozen(state, self.isle, "isle")
            check_active(state, self.isle, self.novices, "isle")
        elif self.novices:
            raise IllegalError("isle", "name the isle whose novices support the council piece")

    def play(self, state: State, told: Told) -> None:
        player = state.turn
        use(state, self.isle, self.novices, self.novice_token, told)
        steps = self.novices + self.novice_token
        move_up(state, player, steps)
        if told is not None:
            told.append(CouncilMoved(player, steps, state.seats[player]))


class Expel(NamedTuple):
    """Use novices on the Apostate's isle to drive him clockwise as many isles."""

    novices: int
    novice_token: bool = False
    do: str = "expel"

    @staticmethod
    def read(action: Reader) -> Expel:
        action.object(("do", "count"), ("novice_token",))
        return Expel(action["count"].integer(0, NOVICES), read_novice_token(action))

    def write(self) -> Json:
        return with_novice_token({"do": self.do, "count": self.novices}, self.novice_token)

    @staticmethod
    def legal(state: State) -> list[Expel]:
        if state.solo == LEVEL_WITHOUT_EXPULSION:
            return []
        active = state.active[state.turn * ISLES + state.apostate]
        tokens = (False, True) if state.has_novice_token() else (False,)
        return [
            Expel(novices, token)
            for token in tokens
            for novices in range(active + 1)
            if (novices + token) % ISLES
        ]

    @staticmethod
    def why_none(state: State) -> None:
        Expel(1).check(state)

    def check(self, state: State) -> None:
        if state.solo == LEVEL_WITHOUT_EXPULSION:
            raise IllegalError("", "at level 3 the Apostate cannot be expelled")
        check_novice_token(state, self.novice_token)
        steps = self.novices + self.novice_token
        if not steps:
            raise IllegalError("count", "expulsion takes at least one novice")
        check_active(state, state.apostate, self.novices, "count")
        # Ruling: an action without effect is not legal.
        if not steps % ISLES:
            raise IllegalError(
                "count",
                "{steps} isles on, the Apostate would be where he is: that has no effect",
                steps=steps,
            )

    def play(self, state: State, told: Told) -> None:
        from_ = state.apostate
        steps = self.novices + self.novice_token
        use(state, from_, self.novices, self.novice_token, told)
        state.apostate = state.clockwise(from_, steps)
        if told is not None:
            told.append(Expelled(state.turn, from_, state.apostate, steps))


class Meditate(NamedTuple):
    """Turn a time token; the last one ends the round and gains influence."""

    do: str = "meditate"

    @staticmethod
    def read(action: Reader) -> Meditate:
        action.object(("do",))
        return Meditate()

    def write(self) -> Json:
        return {"do": self.do}

    @staticmethod
    def legal(state: State) -> list[Meditate]:
        return [] if state.solo else [Meditate()]

    @staticmethod
    def why_none(state: State) -> None:
        Meditate().check(state)

    def check(self, state: State) -> None:
        if state.solo:
            raise IllegalError("", "the solo game has no time tokens; you end the round instead")

    def play(self, state: State, told: Told) -> None:
        state.time -= 1
        gain = 0 if state.time else FOR_THE_LAST_TOKEN
        state.influence[state.turn] += gain
        if told is not None:
            told.append(Meditated(state.turn, state.time, gain))
        if not state.time:
            end_round(state, told)
