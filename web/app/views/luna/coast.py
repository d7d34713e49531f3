"""Where the isles lie and what their coasts look like: each isle has a silhouette of its own."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

from .curve import Point, corners, ring

WIDTH: Final = 976
HEIGHT: Final = 768
"""The table's own measure: every layer of the board is drawn in it."""


class Site(NamedTuple):
    """One of the seven places round the Temple island, clockwise from the upper left."""

    x: int
    y: int
    tall: bool
    """The place at the right is narrower and higher than the others."""
    name_at: tuple[int, int]


SITES: Final = (
    Site(150, 96, False, (162, 17)),
    Site(480, 96, False, (500, 17)),
    Site(812, 96, False, (832, 17)),
    Site(858, 384, True, (842, 508)),
    Site(814, 670, False, (826, 760)),
    Site(482, 670, False, (498, 760)),
    Site(150, 670, False, (166, 760)),
)

SILHOUETTES: Final[dict[str, tuple[Point, ...]]] = {
    "book": (
        (145, 0), (108, 48), (59, 65), (22, 68), (-8, 72), (-42, 73), (-81, 59), (-126, 27),
        (-140, -30), (-90, -65), (-40, -70), (-7, -68), (21, -64), (60, -66), (124, -55),
    ),
    "tide": (
        (149, 0), (102, 45), (60, 67), (24, 74), (-8, 73), (-34, 59), (-80, 58), (-146, 34),
        (-146, -31), (-79, -57), (-36, -63), (-8, -73), (22, -69), (60, -67), (112, -50),
    ),
    "shrine": (
        (139, 0), (105, 55), (44, 64), (8, 64), (-26, 68), (-75, 67), (-118, 29), (-131, -32),
        (-73, -65), (-26, -68), (8, -62), (47, -68), (100, -53),
    ),
    "sailboat": (
        (146, 0), (117, 29), (85, 52), (42, 68), (-14, 75), (-78, 75), (-124, 49), (-120, 14),
        (-128, -16), (-118, -47), (-68, -66), (-14, -71), (40, -69), (95, -58), (142, -34),
    ),
    "herbs": (
        (141, 0), (109, 49), (65, 73), (24, 72), (-7, 64), (-41, 71), (-89, 65), (-133, 28),
        (-141, -30), (-84, -61), (-37, -64), (-8, -75), (24, -75), (57, -64), (114, -51),
    ),
    "bribery": (
        (144, 0), (116, 51), (60, 66), (21, 66), (-8, 72), (-41, 71), (-87, 63), (-134, 28),
        (-123, -26), (-84, -61), (-41, -71), (-8, -75), (23, -71), (55, -62), (112, -50),
    ),
    "novice": (
        (141, 0), (110, 49), (55, 61), (25, 76), (-8, 76), (-37, 64), (-82, 60), (-134, 28),
        (-142, -30), (-82, -60), (-38, -66), (-8, -76), (22, -68), (60, -66), (116, -52),
    ),
}  # fmt: skip

TREES: Final[dict[str, tuple[tuple[int, int], ...]]] = {
    "book": ((-118, -14), (56, -41), (70, -36)),
    "tide": ((-8, -46), (46, -40), (60, -34), (120, -14)),
    "shrine": ((62, -44), (122, -14)),
    "sailboat": ((-100, -16), (58, -40), (72, -34)),
    "herbs": ((42, -46), (56, -40), (70, -42)),
    "bribery": ((66, -40), (-114, -14), (80, -34)),
    "novice": ((52, -40), (66, -34), (122, -14)),
}

TALL: Final = (0.74, 1.42)
"""How a silhouette is drawn in the tall place: narrower, and higher."""

ANGULAR: Final = "shrine"
"""The quarry's coast is hewn, the others are worn by water."""


def coast(symbol: str, tall: bool) -> str:
    """The path of an isle's coast round the origin."""
    points = [_raised(x, y) if tall else (x, y) for x, y in SILHOUETTES[symbol]]
    return corners(points) if symbol == ANGULAR else ring(points)


def _raised(x: float, y: float) -> Point:
    """A point of a coast in the tall place: bays are only half as deep, or the shore would end."""
    across, down = TALL
    full = 73 * sqrt(max(0.0, 1 - (x / 152) ** 2))
    return x * across, (y + (full if y > 0 else -full)) / 2 * down


def coasts(isles: list[str]) -> str:
    """The seven coasts for a layer's definitions, named by their places."""
    return "".join(
        f'<path id="coast{place}" d="{coast(symbol, SITES[place].tall)}"/>'
        for place, symbol in enumerate(isles)
    )


def trees(symbol: str, tall: bool) -> str:
    across, down = (0.7, 1.3) if tall else (1.0, 1.0)
    return "".join(
        f'<use href="#tree" x="{x * across:.0f}" y="{y * down:.0f}"/>' for x, y in TREES[symbol]
    )
