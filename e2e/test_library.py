"""Only what the site imports is loaded at the start; micropip finds its own modules later."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from e2e.browser import wait_until_alive
from e2e.library_trace import ARCHIVE, WHEEL, ask, lesson_copy, trace
from web.building.library import AT_START, FOR_MICROPIP, listed
from web.serve import serving


def test_the_shipped_library_is_what_is_imported(dist: Path, browser: Browser) -> None:
    assert dist.exists()
    seen = trace(browser)
    for file, modules in ((AT_START, seen.at_start), (FOR_MICROPIP, seen.for_micropip)):
        told = listed(file)
        assert modules - told == set(), f"missing in {file.name}; run `make library`"
        assert told - modules == set(), f"not needed in {file.name}; run `make library`"


# Appended to the worker's program of a copy.
WHERE = """
def where(_):
    own = [m for name, m in sys.modules.items() if name.partition(".")[0] == "pyscript"]
    return json.dumps([m.__file__ for m in own if getattr(m, "__file__", None)])
sync.where = where
"""


def test_pyscripts_own_modules_come_compiled(dist: Path, tmp_path: Path, page: Page) -> None:
    with serving(lesson_copy(dist, tmp_path / "site", WHERE)) as address:
        page.goto(address)
        wait_until_alive(page)
        files = ask(page, "where", "")
    assert isinstance(files, list)
    assert f"{ARCHIVE}pyscript/__init__.pyc" in files
    assert [file for file in files if not file.startswith(ARCHIVE)] == []


# Appended likewise.
UNREAD = """
import sitecustomize
def unread(_):
    found = [n for n, m in sys.modules.items() if type(m) is sitecustomize.Unread]
    return json.dumps(sorted(found))
sync.unread = unread
def put_off(_):
    return json.dumps(sorted(sitecustomize.UNREAD))
sync.put_off = put_off
def escaped(_):
    import html, signal
    return json.dumps([html.escape("<&>"), int(signal.SIGINT)])
sync.escaped = escaped
"""


def test_what_a_start_does_not_use_is_read_when_it_is_asked_for(
    dist: Path, tmp_path: Path, page: Page
) -> None:
    with serving(lesson_copy(dist, tmp_path / "site", UNREAD)) as address:
        page.goto(f"{address}nova-luna.html")
        wait_until_alive(page)
        put_off = ask(page, "put_off", "")
        assert isinstance(put_off, list)
        assert ask(page, "unread", "") == put_off
        assert ask(page, "escaped", "") == ["&lt;&amp;&gt;", 2]
        left = [name for name in put_off if name not in ("html", "signal")]
        assert ask(page, "unread", "") == left


@pytest.fixture
def lesson_site(dist: Path, tmp_path: Path) -> Iterator[str]:
    with serving(lesson_copy(dist, tmp_path / "site")) as address:
        yield address


def test_micropip_installs_a_wheel_from_our_own_host(page: Page, lesson_site: str) -> None:
    page.goto(lesson_site)
    wait_until_alive(page)
    assert ask(page, "install", lesson_site + WHEEL) == "at full moon"
