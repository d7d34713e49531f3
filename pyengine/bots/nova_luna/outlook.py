"""What a display promises: its open tasks and groups, and what another tile would do for them.

A display never changes, so its outlook is worked out once and kept.
"""

from __future__ import annotations

from math import fsum

from pyengine.nova_luna.components import ALL_COVERED, COLOUR_OF, TASKS_OF
from pyengine.nova_luna.display import NEIGHBOURS, Display

from .weights import Weights

MOST_KEPT = 5000
"""Outlooks that are kept before all are forgotten."""


def open_task(task: tuple[tuple[int, int], ...], counts: list[int], free: int) -> str | None:
    """What kind of open task this is: `missing tiles/colours not begun`, or `blocked`.

    A colour of which nothing touches the tile needs a free cell beside it; the others can also
    grow elsewhere. None: it is complete.
    """
    missing = lacking = 0
    for colour, wanted in task:
        if counts[colour] < wanted:
            missing += wanted - counts[colour]
            lacking += not counts[colour]
    if not missing:
        return None
    return "blocked" if lacking > free else f"{missing}/{lacking}"


class Outlooks:
    """All that was worked out with these weights."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        groups = weights.groups
        self.groups = groups + groups[-1:] * (70 - len(groups))
        self._outlooks: dict[Display, Outlook] = {}
        self._promises: dict[tuple[int, ...], tuple[int, float]] = {}

    def of(self, display: Display) -> Outlook:
        found = self._outlooks.get(display)
        if found is None:
            if len(self._outlooks) >= MOST_KEPT:
                self._outlooks.clear()
            found = self._outlooks[display] = Outlook(display, self)
        return found

    def promise(self, tile: int, covered: int, counts: list[int], free: int) -> tuple[int, float]:
        """How many open tasks of a tile are complete, and what the others promise."""
        key = (tile, covered, free, *counts)
        known = self._promises.get(key)
        if known is None:
            known = self._promises[key] = self._promise(tile, covered, counts, free)
        return known

    def _promise(self, tile: int, covered: int, counts: list[int], free: int) -> tuple[int, float]:
        complete, worth = 0, 0.0
        for n, task in enumerate(TASKS_OF[tile]):
            if not covered >> n & 1:
                kind = open_task(task, counts, free)
                if kind is None:
                    complete += 1
                else:
                    worth += self.weights.tasks.get(kind, 0.0)
        return complete, worth


class Outlook:
    """A display's open tasks and groups, looked at once."""

    __slots__ = (
        "_effects",
        "_layings",
        "_spots",
        "all",
        "counts",
        "display",
        "free",
        "promised",
        "reached",
        "touched",
        "worth",
    )

    def __init__(self, display: Display, all_: Outlooks) -> None:
        self.display = display
        self.all = all_
        self._effects: dict[int, tuple[int, float, list[int], int]] = {}
        self._layings: dict[int, list[tuple[float, int, int]]] = {}
        self._spots: list[int] = []
        self.counts: dict[int, list[int]] = {}
        """For each tile with open tasks what serves them, by its place in the display's lists."""
        self.free: dict[int, int] = {}
        """How many cells beside it are free."""
        self.promised: dict[int, float] = {}
        """What its open tasks are worth."""
        self.touched: dict[int, list[int]] = {}
        """The groups that touch it, its own included."""
        self.reached: dict[int, list[int]] = {}
        """The tiles with open tasks that each group touches."""
        self.worth = fsum(all_.groups[size] for size in display.sizes)
        self.worth += all_.weights.tile * len(display.tiles)
        index, group, sizes, tiles = display.index, display.group, display.sizes, display.tiles
        for at, tile in enumerate(tiles):
            covered = display.covered[at]
            if covered == ALL_COVERED[tile]:
                continue
            own = group[at]
            counts = [0, 0, 0, 0]
            counts[COLOUR_OF[tile]] = sizes[own] - 1
            touched = [own]
            free = 0
            cell = display.cells[at]
            for step in NEIGHBOURS:
                neighbour = index.get(cell + step)
                if neighbour is None:
                    free += 1
                    continue
                one = group[neighbour]
                if one not in touched:
                    touched.append(one)
                    counts[COLOUR_OF[tiles[neighbour]]] += sizes[one]
            self.counts[at], self.free[at], self.touched[at] = counts, free, touched
            for one in touched:
                self.reached.setdefault(one, []).append(at)
            promised = self.promised[at] = all_.promise(tile, covered, counts, free)[1]
            self.worth += promised

    def layings(self, tile: int) -> list[tuple[float, int, int]]:
        """All ways to lay a tile: what it adds, how many tasks it completes, and the cell.

        What it adds is in discs, those placed included; the best is first.
        """
        found = self._layings.get(tile)
        if found is None:
            found = []
            for cell in self._spots or self._look_round():
                complete, gained = self.with_tile(tile, cell)
                found.append((complete + gained, complete, cell))
            # Sorting keeps reading order among equals.
            found.sort(key=lambda laying: -laying[0])
            self._layings[tile] = found
        return found

    def _look_round(self) -> list[int]:
        self._spots = self.display.spots()
        return self._spots

    def with_tile(self, tile: int, cell: int) -> tuple[int, float]:
        """How many tasks a tile laid there would complete, and what it adds to the worth."""
        colour = COLOUR_OF[tile]
        key = cell * 4 + colour
        known = self._effects.get(key)
        if known is None:
            known = self._effects[key] = self._effect(colour, cell)
        complete, gained, own, free = known
        if TASKS_OF[tile]:
            done, promised = self.all.promise(tile, 0, own, free)
            return complete + done, gained + promised
        return complete, gained

    def _effect(self, colour: int, cell: int) -> tuple[int, float, list[int], int]:
        """What any tile of a colour does there for the others: completed, gained.

        Beside that, what it finds for its own tasks: counts, and cells that stay free.
        """
        display, promise, by_size = self.display, self.all.promise, self.all.groups
        index, group, sizes, tiles = display.index, display.group, display.sizes, display.tiles
        known = self.counts
        own = [0, 0, 0, 0]
        joined: list[int] = []
        seen: list[int] = []
        beside: list[int] = []
        near: set[int] = set()
        free = 0
        for step in NEIGHBOURS:
            at = index.get(cell + step)
            if at is None:
                free += 1
                continue
            if at in known:
                near.add(at)
                beside.append(at)
            one = group[at]
            if one in seen:
                continue
            seen.append(one)
            kind = COLOUR_OF[tiles[at]]
            own[kind] += sizes[one]
            if kind == colour:
                joined.append(one)
                near.update(self.reached.get(one, ()))
        complete = 0
        gained = by_size[own[colour] + 1] + self.all.weights.tile
        for one in joined:
            gained -= by_size[sizes[one]]
        for at in near:
            counts = known[at].copy()
            counts[colour] += 1
            touched = self.touched[at]
            for one in joined:
                if one not in touched:
                    counts[colour] += sizes[one]
            left = self.free[at] - (at in beside)
            done, now = promise(tiles[at], display.covered[at], counts, left)
            complete += done
            gained += now - self.promised[at]
        return complete, gained, own, free
