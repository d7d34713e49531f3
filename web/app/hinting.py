"""Advice for the person on turn: asked for, thought about in slices, and kept until it is used."""

from __future__ import annotations

from typing import Any

from pyengine import IllegalError, Match

from .bots import advice, hint_thought
from .thought import Thought


class Hinting:
    def __init__(self) -> None:
        self._thought: Thought | None = None
        self._advice: list[Any] = []

    @property
    def thinks(self) -> bool:
        return self._thought is not None

    @property
    def advice(self) -> list[Any]:
        """Best first, each an action with its reasons: see `pyengine.bots.hints`."""
        return self._advice

    def ask(self, match: Match) -> None:
        self._thought = hint_thought(match)

    def forget(self) -> None:
        self._thought = None
        self._advice = []

    def think(self) -> bool:
        """A slice; returns whether the advice is there."""
        thought = self._thought
        if thought is None or not thought.slice():
            return False
        self._thought, self._advice = None, advice(thought)
        return True

    def action(self, sign: str) -> dict[str, Any]:
        """The action of the idea with this number."""
        number = int(sign) - 1
        if number not in range(len(self._advice)):
            raise IllegalError("", "there is no such idea")
        action: dict[str, Any] = self._advice[number].action
        return action
