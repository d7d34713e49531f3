"""The moon track's markers: who stands where, stacks included, and where a tile would take one."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from pyengine.nova_luna.components import MOON_TRACK_SPACES, TILES
from web.app.nova_luna.table import NovaLunaTable
from web.app.views.markup import num
from web.app.words import _

STEP: Final = 360 / MOON_TRACK_SPACES

RISE: Final = 14
"""How far each marker of a stack stands above the one below, so that every shape can be seen."""


class Marker(NamedTuple):
    player: int
    distance: int
    """Beads since the start, round and round."""
    height: int
    """How many markers of the stack are below."""
    stack: int
    """How many markers there are on the bead."""


def markers(position: dict[str, Any]) -> list[Marker]:
    """All markers, in the order in which they must be drawn: the top of a stack last."""
    found = []
    for distance, stack in reversed(position["track"]):
        found += [
            Marker(player, distance, height, len(stack)) for height, player in enumerate(stack)
        ]
    return found


def advance(table: NovaLunaTable) -> tuple[int, int] | None:
    """Where the marker of the player on turn is, and where the picked tile would take it."""
    position = table.position
    if table.picked is None or not position["track"]:
        return None
    here = position["track"][0][0]
    return here, here + TILES[position["wheel"][table.picked]].cost


def place_ahead(player: int, x: float, y: float, way: str) -> str:
    """The dotted way to where the picked tile would take a marker, and its dashed place there."""
    return (
        f'<path class="way" d="{way}"/><g class="ahead" '
        f'transform="translate({num(x)} {num(y)})"><circle class="ahead-ring" r="12"/>'
        f'<use href="#disc{player}" transform="scale(.5)"/></g>'
    )


def age(position: dict[str, Any]) -> float:
    """The moon's age as the player on turn sees it; alone, as the figure's space shows it."""
    if position["track"]:
        return float(position["track"][0][0] % MOON_TRACK_SPACES) / MOON_TRACK_SPACES
    return float(position["moon"]) / 12


def marker_words(table: NovaLunaTable, marker: Marker) -> str:
    return _("Marker of {name}: bead {bead} of {beads}").format(
        name=table.names[marker.player],
        bead=marker.distance % MOON_TRACK_SPACES,
        beads=MOON_TRACK_SPACES,
    )
