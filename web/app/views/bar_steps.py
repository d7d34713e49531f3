"""What every table's bar ends with: undo and redo, a hint, the rules, the menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.app.words import _

from .hints import hint_button
from .markup import esc, icon, icon_action

if TYPE_CHECKING:
    from typing import Protocol

    from web.app.ideas import Hint

    class Table(Protocol):
        """What the bar has to know of a table."""

        @property
        def may_undo(self) -> bool: ...
        @property
        def may_redo(self) -> bool: ...
        @property
        def menu(self) -> bool: ...
        @property
        def hint(self) -> Hint: ...


def bar_steps(table: Table, rules: str) -> str:
    """`rules` is the button that opens them: how much room there is for it, the game knows."""
    expanded = f' aria-haspopup="dialog" aria-expanded="{"true" if table.menu else "false"}"'
    menu = icon_action("menu", _("Menu"), "menu", extra=expanded)
    return f"<nav>{_steps(table)}{rules}{menu}</nav>"


def _steps(table: Table) -> str:
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
