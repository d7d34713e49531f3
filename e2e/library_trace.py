"""Which modules of Python's library the site imports, seen in a real page that had all of them.

`python -m e2e.library_trace` writes the list that the build keeps (web/building/kept_modules.txt).
"""

import json
import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page

from e2e.browser import chromium, wait_until_alive
from web.build import build
from web.building import archives
from web.building.library import FIRST, KEPT, LEFT_OUT, REST, dispensable, module_name
from web.building.places import DIST
from web.serve import serving

# Appended to the worker's program of the traced copy, never to the shipped one.
TRACER = """
def imported(_=""):
    return json.dumps([m.__file__ for m in sys.modules.values() if getattr(m, "__file__", None)])
sync.imported = imported
"""
ARCHIVE = "/lib/python314.zip/"


def loaded_modules(browser: Browser) -> set[str]:
    """Start a copy of dist/ that has all of the library, have an error there too, and look."""
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        _with_whole_library(DIST, site)
        with serving(site) as address:
            page = browser.new_page()
            page.goto(address + "play.html")
            wait_until_alive(page)
            _have_an_error(page)
            asked = "document.querySelector('script[type=py]').xworker.sync.imported('')"
            files: list[str] = json.loads(page.evaluate(asked))
            page.close()
    inside = {file.removeprefix(ARCHIVE) for file in files if file.startswith(ARCHIVE)}
    return set(map(module_name, inside))


def _with_whole_library(source: Path, site: Path) -> None:
    shutil.copytree(source, site)
    (first,) = site.glob(f"runtime-*/{FIRST}")
    rest = archives.read(first.with_name(REST))
    rest = {name: data for name, data in rest.items() if not dispensable(module_name(name))}
    archives.write(first, archives.read(first) | rest | {LEFT_OUT: b""})
    (worker,) = site.glob("app-*/worker.py")
    worker.write_text(worker.read_text() + TRACER)


def _have_an_error(page: Page) -> None:
    """The way of an error imports modules too; they must be at hand when there is no network."""
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<button data-do=\"nonsense\">?')")
    page.locator('[data-do="nonsense"]').dispatch_event("click")
    page.locator("#notice").wait_for(state="visible")


HEADER = """\
# The modules of Python's library that every start of the site imports, one a line.
# Written by `make library` from a real page; a test holds it against one.
"""


def main() -> None:
    build()
    with chromium() as browser:
        modules = sorted(loaded_modules(browser))
    KEPT.write_text(HEADER + "\n".join(modules) + "\n")
    print(f"{len(modules)} modules")


if __name__ == "__main__":
    main()
