"""Start-up against the yardstick: a page that only does a stock `loadPyodide()`.

Both are measured in the same run by turns, each cold visit in a profile never used before, each
warm one in the same profile after the first visit has settled. Times are the page's own, from
the start of the navigation.
"""

import shutil
import statistics
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

from e2e.browser import launch_profile, wait_until_alive, wait_until_kept
from web.app.pages import GAMES
from web.building.library import FIRST
from web.building.places import DIST, PYODIDE
from web.building.runtime import ENGINE_FILES, LOCK
from web.serve import serving

RUNS = 5
# How long a first visitor stays, in ms: the browser writes down the machine code that it has made
# of WebAssembly a while after it was made. The same for the yardstick and for us.
SETTLING = 4000
# Somebody in a hurry, who clicks the first thing on offer as soon as the board is there: the click
# is kept, and counts when its answer has been painted.
FIRST_CLICK = """
addEventListener("DOMContentLoaded", () => {
  const offered = document.querySelector('[data-do^="pick "], [data-do^="kind "]');
  offered.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
});
"""
STOCK = (*ENGINE_FILES, FIRST, LOCK)
YARDSTICK = Path(__file__).parent / "yardstick.html"
# A folder name that the server lets the browser keep forever, as it does with our own parts.
FOLDER = "pyodide-0000000000"


class Visit(NamedTuple):
    """Milliseconds from the start of the navigation."""

    painted: float
    ready: float


class Ours(NamedTuple):
    cold: Visit
    warm: Visit


class Startup(NamedTuple):
    """Medians over all runs."""

    yardstick_cold: Visit
    yardstick_warm: Visit
    ours: dict[str, Ours]
    """By game."""


def measure(runs: int = RUNS, games: tuple[str, ...] = GAMES) -> Startup:
    visits: list[tuple[Visit, ...]] = []
    with ExitStack() as stack:
        playwright = stack.enter_context(sync_playwright())
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        yardstick = stack.enter_context(serving(_yardstick(folder / "yardstick")))
        # A copy, so that a build in between does not change what is measured.
        site = stack.enter_context(serving(shutil.copytree(DIST, folder / "ours")))
        pages = [(f"{yardstick}yardstick.html", _visit_yardstick)]
        pages += [(f"{site}{game}.html", _visit_ours) for game in games]
        for _ in range(runs):
            seen = [_cold_and_warm(playwright, address, visit) for address, visit in pages]
            visits.append(tuple(visit for pair in seen for visit in pair))
    cold, warm, *ours = map(_median, zip(*visits, strict=True))
    pairs = zip(ours[::2], ours[1::2], strict=True)
    return Startup(cold, warm, {game: Ours(*pair) for game, pair in zip(games, pairs, strict=True)})


def _yardstick(folder: Path) -> Path:
    (folder / FOLDER).mkdir(parents=True)
    for name in STOCK:
        shutil.copy(PYODIDE / name, folder / FOLDER)
    for file in (YARDSTICK, YARDSTICK.with_suffix(".js")):
        shutil.copy(file, folder)
    return folder


def _cold_and_warm(
    playwright: Playwright, address: str, visit: Callable[[Page, str], Visit]
) -> tuple[Visit, Visit]:
    with tempfile.TemporaryDirectory() as profile:
        context = launch_profile(playwright, Path(profile))
        cold = _once(context, address, visit, SETTLING)
        warm = _once(context, address, visit)
        context.close()
    return cold, warm


def _once(
    context: BrowserContext, address: str, visit: Callable[[Page, str], Visit], staying: int = 0
) -> Visit:
    page = context.new_page()
    seen = visit(page, address)
    page.wait_for_timeout(staying)
    page.close()
    return seen


def _visit_yardstick(page: Page, address: str) -> Visit:
    page.goto(address)
    page.locator("#done").wait_for(state="attached")
    return Visit(0, _mark(page, "done"))


def _visit_ours(page: Page, address: str) -> Visit:
    page.add_init_script(FIRST_CLICK)
    page.goto(address)
    page.wait_for_function("() => performance.getEntriesByName('moons:painted').length > 0")
    wait_until_alive(page)
    # The next visit is warm when everything is kept.
    wait_until_kept(page)
    painted = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    answered = page.evaluate(
        """() => {
          const [click] = performance.getEntriesByName("moons:painted");
          return click.startTime + click.duration;
        }"""
    )
    return Visit(painted, answered)


def _mark(page: Page, name: str) -> float:
    return float(page.evaluate(f"performance.getEntriesByName('{name}')[0].startTime"))


def _median(visits: tuple[Visit, ...]) -> Visit:
    return Visit(*(statistics.median(times) for times in zip(*visits, strict=True)))
