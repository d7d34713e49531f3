"""Reads the set-up form of Nova Luna: a set-up for the engine, or what is wrong where."""

from __future__ import annotations

from typing import Any

from web.app.form_fields import company_in, read_choice, read_levels, read_names, read_seed
from web.app.views.nova_luna.setup import Choices
from web.app.words import _


def read_form(form: dict[str, Any]) -> Choices:
    problems: dict[str, str] = {}
    players = read_choice(
        form, "players", ("2", "1", "3", "4"), problems, _("One to four can play.")
    )
    names = read_names(form, problems)
    levels = read_levels(form, problems)
    seed = read_seed(form, problems)
    return Choices(int(players), names, form.get("first_game") == "true", seed, problems, levels)


def setup_of(choices: Choices, drawn: int) -> dict[str, Any]:
    setup: dict[str, Any] = {
        "players": choices.players,
        "seed": int(choices.seed) if choices.seed else drawn,
        # With fewer than three the option changes nothing, so it is not kept either.
        "first_game": choices.first_game and choices.players > 2,
    }
    company_in(setup, choices.names, choices.levels, choices.players)
    return setup
