"""Influence over the rounds as lines in colours and shapes, and as a table for readers."""

from __future__ import annotations

from typing import Final

from pyengine.luna.components import ROUNDS
from web.app.luna.table import LunaTable
from web.app.seats import COLOURS
from web.app.views.disc import SHAPE
from web.app.views.markup import esc, num
from web.app.words import _

LEFT: Final = 26.0
RIGHT: Final = 336.0
TOP: Final = 8.0
FLOOR: Final = 112.0


def chart(table: LunaTable) -> str:
    if len(table.rounds) < 2:
        return ""
    most = max(max(round_) for round_ in table.rounds)
    tall = max(10, -(-most // 10) * 10)
    words = _("Influence after each round; the same as a table follows")
    lines = "".join(_line(table, player, tall) for player in range(table.position["players"]))
    return (
        f'<figure class="chart"><figcaption>{esc(_("Influence over the rounds"))}</figcaption>'
        f'<svg viewBox="0 0 350 134" role="img" aria-label="{esc(words)}">{_grid(table, tall)}'
        f"{lines}</svg>"
        f"{_as_table(table)}</figure>"
    )


def _x(table: LunaTable, nth: int) -> float:
    return LEFT + (RIGHT - LEFT) * nth / (len(table.rounds) - 1)


def _y(value: float, tall: int) -> float:
    return FLOOR - (FLOOR - TOP) * value / tall


def _grid(table: LunaTable, tall: int) -> str:
    step = 10 if tall <= 40 else 20
    lines = "".join(
        f'<path class="chart-line" d="M{num(LEFT)} {num(_y(value, tall))}H{num(RIGHT)}"/>'
        f'<text class="chart-value" x="{num(LEFT - 6)}" y="{num(_y(value, tall) + 4)}">'
        f"{value}</text>"
        for value in range(0, tall + 1, step)
    )
    rounds = "".join(
        f'<text class="chart-round" x="{num(_x(table, nth))}" y="130">{esc(_nth_words(nth))}</text>'
        for nth in range(len(table.rounds))
    )
    return lines + rounds


def _line(table: LunaTable, player: int, tall: int) -> str:
    points = [
        (num(_x(table, nth)), num(_y(values[player], tall)))
        for nth, values in enumerate(table.rounds)
    ]
    line = "M" + " ".join(f"{x} {y}" for x, y in points)
    marks = "".join(
        f'<g transform="translate({x} {y})scale(.8)">{SHAPE[player]}</g>' for x, y in points
    )
    return (
        f'<g class="series p-{COLOURS[player]}"><path class="under" d="{line}"/>'
        f'<path class="over" d="{line}"/><g class="points">{marks}</g></g>'
    )


def _as_table(table: LunaTable) -> str:
    heads = "".join(f'<th scope="col">{esc(name)}</th>' for name in table.names)
    rows = "".join(
        f'<tr><th scope="row">{esc(_round_words(nth))}</th>'
        + "".join(f"<td>{value}</td>" for value in values)
        + "</tr>"
        for nth, values in enumerate(table.rounds)
    )
    return (
        f'<table class="unseen"><thead><tr><th scope="col">{esc(_("Round"))}</th>{heads}</tr>'
        "</thead>"
        f"<tbody>{rows}</tbody></table>"
    )


def _nth_words(nth: int) -> str:
    """After the last round comes what is scored at the end."""
    return (_("end") if nth > ROUNDS else str(nth)) if nth else _("start")


def _round_words(nth: int) -> str:
    if nth > ROUNDS:
        return _("End")
    return _("Round {round}").format(round=nth) if nth else _("Start")
