"""The menu of the play page."""

from __future__ import annotations

from web.app.words import _

from .markup import action, card_head, esc, link, para, scrim
from .theme_switch import theme_switch


def menu(theme: str, game: str) -> str:
    title = _("Menu")
    return (
        f"{scrim('menu', _('Close the menu'))}"
        f'<div id="menu" class="card menu" role="dialog" aria-modal="true" '
        f'aria-label="{esc(title)}">'
        f"{card_head(title, 'menu', _('Close the menu'))}"
        f'<div class="choices">{action("rules", _("Rules"), drawing="book")}'
        f"{action('save-file', _('Save the game to a file'), drawing='save')}"
        f"{link(f'{game}-setup.html', f'go {game}-setup', _('New game'), drawing='new')}"
        f"{link('./', 'go home', _('Home'), drawing='home')}</div>{theme_switch(theme)}"
        f"{para(_('Every action is saved on this device by itself.'), 'hint')}</div>"
    )
