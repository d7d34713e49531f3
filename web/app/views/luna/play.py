"""The play page of Luna: a frame, and regions that are patched one by one as the game goes."""

from __future__ import annotations

from typing import Final

from web.app.luna.table import LunaTable
from web.app.views.markup import esc
from web.app.views.menu import menu
from web.app.words import _

from .bar import bar
from .coast import SITES
from .council import council
from .doing import doing
from .isle import isle
from .log import log
from .path import path
from .players import players
from .rules_card import rules_card
from .sea import sea
from .shore import gate, landing, meditation
from .sprite import luna_sprite
from .strip import strip
from .tabs import tabs
from .temple import temple
from .trails import trails
from .turn_band import turn_band

PLACES: Final = tuple(f"place{place}" for place in range(len(SITES)))
LAYERS: Final = ("sea", "road", "court", "gate", "stair", "stage", "room", *PLACES, "lines")
"""The layers of the board, the lowest first; each is a region of its own."""

REGIONS: Final = (
    "bar", *LAYERS, "strip", "band", "doing", "players", "log", "tabs", "overlay",
)  # fmt: skip
"""The ids of the regions, in the order of the page."""

_ANCHORS: Final = '<i id="spot_temple" class="anchor" tabindex="-1"></i>' + "".join(
    f'<i id="spot_{place}" class="anchor"></i>' for place in range(len(SITES))
)
"""What the phone's crop of the board is brought to, besides the isles themselves."""


def regions(table: LunaTable, *, theme: str = "auto", rules: bool = False) -> dict[str, str]:
    """Region id → its inner HTML, for a table as it stands."""
    return {
        "bar": bar(table),
        "sea": sea(table.position["isles"]),
        "road": path(table),
        "court": temple(table),
        "gate": gate(),
        "stair": council(table),
        "stage": landing(table),
        "room": meditation(table),
        **{name: isle(table, place) for place, name in enumerate(PLACES)},
        "lines": trails(table),
        "strip": strip(table),
        "band": turn_band(table),
        "doing": doing(table),
        "players": players(table),
        "log": log(table),
        "tabs": tabs(table),
        "overlay": rules_card() if rules else menu(theme, "luna") if table.menu else "",
    }


def screen(table: LunaTable, *, theme: str = "auto", rules: bool = False) -> str:
    """The whole page inside `#screen`."""
    part = regions(table, theme=theme, rules=rules)
    layers = "".join(f'<div id="{name}" class="layer">{part[name]}</div>' for name in LAYERS)
    return (
        f'<div class="luna luna-paint">{luna_sprite()}<div id="overlay">{part["overlay"]}</div>'
        f'<header id="bar" class="bar">{part["bar"]}</header>'
        f'<main class="luna-table"><aside class="side" aria-label="{esc(_("Turn and players"))}">'
        f'<section id="band" aria-label="{esc(_("Turn"))}">{part["band"]}</section>'
        f'<section id="doing" aria-label="{esc(_("Actions"))}">{part["doing"]}</section>'
        f'<section id="players" aria-label="{esc(_("Players"))}">{part["players"]}</section>'
        f'<section id="log" aria-label="{esc(_("Log"))}">{part["log"]}</section></aside>'
        f'<section id="board" aria-label="{esc(_("The table: seven isles round the temple"))}" '
        f'tabindex="-1" data-arrows><div class="world">{_ANCHORS}{layers}</div></section>'
        f'<nav id="strip" aria-label="{esc(_("Parts of the board"))}">{part["strip"]}</nav>'
        f'<nav id="tabs" aria-label="{esc(_("Parts of the sheet"))}">{part["tabs"]}</nav>'
        "</main></div>"
    )
