"""Night, dawn, or as the device says."""

from __future__ import annotations

from web.app.words import _

from .markup import esc, icon


def theme_switch(theme: str) -> str:
    choices = (
        ("auto", _("Auto"), "auto"),
        ("dark", _("Night"), "moon"),
        ("light", _("Dawn"), "sun"),
    )
    buttons = "".join(
        f'<button type="button" data-do="theme {name}" '
        f'aria-pressed="{"true" if name == theme else "false"}">'
        f"{icon(drawing)}{esc(words)}</button>"
        for name, words, drawing in choices
    )
    return f'<div class="switch" role="group" aria-label="{esc(_("Theme"))}">{buttons}</div>'
