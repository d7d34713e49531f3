"""A saved game of Luna for the home page."""

from __future__ import annotations

from web.app.luna.table import LunaTable
from web.app.seats import COLOURS
from web.app.views.saved_game import SavedGame, company
from web.app.words import _

from .turn_band import ROUNDS

PLACES = ((-18, -22), (18, -22), (38, 2), (18, 26), (-18, 26), (-38, 14), (-38, -10))
"""Where the isles lie in the picture."""


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
    """Seven isles, each with a dot in the colour of whoever has most novices there."""
    isles = "".join(
        f'<ellipse class="land" cx="{x}" cy="{y}" rx="12" ry="8"/>{_dot(table, n, x, y)}'
        for n, (x, y) in enumerate(PLACES)
    )
    return f'<svg class="thumbnail" viewBox="-60 -44 120 88" aria-hidden="true">{isles}</svg>'


def _dot(table: LunaTable, isle: int, x: int, y: int) -> str:
    position = table.position
    counts = [
        position["active"][player][isle] + position["inactive"][player][isle]
        for player in range(len(table.names))
    ]
    most = max(counts)
    if not most:
        return ""
    return f'<circle class="p-{COLOURS[counts.index(most)]}" cx="{x}" cy="{y}" r="4"/>'
