"""Screenshots of every main screen, at both sizes and in both themes, into shots/: `make shots`."""

from collections.abc import Callable
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, ViewportSize

from e2e.browser import chromium, wait_until_alive
from e2e.conftest import DESKTOP, PHONE
from e2e.luna_player import LunaPlayer
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
    for players in (2, 3, 4):
        _luna(page, address, players, take)
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


def _luna(page: Page, address: str, players: int, take: Take) -> None:
    """A game of Luna from its set-up to the end of a round."""
    page.goto(f"{address}luna-setup.html")
    wait_until_alive(page)
    take("luna-setup")
    page.locator(f'label:has(input[name="players"][value="{players}"])').click()
    page.locator("#seed").fill("7")
    page.get_by_role("button", name="Start the game").click()
    page.locator("#board").wait_for()
    take(f"luna-{players}-preliminary")
    player = LunaPlayer(page)
    while not page.locator('[data-do="score next"]').count():
        player.turn()
    take(f"luna-{players}-round-end")
    page.locator('[data-do="score skip"]').click()
    page.locator('[data-do="score skip"]').wait_for(state="detached")
    for _ in range(4 * players):
        player.turn()
    take(f"luna-{players}-game")
    page.locator('[data-do="kind journey"]:visible').click()
    page.locator("#board .may").first.wait_for()
    take(f"luna-{players}-journey")


if __name__ == "__main__":
    main()
