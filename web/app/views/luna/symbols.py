"""The seven symbols and the kinds of action: how they are drawn and what they are called."""

from __future__ import annotations

from typing import Final

from web.app.words import _

DRAWINGS: Final = {
    "shrine": '<path fill-rule="evenodd" d="M0-11.5 11.5-3.2 11-1H8.6V8H11v3H-11V8h2.4V-1H-11l-.5'
    '-2.2ZM-3.4 8H3.4V3.4A3.4 3.4 0 0 0-3.4 3.4Z"/>',
    "herbs": '<path d="M-1 12h2V-3C5-3.4 7.5-6 7.5-11.5 3.5-11.3 1-9.5 0-6.5-1-9.5-3.5-11.3-7.5'
    "-11.5-7.5-6-5-3.4-1-3ZM-1 7C-7 7.5-11 4-11-1.5-5.5-1.5-2 1-1 7ZM1 7C7 7.5 11 4 11-1.5 5.5-1.5 "
    '2 1 1 7Z"/>',
    "tide": '<path d="M-12 10C-12-2-6-10 2-10 8-10 11-6 9.5-1.5 8.5-4.5 4.5-5.5 2.5-2.5 .3 1 3.5 '
    '5.5 12 4.5V10Z"/>',
    "sailboat": '<path d="M-1-12V4.5H-10.5C-6 .5-3-5-1-12ZM1.3-8C5-5.5 8-1 9.5 4.5H1.3ZM-12 '
    "6.5H12C11 "
    '10 9 11.5 7 11.5H-7C-9 11.5-11 10-12 6.5Z"/>',
    "bribery": '<path fill-rule="evenodd" d="M-5.5-11.5-2-10 0-11.8 2-10 5.5-11.5 '
    "3.4-6.8H-3.4ZM-3.6"
    "-5.2H3.6C9-1 11.5 3 10.5 7 9.7 10.3 6 11.5 0 11.5S-9.7 10.3-10.5 7C-11.5 3-9-1-3.6-5.2ZM0-.6A"
    '4.1 4.1 0 1 0 0 7.6 4.1 4.1 0 1 0 0-.6Z"/>',
    "book": '<path d="M-.8-6.3C-4-9-8-9.5-12-8.5V7.5C-8 6.5-4 7-.8 9.8ZM.8-6.3C4-9 8-9.5 12-8.5V7.5'
    'C8 6.5 4 7 .8 9.8Z"/>',
    "novice": '<path d="M0-12C4.6-12 6-7.5 4-3.6 8.8-1 9.8 5 9.8 11.5H-9.8C-9.8 5-8.8-1-4-3.6-6-7.5'
    '-4.6-12 0-12Z"/>',
    "journey": '<path d="M-11 7.5C-6 7.5-6-1 0-1H3V-6.5L11.5.5 3 7.5V2H1C-3 2-3 10.5-11 10.5Z"/>',
    "council": '<path d="M-11.5 11.5V6H-6.5V1H-1.5V-4H3.5V-9H11.5V11.5Z"/>',
    "apostate": '<path fill-rule="evenodd" d="M0-12C5-12 6.5-7 5-3 9 0 10 6 10 11.5H-10C-10 6-9 '
    "0-5-3"
    '-6.5-7-5-12 0-12ZM0-8.5C-2.5-8.5-3-5.5-2-3.2L0-1.5 2-3.2C3-5.5 2.5-8.5 0-8.5Z"/>',
    "candle": '<path d="M-4-1H4V11.5H-4ZM0-12.5C3.5-8.5 4-6.5 2.8-4.6A3.5 3.5 0 0 '
    "1-2.8-4.6C-4-6.5-3"
    '-9 0-12.5Z"/>',
    "temple": '<path fill-rule="evenodd" d="M0-12 10.4-6V6L0 12-10.4 6V-6ZM0-6.5-5.6-3.2V3.2L0 6.5 '
    '5.6 3.2V-3.2Z"/>',
    "favor": '<path fill-rule="evenodd" d="M0-12A12 12 0 1 0 0 12 12 12 0 1 0 0-12ZM0-9.5A9.5 '
    "9.5 0 1"
    " 1 0 9.5 9.5 9.5 0 1 1 0-9.5ZM0-7.5 2-2.3 7.5-2.1 3.2 1.3 4.7 6.6 0 3.6-4.7 6.6-3.2 "
    "1.3-7.5-2.1"
    '-2-2.3Z"/>',
    "promote": '<path d="M-2.5 11.5V-2H-9L0-11.5 9-2H2.5V11.5Z"/>',
    "lock": '<path fill-rule="evenodd" d="M-8-1.5H-6V-4.5A6 6 0 0 1 '
    "6-4.5V-1.5H8V11H-8ZM-3.2-1.5H3.2V"
    '-4.5A3.2 3.2 0 0 0-3.2-4.5Z"/>',
    "more": '<path d="M-9-5 0 4 9-5 11-3 0 8-11-3Z"/>',
    "less": '<path d="M-8-1.5H8V1.5H-8Z"/>',
    "frost": '<path class="frost" d="M0-11V11M-9.5-5.5 9.5 5.5M-9.5 5.5 9.5-5.5M-3-10 0-7 '
    "3-10M-3 10 0 7"
    " 3 10M-10.2-2.4-6.1-3.5-7.2-7.6M10.2-2.4 6.1-3.5 7.2-7.6M-10.2 2.4-6.1 3.5-7.2 7.6M10.2 "
    "2.4 6.1"
    ' 3.5 7.2 7.6"/>',
}
"""On a grid of 24 round the origin, in one colour."""

OF_KIND: Final = {
    "favor": "favor", "recruit": "novice", "shrine": "shrine", "herbs": "herbs",
    "journey": "journey", "tide": "tide", "sailboat": "sailboat", "promote": "promote",
    "sanctify": "temple", "book": "book", "council": "council", "expel": "apostate",
    "meditate": "candle", "end-round": "candle", "place-shrine": "shrine",
    "place-novices": "novice", "quiet": "candle",
}  # fmt: skip
"""The drawing of each kind of action."""

SYMBOLS: Final = ("shrine", "herbs", "tide", "sailboat", "bribery", "book", "novice")
"""In the order in which positions list favor tokens."""


def isle_name(symbol: str) -> str:
    return {
        "shrine": _("Quarry"),
        "herbs": _("Herb Garden"),
        "tide": _("Breakers"),
        "sailboat": _("Boat Bay"),
        "bribery": _("Purse Market"),
        "book": _("Library"),
        "novice": _("Gatehouse"),
    }[symbol]


def symbol_name(symbol: str) -> str:
    """What is drawn on tiles and favor tokens."""
    return {
        "shrine": _("shrine"),
        "herbs": _("herbs"),
        "tide": _("tide"),
        "sailboat": _("sailboat"),
        "bribery": _("bribery"),
        "book": _("book"),
        "novice": _("novice"),
    }[symbol]


def figure_name(figure: str) -> str:
    return {
        "priestess": _("the Priestess"),
        "builder": _("the Builder"),
        "apostate": _("the Apostate"),
    }[figure]


def symbols() -> str:
    """All of them for the sprite."""
    return "".join(f'<g id="y-{name}">{drawing}</g>' for name, drawing in DRAWINGS.items())


def symbol(name: str, kind: str = "sign") -> str:
    """A symbol beside words or inside a named button."""
    return (
        f'<svg class="{kind}" viewBox="-12 -12 24 24" aria-hidden="true">'
        f'<use href="#y-{name}"/></svg>'
    )
