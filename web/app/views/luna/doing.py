"""What can be done now, or the action being put together: the heart of the panel."""

from __future__ import annotations

from web.app.luna.table import LunaTable
from web.app.views.hints import hint_panel, shows_hint
from web.app.views.remark import remark
from web.app.views.review_panel import review_panel
from web.app.views.waiting import told, waiting_panel

from .action_list import action_list
from .draft import draft, is_draft
from .end_screen import end_screen
from .score_panel import score_panel

NEWS = 4
"""Rounds have long ends: on a phone, where the log is a tap away, the last few lines will do."""


def doing(table: LunaTable) -> str:
    if table.review:
        body = review_panel(table.review, table.names)
    elif table.score:
        body = score_panel(table)
    elif table.position["phase"] == "over":
        body = end_screen(table)
    elif table.company.thinking:
        body = waiting_panel(table.company, table.news)
    elif shows_hint(table.hint) and not is_draft(table):
        body = hint_panel(table.hint)
    elif is_draft(table):
        body = draft(table)
    else:
        body = told(table.news[-NEWS:]) + action_list(table)
    return remark(table.notice) + body
