"""Positions: written and read alike, and the exact place that each refusal names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from pyengine import MalformedError, Match, visible
from pyengine.core.game import Json

from .scenes import loaded, scene, solo

Change = Callable[[Json], object]


def put(*keys: Any) -> Change:
    """Change one value: the keys that lead to it, then what it becomes."""

    def change(position: Json) -> None:
        inner: Any = position
        for key in keys[:-2]:
            inner = inner[key]
        inner[keys[-2]] = keys[-1]

    return change


def drop(*keys: Any) -> Change:
    def change(position: Json) -> None:
        inner: Any = position
        for key in keys[:-1]:
            inner = inner[key]
        del inner[keys[-1]]

    return change


def several(*changes: Change) -> Change:
    def change(position: Json) -> None:
        for one in changes:
            one(position)

    return change


def two() -> Json:
    """Round 2; player 0 has claimed 9, player 1 serves on 8; the tile 6 is vacated."""
    return scene(
        round=2,
        active=[{"tide": 2}, {"book": 2}],
        inactive=[{"book": 1}],
        shrines=[["tide"], ["book"]],
        temple={8: 1, 6: None},
        claimed={9: 0},
        landing=[1, 0],
        favors=[["herbs", "book"], []],
        council=[[2, [1]], [4, [0]]],
    )


def test_the_example_of_the_formats() -> None:
    example = {
        "format": "moon-position",
        "version": 1,
        "game": "luna",
        "players": 2,
        "solo": None,
        "round": 1,
        "phase": "actions",
        "turn": 0,
        "start": 0,
        "isles": ["book", "tide", "shrine", "sailboat", "herbs", "bribery", "novice"],
        "priestess": "book",
        "builder": "novice",
        "apostate": "sailboat",
        "boards": ["yellow", "blue"],
        "path": [28, 25, 23, 21, 20, 19, 15, 14, 10, 9, 8, 6],
        "claimed": {"8": 0},
        "temple": {"2": {"novice": 0, "book": True}, "4": {"novice": 1, "book": True}},
        "active": [[2, 0, 2, 0, 0, 1, 2], [2, 0, 2, 0, 2, 0, 2]],
        "inactive": [[0] * 7, [0] * 7],
        "shrines": [[0, 1, 0, 0, 0, 0, 0], [0, 0, 0, 1, 0, 0, 0]],
        "landing": [0, 0],
        "supply": [4, 4],
        "favors": [["herbs", "sailboat"], ["tide", "bribery"]],
        "council": [[0, [0, 1]]],
        "influence": [5, 5],
        "time": 3,
        "book_played": False,
    }
    match = Match.load(example)
    assert match.position == example
    assert list(match.position) == list(example)
    for player in (0, 1):
        assert visible(example, player) == example


BROKEN: list[tuple[Change, str]] = [
    (put("surprise", 1), "surprise"),
    (drop("supply"), "supply"),
    (put("version", 2), "version"),
    (put("players", 1), "players"),
    (put("players", 5), "players"),
    (put("players", 3), "boards"),
    (put("solo", 0), "solo"),
    (put("solo", 4), "solo"),
    (put("solo", 1), "turn"),
    (put("round", 0), "round"),
    (put("round", 7), "round"),
    (put("phase", "quiet"), "phase"),
    (put("phase", "play"), "phase"),
    (put("phase", "over"), "time"),
    (several(put("phase", "over"), put("time", 0)), "phase"),
    (put("turn", 2), "turn"),
    (put("start", -1), "start"),
    (put("isles", 0, "tide"), "isles[1]"),
    (put("isles", 0, "moon"), "isles[0]"),
    (put("isles", ["book"]), "isles"),
    (put("priestess", None), "priestess"),
    (put("builder", "moon"), "builder"),
    (put("apostate", 3), "apostate"),
    (put("boards", 1, "yellow"), "boards[1]"),
    (put("boards", 1, "red"), "boards[1]"),
    (put("boards", ["yellow"]), "boards"),
    (put("boards", 1, "grey"), "path[1]"),
    (put("path", 0, 27), "path[0]"),
    (put("path", 0, 2), "path[0]"),
    (put("path", 1, 28), "path[1]"),
    (put("path", 1, 19), "path[2]"),
    (drop("path", 0), "path"),
    (put("claimed", "10", 2), "claimed.10"),
    (put("claimed", "10", None), "claimed.10"),
    (put("claimed", "8", 0), "claimed.8"),
    (put("claimed", "08", 0), "claimed.08"),
    (put("claimed", "x", 0), "claimed.x"),
    (put("claimed", []), "claimed"),
    (put("claimed", "20", 0), "claimed.20"),
    (put("claimed", {}), "supply[0]"),
    (put("temple", []), "temple"),
    (put("temple", "8", {"novice": 1}), "temple.8.book"),
    (put("temple", "8", None), "temple.8"),
    (put("temple", "8", "novice", 2), "temple.8.novice"),
    (put("temple", "8", "book", 1), "temple.8.book"),
    (put("temple", "8", "book", True), "temple"),
    (put("temple", "6", "book", True), "temple.6.book"),
    (put("temple", "2", "book", False), "temple"),
    (put("temple", "9", {"novice": 0, "book": False}), "temple.9"),
    (put("temple", "7", {"novice": 0, "book": False}), "temple.7"),
    (
        several(drop("path", 4), put("temple", "20", {"novice": None, "book": False})),
        "temple.20",
    ),
    (put("active", 0, 0, -1), "active[0][0]"),
    (put("active", 0, 0, True), "active[0][0]"),
    (put("active", 0, 0, 1), "supply[0]"),
    (put("active", 0, [0] * 6), "active[0]"),
    (put("active", [[0] * 7]), "active"),
    (put("inactive", 1, 3, 1), "supply[1]"),
    (put("inactive", 1, 3, 14), "inactive[1][3]"),
    (put("shrines", 0, 0, 2), "shrines[0][0]"),
    (put("shrines", 1, [1] * 7), "shrines[1]"),
    (put("landing", 0, 2), "supply[0]"),
    (put("landing", [0]), "landing"),
    (put("supply", 1, 0), "supply[1]"),
    (put("supply", 1, 99), "supply[1]"),
    (put("favors", 0, ["book", "herbs"]), "favors[0][1]"),
    (put("favors", 0, ["book", "book"]), "favors[0][1]"),
    (put("favors", 0, ["moon"]), "favors[0][0]"),
    (put("favors", 1, None), "favors[1]"),
    (put("council", []), "council"),
    (put("council", [[0, [0]]]), "council"),
    (put("council", [[0, [0, 1]], [1, []]]), "council[1][1]"),
    (put("council", [[0, [0, 1]], [1, [1]]]), "council[1][1][0]"),
    (put("council", [[1, [0]], [0, [1]]]), "council[1][0]"),
    (put("council", [[1, [0]], [11, [1]]]), "council[1][0]"),
    (put("council", [[1, [0, 2]]]), "council[0][1][1]"),
    (put("council", [[1]]), "council[0]"),
    (put("influence", 0, -1), "influence[0]"),
    (put("influence", [5]), "influence"),
    (put("time", 0), "time"),
    (put("time", 4), "time"),
    (put("time", None), "time"),
    (put("book_played", 0), "book_played"),
]


def refused(position: Json) -> str:
    with pytest.raises(MalformedError) as caught:
        Match.load(position)
    assert caught.value.message
    return caught.value.place


@pytest.mark.parametrize(("change", "place"), BROKEN)
def test_broken_positions_are_refused_with_their_place(change: Change, place: str) -> None:
    position = two()
    assert loaded(two()).position == two()
    change(position)
    assert refused(position) == place


def test_a_broken_start_of_a_record_is_named_from_the_outside() -> None:
    record = loaded(two()).record
    for change, place in BROKEN:
        position = two()
        change(position)
        if place != "version":
            assert refused({**record, "start": position}) == f"start.{place}"


SOLO: list[tuple[Change, str]] = [
    (put("turn", 0), "turn"),
    (put("start", 1), "start"),
    (put("time", 1), "time"),
    (put("favors", 0, ["tide"]), "favors[0]"),
    (several(put("landing", 0, 1), put("active", 0, 0, 0)), "landing[0]"),
    (several(put("supply", 0, 1), put("active", 0, 0, 0)), "supply[0]"),
    (several(put("claimed", "8", 0), put("active", 0, 0, 0)), "claimed.8"),
    (put("players", 3), "players"),
    (put("phase", "quiet"), "inactive"),
]


@pytest.mark.parametrize(("change", "place"), SOLO)
def test_broken_solo_positions(change: Change, place: str) -> None:
    position = solo(2, active={"tide": 2})
    assert loaded(position).position == position
    change(position)
    assert refused(position) == place


def placing(players: int, actions: int, **options: Any) -> Json:
    match = Match.new("luna", players=players, seed=8, **options)
    for _ in range(actions):
        match.play(match.legal[-1])
    return match.position


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 4}, {"players": 1, "level": 3}])
def test_every_step_of_the_preliminary_round_can_be_saved(options: Json) -> None:
    match = Match.new("luna", seed=8, **options)
    while match.position["phase"] in ("shrines", "novices"):
        assert Match.load(match.position).position == match.position
        match.play(match.legal[-1])


def next_isle(position: Json, player: int) -> int:
    """A place in the ring where this player has nothing."""
    rows = zip(position["active"][player], position["shrines"][player], strict=True)
    return next(n for n, pieces in enumerate(rows) if not any(pieces))


def test_broken_preliminary_rounds() -> None:
    early = placing(3, 1)
    start = early["start"]
    second = (start + 1) % 3
    assert refused({**early, "round": 2}) == "round"
    assert refused({**early, "time": 3}) == "time"
    assert refused({**early, "book_played": True}) == "book_played"
    assert refused({**early, "turn": start}) == "turn"
    assert refused({**early, "phase": "novices"}) == "turn"
    held: list[list[str]] = [[], [], []]
    held[start] = ["tide"]
    assert refused({**early, "favors": held}) == "favors"
    shrines = [list(row) for row in early["shrines"]]
    shrines[second] = shrines[start]
    assert refused({**early, "shrines": shrines}) == "shrines"

    later = placing(3, 5)
    assert later["phase"] == "novices"
    assert refused({**later, "phase": "shrines"}) == "turn"
    active = [list(row) for row in later["active"]]
    supply = list(later["supply"])
    at = next_isle(later, start)
    active[start][at] = 1
    supply[start] -= 1
    place = f"active[{start}][{at}]"
    assert refused({**later, "active": active, "supply": supply}) == place
    active[start][at] = 2
    supply[start] -= 1
    assert refused({**later, "active": active, "supply": supply}) == "turn"


def test_preliminary_rounds_with_the_wrong_kind_of_piece() -> None:
    """As many pieces as there should be, but pairs for shrines, or everything in the temple."""
    later = placing(3, 4)
    start = later["start"]
    shrines = [list(row) for row in later["shrines"]]
    shrines[start] = [0] * 7
    assert refused({**later, "shrines": shrines}) == "turn"
    council = [[0, [0, 1]], [1, [2]]]
    assert refused({**later, "council": council}) == "council"
    temple = {tile: {**space, "novice": start} for tile, space in later["temple"].items()}
    supply = [n + 1 for n in later["supply"]]
    supply[start] -= 3
    assert refused({**later, "temple": temple, "supply": supply}) == "temple"


def test_the_solo_opponent_begins_as_the_rules_place_him() -> None:
    position = placing(1, 2, level=2)
    shrines = [list(row) for row in position["shrines"]]
    shrines[0] = shrines[0][1:] + shrines[0][:1]
    assert refused({**position, "shrines": shrines}) == "shrines[0]"
    active = [list(row) for row in position["active"]]
    many, few = active[0].index(2), active[0].index(1)
    active[0][many], active[0][few] = 1, 2
    assert refused({**position, "active": active}) == "active[0]"


def test_two_players_never_begin_with_a_shrine_on_herbs() -> None:
    position = placing(2, 1)
    shrines = [list(row) for row in position["shrines"]]
    shrines[position["start"]] = [int(isle == "herbs") for isle in position["isles"]]
    assert refused({**position, "shrines": shrines}) == f"shrines[{position['start']}]"


def test_a_start_must_fit_the_set_up() -> None:
    record = loaded(two()).record
    assert refused({**record, "setup": {"players": 3, "seed": 0}}) == "start"
    assert refused({**record, "setup": {"players": 1, "seed": 0}}) == "start"
    alone = loaded(solo(2)).record
    assert refused({**alone, "setup": {"players": 1, "level": 1, "seed": 0}}) == "start"
    assert refused({**alone, "setup": {"players": 2, "seed": 0}}) == "start"
