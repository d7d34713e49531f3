"""A thought for nobody, had once, when a first visitor's page is alive and has nothing to do.

It brings in what bots and hints need. Above all it has Python work hard for a moment: a browser
keeps the machine code that it makes of Python's for the next visit only when there is enough of
it, and somebody who looks in and makes a move or two would otherwise start slowly again.
"""

from __future__ import annotations

from pyengine import Match

from .bots import hint_thought
from .rooms import room


class Rehearsal:
    """It touches nothing that the page shows or keeps."""

    def __init__(self, game: str) -> None:
        self._thought = hint_thought(Match.new(game, **room(game).opening))

    def go_on(self) -> bool:
        """A slice; returns whether there are more."""
        return not self._thought.slice()
