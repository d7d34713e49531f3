"""The players: influence, favor tokens held, novices and shrines in the supply."""

from __future__ import annotations

from typing import Any

from pyengine.luna.components import SHRINES
from web.app.luna.table import LunaTable
from web.app.views.bot_sign import name_and_sign
from web.app.views.disc import mark
from web.app.views.markup import esc
from web.app.words import _, n_

from .symbols import SYMBOLS, symbol, symbol_name
from .thing import thing_id


def players(table: LunaTable) -> str:
    rows = "".join(_row(table, player) for player in range(table.position["players"]))
    return (
        f'<table class="players"><thead><tr><th scope="col"><span class="unseen">{esc(_("Player"))}'
        f'</span></th><th scope="col" class="influence">{esc(_("Influence"))}</th><th scope="col">'
        f'{esc(_("Favors"))}</th><th scope="col" class="supply">{esc(_("Supply"))}</th></tr>'
        "</thead>"
        f"<tbody>{rows}</tbody></table>"
    )


def shrines_left(position: dict[str, Any], player: int) -> int:
    built: list[int] = position["shrines"][player]
    return SHRINES - sum(built)


def _row(table: LunaTable, player: int) -> str:
    acts = player == table.actor and not table.score
    thinks = table.company.thinking and player == table.position["turn"] and not table.score
    return (
        f'<tr id="player{player}" class="{"now" if acts or thinks else "waits"}"><th scope="row">'
        f'<div class="who">{mark(player)}'
        f"{name_and_sign(table.names, table.company, player)}</div></th>"
        f'<td class="influence">{_influence(table, player)}</td>'
        f'<td><div class="favors">{_favors(table, player, acts)}</div></td>'
        f'<td class="supply">{_supply(table, player, acts)}</td></tr>'
    )


def _influence(table: LunaTable, player: int) -> str:
    """What it is; in a preview also what it would be."""
    now = table.position["influence"][player]
    later = (table.preview or table.position)["influence"][player]
    if later == now:
        return str(now)
    return (
        f'<span class="before">{now}<span aria-hidden="true">→</span></span> '
        f'<span class="after">{later}</span>'
    )


def _favors(table: LunaTable, player: int, acts: bool) -> str:
    held = table.position["favors"][player]
    later = (table.preview or table.position)["favors"][player]
    if acts:
        return "".join(_own_favor(table, each, each in held, each in later) for each in SYMBOLS)
    names = ", ".join(symbol_name(each) for each in held) or _("none")
    drawn = "".join(
        symbol(each, "sign held" if each in held else "sign lacking") for each in SYMBOLS
    )
    return f'<span class="row" role="img" aria-label="{esc(names)}">{drawn}</span>'


def _own_favor(table: LunaTable, each: str, held: bool, later: bool) -> str:
    """One's own tokens can be pointed at; in a preview they come or go."""
    if not held:
        return symbol(each, "sign coming-token" if later else "sign lacking")
    thing = f"favor:{each}"
    looks = ["token-button", "held"]
    if thing in table.choosable:
        looks.append("may")
    if thing in table.chosen:
        looks.append("chosen")
    if not later:
        looks.append("spent")
    words = _("Your {symbol} token").format(symbol=symbol_name(each))
    return (
        f'<button type="button" id="{thing_id(thing)}" class="{" ".join(looks)}" '
        f'data-do="point {thing}" aria-label="{esc(words)}">{symbol(each)}</button>'
    )


def _supply(table: LunaTable, player: int, acts: bool) -> str:
    novices, shrines = table.position["supply"][player], shrines_left(table.position, player)
    words = _("{novices}, {shrines}").format(
        novices=n_("{count} novice", "{count} novices", novices).format(count=novices),
        shrines=n_("{count} shrine", "{count} shrines", shrines).format(count=shrines),
    )
    counts = f"{symbol('novice')}{novices}{symbol('shrine')}{shrines}"
    if acts and "supply" in table.choosable | table.chosen:
        look = "chosen" if "supply" in table.chosen else "may"
        return (
            f'<button type="button" id="supply" class="token-button {look}" data-do="point supply" '
            f'aria-label="{esc(_("Your supply: {pieces}").format(pieces=words))}">{counts}</button>'
        )
    return f'<span class="row" role="img" aria-label="{esc(words)}">{counts}</span>'
