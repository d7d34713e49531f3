"""What a display promises: its open tasks, and what another tile would do for them.

A display never changes, so its outlook is worked out once and kept.
"""

from __future__ import annotations

from pyengine.nova_luna.components import ALL_COVERED, COLOUR_OF, TASKS_OF
from pyengine.nova_luna.display import NEIGHBOURS, Display

from .weights import WEIGHTS

MOST_WANTED = 4
"""No task wants more than this of a colour: beyond it, counts are alike."""

_promises: dict[tuple[int, int, tuple[int, ...]], tuple[int, float]] = {}


def promise(tile: int, covered: int, counts: tuple[int, ...]) -> tuple[int, float]:
    """How many open tasks of a tile are complete with these counts, and what the rest promise."""
    key = (tile, covered, counts)
    known = _promises.get(key)
    if known is None:
        known = _promises[key] = _promise(tile, covered, counts)
    return known


def _promise(tile: int, covered: int, counts: tuple[int, ...]) -> tuple[int, float]:
    complete, worth = 0, 0.0
    for n, task in enumerate(TASKS_OF[tile]):
        if covered >> n & 1:
            continue
        missing = [wanted - counts[c] for c, wanted in task if counts[c] < wanted]
        if missing:
            worth += WEIGHTS.missing[f"{sum(missing)}{'+' if len(missing) > 1 else ''}"]
        else:
            complete += 1
    return complete, worth


class Outlook:
    """A display's open tasks, looked at once."""

    __slots__ = ("counts", "display", "open", "reached", "touched", "worth")

    def __init__(self, display: Display) -> None:
        self.display = display
        self.open: list[int] = []
        """The tiles with open tasks, by their place in the display's lists."""
        self.counts: dict[int, list[int]] = {}
        """What serves the tasks of each of them."""
        self.touched: dict[int, set[int]] = {}
        """The groups that touch each of them, its own included."""
        self.reached: dict[int, list[int]] = {}
        """The tiles with open tasks that each group touches."""
        self.worth = 0.0
        index, group = display.index, display.group
        for at, tile in enumerate(display.tiles):
            covered = display.covered[at]
            if covered == ALL_COVERED[tile]:
                continue
            self.open.append(at)
            counts = self.counts[at] = display.counts(at)
            touched = self.touched[at] = {group[at]}
            cell = display.cells[at]
            for step in NEIGHBOURS:
                neighbour = index.get(cell + step)
                if neighbour is not None:
                    touched.add(group[neighbour])
            for one in touched:
                self.reached.setdefault(one, []).append(at)
            self.worth += promise(tile, covered, tuple(counts))[1]

    def with_tile(self, tile: int, cell: int) -> tuple[int, float]:
        """How many tasks a tile laid there would complete, and what it adds to the promise."""
        display = self.display
        index, group, sizes, tiles = display.index, display.group, display.sizes, display.tiles
        colour = COLOUR_OF[tile]
        own = [0, 0, 0, 0]
        joined: list[int] = []
        seen: list[int] = []
        near: set[int] = set()
        for step in NEIGHBOURS:
            at = index.get(cell + step)
            if at is None:
                continue
            if at in self.counts:
                near.add(at)
            one = group[at]
            if one in seen:
                continue
            seen.append(one)
            kind = COLOUR_OF[tiles[at]]
            own[kind] += sizes[one]
            if kind == colour:
                joined.append(one)
                near.update(self.reached.get(one, ()))
        complete, gained = promise(tile, 0, tuple(own))
        for at in near:
            counts = self.counts[at].copy()
            counts[colour] += 1
            touched = self.touched[at]
            for one in joined:
                if one not in touched:
                    counts[colour] += sizes[one]
            covered = display.covered[at]
            done, now = promise(tiles[at], covered, tuple(counts))
            complete += done
            gained += now - promise(tiles[at], covered, tuple(self.counts[at]))[1]
        return complete, gained


MOST_KEPT = 5000

_outlooks: dict[Display, Outlook] = {}


def outlook_of(display: Display) -> Outlook:
    found = _outlooks.get(display)
    if found is None:
        if len(_outlooks) >= MOST_KEPT:
            _outlooks.clear()
        found = _outlooks[display] = Outlook(display)
    return found
