"""The seats at a table: their colours, and what their players are called."""

from __future__ import annotations

from typing import Any

from .words import _

COLOURS = ("yellow", "red", "blue", "white")
"""The colour of each seat's pieces, in both games."""


def colour_names() -> tuple[str, ...]:
    """What a player without a name is called: by the colour of the pieces."""
    return (_("Yellow"), _("Red"), _("Blue"), _("White"))


def seat_names(setup: dict[str, Any]) -> tuple[str, ...]:
    given = setup.get("names") or [""] * setup["players"]
    return tuple(
        name.strip() or colour for name, colour in zip(given, colour_names(), strict=False)
    )
