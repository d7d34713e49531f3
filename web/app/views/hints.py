"""The hint: a button that asks for it, that it is being looked for, and the ideas as a list."""

from __future__ import annotations

from web.app.ideas import Hint, Idea
from web.app.words import _, n_

from .markup import action, esc, icon, para
from .medal import medal_picture
from .review_panel import Picture, no_picture
from .waiting import BEADS


def hint_button(hint: Hint) -> str:
    """For the bar; there is none while nobody could follow it."""
    if not hint.may_ask:
        return ""
    words = _("Hint")
    pressed = "true" if hint.looking or hint.ideas else "false"
    return (
        f'<button type="button" id="hint" class="quiet" data-do="hint" data-key="h" '
        f'aria-pressed="{pressed}" aria-label="{esc(words)}">{icon("hint")}'
        f"<span>{esc(words)}</span></button>"
    )


def shows_hint(hint: Hint) -> bool:
    return bool(hint.looking or hint.ideas)


def hint_panel(hint: Hint, picture: Picture = no_picture) -> str:
    if hint.looking:
        never_mind = action("hint", _("Never mind"), key="Escape")
        return (
            f'<div class="hint-panel">{BEADS}{para(_("Looking for good moves"), "ask")}'
            f'<div class="actions">{never_mind}</div></div>'
        )
    count = len(hint.ideas)
    title = n_("{count} good move", "The {count} best moves", count).format(count=count)
    close = action("hint", _("Close"), kind="quiet back", key="Escape")
    rows = "".join(_idea(idea, picture) for idea in hint.ideas)
    return (
        f'<div class="hint-panel"><div class="ideas-head"><h2>{esc(title)}</h2>{close}</div>'
        f'<ol class="ideas" data-arrows>{rows}</ol></div>'
    )


def _idea(idea: Idea, picture: Picture) -> str:
    why = f'<span class="why-idea">{esc(idea.why)}</span>' if idea.why else ""
    return (
        f'<li><button type="button" class="idea" data-do="idea {esc(idea.sign)}">'
        f"{medal_picture(idea.sign)}{picture(idea)}<span><b>{esc(idea.title)}</b>{why}</span></button></li>"
    )
