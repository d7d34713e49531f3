"""The Game protocol: what a set of rules must answer so that matches, bots and pages can use it.

A state is dumb data that is cheap to copy; the game is the free functions over it. Chance is
spent in the set-up alone, from the seed, so a state and an action have one outcome.
"""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol, TypeVar

from .chance import Chance
from .reader import Reader

Json = dict[str, Any]

State = TypeVar("State")
Action = TypeVar("Action")


class Outcome(NamedTuple):
    """How a game ended."""

    places: tuple[int, ...]
    """The players, best first."""
    scores: tuple[int, ...]
    """What each player ended with, by player number, in the game's own measure."""
    reason: str
    """Which way the game ended, a word of the game's."""


class Game(Protocol[State, Action]):
    """The rules of one game. Nothing here keeps anything: all that changes is in the state."""

    name: str
    setup_keys: tuple[str, ...]
    """The keys of a set-up that are this game's own, beside players, seed, names and seats."""
    position_keys: tuple[str, ...]

    def read_setup(self, setup: Reader) -> Json:
        """The number of players and the game's own keys, filled in, or a refusal."""
        ...

    def new(self, setup: Json) -> State:
        """The state at the start, chance drawn from the set-up's seed."""
        ...

    def setup_of(self, state: State) -> Json:
        """The number of players and those of the game's own keys that a state alone tells."""
        ...

    def players(self, state: State) -> int:
        """How many sides there are, one played by the rules alone included."""
        ...

    def seat(self, state: State, player: int) -> int | None:
        """Which of the set-up's names and seats is the player's; None if the rules play it."""
        ...

    def copy(self, state: State) -> State: ...

    def actor(self, state: State) -> int | None:
        """The player on turn; None when the game is over."""
        ...

    def legal(self, state: State) -> list[Action]:
        """What the actor may do. A game says for itself what it leaves to `play` to check."""
        ...

    def vary(self, state: State, action: Action, chance: Chance) -> Action:
        """Of the actions that `legal` lets this one stand for, one drawn by chance.

        Where `legal` is complete that is the action itself.
        """
        ...

    def play(self, state: State, action: Action, told: list[Any] | None = None) -> None:
        """Change the state by the action; what happened is told in order if anyone listens.

        Refuses with an IllegalError, the state untouched, what the rules forbid.
        """
        ...

    def outcome(self, state: State) -> Outcome | None: ...

    def position(self, state: State) -> Json:
        """The state in the public format, hidden order included, under the position keys."""
        ...

    def read_position(self, position: Reader) -> State: ...

    def visible(self, position: Json, player: int) -> Json:
        """The position as this player sees it: what is hidden is left out."""
        ...

    def read_action(self, action: Reader) -> Action: ...

    def write_action(self, action: Action) -> Json: ...
