"""What holds for every screen: well-formed, named, lawful, in words that can be translated."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.page_reader import elements
from tests.screens import SCREENS
from web.app import views, words

VIEWS = Path(views.__file__).parent


@pytest.fixture(params=SCREENS)
def page(request: pytest.FixtureRequest) -> str:
    return SCREENS[request.param].draw()


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
            # What is not to be chosen now may still be looked at, but Tab passes it by.
            assert each.attributes.get("tabindex") in {"0", "-1"}, each.attributes
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


def _untranslated(text: str, given: frozenset[str]) -> str:
    for each in sorted(given, key=len, reverse=True):
        text = text.replace(each, "")
    text = re.sub(r" laid red \d", "", text)
    while "⟦" in text:
        text = re.sub(r"⟦[^⟦⟧]*⟧", "", text)
    return "".join(re.findall(r"[^\W\d_]+", text))


@pytest.mark.usefixtures("_marked")
@pytest.mark.parametrize("name", SCREENS)
def test_every_text_passes_through_the_catalogue(name: str) -> None:
    screen = SCREENS[name]
    for each in elements(screen.draw()):
        for attribute in ("aria-label", "placeholder", "title", "alt"):
            label = each.attributes.get(attribute, "")
            assert not _untranslated(label, screen.given), each.attributes
        if not each.ancestors:
            assert not _untranslated("".join(each.texts), screen.given), name


ALLOWED = {"__future__", "typing", "math", "collections", "web", "pyengine"}


@pytest.mark.parametrize("source", sorted(VIEWS.rglob("*.py")), ids=lambda path: path.stem)
def test_views_import_nothing_heavy(source: Path) -> None:
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            assert {alias.name.partition(".")[0] for alias in node.names} <= ALLOWED
        if isinstance(node, ast.ImportFrom) and not node.level:
            assert (node.module or "").partition(".")[0] in ALLOWED
