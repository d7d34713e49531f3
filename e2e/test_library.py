"""Only what the site imports is loaded at the start; everything else is there when asked for."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from e2e.browser import wait_until_alive
from e2e.library_trace import loaded_modules
from e2e.watch import Watch
from web.building import archives
from web.building.library import REST, kept_modules
from web.serve import serving

# Appended to the worker's program of a copy: what a later lesson pack would do.
INSTALLER = """
async def install(wheel):
    import pyodide_js
    await pyodide_js.loadPackage("micropip")
    import micropip
    await micropip.install(wheel)
    import tides
    return json.dumps(tides.high_water())
sync.install = install

def use_the_rest(_):
    import statistics
    import xml.etree.ElementTree as tree
    return json.dumps([statistics.mean([1, 2, 6]), tree.fromstring("<a b='c'/>").get("b")])
sync.use_the_rest = use_the_rest
"""


def ask(page: Page, verb: str, told: str) -> object:
    asked = f"document.querySelector('script[type=py]').xworker.sync.{verb}({told!r})"
    return json.loads(page.evaluate(asked))


def test_kept_modules_are_those_that_a_start_imports(dist: Path, browser: Browser) -> None:  # noqa: ARG001
    loaded = loaded_modules(browser)
    kept = kept_modules()
    assert loaded - kept == set(), "not shipped for the start; run `make library`"
    assert kept - loaded == set(), "shipped for the start, but not used; run `make library`"


@pytest.fixture
def lesson_site(dist: Path, tmp_path: Path) -> Iterator[str]:
    """The site with a small wheel beside it, and a worker that can be asked to install it."""
    site = tmp_path / "site"
    shutil.copytree(dist, site)
    (worker,) = site.glob("app-*/worker.py")
    worker.write_text(worker.read_text() + INSTALLER)
    info = "tides-1.0.dist-info"
    members = {
        "tides.py": b"def high_water():\n    return 'at full moon'\n",
        f"{info}/METADATA": b"Metadata-Version: 2.1\nName: tides\nVersion: 1.0\n",
        f"{info}/WHEEL": b"Wheel-Version: 1.0\nRoot-Is-Purelib: true\n",
    }
    archives.write(site / "tides-1.0-py3-none-any.whl", archives.retag(members, "py3-none-any"))
    with serving(site) as address:
        yield address


def test_micropip_installs_a_wheel_from_our_own_host(page: Page, lesson_site: str) -> None:
    page.goto(lesson_site)
    wait_until_alive(page)
    assert ask(page, "install", f"{lesson_site}tides-1.0-py3-none-any.whl") == "at full moon"


def test_the_rest_of_the_library_comes_when_imported(
    page: Page, lesson_site: str, watch: Watch
) -> None:
    page.goto(lesson_site)
    wait_until_alive(page)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    asked_before = [url for url in watch.requests if url.endswith(REST)]
    assert ask(page, "use_the_rest", "") == [3, "c"]
    assert len(asked_before) <= 1, "only the service worker may have asked for it"
