"""The wheel on a phone: its upper arc, with the figure, the tiles on offer and the beads ahead."""

from __future__ import annotations

from typing import Final

from pyengine.nova_luna.components import SPACES
from web.app.nova_luna.table import NovaLunaTable
from web.app.views.markup import arc, esc, num, polar
from web.app.views.moon import phase
from web.app.words import _

from .idea_marks import wheel_medals
from .moon_track import RISE, advance, age, marker_words, markers, place_ahead
from .offer import offer, waiting

TURNS: Final = (-50.0, -16.0, 16.0, 48.5)
"""Angles of the figure and of the three tiles on offer."""

TILES_RADIUS: Final = 196
RIM: Final = 249
BEADS_RADIUS: Final = 124
MEDALS_RADIUS: Final = 160

BEAD_STEP: Final = 11
BEHIND: Final = 1
BEADS: Final = 9
"""One bead behind the player on turn to seven ahead: as far as any tile takes a marker."""


def arc_ground() -> str:
    """The part that never changes, for the sprite; its centre is the origin."""
    return (
        '<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" class="dusk-high"/>'
        '<stop offset="1" class="dusk-low"/></linearGradient>'
        '<g id="arc-ground"><circle class="rim" r="250"/><circle class="water" r="246"/>'
        '<circle class="line" r="240"/><circle class="sky" r="146"/>'
        '<rect x="-400" y="-150" width="800" height="100" fill="url(#dusk)"/></g>'
    )


def moon_arc(table: NovaLunaTable) -> str:
    label = _("Top of the moon wheel")
    return (
        '<svg class="moon-arc" viewBox="0 0 390 200" role="group" '
        f'aria-label="{esc(label)}"><g transform="translate(195 272)"><use href="#arc-ground"/>'
        f"{_reach(table)}{_figure(table)}{_offers(table)}{_beads(table)}</g></svg>"
    )


def _reach(table: NovaLunaTable) -> str:
    if not table.offers:
        return ""
    parts = [f'<path class="reach" d="{arc(RIM, -42, TURNS[len(table.offers)] - 1)}"/>']
    before = table.position["moon"]
    for index, space in enumerate(table.offers):
        empty = (space - before) % SPACES - 1
        middle = (TURNS[index] + TURNS[index + 1]) / 2
        for dot in range(empty):
            x, y = polar(RIM, middle + (dot - (empty - 1) / 2) * min(4.0, 20 / empty))
            parts.append(f'<circle class="skip" cx="{num(x)}" cy="{num(y)}" r="4"/>')
        before = space
    return "".join(parts)


def _figure(table: NovaLunaTable) -> str:
    x, y = polar(TILES_RADIUS, TURNS[0])
    words = _("Moon figure on space {space}").format(space=table.position["moon"])
    return (
        f'<g transform="translate({num(x)} {num(y)}) scale(.95)" role="img" '
        f'aria-label="{esc(words)}"><use href="#moon-figure"/></g>'
    )


def _offers(table: NovaLunaTable) -> str:
    parts = []
    for index, space in enumerate(table.reach):
        x, y = polar(TILES_RADIUS, TURNS[index + 1])
        corner = num(x - 32), num(y - 32)
        if space in table.offers:
            parts.append(offer(table, space, *corner, "a"))
        else:
            parts.append(waiting(table.position["wheel"][space], space, *corner, "a"))
    turns = dict(zip(table.reach, TURNS[1:], strict=False))
    parts.append(wheel_medals(table, MEDALS_RADIUS, turns))
    return "".join(parts)


def _beads(table: NovaLunaTable) -> str:
    if not table.position["track"]:
        moon = phase(26, age(table.position))
        return f'<g transform="translate(0 -92)">{moon}</g>'
    first = table.position["track"][0][0] - BEHIND
    start = -BEAD_STEP * (BEADS - 1) / 2
    parts = [f'<path class="string" d="{arc(BEADS_RADIUS, start - 6, -start + 6)}"/>']
    for bead in range(BEADS):
        x, y = polar(BEADS_RADIUS, start + BEAD_STEP * bead)
        third = (first + bead) % 3 == 0
        parts.append(
            f'<circle class="bead{" third" if third else ""}" cx="{num(x)}" cy="{num(y)}" '
            f'r="{7.2 if third else 5.4}"/>'
        )
    ahead = advance(table)
    if ahead:
        turn = start + BEAD_STEP * (ahead[1] - first)
        x, y = polar(BEADS_RADIUS, turn)
        way = arc(BEADS_RADIUS, start + BEAD_STEP * BEHIND + 8, turn - 6)
        parts.append(place_ahead(table.position["turn"], x, y, way))
    for marker in markers(table.position):
        if marker.distance - first < BEADS:
            x, y = polar(BEADS_RADIUS, start + BEAD_STEP * (marker.distance - first))
            parts.append(
                f'<g id="amarker{marker.player}" class="glide" role="img" '
                f'aria-label="{esc(marker_words(table, marker))}" '
                f'transform="translate({num(x)} {num(y - (RISE - 2) * marker.height)}) scale(.92)">'
                f'<use href="#disc{marker.player}"/></g>'
            )
    return "".join(parts)
