"""The command line: JSON on standard output, or exit 2 with a message on standard error alone."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from pyengine import Match
from pyengine.__main__ import main

NO_PROCESSES = pytest.mark.skipif(
    sys.platform == "emscripten", reason="a browser starts no processes"
)


class Run:
    """One run of the command in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str], *arguments: str) -> None:
        self.code: object
        try:
            self.code = main(list(arguments))
        except SystemExit as stop:
            self.code = stop.code
        self.out, self.err = capsys.readouterr()

    @property
    def lines(self) -> list[Any]:
        assert (self.code, self.err) == (0, "")
        return [json.loads(line) for line in self.out.splitlines()]

    @property
    def refusal(self) -> str:
        assert (self.code, self.out) == (2, "")
        return self.err.strip()


@pytest.fixture
def type_in(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Puts a text on standard input."""

    def give(text: str) -> None:
        monkeypatch.setattr(sys, "stdin", io.StringIO(text))

    return give


def test_new_prints_a_record_without_actions(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["new", "nova-luna", "--players", "3", "--seed", "7", "--option"]
    [record] = Run(capsys, *arguments, "first_game=true").lines
    assert record == Match.new("nova-luna", players=3, seed=7, first_game=True).record


def test_new_takes_options_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["new", "nova-luna", "--players", "2", "--seed", "-7", "--option"]
    [record] = Run(capsys, *arguments, 'names=["Ada", "Bö"]').lines
    assert record["setup"]["names"] == ["Ada", "Bö"]
    assert record["setup"]["seed"] == -7


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_selfplay_prints_a_finished_record(
    capsys: pytest.CaptureFixture[str], players: int
) -> None:
    arguments = ["selfplay", "nova-luna", "--players", str(players), "--seed", "7"]
    [record] = Run(capsys, *arguments).lines
    assert Match.load(record).outcome is not None
    bots = ",".join(["random"] * players)
    assert Run(capsys, *arguments, "--bots", bots).lines == [record]


def test_selfplay_draws_from_all_kinds_of_action(capsys: pytest.CaptureFixture[str]) -> None:
    kinds = set()
    for seed in range(6):
        arguments = ["selfplay", "nova-luna", "--players", "2", "--seed", str(seed)]
        kinds |= {action["do"] for action in Run(capsys, *arguments).lines[0]["actions"]}
    assert kinds == {"take", "refill"}


def finished() -> Match:
    match = Match.new("nova-luna", players=2, seed=5)
    while match.actor is not None:
        match.play(match.legal[-1])
    return match


def test_replay_prints_the_last_position(capsys: pytest.CaptureFixture[str], type_in: Any) -> None:
    match = finished()
    type_in(json.dumps(match.record))
    assert Run(capsys, "replay", "-").lines == [match.position]


def test_replay_with_trace_prints_a_line_for_each_action(
    capsys: pytest.CaptureFixture[str], type_in: Any
) -> None:
    match = finished()
    type_in(json.dumps(match.record))
    lines = Run(capsys, "replay", "-", "--trace").lines
    assert [line["action"] for line in lines] == match.actions
    assert [line["position"] for line in lines] == match.positions[:-1]
    assert [line["after"] for line in lines] == match.positions[1:]
    assert all(list(line) == ["position", "action", "after"] for line in lines)


def test_legal_of_a_record_and_of_a_position(
    capsys: pytest.CaptureFixture[str], type_in: Any
) -> None:
    match = Match.new("nova-luna", players=2, seed=5)
    match.play(match.legal[0])
    for given in (match.record, match.position):
        type_in(json.dumps(given))
        assert Run(capsys, "legal", "-").lines == [match.legal]


def test_check_says_nothing_when_nothing_is_wrong(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(finished().record), "utf-8")
    run = Run(capsys, "check", str(file))
    assert (run.code, run.out, run.err) == (0, "", "")


@pytest.mark.parametrize("command", ["check", "legal", "replay"])
def test_an_illegal_action_is_named(
    capsys: pytest.CaptureFixture[str], type_in: Any, command: str
) -> None:
    record = finished().record
    record["actions"][17]["at"] = [9, 9]
    type_in(json.dumps(record))
    run = Run(capsys, command, "-")
    assert run.refusal.startswith("pyengine: actions[17].at: a tile must share an edge")


def test_a_trace_is_all_or_nothing(capsys: pytest.CaptureFixture[str], type_in: Any) -> None:
    record = finished().record
    record["actions"][-1]["space"] = record["actions"][-2]["space"]
    type_in(json.dumps(record))
    assert "].space: there is no tile on space" in Run(capsys, "replay", "-", "--trace").refusal


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "pyengine: not JSON: line 1, column 1: "),
        ("\ufeff{}", "pyengine: not JSON: line 1, column 1: "),
        ("[]", "pyengine: a record or position is a JSON object"),
        ('{"format": "moon-record", "format": 1}', "pyengine: format: is given twice"),
        ('{"format": "moon-record", "version": 1}', "pyengine: game: is missing"),
        ('{"format": ' + "9" * 5000 + "}", "pyengine: not a record or position: a number is too"),
        ("[" * 100_000, "pyengine: not a record or position: nested too deeply"),
    ],
    ids=range(7),
)
def test_what_is_no_record(
    capsys: pytest.CaptureFixture[str], type_in: Any, text: str, error: str
) -> None:
    type_in(text)
    assert Run(capsys, "check", "-").refusal.startswith(error)


def test_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "No such file" in Run(capsys, "check", str(tmp_path / "none.json")).refusal


def test_a_file_that_is_no_text(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(b"\xff\xfe{}")
    assert Run(capsys, "check", str(file)).refusal.startswith("pyengine: ")


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ("new chess --players 2 --seed 1", 'game: must be one of nova-luna, luna, not "chess"'),
        ("new nova-luna --players 5 --seed 1", "setup.players: must be from 1 to 4, not 5"),
        ("new nova-luna --players 2 --seed 1 --option x", "option: must be KEY=VALUE, not x"),
        ("new nova-luna --players 2 --seed 1 --option x=1", "setup.x: is not a known key"),
        ("new nova-luna --players 2 --seed 1 --option name=1", "setup.name: is not a known key"),
        ("new nova-luna --players 2 --seed 1 --option seed=2", "option.seed: is given twice"),
        (
            "new nova-luna --players 2 --seed 1 --option names=1 --option names=2",
            "option.names: is given twice",
        ),
        (
            "new nova-luna --players 2 --seed 1 --option first_game=yes",
            "setup.first_game: must be true or false, not a text",
        ),
        (
            'new nova-luna --players 2 --seed 1 --option names=["a","\\ud800"]',
            "setup.names[1]: has a character that is none",
        ),
        (
            "new nova-luna --players 2 --seed 1 --option names=" + "9" * 5000,
            "setup.names: must be a list, not a text",
        ),
        (
            "selfplay nova-luna --players 2 --seed 1 --bots random",
            "bots: must name 2 players, not 1",
        ),
        (
            "selfplay nova-luna --players 2 --seed 1 --bots random,deep",
            "bots: must be of random, 1, 2, 3, 4, not deep",
        ),
    ],
    ids=range(12),
)
def test_a_wrong_setup(capsys: pytest.CaptureFixture[str], arguments: str, error: str) -> None:
    assert Run(capsys, *arguments.split()).refusal == f"pyengine: {error}"


@pytest.mark.parametrize(
    "arguments",
    [
        "",
        "dance",
        "new nova-luna --players 2",
        "new nova-luna --players two --seed 1",
        "new nova-luna --players 2 --seed 1.5",
        "replay",
        "check - -",
    ],
)
def test_a_wrong_command(capsys: pytest.CaptureFixture[str], arguments: str) -> None:
    assert Run(capsys, *arguments.split()).refusal


@NO_PROCESSES
def test_as_a_process_of_its_own() -> None:
    command = [sys.executable, "-m", "pyengine"]
    played = subprocess.run(
        [*command, "selfplay", "nova-luna", "--players", "3", "--seed", "7"],
        capture_output=True,
        check=True,
    )
    assert played.stderr == b""
    replayed = subprocess.run(
        [*command, "replay", "-"], input=played.stdout, capture_output=True, check=True
    )
    assert json.loads(replayed.stdout)["phase"] == "over"


@NO_PROCESSES
def test_as_a_process_of_its_own_it_exits_with_2() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "pyengine", "check", "-"],
        input=b"{}",
        capture_output=True,
        check=False,
    )
    assert (run.returncode, run.stdout) == (2, b"")
    assert run.stderr == b"pyengine: format: is missing\n"
