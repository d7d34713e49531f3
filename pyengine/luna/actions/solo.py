"""The solo game's own actions: quieting an isle, and ending the round."""

from __future__ import annotations

from typing import NamedTuple

from pyengine.core.errors import IllegalError
from pyengine.core.game import Json
from pyengine.core.reader import Reader
from pyengine.luna.components import SYMBOLS
from pyengine.luna.events import Told
from pyengine.luna.rounds import end_round
from pyengine.luna.solo import noisy_isles, quiet
from pyengine.luna.state import State

from .keys import read_isle


class Quiet(NamedTuple):
    """At the start of a round: choose where the opponent's novices become inactive."""

    isle: int
    do: str = "quiet"

    @staticmethod
    def read(action: Reader) -> Quiet:
        action.object(("do", "isle"))
        return Quiet(read_isle(action["isle"]))

    def write(self) -> Json:
        return {"do": self.do, "isle": SYMBOLS[self.isle]}

    @staticmethod
    def legal(state: State) -> list[Quiet]:
        return [Quiet(isle) for isle in noisy_isles(state)]

    def check(self, state: State) -> None:
        if self.isle not in noisy_isles(state):
            raise IllegalError(
                "isle",
                "the opponent has no active novice on the {isle} isle",
                isle=SYMBOLS[self.isle],
            )

    def play(self, state: State, told: Told) -> None:
        quiet(state, self.isle, told)


class EndRound(NamedTuple):
    do: str = "end-round"

    @staticmethod
    def read(action: Reader) -> EndRound:
        action.object(("do",))
        return EndRound()

    def write(self) -> Json:
        return {"do": self.do}

    @staticmethod
    def legal(state: State) -> list[EndRound]:
        return [EndRound()] if state.solo else []

    @staticmethod
    def why_none(state: State) -> None:
        EndRound().check(state)

    def check(self, state: State) -> None:
        if not state.solo:
            raise IllegalError("", "only the last time token ends a round")

    def play(self, state: State, told: Told) -> None:
        end_round(state, told)
