"""The table of strengths in README: `python -m pyengine strength` plays it all again.

Each row is an arena; `python -m pyengine arena` plays one of them by itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from pyengine.core.game import Json

from .arena import arena

SEED = 1
GAMES = 400
SOLO_GAMES = 200

HEAD = """\
| game | players | bots | games | first one wins | 95 % interval | Elo | asked |
|---|---|---|---|---|---|---|---|"""


class Row(NamedTuple):
    game: str
    bots: str
    asked: str
    """What the first of the bots should reach."""
    options: dict[str, Any] = {}  # noqa: RUF012  never changed


def _rows() -> Iterator[Row]:
    for game in ("nova-luna", "luna"):
        yield Row(game, "2,random", "≥ 95 %")
        yield Row(game, "2,1", "≥ 65 %")
        yield Row(game, "3,2", "≥ 65 %")
        yield Row(game, "4,3", "≥ 65 %")
        yield Row(game, "4,1", "≥ 90 %")
        yield Row(game, "4,2,2", "≥ 53.3 %")
        yield Row(game, "4,2,2,2", "≥ 40 %")
    yield Row("nova-luna", "4", "mean under 100")
    for level in (1, 2, 3):
        yield Row("luna", "4", "mean over 0", {"level": level})


def told(row: Row, found: Json) -> str:
    """A line of the table."""
    first = found["results"][0]
    players = found["players"]
    bots = row.bots.replace(",", " v ", 1).replace(",", ", ")
    if players == 1:
        bots = f"{bots}, solo level {row.options['level']}" if row.options else f"{bots}, solo"
        mean, least, most = (first["score"][key] for key in ("mean", "least", "most"))
        result = f"mean {mean:.1f} ({least:.0f} to {most:.0f})"
        cells = [row.game, players, bots, found["games"], result, "", "", row.asked]
    else:
        low, high = first["wilson"]
        elo = "" if first["elo"] is None else f"{first['elo']:+.0f}"
        interval = f"{low:.1%} to {high:.1%}"
        cells = [
            row.game, players, bots, found["games"], f"{first['share']:.1%}", interval, elo,
            row.asked,
        ]  # fmt: skip
    return "| " + " | ".join(map(str, cells)) + " |"


def table(games: int, processes: int, only: str = "") -> Iterator[str]:
    """The lines of the table as they are played, at least so many games each."""
    yield HEAD
    for row in _rows():
        if only in ("", row.game):
            bots = row.bots.split(",")
            wanted = min(SOLO_GAMES, games) if len(bots) == 1 else games
            seatings = -(-wanted // len(bots)) * len(bots)
            found = arena(row.game, bots, seatings, SEED, row.options, processes=processes)
            yield told(row, found)
