"""A move of Luna as an idea: in words, and where it shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from pyengine.luna.components import SYMBOL_OF, SYMBOLS
from pyengine.luna.state import State
from web.app.ideas import Idea
from web.app.reasons import Reason, sentence
from web.app.views.luna.symbols import isle_name
from web.app.words import _, n_

from .action_rows import kind_words
from .reasons import COSTS, reason_words
from .table import Thing
from .things import LANDING_STAGE, MEDITATION


class Mark(NamedTuple):
    """Something on the table, and where it would go from there if it would go anywhere."""

    start: Thing | None
    end: Thing


def idea(
    sign: str, state: State, action: dict[str, Any], reasons: Sequence[Reason], names: Sequence[str]
) -> Idea:
    why = sentence(reasons, lambda reason: reason_words(reason, names), COSTS)
    return Idea(sign, move_words(state, action), why, marks(state, action))


def _thing(place: str) -> Thing:
    return LANDING_STAGE if place == "landing" else f"isle:{place}"


def _place(place: str) -> str:
    return _("the landing stage") if place == "landing" else isle_name(place)


def marks(state: State, action: dict[str, Any]) -> tuple[Mark, ...]:
    match action["do"]:
        case "journey" | "tide":
            return tuple(Mark(_thing(move["from"]), _thing(move["to"])) for move in action["moves"])
        case "sailboat":
            return (Mark(_thing(action["from"]), _thing(action["to"])),)
        case "promote":
            tile = action["tile"]
            return (Mark(f"isle:{SYMBOLS[SYMBOL_OF[tile]]}", f"tile:{tile}"),)
        case "sanctify":
            return (Mark(f"tile:{action['tile']}", f"temple:{action['tile']}"),)
        case "book":
            return (Mark(f"temple:{action['from']}", f"temple:{action['to']}"),)
        case "council":
            start = f"isle:{action['isle']}" if "isle" in action else None
            return (Mark(start, "council"),)
        case "shrine":
            return (Mark(None, f"isle:{SYMBOLS[state.builder]}"),)
        case "expel":
            return (Mark(None, f"isle:{SYMBOLS[state.apostate]}"),)
        case "meditate" | "end-round":
            return (Mark(None, MEDITATION),)
        case _:
            return (Mark(None, f"isle:{action['isle']}"),)


def move_words(state: State, action: dict[str, Any]) -> str:
    """`Promotion: tile 14`; the kind of action, and what tells it from others of its kind."""
    kind, detail = kind_words(action["do"]), _detail(state, action)
    return _("{kind}: {what}").format(kind=kind, what=detail) if detail else kind


def _detail(state: State, action: dict[str, Any]) -> str:
    match action["do"]:
        case "journey" | "tide":
            return ", ".join(_move(move) for move in action["moves"])
        case "sailboat":
            return _went(action["count"], action["from"], action["to"])
        case "promote" | "sanctify":
            return _("tile {tile}").format(tile=action["tile"])
        case "book":
            return _("from {start} to {end}").format(start=action["from"], end=action["to"])
        case "council":
            seats = action["count"] + bool(action.get("novice_token"))
            said = n_("{count} seat up", "{count} seats up", seats).format(count=seats)
            if "isle" not in action:
                return said
            return _("{what}, from {place}").format(what=said, place=isle_name(action["isle"]))
        case "herbs":
            count = action["count"]
            return n_("{count} novice at {place}", "{count} novices at {place}", count).format(
                count=count, place=isle_name(action["isle"])
            )
        case "shrine":
            return isle_name(SYMBOLS[state.builder])
        case "expel":
            steps = action["count"] + bool(action.get("novice_token"))
            return n_("{count} isle on", "{count} isles on", steps).format(count=steps)
        case "meditate" | "end-round":
            return ""
        case _:
            return isle_name(action["isle"])


def _move(move: dict[str, Any]) -> str:
    count = move.get("count") or move.get("active", 0) + move.get("inactive", 0)
    return _went(count, move["from"], move["to"])


def _went(count: int, start: str, end: str) -> str:
    return n_("{count} from {start} to {end}", "{count} from {start} to {end}", count).format(
        count=count, start=_place(start), end=_place(end)
    )
