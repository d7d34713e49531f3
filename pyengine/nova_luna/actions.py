"""The three things a player can do in Nova Luna, each able to read and write itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from pyengine.core.game import Json
from pyengine.core.reader import Reader

from .components import SPACES
from .display import FARTHEST


class Take(NamedTuple):
    """Take the tile of a space and lay it in the own display at (column, row)."""

    space: int
    at: tuple[int, int]
    do: str = "take"

    @staticmethod
    def read(action: Reader) -> Take:
        action.object(("do", "space", "at"))
        space = action["space"].integer(0, SPACES - 1)
        column, row = (n.integer(-FARTHEST, FARTHEST) for n in action["at"].items(2))
        return Take(space, (column, row))

    def write(self) -> Json:
        return {"do": self.do, "space": self.space, "at": list(self.at)}


class Refill(NamedTuple):
    """Fill the wheel before taking."""

    do: str = "refill"

    @staticmethod
    def read(action: Reader) -> Refill:
        action.object(("do",))
        return Refill()

    def write(self) -> Json:
        return {"do": self.do}


class EndPhase(NamedTuple):
    """Solo: stop the first phase once its discs are placed."""

    do: str = "end-phase"

    @staticmethod
    def read(action: Reader) -> EndPhase:
        action.object(("do",))
        return EndPhase()

    def write(self) -> Json:
        return {"do": self.do}


Action = Take | Refill | EndPhase

READERS: dict[str, Callable[[Reader], Action]] = {
    "take": Take.read,
    "refill": Refill.read,
    "end-phase": EndPhase.read,
}


def read_action(action: Reader) -> Action:
    action.object(("do",), ("space", "at"))
    return READERS[action["do"].choice(READERS)](action)
