"""Setting up a game of Luna: players or solo level, layout, figures, names, seed.

What depends on the number of players is shown and hidden by the style sheet, so nothing typed is
lost and it works while the page wakes.
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
from web.app.views.theme_switch import theme_switch
from web.app.words import _

from .isle_words import FIGURES
from .sprite import luna_sprite
from .symbols import SYMBOLS, figure_name, isle_name

LEVELS: Final = 3
LAYOUTS: Final = ("random", "preselected")


class Choices(NamedTuple):
    """What the form shows: the last choices, or what was just refused."""

    players: int = 2
    level: int = 1
    layout: str = "random"
    names: tuple[str, ...] = ()
    figures: dict[str, str] = {}  # noqa: RUF012  never changed, only read
    """Figure → its isle, where one was chosen."""
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
    return setup_page(regions(choices, theme=theme), luna_sprite())


def _form(choices: Choices) -> str:
    return (
        f'<form class="card setup luna-paint" data-do="start luna" action="luna.html" novalidate>'
        f"<h1>{esc(_('Set up Luna'))}</h1>{problem(choices.problems, 'form')}{_players(choices)}"
        f"{_level(choices)}{_layout(choices)}{_figures(choices)}{_names(choices)}{_seed(choices)}"
        f'<div class="actions"><button type="submit" class="go">{esc(_("Start the game"))}</button>'
        f"{link('./', 'go home', _('Back'))}</div></form>"
    )


def _switch(name: str, choices: tuple[tuple[str, str], ...], chosen: str) -> str:
    radios = "".join(
        f'<label><input type="radio" name="{name}" id="{name}-{value}" value="{value}"'
        f"{' checked' if value == chosen else ''}><span>{esc(words)}</span></label>"
        for value, words in choices
    )
    return f'<div class="switch">{radios}</div>'


def _players(choices: Choices) -> str:
    words = (_("Solo"), _("Two"), _("Three"), _("Four"))
    numbers = tuple((str(count + 1), words[count]) for count in range(MOST))
    return (
        f"<fieldset><legend>{esc(_('Players'))}</legend>"
        f"{_switch('players', numbers, str(choices.players))}{problem(choices.problems, 'players')}"
        "</fieldset>"
    )


def _level(choices: Choices) -> str:
    levels = tuple(
        (str(level), _("Level {level}").format(level=level)) for level in range(1, LEVELS + 1)
    )
    hint = _(
        "From level 2 on the Apostate freezes his isle; at level 3 he cannot be driven away, and "
        "Priestess and Builder begin on one isle."
    )
    return (
        f'<fieldset class="if-solo"><legend>{esc(_("Level"))}</legend>'
        f"{_switch('level', levels, str(choices.level))}{para(hint, 'hint')}"
        f"{problem(choices.problems, 'level')}</fieldset>"
    )


def _layout(choices: Choices) -> str:
    layouts = (("random", _("By chance")), ("preselected", _("Ready-made")))
    hint = _(
        "Ready-made sets out isles, figures and pieces, and the first round begins at once: "
        "good for a first game."
    )
    return (
        f'<fieldset class="if-many"><legend>{esc(_("Layout"))}</legend>'
        f"{_switch('layout', layouts, choices.layout)}{para(hint, 'hint')}"
        f"{problem(choices.problems, 'layout')}</fieldset>"
    )


def _figures(choices: Choices) -> str:
    fields = "".join(_figure(choices, figure) for figure in FIGURES)
    return (
        f'<fieldset class="if-chance"><legend>{esc(_("Figures"))}</legend>'
        f'<div class="figures">{fields}</div>{problem(choices.problems, "figures")}</fieldset>'
    )


def _figure(choices: Choices, figure: str) -> str:
    chosen = choices.figures.get(figure, "")
    options = "".join(
        f'<option value="{symbol}"{" selected" if symbol == chosen else ""}>'
        f"{esc(isle_name(symbol))}</option>"
        for symbol in SYMBOLS
    )
    name = figure_name(figure)
    return (
        f'<div class="figure-field"><svg viewBox="-20 -50 46 54" '
        f'aria-hidden="true"><use href="#f-{figure}" class="figure-{figure}"/></svg>'
        f'<label for="{figure}">{esc(name[:1].upper() + name[1:])}</label>'
        f'<select name="{figure}" id="{figure}"><option value="">{esc(_("by chance"))}</option>'
        f"{options}</select></div>"
    )


def _names(choices: Choices) -> str:
    fields = seat_fields(choices.names, choices.levels)
    hint = _("Left empty, a player is called by their colour. Chance decides who starts.")
    return (
        f'<fieldset><legend>{esc(_("Seats"))}</legend><div class="names">{fields}</div>'
        f"{para(hint, 'hint')}{problem(choices.problems, 'names')}{level_list()}</fieldset>"
    )


def _seed(choices: Choices) -> str:
    hint = _("A whole number. The same seed sets out the same isles, for the same game again.")
    return seed_field(choices.seed, hint, choices.problems)
