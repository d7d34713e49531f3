"""The home page: two moons, the games; the saved ones; the notice."""

from __future__ import annotations

from web.app.seats import QUICK_LEVEL, seat_of
from web.app.words import _

from .disc import mark
from .home_moons import luna_moon, nova_luna_moon
from .home_sky import home_sky
from .markup import esc, icon
from .nova_luna.tile import faces
from .remark import remark
from .saved_game import SavedGame
from .sprite import sprite
from .theme_switch import theme_switch


def regions(
    saved: tuple[SavedGame, ...] = (),
    *,
    theme: str = "auto",
    rules: str = "",
    notice: str = "",
) -> dict[str, str]:
    """Region id → its inner HTML."""
    return {
        "remarks": remark(notice),
        "sights": theme_switch(theme),
        "games": _luna() + _nova_luna(),
        "more": _continue(saved[:1]) + _older(saved[1:]) + _learn() + _open() + _install(),
        "overlay": rules,
    }


def screen(
    saved: tuple[SavedGame, ...] = (),
    *,
    theme: str = "auto",
    rules: str = "",
    notice: str = "",
) -> str:
    """The whole page inside `#screen`; the first of `saved` is the game to continue.

    `rules` is the card of the rules that lies over the page, if one does.
    """
    part = regions(saved, theme=theme, rules=rules, notice=notice)
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
    return _game(
        "nova-luna",
        _("Nova Luna"),
        nova_luna_moon(),
        _("Follow the moon, lay tiles, cover every task first"),
        _("Two players at one screen, 20 minutes"),
    )


def _luna() -> str:
    return _game(
        "luna",
        _("Luna"),
        luna_moon(),
        _("Lead your novices from isle to isle and into the temple"),
        _("Two players at one screen, 50 minutes"),
    )


def _game(game: str, name: str, moon: str, about: str, company: str) -> str:
    return (
        f'<article class="game">{moon}<div class="words"><h2>{esc(name)}</h2><p>{esc(about)}</p>'
        f'<div class="actions"><a class="button go" href="{game}.html" data-do="new {game} 2" '
        f'data-instant="{game}" aria-label="{esc(_("Play {game}").format(game=name))}">'
        f"{esc(_('Play'))}</a>"
        f"{_way(f'{game}.html', f'new {game} 2 {seat_of(QUICK_LEVEL)}', _('Against a bot'), name)}"
        f"{_way(f'{game}.html', f'new {game} 1', _('Solo'), name)}"
        f"{_way(f'{game}-setup.html', f'go {game}-setup', _('Set up'), name)}</div>"
        f'<p class="sub">{esc(company)}</p></div></article>'
    )


def _way(href: str, do: str, words: str, name: str) -> str:
    label = _("{way}: {game}").format(way=words, game=name)
    return (
        f'<a class="button" href="{href}" data-do="{do}" aria-label="{esc(label)}">{esc(words)}</a>'
    )


def _continue(saved: tuple[SavedGame, ...]) -> str:
    """The game used last; empty without one."""
    return "".join(
        f'<a id="continue" class="item" href="{each.game}.html" data-do="continue {esc(each.key)}">'
        f"{each.picture}<span><b>{esc(_continue_words(each))}</b>"
        f"<span>{esc(each.standing)}</span><span>{esc(each.company)}</span></span></a>"
        for each in saved
    )


def _continue_words(saved: SavedGame) -> str:
    if saved.over:
        return _("Look again at {game}").format(game=saved.title)
    return _("Continue {game}").format(game=saved.title)


def _older(older: tuple[SavedGame, ...]) -> str:
    """Games put aside, folded away until somebody looks for them."""
    if not older:
        return ""
    links = "".join(
        f'<li><a href="{each.game}.html" data-do="continue {esc(each.key)}">{mark(each.player)}'
        f"<span>{esc(each.title)}: {esc(each.standing)}, {esc(each.company)}</span></a></li>"
        for each in older
    )
    return (
        f'<details class="older"><summary class="item"><span class="round">{icon("log")}</span>'
        f"<span><b>{esc(_('Older games'))}</b><span>{len(older)}</span></span></summary>"
        f"<ul>{links}</ul></details>"
    )


def _learn() -> str:
    return (
        f'<div class="item"><span class="round">{icon("book")}</span>'
        f"<span><b>{esc(_('Rules'))}</b><span>{_rules('luna', _('Luna'))}"
        f" {_rules('nova-luna', _('Nova Luna'))}</span></span></div>"
    )


def _rules(game: str, name: str) -> str:
    label = _("Rules of {game}").format(game=name)
    return (
        f'<button type="button" class="inline" data-do="rules {game}" '
        f'aria-label="{esc(label)}">{esc(name)}</button>'
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
