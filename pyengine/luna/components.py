"""The pieces of Luna as data: isles, temple boards, guard tiles, council seats and figures."""

from __future__ import annotations

import json
import pkgutil
from typing import Any, Final

from pyengine.core.game import Json


def _facts(name: str) -> Json:
    # pkgutil, not importlib.resources: the latter takes longer to import than the facts to read.
    data = pkgutil.get_data(__package__, name)
    assert data is not None
    facts: Json = json.loads(data)
    return facts


def _entries(facts: Json) -> dict[str, Any]:
    return {key: fact for key, fact in facts.items() if key != "about"}


_KNOWN = _facts("components.json")
_CHOSEN = _facts("reconstructed.json")

SYMBOLS: Final[tuple[str, ...]] = tuple(_KNOWN["symbols"])
"""An isle is its symbol's place in here, and so is the favor token that the isle gives."""

ISLES: Final = len(SYMBOLS)
SHRINE, HERBS, TIDE, SAILBOAT, BRIBERY, BOOK, NOVICE = range(ISLES)

LANDING: Final = ISLES
"""The landing stage, where a move can begin like on an isle."""

COLOURS: Final[tuple[str, ...]] = tuple(_KNOWN["colours"])
"""The players' colours in the order of their seats."""

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = len(COLOURS)

NOVICES: Final[int] = _KNOWN["novices"]
SHRINES: Final[int] = _KNOWN["shrines"]
STARTING_INFLUENCE: Final[int] = _KNOWN["influence"]

TIME_TOKENS: Final[dict[int, int]] = {int(n): k for n, k in _KNOWN["time_tokens"].items()}
"""By number of players; the solo game has none."""

GUARDS: Final[tuple[int, ...]] = tuple(_KNOWN["guards"]["values"])
ROUNDS: Final = len(GUARDS)

PRIESTESS: Final[dict[int, int]] = {
    int(players): number for players, number in _KNOWN["priestess"]["numbers"].items()
}
"""How far she goes, by number of players."""

AWARDS: Final[dict[int, tuple[int, ...]]] = {
    5: (5, *_CHOSEN["priestess_5_further_awards"]["values"]),
    6: (6, *_KNOWN["priestess"]["further_awards"]["6"]),
}
"""What the places on her isle are paid, by her number. Reconstructed: the second award of the 5."""

BUILDER: Final[int] = _KNOWN["builder"]
"""How far the Builder goes."""

SEATS: Final[tuple[int, ...]] = tuple(_CHOSEN["council_seats"]["values"])
"""What each council seat is worth at the end. Reconstructed in part."""

LAST_SEAT: Final = len(SEATS) - 1

BOARDS: Final[tuple[str, ...]] = tuple(_entries(_KNOWN["boards"]))

CELLS: Final[dict[str, tuple[int, int]]] = {
    cell: (at[0], at[1]) for cell, at in _entries(_KNOWN["cells"]).items()
}
"""Where a cell lies on its board: in half hexagons across and in rows down."""

SLOTS: Final[tuple[Json, ...]] = tuple(_KNOWN["slots"]["places"])

BOARD_TILES: Final[tuple[dict[str, int], ...]] = tuple(
    {cell: number for cell, (number, _) in _KNOWN["boards"][board].items()} for board in BOARDS
)
"""The temple tile of each cell of a board."""

TILES: Final = sum(map(len, BOARD_TILES))

FIRST_TILES: Final = len(BOARDS)
"""The tiles up to this number are dealt to the players, one lies on each board."""

SYMBOL_OF: Final[list[int]] = [-1] * (TILES + 1)
"""The symbol of each temple tile."""

for _board in BOARDS:
    for _number, _symbol in _KNOWN["boards"][_board].values():
        SYMBOL_OF[_number] = SYMBOLS.index(_symbol)

PRESELECTED: Final[Json] = _CHOSEN["preselected"]
"""The isles, figures and pieces of the preselected layout. Reconstructed in part."""

LEVELS: Final = 3
"""Levels of the solo game."""
