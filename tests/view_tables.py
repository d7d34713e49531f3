"""Tables for the tests of the views: made by hand, some as crowded as a game can get."""

from __future__ import annotations

from typing import Any

from pyengine.nova_luna.components import TILES
from web.app.company import Company
from web.app.nova_luna.table import (
    Coming,
    LastTake,
    LogLine,
    NovaLunaTable,
    Place,
    SoloSum,
)

NAMES = ("Ada", "Bo", "Cy", "Dana")

Laid = list[dict[str, Any]]


def tile_of(colour: str, cost: int, *tasks: str) -> int:
    """The first tile with this face; tasks as initials, `brr` for a blue and two reds."""
    for tile in TILES.values():
        initials = ["".join(sorted(colour[0] for colour in task)) for task in tile.tasks]
        if (tile.colour, tile.cost) == (colour, cost) and initials == list(tasks):
            return tile.id
    raise LookupError((colour, cost, tasks))


def laid(tile: int, x: int, y: int, *covered: int) -> dict[str, Any]:
    tasks = range(len(TILES[tile].tasks))
    return {"tile": tile, "at": [x, y], "covered": [task in covered for task in tasks]}


def block(tiles: list[int], columns: int, covered_every: int = 2) -> Laid:
    """Many tiles in rows, every so many tasks covered: for pictures, not for rules."""
    found: Laid = []
    count = 0
    for index, tile in enumerate(tiles):
        covered = []
        for task in range(len(TILES[tile].tasks)):
            count += 1
            if count % covered_every == 0:
                covered.append(task)
        found.append(laid(tile, index % columns, index // columns, *covered))
    return found


def position(players: int, **changes: Any) -> dict[str, Any]:
    """The start of a game, tiles 1 to 11 on the wheel in a spread order."""
    order = [(index * 23) % 68 + 1 for index in range(68)]
    start: dict[str, Any] = {
        "format": "moon-position",
        "version": 1,
        "game": "nova-luna",
        "players": players,
        "turn": 0,
        "phase": "play" if players > 1 else "solo-1",
        "wheel": [None, *order[:11]],
        "moon": 0,
        "pile": order[11:],
        "track": [[0, list(range(players))[::-1]]] if players > 1 else [],
        "displays": [[] for _ in range(players)],
        "discs": [20] * players if players > 1 else [8],
        "noted": [],
    }
    return start | changes


def coming(at: dict[str, Any]) -> tuple[Coming, ...]:
    if not at["track"]:
        return ()
    here = at["track"][0][0]
    return tuple(
        Coming(player, distance - here)
        for distance, stack in at["track"]
        for player in reversed(stack)
    )


def offers(at: dict[str, Any]) -> tuple[int, ...]:
    spaces = [(at["moon"] + step) % 12 for step in range(1, 12)]
    return tuple(space for space in spaces if at["wheel"][space] is not None)[:3]


def table(at: dict[str, Any], **given: Any) -> NovaLunaTable:
    given.setdefault("names", NAMES[: at["players"]])
    given.setdefault("offers", offers(at))
    given.setdefault("reach", given["offers"])
    given.setdefault("coming", coming(at))
    given.setdefault("company", Company(viewer=at["turn"]))
    return NovaLunaTable(position=at, **given)


def spots(display: Laid) -> dict[tuple[int, int], tuple[tuple[int, int], ...]]:
    taken = {(each["at"][0], each["at"][1]) for each in display}
    if not taken:
        return {(0, 0): ()}
    near = {(x + dx, y + dy) for x, y in taken for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
    return dict.fromkeys(sorted(near - taken), ())


def start(players: int) -> NovaLunaTable:
    return table(position(players))


def middle() -> NovaLunaTable:
    """Three players; Ada has picked the blue 4 and looks at a spot where it covers three tasks."""
    blue_5 = tile_of("blue", 5, "bb", "cc", "yy")
    red_5 = tile_of("red", 5, "bbb", "b")
    blue_4 = tile_of("blue", 4, "br", "cy")
    mine = [
        laid(tile_of("yellow", 4, "ccc", "rrr", "bb"), 1, 1, 2),
        laid(blue_5, 2, 1, 2),
        laid(tile_of("red", 3, "brr"), 2, 2, 0),
        laid(tile_of("yellow", 5, "rrr", "r"), 1, 2, 0, 1),
        laid(red_5, 3, 1, 1),
        laid(tile_of("red", 2, "rrrr"), 3, 2),
        laid(tile_of("yellow", 1), 0, 2),
        laid(tile_of("cyan", 3, "bcry", "yyy"), 0, 1, 1),
        laid(tile_of("blue", 3, "crr"), 2, 0),
    ]
    used = {each["tile"] for each in mine} | {blue_4}
    rest = [tile for tile in TILES if tile not in used]
    wheel = [
        blue_4,
        rest[30],
        None,
        rest[50],
        None,
        None,
        None,
        rest[5],
        rest[20],
        None,
        None,
        None,
    ]
    others = [block(rest[31:41], 3, 3), block(rest[6:13], 3, 2)]
    at = position(
        3,
        wheel=wheel,
        moon=10,
        pile=list(range(37)),
        track=[[7, [2, 0]], [8, [1]]],
        displays=[mine, *others],
        discs=[13, 13, 15],
    )
    free: dict[tuple[int, int], tuple[tuple[int, int], ...]] = spots(mine)
    free[3, 0] = ((blue_4, 0), (blue_5, 0), (red_5, 0))
    free[1, 0] = ((blue_5, 0),)
    return table(
        at,
        picked=0,
        spots=free,
        spot=(3, 0),
        picked_again=2,
        last=(LastTake(1, others[0][-1]["tile"], 10, tuple(others[0][-1]["at"]), ()),),
        log=(
            LogLine(0, "Ada laid blue 3, covered 1"),
            LogLine(1, "Bo laid yellow 4, covered 2"),
            LogLine(None, "The wheel was empty, so 11 tiles were drawn"),
            LogLine(2, "Cy laid red 4, covered 2"),
        ),
        may_undo=True,
    )


def choosing() -> NovaLunaTable:
    return middle()._replace(spot=None, picked_again=None)


def refilling() -> NovaLunaTable:
    base = middle()
    wheel: list[int | None] = [None] * 12
    wheel[2], wheel[9] = base.position["wheel"][1], base.position["wheel"][3]
    at = base.position | {"wheel": wheel, "pile": list(range(27)), "moon": 10}
    return base._replace(
        position=at, offers=offers(at), reach=offers(at), picked=None, spots={}, spot=None,
        may_refill=True, may_redo=True,
        notice="That tile is not on offer: take one of the ringed ones.",
    )  # fmt: skip


def crowded(players: int = 4) -> NovaLunaTable:
    """Four long displays, every marker on one bead, a tile picked."""
    tiles = list(TILES)
    displays = [block(tiles[:26], 6, 2), block(tiles[26:40], 4, 2), block(tiles[40:52], 5, 3)]
    displays.append(block(tiles[52:57], 2, 2))
    wheel: list[int | None] = [*tiles[57:66], None, None, tiles[66]]
    at = position(
        players,
        wheel=wheel,
        moon=10,
        pile=[68],
        track=[[71, [player for player in (3, 1, 2, 0) if player < players]]],
        displays=displays[:players],
        discs=[3, 9, 12, 15][:players],
        turn=0,
    )
    free = spots(displays[0])
    free[6, 1] = ((tiles[66], 0), (tiles[5], 0))
    free[2, -1] = ((tiles[2], 0),)
    lines = tuple(
        LogLine(n % players, f"{NAMES[n % players]} laid red {n % 7 + 1}") for n in range(57)
    )
    return table(at, picked=11, spots=free, may_undo=True, log=lines)


def sprawling() -> NovaLunaTable:
    """A display in one long row, wider than any screen shows at a readable size."""
    base = crowded(2)
    row = [laid(tile, index, index // 8, 0) for index, tile in enumerate(range(1, 15))]
    at = base.position | {"displays": [row, base.position["displays"][1]]}
    return base._replace(position=at, spots=spots(row))


def over(players: int = 3) -> NovaLunaTable:
    base = crowded(players)
    at = base.position | {"phase": "over", "discs": [4, 0, 4, 9][:players], "turn": 0}
    places = [
        Place(1, 1, 0, "placed the last disc"),
        Place(0, 2, 4, "as many discs as the next, but would have moved sooner"),
        Place(2, 3, 4, "as many discs as the one before, but would have moved later"),
        Place(3, 4, 9, ""),
    ]
    return base._replace(
        position=at, offers=(), reach=(), coming=(), picked=None, spots={}, spot=None,
        places=tuple(place for place in places if place.player < players),
        end="The last disc is placed, and the game ends at once.",
        last=(LastTake(1, 39, 4, (1, 3), ((39, 0),)),),
    )  # fmt: skip


def solo(phase: int = 1) -> NovaLunaTable:
    mine = block(list(range(5, 12)), 3, 2)
    at = position(
        1,
        phase=f"solo-{phase}",
        displays=[mine],
        discs=[0 if phase == 1 else 9],
        noted=[] if phase == 1 else [31, 0],
    )
    notes = () if phase == 1 else (SoloSum(1, 31, 0),)
    return table(at, may_end_phase=phase == 1, solo=notes, log=(LogLine(0, "You laid red 3"),))


def solo_over(good: bool = True) -> NovaLunaTable:
    base = solo(2)
    at = base.position | {"phase": "over", "displays": [block([*range(5, 24), 28, 29], 5, 1)]}
    notes = (
        (SoloSum(1, 27, 0), SoloSum(2, 66, 0)) if good else (SoloSum(1, 33, 10), SoloSum(2, 71, 20))
    )
    return base._replace(
        position=at, offers=(), reach=(), solo=notes, may_end_phase=False,
        end="All 21 discs are placed.",
    )  # fmt: skip
