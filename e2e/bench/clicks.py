"""From a click to the frame that shows its answer, over a whole game."""

from playwright.sync_api import sync_playwright

from e2e.browser import launch, wait_until_alive
from e2e.conftest import DESKTOP
from e2e.nova_luna_player import player_at
from web.building.places import DIST
from web.serve import serving


def measure() -> list[float]:
    """Milliseconds for each click of a two-player game, as the page measured them."""
    with sync_playwright() as playwright, serving(DIST) as address:
        browser = launch(playwright)
        page = browser.new_page(viewport=DESKTOP)
        player = player_at(page)
        page.goto(f"{address}nova-luna.html")
        wait_until_alive(page)
        player.to_the_end(player.by_clicking)
        times: list[float] = page.evaluate(
            "performance.getEntriesByName('moons:painted').map(measure => measure.duration)"
        )
        browser.close()
    return sorted(times)


def percentile(times: list[float], share: float) -> float:
    return times[min(len(times) - 1, int(len(times) * share))]
