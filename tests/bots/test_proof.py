"""The table of strengths that README shows."""

import pytest

from pyengine.bots.proof import HEAD, Row, table, told

FOUND = {
    "players": 2,
    "games": 400,
    "results": [{"share": 0.785, "wilson": [0.7421, 0.8225], "elo": 224.6}],
}


def test_a_row_says_who_won_how_often() -> None:
    line = told(Row("luna", "4,3", "≥ 65 %"), FOUND)
    assert line == "| luna | 2 | 4 v 3 | 400 | 78.5% | 74.2% to 82.2% | +225 | ≥ 65 % |"
    assert line.count("|") == HEAD.splitlines()[0].count("|")


def test_whoever_wins_all_has_no_elo() -> None:
    result = {"share": 1.0, "wilson": [0.99, 1.0], "elo": None}
    line = told(Row("luna", "2,random", "≥ 95 %"), {**FOUND, "results": [result]})
    assert line.endswith("| 100.0% | 99.0% to 100.0% |  | ≥ 95 % |")


def test_alone_the_mean_is_told() -> None:
    found = {
        "players": 1,
        "games": 200,
        "results": [{"score": {"mean": 12.25, "least": -3.0, "most": 40.0}}],
    }
    line = told(Row("luna", "4", "mean over 0", {"level": 2}), found)
    assert "| 4, solo level 2 | 200 | mean 12.2 (-3 to 40) |" in line


def test_every_row_is_an_arena(monkeypatch: pytest.MonkeyPatch) -> None:
    played = []

    def arena(game: str, bots: list[str], games: int, *_: object, **__: object) -> object:
        played.append((game, tuple(bots), games))
        score = {"mean": 1.0, "least": 0.0, "most": 2.0}
        result = {"share": 0.5, "wilson": [0.4, 0.6], "elo": 0.0, "score": score}
        return {"players": len(bots), "games": games, "results": [result]}

    monkeypatch.setattr("pyengine.bots.proof.arena", arena)
    head, *lines = table(400, processes=1)
    assert head == HEAD
    assert len(lines) == len(played)
    assert ("nova-luna", ("4", "3"), 400) in played
    assert ("luna", ("4", "2", "2"), 402) in played
    assert ("nova-luna", ("4",), 200) in played
