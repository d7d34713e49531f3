"""The bar over the panel: the way home, undo and redo, rules, menu; on a phone the turn as well."""

from __future__ import annotations

from web.app.luna.table import LunaTable
from web.app.views.bar_steps import bar_steps
from web.app.views.markup import brand, esc, icon
from web.app.words import _

from .turn_band import band_look, phase_words, turn_title


def bar(table: LunaTable) -> str:
    look, sign = band_look(table)
    return (
        f"{brand(_('Luna'), _('Luna: to the home page'))}"
        f'<div class="bar-turn {look}">{sign}'
        f'<div><h1 class="bar-title">{esc(turn_title(table))}</h1>'
        f'<p class="bar-round">{esc(phase_words(table))}</p></div></div>'
        f"{bar_steps(table, _rules())}"
    )


def _rules() -> str:
    return (
        f'<button type="button" class="quiet wide-only" data-do="rules" data-key="?" '
        f'aria-label="{esc(_("Rules"))}">{icon("book")}</button>'
    )
