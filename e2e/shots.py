"""Screenshots of every main screen, at both sizes and in both themes, into shots/: `make shots`."""

from collections.abc import Callable
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, ViewportSize

from e2e.browser import chromium, wait_until_alive
from e2e.conftest import DESKTOP, PHONE
from e2e.nova_luna_player import player_at
from web.building.places import DIST, ROOT
from web.serve import serving

SHOTS = ROOT / "shots"
SIZES: dict[str, ViewportSize] = {"desktop": DESKTOP, "phone": PHONE}
THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
Take = Callable[[str], None]


def main() -> None:
    SHOTS.mkdir(exist_ok=True)
    with chromium() as browser, serving(DIST) as address:
        for size, viewport in SIZES.items():
            for theme in THEMES:
                _walk(browser, address, viewport, theme, SHOTS / f"{size}-{theme}")
    print(f"{len(list(SHOTS.glob('*.png')))} pictures in {SHOTS.relative_to(ROOT)}/")


def _walk(
    browser: Browser,
    address: str,
    viewport: ViewportSize,
    theme: Literal["dark", "light"],
    name: Path,
) -> None:
    """Through all screens, one picture of each."""
    context = browser.new_context(
        viewport=viewport, color_scheme=theme, device_scale_factor=2, reduced_motion="reduce"
    )
    page = context.new_page()
    player = player_at(page)

    def take(screen: str) -> None:
        page.mouse.move(0, 0)
        page.screenshot(path=f"{name}-{screen}.png")

    page.goto(address)
    wait_until_alive(page)
    take("home")
    page.goto(f"{address}nova-luna-setup.html")
    wait_until_alive(page)
    take("setup")
    page.goto(f"{address}nova-luna.html")
    wait_until_alive(page)
    take("opening")
    _play_a_while(page, player.by_clicking, take)
    player.to_the_end(player.by_clicking)
    take("end")
    page.goto(address)
    wait_until_alive(page)
    take("home-continue")
    context.close()


def _play_a_while(page: Page, turn: Callable[[], None], take: Take) -> None:
    for _ in range(14):
        turn()
    take("game")
    page.locator('[data-do^="pick "]:visible').first.click()
    page.locator('[data-do^="spot "]:visible').first.wait_for()
    take("picked")
    page.keyboard.press("Escape")
    page.locator('[data-do="menu"]:visible').first.click()
    take("menu")
    page.locator('[data-do="menu"]:visible').first.click()


if __name__ == "__main__":
    main()
