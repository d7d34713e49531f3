"""The seats at a table: their colours, who sits there, and what they are called."""

from __future__ import annotations

from typing import Any

from .words import _

COLOURS = ("yellow", "red", "blue", "white")
"""The colour of each seat's pieces, in both games."""

PERSON = "human"
BOT = "bot:"
LEVELS = (1, 2, 3, 4)
QUICK_LEVEL = 2
"""Whom one meets who asks for a bot and says no more."""


def colour_names() -> tuple[str, ...]:
    """What a player without a name is called: by the colour of the pieces."""
    return (_("Yellow"), _("Red"), _("Blue"), _("White"))


def seat_names(setup: dict[str, Any]) -> tuple[str, ...]:
    given = setup.get("names") or [""] * setup["players"]
    return tuple(
        name.strip() or colour for name, colour in zip(given, colour_names(), strict=False)
    )


def seat_of(level: int) -> str:
    """How a set-up writes a seat: 0 is a person, else a bot's level."""
    return f"{BOT}{level}" if level else PERSON


def seat_levels(setup: dict[str, Any]) -> tuple[int, ...]:
    """For each seat the level of its bot, 0 for a person."""
    return tuple(map(_level, setup.get("seats") or [PERSON] * setup["players"]))


def _level(seat: str) -> int:
    level = seat.removeprefix(BOT)
    if seat == PERSON:
        return 0
    # A bot that plays by chance has no place at a table with people: the gentlest sits there.
    return int(level) if level.isdigit() else LEVELS[0]


def level_name(level: int) -> str:
    """Bots are called after the moon that waxes with them."""
    return (_("Crescent"), _("Half moon"), _("Gibbous"), _("Full moon"))[level - 1]


def level_about(level: int) -> str:
    return (
        _("takes what lies near, and sometimes overlooks something"),
        _("weighs every move, but not what comes after"),
        _("thinks ahead, and makes few mistakes"),
        _("plays as well as it can, up to three seconds a move"),
    )[level - 1]


def bot_words(level: int) -> str:
    """What a screen reader says of a bot's sign."""
    return _("bot, level {level}").format(level=level)
