"""What has happened, the newest first."""

from __future__ import annotations

from web.app.luna.table import LunaTable
from web.app.views.disc import mark
from web.app.views.markup import esc
from web.app.words import _

LINES = 60
"""Older lines are left out: nobody scrolls that far, and every click sends the list."""


def log(table: LunaTable) -> str:
    newest = list(enumerate(table.log))[-LINES:]
    lines = "".join(
        f'<li id="log{index}">{_sign(line.player)}<span>{esc(line.text)}</span></li>'
        for index, line in reversed(newest)
    )
    if not lines:
        lines = f'<li class="none">{esc(_("Nothing has happened yet."))}</li>'
    return (
        f"<h2>{esc(_('Log'))}</h2>"
        f'<ol tabindex="0" aria-label="{esc(_("Log, newest first"))}">{lines}</ol>'
    )


def _sign(player: int | None) -> str:
    if player is not None:
        return mark(player, "little")
    return '<svg class="mark little" aria-hidden="true"><use href="#i-moon"/></svg>'
