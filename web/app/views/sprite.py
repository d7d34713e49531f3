"""The drawings that a page keeps once and points at: signs, discs, moons, icons, gradients."""

from __future__ import annotations

from .disc import discs
from .icons import PATHS_TEXT
from .moon import pieces
from .nova_luna.tile import signs

_GRADIENTS = (
    '<radialGradient id="halo"><stop offset="0" stop-color="#fff3c4" stop-opacity=".55"/>'
    '<stop offset=".5" stop-color="#fff3c4" stop-opacity=".14"/>'
    '<stop offset="1" stop-color="#fff3c4" stop-opacity="0"/></radialGradient>'
    '<linearGradient id="sheen" x1="0" y1="0" x2="0" y2="1">'
    '<stop offset="0" stop-color="#fff" stop-opacity=".2"/>'
    '<stop offset=".5" stop-color="#fff" stop-opacity="0"/>'
    '<stop offset="1" stop-color="#000" stop-opacity=".16"/></linearGradient>'
    '<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" class="sky-high"/>'
    '<stop offset="1" class="sky-low"/></linearGradient>'
    '<filter id="lift" x="-40%" y="-40%" width="180%" height="190%">'
    '<feDropShadow dx="0" dy="7" stdDeviation="5" flood-color="#000" flood-opacity=".5"/></filter>'
)

_RINGS = (
    '<circle id="ring-pad" class="ring-pad" r="13.6"/>'
    '<g id="ring"><circle class="ring-ground" r="14.2"/><circle class="ring" r="14.2"/></g>'
)

_sprites: dict[str, str] = {}


def sprite(*extra: str) -> str:
    """One silent `<svg>` for the top of a screen; `extra` are drawings that only it needs."""
    common = _sprites.get("common")
    if common is None:
        common = _sprites["common"] = (
            _GRADIENTS + signs() + discs() + pieces() + PATHS_TEXT + _RINGS
        )
    return (
        f'<svg class="sprite" width="0" height="0" aria-hidden="true"><defs>{common}'
        f"{''.join(extra)}</defs></svg>"
    )
