"""A refusal or a remark, shown until it is dismissed or anything else is done."""

from __future__ import annotations

from web.app.words import _

from .markup import esc, icon_action


def remark(words: str) -> str:
    if not words:
        return ""
    return (
        f'<div id="remark" class="notice"><p>{esc(words)}</p>'
        f"{icon_action('dismiss', _('Dismiss'), 'close')}</div>"
    )
