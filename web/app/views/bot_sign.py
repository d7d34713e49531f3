"""The sign of a bot beside its name: a moon that is the fuller, the better it plays."""

from __future__ import annotations

from typing import Final

from web.app.company import Company
from web.app.seats import bot_words

from .markup import esc
from .moon import phase

AGES: Final = (0.12, 0.25, 0.36, 0.5)
"""By level, the age of its moon: crescent, half, gibbous, full."""


def level_moon(level: int) -> str:
    return (
        f'<svg class="bot-moon" viewBox="-10 -10 20 20" aria-hidden="true">'
        f"{phase(9, AGES[level - 1])}</svg>"
    )


def bot_sign(level: int) -> str:
    """Empty for a person."""
    if not level:
        return ""
    return (
        f'<span class="bot" role="img" aria-label="{esc(bot_words(level))}">{level_moon(level)}'
        f'<span aria-hidden="true">{level}</span></span>'
    )


def name_and_sign(names: tuple[str, ...], company: Company, player: int) -> str:
    return f"<b>{esc(names[player])}</b>{bot_sign(company.level(player))}"
