"""The council as a stair: seats with their values, and the pieces in stacks on them."""

from __future__ import annotations

from typing import Any, Final

from web.app.luna.table import LunaTable
from web.app.views.disc import disc
from web.app.views.markup import esc, num
from web.app.words import _, n_

from .layer import named_layer
from .thing import picture, pointable

BOTTOM: Final = 504.0
STEP: Final = 26.0
MIDDLE: Final = 92.0
OUTLINE: Final = "M35 533 52 236H132L149 533Z"


def seat_y(seat: int) -> float:
    return BOTTOM + 12 - STEP * seat


def council(table: LunaTable) -> str:
    seats = "".join(_seat(seat, value) for seat, value in enumerate(table.seats))
    drawing = (
        f'<path class="stair" d="{OUTLINE}"/>{seats}'
        f'<path class="crescent" d="M80 213A14 14 0 1 0 104 213 12 12 0 0 1 80 213Z"/>'
        f"{_stacks(table)}"
        f'<g class="caption" transform="translate(92 549)"><text>{esc(_("Council"))}</text></g>'
    )
    return named_layer(
        esc(_("Council")),
        picture(drawing)
        + pointable(table, "council", council_words(table), f'<path d="{OUTLINE}"'),
    )


def _seat(seat: int, value: int) -> str:
    half = 52 - 1.5 * seat
    left, top = num(MIDDLE - half), num(BOTTOM - STEP * seat)
    return (
        f'<path class="seat worth-{value}" d="M{left} {top}h{num(2 * half)}v24h-{num(2 * half)}Z"/>'
        f'<text class="seat-value" x="78" y="{num(BOTTOM + 17 - STEP * seat)}">{value}</text>'
    )


def _stacks(table: LunaTable) -> str:
    """The pieces, each stack from left (below) to right (on top); a preview shows the new seat."""
    now, later = table.position["council"], (table.preview or table.position)["council"]
    before, after = _seats(now), _seats(later)
    parts = [
        _stack(seat, stack, {p for p in stack if before[p] != after[p]}, "leaving")
        for seat, stack in now
    ]
    if table.preview:
        for seat, stack in later:
            moved = {player for player in stack if before[player] != after[player]}
            if moved:
                on_top = stack[-1] in moved
                below = len(stack) - len(moved) if on_top else -1
                parts.append(_stack(seat, [*moved], moved, "coming", below))
    return "".join(parts)


def _seats(stacks: list[Any]) -> dict[int, int]:
    return {player: seat for seat, stack in stacks for player in stack}


def _stack(seat: int, stack: list[int], moved: set[int], look: str, below: int = 0) -> str:
    return "".join(
        f'<g transform="translate({num(96 + 12.5 * (level + below))} '
        f'{num(seat_y(seat) - 1.6 * (level + below))})scale(.78)" '
        f'id="seat{player}{look if player in moved else ""}">'
        f"{disc(player, '0', '0', kind=look if player in moved else '')}</g>"
        for level, player in enumerate(stack)
    )


def council_words(table: LunaTable) -> str:
    """From the top down: who sits where; in a stack the one on top comes first."""
    parts = []
    for seat, stack in reversed(table.position["council"]):
        names = ", ".join(
            _("you") if player == table.actor else table.names[player] for player in reversed(stack)
        )
        worth = n_(
            "{names} on seat {seat}, worth {count}",
            "{names} on seat {seat}, worth {count}",
            table.seats[seat],
        )
        parts.append(worth.format(names=names, seat=seat, count=table.seats[seat]))
    return _("Council: {stacks}").format(stacks="; ".join(parts))
