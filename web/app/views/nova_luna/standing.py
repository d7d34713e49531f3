"""Who moves when, and how many discs each player has left: one list, in the order of play."""

from __future__ import annotations

from web.app.nova_luna.table import Coming, NovaLunaTable
from web.app.views.bot_sign import name_and_sign
from web.app.views.disc import mark
from web.app.views.markup import esc
from web.app.words import _, n_


def discs_left(table: NovaLunaTable, player: int) -> str:
    count = table.position["discs"][player]
    return n_("{count} disc left", "{count} discs left", count).format(count=count)


def standing(table: NovaLunaTable) -> str:
    if len(table.names) == 1 or not table.coming:
        return ""
    rows = "".join(_row(table, coming, index) for index, coming in enumerate(table.coming))
    return (
        f'<div class="heads"><h2>{esc(_("Who comes next"))}</h2>'
        f"<span>{esc(_('Discs left'))}</span></div>"
        f"<ol>{rows}</ol>"
    )


def _row(table: NovaLunaTable, coming: Coming, index: int) -> str:
    player = coming.player
    discs = table.position["discs"][player]
    after = ""
    if index == 0 and table.spot is not None and table.spots.get(table.spot):
        left = max(0, discs - len(table.spots[table.spot]))
        after = f' <span class="after"><span aria-hidden="true">→</span> {left}</span>'
    now = ' class="now"' if index == 0 else ""
    return (
        f'<li id="row{player}"{now}>{mark(player)}'
        f"{name_and_sign(table.names, table.company, player)}"
        f'<span class="when">{esc(_when(coming, index))}</span>'
        f'<span class="discs">{discs}{after}</span></li>'
    )


def _when(coming: Coming, index: int) -> str:
    if index == 0:
        return _("now")
    if coming.beads == 0:
        return _("next") if index == 1 else _("same bead")
    return n_("{count} bead on", "{count} beads on", coming.beads).format(count=coming.beads)
