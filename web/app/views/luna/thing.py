"""Anything on the table that can be pointed at: its name, its verb, and how it stands out."""

from __future__ import annotations

from web.app.luna.table import LunaTable, Thing
from web.app.views.markup import esc


def thing_id(thing: Thing) -> str:
    """The id in the page: `isle:herbs` is `isle_herbs`."""
    return thing.replace(":", "_")


def look(table: LunaTable, thing: Thing) -> str:
    """How it stands out: may be chosen, is chosen, was touched by the last action.

    Before a kind of action is chosen much may be chosen, so the rings are faint.
    """
    names = ["thing"]
    if thing in table.choosable:
        names.append("may" if table.kind else "may soft")
    if thing in table.chosen:
        names.append("chosen")
    if thing in table.touched:
        names.append("touched")
    return " ".join(names)


def pointable(table: LunaTable, thing: Thing, words: str, outline: str, place: str = "") -> str:
    """The outline of a thing as a button over its picture, ringed when it can be chosen.

    The picture with its numbers lies outside, for the button's words say all of it already. Tab
    stops at the great things always, at tiles and spaces only when they are in question: there
    are too many of them.
    """
    great = not thing.startswith(("tile:", "temple:"))
    wanted = great or thing in table.choosable or thing in table.chosen
    pressed = ' aria-pressed="true"' if thing in table.chosen else ""
    place_ = f' transform="{place}"' if place else ""
    return (
        f'<g id="{thing_id(thing)}" class="{look(table, thing)}"{place_} role="button" '
        f'tabindex="{0 if wanted else -1}" data-do="point {thing}"{pressed} '
        f'aria-label="{esc(words)}">{outline} class="halo-ring"/>{outline} class="can-ring"/></g>'
    )


def picture(drawing: str, place: str = "") -> str:
    """What a thing looks like, silent beneath its outline."""
    place_ = f' transform="{place}"' if place else ""
    return f'<g{place_} aria-hidden="true">{drawing}</g>'
