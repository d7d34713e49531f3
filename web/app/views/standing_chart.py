"""Everyone's standing over a game as lines, with the turning points and the point looked at."""

from __future__ import annotations

from typing import Final

from web.app.review_table import ReviewTable
from web.app.seats import COLOURS
from web.app.words import _

from .disc import SHAPE
from .markup import esc, num
from .medal import medal

LEFT: Final = 8.0
RIGHT: Final = 338.0
TOP: Final = 14.0
FLOOR: Final = 94.0
ROWS: Final = 12
"""The table beside the chart has about so many rows: nobody listens to a hundred."""


def standing_chart(review: ReviewTable, names: tuple[str, ...]) -> str:
    standings = review.standings
    if not standings:
        return ""
    players = range(len(standings[0]))
    alone = len(standings[0]) == 1
    title = _("How it stood") if alone else _("Chances to win")
    label = _("{title}, move by move; the same as a table follows").format(title=title)
    low, high = _span(standings)
    lines = "".join(_line(review, player, low, high) for player in players)
    points = "".join(_point(review, n, low, high) for n in range(len(review.points)))
    return (
        f'<figure class="chart standing-chart"><figcaption>{esc(title)}</figcaption>'
        f'<svg viewBox="0 0 346 106" role="img" aria-label="{esc(label)}">'
        f"{_ground(review)}{lines}{points}</svg>{_as_table(review, names)}</figure>"
    )


def _span(standings: tuple[tuple[float, ...], ...]) -> tuple[float, float]:
    """Shares go from none to all; what a game alone promises has no such ends."""
    if len(standings[0]) > 1:
        return 0.0, 1.0
    values = [value for values in standings for value in values]
    return min(values), max(*values, min(values) + 1)


def _x(review: ReviewTable, index: int) -> float:
    return LEFT + (RIGHT - LEFT) * index / max(1, review.length)


def _y(value: float, low: float, high: float) -> float:
    return FLOOR - (FLOOR - TOP) * (value - low) / (high - low)


def _ground(review: ReviewTable) -> str:
    middle = (TOP + FLOOR) / 2
    x = num(_x(review, review.at))
    return (
        f'<path class="chart-line" d="M{LEFT} {TOP}H{RIGHT}M{LEFT} {middle}H{RIGHT}'
        f'M{LEFT} {FLOOR}H{RIGHT}"/><path class="chart-now" d="M{x} {TOP - 8}V{FLOOR + 8}"/>'
    )


def _line(review: ReviewTable, player: int, low: float, high: float) -> str:
    points = [
        (num(_x(review, index)), num(_y(values[player], low, high)))
        for index, values in enumerate(review.standings)
    ]
    line = "M" + " ".join(f"{x} {y}" for x, y in points)
    x, y = points[-1]
    return (
        f'<g class="series p-{COLOURS[player]}"><path class="under" d="{line}"/>'
        f'<path class="over" d="{line}"/><g class="points" transform="translate({x} {y})">'
        f"{SHAPE[player]}</g></g>"
    )


def _point(review: ReviewTable, nth: int, low: float, high: float) -> str:
    """A turning point stands on the line of the one who turned."""
    point = review.points[nth]
    x = _x(review, point.index)
    y = _y(review.standings[point.index][point.player], low, high)
    return f'<g transform="translate({num(x)} {num(y)})scale(.7)">{medal(str(nth + 1))}</g>'


def _as_table(review: ReviewTable, names: tuple[str, ...]) -> str:
    step = max(1, review.length // ROWS)
    wanted = {point.index for point in review.points} | set(range(0, review.length + 1, step))
    heads = "".join(
        f'<th scope="col">{esc(name)}</th>' for name in names[: len(review.standings[0])]
    )
    rows = "".join(
        f'<tr><th scope="row">{esc(_("After {count} moves").format(count=index))}</th>'
        + "".join(f"<td>{esc(_amount(value, values))}</td>" for value in values)
        + "</tr>"
        for index, values in enumerate(review.standings)
        if index in wanted or index == review.length
    )
    return (
        f'<table class="unseen"><thead><tr><th scope="col">{esc(_("Moves"))}</th>{heads}</tr>'
        f"</thead><tbody>{rows}</tbody></table>"
    )


def _amount(value: float, values: tuple[float, ...]) -> str:
    return f"{value:.1f}" if len(values) == 1 else percent(value)


def percent(share: float) -> str:
    return _("{share} %").format(share=round(100 * share))
