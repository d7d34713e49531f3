"""Screenshots of every main screen, at both sizes and in both themes, into shots/: `make shots`."""

from collections.abc import Callable
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, ViewportSize

from e2e.bots import played, seat
from e2e.browser import chromium, wait_until_alive
from e2e.conftest import DESKTOP, PHONE
from e2e.luna_player import LunaPlayer
from e2e.nova_luna_player import player_at
from e2e.stored import store_match
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
    _bots(page, address, take)
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


def _bots(page: Page, address: str, take: Take) -> None:
    """Bots at the table and what they say: thinking, watched, a hint, a review."""
    page.goto(f"{address}nova-luna-setup.html")
    wait_until_alive(page)
    page.locator("#seat1").select_option("bot:2")
    take("bots-setup")
    for game in ("nova-luna", "luna"):
        seat(page, address, game, ["bot:2", "bot:3", "bot:4"])
        page.locator("#log li:not(.none)").nth(8).wait_for(state="attached")
        take(f"{game}-watched")
        page.keyboard.press("p")
        page.locator('[data-do="watch on"]').wait_for()
        take(f"{game}-watched-stopped")
        store_match(page, played(game, level=2, players=3, seed=5))
        page.goto(f"{address}{game}.html")
        wait_until_alive(page)
        take(f"{game}-end")
        page.locator('[data-do="review"]:visible').click()
        page.locator(".turning-points button").nth(1).click()
        page.locator(".moment").wait_for()
        take(f"{game}-review")
        page.locator('[data-do="play-on"]').click()
        page.locator('[data-do="hint"]').click()
        page.locator(".ideas").wait_for()
        take(f"{game}-hint")
        page.locator('.ideas [data-do="idea 1"]').click()
        page.locator('[data-do="lay"], [data-do="refill"], [data-do="confirm"]').first.wait_for()
        take(f"{game}-hint-taken")


if __name__ == "__main__":
    main()
