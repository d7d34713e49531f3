"""The engine's refusals in the player's language."""

from __future__ import annotations

from pyengine import MoonError

from .words import _


def in_words(error: MoonError) -> str:
    """The sentence without the place: on a page the place is where the player just clicked."""
    values = {name: _named(name, value) for name, value in error.values.items()}
    said = _(error.template).format(**values)
    return said[:1].upper() + said[1:] + ("" if said.endswith((".", "!", "?")) else ".")


def _named(name: str, value: object) -> object:
    """The engine names isles and favor tokens by their symbols; the page has names for them."""
    if name == "isle":
        from .views.luna.symbols import isle_name

        return isle_name(str(value))
    if name == "favor":
        from .views.luna.symbols import symbol_name

        return symbol_name(str(value))
    return value
