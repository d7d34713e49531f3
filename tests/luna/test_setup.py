"""Rules, "Setup": the table before the first action."""

from __future__ import annotations

from typing import Any

import pytest

from pyengine import MalformedError, Match
from pyengine.luna.components import BOARD_TILES, BOARDS, SYMBOLS

from .scenes import FIRST_TILE

SEEDS = range(25)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_setup_1_influence_novices_and_a_random_start_player(players: int) -> None:
    starts = set()
    for seed in SEEDS:
        position = Match.new("luna", players=players, seed=seed).position
        assert position["influence"] == [5] * players
        assert position["supply"] == [12] * players
        assert position["shrines"] == [[0] * 7] * players
        assert position["turn"] == position["start"]
        starts.add(position["start"])
    assert starts == set(range(players))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_setup_2_random_boards_and_their_first_tiles_dealt_with_books(players: int) -> None:
    seen = set()
    owners = set()
    for seed in range(60):
        position = Match.new("luna", players=players, seed=seed).position
        boards = position["boards"]
        assert len(set(boards)) == players
        seen |= set(boards)
        assert set(position["temple"]) == {str(FIRST_TILE[board]) for board in boards}
        assert all(space["book"] for space in position["temple"].values())
        dealt = [space["novice"] for space in position["temple"].values()]
        assert sorted(dealt) == list(range(players))
        owners.add(tuple(dealt))
    assert seen == set(BOARDS)
    assert len(owners) > 1


def test_setup_3_only_tiles_of_the_boards_in_play_are_on_the_path() -> None:
    for seed in SEEDS:
        position = Match.new("luna", players=3, seed=seed).position
        tiles = [
            tile
            for board in position["boards"]
            for tile in BOARD_TILES[BOARDS.index(board)].values()
        ]
        assert position["path"] == sorted((t for t in tiles if t > 4), reverse=True)
        assert position["round"] == 1
        assert position["claimed"] == {}


@pytest.mark.parametrize(("players", "tokens"), [(2, 3), (3, 4), (4, 4)])
def test_setup_4_time_tokens_and_the_council_stack(players: int, tokens: int) -> None:
    for seed in SEEDS:
        position = Match.new("luna", players=players, seed=seed).position
        assert position["time"] == tokens
        start = position["start"]
        stack = [(start + n) % players for n in range(players)]
        assert position["council"] == [[0, stack]]


def test_setup_5_isles_and_figures_at_random() -> None:
    first, figures = set(), set()
    for seed in range(60):
        position = Match.new("luna", players=4, seed=seed).position
        assert sorted(position["isles"]) == sorted(SYMBOLS)
        first.add(position["isles"][0])
        figures |= {(name, position[name]) for name in ("priestess", "builder", "apostate")}
        assert position["favors"] == [[]] * 4
    assert first == set(SYMBOLS)
    assert len(figures) == 21


def test_ruling_figures_can_be_chosen_and_nothing_else_changes() -> None:
    figures = {"priestess": "herbs", "builder": "herbs", "apostate": "book"}
    drawn = Match.new("luna", players=3, seed=9)
    chosen = Match.new("luna", players=3, seed=9, figures=figures)
    assert chosen.setup == {"players": 3, "seed": 9, "layout": "random", "figures": figures}
    assert chosen.position == drawn.position | figures
    assert Match.load(chosen.record).position == chosen.position


@pytest.mark.parametrize("players", [2, 3, 4])
def test_preselected_layout_has_no_preliminary_round(players: int) -> None:
    position = Match.new("luna", players=players, seed=4, layout="preselected").position
    assert position["phase"] == "actions"
    assert position["isles"] == [
        *("book", "tide", "shrine", "sailboat", "herbs", "bribery", "novice")
    ]
    assert position["priestess"] == "book"
    assert position["builder"] == "novice"
    assert position["apostate"] == "sailboat"
    assert position["supply"] == [4] * players
    assert (
        position["active"]
        == [
            [2, 0, 2, 0, 0, 2, 2],
            [2, 0, 2, 0, 2, 0, 2],
            [2, 2, 0, 2, 2, 0, 0],
            [2, 2, 0, 2, 0, 2, 0],
        ][:players]
    )
    assert (
        position["shrines"]
        == [
            [0, 1, 0, 0, 0, 0, 0],
            [0, 0, 0, 1, 0, 0, 0],
            [0, 0, 0, 0, 0, 1, 0],
            [0, 0, 0, 0, 0, 0, 1],
        ][:players]
    )
    favors = [["herbs", "sailboat"], ["tide", "bribery"], ["shrine", "novice"], ["shrine", "herbs"]]
    assert position["favors"] == favors[:players]
    assert position["turn"] == position["start"]


def test_the_same_seed_gives_the_same_table() -> None:
    for players in (1, 2, 3, 4):
        one = Match.new("luna", players=players, seed=11)
        assert one.position == Match.new("luna", players=players, seed=11).position
        assert one.position != Match.new("luna", players=players, seed=12).position


@pytest.mark.parametrize("level", [1, 2, 3])
def test_solo_setup(level: int) -> None:
    for seed in SEEDS:
        match = Match.new("luna", players=1, seed=seed, level=level)
        position = match.position
        assert position["players"] == 2
        assert position["solo"] == level
        assert (position["start"], position["turn"], position["time"]) == (0, 1, 0)
        assert position["council"] == [[0, [0, 1]]]
        assert position["phase"] == "shrines"
        builder = position["isles"].index(position["builder"])
        assert position["shrines"][0] == [int(n == builder) for n in range(7)]
        placed = [1 if n == builder else 2 for n in range(7)]
        [tile] = [tile for tile, space in position["temple"].items() if space["novice"] == 0]
        symbol = {"1": "sailboat", "2": "book", "3": "bribery", "4": "herbs"}[tile]
        placed[position["isles"].index(symbol)] -= 1
        assert position["active"] == [placed, [0] * 7]
        assert position["supply"] == [0, 12]
        assert all(space["book"] for space in position["temple"].values())
        if level == 3:
            assert position["priestess"] == position["builder"]


def test_solo_level_is_1_unless_asked_for() -> None:
    assert Match.new("luna", players=1, seed=1).setup == {
        "players": 1,
        "seed": 1,
        "level": 1,
        "layout": "random",
    }


FIGURES = {"priestess": "herbs", "builder": "tide", "apostate": "book"}


@pytest.mark.parametrize(
    ("setup", "place"),
    [
        ({"players": 0}, "setup.players"),
        ({"players": 5}, "setup.players"),
        ({"players": True}, "setup.players"),
        ({"players": 2, "level": 1}, "setup.level"),
        ({"players": 1, "level": 0}, "setup.level"),
        ({"players": 1, "level": 4}, "setup.level"),
        ({"players": 1, "level": "2"}, "setup.level"),
        ({"players": 1, "layout": "preselected"}, "setup.layout"),
        ({"players": 2, "layout": "chosen"}, "setup.layout"),
        ({"players": 2, "layout": "preselected", "figures": FIGURES}, "setup.figures"),
        ({"players": 2, "figures": {"priestess": "tide"}}, "setup.figures.builder"),
        ({"players": 2, "figures": FIGURES | {"guard": "tide"}}, "setup.figures.guard"),
        ({"players": 2, "figures": FIGURES | {"apostate": "moon"}}, "setup.figures.apostate"),
        ({"players": 2, "figures": None}, "setup.figures"),
        ({"players": 1, "level": 3, "figures": FIGURES}, "setup.figures.builder"),
        ({"players": 2, "first_game": True}, "setup.first_game"),
        ({"players": 1, "names": ["Ada", "Bo"]}, "setup.names"),
    ],
)
def test_setups_that_cannot_be_are_refused(setup: dict[str, Any], place: str) -> None:
    with pytest.raises(MalformedError) as refused:
        Match.new("luna", **{"seed": 1, **setup})
    assert refused.value.place == place


def test_level_3_takes_figures_with_priestess_and_builder_on_one_isle() -> None:
    figures = FIGURES | {"builder": "herbs"}
    match = Match.new("luna", players=1, seed=1, level=3, figures=figures)
    assert match.position["priestess"] == match.position["builder"] == "herbs"


def test_a_solo_game_has_one_name_and_one_seat() -> None:
    match = Match.new("luna", players=1, seed=1, names=["Ada"], seats=["human"])
    assert match.actor == 1
    assert match.seat == 0
    assert Match.load(match.record).record == match.record
