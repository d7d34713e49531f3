"""How long bots think for a move in the page, how long a slice is, and how soon a click during a
thought is answered."""

from typing import NamedTuple

from playwright.sync_api import Page, sync_playwright

from e2e.bots import hurry, seat
from e2e.browser import launch, wait_in_page
from e2e.conftest import DESKTOP
from web.building.places import DIST
from web.serve import serving

MOVES = 40
"""Of each level in each game."""

CLICKS = 20


class Bots(NamedTuple):
    thoughts: list[float]
    """Milliseconds for each move."""
    slices: list[float]
    clicks: list[float]
    """From a click during a thought to the frame that shows its answer."""


def measure(game: str, level: int) -> Bots:
    """Two bots play a while; then the theme is switched while they think."""
    with sync_playwright() as playwright, serving(DIST) as address:
        browser = launch(playwright)
        page = browser.new_page(viewport=DESKTOP)
        hurry(page)
        seat(page, address, game, [f"bot:{level}"] * 2)
        wait_in_page(page, f"{_count('moons:thought')} >= {MOVES} || {OVER}")
        thoughts, slices = _durations(page, "moons:thought"), _durations(page, "moons:slice")
        clicks = _click_during_thoughts(page) if level == 4 else []
        browser.close()
    return Bots(thoughts, slices, clicks)


OVER = "document.querySelector('[data-do=again]')"


def _count(name: str) -> str:
    return f"performance.getEntriesByName('{name}').length"


def _durations(page: Page, name: str) -> list[float]:
    found: list[float] = page.evaluate(
        "name => performance.getEntriesByName(name).map(measure => measure.duration)", name
    )
    return sorted(found)


def _click_during_thoughts(page: Page) -> list[float]:
    """What a click changes is the menu, open and closed again; while it is open bots wait."""
    page.evaluate("performance.clearMeasures('moons:painted')")
    for _n in range(CLICKS):
        before = page.evaluate(_count("moons:slice"))
        wait_in_page(page, f"{_count('moons:slice')} > {before} || {OVER}")
        for _open_and_close in range(2):
            painted = page.evaluate(_count("moons:painted"))
            page.evaluate("document.querySelector('#bar [data-do=menu]').click()")
            wait_in_page(page, f"{_count('moons:painted')} > {painted}")
    # Every other click closed the menu, when nobody was thinking.
    return sorted(
        page.evaluate(
            "performance.getEntriesByName('moons:painted').map(measure => measure.duration)"
        )[::2]
    )
