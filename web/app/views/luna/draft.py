"""An action being put together: ways to do it, moves so far, its effect, confirm and back."""

from __future__ import annotations

from web.app.luna.table import Choice, LunaTable, Step
from web.app.views.markup import action, esc
from web.app.words import _

from .action_list import question
from .symbols import OF_KIND, symbol


def is_draft(table: LunaTable) -> bool:
    """Something has been chosen: from here on the list of kinds gives way."""
    return bool(table.kind and (table.choices or table.steps or table.effect or table.confirm))


def draft(table: LunaTable) -> str:
    return (
        f"{_title(table)}{question(table)}{_choices(table)}{_steps(table)}{_effect(table)}"
        f"{_confirm(table)}"
    )


def _title(table: LunaTable) -> str:
    words = next((row.words for row in table.actions if row.kind == table.kind), "")
    return (
        f'<h2 class="draft-title">{symbol(OF_KIND[table.kind])}{esc(words)}</h2>' if words else ""
    )


def _choices(table: LunaTable) -> str:
    if not table.choices:
        return ""
    buttons = "".join(map(_choice, table.choices))
    return (
        f'<div class="ways" role="group" aria-label="{esc(_("Ways to do it"))}" data-arrows>'
        f"{buttons}</div>"
    )


def _choice(choice: Choice) -> str:
    return (
        f'<button type="button" data-do="{esc(choice.do)}" '
        f'aria-pressed="{"true" if choice.chosen else "false"}">{esc(choice.words)}</button>'
    )


def _steps(table: LunaTable) -> str:
    if not table.steps:
        return ""
    rows = "".join(map(_step, table.steps))
    return f'<ul class="steps" aria-label="{esc(_("Moves so far"))}">{rows}</ul>'


def _step(step: Step) -> str:
    fewer = _("One fewer: {move}").format(move=step.words)
    return (
        f"<li>{symbol('journey')}<span>{esc(step.words)}</span>"
        f'<button type="button" class="quiet" data-do="{esc(step.fewer)}" '
        f'aria-label="{esc(fewer)}">'
        f"{symbol('less')}</button></li>"
    )


def _effect(table: LunaTable) -> str:
    if not table.effect:
        return ""
    lines = "".join(f"<li>{esc(words)}</li>" for words in table.effect)
    return f'<ul class="effect" aria-label="{esc(_("Effect"))}">{lines}</ul>'


def _confirm(table: LunaTable) -> str:
    if not table.confirm:
        return ""
    return f'<div class="actions">{action("confirm", table.confirm, kind="go")}</div>'
