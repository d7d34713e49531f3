"""The session as the page knows it: events in; regions, words and things to store out."""

from __future__ import annotations

from typing import Any

import pytest

from pyengine import Match
from tests.app.page import Page
from web.app.nova_luna.room import ROOM
from web.app.pages import PAGES
from web.app.saves import KEPT
from web.app.session import Session


def opened(page: str, **told: Any) -> dict[str, Any]:
    return Session().open({"page": page, "saved": {}, "entropy": 1, "prerendered": True, **told})


@pytest.mark.parametrize("page", PAGES)
def test_a_prerendered_page_needs_nothing_sent(page: str) -> None:
    assert opened(page)["regions"] == {}


def test_a_page_that_shows_an_old_picture_is_sent_whole() -> None:
    assert list(opened("nova-luna", prerendered=False)["regions"]) == ["screen"]


def test_play_page_without_a_save_takes_up_the_prerendered_opening() -> None:
    assert Page("nova-luna").play.match.position == Match.new("nova-luna", **ROOM.opening).position


def test_a_new_game_is_saved_at_once() -> None:
    page = Page()
    page.do("new nova-luna 3")
    assert page.answer["page"] == "nova-luna"
    assert page.reopened().play.match.record == page.play.match.record


def test_every_action_is_saved_and_nothing_else_is() -> None:
    page = Page("nova-luna")
    page.do("pick 1")
    assert "save" not in page.answer
    page.do("lay")
    assert page.answer["save"]
    assert page.reopened().play.match.record == page.play.match.record
    page.do("undo")
    assert page.reopened().play.match.actions == []


def test_first_click_on_a_spot_looks_and_the_second_lays() -> None:
    page = Page("nova-luna")
    page.take_and_lay()
    page.take_and_lay()
    mover = page.play.state.turn
    table = page.play.table()
    page.do(f"pick {table.offers[1]}")
    column, row = next(iter(page.play.table().spots))
    page.do(f"spot {column} {row}")
    assert page.play.table().spot == (column, row)
    assert len(page.play.match.actions) == 2
    page.do(f"spot {column} {row}")
    assert len(page.play.match.actions) == 3
    assert len(page.play.state.displays[mover].tiles) == 2


def test_the_first_tile_has_one_spot_which_is_looked_at_by_itself() -> None:
    page = Page("nova-luna")
    page.do("pick 2")
    assert page.play.table().spot == (0, 0)


def test_picking_the_same_tile_again_puts_it_back() -> None:
    page = Page("nova-luna")
    page.do("pick 2")
    page.do("pick 2")
    assert page.play.table().picked is None


def test_a_tile_beyond_the_third_is_refused_in_words() -> None:
    page = Page("nova-luna")
    page.do("pick 7")
    assert page.play.table().picked is None
    assert "next three tiles" in page.shown
    page.do("dismiss")
    assert page.play.notice == ""


def test_preview_says_what_laying_then_does() -> None:
    page = Page("nova-luna")
    for _turn in range(12):
        page.do(f"pick {page.play.table().offers[0]}")
        spots = page.play.table().spots
        best = max(spots, key=lambda spot: len(spots[spot]))
        page.do(f"look {best[0]} {best[1]}")
        expected = page.play.table()
        page.do("lay")
        (laid,) = page.play.table().last
        assert laid.covers == spots[best]
        assert page.play.state.turn == expected.picked_again


def test_only_changed_regions_are_sent() -> None:
    page = Page("nova-luna")
    page.do("pick 1")
    assert "log" not in page.answer["regions"]
    page.do("tab log")
    assert "wheel" not in page.answer["regions"]


def test_undo_and_redo_with_nothing_to_take_back_say_so() -> None:
    page = Page("nova-luna")
    assert "nothing to undo" in page.do("undo")["say"]
    page.take_and_lay()
    page.do("undo")
    page.do("redo")
    assert len(page.play.match.actions) == 1


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_whole_game_can_be_played_through_the_session(players: int) -> None:
    page = Page()
    page.do(f"new nova-luna {players}")
    while not page.play.match.outcome:
        page.take_and_lay()
        assert "{" not in page.answer["say"]
    again = page.reopened()
    assert again.play.match.outcome == page.play.match.outcome
    again.do("again")
    assert again.play.match.actions == []
    assert again.play.match.setup["players"] == players
    assert again.play.match.setup["seed"] != page.play.match.setup["seed"]


def test_two_tabs_do_not_overwrite_each_other() -> None:
    first = Page(entropy=10)
    first.do("new nova-luna 2")
    second = Page(saved=first.saved, entropy=20)
    second.do("new nova-luna 3")
    first.take_and_lay()
    kept = second.saved | first.saved
    assert len([key for key in kept if key.startswith("game.")]) == 2


def test_saves_are_kept_to_a_number_and_finished_games_go_first() -> None:
    page = Page()
    page.do("new nova-luna 1")
    finished = page.session.key
    while not page.play.match.outcome:
        page.take_and_lay()
    page.do("new nova-luna 2")
    oldest_unfinished = page.session.key
    for _n in range(KEPT - 1):
        page.do("new nova-luna 2")
    assert len(page.saved) == KEPT
    assert finished not in page.saved
    assert oldest_unfinished in page.saved


def test_home_offers_to_continue_the_game_used_last() -> None:
    page = Page()
    page.do("new nova-luna 2")
    page.take_and_lay()
    page.do("go home")
    assert 'id="continue"' in page.regions["screen"]
    home = page.reopened("home")
    home.do("go nova-luna")
    assert home.play.match.record == page.play.match.record


def test_older_games_can_be_continued_too() -> None:
    page = Page()
    page.do("new nova-luna 2")
    page.take_and_lay()
    key, record = page.session.key, page.play.match.record
    page.do("new nova-luna 3")
    page.do("go home")
    assert f'data-do="continue {key}"' in page.shown
    page.do(f"continue {key}")
    assert page.play.match.record == record


def test_a_save_from_another_version_is_left_alone() -> None:
    page = Page()
    page.do("new nova-luna 2")
    key = page.session.key
    later = {**page.saved[key], "record": {**page.saved[key]["record"], "version": 99}}
    reopened = Page("nova-luna", {key: later})
    assert reopened.play.match.actions == []
    assert reopened.saved[key] == later
    reopened.do(f"continue {key}")
    assert "cannot be read" in reopened.answer["say"]


def test_broken_storage_is_passed_over() -> None:
    page = Page("nova-luna", {"game.1": "nonsense", "game.2": {"order": "x"}, "theme": 7})
    page.take_and_lay()
    assert len(page.play.match.actions) == 1


def test_setup_form_starts_the_game_it_describes() -> None:
    page = Page("nova-luna-setup")
    page.do(
        "start nova-luna",
        players="3", name0="Ada", name1="", name2="Cy", seed="-12", first_game="true",
    )  # fmt: skip
    assert page.play.match.setup == {
        "players": 3, "seed": -12, "first_game": True, "names": ["Ada", "", "Cy"],
    }  # fmt: skip
    assert page.play.names == ("Ada", "Red", "Cy")


@pytest.mark.parametrize("seed", ["seven", "1.5", "٣", "9" * 16, "--1"])
def test_setup_form_refuses_a_seed_that_is_no_number_and_keeps_what_was_typed(seed: str) -> None:
    page = Page("nova-luna-setup")
    page.do("start nova-luna", players="2", name0="Ada", name1="Bo", seed=seed)
    assert page.answer["page"] == "nova-luna-setup"
    assert "whole number" in page.shown
    assert 'value="Ada"' in page.shown


def test_names_are_escaped() -> None:
    page = Page("nova-luna-setup")
    page.do("start nova-luna", players="2", name0="<i>&\"'", name1="Bo")
    assert "<i>&" not in page.shown


def test_save_file_and_open_file_round_trip() -> None:
    import json

    page = Page("nova-luna")
    page.take_and_lay()
    file = page.do("save-file")["file"]
    assert Match.load(file["json"]).record == page.play.match.record
    other = Page()
    other.do("open-file", text=json.dumps(file["json"]))
    assert other.play.match.record == page.play.match.record


def test_open_file_names_what_is_wrong_and_changes_nothing() -> None:
    page = Page("nova-luna")
    before = page.play.match.record
    page.do("open-file", text='{"format": "moon-record", "version": 1}')
    assert "game" in page.answer["say"]
    assert page.play.match.record == before


def test_theme_is_stored_and_kept() -> None:
    page = Page()
    page.do("theme light")
    assert page.answer["theme"] == "light"
    assert page.saved["theme"] == "light"


@pytest.mark.parametrize("page", PAGES)
def test_a_rehearsal_ends_and_leaves_no_trace(page: str) -> None:
    """What the page shows and stores is as if it had not been."""
    session = Page(page).session
    before = session.dispatch({"do": "dismiss"})
    slices = 1
    while session.rehearse({})["more"]:
        slices += 1
    assert 2 < slices < 1000
    assert session.dispatch({"do": "dismiss"}) == before
