"""Looking back at a finished game: the chart, the turning points, and playing on from anywhere."""

from __future__ import annotations

import pytest

from tests.app.page import Page
from tests.app.test_bots import bots_move
from tests.app.test_hints import thought
from web.app.review_table import ReviewTable


def finished(players: int = 2, **seats: str) -> Page:
    page = Page("nova-luna-setup")
    page.do("start nova-luna", players=str(players), seed="9", **seats)
    while not page.play.match.outcome:
        bots_move(page)
        if not page.play.match.outcome:
            page.take_and_lay()
    return page


def reviewed(players: int = 2, **seats: str) -> Page:
    page = finished(players, **seats)
    page.do("review")
    thought(page)
    return page


def review_of(page: Page) -> ReviewTable:
    review = page.play.table().review
    assert isinstance(review, ReviewTable)
    return review


def test_the_end_screen_leads_to_the_review_and_back() -> None:
    page = finished()
    assert 'data-do="review"' in page.shown
    page.do("review")
    assert page.answer["then"] == {"do": "think", "rest": False}
    assert "Looked at" in page.shown
    page.do("review")
    assert page.answer["then"] is None
    assert "wins" in page.regions["turn"]


def test_a_game_that_is_not_over_is_not_reviewed() -> None:
    page = Page("nova-luna")
    assert "not over" in page.do("review")["say"]


def test_everyones_standing_is_charted_from_the_beginning_to_the_end() -> None:
    page = reviewed()
    review = review_of(page)
    assert len(review.standings) == review.length + 1
    for shares in review.standings:
        assert sum(shares) == pytest.approx(1)
    winner = page.play.match.outcome
    assert winner
    assert review.standings[-1][winner.places[0]] == pytest.approx(1)
    assert "Chances to win" in page.shown


def test_turning_points_show_the_better_move_where_it_was_missed() -> None:
    page = reviewed()
    review = review_of(page)
    assert review.points, "a game played without thought has some"
    for point in review.points:
        page.do(f"review-to {point.index}")
        table = page.play.table()
        assert table.review
        assert table.review.here == point
        assert table.position["turn"] == table.company.viewer == point.player
        assert [idea.sign for idea in table.hint.ideas] == ["better", "played"]
        assert point.better.title in page.shown
        assert "of the chance to win" in page.shown


def test_one_steps_through_all_of_it_and_can_do_nothing_there() -> None:
    page = reviewed()
    length = review_of(page).length
    for at in (0, 1, length // 2, length, length + 5, -3):
        page.do(f"review-to {at}")
        table = page.play.table()
        assert review_of(page).at == min(max(0, at), length)
        assert not table.offers
        assert not table.may_undo
    page.do("review-to", at="4")
    assert review_of(page).at == 4
    page.do("review-by 1")
    page.do("review-by 1")
    page.do("review-by -1")
    assert review_of(page).at == 5


def test_playing_on_is_a_game_of_its_own_against_bots() -> None:
    page = reviewed()
    key, record = page.session.key, page.play.match.record
    page.do("review-to 6")
    actor = page.play.table().position["turn"]
    page.do("play-on")
    match = page.play.match
    assert page.session.key != key
    assert match.actions == record["actions"][:6]
    assert match.setup["seats"][actor] == "human"
    assert match.setup["seats"][1 - actor] == "bot:2"
    assert page.saved[key]["record"] == record, "the old game is kept"
    while not page.play.bot_on_turn:
        page.take_and_lay()
    assert bots_move(page)


def test_playing_on_in_a_game_with_bots_keeps_them() -> None:
    page = reviewed(3, seat1="bot:1", seat2="bot:1")
    page.do("review-to 5")
    page.do("play-on")
    assert page.play.match.setup["seats"] == ["human", "bot:1", "bot:1"]


def test_where_only_bots_played_the_person_takes_the_seat_on_turn() -> None:
    page = reviewed(2, seat0="bot:1", seat1="bot:1")
    page.do("review-to 3")
    turn = page.play.table().position["turn"]
    page.do("play-on")
    assert page.play.match.setup["seats"][turn] == "human"
    assert page.play.match.setup["seats"][1 - turn] == "bot:1"
    assert page.answer["then"] is None


def test_nobody_plays_on_from_the_end() -> None:
    page = reviewed()
    assert 'data-do="play-on"' not in page.shown


def test_a_solo_game_can_be_reviewed() -> None:
    page = finished(1)
    page.do("review")
    thought(page)
    review = review_of(page)
    assert len(review.standings[0]) == 1
    assert "How it stood" in page.shown
    page.do("review-to 3")
    page.do("play-on")
    assert len(page.play.match.told) == 3
