"""Luna's views as text: well-formed, named, escaped, in words that can be translated, and lean."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests import luna_tables as tables
from tests.page_reader import Element, by_id, elements
from tests.screens import LUNA_REFUSED, LUNA_TABLES
from web.app.seats import COLOURS
from web.app.views.luna import play, setup
from web.app.views.luna.crowd import Band, Row, crowd
from web.app.views.luna.landmarks import landmarks
from web.app.views.luna.pieces import pieces
from web.app.views.luna.strip import spot_selector
from web.app.views.luna.symbols import symbols

VIEWS = Path(play.__file__).parent
STYLES = Path(__file__).parent.parent / "static"


@pytest.mark.parametrize("name", LUNA_TABLES)
def test_regions_fill_the_frame(name: str) -> None:
    page = play.screen(LUNA_TABLES[name])
    regions = play.regions(LUNA_TABLES[name])
    assert tuple(regions) == play.REGIONS
    for region, inner in regions.items():
        assert by_id(page, region)
        assert inner in page


NASTY = "<b>&\"'</b>"


def test_names_and_words_of_players_are_escaped() -> None:
    for table in (tables.travelling(), tables.scoring(), tables.over(), tables.crowded()):
        nasty = table._replace(
            names=(NASTY,) * 4, notice=NASTY, ask=NASTY, explain=NASTY, effect=(NASTY,)
        )
        page = play.screen(nasty)
        assert NASTY not in page
        assert "&lt;b&gt;&amp;&quot;" in page
        assert elements(page)
    seats = setup.Choices(4, names=(NASTY,) * 4, seed=NASTY, problems={"seed": NASTY})
    assert by_id(setup.screen(seats), "name0").attributes["value"] == NASTY


def _things(page: str) -> dict[str, Element]:
    return {
        each.attributes["data-do"].removeprefix("point "): each
        for each in elements(page)
        if each.attributes.get("data-do", "").startswith("point ")
    }


def test_isles_are_named_in_full_words() -> None:
    things = _things(play.screen(tables.middle()))
    assert things["isle:herbs"].name == (
        "Herb Garden: your 1 active novice; Cy 2 active; Dana 1 inactive; 2 herbs tokens; "
        "next round the Priestess"
    )
    assert things["isle:shrine"].name == (
        "Quarry: your 1 inactive novice; Ada 2 inactive, a shrine; Cy 1 inactive; "
        "Dana 1 inactive; 2 shrine tokens; the Builder; next round the Apostate"
    )
    frozen = _things(play.screen(tables.solo()))["isle:shrine"]
    assert frozen.name.endswith("the Apostate; frozen by the Apostate")


def test_tiles_and_spaces_are_named_in_full_words() -> None:
    things = _things(play.screen(tables.middle()))
    assert things["tile:14"].name == "Tile 14, shrine: approved, claimed by you"
    assert things["tile:18"].name == (
        "Tile 18, tide: just beyond the Guard, for bribery, claimed by Ada"
    )
    assert things["tile:28"].name == "Tile 28, novice: closed"
    assert things["temple:8"].name == "Temple 8, herbs: your novice with a book"
    assert things["temple:12"].name == "Temple 12, book: left, out of use"
    assert things["council"].name == (
        "Council: Dana on seat 6, worth 6; you, Ada on seat 4, worth 3; Cy on seat 2, worth 0"
    )
    assert things["landing"].name == "Landing stage: your 1 novice; 1 novice of Dana"
    assert things["meditation"].name == "Meditation room: 2 of 4 candles burn"
    assert things["favor:bribery"].name == "Your bribery token"


def test_what_may_be_chosen_is_ringed_and_in_reach_of_tab() -> None:
    table = tables.promoting()
    things = _things(play.screen(table))
    for thing, each in things.items():
        looks = each.attributes["class"].split()
        assert ("may" in looks) == (thing in table.choosable)
        if thing.startswith(("tile:", "temple:")):
            assert each.attributes["tabindex"] == ("0" if thing in table.choosable else "-1")
        elif each.tag == "g":
            assert each.attributes["tabindex"] == "0"


def test_before_a_kind_is_chosen_the_rings_are_faint() -> None:
    table = tables.middle()._replace(choosable=frozenset({"isle:book", "tile:14"}))
    assert "soft" in _things(play.screen(table))["isle:book"].attributes["class"]
    assert "soft" not in play.regions(tables.promoting())["road"]


def test_what_is_chosen_says_so() -> None:
    things = _things(play.screen(tables.travelling()))
    assert things["isle:bribery"].attributes["aria-pressed"] == "true"
    assert "aria-pressed" not in things["isle:book"].attributes


def test_a_tile_for_bribery_shows_its_cost() -> None:
    assert play.regions(tables.promoting())["road"].count('class="cost"') == 1
    assert 'class="cost"' not in play.regions(tables.middle())["road"]


def test_every_tile_of_the_path_lies_there_or_has_left_its_hollow() -> None:
    for table in LUNA_TABLES.values():
        road = play.regions(table)["road"]
        lying = len(table.position["path"])
        assert road.count('class="can-ring"') == lying
        assert road.count('class="hollow"') == len(table.path_tiles) - lying
        assert road.count('class="guard-tile') == 6
        assert road.count('class="guard-tile here"') == 1


def _pieces(drawing: str, kind: str, player: int) -> int:
    return len(re.findall(rf'href="#{kind}{player}"', drawing))


def test_novices_are_drawn_one_by_one_while_there_is_room() -> None:
    row = Row("n", 0, 0, 168, 16.6, 9)
    drawing = crowd(row, [Band(0, 3, 3), Band(2, 2, 2)])
    assert (_pieces(drawing, "n", 0), _pieces(drawing, "n", 2)) == (3, 2)
    assert "plate" not in drawing


@pytest.mark.parametrize("width", [100, 126, 168])
def test_a_crowd_gets_numbers(width: int) -> None:
    row = Row("n", 0, 0, width, 16.6, 9)
    drawing = crowd(row, [Band(player, 13 - player, 13 - player) for player in range(4)])
    assert [_pieces(drawing, "n", player) for player in range(4)] == [1, 1, 1, 1]
    assert re.findall(r">(\d+)</text>", drawing) == ["13", "12", "11", "10"]
    places = [float(x) for x in re.findall(r'href="#n\d" x="([\d.]+)"', drawing)]
    assert max(places) <= width


def test_a_preview_shows_who_comes_and_who_leaves() -> None:
    parts = play.regions(tables.displacing())
    assert 'class="crack coming"' in parts["court"]
    assert parts["court"].count('class="leaving"') == 1
    assert 'href="#m1" x="0" y="17" class="coming"' in parts["court"]
    assert 'class="coming"' in parts["stage"]
    assert 'class="after">27<' in parts["players"]
    travelling = play.regions(tables.travelling())
    assert travelling["place0"].count('class="leaving"') == 2
    assert travelling["place6"].count('class="coming"') == 2
    assert travelling["lines"].count('class="step"') == 2
    bribing = play.regions(tables.bribing())
    assert "spent" in bribing["players"]
    assert 'class="plate changing"' in bribing["place5"]


def test_only_what_changed_is_sent_anew() -> None:
    before, after = play.regions(tables.middle()), play.regions(tables.promoting())
    same = {name for name in before if before[name] == after[name]}
    assert set(before) - same == {"road", "strip", "doing"}


def test_offered_kinds_are_buttons_and_reasons_are_told_on_request() -> None:
    shut = play.regions(tables.middle())["doing"]
    assert shut.count('data-do="kind ') == 8
    assert "5 not possible now: why?" in shut
    assert 'aria-expanded="false"' in shut
    assert "you do not hold it" not in shut
    told = play.regions(tables.crowded())["doing"]
    assert 'aria-expanded="true"' in told
    assert told.count("<dd>") == 5


def test_a_draft_has_its_ways_moves_effect_and_confirm() -> None:
    draft = play.regions(tables.bribing())["doing"]
    assert 'data-do="choose 1"' in draft
    assert 'data-do="confirm"' in draft
    assert 'data-do="cancel"' in draft
    assert "Your bribery favor goes back" in draft
    journey = play.regions(tables.travelling())["doing"]
    assert 'data-do="fewer 0"' in journey
    assert "One fewer: 2 from the Library to the Gatehouse" in journey


def test_a_step_that_must_be_done_has_no_way_back() -> None:
    assert 'data-do="cancel"' not in play.regions(tables.preliminary())["doing"]
    assert 'data-do="kind' not in play.regions(tables.preliminary())["doing"]


def test_the_end_of_a_round_goes_step_by_step() -> None:
    first = play.regions(tables.scoring())
    assert "End of round 3" in first["band"]
    assert "Step 1 of 4" in first["doing"]
    assert "+6" in first["doing"]
    assert 'data-do="score next"' in first["doing"]
    assert 'data-do="score skip"' in first["doing"]
    last = play.regions(tables.scoring(3))["doing"]
    assert "Go on playing" in last
    assert 'data-do="score skip"' not in last


def test_the_end_shows_whole_sums_and_a_chart_with_its_table() -> None:
    parts = play.regions(tables.over())
    assert "Bo wins" in parts["band"]
    sums = parts["doing"]
    assert "tied with Dana, further up in the council" in sums
    assert "Guard's tiles" in sums
    assert "−9" in sums
    assert sums.count('class="series ') == 4
    assert '<table class="unseen">' in sums
    assert 'data-do="again"' in sums


def test_solo_has_a_difference_and_no_candles() -> None:
    assert "Result: +13" in play.regions(tables.solo_over())["band"]
    assert "You are 13 ahead of the rival." in play.regions(tables.solo_over())["doing"]
    acting = play.regions(tables.solo())
    assert "Round 2 of 6 · solo, level 2" in acting["band"]
    assert "wax" not in acting["room"]
    assert "data-do" not in acting["room"]
    assert 'class="ice"' in acting["place2"]


def test_the_strip_leads_to_every_part_of_the_board() -> None:
    page = play.screen(tables.promoting())
    for spot in ("temple", *tables.ISLES):
        assert f'data-do="show {spot}"' in page
        assert by_id(page, spot_selector(spot).removeprefix("#"))
    assert by_id(page, "show0").attributes["aria-pressed"] == "true"


def test_undo_and_redo_are_there_only_when_there_is_something_to_do() -> None:
    assert 'id="undo"' not in play.regions(tables.preliminary())["bar"]
    bar = play.regions(tables.crowded())["bar"]
    assert 'id="undo"' in bar
    assert 'id="redo"' in bar


def test_the_set_up_form_keeps_what_was_chosen() -> None:
    page = setup.screen(LUNA_REFUSED)
    assert "checked" in by_id(page, "players-4").attributes
    assert "checked" in by_id(page, "level-2").attributes
    assert "checked" in by_id(page, "layout-preselected").attributes
    assert by_id(page, "seed").attributes["aria-invalid"] == "true"
    assert '<option value="tide" selected>' in page
    assert 'data-do="start luna"' in page


def test_every_class_of_the_board_is_painted() -> None:
    """A class that no style knows is a slip of the pen, or a colour that is missing."""
    styles = "".join(path.read_text("utf-8") for path in STYLES.glob("*.css"))
    known = set(re.findall(r"\.([a-z][\w-]*)", styles))
    plain = {"ahead", "tokens", "worth-0"}
    for table in LUNA_TABLES.values():
        for each in elements("".join(play.regions(table)[name] for name in play.LAYERS)):
            for name in each.attributes.get("class", "").split():
                assert name in known | plain, name


def test_what_the_sprite_holds_is_painted_without_asking_for_ancestors() -> None:
    """A copy made by `use` has no ancestors outside the sprite, so such a rule would miss it."""
    style = (STYLES / "luna.css").read_text("utf-8")
    free = set(re.findall(r"^  (?:\.isle-mark > )?\.([\w-]+)", style, re.MULTILINE))
    drawn = symbols() + pieces() + landmarks()
    used = {name for each in elements(drawn) for name in each.attributes.get("class", "").split()}
    assert used - {f"p-{colour}" for colour in COLOURS} <= free


def test_the_fullest_table_stays_lean() -> None:
    """What is sent and patched at every click: the bench says how long that takes."""
    assert len(play.screen(tables.crowded()).encode()) < 110_000
