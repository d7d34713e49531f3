"""The pages as they are before anyone has touched them, for the build to write down."""

from __future__ import annotations

from pyengine import Match

from .pages import HOME, PAGES, game_of, is_setup, title
from .rooms import room
from .views import home


def screen(page: str) -> str:
    """What is inside a page's `#screen`."""
    if page == HOME:
        return home.screen()
    at = room(game_of(page))
    if is_setup(page):
        drawn: str = at.setup.screen(at.setup.NOTHING_CHOSEN)
    else:
        match = Match.new(page, **at.opening)
        drawn = at.play.screen(at.sit(match).table())
    return drawn


def screens() -> dict[str, str]:
    return {page: screen(page) for page in PAGES}


def titles() -> dict[str, str]:
    return {page: title(page) for page in PAGES}
