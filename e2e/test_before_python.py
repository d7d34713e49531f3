"""The page before Python is awake: painted, patient, and clear when the start fails."""

import re

from playwright.sync_api import Page, expect

from e2e.browser import wait_until_alive
from e2e.waking import asleep
from e2e.watch import Watch


def test_the_board_is_there_before_python(page: Page, site: str) -> None:
    with asleep(page):
        page.goto(f"{site}nova-luna.html")
        expect(page.locator('[data-do="pick 1"]:visible').first).to_be_visible()
        expect(page.locator("#boot")).to_contain_text("…")
    wait_until_alive(page)


def test_a_click_is_kept_and_answered_later(page: Page, site: str) -> None:
    with asleep(page):
        page.goto(f"{site}nova-luna.html")
        tile = page.locator('[data-do="pick 2"]:visible').first
        tile.click()
        expect(page.locator(".kept").first).to_be_visible()
        expect(page.locator('[data-do^="spot "]')).to_have_count(0)
    expect(page.locator('[data-do^="spot "]').first).to_be_attached()
    expect(page.locator(".kept")).to_have_count(0)


def test_kept_clicks_are_played_in_their_order(page: Page, site: str) -> None:
    with asleep(page):
        page.goto(site)
        page.locator('[data-do="theme dark"]').click()
        page.locator('[data-do="theme light"]').click()
        page.locator('[data-do="go nova-luna-setup"]').first.click()
    expect(page).to_have_url(re.compile("nova-luna-setup.html$"))
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def test_the_opening_is_shown_at_once(page: Page, site: str) -> None:
    with asleep(page):
        page.goto(site)
        page.locator('[data-instant="nova-luna"]').first.click()
        expect(page).to_have_url(re.compile("nova-luna.html$"))
        expect(page.locator('[data-do="pick 1"]:visible').first).to_be_visible()
        page.locator('[data-do="pick 1"]:visible').first.click()
    expect(page.locator('[data-do^="spot "]').first).to_be_attached()


def test_a_failed_start_says_so_and_can_be_tried_again(page: Page, site: str, watch: Watch) -> None:
    page.route("**/*.wasm", lambda route: route.abort())
    page.goto(f"{site}nova-luna.html")
    retry = page.get_by_role("button", name="Try again")
    expect(retry).to_be_visible()
    expect(page.locator('[data-do="pick 1"]:visible').first).to_be_visible()
    page.unroute("**/*.wasm")
    watch.errors.clear()
    retry.click()
    wait_until_alive(page)


def test_a_broken_program_is_a_failed_start(page: Page, site: str, watch: Watch) -> None:
    page.route("**/worker.py", lambda route: route.fulfill(body="raise RuntimeError('broken')"))
    page.goto(f"{site}nova-luna.html")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    watch.expect_error("broken")
    watch.errors.clear()
