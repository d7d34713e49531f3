"""A saved game of Luna for the home page."""

from __future__ import annotations

from web.app.luna.table import LunaTable
from web.app.views.disc import disc
from web.app.views.markup import num, polar
from web.app.views.saved_game import SavedGame, company
from web.app.words import _

from .symbols import SYMBOLS
from .turn_band import ROUNDS

ISLES = len(SYMBOLS)


def _places() -> tuple[tuple[float, float], ...]:
    """Where the seven isles lie in the picture: clockwise on an oval, the first on top."""
    ring = [polar(1, 360 * n / ISLES) for n in range(ISLES)]
    return tuple((46 * x, 32 * y) for x, y in ring)


def card(key: str, table: LunaTable) -> SavedGame:
    over = table.position["phase"] == "over"
    player = table.places[0].player if table.places else int(table.position["turn"])
    if over:
        standing = _("{name} wins").format(name=table.names[player])
    else:
        standing = _("{name}, round {round} of {rounds}").format(
            name=table.names[player], round=table.position["round"], rounds=ROUNDS
        )
    return SavedGame(
        key=key,
        game="luna",
        title=_("Luna"),
        over=over,
        player=player,
        standing=standing,
        company=company(table.names, player),
        picture=_picture(table),
    )


def _picture(table: LunaTable) -> str:
    """The isles, each with the disc of whoever has most novices there."""
    isles = "".join(
        f'<ellipse class="land" cx="{num(x)}" cy="{num(y)}" rx="15" ry="10"/>'
        f"{_most(table, n, x, y)}"
        for n, (x, y) in enumerate(_places())
    )
    return f'<svg class="thumbnail" viewBox="-64 -48 128 96" aria-hidden="true">{isles}</svg>'


def _most(table: LunaTable, isle: int, x: float, y: float) -> str:
    position = table.position
    counts = [
        position["active"][player][isle] + position["inactive"][player][isle]
        for player in range(len(table.names))
    ]
    if not any(counts):
        return ""
    player = counts.index(max(counts))
    return f'<g transform="translate({num(x)} {num(y)})scale(.55)">{disc(player, "0", "0")}</g>'
