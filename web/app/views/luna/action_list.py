"""The kinds of action that can be done now; what cannot says why when asked."""

from __future__ import annotations

from web.app.luna.table import ActionRow, LunaTable
from web.app.views.markup import action, esc, para
from web.app.words import _, n_

from .symbols import OF_KIND, symbol


def action_list(table: LunaTable) -> str:
    offered = [row for row in table.actions if not row.why_not]
    others = [row for row in table.actions if row.why_not]
    # A single kind that has been taken up by itself needs no list: the question says it all.
    alone = len(table.actions) == 1 and table.kind == table.actions[0].kind
    kinds = "" if alone else "".join(_kind(row, table.kind) for row in offered)
    grid = f'<div class="kinds" data-arrows>{kinds}</div>' if kinds else ""
    return f"{question(table)}{grid}{_reasons(table, others)}"


def question(table: LunaTable) -> str:
    """What is asked now, a quieter line about it, and the way back."""
    ask = table.ask or (_("Choose an action, or a thing on the table") if table.actions else "")
    back = (
        action("cancel", _("Back"), kind="quiet back", key="Escape") if _may_go_back(table) else ""
    )
    explain = para(table.explain, "hint") if table.explain else ""
    return f'<div class="question"><p class="ask">{esc(ask)}</p>{back}{explain}</div>'


def _may_go_back(table: LunaTable) -> bool:
    """There is nothing behind a step that the rules ask for, until something is chosen in it."""
    alone = len(table.actions) == 1 and not table.actions[0].why_not
    return bool(table.kind) and (not alone or bool(table.chosen))


def _kind(row: ActionRow, kind: str) -> str:
    hint = f" <small>{esc(row.hint)}</small>" if row.hint else ""
    pressed = "true" if row.kind == kind else "false"
    return (
        f'<button type="button" id="kind_{row.kind}" class="kind" data-do="kind {row.kind}" '
        f'aria-pressed="{pressed}">{symbol(OF_KIND[row.kind])}<span>{esc(row.words)}{hint}</span></button>'
    )


def _reasons(table: LunaTable, others: list[ActionRow]) -> str:
    if not others:
        return ""
    count = len(others)
    words = n_("{count} not possible now: why?", "{count} not possible now: why?", count)
    rows = ""
    if table.why:
        told = "".join(
            f"<div><dt>{symbol(OF_KIND[row.kind])}{esc(row.words)}</dt><dd>{esc(row.why_not)}</dd></div>"
            for row in others
        )
        rows = f'<dl class="reasons">{told}</dl>'
    return (
        f'<button type="button" id="why" class="quiet why" data-do="why" '
        f'aria-expanded="{"true" if table.why else "false"}">{symbol("more")}'
        f"{esc(words.format(count=count))}</button>{rows}"
    )
