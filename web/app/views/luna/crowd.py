"""Novices in a row: each drawn by itself while there is room, then one of a kind with a number."""

from __future__ import annotations

from typing import Final, NamedTuple

from web.app.views.markup import num

from .pieces import piece

NUMBER_ROOM: Final = 13
"""What a number beside a piece takes."""


class Band(NamedTuple):
    """A player's pieces in a row, as they are and as they would be."""

    player: int
    now: int
    then: int


class Row(NamedTuple):
    """A row of pieces: where it begins, how wide it may get, how wide one piece is."""

    kind: str
    x: float
    y: float
    width: float
    piece: float
    least: float
    """The closest that pieces of one colour may stand."""
    centred: bool = False
    """Otherwise the row begins at its left end."""


def bands(now: list[int], then: list[int]) -> list[Band]:
    """The players who have pieces here, or would have."""
    return [
        Band(player, count, later)
        for player, (count, later) in enumerate(zip(now, then, strict=True))
        if count or later
    ]


def crowd(row: Row, found: list[Band]) -> str:
    if not found:
        return ""
    step = _step(row, found)
    if step:
        return _each(row, found, step)
    return _numbered(row, found)


def _step(row: Row, found: list[Band]) -> float:
    """How far apart pieces stand so that all fit; 0 when they cannot."""
    pieces = sum(max(band.now, band.then) for band in found)
    gaps = pieces - len(found)
    room = row.width - row.piece * len(found) - 3 * (len(found) - 1)
    if gaps == 0:
        return row.piece if room >= 0 else 0
    step = min(row.piece + 1, room / gaps)
    return step if step >= row.least else 0


def _each(row: Row, found: list[Band], step: float) -> str:
    parts = []
    used = sum((max(band.now, band.then) - 1) * step + row.piece + 3 for band in found) - 3
    x = row.x + row.piece / 2 + _indent(row, used)
    for band in found:
        many = max(band.now, band.then)
        for index in range(many):
            look = "" if index < min(band.now, band.then) else _look(band)
            parts.append(piece(row.kind, band.player, num(x + index * step), num(row.y), look))
        x += (many - 1) * step + row.piece + 3
    return "".join(parts)


def _indent(row: Row, used: float) -> float:
    return max(0.0, (row.width - used) / 2) if row.centred else 0.0


def _look(band: Band) -> str:
    return "coming" if band.then > band.now else "leaving"


def _numbered(row: Row, found: list[Band]) -> str:
    """One piece of each colour with its number: there is always room for four of them."""
    width = min(row.piece + NUMBER_ROOM + 3, row.width / len(found))
    start = row.x + row.piece / 2 + _indent(row, width * len(found))
    parts = []
    for index, band in enumerate(found):
        x = start + index * width
        look = ("coming" if not band.now else "leaving") if 0 in (band.now, band.then) else ""
        parts.append(piece(row.kind, band.player, num(x), num(row.y), look))
        if band.now > 1 or band.then > 1:
            parts.append(number(x + row.piece / 2 + 3, row.y - 4, band.then, band.now != band.then))
    return "".join(parts)


def number(x: float, y: float, count: int, changes: bool = False) -> str:
    """How many there are, on a plate that also stands out on any ground."""
    look = "plate changing" if changes else "plate"
    width = 8 if count < 10 else 10
    return (
        f'<g class="{look}" transform="translate({num(x)} {num(y)})"><rect x="-{width}" y="-8" '
        f'width="{2 * width}" height="16" rx="8"/><text y="4.5">{count}</text></g>'
    )
