"""axe-core looks at every main screen, in both themes and sizes, and finds nothing; and whatever
is offered there can be pointed at, not only reached by keys."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.bots import hurry, played, seat
from e2e.browser import wait_until_alive
from e2e.conftest import DESKTOP, PHONE, OpenContext
from e2e.luna_player import LunaPlayer
from e2e.nova_luna_player import Player, player_at
from e2e.stored import store_match
from web.building.places import NODE_MODULES

BOTH_GAMES = ((DESKTOP, "dark"), (PHONE, "light"))

AXE = NODE_MODULES / "axe-core" / "axe.min.js"
POINTING = Path(__file__).with_name("pointing.js")


def findings(page: Page) -> list[str]:
    """What axe objects to: rule and elements; and what no pointer reaches."""
    # Evaluated by the debugger, which the page's Content-Security-Policy does not bind.
    page.evaluate(AXE.read_text("utf-8"))
    # Things in motion are judged where they come to rest.
    page.evaluate("Promise.all(document.getAnimations().map(each => each.finished.catch(() => 0)))")
    found: list[dict[str, Any]] = page.evaluate("axe.run().then(found => found.violations)")
    told = [
        f"{rule['id']}: {rule['help']}: {[node['html'][:160] for node in rule['nodes'][:4]]}"
        for rule in found
    ]
    covered = page.evaluate(POINTING.read_text("utf-8"))
    return told + [f"not to be pointed at: {element}" for element in covered]


def to_a_looked_at_spot(player: Player) -> None:
    player.offers.first.click()
    expect(player.spots.first).to_be_visible()
    player.best_spot().hover()
    expect(player.page.locator("#held")).to_be_attached()


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["laptop", "phone"])
def test_axe_finds_nothing(new_context: OpenContext, site: str, size: Any, theme: Any) -> None:
    context = new_context(viewport=size, color_scheme=theme)
    page = context.new_page()
    player = player_at(page)
    page.goto(site)
    wait_until_alive(page)
    assert findings(page) == []
    page.locator('[data-do="rules nova-luna"]:visible').click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert findings(page) == []

    page.goto(f"{site}nova-luna-setup.html")
    wait_until_alive(page)
    assert findings(page) == []

    page.goto(f"{site}nova-luna.html")
    wait_until_alive(page)
    assert findings(page) == []
    for _turn in range(6):
        player.by_clicking()
    to_a_looked_at_spot(player)
    assert findings(page) == []
    page.keyboard.press("Escape")
    page.locator('[data-do="menu"]:visible').first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert findings(page) == []
    page.keyboard.press("Escape")


def test_axe_finds_nothing_on_the_end_screen(page: Page, site: str) -> None:
    player = player_at(page)
    page.goto(f"{site}nova-luna.html")
    wait_until_alive(page)
    player.to_the_end(player.by_clicking)
    assert findings(page) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["laptop", "phone"])
def test_axe_finds_nothing_in_luna(
    new_context: OpenContext, site: str, size: Any, theme: Any
) -> None:
    page = new_context(viewport=size, color_scheme=theme).new_page()
    player = LunaPlayer(page)
    page.goto(f"{site}luna-setup.html")
    wait_until_alive(page)
    assert findings(page) == []
    page.goto(f"{site}luna.html")
    wait_until_alive(page)
    assert findings(page) == []
    page.locator('[data-do="kind favor"]:visible').click()
    expect(page.locator("#board .may").first).to_be_attached()
    assert findings(page) == []
    page.keyboard.press("Escape")
    while not page.locator('[data-do="score next"]').count():
        player.turn()
    assert findings(page) == []
    page.locator('[data-do="score skip"]').click()
    expect(page.locator('[data-do="score skip"]')).to_have_count(0)
    page.locator('[data-do="menu"]:visible').first.click()
    page.locator('#menu [data-do="rules"]').click()
    expect(page.locator("#rules")).to_be_visible()
    assert findings(page) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["laptop", "phone"])
def test_axe_finds_nothing_where_bots_are(
    new_context: OpenContext, site: str, size: Any, theme: Any
) -> None:
    page = new_context(viewport=size, color_scheme=theme).new_page()
    hurry(page)
    page.goto(f"{site}nova-luna-setup.html")
    wait_until_alive(page)
    page.locator("#seat1").select_option("bot:3")
    assert findings(page) == []

    # What Luna shares with Nova Luna need not be seen in every light.
    games = ("nova-luna", "luna") if (size, theme) in BOTH_GAMES else ("nova-luna",)
    for game in games:
        seat(page, site, game, ["bot:1", "bot:1", "bot:1"])
        page.keyboard.press("p")
        expect(page.locator('[data-do="watch on"]')).to_be_visible()
        assert findings(page) == []
        store_match(page, played(game, players=2, seed=5))
        page.goto(f"{site}{game}.html")
        wait_until_alive(page)
        page.locator('[data-do="review"]:visible').click()
        point = page.locator(".turning-points button").first
        expect(point).to_be_visible()
        point.click()
        expect(page.locator(".moment")).to_be_visible()
        assert findings(page) == []
        page.locator('[data-do="play-on"]').click()
        expect(page.locator(".review")).to_have_count(0)
        page.locator('[data-do="hint"]').click()
        expect(page.locator(".ideas li").first).to_be_visible()
        assert findings(page) == []
