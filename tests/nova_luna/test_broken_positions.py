"""Broken and impossible positions, and the exact place that each refusal names."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from pyengine import MalformedError, Match, visible
from pyengine.core.game import Json

from .scenes import Laying, scene

RED_6_AND_TURQUOISE_6: Laying = [(15, (0, 0)), (49, (1, 0))]
"""They complete the last task of each other."""

WHEEL = {1: 40, 2: 41, 3: 42, 4: 43}

Change = Callable[[Json], object]


def two() -> Json:
    """Player 0 has covered two tasks; player 1, on turn, has none."""
    return scene(RED_6_AND_TURQUOISE_6, [(16, (0, 0)), (33, (0, 1))], wheel=WHEEL)


def put(*keys: Any) -> Change:
    """Change one value: the keys that lead to it, then what it becomes."""

    def change(position: Json) -> None:
        inner: Any = position
        for key in keys[:-2]:
            inner = inner[key]
        inner[keys[-2]] = keys[-1]

    return change


def drop(key: str) -> Change:
    return lambda position: position.pop(key)


def several(*changes: Change) -> Change:
    def change(position: Json) -> None:
        for one in changes:
            one(position)

    return change


TWO_PLAYERS: list[tuple[Change, str]] = [
    (drop("moon"), "moon: is missing"),
    (put("hand", []), "hand: is not a known key"),
    (put("version", 0), "version: version 0 is not known here, only 1"),
    (put("players", 5), "players: must be from 1 to 4, not 5"),
    (put("players", True), "players: must be a whole number, not true"),
    (put("players", 3), "displays: must have 3 entries, not 2"),
    (put("phase", "solo-1"), 'phase: must be one of play, over, not "solo-1"'),
    (put("phase", None), "phase: must be one of play, over, not null"),
    (put("wheel", [None] * 11), "wheel: must have 12 entries, not 11"),
    (put("wheel", 1, 0), "wheel[1]: must be from 1 to 68, not 0"),
    (put("wheel", 1, 69), "wheel[1]: must be from 1 to 68, not 69"),
    (put("wheel", 1, True), "wheel[1]: must be a whole number, not true"),
    (put("wheel", 2, 40), "wheel[2]: tile 40 is already at wheel[1]"),
    (put("wheel", 2, 15), "displays[0][0].tile: tile 15 is already at wheel[2]"),
    (put("moon", 1), "moon: the moon figure stands on a space with a tile"),
    (put("moon", 12), "moon: must be from 0 to 11, not 12"),
    (put("pile", None), "pile: must be a list, not null"),
    (put("pile", 0, None), "pile[0]: must be a whole number, not null"),
    (put("pile", 0, 40), "pile[0]: tile 40 is already at wheel[1]"),
    (put("displays", 0, {}), "displays[0]: must be a list, not an object"),
    (put("displays", 0, 0, []), "displays[0][0]: must be an object, not a list"),
    (put("displays", 0, 0, "turn", 1), "displays[0][0].turn: is not a known key"),
    (
        put("displays", 1, 0, "tile", 15),
        "displays[1][0].tile: tile 15 is already at displays[0][0]",
    ),
    (put("displays", 0, 0, "at", [0, 1]), "displays[0][0].at: a player's first tile is at [0, 0]"),
    (put("displays", 0, 1, "at", [0, 0]), "displays[0][1].at: another tile of this display is"),
    (put("displays", 0, 1, "at", [1, 1]), "displays[0][1].at: no tile laid before it shares an"),
    (put("displays", 0, 1, "at", [1]), "displays[0][1].at: must have 2 entries, not 1"),
    (put("displays", 0, 1, "at", [1, 0.5]), "displays[0][1].at[1]: must be a whole number"),
    (put("displays", 0, 1, "covered", [True]), "displays[0][1].covered: must have 3 entries"),
    (put("displays", 0, 1, "covered", 2, 1), "displays[0][1].covered[2]: must be true or false"),
    (
        put("displays", 0, 0, "covered", 1, True),
        "displays[0][0].covered[1]: this task is not complete, so no disc can be on it",
    ),
    (
        several(put("displays", 0, 0, "covered", 2, False), put("discs", 0, 19)),
        "displays[0][0].covered[2]: this task is complete, so a disc is on it while there are",
    ),
    (put("track", []), "track: player 0 has no marker"),
    (put("track", [[12, [1]]]), "track: player 0 has no marker"),
    (put("track", [[12, [1, 0, 1]]]), "track[0][1][0]: player 1 has two markers"),
    (put("track", [[12, [1, 2]]]), "track[0][1][1]: must be from 0 to 1, not 2"),
    (put("track", [[12]]), "track[0]: must have 2 entries, not 1"),
    (put("track", [[12, []], [13, [0, 1]]]), "track[0][1]: a space without markers is not listed"),
    (put("track", [[-1, [0, 1]]]), "track[0][0]: must be from 0 to"),
    (put("track", [[12, [1]], [12, [0]]]), "track[1][0]: the track is listed from the hindmost"),
    (put("track", [[12, [1]], [10, [0]]]), "track[1][0]: the track is listed from the hindmost"),
    (put("track", [[5, [1]], [13, [0]]]), "track[1][0]: nobody can be more than 7 ahead of the"),
    (put("turn", 1), "turn: the hindmost marker, on top of its stack, is player 0's"),
    (put("turn", 2), "turn: must be from 0 to 1, not 2"),
    (put("discs", [18]), "discs: must have 2 entries, not 1"),
    (put("discs", 0, -1), "discs[0]: must be from 0 to"),
    (put("discs", 0, 20), "discs[0]: discs left and tasks covered come to 22"),
    (put("discs", 1, 17), "discs[1]: discs left and tasks covered come to 17"),
    (put("discs", 1, False), "discs[1]: must be a whole number, not false"),
    (put("noted", [1, 0]), "noted: must have 0 entries, not 2"),
    (put("phase", "over"), "phase: the game cannot be over"),
    (put("wheel", [None] * 12), "phase: the wheel is empty, so it is refilled before anyone moves"),
    (
        several(put("wheel", [None] * 12), put("pile", [])),
        "phase: the game goes on, yet all discs are placed or no tile is left",
    ),
]


@pytest.mark.parametrize(("change", "error"), TWO_PLAYERS, ids=[error for _, error in TWO_PLAYERS])
def test_an_impossible_position_for_two(change: Change, error: str) -> None:
    position = deepcopy(two())
    change(position)
    with pytest.raises(MalformedError) as refused:
        Match.load(position)
    assert str(refused.value).startswith(error)


def solo() -> Json:
    """In the second phase, with two of the 21 discs placed."""
    return scene(
        RED_6_AND_TURQUOISE_6, wheel=WHEEL, discs=21, phase="solo-2", noted=[6, 80], pile=[1, 2]
    )


def solo_over() -> Json:
    return {**solo(), "wheel": [None] * 12, "phase": "over", "noted": [6, 80, 12, 190]}


SOLO: list[tuple[Callable[[], Json], Change, str]] = [
    (solo, put("phase", "play"), "phase: must be one of solo-1, solo-2, over"),
    (solo, put("track", [[0, [0]]]), "track: must have 0 entries, not 1"),
    (solo, put("turn", 1), "turn: must be from 0 to 0, not 1"),
    (solo, put("discs", [18]), "discs[0]: discs left and tasks covered come to 20, not 21"),
    (solo, put("phase", "solo-1"), "discs[0]: discs left and tasks covered come to 21, not 8"),
    (solo, put("noted", []), "noted: must have 2 entries, not 0"),
    (solo, put("noted", 0, 13), "noted[0]: the numbers in the display come to 12 only"),
    (solo, put("noted", 1, 5), "noted[1]: the penalty is 10 for each disc"),
    (solo, put("noted", 1, 90), "noted[1]: the penalty is 10 for each disc"),
    (solo, put("wheel", [None] * 12), "phase: the game goes on, yet"),
    (solo_over, put("noted", [6, 80]), "noted: must have 4 entries, not 2"),
    (solo_over, put("noted", 2, 11), "noted[2]: must be 12, as display and discs show"),
    (solo_over, put("noted", 3, 0), "noted[3]: must be 190, as display and discs show"),
    (solo_over, put("wheel", 1, 40), "phase: the game cannot be over"),
]


@pytest.mark.parametrize(("made", "change", "error"), SOLO, ids=[error for *_, error in SOLO])
def test_an_impossible_solo_position(made: Callable[[], Json], change: Change, error: str) -> None:
    position = deepcopy(made())
    change(position)
    with pytest.raises(MalformedError) as refused:
        Match.load(position)
    assert str(refused.value).startswith(error)


@pytest.mark.parametrize("made", [two, solo, solo_over])
def test_the_unbroken_positions_load(made: Callable[[], Json]) -> None:
    assert Match.load(made()).position == made()


def test_a_first_game_is_known_by_its_discs() -> None:
    for players, to_place in ((3, 17), (4, 15)):
        position = scene(*([] for _ in range(players)), wheel=WHEEL, discs=to_place)
        assert Match.load(position).position["discs"] == [to_place] * players
    with pytest.raises(MalformedError, match=r"^discs\[0\]: .* come to 17, not 20 alike for all$"):
        Match.load(scene([], [], wheel=WHEEL, discs=17))


def test_all_players_have_the_same_number_of_discs() -> None:
    position = scene([], [], [], wheel=WHEEL) | {"discs": [20, 17, 20]}
    with pytest.raises(MalformedError, match=r"^discs\[1\]: .* come to 17, not 20 / 17 alike"):
        Match.load(position)


def test_only_one_player_can_have_placed_the_last_disc() -> None:
    """Half of all tiles each, in a block: far more than 15 tasks are complete."""
    blocks: list[Laying] = [
        [(tile, (n % 6, n // 6)) for n, tile in enumerate(range(first, 61, 2))] for first in (1, 2)
    ]
    position = scene(
        *blocks, [], [], wheel={1: 61}, discs=15, track=[[0, [3, 2, 1, 0]]], phase="over"
    )
    assert position["discs"] == [0, 0, 15, 15]
    with pytest.raises(MalformedError, match=r"^phase: only one player can have placed the last"):
        Match.load(position)


def test_what_a_player_sees_is_no_position_to_play_on_from() -> None:
    with pytest.raises(MalformedError, match=r"^pile\[0\]: must be a whole number, not null$"):
        Match.load(visible(two(), 0))
