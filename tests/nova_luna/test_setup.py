"""Rules, "Setup": the table before the first turn."""

from __future__ import annotations

import pytest

from pyengine import MalformedError, Match
from pyengine.nova_luna.components import TILES

SEEDS = range(20)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_setup_1_moon_on_space_0_and_a_tile_on_each_of_the_other_11(players: int) -> None:
    for seed in SEEDS:
        position = Match.new("nova-luna", players=players, seed=seed).position
        assert position["moon"] == 0
        assert position["wheel"][0] is None
        assert None not in position["wheel"][1:]
        assert len(position["pile"]) == 68 - 11
        assert sorted(position["wheel"][1:] + position["pile"]) == list(TILES)


def test_setup_1_tiles_are_random() -> None:
    """Each tile comes to lie on the wheel in some games and in the pile in others."""
    wheels = [
        set(Match.new("nova-luna", players=2, seed=seed).position["wheel"]) for seed in range(80)
    ]
    for tile in TILES:
        assert 0 < sum(tile in wheel for wheel in wheels) < len(wheels)


@pytest.mark.parametrize(
    ("players", "first_game", "to_place"),
    [
        (2, False, 20),
        (3, False, 20),
        (4, False, 20),
        (2, True, 20),
        (3, True, 17),
        (4, True, 15),
    ],
)
def test_setup_2_discs_to_place(players: int, first_game: bool, to_place: int) -> None:
    match = Match.new("nova-luna", players=players, seed=3, first_game=first_game)
    assert match.position["discs"] == [to_place] * players


def test_setup_2_first_game_is_off_unless_asked_for() -> None:
    match = Match.new("nova-luna", players=4, seed=3)
    assert match.setup["first_game"] is False
    assert match.position["discs"] == [20] * 4


@pytest.mark.parametrize("players", [2, 3, 4])
def test_setup_3_markers_are_stacked_on_space_0_in_random_order(players: int) -> None:
    stacks = set()
    for seed in range(60):
        [[distance, stack]] = Match.new("nova-luna", players=players, seed=seed).position["track"]
        assert distance == 0
        assert sorted(stack) == list(range(players))
        stacks.add(tuple(stack))
    assert {stack[-1] for stack in stacks} == set(range(players))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_setup_3_the_top_marker_moves_first(players: int) -> None:
    for seed in SEEDS:
        match = Match.new("nova-luna", players=players, seed=seed)
        assert match.actor == match.position["turn"] == match.position["track"][0][1][-1]


def test_displays_are_empty_and_nothing_is_noted() -> None:
    position = Match.new("nova-luna", players=3, seed=1).position
    assert position["displays"] == [[], [], []]
    assert position["noted"] == []
    assert position["phase"] == "play"


def test_the_same_seed_sets_the_same_table() -> None:
    one, other = (Match.new("nova-luna", players=3, seed=11) for _ in range(2))
    assert one.position == other.position
    assert one.position != Match.new("nova-luna", players=3, seed=12).position


def test_a_known_table() -> None:
    """Guards every record ever saved: this seed has set this table from the first day."""
    position = Match.new("nova-luna", players=4, seed=7).position
    assert position["wheel"] == [None, 9, 30, 29, 12, 47, 58, 54, 7, 38, 5, 4]
    assert position["pile"][:5] == [19, 66, 64, 56, 11]
    assert position["track"] == [[0, [2, 1, 3, 0]]]


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"players": 0}, "setup.players: must be from 1 to 4, not 0"),
        ({"players": 5}, "setup.players: must be from 1 to 4, not 5"),
        ({"players": True}, "setup.players: must be a whole number, not true"),
        ({"seed": "7"}, "setup.seed: must be a whole number, not a text"),
        ({"seed": 1.5}, "setup.seed: must be a whole number, not a number with a point"),
        ({"first_game": 1}, "setup.first_game: must be true or false, not a whole number"),
        ({"layout": "random"}, "setup.layout: is not a known key"),
        ({"name": "Ada"}, "setup.name: is not a known key"),
        ({"cls": "Ada"}, "setup.cls: is not a known key"),
        ({"names": ["Ada"]}, "setup.names: must have 2 entries, not 1"),
        ({"names": ["Ada", 3]}, "setup.names[1]: must be a text, not a whole number"),
        ({"names": ["Ada", "B" * 41]}, "setup.names[1]: must have at most 40 characters"),
        ({"names": ["Ada", "\ud800"]}, "setup.names[1]: has a character that is none"),
        (
            {"seats": ["human", "cat"]},
            "setup.seats[1]: must be one of human, bot:random, bot:1, bot:2, bot:3, bot:4,"
            ' not "cat"',
        ),
    ],
)
def test_a_wrong_setup_is_refused_with_its_place(options: dict[str, object], error: str) -> None:
    setup: dict[str, object] = {"players": 2, "seed": 7} | options
    with pytest.raises(MalformedError) as refused:
        Match.new("nova-luna", **setup)  # type: ignore[arg-type]
    assert str(refused.value) == error
