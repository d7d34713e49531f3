"""The pages of the site by name: home, and for each game its table and its set-up form.

A page's name is its address: `luna` is `luna.html`, `luna-setup` is `luna-setup.html`.
"""

from __future__ import annotations

from .words import _

HOME = "home"
SETUP = "-setup"
GAMES = ("luna", "nova-luna")
PAGES = (HOME, *(game + kind for game in GAMES for kind in ("", SETUP)))


def is_setup(page: str) -> bool:
    return page.endswith(SETUP)


def game_of(page: str) -> str:
    """The game that a page is of; empty for the home page."""
    return "" if page == HOME else page.removesuffix(SETUP)


def game_title(game: str) -> str:
    return {"luna": _("Luna"), "nova-luna": _("Nova Luna")}[game]


def title(page: str) -> str:
    """What the browser's tab says."""
    if page == HOME:
        return _("Two Moons")
    if is_setup(page):
        return _("Set up {game} · Two Moons").format(game=game_title(game_of(page)))
    return _("{game} · Two Moons").format(game=game_title(page))
