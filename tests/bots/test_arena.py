"""The arena: paired games, results that add up, and a level that beats chance."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from pyengine.__main__ import main
from pyengine.bots.arena import arena
from pyengine.core.errors import MalformedError

from .tables import IN_A_BROWSER, TABLES

GAMES = sorted({table.game for table in TABLES})

NO_PROCESSES = pytest.mark.skipif(IN_A_BROWSER, reason="a browser starts no processes")


def contest(*arguments: str, capsys: pytest.CaptureFixture[str]) -> Any:
    assert main(["arena", *arguments]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return json.loads(out)


@pytest.mark.parametrize("game", GAMES)
def test_level_2_beats_chance(game: str) -> None:
    games = 10 if IN_A_BROWSER else 40
    told = arena(game, ["2", "random"], games, 7, {})
    two, chance = told["results"]
    assert two["wins"] + chance["wins"] == games
    assert two["share"] >= 0.9
    assert two["wilson"][0] > 0.5


def test_every_bot_has_every_seat_at_every_table() -> None:
    """Equals that are seeded alike win each table once for each seat."""
    told = arena("nova-luna", ["random", "random", "random"], 9, 5, {"first_game": True})
    (all_three,) = told["results"]
    assert all_three["wins"] == 9
    assert told["options"] == {"first_game": True}
    two = arena("nova-luna", ["1", "random"], 2, 5, {})
    other_way = arena("nova-luna", ["random", "1"], 2, 5, {})
    assert {one["bot"]: one["wins"] for one in two["results"]} == {
        one["bot"]: one["wins"] for one in other_way["results"]
    }


def test_results_name_each_bot_once_with_its_fair_share() -> None:
    told = arena("nova-luna", ["1", "random", "random"], 3, 5, {})
    assert [one["bot"] for one in told["results"]] == ["1", "random"]
    assert [one["fair"] for one in told["results"]] == [0.3333, 0.6667]
    assert sum(one["share"] for one in told["results"]) == pytest.approx(1, abs=0.001)


def test_alone_there_are_means() -> None:
    told = arena("nova-luna", ["1"], 3, 5, {})
    (result,) = told["results"]
    assert "elo" not in result
    assert result["score"]["least"] <= result["score"]["mean"] <= result["score"]["most"]


def test_from_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    told = contest(
        *("nova-luna", "--players", "2", "--bots", "1,random", "--games", "2", "--seed", "3"),
        "--times",
        capsys=capsys,
    )
    assert told["bots"] == ["1", "random"]
    assert told["milliseconds"]["1"]["moves"] > 10
    del told["milliseconds"]
    assert told == arena("nova-luna", ["1", "random"], 2, 3, {})


@NO_PROCESSES
def test_processes_change_nothing_but_the_time() -> None:
    command = [sys.executable, "-m", "pyengine", "arena", "nova-luna", "--players", "2"]
    rest = ["--bots", "1,random", "--games", "4", "--seed", "3"]
    one, two = (
        subprocess.run([*command, *rest, "--processes", n], capture_output=True, check=True)
        for n in ("1", "2")
    )
    assert one.stdout == two.stdout
    assert (one.stderr, two.stderr) == (b"", b"")


@pytest.mark.parametrize(
    ("games", "place"), [(3, "games"), (0, "games"), (-2, "games")], ids=["odd", "none", "negative"]
)
def test_games_that_leave_a_seat_unfair_are_refused(games: int, place: str) -> None:
    with pytest.raises(MalformedError) as refused:
        arena("nova-luna", ["1", "2"], games, 1, {})
    assert refused.value.place == place


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ("--bots 1,9 --games 2", "bots: must be of random, 1, 2, 3, 4, not 9"),
        ("--bots 1 --games 2", "bots: must name 2 players, not 1"),
        ("--bots 1,2 --games 2 --processes 0", "processes: must be at least 1, not 0"),
        ("--bots 1,2 --games 2 --option colour=red", "setup.colour: is not a known key"),
    ],
)
def test_what_is_wrong_is_said(
    capsys: pytest.CaptureFixture[str], arguments: str, error: str
) -> None:
    assert main(["arena", "nova-luna", "--players", "2", "--seed", "1", *arguments.split()]) == 2
    out, err = capsys.readouterr()
    assert (out, err) == ("", f"pyengine: {error}\n")
