"""From a click to the frame that shows its answer, over whole games."""

from collections.abc import Callable

from playwright.sync_api import Page, sync_playwright

from e2e.browser import launch, wait_until_alive
from e2e.conftest import DESKTOP
from e2e.luna_player import LunaPlayer
from e2e.nova_luna_player import player_at
from web.building.places import DIST
from web.serve import serving


def nova_luna() -> list[float]:
    """Milliseconds for each click of a two-player game, as the page measured them."""

    def play(page: Page, address: str) -> None:
        player = player_at(page)
        page.goto(f"{address}nova-luna.html")
        wait_until_alive(page)
        player.to_the_end(player.by_clicking)

    return _measured(play)


def luna() -> list[float]:
    """The same for a game of four."""

    def play(page: Page, address: str) -> None:
        player = LunaPlayer(page)
        page.goto(f"{address}luna-setup.html")
        wait_until_alive(page)
        page.locator('label:has(input[name="players"][value="4"])').click()
        page.get_by_role("button", name="Start the game").click()
        page.locator("#board").wait_for()
        player.to_the_end()

    return _measured(play)


def _measured(play: Callable[[Page, str], None]) -> list[float]:
    with sync_playwright() as playwright, serving(DIST) as address:
        browser = launch(playwright)
        page = browser.new_page(viewport=DESKTOP)
        play(page, address)
        times: list[float] = page.evaluate(
            "performance.getEntriesByName('moons:painted').map(measure => measure.duration)"
        )
        browser.close()
    return sorted(times)


def percentile(times: list[float], share: float) -> float:
    return times[min(len(times) - 1, int(len(times) * share))]
