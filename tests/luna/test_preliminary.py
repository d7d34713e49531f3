"""Rules, "Preliminary round": shrines, then pairs of novices, then favors."""

from __future__ import annotations

from typing import Any

import pytest

from pyengine import Match
from pyengine.luna.events import FavorsReceived, NovicesPlaced, RoundBegan, ShrinePlaced

from .scenes import listed, refused, told


def shrine(isle: str) -> dict[str, Any]:
    return {"do": "place-shrine", "isle": isle}


def novices(isle: str) -> dict[str, Any]:
    return {"do": "place-novices", "isle": isle}


def placed(players: int, **options: Any) -> Match:
    """Everyone's shrine on another isle, the first player's on tide."""
    match = Match.new("luna", players=players, seed=5, **options)
    for isle in ("tide", "book", "novice", "shrine")[:players]:
        match.play(shrine(isle))
    return match


def test_shrines_first_each_on_an_isle_of_its_own() -> None:
    match = Match.new("luna", players=3, seed=5)
    start = match.position["start"]
    assert match.actor == start
    assert len(match.legal) == 7
    match.play(shrine("herbs"))
    assert match.actor == (start + 1) % 3
    assert told(match, ShrinePlaced) == [ShrinePlaced(start, 1)]
    refused(match, shrine("herbs"), "isle", "the first ones go to different isles")
    assert len(match.legal) == 6
    refused(match, novices("tide"), "", "first everyone places a shrine")


def test_with_two_players_no_shrine_on_herbs() -> None:
    match = Match.new("luna", players=2, seed=5)
    assert len(match.legal) == 6
    refused(match, shrine("herbs"), "isle", "with two players")
    match.play(shrine("tide"))
    assert len(match.legal) == 5


def test_then_pairs_of_active_novices_where_one_has_no_piece() -> None:
    match = placed(3)
    start = match.position["start"]
    assert match.actor == start
    assert match.position["phase"] == "novices"
    refused(match, novices("tide"), "isle", "novices begin where you have none")
    refused(match, shrine("herbs"), "", "first everyone places four pairs")
    match.play(novices("book"))
    assert told(match, NovicesPlaced) == [NovicesPlaced(start, 5)]
    assert match.position["supply"][start] == 10
    match.play(novices("tide"))
    match.play(novices("tide"))
    refused(match, novices("book"), "isle", "you have a piece on the book isle")
    assert len(listed(match, "place-novices")) == 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_times_round_then_one_favor_from_each_of_two_isles(players: int) -> None:
    match = placed(players)
    start = match.position["start"]
    for n in range(4 * players):
        assert match.actor == (start + n) % players
        assert match.position["favors"] == [[]] * players
        match.play(match.legal[0])
    position = match.position
    assert position["phase"] == "actions"
    assert match.actor == start
    assert position["supply"] == [4] * players
    for player in range(players):
        empty = {
            isle
            for n, isle in enumerate(position["isles"])
            if not position["active"][player][n] and not position["shrines"][player][n]
        }
        assert len(empty) == 2
        assert set(position["favors"][player]) == empty
    assert len(told(match, FavorsReceived)) == players
    assert told(match, RoundBegan) == [RoundBegan(1, start)]


@pytest.mark.parametrize("level", [1, 2, 3])
def test_solo_the_player_places_alone_under_the_two_player_limits(level: int) -> None:
    match = Match.new("luna", players=1, seed=5, level=level)
    builder = match.position["builder"]
    refused(match, shrine(builder), "isle", "the first ones go to different isles")
    if builder != "herbs":
        refused(match, shrine("herbs"), "isle", "with two players")
    match.play(match.legal[0])
    for _ in range(4):
        assert match.actor == 1
        assert match.position["phase"] == "novices"
        match.play(match.legal[0])
    assert match.position["phase"] == "quiet"
    assert match.position["favors"][0] == []
    assert len(match.position["favors"][1]) == 2
    assert match.position["supply"] == [0, 4]
