"""The views as text: well-formed, named, escaped, in words that can be translated, and lean."""

from __future__ import annotations

import re
from pathlib import Path

from tests import view_tables as tables
from tests.page_reader import by_id, elements
from web.app.pages import GAMES
from web.app.views import home
from web.app.views.nova_luna import play, setup
from web.app.views.nova_luna.card import card

VIEWS = Path(play.__file__).parent


def test_regions_fill_the_frame() -> None:
    table = tables.middle()
    page = play.screen(table)
    for region, inner in play.regions(table).items():
        assert by_id(page, region)
        assert inner in page
    assert tuple(play.regions(table)) == play.REGIONS


NASTY = "<i>&\"'</i>"


def test_names_and_words_of_players_are_escaped() -> None:
    table = tables.middle()._replace(names=(NASTY, NASTY, NASTY), notice=NASTY)
    seats = setup.Choices(4, (NASTY,) * 4, seed=NASTY, problems={"seed": NASTY})
    for page in (play.screen(table), home.screen((card("game.1", table),)), setup.screen(seats)):
        assert "<i>" not in page
        assert "&lt;i&gt;&amp;&quot;" in page
        assert elements(page)
    assert by_id(setup.screen(seats), "name0").attributes["value"] == NASTY


def test_every_spot_says_where_it_is_and_what_it_covers() -> None:
    table = tables.middle()
    page = play.screen(table)
    for (x, y), covers in table.spots.items():
        spot = by_id(page, f"spot_{x}_{y}")
        assert spot.attributes["data-do"] == f"spot {x} {y}"
        assert spot.attributes["data-peek"] == f"look {x} {y}"
        label = spot.attributes["aria-label"]
        assert "of " in label or "above" in label or "below" in label
        if covers:
            assert f"covers {len(covers)} task" in label
            assert str(len(covers)) in "".join(spot.texts)
        else:
            assert "covers no task" in label
    assert (
        by_id(page, "spot_3_0").attributes["aria-label"]
        == "Spot right of blue 3 and above red 5: covers 3 tasks, blue and red on this tile; "
        "2 blue on blue 5; 3 blue on red 5"
    )


def test_the_tasks_that_would_be_covered_are_ringed() -> None:
    looked = play.regions(tables.middle())["mine"]
    assert looked.count('href="#ring"') == 3
    assert play.regions(tables.choosing())["mine"].count('href="#ring"') == 0


def test_offers_are_named_in_full_words_and_numbered_in_order() -> None:
    table = tables.start(2)
    wheel = play.regions(table)["wheel"]
    offered = [each for each in elements(wheel) if each.attributes.get("data-key") in set("123")]
    assert [each.attributes["data-do"] for each in offered] == ["pick 1", "pick 2", "pick 3"]
    assert offered[1].name == (
        "Take the blue 3 from space 2: tasks blue, turquoise, red and yellow; 3 red"
    )
    unpick = play.regions(tables.middle())["wheel"]
    assert 'data-do="unpick"' in unpick
    assert 'data-do="pick 0"' not in unpick


def test_markers_of_a_stack_are_all_drawn_the_top_one_last() -> None:
    wheel = play.regions(tables.crowded())["wheel"]
    order = re.findall(r'id="marker(\d)"', wheel)
    assert order == ["3", "1", "2", "0"]


def test_the_reason_is_given_where_the_wheel_cannot_be_filled() -> None:
    assert "Now 5, and 37 in the pile" in play.regions(tables.middle())["refill"]
    offered = play.regions(tables.refilling())
    assert offered["refill"] == ""
    assert 'data-do="refill"' in offered["turn"]
    assert "Fill 9 empty spaces first?" in offered["turn"]


def test_undo_and_redo_are_there_only_when_there_is_something_to_do() -> None:
    assert 'id="undo"' not in play.regions(tables.start(2))["bar"]
    bar = play.regions(tables.refilling())["bar"]
    assert 'id="undo"' in bar
    assert 'id="redo"' in bar


def test_the_end_shows_places_beside_the_displays() -> None:
    parts = play.regions(tables.over())
    assert "Bo wins" in parts["turn"]
    assert "placed the last disc" in parts["turn"]
    assert 'data-do="again"' in parts["turn"]
    assert "Bo, final display" in parts["mine"]
    assert 'id="display0"' in parts["others"]


def test_solo_result_is_judged_against_a_hundred() -> None:
    assert "Under 100: a good game, 7 to spare." in play.regions(tables.solo_over())["turn"]
    bad = play.regions(tables.solo_over(good=False))["turn"]
    assert "35 too many" in bad
    assert "2 discs left over" in bad


def test_home_offers_only_what_exists() -> None:
    page = home.screen()
    for game in GAMES:
        for verb in (
            *(f"new {game} 2", f"new {game} 2 bot:2", f"new {game} 1"),
            *(f"go {game}-setup", f"rules {game}"),
        ):
            assert f'data-do="{verb}"' in page
    assert 'id="continue"' not in page
    saved = home.screen((card("game.6", tables.middle()), card("game.7", tables.over())))
    assert "Continue Nova Luna" in saved
    assert 'data-do="continue game.7"' in saved
    assert "hidden" in by_id(page, "install").attributes


def test_the_fullest_table_stays_lean() -> None:
    """What is sent and patched at every click: the bench says how long that takes."""
    assert len(play.screen(tables.crowded()).encode()) < 90_000
