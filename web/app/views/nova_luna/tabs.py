"""The phone's tabs: one's own display, the others', the whole wheel, the log."""

from __future__ import annotations

from web.app.nova_luna.table import NovaLunaTable
from web.app.views.disc import mark
from web.app.views.markup import esc, icon
from web.app.words import _


def in_front(table: NovaLunaTable, great: int) -> str:
    """The tab that is open: a player whose display is the great one anyway is `you`."""
    return "you" if table.tab == str(great) else table.tab


def tabs(table: NovaLunaTable, great: int) -> str:
    front = in_front(table, great)
    one = len(table.names) == 1
    parts = [_tab("you", mark(great), _("You") if one else table.names[great], front)]
    parts += [
        _tab(str(player), mark(player), table.names[player], front)
        for player in range(len(table.names))
        if player != great
    ]
    parts.append(_tab("wheel", icon("wheel"), _("Wheel"), front))
    parts.append(_tab("log", icon("log"), _("Log"), front))
    return "".join(parts)


def _tab(name: str, drawing: str, words: str, front: str) -> str:
    pressed = "true" if name == front else "false"
    return (
        f'<button type="button" id="tab-{name}" data-do="tab {name}" aria-pressed="{pressed}">'
        f"{drawing}<span>{esc(words)}</span></button>"
    )
