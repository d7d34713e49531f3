"""The way round the temple: where guard tiles and temple tiles lie along it."""

from __future__ import annotations

from math import hypot
from typing import Final

from .curve import Point, line

WAY: Final[tuple[Point, ...]] = (
    (650, 382), (638.7, 354.2), (618.6, 325.2), (590.9, 303.5), (558.9, 288.4), (526.5, 274.3),
    (494, 260.2), (461.6, 246.2), (429.1, 232.1), (396.1, 219.6), (361.3, 213.5), (326, 214),
    (292.3, 224), (266.8, 248.1), (248, 278.1), (230.4, 308.8), (216, 341), (214.5, 375.9),
    (227.6, 408.7), (247.1, 438.2), (273.2, 461.8), (303.4, 480.2), (334, 497.9), (364.7, 515.6),
    (395.4, 533.1), (427.7, 547.4), (462.5, 552.8), (497.9, 553.3), (533.2, 552.7), (567.8, 545.9),
    (595.8, 524.8), (615.5, 495.6),
)  # fmt: skip
"""From the gate to the landing stage, in even paces."""

MIDDLE: Final = (432.0, 384.0)
"""The inside of the way: pieces beside a tile stand away from here."""

_FIRST = 1.0
_LAST = 30.0
"""The paces of the first guard tile and the last temple tile."""


def pace(index: int, count: int) -> float:
    """How far along the way the index-th of so many things lies."""
    return _FIRST + (_LAST - _FIRST) * index / (count - 1)


def at(along: float) -> Point:
    before = min(int(along), len(WAY) - 2)
    part = along - before
    (ax, ay), (bx, by) = WAY[before], WAY[before + 1]
    return ax + (bx - ax) * part, ay + (by - ay) * part


def outside(along: float, far: float) -> Point:
    """A point beside the way, on the side away from the temple."""
    (ax, ay), (bx, by) = at(max(along - 0.5, 0)), at(min(along + 0.5, len(WAY) - 1))
    across, down = by - ay, ax - bx
    length = hypot(across, down) or 1.0
    x, y = at(along)
    if (x - MIDDLE[0]) * across + (y - MIDDLE[1]) * down < 0:
        across, down = -across, -down
    return x + across / length * far, y + down / length * far


def stretch(start: float, end: float) -> str:
    """The line of the way between two paces."""
    points = [at(start), *(WAY[n] for n in range(int(start) + 1, int(end) + 1)), at(end)]
    clean = [points[0]]
    for point in points[1:]:
        if abs(point[0] - clean[-1][0]) + abs(point[1] - clean[-1][1]) > 4:
            clean.append(point)
    return line(clean)
