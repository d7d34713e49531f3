"""Bots in tests: tables set for them, and no time left for people to follow."""

from typing import Any

from playwright.sync_api import Page

from e2e.browser import wait_until_alive
from pyengine import Match, visible
from pyengine.bots.thinking import choose

AT_ONCE = """
const sheet = new CSSStyleSheet();
sheet.replaceSync(".pace, .pace.watched { animation: none; }");
document.adoptedStyleSheets.push(sheet);
"""
"""Bots move as soon as they have thought."""


def hurry(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script(AT_ONCE)


def played(game: str, level: int = 1, **setup: Any) -> Match:
    """A whole game by bots of a level, for screens that need a finished one."""
    match = Match.new(game, **setup)
    while match.actor is not None:
        match.play(choose(visible(match.position, match.actor), level, len(match.told)))
    return match


def seat(page: Page, address: str, game: str, seats: list[str], seed: int = 7) -> None:
    """Set up a game for people and bots through its form, and begin it."""
    page.goto(f"{address}{game}-setup.html")
    wait_until_alive(page)
    page.locator(f'label:has(input[name="players"][value="{len(seats)}"])').click()
    for number, who in enumerate(seats):
        page.locator(f"#seat{number}").select_option(who)
    page.locator("#seed").fill(str(seed))
    page.get_by_role("button", name="Start the game").click()
    page.locator("#mine, #board").wait_for()
