"""Reads the set-up form of Luna: a set-up for the engine, or what is wrong where."""

from __future__ import annotations

from typing import Any

from pyengine.luna.components import SYMBOLS
from web.app.form_fields import company_in, read_choice, read_levels, read_names, read_seed
from web.app.views.luna.setup import Choices
from web.app.words import _

FIGURES = ("priestess", "builder", "apostate")
HARDEST = 3
"""The solo level at which Priestess and Builder begin on one isle."""


def read_form(form: dict[str, Any]) -> Choices:
    problems: dict[str, str] = {}
    players = read_choice(
        form, "players", ("2", "1", "3", "4"), problems, _("One to four can play.")
    )
    level = read_choice(form, "level", ("1", "2", "3"), problems, _("There are three levels."))
    layout = read_choice(
        form, "layout", ("random", "preselected"), problems, _("There are two layouts.")
    )
    names = read_names(form, problems)
    levels = read_levels(form, problems)
    seed = read_seed(form, problems)
    figures = {figure: str(form[figure]) for figure in FIGURES if form.get(figure)}
    choices = Choices(int(players), int(level), layout, names, figures, seed, problems, levels)
    _check_figures(choices, problems)
    return choices


def _figures_matter(choices: Choices) -> bool:
    return choices.players == 1 or choices.layout == "random"


def _check_figures(choices: Choices, problems: dict[str, str]) -> None:
    figures = choices.figures
    if not figures or not _figures_matter(choices):
        return
    if len(figures) < len(FIGURES) or not set(figures.values()) <= set(SYMBOLS):
        problems["figures"] = _("Choose an isle for all three figures, or for none.")
    elif (
        choices.players == 1
        and choices.level == HARDEST
        and figures["priestess"] != figures["builder"]
    ):
        problems["figures"] = _("At level 3 Priestess and Builder begin on one isle.")


def setup_of(choices: Choices, drawn: int) -> dict[str, Any]:
    setup: dict[str, Any] = {
        "players": choices.players,
        "seed": int(choices.seed) if choices.seed else drawn,
    }
    if choices.players == 1:
        setup["level"] = choices.level
    else:
        setup["layout"] = choices.layout
    if choices.figures and _figures_matter(choices):
        setup["figures"] = dict(choices.figures)
    # Alone one plays red, against yellow: the person's seat is the second of the form's.
    first = 1 if choices.players == 1 else 0
    company_in(setup, choices.names[first:], choices.levels[first:], choices.players)
    return setup
