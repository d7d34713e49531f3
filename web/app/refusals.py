"""The engine's refusals in the player's language."""

from __future__ import annotations

from pyengine import MoonError

from .words import _


def in_words(error: MoonError) -> str:
    """The sentence without the place: on a page the place is where the player just clicked."""
    said = _(error.template).format(**error.values)
    return said[:1].upper() + said[1:] + ("" if said.endswith((".", "!", "?")) else ".")
