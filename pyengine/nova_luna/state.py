"""The state of a game of Nova Luna: plain lists and small numbers, cheap to copy."""

from __future__ import annotations

from .components import COST_OF
from .display import Display

PLAY, SOLO_1, SOLO_2, OVER = "play", "solo-1", "solo-2", "over"


class State:
    __slots__ = (
        "discs",
        "displays",
        "distance",
        "moon",
        "noted",
        "order",
        "phase",
        "pile",
        "wheel",
    )

    wheel: list[int]
    """The tile on each space of the selection track, 0 for none."""
    moon: int
    """The space of the moon figure."""
    pile: list[int]
    """The draw pile; the next to be drawn is the last."""
    order: list[int]
    """The players as they will move: hindmost first, the top of a stack first. Empty in solo."""
    distance: list[int]
    """How far each marker has come, the moon track going round and round."""
    displays: list[Display]
    discs: list[int]
    """What each player has left to place."""
    noted: list[int]
    """Solo: sum and penalty of each phase that has ended."""
    phase: str

    def copy(self) -> State:
        other = State.__new__(State)
        other.wheel = self.wheel.copy()
        other.moon = self.moon
        other.pile = self.pile.copy()
        other.order = self.order.copy()
        other.distance = self.distance.copy()
        other.displays = self.displays.copy()
        other.discs = self.discs.copy()
        other.noted = self.noted.copy()
        other.phase = self.phase
        return other

    @property
    def turn(self) -> int:
        return self.order[0] if self.order else 0

    @property
    def solo(self) -> bool:
        return len(self.displays) == 1

    def advance(self, player: int, beads: int) -> None:
        """Move the marker of the player on turn; on an occupied space it goes on top."""
        there = self.distance[player] + beads
        self.distance[player] = there
        self.order.pop(0)
        place = 0
        while place < len(self.order) and self.distance[self.order[place]] < there:
            place += 1
        self.order.insert(place, player)

    def numbers(self, player: int) -> int:
        """The sum of the numbers on all tiles in a display."""
        return sum(COST_OF[tile] for tile in self.displays[player].tiles)
