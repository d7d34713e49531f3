"""The drawings that Luna's pages keep once and point at."""

from __future__ import annotations

from web.app.views.sprite import sprite

from .landmarks import landmarks
from .pieces import pieces
from .symbols import symbols

_PAINTS = (
    '<radialGradient id="glow"><stop offset="0" class="glow-in"/><stop offset="1" '
    'class="glow-out"/>'
    '</radialGradient><pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" '
    'patternTransform="rotate(45)"><path class="hatch" d="M0 0V6"/></pattern>'
    '<marker id="tip" viewBox="-6 -6 12 12" markerWidth="4" markerHeight="4" orient="auto">'
    '<path class="tip" d="M-5-5 5 0-5 5Z"/></marker>'
)

_drawn: list[str] = []


def luna_sprite() -> str:
    if not _drawn:
        _drawn.append(sprite(_PAINTS, symbols(), pieces(), landmarks()))
    return _drawn[0]
