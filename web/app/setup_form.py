"""Reads the set-up form: a set-up for the engine, or what is wrong with which field."""

from __future__ import annotations

from typing import Any

from pyengine.core.formats import LONGEST_NAME
from web.app.views.nova_luna.setup import Choices

from .words import _

LARGEST_SEED = 10**15
"""Seeds travel through JSON and other languages, where larger numbers lose digits."""


def read_form(form: dict[str, Any]) -> Choices:
    """The choices as they stand in the form, each problem beside its field."""
    players = form.get("players", "2")
    names = tuple(str(form.get(f"name{n}", "")).strip() for n in range(4))
    seed = str(form.get("seed", "")).strip()
    problems: dict[str, str] = {}
    if players not in ("1", "2", "3", "4"):
        problems["players"] = _("One to four can play.")
        players = "2"
    if any(len(name) > LONGEST_NAME for name in names):
        problems["names"] = _("A name has at most {longest} letters.").format(longest=LONGEST_NAME)
    if seed and not _is_seed(seed):
        problems["seed"] = _("The seed must be a whole number of at most 15 digits.")
    return Choices(int(players), names, form.get("first_game") == "true", seed, problems)


def _is_seed(seed: str) -> bool:
    digits = seed.removeprefix("-")
    return digits.isascii() and digits.isdigit() and abs(int(seed)) < LARGEST_SEED


def setup_of(choices: Choices, drawn: int) -> dict[str, Any]:
    """The set-up that choices without problems describe; `drawn` is the seed if none was chosen."""
    setup: dict[str, Any] = {
        "players": choices.players,
        "seed": int(choices.seed) if choices.seed else drawn,
        # With fewer than three the option changes nothing, so it is not kept either.
        "first_game": choices.first_game and choices.players > 2,
    }
    names = list(choices.names[: choices.players])
    if any(names):
        setup["names"] = names
    return setup
