"""The home page: two moons, of which Nova Luna's can be played; the saved game; the notice."""

from __future__ import annotations

from typing import NamedTuple

from web.app.nova_luna.table import NovaLunaTable
from web.app.words import _

from .disc import mark
from .home_moons import luna_moon, nova_luna_moon
from .home_sky import home_sky
from .markup import esc, icon, link
from .nova_luna.display import thumbnail
from .nova_luna.end_screen import end_title, is_over
from .nova_luna.rules_card import rules_card
from .nova_luna.standing import discs_left
from .nova_luna.tile import faces
from .nova_luna.tile_words import listing
from .remark import remark
from .sprite import sprite
from .theme_switch import theme_switch


class Saved(NamedTuple):
    """A game put aside: the key that continues it, and its table as it stands."""

    key: str
    table: NovaLunaTable


def regions(
    saved: NovaLunaTable | None = None,
    *,
    older: tuple[Saved, ...] = (),
    theme: str = "auto",
    rules: bool = False,
    notice: str = "",
) -> dict[str, str]:
    """Region id → its inner HTML."""
    return {
        "remarks": remark(notice),
        "sights": theme_switch(theme),
        "games": _luna() + _nova_luna(),
        "more": _continue(saved) + _older(older) + _learn() + _open() + _install(),
        "overlay": rules_card() if rules else "",
    }


def screen(
    saved: NovaLunaTable | None = None,
    *,
    older: tuple[Saved, ...] = (),
    theme: str = "auto",
    rules: bool = False,
    notice: str = "",
) -> str:
    """The whole page inside `#screen`; `saved` is the game to continue, as it stands."""
    part = regions(saved, older=older, theme=theme, rules=rules, notice=notice)
    legal = _("An unofficial work, not connected with the publishers of the games.")
    return (
        f'{sprite(faces())}<div class="home"><div id="overlay">{part["overlay"]}</div>'
        f"{home_sky()}<header><div><h1>"
        f'<svg class="two-moons" aria-hidden="true"><use href="#two-moons"/></svg>'
        f"{esc(_('Two Moons'))}</h1><p>{esc(_('Two board games by moonlight'))}</p></div>"
        f'<div id="sights">{part["sights"]}</div></header>'
        f'<section id="remarks" aria-label="{esc(_("Remark"))}">{part["remarks"]}</section>'
        f'<main id="games">{part["games"]}</main>'
        f'<section id="more" aria-label="{esc(_("More"))}">{part["more"]}</section>'
        f"<footer>{esc(legal)}</footer></div>"
    )


def _nova_luna() -> str:
    return (
        f'<article class="game">{nova_luna_moon()}<div class="words"><h2>{esc(_("Nova Luna"))}</h2>'
        f"<p>{esc(_('Follow the moon, lay tiles, cover every task first'))}</p>"
        f'<div class="actions"><a class="button go" href="play.html" data-do="new nova-luna 2" '
        f'data-instant="opening">{esc(_("Play"))}</a>'
        f"{link('play.html', 'new nova-luna 1', _('Solo'))}"
        f"{link('setup.html', 'go setup', _('Set up'))}</div>"
        f'<p class="sub">{esc(_("Two players at one screen, 20 minutes"))}</p></div></article>'
    )


def _luna() -> str:
    return (
        f'<article class="game soon">{luna_moon()}<div class="words"><h2>{esc(_("Luna"))}</h2>'
        f"<p>{esc(_('Lead your novices from isle to isle and into the temple'))}</p>"
        f'<p class="rising">{icon("moon")}{esc(_("Luna rises soon"))}</p></div></article>'
    )


def _continue(saved: NovaLunaTable | None) -> str:
    if saved is None:
        return ""
    player = _player_shown(saved)
    title = _("Look again at Nova Luna") if is_over(saved) else _("Continue Nova Luna")
    return (
        f'<a id="continue" class="item" href="play.html" data-do="go play">'
        f"{thumbnail(saved.position['displays'][player], player)}<span><b>{esc(title)}</b>"
        f"<span>{esc(_standing(saved))}</span><span>{esc(_company(saved))}</span></span></a>"
    )


def _older(older: tuple[Saved, ...]) -> str:
    """Games put aside, folded away until somebody looks for them."""
    if not older:
        return ""
    links = "".join(
        f'<li><a href="play.html" data-do="continue {esc(key)}">{mark(_player_shown(table))}'
        f"<span>{esc(_standing(table))}, {esc(_company(table))}</span></a></li>"
        for key, table in older
    )
    return (
        f'<details class="older"><summary class="item"><span class="round">{icon("log")}</span>'
        f"<span><b>{esc(_('Older games'))}</b><span>{len(older)}</span></span></summary>"
        f"<ul>{links}</ul></details>"
    )


def _player_shown(table: NovaLunaTable) -> int:
    return table.places[0].player if table.places else int(table.position["turn"])


def _standing(table: NovaLunaTable) -> str:
    if is_over(table):
        return end_title(table)
    player = _player_shown(table)
    discs = discs_left(table, player)
    return _("{name}, {discs}").format(name=table.names[player], discs=discs)


def _company(table: NovaLunaTable) -> str:
    player = _player_shown(table)
    others = [name for index, name in enumerate(table.names) if index != player]
    return _("with {names}").format(names=listing(others)) if others else _("Solo")


def _learn() -> str:
    return (
        f'<button type="button" class="item" data-do="rules">'
        f'<span class="round">{icon("book")}</span>'
        f"<span><b>{esc(_('Rules'))}</b><span>{esc(_('Nova Luna in short'))}</span></span></button>"
    )


def _open() -> str:
    """A game kept as a file; the field lies invisibly over the words."""
    label = esc(_("Open a saved game from a file"))
    return (
        f'<div class="item file"><span class="round">{icon("open")}</span>'
        f"<span><b>{esc(_('Open'))}</b>"
        f"<span>{esc(_('A game saved as a file'))}</span></span>"
        f'<input type="file" id="file" accept=".json,application/json" data-do="open-file" '
        f'aria-label="{label}"></div>'
    )


def _install() -> str:
    """Shown by the shell only when the browser offers to install."""
    return (
        f'<button type="button" id="install" class="item" data-do="install" hidden>'
        f'<span class="round">{icon("save")}</span><span><b>{esc(_("Install"))}</b>'
        f"<span>{esc(_('Plays offline too'))}</span></span></button>"
    )
