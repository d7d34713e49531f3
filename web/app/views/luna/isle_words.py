"""What is on an isle, in full words, for those who hear the table."""

from __future__ import annotations

from web.app.luna.table import LunaTable
from web.app.words import _, n_

from .symbols import figure_name, isle_name, symbol_name

FIGURES = ("priestess", "builder", "apostate")


def isle_words(table: LunaTable, place: int) -> str:
    at = table.position
    symbol = at["isles"][place]
    said = [_of_player(table, player, place) for player in _order(table)]
    left = table.favors_left[place]
    said.append(
        n_("{count} {symbol} token", "{count} {symbol} tokens", left).format(
            count=left, symbol=symbol_name(symbol)
        )
    )
    said += [figure_name(figure) for figure in FIGURES if at[figure] == symbol]
    said += [
        _("next round {figure}").format(figure=figure_name(figure))
        for figure in coming_figures(table, symbol)
    ]
    if symbol == table.frozen:
        said.append(_("frozen by the Apostate"))
    return _("{isle}: {things}").format(
        isle=isle_name(symbol), things="; ".join(words for words in said if words)
    )


def coming_figures(table: LunaTable, symbol: str) -> list[str]:
    """The figures that will come to this isle for the next round; one that stays is not coming."""
    following = (table.next_priestess, table.next_builder, table.next_apostate)
    return [
        figure
        for figure, isle in zip(FIGURES, following, strict=True)
        if isle == symbol and table.position[figure] != symbol
    ]


def _order(table: LunaTable) -> list[int]:
    """The one who acts hears about their own pieces first."""
    players = list(range(table.position["players"]))
    if table.actor is not None:
        players.remove(table.actor)
        players.insert(0, table.actor)
    return players


def _of_player(table: LunaTable, player: int, place: int) -> str:
    at = table.position
    active, inactive = at["active"][player][place], at["inactive"][player][place]
    shrine = at["shrines"][player][place]
    if player == table.actor:
        return _own(active, inactive, shrine)
    parts = []
    if active:
        parts.append(n_("{count} active", "{count} active", active).format(count=active))
    if inactive:
        parts.append(n_("{count} inactive", "{count} inactive", inactive).format(count=inactive))
    if shrine:
        parts.append(_("a shrine"))
    if not parts:
        return ""
    return _("{name} {pieces}").format(name=table.names[player], pieces=", ".join(parts))


def _own(active: int, inactive: int, shrine: int) -> str:
    parts = []
    if active:
        parts.append(
            n_("your {count} active novice", "your {count} active novices", active).format(
                count=active
            )
        )
    if inactive:
        words = (
            n_("{count} inactive", "{count} inactive", inactive)
            if active
            else n_("your {count} inactive novice", "your {count} inactive novices", inactive)
        )
        parts.append(words.format(count=inactive))
    if shrine:
        parts.append(_("your shrine"))
    return ", ".join(parts)
