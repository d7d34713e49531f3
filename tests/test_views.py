"""The views as text: well-formed, named, escaped, in words that can be translated, and lean."""

from __future__ import annotations

import ast
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests import bot_tables
from tests import view_tables as tables
from tests.page_reader import by_id, elements
from web.app import words
from web.app.pages import GAMES
from web.app.views import home
from web.app.views.nova_luna import play, setup
from web.app.views.nova_luna.card import card

VIEWS = Path(play.__file__).parent

SCREENS: dict[str, Callable[[], str]] = {
    "start alone": lambda: play.screen(tables.start(1)),
    "start of two": lambda: play.screen(tables.start(2)),
    "start of three": lambda: play.screen(tables.start(3)),
    "start of four": lambda: play.screen(tables.start(4)),
    "middle": lambda: play.screen(tables.middle()),
    "choosing": lambda: play.screen(tables.choosing()),
    "refilling": lambda: play.screen(tables.refilling()),
    "crowded": lambda: play.screen(tables.crowded()),
    "sprawling": lambda: play.screen(tables.sprawling()),
    "over": lambda: play.screen(tables.over()),
    "solo 1": lambda: play.screen(tables.solo(1)),
    "solo 2": lambda: play.screen(tables.solo(2)),
    "solo over, good": lambda: play.screen(tables.solo_over()),
    "solo over, not good": lambda: play.screen(tables.solo_over(good=False)),
    "menu": lambda: play.screen(tables.middle()._replace(menu=True)),
    "rules": lambda: play.screen(tables.middle(), rules=True),
    **{
        name: lambda table=table: play.screen(table)  # type: ignore[misc]
        for name, table in bot_tables.nova_luna(
            tables.middle()._replace(picked=None, spots={}, spot=None, picked_again=None)
        ).items()
    },
    "home": home.screen,
    "home with a saved game": lambda: home.screen(
        (card("game.1", tables.middle()),), notice="Remark"
    ),
    "home with a finished game": lambda: home.screen(
        (
            card("game.0", tables.over()),
            card("game.1", tables.solo()),
            card("game.2", tables.over()),
        )
    ),
    "set-up": setup.screen,
    "set-up with bots": lambda: setup.screen(setup.Choices(3, levels=(0, 2, 4))),
    "set-up refused": lambda: setup.screen(
        setup.Choices(4, ("Ada", "Bo", "", ""), True, "x", {"seed": "Wrong", "form": "Wrong"})
    ),
}


@pytest.fixture(params=SCREENS)
def page(request: pytest.FixtureRequest) -> str:
    return SCREENS[request.param]()


def test_drawings_are_well_formed(page: str) -> None:
    drawings = re.findall(r"<svg\b.*?</svg>", page, re.DOTALL)
    assert drawings
    for drawing in drawings:
        ElementTree.fromstring(drawing)


def test_ids_are_unique_and_every_reference_is_met(page: str) -> None:
    ids = [each.attributes["id"] for each in elements(page) if "id" in each.attributes]
    assert len(ids) == len(set(ids)), {each for each in ids if ids.count(each) > 1}
    used = {each.attributes["href"] for each in elements(page) if each.tag == "use"}
    painted = set(re.findall(r"url\((#[\w-]+)\)", page))
    assert {each.removeprefix("#") for each in used | painted} <= set(ids)


def test_nothing_that_the_content_policy_forbids(page: str) -> None:
    for each in elements(page):
        assert each.tag not in {"script", "style", "iframe", "img"}
        for name, value in each.attributes.items():
            assert name != "style"
            assert not name.startswith("on")
            assert "://" not in value, (name, value)


def test_whatever_can_be_done_has_a_role_and_a_name(page: str) -> None:
    doers = [each for each in elements(page) if "data-do" in each.attributes]
    assert doers
    for each in doers:
        assert each.attributes["data-do"].strip()
        if each.tag in {"g", "div", "span"}:
            assert each.attributes.get("role") == "button", each.attributes
            assert each.attributes.get("tabindex") == "0", each.attributes
        else:
            assert each.tag in {"a", "button", "input", "form"}
        if each.tag != "form":
            assert each.name, each.attributes
        if each.tag == "a":
            assert each.attributes.get("href")


def test_pictures_are_named_or_silent(page: str) -> None:
    for each in elements(page):
        if each.tag == "svg" and "svg" not in each.ancestors:
            assert each.attributes.get("aria-hidden") == "true" or each.attributes.get("aria-label")


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


class Marking:
    """A language in which every translated message is seen to be one."""

    def gettext(self, message: str) -> str:
        return f"⟦{message}⟧"

    def ngettext(self, one: str, many: str, count: int) -> str:
        return f"⟦{one if count == 1 else many}⟧"


@pytest.fixture
def _marked() -> Iterator[None]:
    words.speak(Marking())
    yield
    words.speak(None)


GIVEN = (
    *tables.NAMES,
    *(line.text for line in (*tables.middle().log, *tables.solo().log)),
    *(place.reason for place in tables.over().places if place.reason),
    tables.over().end,
    tables.solo_over().end,
    tables.refilling().notice,
    *bot_tables.GIVEN,
    "Remark",
    "Wrong",
)
"""What the session hands over in words already."""


def _untranslated(text: str) -> str:
    for given in sorted(GIVEN, key=len, reverse=True):
        text = text.replace(given, "")
    text = re.sub(r" laid red \d", "", text)
    while "⟦" in text:
        text = re.sub(r"⟦[^⟦⟧]*⟧", "", text)
    return "".join(re.findall(r"[^\W\d_]+", text))


@pytest.mark.usefixtures("_marked")
@pytest.mark.parametrize("name", SCREENS)
def test_every_text_passes_through_the_catalogue(name: str) -> None:
    for each in elements(SCREENS[name]()):
        for attribute in ("aria-label", "placeholder", "title", "alt"):
            assert not _untranslated(each.attributes.get(attribute, "")), each.attributes
        if not each.ancestors:
            assert not _untranslated("".join(each.texts)), name


ALLOWED = {"__future__", "typing", "math", "web", "pyengine"}


@pytest.mark.parametrize("source", sorted(VIEWS.glob("*.py")), ids=lambda path: path.stem)
def test_views_import_nothing_heavy(source: Path) -> None:
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            assert {alias.name.partition(".")[0] for alias in node.names} <= ALLOWED
        if isinstance(node, ast.ImportFrom) and not node.level:
            assert (node.module or "").partition(".")[0] in ALLOWED


def test_the_fullest_table_stays_lean_and_quick() -> None:
    table = tables.crowded()
    assert len(play.screen(table).encode()) < 90_000
    best = min(_seconds(lambda: play.regions(table)) for _ in range(5))
    assert best < 0.01, "a click must be answered at once"


def _seconds(work: Callable[[], object]) -> float:
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun
