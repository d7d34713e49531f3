"""A player's display: the tiles laid, the spots where a picked tile may go, and what it covers."""

from __future__ import annotations

from typing import Any, Final

from pyengine.nova_luna.components import TILES
from web.app.nova_luna.table import Cell, NovaLunaTable, TaskOf
from web.app.views.markup import esc, num
from web.app.words import _, listing, n_

from .idea_marks import display_medals, idea_cells
from .tile import tile_state
from .tile_words import laid_words, task_words, tile_word

CELL: Final = 68
"""The side of a cell of the grid: a tile and the water round it."""

LEAST: Final = 44
"""The smallest a cell may get on the screen, in pixels; beyond that the display scrolls."""


class Extent:
    """The columns and rows to show: at least so many, so that first tiles do not fill the pool."""

    __slots__ = ("columns", "left", "rows", "top")

    def __init__(self, cells: list[Cell], margin: int, columns: int, rows: int) -> None:
        xs = [cell[0] for cell in cells] or [0]
        ys = [cell[1] for cell in cells] or [0]
        self.left, self.columns = _span(min(xs) - margin, max(xs) + margin, columns)
        self.top, self.rows = _span(min(ys) - margin, max(ys) + margin, rows)

    def viewbox(self) -> str:
        return (
            f"{num(self.left * CELL)} {num(self.top * CELL)} "
            f"{num(self.columns * CELL)} {num(self.rows * CELL)}"
        )


def _span(first: int, last: int, least: int) -> tuple[float, int]:
    """Where the shown cells begin, and how many there are, the used ones in the middle."""
    used = last - first + 1
    shown = max(used, least)
    return first - (shown - used) / 2, shown


def _corner(cell: Cell) -> str:
    return f"translate({cell[0] * CELL + 2} {cell[1] * CELL + 2})"


def ripples() -> str:
    """Little waves for the corners of a pool, for the sprite."""
    waves = (
        (20, 64, 14), (88, 56, 11), (112, 76, 13), (350, 66, 9), (400, 56, 8), (424, 82, 7),
        (12, 410, 12), (8, 444, 7), (402, 404, 12), (396, 438, 13), (60, 462, 9), (330, 466, 11),
    )  # fmt: skip
    path = "".join(f"M{x} {y}q{half}-4 {2 * half} 0t{2 * half} 0" for x, y, half in waves)
    return f'<path id="ripples" class="ripple" d="{path}"/>'


def great_display(table: NovaLunaTable, player: int) -> str:
    """The display of the player on turn, with spots when a tile is picked."""
    laid = table.position["displays"][player]
    acts = player == table.position["turn"]
    choosing = table.picked is not None
    tiles: dict[Cell, int] = {(*each["at"],): each["tile"] for each in laid}
    cells = [*tiles, *table.spots, *(idea_cells(table) if acts else ())]
    extent = Extent(cells, 0 if choosing or table.position["phase"] == "over" else 1, 6, 5)
    would_cover = table.spots.get(table.spot, ()) if table.spot else ()
    words = _("Display of {name}").format(name=table.names[player])
    spots = (
        "".join(_spot(table, cell, covers, tiles) for cell, covers in table.spots.items())
        if choosing
        else ""
    )
    return (
        f'<div class="scroll"><div class="fit"><svg class="least" aria-hidden="true" '
        f'width="{extent.columns * LEAST}" height="{extent.rows * LEAST}"></svg>'
        f'<svg class="display" viewBox="{extent.viewbox()}" role="group" '
        f'aria-label="{esc(words)}">{_laid(table, player, would_cover)}{spots}'
        f"{display_medals(table, CELL) if acts else ''}"
        f"{_held(table, would_cover)}</svg></div></div>"
    )


def small_display(table: NovaLunaTable, player: int) -> str:
    """Another player's display: no spots, and little tiles where the room is small."""
    laid = table.position["displays"][player]
    words = _("Display of {name}").format(name=table.names[player])
    extent = Extent([(*each["at"],) for each in laid], 0, 3, 3)
    return (
        f'<svg class="display" viewBox="{extent.viewbox()}" role="group" '
        f'aria-label="{esc(words)}">{_laid(table, player, ())}</svg>'
    )


def thumbnail(laid: list[dict[str, Any]], player: int) -> str:
    """A display as a picture, for the card of a saved game."""
    extent = Extent([(*each["at"],) for each in laid], 0, 4, 3)
    tiles = "".join(
        f'<g transform="{_corner((*each["at"],))}">'
        f"{tile_state(each['tile'], player, tuple(each['covered']))}</g>"
        for each in laid
    )
    return f'<svg class="thumbnail" viewBox="{extent.viewbox()}" aria-hidden="true">{tiles}</svg>'


def _laid(table: NovaLunaTable, player: int, would_cover: tuple[TaskOf, ...]) -> str:
    lasts = {last.tile: last for last in table.last if last.player == player}
    covered = [cover for last in lasts.values() for cover in last.covers]
    parts = []
    for each in table.position["displays"][player]:
        tile = each["tile"]
        rings = tuple(task for of, task in would_cover if of == tile)
        fresh = tuple(task for of, task in covered if of == tile)
        state = tile_state(tile, player, tuple(each["covered"]), rings, fresh)
        trace = ""
        kind = "tile"
        if tile in lasts:
            kind = "tile fresh"
            trace = '<rect class="trace" x="-1" y="-1" width="66" height="66" rx="10"/>'
        parts.append(
            f'<g id="t{tile}" transform="{_corner((*each["at"],))}" role="img" '
            f'aria-label="{esc(laid_words(tile, each["covered"]))}"><g class="{kind}">{state}</g>'
            f"{trace}</g>"
        )
    return "".join(parts)


def _spot(
    table: NovaLunaTable, cell: Cell, covers: tuple[TaskOf, ...], tiles: dict[Cell, int]
) -> str:
    x, y = cell
    words = _spot_words(table, covers, _place_words(cell, tiles))
    looked = " looked" if cell == table.spot else ""
    if covers:
        badge = (
            '<circle class="badge" cx="32" cy="32" r="16"/>'
            f'<text class="count" x="32" y="39">{len(covers)}</text>'
        )
    else:
        badge = '<path class="plus" d="M26 32h12M32 26v12"/>'
    return (
        f'<g id="spot_{x}_{y}" class="spot{looked}" transform="{_corner(cell)}" tabindex="0" '
        f'role="button" data-do="spot {x} {y}" data-peek="look {x} {y}" '
        f'aria-label="{esc(words)}">'
        f'<rect x="1" y="1" width="62" height="62" rx="10"/>{badge}</g>'
    )


def _held(table: NovaLunaTable, would_cover: tuple[TaskOf, ...]) -> str:
    """The picked tile over the spot being looked at; it lets the pointer through to the spot."""
    if table.picked is None or table.spot is None:
        return ""
    tile = table.position["wheel"][table.picked]
    rings = tuple(task for of, task in would_cover if of == tile)
    x, y = table.spot
    return (
        f'<g id="held" class="held glide" transform="translate({x * CELL + 2} {y * CELL - 4})" '
        f'aria-hidden="true"><g filter="url(#lift)">{tile_state(tile, 0, (), rings)}</g>'
        f'<rect class="held-ring" x="-2.5" y="-2.5" width="69" height="69" rx="11"/></g>'
    )


def covers_words(table: NovaLunaTable, covers: tuple[TaskOf, ...]) -> list[str]:
    """Each task that would be covered: what it asks for, and on which tile."""
    picked = table.position["wheel"][table.picked] if table.picked is not None else None
    return [
        _("{task} on this tile").format(task=task_words(TILES[tile].tasks[task]))
        if tile == picked
        else _("{task} on {tile}").format(
            task=task_words(TILES[tile].tasks[task]), tile=tile_word(tile)
        )
        for tile, task in covers
    ]


def _spot_words(table: NovaLunaTable, covers: tuple[TaskOf, ...], place: str) -> str:
    if not covers:
        return _("{place}: covers no task").format(place=place)
    return n_(
        "{place}: covers 1 task, {tasks}", "{place}: covers {count} tasks, {tasks}", len(covers)
    ).format(place=place, count=len(covers), tasks="; ".join(covers_words(table, covers)))


def where_words(cell: Cell, tiles: dict[Cell, int]) -> str:
    """Where a cell is, by its neighbours: `right of red 5`; empty where there are none."""
    x, y = cell
    sides = (
        ((x - 1, y), _("right of {tile}")),
        ((x + 1, y), _("left of {tile}")),
        ((x, y - 1), _("below {tile}")),
        ((x, y + 1), _("above {tile}")),
    )
    return listing([words.format(tile=tile_word(tiles[at])) for at, words in sides if at in tiles])


def _place_words(cell: Cell, tiles: dict[Cell, int]) -> str:
    where = where_words(cell, tiles)
    return _("Spot {where}").format(where=where) if where else _("Spot for your first tile")
