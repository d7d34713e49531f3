"""Whose turn it is and in which round, in the player's colour, to be read across the room."""

from __future__ import annotations

from typing import Final

from web.app.luna.table import LunaTable
from web.app.seats import COLOURS
from web.app.views.disc import mark
from web.app.views.markup import esc, icon
from web.app.views.review_panel import review_step, review_title
from web.app.views.waiting import thinking_title
from web.app.words import _

ROUNDS: Final = 6


def turn_title(table: LunaTable) -> str:
    if table.review:
        return review_title(table.review)
    if table.position["phase"] == "over":
        return end_title(table)
    if table.score:
        return _("End of round {round}").format(round=table.position["round"])
    if table.company.thinking:
        return thinking_title(table.names[table.position["turn"]], table.company)
    if table.solo or table.actor is None:
        return _("Your turn")
    return _("{name}, your turn").format(name=table.names[table.actor])


def end_title(table: LunaTable) -> str:
    if table.solo and table.places:
        return _("Result: {difference}").format(difference=signed(difference(table)))
    if table.places:
        return _("{name} wins").format(name=table.names[table.places[0].player])
    return _("The game is over")


def difference(table: LunaTable) -> int:
    """Solo: how far the person is ahead of the opponent, who is player 0."""
    scores = {place.player: place.influence for place in table.places}
    return scores[1] - scores[0]


def signed(amount: int) -> str:
    """With a true minus, and a plus that says that it is a gain."""
    return f"+{amount}" if amount > 0 else f"−{-amount}" if amount < 0 else "0"


def band_player(table: LunaTable) -> int:
    """Whose colour the band wears: at the end the winner's, in solo always the person's."""
    if table.solo:
        return 1
    if table.places:
        return table.places[0].player
    return table.actor if table.actor is not None else int(table.position["turn"])


def phase_words(table: LunaTable) -> str:
    phase = table.position["phase"]
    if table.review:
        return review_step(table.review)
    if phase == "over":
        return table.end
    if phase == "shrines":
        words = _("Before round 1: shrines")
    elif phase == "novices":
        words = _("Before round 1: novices")
    else:
        words = _("Round {round} of {rounds}").format(round=table.position["round"], rounds=ROUNDS)
    if table.solo:
        return _("{round} · solo, level {level}").format(round=words, level=table.solo)
    return words


def moons(table: LunaTable) -> str:
    """The rounds as beads: those past, the one now, those to come."""
    if table.position["phase"] == "over":
        return ""
    now = 0 if table.position["phase"] in ("shrines", "novices") else table.position["round"]
    beads = "".join(
        f'<circle cx="{8 + 15 * nth}" cy="8" r="{6.5 if nth + 1 == now else 4.6}" '
        f'class="{"past" if nth + 1 < now else "now" if nth + 1 == now else "ahead"}"/>'
        for nth in range(ROUNDS)
    )
    return f'<svg class="moons" viewBox="0 0 92 16" aria-hidden="true">{beads}</svg>'


def band_look(table: LunaTable) -> tuple[str, str]:
    """The band's class and the sign on it; while a round is being scored it is nobody's."""
    if table.review:
        return "b-night", f'<span class="night-moon">{icon("chart")}</span>'
    if table.score:
        return "b-night", f'<span class="night-moon">{icon("moon")}</span>'
    player = band_player(table)
    return f"b-{COLOURS[player]}", mark(player, "great")


def turn_band(table: LunaTable) -> str:
    look, sign = band_look(table)
    return (
        f'<div class="band {look}">{sign}<div>'
        f"<h1>{esc(turn_title(table))}</h1><p>{esc(phase_words(table))}{moons(table)}</p></div></div>"
    )
