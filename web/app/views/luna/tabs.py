"""The phone's tabs: what the sheet under the board shows."""

from __future__ import annotations

from web.app.luna.table import LunaTable
from web.app.views.markup import esc, icon
from web.app.words import _

from .symbols import symbol


def tabs(table: LunaTable) -> str:
    over = table.position["phase"] == "over" and not table.score
    first = (
        _("Look back")
        if table.review
        else _("Result")
        if over
        else _("Round end")
        if table.score
        else _("Actions")
    )
    return "".join(
        (
            _tab("actions", symbol("favor"), first, table.tab),
            _tab("players", symbol("novice"), _("Players"), table.tab),
            _tab("log", icon("log"), _("Log"), table.tab),
        )
    )


def _tab(name: str, drawing: str, words: str, front: str) -> str:
    return (
        f'<button type="button" id="tab-{name}" data-do="tab {name}" '
        f'aria-pressed="{"true" if name == front else "false"}">{drawing}<span>'
        f"{esc(words)}</span></button>"
    )
