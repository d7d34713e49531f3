"""A player's display: the tiles laid, the groups of one colour they form, the tasks covered.

A display is never changed: laying a tile gives a new one. States can so share displays, and a
spot can be tried without taking anything back.
"""

from __future__ import annotations

from collections.abc import Iterable

from .components import ALL_COVERED, COLOUR_OF, TASKS_OF

ROW = 256
"""A cell is `row * ROW + column`, so its neighbours are one and ROW away."""

NEIGHBOURS = (-ROW, 1, ROW, -1)

FARTHEST = 67
"""No cell of a display of all 68 tiles is further from the first one than this."""


def cell_at(column: int, row: int) -> int:
    return row * ROW + column


def column_and_row(cell: int) -> tuple[int, int]:
    row = (cell + ROW // 2) // ROW
    return cell - row * ROW, row


class Display:
    __slots__ = ("cells", "covered", "group", "index", "sizes", "tiles")

    def __init__(self) -> None:
        self.tiles: list[int] = []
        """Tile ids in the order laid."""
        self.cells: list[int] = []
        """Where each of them lies."""
        self.covered: list[int] = []
        """Which of its tasks have a disc, as a bit mask."""
        self.index: dict[int, int] = {}
        """Cell → place in the lists above."""
        self.group: list[int] = []
        """The edge-connected group of one colour that each tile belongs to."""
        self.sizes: list[int] = []
        """How many tiles each group has; 0 once it was joined into another."""

    def copy(self) -> Display:
        other = Display.__new__(Display)
        other.tiles = self.tiles.copy()
        other.cells = self.cells.copy()
        other.covered = self.covered.copy()
        other.index = self.index.copy()
        other.group = self.group.copy()
        other.sizes = self.sizes.copy()
        return other

    def spots(self) -> list[int]:
        """The cells where a tile may be laid, in reading order."""
        if not self.cells:
            return [0]
        index = self.index
        free = {cell + step for cell in self.cells for step in NEIGHBOURS}
        return sorted(cell for cell in free if cell not in index)

    def touches(self, cell: int) -> bool:
        """Whether a tile on this cell would share an edge with one already there."""
        return any(cell + step in self.index for step in NEIGHBOURS)

    def with_tile(self, tile: int, cell: int) -> Display:
        """The display with the tile on this free cell, its tasks not yet looked at."""
        laid = self.copy()
        colour = COLOUR_OF[tile]
        own = len(laid.sizes)
        laid.sizes.append(1)
        for step in NEIGHBOURS:
            at = laid.index.get(cell + step)
            if at is not None and COLOUR_OF[laid.tiles[at]] == colour:
                laid._join(laid.group[at], own)
        laid.index[cell] = len(laid.tiles)
        laid.tiles.append(tile)
        laid.cells.append(cell)
        laid.covered.append(0)
        laid.group.append(own)
        return laid

    def _join(self, group: int, into: int) -> None:
        if group != into:
            self.sizes[into] += self.sizes[group]
            self.sizes[group] = 0
            self.group = [into if one == group else one for one in self.group]

    def counts(self, at: int) -> list[int]:
        """How many tiles of each colour serve the tasks of the tile at this place in the lists.

        All groups that touch the tile count in full; the tile itself never does, though it
        connects what touches it in its own colour.
        """
        cell = self.cells[at]
        found = [0, 0, 0, 0]
        own = self.group[at]
        found[COLOUR_OF[self.tiles[at]]] = self.sizes[own] - 1
        seen = [own]
        for step in NEIGHBOURS:
            neighbour = self.index.get(cell + step)
            if neighbour is not None:
                group = self.group[neighbour]
                if group not in seen:
                    seen.append(group)
                    found[COLOUR_OF[self.tiles[neighbour]]] += self.sizes[group]
        return found

    def complete(self, at: int) -> int:
        """The tile's tasks that are complete, covered or not, as a bit mask."""
        found = self.counts(at)
        mask = 0
        for n, task in enumerate(TASKS_OF[self.tiles[at]]):
            for colour, wanted in task:
                if found[colour] < wanted:
                    break
            else:
                mask |= 1 << n
        return mask

    def near_last_laid(self) -> list[int]:
        """The tiles whose counts the last one laid can have changed, in the order laid.

        They are its group and all that touch it; to every other tile nothing has happened.
        """
        own = self.group[-1]
        near = {len(self.tiles) - 1}
        for at, group in enumerate(self.group):
            if group == own:
                cell = self.cells[at]
                for step in NEIGHBOURS:
                    neighbour = self.index.get(cell + step)
                    if neighbour is not None:
                        near.add(neighbour)
        return sorted(near)

    def cover(self, discs: int, among: Iterable[int]) -> list[tuple[int, int]]:
        """Put discs on completed tasks of these tiles, in this order, as far as the discs go.

        Returns (tile, task) for each. Only for a display that no state holds yet.
        """
        served: list[tuple[int, int]] = []
        for at in among:
            tile = self.tiles[at]
            if self.covered[at] == ALL_COVERED[tile]:
                continue
            fresh = self.complete(at) & ~self.covered[at]
            n = 0
            while fresh and discs:
                if fresh & 1:
                    self.covered[at] |= 1 << n
                    served.append((tile, n))
                    discs -= 1
                fresh >>= 1
                n += 1
        return served

    def covered_count(self) -> int:
        return sum(mask.bit_count() for mask in self.covered)
