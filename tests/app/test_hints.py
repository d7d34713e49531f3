"""Hints: asked for, thought about in slices, shown with reasons, and put ready but not played."""

from __future__ import annotations

import pytest

from tests.app.page import Page
from tests.app.test_bots import against, bots_move


def thought(page: Page) -> None:
    while then := page.answer["then"]:
        page.do(then["do"])


def after_some_turns(players: int = 2) -> Page:
    page = Page()
    page.do(f"new nova-luna {players}")
    for _turn in range(9):
        page.take_and_lay()
    return page


def test_a_hint_gives_three_moves_with_reasons() -> None:
    page = after_some_turns()
    page.do("hint")
    assert "Looking for good moves" in page.shown
    thought(page)
    ideas = page.play.table().hint.ideas
    assert [idea.sign for idea in ideas] == ["1", "2", "3"]
    assert all(idea.title and idea.why.endswith(".") for idea in ideas)
    assert len({idea.title for idea in ideas}) == 3
    for idea in ideas:
        assert f'data-do="idea {idea.sign}"' in page.shown
        assert idea.why in page.shown


def test_an_idea_is_put_ready_and_not_played() -> None:
    page = after_some_turns()
    page.do("hint")
    thought(page)
    idea = next(each for each in page.play.table().hint.ideas if each.marks)
    before = len(page.play.match.told)
    page.do(f"idea {idea.sign}")
    table = page.play.table()
    assert len(page.play.match.told) == before
    assert (table.picked, table.spot) == (idea.marks[0].space, idea.marks[0].at)
    page.do("unpick")
    assert page.play.table().hint.ideas, "put back, the ideas are there again"
    page.do(f"idea {idea.sign}")
    page.do("lay")
    assert len(page.play.match.told) == before + 1
    assert not page.play.table().hint.ideas


def test_a_hint_can_be_called_off_and_put_away() -> None:
    page = after_some_turns()
    page.do("hint")
    page.do("think")
    page.do("hint")
    assert page.answer["then"] is None
    assert page.do("think") == {"then": None}
    page.do("hint")
    thought(page)
    page.do("hint")
    assert not page.play.table().hint.ideas


def test_what_one_does_oneself_while_it_is_sought_counts() -> None:
    page = after_some_turns()
    page.do("hint")
    page.do("think")
    page.take_and_lay()
    assert page.answer["then"] is None
    assert not page.play.table().hint.looking


def test_the_same_position_gets_the_same_hint() -> None:
    page = after_some_turns()
    again = page.reopened()
    for each in (page, again):
        each.do("hint")
        thought(each)
    assert page.play.table().hint == again.play.table().hint


def test_there_is_no_hint_while_a_bot_thinks() -> None:
    page = against()
    bots_move(page)
    while not page.play.bot_on_turn:
        page.take_and_lay()
    assert 'data-do="hint"' not in page.shown
    assert "bot's turn" in page.do("hint")["say"]


def test_filling_the_wheel_is_an_idea_that_leads_to_its_button() -> None:
    page = after_some_turns()
    page.do("hint")
    thought(page)
    advice = page.play._hinting.advice
    (refill,) = [n for n, each in enumerate(advice, 1) if each.action["do"] == "refill"]
    page.do(f"idea {refill}")
    assert page.answer["focus"] == '[data-do="refill"]'
    assert 'data-do="refill"' in page.regions["turn"]


@pytest.mark.parametrize("event", ["idea 1", "idea 4", "idea 0"])
def test_an_idea_that_is_not_there_is_refused(event: str) -> None:
    page = after_some_turns()
    assert "no such idea" in page.do(event)["say"]


def test_solo_gets_hints_too() -> None:
    page = Page()
    page.do("new nova-luna 1")
    page.take_and_lay()
    page.do("hint")
    thought(page)
    assert page.play.table().hint.ideas
