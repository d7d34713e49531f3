"""The bar over the panel: the way home, undo and redo, rules, menu; on a phone the turn as well."""

from __future__ import annotations

from web.app.luna.table import LunaTable
from web.app.views.hints import hint_button
from web.app.views.markup import brand, esc, icon, icon_action
from web.app.words import _

from .turn_band import band_look, phase_words, turn_title


def bar(table: LunaTable) -> str:
    look, sign = band_look(table)
    return (
        f"{brand(_('Luna'), _('Luna: to the home page'))}"
        f'<div class="bar-turn {look}">{sign}'
        f'<div><h1 class="bar-title">{esc(turn_title(table))}</h1>'
        f'<p class="bar-round">{esc(phase_words(table))}</p></div></div><nav>{_steps(table)}'
        f'<button type="button" class="quiet wide-only" data-do="rules" data-key="?" '
        f'aria-label="{esc(_("Rules"))}">{icon("book")}</button>'
        f"{icon_action('menu', _('Menu'), 'menu', extra=_expanded(table.menu))}</nav>"
    )


def _expanded(is_open: bool) -> str:
    return f' aria-haspopup="dialog" aria-expanded="{"true" if is_open else "false"}"'


def _steps(table: LunaTable) -> str:
    """Undo and redo are there when there is something to undo or redo."""
    parts = []
    if table.may_undo:
        parts.append(_step("undo", _("Undo"), "u"))
    if table.may_redo:
        parts.append(_step("redo", _("Redo"), "r"))
    return "".join(parts) + hint_button(table.hint)


def _step(do: str, words: str, key: str) -> str:
    return (
        f'<button type="button" id="{do}" class="quiet" data-do="{do}" data-key="{key}" '
        f'aria-label="{esc(words)}">{icon(do)}<span>{esc(words)}</span></button>'
    )
