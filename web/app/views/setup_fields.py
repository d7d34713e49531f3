"""What every game's set-up form shows: who sits where, the seed, what is wrong with a field."""

from __future__ import annotations

from typing import Final

from pyengine.core.formats import LONGEST_NAME
from web.app.seats import COLOURS, LEVELS, level_about, level_name, seat_of
from web.app.words import _

from .bot_sign import level_moon
from .disc import mark, player_colour
from .home_sky import home_sky
from .markup import brand, esc, icon

MOST: Final = 4


def setup_page(part: dict[str, str], sprite: str) -> str:
    """The whole page inside `#screen`, of its regions."""
    return (
        f'{sprite}<div class="home setup-page">{home_sky()}<header>'
        f"{brand(_('Two Moons'), _('Two Moons: to the home page'))}"
        f'<div id="sights">{part["sights"]}</div></header>'
        f'<main id="setup">{part["setup"]}</main></div>'
    )


Problems = dict[str, str]
"""Field → what is wrong with it, in words."""


def problem(problems: Problems, field: str) -> str:
    words = problems.get(field)
    return f'<p class="problem" role="alert">{icon("close")}{esc(words)}</p>' if words else ""


def seat_fields(names: tuple[str, ...], levels: tuple[int, ...]) -> str:
    """A name and who plays, for each seat; the style sheet shows as many as play."""
    return "".join(
        _seat(
            names[player] if player < len(names) else "",
            levels[player] if player < len(levels) else 0,
            player,
        )
        for player in range(MOST)
    )


def _seat(name: str, level: int, player: int) -> str:
    label = _("Name of player {number}").format(number=player + 1)
    return (
        f'<div class="name seat-{player + 1} b-{COLOURS[player]}">{mark(player)}'
        f'<input type="text" name="name{player}" id="name{player}" value="{esc(name)}" '
        f'maxlength="{LONGEST_NAME}" autocomplete="off" spellcheck="false" '
        f'placeholder="{esc(player_colour(player).capitalize())}" aria-label="{esc(label)}">'
        f"{_who(level, player)}</div>"
    )


def _who(level: int, player: int) -> str:
    """A person, or a bot by its moon."""
    label = _("Who plays seat {number}").format(number=player + 1)
    options = "".join(
        f'<option value="{seat_of(each)}"{" selected" if each == level else ""}>'
        f"{esc(_who_words(each))}</option>"
        for each in (0, *LEVELS)
    )
    return (
        f'<select name="seat{player}" id="seat{player}" aria-label="{esc(label)}">'
        f"{options}</select>"
    )


def _who_words(level: int) -> str:
    if not level:
        return _("Person")
    return _("Bot {level}: {name}").format(level=level, name=level_name(level))


def level_list() -> str:
    """What the bots are like; the style sheet shows it when one has been asked to the table."""
    rows = "".join(
        f"<div><dt>{level_moon(level)}{esc(level_name(level))}</dt>"
        f"<dd>{esc(level_about(level))}</dd></div>"
        for level in LEVELS
    )
    return f'<dl class="levels">{rows}</dl>'


def seed_field(seed: str, hint: str, problems: Problems) -> str:
    wrong = ' aria-invalid="true"' if "seed" in problems else ""
    return (
        f'<fieldset><legend><label for="seed">{esc(_("Seed"))}</label></legend>'
        f'<input type="text" inputmode="numeric" name="seed" id="seed" value="{esc(seed)}" '
        f'placeholder="{esc(_("by chance"))}" autocomplete="off" aria-describedby="seed-hint"'
        f'{wrong}><p class="hint" id="seed-hint">{esc(hint)}</p>'
        f"{problem(problems, 'seed')}</fieldset>"
    )
