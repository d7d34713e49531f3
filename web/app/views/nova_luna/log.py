"""What has happened, the newest first."""

from __future__ import annotations

from web.app.nova_luna.table import NovaLunaTable
from web.app.views.disc import mark
from web.app.views.markup import esc
from web.app.words import _


def log(table: NovaLunaTable) -> str:
    if not table.log:
        lines = f'<li class="none">{esc(_("Nothing yet: the first tile is yours to take."))}</li>'
    else:
        lines = "".join(
            f'<li id="log{index}">{_sign(line.player)}<span>{esc(line.text)}</span></li>'
            for index, line in reversed(list(enumerate(table.log)))
        )
    label = esc(_("Log, newest first"))
    return f'<h2>{esc(_("Log"))}</h2><ol tabindex="0" aria-label="{label}">{lines}</ol>'


def _sign(player: int | None) -> str:
    if player is not None:
        return mark(player, "little")
    return '<svg class="mark little" aria-hidden="true"><use href="#i-moon"/></svg>'
