"""The pages as they are before anyone has touched them, for the build to write down."""

from __future__ import annotations

from .nova_luna.play import NovaLunaPlay
from .opening import opening_match
from .session import title
from .views import home
from .views.nova_luna import play, setup

PAGES = ("home", "setup", "play")


def screens() -> dict[str, str]:
    """Page → what is inside its `#screen`."""
    table = NovaLunaPlay(opening_match()).table()
    return {"home": home.screen(), "setup": setup.screen(), "play": play.screen(table)}


def titles() -> dict[str, str]:
    return {page: title(page) for page in PAGES}
