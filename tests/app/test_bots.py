"""Bots at the table: the page asks for their thoughts in slices, and anything may come between."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import pytest

from tests.app.page import Page
from web.app.thought import SLICE, Thought


def against(level: int = 1, game: str = "nova-luna") -> Page:
    page = Page()
    page.do(f"new {game} 2 bot:{level}")
    return page


def bots_move(page: Page) -> int:
    """Ask for what the session wants until it wants nothing; returns how often bots moved."""
    moves = 0
    while then := page.answer["then"]:
        moves += then["do"] == "bot-move"
        page.do(then["do"])
    return moves


def wanted(page: Page) -> str:
    """What the session wants to be asked for next."""
    return str(page.answer["then"]["do"])


def to_own_turn(page: Page) -> None:
    bots_move(page)
    assert not page.play.bot_on_turn


def take_and_lay(page: Page) -> None:
    """A turn of a person; what bots answer is not asked for yet."""
    page.take_and_lay()


def test_a_bot_is_one_click_away() -> None:
    page = Page()
    assert 'data-do="new nova-luna 2 bot:2"' in page.shown
    page.do("new nova-luna 2 bot:2")
    assert page.play.match.setup["seats"] == ["human", "bot:2"]


def test_the_form_seats_people_and_bots() -> None:
    page = Page("nova-luna-setup")
    seats = {"seat0": "bot:4", "seat1": "human", "seat2": "bot:1"}
    page.do("start nova-luna", players="3", seed="5", **seats)
    assert page.play.match.setup["seats"] == ["bot:4", "human", "bot:1"]
    assert "bot, level 4" in page.shown


def test_a_table_of_people_needs_no_seats_in_its_record() -> None:
    page = Page("nova-luna-setup")
    page.do("start nova-luna", players="2", seat0="human", seat1="human", seat2="bot:1")
    assert "seats" not in page.play.match.setup
    assert page.answer["then"] is None


def test_an_unknown_seat_is_refused_beside_the_others() -> None:
    page = Page("nova-luna-setup")
    assert "level 1 to 4" in page.do("start nova-luna", players="2", seat1="bot:9")["say"]


def test_the_bot_thinks_in_slices_and_then_moves() -> None:
    page = against()
    to_own_turn(page)
    take_and_lay(page)
    if page.play.bot_on_turn:
        before = len(page.play.match.told)
        assert page.answer["then"] == {"do": "think", "rest": False}
        assert "is thinking" in page.shown
        page.do("think")
        assert "regions" not in page.answer
        assert bots_move(page)
        assert len(page.play.match.told) > before
        assert page.reopened().play.match.record == page.play.match.record
        assert "your turn" in page.shown


def at_a_thought(level: int = 1) -> Page:
    """The bot has begun to think."""
    page = against(level)
    to_own_turn(page)
    while not page.play.bot_on_turn:
        take_and_lay(page)
    for _slice in range(4):
        page.do("think")
    return page


def test_what_a_person_does_meanwhile_is_done_at_once() -> None:
    page = at_a_thought()
    before = page.play.match.record
    page.do("menu")
    assert 'id="menu"' in page.regions["overlay"]
    assert page.answer["then"] is None, "bots wait while a card lies over the table"
    page.do("menu")
    assert wanted(page) in ("think", "bot-move")
    assert page.play.match.record == before


def test_verbs_for_the_one_on_turn_are_refused_meanwhile() -> None:
    page = at_a_thought()
    assert "bot's turn" in page.do("pick 3")["say"]
    assert page.answer["then"]


def test_undo_during_a_thought_drops_it_and_takes_back_ones_own_move() -> None:
    page = at_a_thought()
    done = len(page.play.match.told)
    page.do("undo")
    assert len(page.play.match.told) == done - 1
    assert not page.play.bot_on_turn
    assert page.answer["then"] is None


def test_leaving_during_a_thought_leaves_nothing_half_done() -> None:
    page = at_a_thought()
    record = page.play.match.record
    page.do("go home")
    assert page.answer["then"] is None
    assert page.do("think") == {"then": None}, "a late question is not answered with a move"
    assert page.do("bot-move") == {"then": None}
    page.do("go nova-luna")
    assert page.play.match.record == record
    assert wanted(page) == "think"


def test_reopening_the_page_goes_on_with_the_thought() -> None:
    page = at_a_thought()
    again = page.reopened()
    assert again.play.match.record == page.play.match.record
    bots_move(page)
    bots_move(again)
    assert again.play.match.record == page.play.match.record


def test_undo_goes_back_past_bots_to_ones_own_decision_and_redo_forth() -> None:
    page = at_a_thought()
    bots_move(page)
    after = page.play.match.record
    page.do("undo")
    acted = page.play.match.acted
    assert not page.play.bot_on_turn
    assert len(acted) < len(after["actions"]) - 1
    page.do("redo")
    assert page.play.match.record == after
    assert page.answer["then"] is None


def test_there_is_nothing_to_undo_before_ones_first_decision() -> None:
    page = Page("nova-luna-setup")
    page.do("start nova-luna", players="2", seed="7", seat0="human", seat1="bot:1")
    bots_move(page)
    assert page.play.match.acted == [1] * len(page.play.match.acted)
    assert page.play.match.told, "with this seed the bot begins"
    assert not page.play.table().may_undo
    assert "nothing to undo" in page.do("undo")["say"]


def test_what_bots_did_since_is_told_and_traced() -> None:
    page = at_a_thought()
    bots_move(page)
    table = page.play.table()
    assert table.news
    assert all(line.player != 0 for line in table.news)
    assert {last.player for last in table.last} == {1}
    assert 'class="news"' in page.regions["turn"]


def test_the_person_keeps_seeing_their_own_display() -> None:
    page = at_a_thought()
    assert page.play.table().company.viewer == 0
    bots_move(page)
    assert page.play.table().company.viewer == 0


def watched(players: int = 3, **form: str) -> Page:
    page = Page("nova-luna-setup")
    seats = {f"seat{n}": "bot:1" for n in range(players)}
    page.do("start nova-luna", players=str(players), seed="6", **seats, **form)
    return page


def test_bots_alone_can_be_watched_stopped_and_stepped() -> None:
    page = watched()
    assert page.answer["then"]
    page.do("watch pause")
    assert page.answer["then"] is None
    assert 'data-do="watch on"' in page.shown
    page.do("watch step")
    assert bots_move(page) == 1
    assert len(page.play.match.told) == 1
    page.do("watch step")
    page.do("watch on")
    bots_move(page)
    assert page.play.match.outcome is not None


def test_undo_while_watching_goes_back_one_move_and_waits() -> None:
    page = watched()
    for _turn in range(3):
        while page.answer["then"]["do"] != "bot-move":
            page.do("think")
        page.do("bot-move")
    page.do("undo")
    assert len(page.play.match.told) == 2
    assert page.answer["then"] is None


class Settings(NamedTuple):
    slice: int = 60


class Device:
    """Something to step that never comes to an end by itself, and the clock that it runs by."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
        self.settings = Settings()
        self.looked_at: list[int] = []
        self._now = 0.0
        self._seconds = seconds
        """For each position."""
        monkeypatch.setattr("web.app.thought.perf_counter", lambda: self._now)

    def step(self) -> bool:
        self.looked_at.append(self.settings.slice)
        self._now += self.settings.slice * self._seconds
        return False


def test_a_thought_ends_when_its_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    device = Device(monkeypatch, 0.001)
    thought = Thought((), lambda: (device, 0.3))
    while not thought.slice():
        pass
    assert sum(device.looked_at) == pytest.approx(300, abs=16)


def test_a_thoughts_first_slices_only_prepare_and_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    prepared: list[str] = []
    device = Device(monkeypatch, 0.001)
    thought = Thought([partial(prepared.append, name) for name in "ab"], lambda: (device, 1.0))
    thought.slice()
    assert prepared == ["a"]
    thought.slice()
    assert prepared == ["a", "b"]
    thought.slice()
    assert device.looked_at == []
    thought.slice()
    assert device.looked_at


@pytest.mark.parametrize("seconds", [0.00001, 0.0004, 0.02])
def test_slices_are_short_on_any_device(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    device = Device(monkeypatch, seconds)
    thought = Thought((), lambda: (device, 60.0))
    for _slice in range(12):
        thought.slice()
    before = len(device.looked_at)
    thought.slice()
    took = sum(device.looked_at[before:]) * seconds
    assert took <= max(2 * SLICE, seconds)


@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_game_with_bots(players: int) -> None:
    page = Page("nova-luna-setup")
    seats = {f"seat{n}": f"bot:{n}" for n in range(1, players)}
    page.do("start nova-luna", players=str(players), seed="3", **seats)
    while not page.play.match.outcome:
        bots_move(page)
        if not page.play.match.outcome:
            take_and_lay(page)
    assert "wins" in page.shown
    again: Any = page.reopened().play.match
    assert again.outcome == page.play.match.outcome
