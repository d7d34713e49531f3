"""The room of each game: who sits at its table, what draws it, and its set-up form.

A room is opened when first asked for, so that a page that plays one game does not wait for
the other.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Any, NamedTuple

from pyengine import Match

from .at_table import AtTable
from .views.saved_game import SavedGame


class Room(NamedTuple):
    sit: Callable[[Match], AtTable]
    """Take a seat at a match."""
    play: ModuleType
    """The views of the table: `regions(table, …)` and `screen(table, …)`."""
    setup: ModuleType
    """The views of the set-up form, and `NOTHING_CHOSEN`."""
    rules: Callable[[], str]
    """The card of the rules, with the drawings it needs, for a page that is not the game's."""
    card: Callable[..., SavedGame]
    """A saved game for the home page, from its key and table."""
    read_form: Callable[[dict[str, Any]], Any]
    """The form's choices, each problem beside its field."""
    setup_of: Callable[[Any, int], dict[str, Any]]
    """The set-up that choices describe, with a seed drawn for those who chose none."""
    opening: dict[str, Any]
    """The set-up of the game that is on the table before Python is."""


def room(game: str) -> Room:
    found: Room = import_module(f"web.app.{game.replace('-', '_')}.room").ROOM
    return found
