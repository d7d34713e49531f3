"""The site without its host, and the site when the host has a newer build."""

import re
import shutil
from pathlib import Path

from playwright.sync_api import Page, Playwright, expect

from e2e.browser import launch_profile, wait_until_alive, wait_until_kept
from e2e.conftest import OpenContext
from e2e.luna_player import LunaPlayer
from web.building.precache import write_service_worker
from web.serve import serving


def lay_a_tile(page: Page) -> None:
    laid = page.locator('#log li[id^="log"]')
    before = laid.count()
    page.locator('[data-do^="pick "]:visible').first.click()
    page.locator('[data-do^="spot "]:visible').first.click()
    expect(laid).to_have_count(before + 1)


def test_reload_and_play_on_with_the_server_stopped(new_context: OpenContext, dist: Path) -> None:
    page = new_context().new_page()
    with serving(dist) as address:
        page.goto(f"{address}nova-luna.html")
        wait_until_alive(page)
        lay_a_tile(page)
        wait_until_kept(page)
    log = page.locator("#log").inner_html()
    page.reload()
    wait_until_alive(page)
    assert page.locator("#log").inner_html() == log
    lay_a_tile(page)
    page.goto(address)
    wait_until_alive(page)
    page.locator('[data-do="go nova-luna-setup"]').first.click()
    expect(page).to_have_url(re.compile("nova-luna-setup.html$"))
    page.reload()
    wait_until_alive(page)


def test_luna_plays_on_with_the_server_stopped(new_context: OpenContext, dist: Path) -> None:
    page = new_context().new_page()
    player = LunaPlayer(page)
    with serving(dist) as address:
        page.goto(f"{address}luna.html")
        wait_until_alive(page)
        player.turn()
        wait_until_kept(page)
    before = player.match()
    page.reload()
    wait_until_alive(page)
    player.turn()
    after = player.match()
    assert after.actions[:-1] == before.actions
    assert page.locator("#log li").count() >= len(after.actions)


def test_closed_and_opened_again_without_a_network(
    playwright: Playwright, dist: Path, tmp_path: Path
) -> None:
    with serving(dist) as address:
        log = _first_evening(playwright, tmp_path, f"{address}nova-luna.html")
    context = launch_profile(playwright, tmp_path)
    page = context.new_page()
    page.goto(f"{address}nova-luna.html")
    wait_until_alive(page)
    assert page.locator("#log").inner_html() == log
    context.close()


def _first_evening(playwright: Playwright, profile: Path, address: str) -> str:
    context = launch_profile(playwright, profile)
    page = context.new_page()
    page.goto(address)
    wait_until_alive(page)
    lay_a_tile(page)
    wait_until_kept(page)
    log = page.locator("#log").inner_html()
    context.close()
    return log


def newer_build(site: Path) -> None:
    """Another build over the first: its pages tell that they are newer."""
    for page in site.glob("*.html"):
        page.write_text(page.read_text().replace("<html ", "<html data-newer ", 1))
    write_service_worker(site)


def test_a_newer_build_is_offered_and_never_forced(
    new_context: OpenContext, dist: Path, tmp_path: Path
) -> None:
    site = tmp_path / "site"
    shutil.copytree(dist, site)
    page = new_context().new_page()
    newer = page.locator("html[data-newer]")
    with serving(site) as address:
        page.goto(f"{address}nova-luna.html")
        wait_until_alive(page)
        lay_a_tile(page)
        wait_until_kept(page)
        expect(page.locator("#update")).to_be_hidden()
        newer_build(site)

        page.reload()
        expect(page.locator("#update")).to_be_visible()
        expect(newer).to_have_count(0)
        page.get_by_role("button", name="Later").click()
        expect(page.locator("#update")).to_be_hidden()
        lay_a_tile(page)
        log = page.locator("#log").inner_html()

        page.reload()
        page.get_by_role("button", name="Update now").click()
        expect(newer).to_have_count(1)
        wait_until_alive(page)
        assert page.locator("#log").inner_html() == log
        expect(page.locator("#update")).to_be_hidden()
