"""The Judge protocol: what a bot must know of a game beyond its rules."""

from __future__ import annotations

from math import fsum
from typing import NamedTuple, Protocol, TypeVar

from pyengine.core.chance import Chance
from pyengine.core.game import Json

State = TypeVar("State")
Action = TypeVar("Action")


class Reason(NamedTuple):
    """One thing that speaks for an action, or against it."""

    name: str
    """A stable word such as `completes-tasks`; the page turns it into a sentence."""
    amount: float
    """How much of the action's worth it explains, in points; negative: a cost."""
    facts: dict[str, int | str]
    """What the sentence needs: counts, isles by symbol, players by number."""


class Judge(Protocol[State, Action]):
    """A game's own view of what is good. It sees states that it imagined itself, never more."""

    scale: float
    """The points of lead that mean about 75 % winning chance between two."""

    def scale_of(self, state: State) -> float:  # noqa: ARG002
        """The scale for this state: a game alone may be counted in other points."""
        return self.scale

    def imagine(self, seen: Json, chance: Chance) -> State:
        """A state from a visible position: what is hidden is drawn anew."""
        ...

    def hidden(self, state: State) -> int:  # noqa: ARG002
        """How many things are hidden; it changes whenever an action brings one to light."""
        return 0

    def redraw(self, state: State, chance: Chance) -> None:
        """Draw anew what is hidden."""

    def candidates(self, state: State) -> list[Action]:
        """What is worth trying for the actor, the most promising first; never empty."""
        ...

    def rated(self, state: State) -> list[tuple[float, Action]]:
        """The candidates with what they promise the actor at first sight, best first."""
        return [(0.0, action) for action in self.candidates(state)]

    def settled(self, begun: State, state: State) -> bool:  # noqa: ARG002
        """Whether a position, played on since it began, has come to where it is well judged."""
        return True

    def worths(self, state: State) -> list[float]:
        """What the state is worth to each player, in the game's own points; exact when over."""
        ...

    def idea(self, state: State, action: Action) -> object:  # noqa: ARG002
        """What the action is about, as something to compare: advice offers different ideas."""
        return type(action)

    def reasons(self, state: State, action: Action) -> list[Reason]:
        """Why, or why not, for the actor, most important first."""
        ...


def shares(found: list[float], scale: float) -> tuple[float, ...]:
    """The winning chances that leads mean; alone, the lead itself, as there is nobody to beat."""
    if len(found) == 1:
        return (found[0],)
    # Whoever is behind is so by the lead's amount; a scale behind is one to three.
    odds = [3.0 ** max(-300.0, min(lead, 0.0) / scale) for lead in found]
    return tuple(one / fsum(odds) for one in odds)


def leads(worths: list[float]) -> list[float]:
    """How far each player is ahead of the best other; alone, the worth itself."""
    if len(worths) == 1:
        return worths
    if len(worths) == 2:
        return [worths[0] - worths[1], worths[1] - worths[0]]
    first, second = sorted(worths, reverse=True)[:2]
    return [worth - (second if worth == first else first) for worth in worths]
