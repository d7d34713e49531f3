"""What every game's set-up form shows: names, the seed, and what is wrong with a field."""

from __future__ import annotations

from typing import Final

from pyengine.core.formats import LONGEST_NAME
from web.app.seats import COLOURS
from web.app.words import _

from .disc import mark, player_colour
from .markup import esc, icon

MOST: Final = 4

Problems = dict[str, str]
"""Field → what is wrong with it, in words."""


def problem(problems: Problems, field: str) -> str:
    words = problems.get(field)
    return f'<p class="problem" role="alert">{icon("close")}{esc(words)}</p>' if words else ""


def name_fields(names: tuple[str, ...]) -> str:
    """One for each seat; the style sheet shows as many as play."""
    return "".join(
        _name(names[player] if player < len(names) else "", player) for player in range(MOST)
    )


def _name(name: str, player: int) -> str:
    label = _("Name of player {number}").format(number=player + 1)
    return (
        f'<div class="name seat-{player + 1} b-{COLOURS[player]}">{mark(player)}'
        f'<input type="text" name="name{player}" id="name{player}" value="{esc(name)}" '
        f'maxlength="{LONGEST_NAME}" autocomplete="off" spellcheck="false" '
        f'placeholder="{esc(player_colour(player).capitalize())}" aria-label="{esc(label)}"></div>'
    )


def seed_field(seed: str, hint: str, problems: Problems) -> str:
    wrong = ' aria-invalid="true"' if "seed" in problems else ""
    return (
        f'<fieldset><legend><label for="seed">{esc(_("Seed"))}</label></legend>'
        f'<input type="text" inputmode="numeric" name="seed" id="seed" value="{esc(seed)}" '
        f'placeholder="{esc(_("by chance"))}" autocomplete="off" aria-describedby="seed-hint"'
        f'{wrong}><p class="hint" id="seed-hint">{esc(hint)}</p>'
        f"{problem(problems, 'seed')}</fieldset>"
    )
