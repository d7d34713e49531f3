"""The two moons of the home page: Nova Luna's wheel, and Luna's isles still behind their veil."""

from __future__ import annotations

from typing import Final

from .home_sky import glitter
from .markup import num, polar
from .moon import great_moon, phase
from .nova_luna.tile import tile_state

WHEEL: Final = (0, 22, 40, 57, 9, 0, 63, 12, 30, 0, 44, 66)
"""The tile in each bay of the picture; 0 is the figure's bay, or an empty one."""

ISLES: Final = (
    (0, -90, "M-7 5V-3l7-6 7 6v8ZM-2 5V0h4v5"),
    (73.5, -54.6, "M0 6V-6M0-1C-6-2-6-6-6-7-2-7 0-5 0-1M0 2c5-1 6-4 6-6-4 0-6 2-6 6"),
    (91.6, 24.9, "M-8-2q4-5 8 0t8 0M-8 4q4-5 8 0t8 0"),
    (40.8, 88.7, "M-8 3H8L5 7H-5ZM0 3V-8L7 0H0"),
    (-40.8, 88.7, "M-5-2C-9 6-5 7 0 7S9 6 5-2ZM-4-5Q0-2 4-5"),
    (-91.6, 24.9, "M0-3C-3-6-7-5-8-5V5c3 0 6 0 8 2 2-2 5-2 8-2V-5C7-5 3-6 0-3ZM0-3V7"),
    (-73.5, -54.6, "M-7 7V-4A7 6 0 0 1 7-4V7M-3 7V0A3 3 0 0 1 3 0V7"),
)
"""Where each isle lies, and its landmark."""

SHORES: Final = (
    "M25-5.6Q25.8.2 23 6.3 20.2 12.5 14.3 16 8.5 19.4-2.7 16.5-13.8 13.5-18.8 10.5-23.7 7.4-27.1 0"
    "-30.6-7.5-23.1-13.1-15.7-18.6-6.7-19.5 2.3-20.3 13.2-15.9 24.2-11.4 25-5.6Z",
    "M24.2-6.7Q28.7-.4 26.1 5.6 23.5 11.6 13 16.5 2.6 21.4-4.8 20-12.2 18.6-19.2 13.1-26.1 7.6-24.6"
    "-.3-23.1-8.3-21.4-13.1-19.6-17.9-6.7-19.6 6.3-21.3 13-17.1 19.7-13 24.2-6.7Z",
)


WAVES: Final = ((-120, -40), (-70, -112), (50, -118), (96, -36), (-128, 48), (84, 66), (-20, 124))


def nova_luna_moon() -> str:
    """The moon wheel as a moon."""
    bays = []
    for space, tile in enumerate(WHEEL):
        x, y = polar(106, 30 * space)
        bays.append(
            f'<rect class="bay" x="{num(x - 21)}" y="{num(y - 21)}" width="42" height="42" rx="7"/>'
        )
        if tile:
            bays.append(
                f'<g transform="translate({num(x - 19)} {num(y - 19)}) scale(.594)">'
                f"{tile_state(tile)}</g>"
            )
    beads = "".join(
        '<circle class="bead{}" cx="{}" cy="{}" r="{}"/>'.format(
            "" if bead % 3 else " third", *map(num, polar(64, 15 * bead)), 2.8 if bead % 3 else 3.8
        )
        for bead in range(24)
    )
    phases = "".join(
        '<g transform="translate({} {})">{}</g>'.format(
            *map(num, polar(44, 45 * index)), phase(6.4, index / 8)
        )
        for index in range(8)
    )
    markers = "".join(
        '<use href="#disc{}" transform="translate({} {}) scale(.52)"/>'.format(
            player, *map(num, polar(64, 15 * bead))
        )
        for player, bead in ((0, 5), (1, 8), (2, 9))
    )
    return (
        '<svg viewBox="-150 -150 300 300" class="moon-picture" aria-hidden="true">'
        '<circle r="149" fill="url(#halo)"/><circle class="moon-rim" r="141"/>'
        f'<circle class="water" r="136"/><circle class="sky" r="76"/><g class="little-tiles">'
        f'{"".join(bays)}</g><use href="#moon-figure" transform="translate(0 -106) scale(.62)"/>'
        f'<circle class="string" r="64"/>{beads}{phases}{markers}'
        f'<g transform="scale(.53)">{great_moon(0.29)}</g>{glitter()}</svg>'
    )


def luna_moon() -> str:
    """Luna's seven isles round the temple, as one sees them through thin cloud."""
    isles = "".join(
        f'<g transform="translate({x} {y})"><path class="foam" d="{SHORES[index % 2]}"/>'
        f'<path class="shore" transform="scale(.9)" d="{SHORES[index % 2]}"/>'
        f'<path class="land" transform="scale(.74)" d="{SHORES[index % 2]}"/>'
        f'<path class="landmark" d="{mark}"/></g>'
        for index, (x, y, mark) in enumerate(ISLES)
    )
    waves = "".join(f"M{x} {y}q8-5 16 0t16 0" for x, y in WAVES)
    temple = "".join(
        f'<path class="temple s{stone}" transform="translate({x} {y})" '
        f'd="M0-13.5 11.7-6.8V6.8L0 13.5-11.7 6.8V-6.8Z"/>'
        for x, y, stone in (
            (0, 2, 0), (24.2, 2, 1), (-24.2, 2, 2), (12.1, -19, 3), (-12.1, -19, 0),
            (12.1, 23, 1), (-12.1, 23, 2), (36.2, -19, 3), (-36.2, 23, 0),
        )
    )  # fmt: skip
    return (
        '<svg viewBox="-150 -150 300 300" class="moon-picture" aria-hidden="true">'
        '<circle r="149" fill="url(#halo)"/><circle class="moon-rim" r="141"/>'
        f'<circle class="sea" r="136"/><g class="veiled"><path class="wave" d="{waves}"/>'
        f"{isles}{temple}</g>{glitter()}</svg>"
    )
