"""The sign of an idea, the same in the list and on the board: a golden medal with its number."""

from __future__ import annotations

from typing import Final

from web.app.ideas import BETTER, PLAYED

from .markup import esc, num

_STAR: Final = "M0-7.6 1.9-2.4 7.4-2.3 3 1.1 4.6 6.4 0 3.2-4.6 6.4-3 1.1-7.4-2.3-1.9-2.4Z"
_DASH: Final = "M-4 0H4"


def medal(sign: str) -> str:
    """At the origin, for a drawing."""
    if sign == BETTER:
        inner = f'<path d="{_STAR}"/>'
    elif sign == PLAYED:
        inner = f'<path class="dash" d="{_DASH}"/>'
    else:
        inner = f'<text y="5">{esc(sign)}</text>'
    return f'<g class="medal {"played" if sign == PLAYED else ""}"><circle r="12"/>{inner}</g>'


def medal_at(sign: str, x: float, y: float) -> str:
    return f'<g transform="translate({num(x)} {num(y)})" aria-hidden="true">{medal(sign)}</g>'


def medal_picture(sign: str) -> str:
    """Beside words that say the same."""
    return (
        f'<svg class="medal-picture" viewBox="-14 -14 28 28" aria-hidden="true">{medal(sign)}</svg>'
    )
