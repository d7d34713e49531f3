"""Tasks worked out once more, slowly and straight from the rule, to hold the engine against."""

from __future__ import annotations

from pyengine.nova_luna.components import COLOURS, TILES

Cell = tuple[int, int]
Layout = dict[Cell, int]
"""Which tile lies where."""


def neighbours(cell: Cell) -> list[Cell]:
    column, row = cell
    return [(column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)]


def group_of(layout: Layout, cell: Cell) -> set[Cell]:
    """All cells joined to this one by edges of tiles of its colour, itself included."""
    colour = TILES[layout[cell]].colour
    found = {cell}
    border = [cell]
    while border:
        for near in neighbours(border.pop()):
            if near in layout and near not in found and TILES[layout[near]].colour == colour:
                found.add(near)
                border.append(near)
    return found


def count(layout: Layout, cell: Cell, colour: str) -> int:
    """The tiles of the colour in all groups that touch the tile there, itself left out."""
    serving: set[Cell] = set()
    for near in neighbours(cell):
        if near in layout and TILES[layout[near]].colour == colour:
            serving |= group_of(layout, near)
    return len(serving - {cell})


def complete(layout: Layout, cell: Cell) -> list[bool]:
    """For each task of the tile there, whether it is complete."""
    return [
        all(count(layout, cell, colour) >= task.count(colour) for colour in COLOURS)
        for task in TILES[layout[cell]].tasks
    ]
