"""Luna behind the Game protocol: each method hands over to the chapter that knows."""

from __future__ import annotations

from typing import Any

from pyengine.core.chance import Chance
from pyengine.core.game import Game, Json, Outcome
from pyengine.core.reader import Reader

from . import kinds, outcome, position, setup, turn, variety
from .kinds import Action
from .state import OVER, PERSON, State


class Luna:
    name: str = "luna"
    setup_keys: tuple[str, ...] = ("level", "layout", "figures")
    position_keys: tuple[str, ...] = position.KEYS

    def read_setup(self, given: Reader) -> Json:
        return setup.read_setup(given)

    def setup_of(self, state: State) -> Json:
        return {"players": 1, "level": state.solo} if state.solo else {"players": state.players}

    def new(self, given: Json) -> State:
        return setup.new(given)

    def players(self, state: State) -> int:
        return state.players

    def seat(self, state: State, player: int) -> int | None:
        if state.solo:
            return 0 if player == PERSON else None
        return player

    def copy(self, state: State) -> State:
        return state.copy()

    def actor(self, state: State) -> int | None:
        return None if state.phase == OVER else state.turn

    def legal(self, state: State) -> list[Action]:
        return turn.legal(state)

    def vary(self, state: State, action: Action, chance: Chance) -> Action:
        return variety.vary(state, action, chance)

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
        return kinds.read_action(action)

    def write_action(self, action: Action) -> Json:
        return action.write()


GAME: Game[State, Action] = Luna()
