"""The bar along the top: where we are, undo and redo, rules, menu; on a phone, whose turn it is."""

from __future__ import annotations

from web.app.nova_luna.table import NovaLunaTable
from web.app.seats import COLOURS
from web.app.views.disc import mark
from web.app.views.hints import hint_button
from web.app.views.markup import brand, esc, icon, icon_action
from web.app.views.review_panel import bar_review
from web.app.words import _

from .end_screen import end_title, is_over
from .turn_panel import turn_title


def bar(table: NovaLunaTable) -> str:
    return (
        f"{brand(_('Nova Luna'), _('Nova Luna: to the home page'))}"
        f"{_turn(table)}<nav>{_step_buttons(table)}"
        f'<button type="button" class="quiet wide-only" data-do="rules" data-key="?">'
        f"{icon('book')}{esc(_('Rules'))}</button>"
        f"{icon_action('menu', _('Menu'), 'menu', extra=_expanded(table.menu))}</nav>"
    )


def _expanded(is_open: bool) -> str:
    return f' aria-haspopup="dialog" aria-expanded="{"true" if is_open else "false"}"'


def _step_buttons(table: NovaLunaTable) -> str:
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


def _turn(table: NovaLunaTable) -> str:
    """On a phone the bar itself tells whose turn it is, and who comes then."""
    if table.review:
        return bar_review(table.review)
    over = is_over(table)
    player = table.places[0].player if over and table.places else table.position["turn"]
    title = end_title(table) if over else turn_title(table)
    then = "".join(mark(coming.player) for coming in table.coming[1:])
    names = ", ".join(table.names[coming.player] for coming in table.coming[1:])
    words = _("then {names}").format(names=names)
    following = (
        f'<span class="following" role="img" aria-label="{esc(words)}">'
        f'<span aria-hidden="true">{esc(_("then"))}</span>{then}</span>'
        if then and not over
        else ""
    )
    return (
        f'<div class="bar-turn b-{COLOURS[player]}">{mark(player, "great")}'
        f"<div><h1>{esc(title)}</h1>{following}</div></div>"
    )
