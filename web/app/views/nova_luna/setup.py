"""Setting up a game of Nova Luna: how many play, their names, the first-game option, the seed.

Choosing the number of players needs no answer from Python: the style sheet shows as many name
fields as the checked number says, so nothing typed is lost and it works while the page wakes.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from pyengine.core.formats import LONGEST_NAME
from web.app.seats import COLOURS
from web.app.views.disc import mark, player_colour
from web.app.views.home_sky import home_sky
from web.app.views.markup import brand, esc, icon, link, para
from web.app.views.sprite import sprite
from web.app.views.theme_switch import theme_switch
from web.app.words import _

MOST: Final = 4


class Choices(NamedTuple):
    """What the form shows: the last choices, or what was just refused."""

    players: int = 2
    names: tuple[str, ...] = ()
    first_game: bool = False
    seed: str = ""
    problems: dict[str, str] = {}  # noqa: RUF012  never changed, only read
    """Field → what is wrong with it, in words; `form` for the whole."""


NOTHING_CHOSEN: Final = Choices()


def regions(choices: Choices = NOTHING_CHOSEN, *, theme: str = "auto") -> dict[str, str]:
    """Region id → its inner HTML."""
    return {"sights": theme_switch(theme), "setup": _form(choices)}


def screen(choices: Choices = NOTHING_CHOSEN, *, theme: str = "auto") -> str:
    """The whole page inside `#screen`."""
    part = regions(choices, theme=theme)
    return (
        f'{sprite()}<div class="home setup-page">{home_sky()}<header>'
        f"{brand(_('Two Moons'), _('Two Moons: to the home page'))}"
        f'<div id="sights">{part["sights"]}</div></header>'
        f'<main id="setup">{part["setup"]}</main></div>'
    )


def _form(choices: Choices) -> str:
    return (
        f'<form class="card setup" data-do="start nova-luna" action="nova-luna.html" novalidate>'
        f"<h1>{esc(_('Set up Nova Luna'))}</h1>{_problem(choices, 'form')}{_players(choices)}"
        f"{_names(choices)}{_first_game(choices)}{_seed(choices)}"
        f'<div class="actions"><button type="submit" class="go">{esc(_("Start the game"))}</button>'
        f"{link('./', 'go home', _('Back'))}</div></form>"
    )


def _players(choices: Choices) -> str:
    words = (_("Solo"), _("Two"), _("Three"), _("Four"))
    radios = "".join(
        f'<label><input type="radio" name="players" id="players-{count}" value="{count}"'
        f"{' checked' if count == choices.players else ''}>"
        f"<span>{esc(words[count - 1])}</span></label>"
        for count in range(1, MOST + 1)
    )
    return (
        f'<fieldset><legend>{esc(_("Players"))}</legend><div class="switch">{radios}</div>'
        f"{_problem(choices, 'players')}</fieldset>"
    )


def _names(choices: Choices) -> str:
    fields = "".join(_name(choices, player) for player in range(MOST))
    hint = _("Left empty, a player is called by their colour. Chance decides who starts.")
    return (
        f'<fieldset><legend>{esc(_("Names"))}</legend><div class="names">{fields}</div>'
        f"{para(hint, 'hint')}"
        f"{_problem(choices, 'names')}</fieldset>"
    )


def _name(choices: Choices, player: int) -> str:
    name = choices.names[player] if player < len(choices.names) else ""
    label = _("Name of player {number}").format(number=player + 1)
    colour = player_colour(player)
    return (
        f'<div class="name seat-{player + 1} b-{COLOURS[player]}">{mark(player)}'
        f'<input type="text" name="name{player}" id="name{player}" value="{esc(name)}" '
        f'maxlength="{LONGEST_NAME}" autocomplete="off" spellcheck="false" '
        f'placeholder="{esc(colour.capitalize())}" aria-label="{esc(label)}"></div>'
    )


def _first_game(choices: Choices) -> str:
    checked = " checked" if choices.first_game else ""
    offered = _("Fewer discs, a shorter game: 17 each with three players, 15 with four")
    reason = _("Only for three or four players: with fewer, everyone has all the discs anyway.")
    return (
        f"<fieldset><legend>{esc(_('First game'))}</legend>"
        f'<label class="tick if-many"><input type="checkbox" name="first_game" value="true"'
        f"{checked}><span>{esc(offered)}</span></label>{para(reason, 'hint if-few')}</fieldset>"
    )


def _seed(choices: Choices) -> str:
    wrong = ' aria-invalid="true"' if "seed" in choices.problems else ""
    hint = _("A whole number. The same seed deals the same tiles, for whoever wants the same game.")
    return (
        f'<fieldset><legend><label for="seed">{esc(_("Seed"))}</label></legend>'
        f'<input type="text" inputmode="numeric" name="seed" id="seed" value="{esc(choices.seed)}" '
        f'placeholder="{esc(_("by chance"))}" autocomplete="off" aria-describedby="seed-hint"'
        f'{wrong}><p class="hint" id="seed-hint">{esc(hint)}</p>'
        f"{_problem(choices, 'seed')}</fieldset>"
    )


def _problem(choices: Choices, field: str) -> str:
    words = choices.problems.get(field)
    return f'<p class="problem" role="alert">{icon("close")}{esc(words)}</p>' if words else ""
