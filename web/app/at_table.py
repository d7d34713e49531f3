"""What sitting at any table is like: a match, verbs from the page, refusals shown as notices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyengine import Match, MoonError

from .refusals import in_words
from .words import _

Verb = Callable[..., str | None]


class AtTable:
    """Verbs change the match or what is being chosen; a game adds its own and its views' table."""

    def __init__(self, match: Match, names: tuple[str, ...], tab: str) -> None:
        self.match = match
        self.names = names
        self.notice = ""
        self.focus: str | None = None
        """Where the keyboard goes on after the last verb, as a CSS selector."""
        self._first_tab = self._tab = tab
        self._verbs: dict[str, Verb] = {
            "undo": self._undo,
            "redo": self._redo,
            "tab": self._show_tab,
            "dismiss": self._dismiss,
        }

    def does(self, verb: str) -> bool:
        return verb in self._verbs

    def do(self, verb: str, *given: str) -> str | None:
        """Do what the page asks; returns what is worth announcing. A refusal becomes a notice."""
        self.notice = ""
        self.focus = None
        try:
            return self._verbs[verb](*given)
        except MoonError as error:
            self.notice = in_words(error)
            return self.notice

    def _play(self, action: dict[str, Any]) -> str:
        self.match.play(action)
        self._after_action()
        return " ".join([*self._last_words(), self._whose_turn()])

    def _undo(self) -> str:
        self.match.undo()
        self._after_action()
        return _("Undone.") + " " + self._whose_turn()

    def _redo(self) -> str:
        self.match.redo()
        self._after_action()
        return _("Done again.") + " " + self._whose_turn()

    def _show_tab(self, tab: str) -> None:
        self._tab = tab

    def _dismiss(self) -> None:
        """Any verb clears the notice; this one does nothing else."""

    def _after_action(self) -> None:
        self._tab = self._first_tab

    def table(self) -> Any:
        """All that the views of this game are given."""
        raise NotImplementedError

    def _last_words(self) -> list[str]:
        """What the last action brought about, in sentences."""
        raise NotImplementedError

    def _whose_turn(self) -> str:
        raise NotImplementedError
