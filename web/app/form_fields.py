"""The fields that every game's set-up form has: who sits where, names and the seed."""

from __future__ import annotations

from typing import Any

from pyengine.core.formats import LONGEST_NAME

from .seats import LEVELS, PERSON, seat_levels, seat_of
from .words import _

LARGEST_SEED = 10**15
"""Seeds travel through JSON and other languages, where larger numbers lose digits."""


def read_names(form: dict[str, Any], problems: dict[str, str]) -> tuple[str, ...]:
    names = tuple(str(form.get(f"name{n}", "")).strip() for n in range(4))
    if any(len(name) > LONGEST_NAME for name in names):
        problems["names"] = _("A name has at most {longest} letters.").format(longest=LONGEST_NAME)
    return names


def read_levels(form: dict[str, Any], problems: dict[str, str]) -> tuple[int, ...]:
    """For each seat a bot's level, or 0 for a person."""
    known = (PERSON, *map(seat_of, LEVELS))
    unknown = _("A seat is for a person or for a bot of level 1 to 4.")
    seats = [read_choice(form, f"seat{n}", known, problems, unknown) for n in range(4)]
    return seat_levels({"seats": seats})


def read_seed(form: dict[str, Any], problems: dict[str, str]) -> str:
    seed = str(form.get("seed", "")).strip()
    if seed and not _is_seed(seed):
        problems["seed"] = _("The seed must be a whole number of at most 15 digits.")
    return seed


def read_choice(
    form: dict[str, Any], field: str, among: tuple[str, ...], problems: dict[str, str], words: str
) -> str:
    """One of these; anything else is a problem, and the first stands in for it."""
    given = str(form.get(field, among[0]))
    if given not in among:
        problems[field] = words
        return among[0]
    return given


def _is_seed(seed: str) -> bool:
    digits = seed.removeprefix("-")
    return digits.isascii() and digits.isdigit() and abs(int(seed)) < LARGEST_SEED


def company_in(
    setup: dict[str, Any], names: tuple[str, ...], levels: tuple[int, ...], players: int
) -> None:
    """Put names into a set-up if anyone has one, and seats if any is a bot's."""
    if any(names[:players]):
        setup["names"] = list(names[:players])
    if any(levels[:players]):
        setup["seats"] = [seat_of(level) for level in levels[:players]]
