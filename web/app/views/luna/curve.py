"""Soft lines through points: coasts, the road and its edges."""

from __future__ import annotations

from collections.abc import Sequence

from web.app.views.markup import num

Point = tuple[float, float]


def _bends(points: Sequence[Point]) -> str:
    """From the second point to the last but one, bending as the points around ask for."""
    parts = []
    for (ax, ay), (bx, by), (cx, cy), (dx, dy) in zip(
        points, points[1:], points[2:], points[3:], strict=False
    ):
        parts.append(
            f"c{num((cx - ax) / 6)} {num((cy - ay) / 6)} {num(cx - bx - (dx - bx) / 6)} "
            f"{num(cy - by - (dy - by) / 6)} {num(cx - bx)} {num(cy - by)}"
        )
    return "".join(parts).replace(" -", "-")


def ring(points: Sequence[Point]) -> str:
    """A closed line through all points."""
    x, y = points[0]
    return f"M{num(x)} {num(y)}{_bends([points[-1], *points, points[0], points[1]])}Z"


def line(points: Sequence[Point]) -> str:
    """An open line through all points."""
    x, y = points[0]
    return f"M{num(x)} {num(y)}{_bends([points[0], *points, points[-1]])}"


def corners(points: Sequence[Point]) -> str:
    """A closed line with straight sides."""
    return "M" + " ".join(f"{num(x)} {num(y)}" for x, y in points) + "Z"
