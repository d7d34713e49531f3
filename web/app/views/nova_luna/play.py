"""The play page of Nova Luna: a frame, and regions that are patched one by one as the game goes."""

from __future__ import annotations

from typing import Final

from web.app.nova_luna.table import NovaLunaTable
from web.app.views.bot_sign import bot_sign, name_and_sign
from web.app.views.disc import mark
from web.app.views.markup import esc
from web.app.views.menu import menu
from web.app.views.review_panel import review_band, review_panel
from web.app.views.sprite import sprite
from web.app.words import _

from .bar import bar
from .display import great_display, ripples, small_display
from .end_screen import end_screen, is_over
from .idea_marks import idea_tile
from .log import log
from .moon_arc import arc_ground, moon_arc
from .moon_wheel import moon_wheel, wheel_ground
from .refill import refill_reason
from .rules_card import rules_card
from .standing import discs_left, standing
from .tabs import tabs
from .tile import faces
from .turn_panel import turn_panel

REGIONS: Final = (
    "bar", "wheel", "arc", "mine", "others", "turn", "standing", "refill", "log", "tabs", "overlay",
)  # fmt: skip
"""The ids of the regions, in the order of the page."""


def great_player(table: NovaLunaTable) -> int:
    """Whose display is drawn large: the one's who looks on; at the end the winner's."""
    return table.places[0].player if table.places else table.company.viewer


def regions(table: NovaLunaTable, *, theme: str = "auto", rules: bool = False) -> dict[str, str]:
    """Region id → its inner HTML, for a table as it stands."""
    great = great_player(table)
    return {
        "bar": bar(table),
        "wheel": moon_wheel(table),
        "arc": moon_arc(table),
        "mine": _mine(table, great),
        "others": _others(table, great),
        "turn": _turn(table),
        "standing": standing(table),
        "refill": refill_reason(table),
        "log": log(table),
        "tabs": tabs(table, great),
        "overlay": rules_card() if rules else menu(theme, "nova-luna") if table.menu else "",
    }


def _turn(table: NovaLunaTable) -> str:
    if table.review:
        return review_band(table.review) + review_panel(
            table.review, table.names, lambda idea: idea_tile(table, idea)
        )
    return end_screen(table) if is_over(table) else turn_panel(table)


def screen(table: NovaLunaTable, *, theme: str = "auto", rules: bool = False) -> str:
    """The whole page inside `#screen`."""
    part = regions(table, theme=theme, rules=rules)
    return (
        f"{sprite(faces(), wheel_ground(), arc_ground(), ripples())}"
        f'<div class="play seats-{len(table.names)}"><div id="overlay">{part["overlay"]}</div>'
        f'<header id="bar" class="bar">{part["bar"]}</header>'
        f'<main id="table" class="table">'
        f'<section id="wheel" aria-label="{esc(_("Moon wheel"))}" data-arrows>'
        f"{part['wheel']}</section>"
        f'<section id="arc" aria-label="{esc(_("Tiles on offer"))}" data-arrows>'
        f"{part['arc']}</section>"
        f'<section id="mine" class="pool" aria-label="{esc(_("The great display"))}" '
        f"data-arrows>{part['mine']}</section>"
        f'<section id="others" aria-label="{esc(_("Other displays"))}">{part["others"]}</section>'
        f'<aside class="side" aria-label="{esc(_("Turn and standing"))}">'
        f'<section id="turn" aria-label="{esc(_("Turn"))}">{part["turn"]}</section>'
        f'<section id="standing" aria-label="{esc(_("Standing"))}">{part["standing"]}</section>'
        f'<section id="refill" aria-label="{esc(_("Refill"))}">{part["refill"]}</section>'
        f'<section id="log" aria-label="{esc(_("Log"))}">{part["log"]}</section></aside>'
        f'<nav id="tabs" aria-label="{esc(_("Parts of the table"))}">{part["tabs"]}</nav>'
        "</main></div>"
    )


def _mine(table: NovaLunaTable, player: int) -> str:
    if is_over(table) and not table.review:
        title = _("{name}, final display").format(name=table.names[player])
    elif table.company.level(player) or table.review:
        title = _("{name}'s display").format(name=table.names[player])
    else:
        title = _("{name}, your display").format(name=table.names[player])
    hint = (
        _("Arrow keys move the tile, Enter lays it, Esc puts it back")
        if table.picked is not None
        else ""
    )
    return (
        f'<svg class="ripples" viewBox="0 0 480 500" preserveAspectRatio="xMidYMid slice" '
        f'aria-hidden="true"><use href="#ripples"/></svg>'
        f'<div class="pool-head">{mark(player)}<b>{esc(title)}</b>'
        f'{bot_sign(table.company.level(player))}<span class="left">'
        f"{esc(discs_left(table, player))}</span></div>{great_display(table, player)}"
        f"{_empty(table, player)}"
        f'<p class="pool-hint">{esc(hint)}</p>'
    )


def _empty(table: NovaLunaTable, player: int) -> str:
    """Words on the water of a display that has no tile yet."""
    if table.position["displays"][player] or table.picked is not None:
        return ""
    if player == table.position["turn"] and table.offers:
        words = _("Your first tile may lie anywhere. Take one from the wheel.")
    else:
        words = _("No tile yet")
    return f'<p class="empty">{esc(words)}</p>'


def _others(table: NovaLunaTable, great: int) -> str:
    order = [coming.player for coming in table.coming] or [place.player for place in table.places]
    return "".join(
        f'<article id="display{player}" class="pool other"><div class="pool-head">{mark(player)}'
        f'{name_and_sign(table.names, table.company, player)}<span class="left">'
        f"{esc(discs_left(table, player))}</span></div>"
        f"{small_display(table, player)}{_empty(table, player)}</article>"
        for player in sorted(order)
        if player != great
    )
