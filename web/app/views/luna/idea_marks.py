"""Where ideas show on the board of Luna: golden ways, and a medal where each leads."""

from __future__ import annotations

from web.app.ideas import Idea
from web.app.luna.table import LunaTable
from web.app.views.medal import medal_at

from .draft import is_draft


def shown_ideas(table: LunaTable) -> tuple[Idea, ...]:
    """While an action is being put together, the ideas step back."""
    return () if is_draft(table) else table.hint.ideas


def things_of(ideas: tuple[Idea, ...]) -> list[tuple[str, str | None, str]]:
    """Sign, start and end of everything that ideas point at."""
    return [(idea.sign, mark.start, mark.end) for idea in ideas for mark in idea.marks]


def medal_beside(sign: str, x: float, y: float, nth: int) -> str:
    """Several at one place stand in a row."""
    return medal_at(sign, x + 28 * nth, y)
