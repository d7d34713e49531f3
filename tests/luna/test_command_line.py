"""Luna on the command line: its set-up keys as options, and solo games played by one bot."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pyengine.__main__ import main


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    assert main(list(arguments)) == 0
    return json.loads(capsys.readouterr().out)


def test_new_takes_luna_s_options(capsys: pytest.CaptureFixture[str]) -> None:
    figures = {"priestess": "tide", "builder": "book", "apostate": "book"}
    record = printed(
        *(capsys, "new", "luna", "--players", "3", "--seed", "7"),
        *("--option", f"figures={json.dumps(figures)}", "--option", "layout=random"),
    )
    assert record["setup"] == {"players": 3, "seed": 7, "layout": "random", "figures": figures}


@pytest.mark.parametrize("level", [1, 2, 3])
def test_selfplay_of_a_solo_game_takes_one_bot(
    capsys: pytest.CaptureFixture[str], level: int
) -> None:
    record = printed(
        *(capsys, "selfplay", "luna", "--players", "1", "--seed", "7"),
        *("--bots", "random", "--option", f"level={level}"),
    )
    assert record["setup"]["level"] == level
    assert sum(action["do"] == "end-round" for action in record["actions"]) == 6


def test_selfplay_makes_journeys_and_tides_of_several_moves(
    capsys: pytest.CaptureFixture[str],
) -> None:
    record = printed(capsys, "selfplay", "luna", "--players", "4", "--seed", "7")
    moves = {len(action["moves"]) for action in record["actions"] if "moves" in action}
    assert max(moves) > 1
