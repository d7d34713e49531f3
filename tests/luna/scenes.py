"""Positions set up by hand: say what matters for a rule, the rest is filled in."""

from __future__ import annotations

from copy import copy
from typing import Any, TypeVar

import pytest

from pyengine import IllegalError, Match
from pyengine.core.game import Json
from pyengine.luna.components import BOARDS, SYMBOLS
from pyengine.luna.island import island_of

ISLES = ["book", "tide", "shrine", "sailboat", "herbs", "bribery", "novice"]
"""Clockwise, as in the preselected layout."""

TEMPLES = {
    2: ["yellow", "blue"],
    3: ["yellow", "blue", "grey"],
    4: ["yellow", "green", "grey", "blue"],
}
FIRST_TILE = {"yellow": 2, "blue": 4, "grey": 3, "green": 1}

Pieces = dict[str, int]
"""How many, by isle."""

T = TypeVar("T")


def scene(
    players: int = 2,
    *,
    active: list[Pieces] | None = None,
    inactive: list[Pieces] | None = None,
    shrines: list[list[str]] | None = None,
    temple: dict[int, int | None] | None = None,
    books: list[int] | None = None,
    claimed: dict[int, int] | None = None,
    **changes: Any,
) -> Json:
    """A position of round 1 with player 0 on turn, all novices not mentioned in the supply.

    Without a temple given, each player serves with a book on the first tile of a board.
    Lists that end early are filled up with nothing.
    """
    boards: list[str] = list(changes.get("boards", TEMPLES[players]))
    serving = {FIRST_TILE[board]: n for n, board in enumerate(boards)} | (temple or {})
    holding = [FIRST_TILE[board] for board in boards] if books is None else books
    isles: list[str] = list(changes.get("isles", ISLES))
    path = island_of(tuple(BOARDS.index(board) for board in boards)).path
    position: Json = {
        "format": "moon-position",
        "version": 1,
        "game": "luna",
        "players": players,
        "solo": None,
        "round": 1,
        "phase": "actions",
        "turn": 0,
        "start": 0,
        "isles": isles,
        "priestess": "book",
        "builder": "novice",
        "apostate": "sailboat",
        "boards": boards,
        "path": [tile for tile in path if tile not in serving],
        "claimed": {str(tile): player for tile, player in (claimed or {}).items()},
        "temple": {
            str(tile): {"novice": serving[tile], "book": tile in holding}
            for tile in sorted(serving)
        },
        "active": _by_isle(active, players, isles),
        "inactive": _by_isle(inactive, players, isles),
        "shrines": [[int(isle in own) for isle in isles] for own in _filled(shrines, players, [])],
        "landing": [0] * players,
        "favors": [[] for _ in range(players)],
        "council": [[0, list(range(players))]],
        "influence": [5] * players,
        "time": 3 if players == 2 else 4,
        "book_played": False,
    } | changes
    position["favors"] = _filled(position["favors"], players, [])
    position.setdefault("supply", _supply(position))
    return position


def _filled(given: list[T] | None, players: int, nothing: T) -> list[T]:
    given = given or []
    return [*given, *(copy(nothing) for _ in range(players - len(given)))]


def _by_isle(given: list[Pieces] | None, players: int, isles: list[str]) -> list[list[int]]:
    return [[own.get(isle, 0) for isle in isles] for own in _filled(given, players, {})]


def _supply(position: Json) -> list[int]:
    return [
        13
        - sum(position["active"][player])
        - sum(position["inactive"][player])
        - position["landing"][player]
        - list(position["claimed"].values()).count(player)
        - [space["novice"] for space in position["temple"].values()].count(player)
        for player in range(position["players"])
    ]


def solo(level: int = 1, **changes: Any) -> Json:
    """A solo game in its action phase: the opponent, player 0, is active on all isles."""
    opponent: Pieces = changes.pop("opponent", dict.fromkeys(SYMBOLS, 1))
    resting: Pieces = changes.pop("resting", {})
    own: Pieces = changes.pop("active", {})
    own_resting: Pieces = changes.pop("inactive", {})
    shrines: list[str] = changes.pop("shrines", ["tide"])
    favors: list[str] = changes.pop("favors", [])
    served = changes.get("temple", {})
    placed = sum(opponent.values()) + sum(resting.values())
    serving = 1 + list(served.values()).count(0) - (served.get(2, 0) != 0)
    resting = {**resting, "herbs": resting.get("herbs", 0) + 13 - placed - serving}
    filled: dict[str, Any] = {
        "solo": level,
        "turn": 1,
        "time": 0,
        "active": [opponent, own],
        "inactive": [resting, own_resting],
        "shrines": [[], shrines],
        "favors": [[], favors],
    }
    return scene(**filled | changes)


def loaded(position: Json) -> Match:
    return Match.load(position)


def refused(match: Match, action: Json, place: str, words: str) -> None:
    """The action is illegal for this reason, is not listed, and changes nothing."""
    before = match.position
    with pytest.raises(IllegalError) as caught:
        match.play(action)
    assert caught.value.place == (f"action.{place}" if place else "action")
    assert words in caught.value.message
    assert action not in match.legal
    assert match.position == before


def listed(match: Match, kind: str) -> list[Json]:
    """The legal actions of this kind."""
    return [action for action in match.legal if action["do"] == kind]


def told(match: Match, event: type[T]) -> list[T]:
    """What the last action brought about of this sort."""
    return [one for one in match.told[-1] if isinstance(one, event)]


def count(match: Match, pieces: str, player: int, isle: str) -> int:
    """How many active or inactive novices or shrines a player has at an isle."""
    position = match.position
    found: int = position[pieces][player][position["isles"].index(isle)]
    return found


def isle(name: str) -> int:
    """The engine's number for an isle."""
    return SYMBOLS.index(name)
