"""Which modules of Python's library the site imports, seen in a real page that had all of them.

`python -m e2e.library_trace` writes the lists from which the build cuts the shipped library.
"""

import json
import shutil
import tempfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page

from e2e.browser import chromium, wait_until_alive
from web.build import build
from web.building import archives
from web.building.library import (
    AT_START,
    CONTENTS,
    FIRST,
    FOR_MICROPIP,
    module_name,
    whole_library,
)
from web.building.places import DIST
from web.serve import serving

# Appended to the worker's program of a copy of the site, never to the shipped one.
TRACER = """
def imported(_):
    return json.dumps([m.__file__ for m in sys.modules.values() if getattr(m, "__file__", None)])
sync.imported = imported
"""
INSTALLER = """
async def install(wheel):
    import pyodide_js
    await pyodide_js.loadPackage("micropip")
    import micropip
    await micropip.install(wheel)
    import tides
    return json.dumps(tides.high_water())
sync.install = install
"""
ARCHIVE = "/lib/python314.zip/"
WHEEL = "tides-1.0-py3-none-any.whl"


class Trace(NamedTuple):
    at_start: set[str]
    for_micropip: set[str]


def trace(browser: Browser) -> Trace:
    """Start a copy of dist/ with the whole library; a hint, an error, a wheel installed; look."""
    with tempfile.TemporaryDirectory() as folder:
        site = lesson_copy(DIST, Path(folder) / "site", TRACER)
        (first,) = site.glob(f"runtime-*/{FIRST}")
        archives.write(first, archives.read(whole_library()) | {CONTENTS: b""})
        with serving(site) as address:
            page = browser.new_page()
            page.goto(f"{address}nova-luna.html")
            wait_until_alive(page)
            _ask_for_a_hint(page)
            _have_an_error(page)
            at_start = _imported(page)
            ask(page, "install", address + WHEEL)
            later = _imported(page)
            page.close()
    return Trace(at_start, later - at_start)


def lesson_copy(dist: Path, site: Path, program: str = "") -> Path:
    """The site with a small wheel beside it, and a worker that can be asked to install it."""
    shutil.copytree(dist, site)
    (worker,) = site.glob("app-*/worker.py")
    worker.write_text(worker.read_text() + INSTALLER + program)
    info = "tides-1.0.dist-info"
    members = {
        "tides.py": b"def high_water():\n    return 'at full moon'\n",
        f"{info}/METADATA": b"Metadata-Version: 2.1\nName: tides\nVersion: 1.0\n",
        f"{info}/WHEEL": b"Wheel-Version: 1.0\nRoot-Is-Purelib: true\n",
    }
    archives.write(site / WHEEL, archives.retag(members, "py3-none-any"))
    return site


def ask(page: Page, verb: str, told: str) -> object:
    """Call a function of the worker's program directly."""
    asked = f"document.querySelector('script[type=py]').xworker.sync.{verb}({told!r})"
    return json.loads(page.evaluate(asked))


def _imported(page: Page) -> set[str]:
    files = ask(page, "imported", "")
    assert isinstance(files, list)
    inside = {file.removeprefix(ARCHIVE) for file in files if file.startswith(ARCHIVE)}
    return set(map(module_name, inside))


def _ask_for_a_hint(page: Page) -> None:
    """Bots are imported when they first think; what they need must be at hand by then."""
    page.locator('[data-do="hint"]').click()
    page.locator(".ideas").wait_for()


def _have_an_error(page: Page) -> None:
    """The way of an error imports modules too; they must be at hand when there is no network."""
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<button data-do=\"nonsense\">?')")
    page.locator('[data-do="nonsense"]').dispatch_event("click")
    page.locator("#notice").wait_for(state="visible")


HEADER = """\
# Modules of Python's library, one a line: {purpose}.
# Written by `make library` from a real page; a test holds it against one.
"""


def main() -> None:
    build()
    with chromium() as browser:
        seen = trace(browser)
    for file, modules, purpose in (
        (AT_START, seen.at_start, "what every start of the site imports"),
        (FOR_MICROPIP, seen.for_micropip, "what micropip imports beyond that to install a wheel"),
    ):
        file.write_text(HEADER.format(purpose=purpose) + "\n".join(sorted(modules)) + "\n")
        print(f"{file.name}: {len(modules)} modules")


if __name__ == "__main__":
    main()
