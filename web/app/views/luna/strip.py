"""The phone's strip: the temple and the seven isles, each with one's own pieces, to jump to."""

from __future__ import annotations

from web.app.luna.table import LunaTable
from web.app.views.markup import esc, num
from web.app.words import _

from .isle_words import FIGURES
from .symbols import isle_name
from .thing import thing_id

TEMPLE = "temple"


def spot_selector(spot: str) -> str:
    """What to bring into view for a spot of the strip, as a CSS selector."""
    return "#spot_temple" if spot == TEMPLE else f"#{thing_id(f'isle:{spot}')}"


def strip(table: LunaTable) -> str:
    spots = [_spot(table, TEMPLE, -1)]
    spots += [_spot(table, symbol, place) for place, symbol in enumerate(table.position["isles"])]
    return "".join(spots)


def _spot(table: LunaTable, spot: str, place: int) -> str:
    name = _("Temple island") if place < 0 else isle_name(spot)
    figures = [each for each in FIGURES if table.position[each] == spot]
    drawn = "".join(
        f'<use href="#f-{figure}" class="figure-{figure}" '
        f'transform="translate({15 - 9 * index} 0)scale(.42)"/>'
        for index, figure in enumerate(figures)
    )
    may = " may" if _may(table, place, spot) else ""
    pressed = "true" if spot == table.spot else "false"
    return (
        f'<div class="spot-item{may}"><svg viewBox="-23 -30 46 60" aria-hidden="true">'
        f'<use href="#y-{spot}" class="spot-sign" '
        f'transform="translate({-6 if figures else 0} -12)scale(.84)"/>{drawn}'
        f'{_own_pieces(table, place)}</svg><button type="button" id="show{place + 1}" '
        f'data-do="show {spot}" aria-pressed="{pressed}" aria-label="{esc(name)}"></button></div>'
    )


def _may(table: LunaTable, place: int, spot: str) -> bool:
    """Something can be chosen there."""
    if place >= 0:
        return f"isle:{spot}" in table.choosable
    return any(
        thing.startswith(("tile:", "temple:")) or thing in ("landing", "council", "meditation")
        for thing in table.choosable
    )


def _own_pieces(table: LunaTable, place: int) -> str:
    """The pieces of the one who looks on: in the temple, or on and beside the isle."""
    player = table.company.viewer
    at = table.position
    if place < 0:
        serving = sum(entry["novice"] == player for entry in at["temple"].values())
        found = [("n", serving)]
    else:
        found = [
            ("n", at["active"][player][place]),
            ("l", at["inactive"][player][place]),
            ("h", at["shrines"][player][place]),
        ]
    return _in_a_row([(kind, count) for kind, count in found if count], player)


_WIDTHS = {"n": 9, "l": 17, "h": 14}
_LINES = {"n": 22, "l": 16, "h": 22}


def _in_a_row(found: list[tuple[str, int]], player: int) -> str:
    """Each kind once, with its number where there are more."""
    widths = [_WIDTHS[kind] + (7 if count > 1 else 0) for kind, count in found]
    gap = 2 if sum(widths) < 40 else 0
    x = -(sum(widths) + gap * (len(widths) - 1)) / 2
    parts = []
    for (kind, count), width in zip(found, widths, strict=True):
        middle = x + _WIDTHS[kind] / 2
        parts.append(
            f'<use href="#{kind}{player}" '
            f'transform="translate({num(middle)} {_LINES[kind]})scale(.52)"/>'
        )
        if count > 1:
            parts.append(
                f'<text class="spot-number" x="{num(x + width - 3)}" y="22">{count}</text>'
            )
        x += width + gap
    return "".join(parts)
