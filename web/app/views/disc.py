"""The players' discs: a colour and a shape each, on displays, on the moon track, beside names."""

from __future__ import annotations

from typing import Final

from web.app.seats import COLOURS
from web.app.words import _

SHAPE: Final = (
    '<circle r="4.7"/>',
    '<path d="M0-6 5.8 4.3H-5.8Z"/>',
    '<path d="M-4.5-4.5h9v9h-9Z"/>',
    '<path d="M0-6.4 6.4 0 0 6.4-6.4 0Z"/>',
)
"""By player: circle, triangle, square, diamond, the same on every piece."""


def discs() -> str:
    """The discs for the sprite, centred on the origin, a little wider than a task's pad."""
    return "".join(
        f'<g id="disc{player}" class="p-{colour}"><circle class="disc-edge" r="13.5"/>'
        f'<circle class="disc-face" r="12"/><circle class="disc-rim" r="9.5"/>'
        f'<g class="disc-shape">{SHAPE[player]}</g></g>'
        for player, colour in enumerate(COLOURS)
    )


def disc(player: int, x: str, y: str, *, kind: str = "") -> str:
    """A disc on a task, placed by its centre."""
    kind_ = f' class="{kind}"' if kind else ""
    return f'<use href="#disc{player}" x="{x}" y="{y}"{kind_}/>'


def mark(player: int, kind: str = "") -> str:
    """A player's disc beside their name; the name says it all, so it is silent."""
    return (
        f'<svg class="mark {kind}" viewBox="-14 -14 28 28" aria-hidden="true">'
        f'<use href="#disc{player}"/></svg>'
    )


def player_colour(player: int) -> str:
    return (_("yellow"), _("red"), _("blue"), _("white"))[player]
