"""What isles, the landing stage and favor tokens are called, by the engine's numbers."""

from __future__ import annotations

from pyengine.luna.components import LANDING, SYMBOLS
from web.app.views.luna.symbols import isle_name, symbol_name
from web.app.words import _


def place_name(number: int) -> str:
    return _("the landing stage") if number == LANDING else isle_name(SYMBOLS[number])


def token_name(favor: int) -> str:
    return symbol_name(SYMBOLS[favor])
