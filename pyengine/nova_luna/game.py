"""Nova Luna behind the Game protocol: each method hands over to the chapter that knows."""

from __future__ import annotations

from typing import Any

from pyengine.core.chance import Chance
from pyengine.core.game import Game, Json, Outcome
from pyengine.core.reader import Reader

from . import actions, outcome, position, setup, turn
from .actions import Action
from .state import OVER, State


class NovaLuna:
    name: str = "nova-luna"
    setup_keys: tuple[str, ...] = ("first_game",)
    position_keys: tuple[str, ...] = position.KEYS

    def read_setup(self, given: Reader) -> Json:
        return setup.read_setup(given)

    def setup_of(self, state: State) -> Json:
        return {"players": len(state.displays)}

    def new(self, given: Json) -> State:
        return setup.new(given)

    def players(self, state: State) -> int:
        return len(state.displays)

    def seat(self, state: State, player: int) -> int | None:  # noqa: ARG002  one for each
        return player

    def copy(self, state: State) -> State:
        return state.copy()

    def actor(self, state: State) -> int | None:
        return None if state.phase == OVER else state.turn

    def legal(self, state: State) -> list[Action]:
        return turn.legal(state)

    def vary(self, state: State, action: Action, chance: Chance) -> Action:  # noqa: ARG002
        return action

    def play(self, state: State, action: Action, told: list[Any] | None = None) -> None:
        turn.play(state, action, told)

    def outcome(self, state: State) -> Outcome | None:
        return outcome.outcome(state)

    def position(self, state: State) -> Json:
        return position.write(state)

    def read_position(self, given: Reader) -> State:
        return position.read(given)

    def visible(self, given: Json, player: int) -> Json:  # noqa: ARG002  all see the same
        return position.visible(given)

    def read_action(self, action: Reader) -> Action:
        return actions.read_action(action)

    def write_action(self, action: Action) -> Json:
        return action.write()


GAME: Game[State, Action] = NovaLuna()
