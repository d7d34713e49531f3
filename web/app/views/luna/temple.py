"""The temple: hexagons with number and sign; tiles that have come, their novices and books."""

from __future__ import annotations

from typing import Any, Final

from web.app.luna.table import LunaTable
from web.app.views.markup import esc, num
from web.app.words import _

from .curve import Point
from .layer import named_layer
from .pieces import piece
from .symbols import symbol_name
from .thing import picture, pointable

COURT: Final = (434.0, 383.0, 352.0, 274.0)
"""The middle of the court and how much of it the hexagons may fill."""

HEX: Final = 50.0
ROW: Final = 43.3
"""The distance of hexagons in a row and of rows, before they are fitted into the court."""

LARGEST: Final = 1.06


class Plan:
    """Where each space lies on the board, and how large."""

    __slots__ = ("size", "spots")

    def __init__(self, table: LunaTable) -> None:
        xs = [x for x, _row in table.temple.values()]
        rows = [row for _x, row in table.temple.values()]
        width = (max(xs) - min(xs) + 1) * HEX
        height = (max(rows) - min(rows) + 1.33) * ROW
        middle_x, middle_y, most_wide, most_high = COURT
        self.size = min(LARGEST, (most_wide + 20) / width, most_high / height)
        left, top = (min(xs) + max(xs)) / 2, (min(rows) + max(rows)) / 2
        self.spots: dict[int, Point] = {
            space: (
                middle_x + (x - left) * HEX * self.size,
                middle_y + (row - top) * ROW * self.size,
            )
            for space, (x, row) in table.temple.items()
        }


_plans: dict[tuple[tuple[int, tuple[float, float]], ...], Plan] = {}


def plan(table: LunaTable) -> Plan:
    key = tuple(table.temple.items())
    found = _plans.get(key)
    if found is None:
        found = _plans[key] = Plan(table)
    return found


def temple(table: LunaTable) -> str:
    laid = plan(table)
    drawn = sorted(laid.spots, key=lambda space: laid.spots[space][1])
    empty = [space for space in drawn if not _entry(table.position, space)]
    come = [space for space in drawn if _entry(table.position, space)]
    return named_layer(
        esc(_("Temple")),
        "".join(_empty(table, laid, space) for space in empty)
        + "".join(_come(table, laid, space) for space in come)
        + "".join(_button(table, laid, space) for space in come),
    )


def _entry(position: dict[str, Any], space: int) -> dict[str, Any] | None:
    found: dict[str, Any] | None = position["temple"].get(str(space))
    return found


def _place(laid: Plan, space: int) -> str:
    x, y = laid.spots[space]
    return f"translate({num(x)} {num(y)})" + (f"scale({laid.size:.2f})" if laid.size != 1 else "")


def _empty(table: LunaTable, laid: Plan, space: int) -> str:
    """A space whose tile has not come; in a preview it may be the one that comes."""
    comes = _entry(table.preview, space) if table.preview else None
    words = space_words(table, space)
    if comes:
        inside = _tile(table, space, comes, "coming")
        return (
            f'<g id="temple_{space}" transform="{_place(laid, space)}" role="img" '
            f'aria-label="{esc(words)}">{inside}</g>'
        )
    return (
        f'<g id="temple_{space}" class="tile empty b-{table.boards[space]}" '
        f'transform="{_place(laid, space)}" role="img" aria-label="{esc(words)}">'
        f'<use href="#hex" class="face"/><use href="#hex-in" class="frame-line"/>'
        f'<text y="1">{space}</text><use href="#y-{table.symbols[space]}" class="tile-sign" '
        f'transform="translate(0 13)scale(.58)"/></g>'
    )


def _come(table: LunaTable, laid: Plan, space: int) -> str:
    entry = _entry(table.position, space)
    assert entry is not None
    return picture(_tile(table, space, entry, ""), _place(laid, space))


def _button(table: LunaTable, laid: Plan, space: int) -> str:
    thing, words = f"temple:{space}", space_words(table, space)
    return pointable(table, thing, words, '<use href="#hex"', _place(laid, space))


def _tile(table: LunaTable, space: int, entry: dict[str, Any], look: str) -> str:
    later = (_entry(table.preview, space) if table.preview else None) or entry
    novice, book = entry["novice"], entry["book"]
    pieces = ""
    if book or later["book"]:
        kind = "" if book and later["book"] else "leaving" if book else "coming"
        pieces += f'<use href="#volume" y="16"{_class(kind)}/>'
    if novice is not None:
        kind = look or ("leaving" if later["novice"] is None else "")
        pieces += piece("m", novice, "0", "17", kind)
    cracks = later["novice"] is None
    crack = f'<use href="#crack" class="crack{" coming" if novice is not None else ""}"/>'
    return (
        f'<g class="tile laid b-{table.boards[space]}{" coming" if look else ""}">'
        f'<use href="#hex" class="face"/><use href="#hex-in" class="frame-line"/>'
        f'<text y="{-10 if novice is not None else 1}">{space}</text>'
        f"{crack if cracks else ''}</g>{pieces}"
    )


def _class(kind: str) -> str:
    return f' class="{kind}"' if kind else ""


def space_words(table: LunaTable, space: int) -> str:
    name = _("Temple {space}, {symbol}").format(
        space=space, symbol=symbol_name(table.symbols[space])
    )
    entry = _entry(table.position, space)
    if entry is None:
        return _("{space}: empty").format(space=name)
    if entry["novice"] is None:
        return _("{space}: left, out of use").format(space=name)
    if entry["novice"] == table.actor:
        whose = _("your novice")
    else:
        whose = _("novice of {name}").format(name=table.names[entry["novice"]])
    if entry["book"]:
        return _("{space}: {novice} with a book").format(space=name, novice=whose)
    return _("{space}: {novice}").format(space=name, novice=whose)
