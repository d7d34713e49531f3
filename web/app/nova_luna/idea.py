"""A move of Nova Luna as an idea: in words, and where it shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from web.app.ideas import Idea
from web.app.reasons import Reason, sentence
from web.app.views.nova_luna.display import where_words
from web.app.views.nova_luna.tile_words import tile_word
from web.app.words import _

from .reasons import COSTS, reason_words
from .table import Cell


class Mark(NamedTuple):
    """A tile on the wheel, and where in the display it would lie."""

    space: int
    at: Cell


def idea(
    sign: str,
    position: dict[str, Any],
    action: dict[str, Any],
    reasons: Sequence[Reason],
    names: tuple[str, ...],
) -> Idea:
    why = sentence(reasons, lambda reason: reason_words(reason, names), COSTS)
    marks = (Mark(action["space"], (*action["at"],)),) if action["do"] == "take" else ()
    return Idea(sign, move_words(position, action), why, marks)


def move_words(position: dict[str, Any], action: dict[str, Any]) -> str:
    """`Blue 4 right of red 5`."""
    if action["do"] == "refill":
        return _("Fill the wheel first")
    if action["do"] == "end-phase":
        return _("End phase 1")
    laid = position["displays"][position["turn"]]
    tile = tile_word(position["wheel"][action["space"]])
    where = where_words((*action["at"],), {(*each["at"],): each["tile"] for each in laid})
    words = _("{tile} {where}").format(tile=tile, where=where) if where else tile
    return words[:1].upper() + words[1:]
