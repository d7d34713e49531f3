"""The bar along the top: where we are, undo and redo, rules, menu; on a phone, whose turn it is."""

from __future__ import annotations

from web.app.nova_luna.table import NovaLunaTable
from web.app.seats import COLOURS
from web.app.views.bar_steps import bar_steps
from web.app.views.disc import mark
from web.app.views.markup import brand, esc, icon
from web.app.views.review_panel import bar_review
from web.app.words import _

from .end_screen import end_title, is_over
from .turn_panel import turn_title


def bar(table: NovaLunaTable) -> str:
    return (
        f"{brand(_('Nova Luna'), _('Nova Luna: to the home page'))}"
        f"{_turn(table)}{bar_steps(table, _rules())}"
    )


def _rules() -> str:
    return (
        f'<button type="button" class="quiet wide-only" data-do="rules" data-key="?">'
        f"{icon('book')}{esc(_('Rules'))}</button>"
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
