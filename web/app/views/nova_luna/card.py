"""A saved game of Nova Luna for the home page."""

from __future__ import annotations

from web.app.nova_luna.table import NovaLunaTable
from web.app.views.saved_game import SavedGame, company
from web.app.words import _

from .display import thumbnail
from .end_screen import end_title, is_over
from .standing import discs_left


def card(key: str, table: NovaLunaTable) -> SavedGame:
    player = table.places[0].player if table.places else int(table.position["turn"])
    over = is_over(table)
    standing = _("{name}, {discs}").format(
        name=table.names[player], discs=discs_left(table, player)
    )
    return SavedGame(
        key=key,
        game="nova-luna",
        title=_("Nova Luna"),
        over=over,
        player=player,
        standing=end_title(table) if over else standing,
        company=company(table.names, player),
        picture=thumbnail(table.position["displays"][player], player),
    )
