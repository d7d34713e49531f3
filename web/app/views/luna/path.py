"""The path: guard tiles and temple tiles, what is approved, bribable and closed, and the Guard."""

from __future__ import annotations

from typing import Final

from web.app.luna.table import LunaTable
from web.app.views.markup import esc, num
from web.app.words import _

from . import road
from .layer import named_layer
from .pieces import piece
from .symbols import symbol_name
from .thing import picture, pointable

SIZES: Final = {2: 1.2, 3: 1.1, 4: 1.0}
"""How large the tiles are drawn: with fewer players there is more room."""

APPROVED_AT: Final = (652.0, 562.0)
"""Off the end of the path at the landing stage, which is approved from the first round on."""

CLOSED_BY_THE_GATE: Final = (694.0, 344.0)
"""Where the closed way is named when only its last part is left."""


def places(table: LunaTable) -> dict[int, float]:
    """Tile → how far along the way it lies; the guard tiles have the negative of their number."""
    found: dict[int, float] = {}
    count = len(table.guards) * (table.batch + 1)
    for nth in range(len(table.guards)):
        first = nth * (table.batch + 1)
        found[-1 - nth] = road.pace(first, count)
        tiles = table.path_tiles[nth * table.batch : (nth + 1) * table.batch]
        for index, tile in enumerate(tiles):
            found[tile] = road.pace(first + 1 + index, count)
    return found


def path(table: LunaTable) -> str:
    along = places(table)
    size = SIZES.get(table.batch, 1.0)
    lying = set(table.position["path"])
    holes = "".join(_hole(along[tile], size) for tile in table.path_tiles if tile not in lying)
    guards = "".join(_guard_tile(table, nth, along[-1 - nth]) for nth in range(len(table.guards)))
    drawn = [_Stone(table, tile, along[tile], size) for tile in table.path_tiles if tile in lying]
    tiles = "".join(stone.drawn() for stone in drawn)
    buttons = "".join(stone.button() for stone in drawn)
    costs = "".join(stone.cost() for stone in drawn)
    return named_layer(
        esc(_("Path")),
        f"{_roads(table, along)}{holes}{guards}{_guard(table, along)}{tiles}"
        f"{_captions(table, along)}{buttons}{costs}",
    )


def _roads(table: LunaTable, along: dict[int, float]) -> str:
    end = len(road.WAY) - 1
    guard = along[-1 - table.guard]
    beyond = along[-table.guard] if table.guard else 0.0
    open_ = road.stretch(guard, end)
    parts = [
        f'<path class="road-edge" d="{road.stretch(0, end)}"/>',
        f'<path class="road open" d="{open_}"/>',
    ]
    if table.guard:
        between = road.stretch(beyond, guard)
        parts.append(
            f'<path class="bribe-edge" d="{between}"/><path class="road bribe" d="{between}"/>'
        )
    if beyond:
        shut = road.stretch(0, beyond)
        parts.append(
            f'<path class="road shut" d="{shut}"/><path class="road shut-over" d="{shut}"/>'
        )
    return "".join(parts)


def _hole(along: float, size: float) -> str:
    x, y = road.at(along)
    return (
        f'<use href="#stone" class="hollow" transform="translate({num(x)} {num(y)})'
        f'scale({num(0.62 * size)})"/>'
    )


def _guard_tile(table: LunaTable, nth: int, along: float) -> str:
    x, y = road.at(along)
    value = table.guards[nth]
    if nth > table.guard:
        kind, words = "spent", _("Guard tile {value}, spent").format(value=value)
    elif nth == table.guard:
        kind, words = "here", _("Guard tile {value}, with the Guard").format(value=value)
    else:
        kind, words = "ahead", _("Guard tile {value}").format(value=value)
    strike = '<path class="strike" d="M-9 7 9-5"/>' if kind == "spent" else ""
    return (
        f'<g class="guard-tile {kind}" transform="translate({num(x)} {num(y)})" role="img" '
        f'aria-label="{esc(words)}"><use href="#shield"/><text y="6">{value}</text>{strike}</g>'
    )


def _guard(table: LunaTable, along: dict[int, float]) -> str:
    x, y = road.outside(along[-1 - table.guard], 34)
    return (
        f'<g id="guard" class="glide" transform="translate({num(x)} {num(y + 15)})">'
        f'<use href="#f-guard" class="figure-guard"/></g>'
    )


class _Stone:
    """A tile on the path."""

    __slots__ = ("along", "claimed", "claims", "size", "state", "table", "tile")

    def __init__(self, table: LunaTable, tile: int, along: float, size: float) -> None:
        self.table = table
        self.tile = tile
        self.along = along
        self.size = size
        self.claimed: int | None = table.position["claimed"].get(str(tile))
        later = table.preview or table.position
        self.claims: int | None = later["claimed"].get(str(tile), self.claimed)
        bribable = "bribe" if tile in table.bribable else "open"
        self.state = "shut" if tile in table.closed else bribable

    @property
    def thing(self) -> str:
        return f"tile:{self.tile}"

    def place(self) -> str:
        x, y = road.at(self.along)
        size = f"scale({num(self.size)})" if self.size != 1 else ""
        return f"translate({num(x)} {num(y)}){size}"

    def drawn(self) -> str:
        table, tile = self.table, self.tile
        later = table.preview or table.position
        leaving = " leaving" if tile not in later["path"] else ""
        tint = f"{'empty' if self.state == 'shut' else 'laid'} b-{table.boards[tile]}"
        return picture(
            f'<g class="tile {tint}{leaving}"><use href="#stone" class="face"/>'
            f'<use href="#stone-in" class="frame-line"/><text y="-.5">{tile}</text>'
            f'<use href="#y-{table.symbols[tile]}" class="tile-sign" '
            f'transform="translate(0 8.6)scale(.48)"/></g>{self._novice()}',
            self.place(),
        )

    def _outwards(self) -> tuple[float, float]:
        (x, y), (out_x, out_y) = road.at(self.along), road.outside(self.along, 22.0)
        return out_x - x, out_y - y

    def _novice(self) -> str:
        """It stands on the outer side of the tile that it has claimed."""
        if self.claims is None:
            return ""
        x, y = self._outwards()
        return piece(
            "m", self.claims, num(x), num(y + 12), "coming" if self.claimed is None else ""
        )

    def cost(self) -> str:
        """The purse on the inner side of a tile that can be had for bribery."""
        if self.state != "bribe" or self.thing not in self.table.choosable | self.table.chosen:
            return ""
        x, y = self._outwards()
        return picture(
            f'<g class="cost" transform="translate({num(-x)} {num(-y)})"><circle r="9"/>'
            '<use href="#y-bribery" transform="scale(.5)"/></g>',
            self.place(),
        )

    def button(self) -> str:
        words = tile_words(self.table, self.tile, self.claims)
        return pointable(self.table, self.thing, words, '<use href="#stone-ring"', self.place())


def tile_words(table: LunaTable, tile: int, claimed: int | None) -> str:
    if tile in table.closed:
        state = _("closed")
    elif tile in table.bribable:
        state = _("just beyond the Guard, for bribery")
    else:
        state = _("approved")
    words = _("Tile {tile}, {symbol}: {state}").format(
        tile=tile, symbol=symbol_name(table.symbols[tile]), state=state
    )
    if claimed is None:
        return words
    if claimed == table.actor:
        return _("{tile}, claimed by you").format(tile=words)
    return _("{tile}, claimed by {name}").format(tile=words, name=table.names[claimed])


def _captions(table: LunaTable, along: dict[int, float]) -> str:
    """The names of the three parts of the way, beside the middle of each."""
    guard = along[-1 - table.guard]
    beyond = along[-table.guard] if table.guard else 0.0
    spots = [(_("Approved"), "", APPROVED_AT)]
    if table.guard:
        spots.append((_("Bribe"), "bribery", road.outside((guard + beyond) / 2, 46)))
    if table.guard > 1:
        # Near the gate the meditation room stands where the words would be.
        near_gate = table.guard == 2
        spot = CLOSED_BY_THE_GATE if near_gate else road.outside(beyond * 0.46, 44)
        spots.append((_("Closed"), "lock", spot))
    return "".join(_caption(words, sign, *spot) for words, sign, spot in spots)


def _caption(words: str, sign: str, x: float, y: float) -> str:
    drawn = (
        f'<use href="#y-{sign}" class="caption-sign" '
        f'transform="translate({num(-3.4 * len(words) - 10)} '
        f'-4)scale(.54)"/>'
        if sign
        else ""
    )
    return (
        f'<g class="caption" transform="translate({num(x)} {num(y + 4)})" aria-hidden="true">'
        f"{drawn}"
        f"<text>{esc(words)}</text></g>"
    )
