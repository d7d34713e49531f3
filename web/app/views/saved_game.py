"""A saved game on the home page: what every game says of itself there."""

from __future__ import annotations

from typing import NamedTuple

from web.app.words import _, listing


class SavedGame(NamedTuple):
    key: str
    game: str
    """The game's name in addresses and records: `nova-luna`."""
    title: str
    over: bool
    player: int
    """Whose mark stands beside it: the player on turn, or the winner."""
    standing: str
    """How it stands, in words."""
    company: str
    """Who plays along."""
    picture: str
    """A thumbnail."""


def company(names: tuple[str, ...], player: int) -> str:
    others = [name for index, name in enumerate(names) if index != player]
    return _("with {names}").format(names=listing(others)) if others else _("Solo")
