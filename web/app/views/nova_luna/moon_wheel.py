"""The moon wheel: twelve bays with the figure and the tiles, the sky, and the moon track inside."""

from __future__ import annotations

from typing import Final

from pyengine.nova_luna.components import MOON_TRACK_SPACES, SPACES
from web.app.nova_luna.table import NovaLunaTable
from web.app.views.markup import arc, esc, num, polar
from web.app.views.moon import great_moon, phase
from web.app.words import _

from .idea_marks import wheel_medals
from .moon_track import RISE, STEP, Marker, advance, age, marker_words, markers, place_ahead
from .offer import offer, offer_key, waiting

BAYS_RADIUS: Final = 190
RIM: Final = 236
BEADS_RADIUS: Final = 128
MEDALS_RADIUS: Final = 157
PHASES_RADIUS: Final = 92

STARS: Final = (
    "4 44 1.2 -41 6 .6 -108 77 .6 18 100 .8 23 -123 .8 29 130 .8 19 -58 .8 -32 124 .8 92 56 1.2 "
    "-58 -2 1.2 74 3 .8 57 -80 1.2 -66 34 1.2 40 65 .6 82 46 .8 -110 -13 .8 69 90 .6 -13 81 .8 "
    "-41 -46 .8 96 93 .8 107 -82 .8 14 -87 .6 -16 58 1.2 104 -2 1.2 -112 -77 .6 -101 -30 .8 "
    "-67 9 1.2 1 130 .8 -61 35 .8 126 42 .6 -80 -98 .8 -118 40 .8 108 -42 .6 -20 -112 .8"
)
"""x, y and size of each star; a sky of our own."""


def stars() -> str:
    found = STARS.split()
    return "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}"/>'
        for x, y, r in zip(found[::3], found[1::3], found[2::3], strict=True)
    )


def wheel_ground() -> str:
    """All of the wheel that never changes, for the sprite."""
    lines = "".join(
        "M{} {}L{} {}".format(*map(num, (*polar(148, turn), *polar(228, turn))))
        for turn in range(15, 375, 30)
    )
    bays = "".join(
        f'<rect class="bay" x="{num(x - 35)}" y="{num(y - 35)}" width="70" height="70" rx="11.2"/>'
        f'<circle class="nub" cx="{num(x)}" cy="{num(y)}" r="4"/>'
        for x, y in (polar(BAYS_RADIUS, 30 * space) for space in range(SPACES))
    )
    beads = "".join(
        '<circle class="bead{}" cx="{}" cy="{}" r="{}"/>'.format(
            "" if bead % 3 else " third", num(x), num(y), 5.4 if bead % 3 else 7.2
        )
        for bead, (x, y) in (
            (bead, polar(BEADS_RADIUS, STEP * bead)) for bead in range(MOON_TRACK_SPACES)
        )
    )
    phases = "".join(
        '<g transform="translate({} {})">{}</g>'.format(
            *map(num, polar(PHASES_RADIUS, 45 * index)), phase(11.5, index / 8)
        )
        for index in range(8)
    )
    return (
        '<g id="wheel-ground"><circle class="rim" r="237"/><circle class="water" r="233"/>'
        f'<path class="line" d="M0-228A228 228 0 1 1-.1-228Z{lines}"/>'
        f'<circle class="sky" r="143.9"/><g class="stars">{stars()}</g>{bays}'
        f'<circle class="string" r="{BEADS_RADIUS}"/>{beads}{phases}</g>'
    )


def moon_wheel(table: NovaLunaTable) -> str:
    """The whole wheel, as on the table."""
    label = _("Moon wheel, {tiles} tiles on it, {pile} in the pile").format(
        tiles=sum(tile is not None for tile in table.position["wheel"]),
        pile=len(table.position["pile"]),
    )
    return (
        '<svg class="moon-wheel" viewBox="-252 -252 504 504" role="group" '
        f'aria-label="{esc(label)}"><use href="#wheel-ground"/><g id="great-moon">'
        f"{great_moon(age(table.position))}</g>{_reach(table)}{_tiles(table)}{_figure(table)}"
        f"{_keys(table)}{_track(table)}"
        f"{wheel_medals(table, MEDALS_RADIUS, {n: 30.0 * n for n in range(SPACES)})}</svg>"
    )


def _reach(table: NovaLunaTable) -> str:
    """The arc from the figure over the tiles on offer; little rings where it skips empty bays."""
    if not table.offers:
        return ""
    moon = table.position["moon"]
    last = (table.offers[-1] - moon) % SPACES or SPACES
    skips = "".join(
        '<circle class="skip" cx="{}" cy="{}" r="4"/>'.format(
            *map(num, polar(RIM, 30 * (moon + step)))
        )
        for step in range(1, last)
        if (moon + step) % SPACES not in table.offers
    )
    reach = arc(RIM, 30 * moon + 11, 30 * (moon + last))
    return f'<path id="reach" class="reach" d="{reach}"/>{skips}'


def _tiles(table: NovaLunaTable) -> str:
    parts = []
    for space, tile in enumerate(table.position["wheel"]):
        if tile is None:
            continue
        x, y = polar(BAYS_RADIUS, 30 * space)
        corner = num(x - 32), num(y - 32)
        if space in table.offers:
            parts.append(offer(table, space, *corner, "t"))
        else:
            parts.append(waiting(tile, space, *corner, "t"))
    return "".join(parts)


def _figure(table: NovaLunaTable) -> str:
    moon = table.position["moon"]
    x, y = polar(BAYS_RADIUS, 30 * moon)
    words = _("Moon figure on space {space}").format(space=moon)
    return (
        f'<g id="figure" class="glide" transform="translate({num(x)} {num(y)})" role="img" '
        f'aria-label="{esc(words)}"><rect class="bay" x="-35" y="-35" width="70" height="70" '
        f'rx="11.2"/><use href="#moon-figure"/></g>'
    )


def _keys(table: NovaLunaTable) -> str:
    parts = []
    for index, space in enumerate(table.offers):
        x, y = polar(RIM, 30 * space)
        parts.append(offer_key(index + 1, num(x), num(y), space == table.picked))
    return "".join(parts)


def _track(table: NovaLunaTable) -> str:
    """The markers; dashed, the place to which the picked tile would take one of them."""
    parts = []
    ahead = advance(table)
    if ahead:
        here, there = ahead
        x, y = polar(BEADS_RADIUS, STEP * there)
        way = arc(BEADS_RADIUS, STEP * here + 8, STEP * there - 6)
        parts.append(place_ahead(table.position["turn"], x, y, way))
    parts += [_marker(table, marker) for marker in markers(table.position)]
    return "".join(parts)


def _marker(table: NovaLunaTable, marker: Marker) -> str:
    """Turned round the middle by its distance, so that it walks along the string of beads."""
    turn = STEP * marker.distance
    lift = (marker.height - (marker.stack - 1) / 2) * RISE
    return (
        f'<g id="marker{marker.player}" class="glide" transform="rotate({num(turn)})" role="img" '
        f'aria-label="{esc(marker_words(table, marker))}"><g class="glide" '
        f'transform="translate(0 -{BEADS_RADIUS}) rotate({num(-turn)}) translate(0 {num(-lift)})">'
        f'<use href="#disc{marker.player}"/></g></g>'
    )
