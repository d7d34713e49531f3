"""A match: a game being played. The log of actions is the game; all else follows from it."""

from __future__ import annotations

import copy
from typing import Any

from . import formats
from .errors import IllegalError, MoonError
from .formats import AnyGame
from .game import Json, Outcome
from .games import game_named, game_of
from .reader import Reader


class Match:
    """Set-up, seed and actions, with the states between them kept so that undo costs nothing.

    `new`, `load` and `fork` make one; `play`, `undo` and `redo` change it; the rest only looks.
    """

    def __init__(self, game: AnyGame, setup: Json, start: Json | None, state: Any) -> None:
        self.game = game
        self._setup = setup
        self._start = start
        self._states: list[Any] = [state]
        self._actions: list[Any] = []
        self._told: list[list[Any]] = []
        self._acted: list[int | None] = []
        self._undone: list[Any] = []

    @classmethod
    def new(cls, name: str, /, *, players: int, seed: int, **options: Any) -> Match:
        """A fresh match of the game of this name; options are the other keys of its set-up."""
        game = game_named(name)
        given = Reader({"players": players, "seed": seed, **options}, "setup")
        setup = formats.read_setup(game, given)
        return cls(game, setup, None, game.new(setup))

    @classmethod
    def load(cls, source: str | Json) -> Match:
        """The match that a record or a position describes, given as JSON text or as values."""
        read = formats.given(source)
        if formats.format_of(read) == formats.POSITION:
            return cls._from_position(read)
        return cls._from_record(read)

    @classmethod
    def _from_record(cls, record: Reader) -> Match:
        game = game_of(record)
        record.object(("format", "version", "game", "setup", "actions"), ("start",))
        formats.check_version(record)
        setup = formats.read_setup(game, record["setup"])
        start = record.get("start", None)
        if start.is_null():
            match = cls(game, setup, None, game.new(setup))
        else:
            state = formats.read_position(game, start)
            for key, told in game.setup_of(state).items():
                if setup.get(key) == told:
                    continue
                if key == "players":
                    raise start.refuse("is for another number of players than the set-up")
                raise start.refuse("is for another {key} than the set-up", key=key)
            match = cls(game, setup, formats.write_position(game, state), state)
        for action in record["actions"].items():
            match._play_at(action.value, action.place)
        return match

    @classmethod
    def _from_position(cls, position: Reader) -> Match:
        game = game_of(position)
        state = formats.read_position(game, position)
        setup = formats.read_setup(game, Reader({**game.setup_of(state), "seed": 0}))
        return cls(game, setup, formats.write_position(game, state), state)

    # Playing

    def play(self, action: Json) -> None:
        """Play an action of the public format for whoever is on turn."""
        self._play_at(action, "action")

    def _play_at(self, action: Json, place: str) -> None:
        read = self.game.read_action(Reader(action, place))
        state = self.game.copy(self.state)
        told: list[Any] = []
        try:
            self.game.play(state, read, told)
        except MoonError as error:
            raise error.within(place) from None
        self._acted.append(self.seat)
        self._states.append(state)
        self._actions.append(read)
        self._told.append(told)
        self._undone.clear()

    def undo(self) -> Json:
        """Take back the last action and return it."""
        if not self._actions:
            raise IllegalError("", "there is nothing to undo")
        action = self._actions.pop()
        self._states.pop()
        self._told.pop()
        self._acted.pop()
        self._undone.append(action)
        return self.game.write_action(action)

    def redo(self) -> Json:
        """Play again what was undone last and return it."""
        if not self._undone:
            raise IllegalError("", "there is nothing to redo")
        later = self._undone[:-1]
        action = self.game.write_action(self._undone[-1])
        self.play(action)
        self._undone = later
        return action

    def fork(self) -> Match:
        """A match of its own that has come the same way; what was undone stays behind."""
        other = Match(self.game, copy.deepcopy(self._setup), self._start, self._states[0])
        other._states = self._states.copy()
        other._actions = self._actions.copy()
        other._told = self._told.copy()
        other._acted = self._acted.copy()
        return other

    # Looking

    @property
    def state(self) -> Any:
        """The engine's own state, for bots and views: to be read, or copied and then played on."""
        return self._states[-1]

    @property
    def first_state(self) -> Any:
        """The state before the first action."""
        return self._states[0]

    @property
    def state_before(self) -> Any:
        """The state before the last action; the first one when nothing was played."""
        return self._states[max(0, len(self._states) - 2)]

    @property
    def actor(self) -> int | None:
        """The player on turn; None when the game is over."""
        return self.game.actor(self.state)

    @property
    def seat(self) -> int | None:
        """Which of the set-up's seats is on turn; None when the game is over."""
        actor = self.actor
        return None if actor is None else self.game.seat(self.state, actor)

    @property
    def legal(self) -> list[Json]:
        return [self.game.write_action(action) for action in self.game.legal(self.state)]

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    @property
    def position(self) -> Json:
        return formats.write_position(self.game, self.state)

    @property
    def setup(self) -> Json:
        return copy.deepcopy(self._setup)

    @property
    def actions(self) -> list[Json]:
        return [self.game.write_action(action) for action in self._actions]

    @property
    def record(self) -> Json:
        start = copy.deepcopy(self._start)
        return formats.write_record(self.game, self.setup, start, self.actions)

    @property
    def acted(self) -> list[int | None]:
        """For each action in turn, which of the set-up's seats did it."""
        return self._acted

    @property
    def told(self) -> list[list[Any]]:
        """For each action in turn, what it brought about."""
        return self._told

    @property
    def positions(self) -> list[Json]:
        """The position before the first action and after each."""
        return [formats.write_position(self.game, state) for state in self._states]

    @property
    def may_undo(self) -> bool:
        return bool(self._actions)

    @property
    def may_redo(self) -> bool:
        return bool(self._undone)

    def __repr__(self) -> str:
        over = ", over" if self.outcome else f", player {self.actor} on turn"
        return f"<Match {self.game.name}: {len(self._actions)} actions{over}>"
