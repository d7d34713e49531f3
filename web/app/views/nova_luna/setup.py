"""Setting up a game of Nova Luna: how many play, their names, the first-game option, the seed.

Choosing the number of players needs no answer from Python: the style sheet shows as many name
fields as the checked number says, so nothing typed is lost and it works while the page wakes.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from web.app.views.markup import esc, link, para
from web.app.views.setup_fields import (
    MOST,
    level_list,
    problem,
    seat_fields,
    seed_field,
    setup_page,
)
from web.app.views.sprite import sprite
from web.app.views.theme_switch import theme_switch
from web.app.words import _


class Choices(NamedTuple):
    """What the form shows: the last choices, or what was just refused."""

    players: int = 2
    names: tuple[str, ...] = ()
    first_game: bool = False
    seed: str = ""
    problems: dict[str, str] = {}  # noqa: RUF012  never changed, only read
    """Field → what is wrong with it, in words; `form` for the whole."""
    levels: tuple[int, ...] = ()
    """For each seat the level of its bot, 0 for a person."""


NOTHING_CHOSEN: Final = Choices()


def regions(choices: Choices = NOTHING_CHOSEN, *, theme: str = "auto") -> dict[str, str]:
    """Region id → its inner HTML."""
    return {"sights": theme_switch(theme), "setup": _form(choices)}


def screen(choices: Choices = NOTHING_CHOSEN, *, theme: str = "auto") -> str:
    """The whole page inside `#screen`."""
    return setup_page(regions(choices, theme=theme), sprite())


def _form(choices: Choices) -> str:
    return (
        f'<form class="card setup" data-do="start nova-luna" action="nova-luna.html" novalidate>'
        f"<h1>{esc(_('Set up Nova Luna'))}</h1>{problem(choices.problems, 'form')}"
        f"{_players(choices)}{_names(choices)}{_first_game(choices)}{_seed(choices)}"
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
        f"{problem(choices.problems, 'players')}</fieldset>"
    )


def _names(choices: Choices) -> str:
    fields = seat_fields(choices.names, choices.levels)
    hint = _("Left empty, a player is called by their colour. Chance decides who starts.")
    return (
        f'<fieldset><legend>{esc(_("Seats"))}</legend><div class="names">{fields}</div>'
        f"{para(hint, 'hint')}"
        f"{problem(choices.problems, 'names')}{level_list()}</fieldset>"
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
    hint = _("A whole number. The same seed deals the same tiles, for whoever wants the same game.")
    return seed_field(choices.seed, hint, choices.problems)
