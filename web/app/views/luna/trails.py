"""Lines over the board: what the last action moved, and the moves of a journey being built."""

from __future__ import annotations

from typing import Final

from web.app.luna.table import LunaTable, Thing, Trail
from web.app.seats import COLOURS
from web.app.views.markup import num

from . import road
from .coast import SITES
from .crowd import number
from .curve import Point
from .idea_marks import medal_beside, shown_ideas, things_of
from .layer import layer
from .path import places
from .shore import LANDING_AT, ROOM_AT
from .temple import plan

MIDDLE: Final = (430.0, 384.0)
"""Lines bow towards the middle of the table, so that they do not run along the isles' edge."""


def spot_of(table: LunaTable, thing: Thing) -> Point | None:
    """Where a thing is on the board; None for what lies in the panel."""
    kind, _colon, name = thing.partition(":")
    if kind == "isle":
        site = SITES[table.position["isles"].index(name)]
        return site.x - 20.0, site.y + 14.0
    if kind == "tile":
        return road.at(places(table)[int(name)])
    if kind == "temple":
        return plan(table).spots[int(name)]
    return {"landing": LANDING_AT, "council": (106.0, 384.0), "meditation": ROOM_AT}.get(kind)


def trails(table: LunaTable) -> str:
    past = "" if table.preview else "".join(_trail(table, trail) for trail in table.trails)
    steps = "".join(
        _step(table, step.start, step.end, step.active + step.inactive) for step in table.steps
    )
    return layer(past + steps + _ideas(table))


def _ideas(table: LunaTable) -> str:
    """Golden ways with a medal at their end; the medals lie over all the ways."""
    ways, medals = "", ""
    taken: list[Thing] = []
    for sign, start, end in things_of(shown_ideas(table)):
        to = spot_of(table, end)
        from_ = spot_of(table, start) if start else None
        if to is None:
            continue
        if from_ is not None:
            ways += f'<path class="idea-way" d="{_bow(from_, to)}"/>'
        medals += medal_beside(sign, *to, taken.count(end))
        taken.append(end)
    return ways + medals


def _trail(table: LunaTable, trail: Trail) -> str:
    start, end = spot_of(table, trail.start), spot_of(table, trail.end)
    if start is None or end is None:
        return ""
    return f'<path class="trail p-{COLOURS[trail.player]}" d="{_bow(start, end)}"/>'


def _step(table: LunaTable, start: Thing, end: Thing, count: int) -> str:
    one, other = spot_of(table, start), spot_of(table, end)
    if one is None or other is None:
        return ""
    x, y = _crest(one, other)
    x, y = (one[0] + 2 * x + other[0]) / 4, (one[1] + 2 * y + other[1]) / 4
    return (
        f'<path class="step" d="{_bow(one, other)}" marker-end="url(#tip)"/>'
        f"{number(x, y, count, True)}"
    )


def _crest(start: Point, end: Point) -> Point:
    x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    return x + (MIDDLE[0] - x) * 0.22, y + (MIDDLE[1] - y) * 0.22


def _bow(start: Point, end: Point) -> str:
    x, y = _crest(start, end)
    return f"M{num(start[0])} {num(start[1])}Q{num(x)} {num(y)} {num(end[0])} {num(end[1])}"
