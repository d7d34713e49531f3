"""What bots say for and against a move of Nova Luna, in the players' words."""

from __future__ import annotations

from typing import Any

from web.app.reasons import Reason
from web.app.views.nova_luna.tile_words import colour_word
from web.app.words import _, n_

COSTS = frozenset(("costs-time", "leaves"))
"""The reasons that speak against a move."""


def reason_words(reason: Reason, names: tuple[str, ...]) -> str:
    """A part of a sentence that begins with a verb; empty for what has no words here."""
    facts: dict[str, Any] = reason.facts
    count = int(facts.get("count", 0))
    match reason.name:
        case "wins":
            return _("places your last disc and wins")
        case "completes-tasks":
            return n_("completes {count} task", "completes {count} tasks", count).format(
                count=count
            )
        case "nearly-completes":
            return n_(
                "brings {count} task within one tile", "brings {count} tasks within one tile", count
            ).format(count=count)
        case "prepares-tasks":
            return n_("prepares {count} task", "prepares {count} tasks", count).format(count=count)
        case "grows-group":
            return _("makes a group of {size} {colour} tiles").format(
                size=facts["size"], colour=colour_word(facts["colour"])
            )
        case "denies":
            return n_(
                "keeps {count} task from {name}",
                "keeps {count} tasks from {name}",
                count,
            ).format(name=names[facts["player"]], count=count)
        case "leaves":
            return n_(
                "leaves {name} a tile for {count} task",
                "leaves {name} a tile for {count} tasks",
                count,
            ).format(name=names[facts["player"]], count=count)
        case "refills":
            return n_("brings {count} new tile", "brings {count} new tiles", count).format(
                count=count
            )
        case "ends-phase":
            return _("ends the phase with a sum of {sum}").format(sum=facts["sum"])
        case _:
            return _of_time(reason, len(names) == 1)


def _of_time(reason: Reason, solo: bool) -> str:
    beads = int(reason.facts.get("beads", 0))
    if reason.name == "keeps-turn":
        return _("keeps your turn")
    if reason.name == "saves-time":
        if solo:
            return _("adds only {number} to your sum").format(number=beads)
        return n_("takes only {count} bead", "takes only {count} beads", beads).format(count=beads)
    if reason.name == "costs-time":
        if solo:
            return _("adds {number} to your sum").format(number=beads)
        return n_("takes {count} bead", "takes {count} beads", beads).format(count=beads)
    return ""
