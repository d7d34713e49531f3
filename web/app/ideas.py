"""Ideas: moves worth a look, with the reasons for them in words; what hints and reviews show."""

from __future__ import annotations

from typing import Any, NamedTuple

HINTS = 3
"""How many a hint gives."""

BETTER, PLAYED = "better", "played"
"""The signs of a review's two moves; those of a hint are numbers."""


class Idea(NamedTuple):
    sign: str
    """What marks it on the board and in the list: `1` to `3`, `better` or `played`."""
    title: str
    """The move in words."""
    why: str
    """What speaks for it, and what against, in a sentence; empty when nothing does."""
    marks: tuple[Any, ...]
    """Where it shows on the board, in the game's own terms."""


class Hint(NamedTuple):
    may_ask: bool = False
    """A person is on turn."""
    looking: bool = False
    """It was asked for and is being thought about."""
    ideas: tuple[Idea, ...] = ()
    """Best first."""
