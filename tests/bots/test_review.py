"""The review of a game: a standing for every moment, and the moments that mattered."""

from __future__ import annotations

import pytest

from pyengine import Match
from pyengine.bots.review import MOST, Review
from pyengine.bots.selfplay import selfplay

from .tables import NAMES, TABLES, played_by


def reviewed(match: Match, level: int = 2, seed: int = 1) -> Review:
    review = Review(match, level, seed)
    while not review.step():
        pass
    return review


@pytest.mark.parametrize("at", range(len(TABLES)), ids=NAMES)
def test_every_moment_has_a_standing(at: int) -> None:
    table = TABLES[at]
    match = played_by(table.game, table.setup, "1")
    review = reviewed(match)
    assert len(review.standings) == len(match.actions) + 1
    assert review.progress == (len(match.actions) + 1,) * 2
    sides = match.game.players(match.state)
    for standing in review.standings:
        assert len(standing) == sides
        if sides > 1:
            assert sum(standing) == pytest.approx(1)
    outcome = match.outcome
    assert outcome is not None
    if sides > 1:
        assert review.standings[-1][outcome.places[0]] == 1
    else:
        assert review.standings[-1] == (-outcome.scores[0],)


@pytest.mark.parametrize("at", range(len(TABLES)), ids=NAMES)
def test_turning_points_are_few_and_have_something_better(at: int) -> None:
    table = TABLES[at]
    match = played_by(table.game, table.setup, "random")
    positions = match.positions
    points = reviewed(match).turning_points
    assert 1 <= len(points) <= MOST
    assert points == sorted(points)
    for point in points:
        assert point.played == match.actions[point.index]
        assert point.better != point.played
        assert point.lost > 0
        assert point.player == positions[point.index]["turn"]
        assert point.reasons
        Match.load(positions[point.index]).play(point.better)


def test_the_same_seed_gives_the_same_review() -> None:
    match = played_by("nova-luna", {"players": 2, "seed": 5}, "1")
    one, two = reviewed(match), reviewed(match)
    assert (one.standings, one.turning_points) == (two.standings, two.turning_points)


def test_a_match_under_way_can_be_reviewed_and_stays_as_it_is() -> None:
    match = Match.new("nova-luna", players=2, seed=4)
    selfplay(match, ["1", "1"], 4)
    for _ in range(5):
        match.undo()
    before = match.record, match.may_redo
    review = reviewed(match)
    assert len(review.standings) == len(match.actions) + 1
    assert (match.record, match.may_redo) == before
