"""Whole games of Nova Luna through the interface: nothing is touched but what a person touches."""

import re

from playwright.sync_api import Page, expect

from e2e.browser import wait_until_alive
from e2e.conftest import PHONE, OpenContext
from e2e.nova_luna_player import player_at
from pyengine.nova_luna.outcome import SOLO


def test_a_two_player_game_to_the_end_by_clicking(page: Page, site: str) -> None:
    player = player_at(page)
    page.goto(site)
    wait_until_alive(page)
    page.get_by_role("link", name="Play Nova Luna", exact=True).click()
    expect(page).to_have_url(re.compile("nova-luna.html$"))
    match = player.to_the_end(player.by_clicking)
    assert match.outcome is not None
    names = ("Yellow", "Red", "Blue", "White")
    winner = names[match.outcome.places[0]]
    expect(page.get_by_role("heading", name=f"{winner} wins").first).to_be_visible()
    rows = page.locator(".places li")
    expect(rows).to_have_count(2)
    for row, seat in enumerate(match.outcome.places):
        expect(rows.nth(row)).to_contain_text(names[seat])
        expect(rows.nth(row)).to_contain_text(str(match.outcome.scores[seat]))


def test_a_solo_game_to_the_end_by_clicking(page: Page, site: str) -> None:
    player = player_at(page)
    page.goto(site)
    wait_until_alive(page)
    page.get_by_role("link", name="Solo: Nova Luna", exact=True).click()
    expect(page.locator("#mine")).to_be_visible()
    match = player.to_the_end(player.by_clicking)
    assert match.outcome is not None
    assert match.outcome.reason == SOLO
    total = match.outcome.scores[0]
    expect(page.get_by_role("heading", name=f"Result: {total}").first).to_be_visible()


def test_a_three_player_game_to_the_end_by_keyboard_alone(page: Page, site: str) -> None:
    player = player_at(page)
    page.goto(f"{site}nova-luna-setup.html")
    wait_until_alive(page)
    keys = page.keyboard
    keys.press("Tab")
    while page.evaluate("document.activeElement?.name") != "players":
        keys.press("Tab")
    keys.press("ArrowRight")
    keys.press("Tab")
    keys.type("Ada")
    while page.evaluate("document.activeElement?.type") != "checkbox":
        keys.press("Tab")
    keys.press("Space")
    while page.evaluate("document.activeElement?.type") != "submit":
        keys.press("Tab")
    keys.press("Enter")
    expect(page.locator("#mine")).to_be_visible()
    match = player.to_the_end(player.by_keys)
    assert match.setup["players"] == 3
    assert match.setup["first_game"] is True
    assert match.setup["names"][0] == "Ada"
    assert match.outcome is not None
    keys.press("Enter")  # the end screen has the focus on Play again
    expect(page.locator('[data-do="again"]')).to_have_count(0)


def test_a_phone_in_portrait_by_finger(new_context: OpenContext, site: str) -> None:
    page = new_context(viewport=PHONE, has_touch=True, is_mobile=True).new_page()
    player = player_at(page)
    page.goto(f"{site}nova-luna.html")
    wait_until_alive(page)
    for _turn in range(10):
        player.by_tapping()
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE["width"], "the page scrolls sideways"
    assert len(player.match().actions) == 10


def test_closing_the_tab_loses_nothing(new_context: OpenContext, site: str) -> None:
    context = new_context()
    page = context.new_page()
    player = player_at(page)
    page.goto(f"{site}nova-luna.html")
    wait_until_alive(page)
    for _turn in range(5):
        player.by_clicking()
    before = player.stored()
    page.close()

    page = context.new_page()
    player = player_at(page)
    page.goto(site)
    wait_until_alive(page)
    page.locator("#continue").click()
    expect(page.locator("#mine")).to_be_visible()
    assert player.stored() == before
    player.by_clicking()
    assert len(player.stored()["actions"]) == len(before["actions"]) + 1


def test_reload_paints_the_saved_board_before_python_is_up(page: Page, site: str) -> None:
    player = player_at(page)
    page.goto(f"{site}nova-luna.html")
    wait_until_alive(page)
    for _turn in range(3):
        player.by_clicking()
    log = page.locator("#log li").all_inner_texts()
    page.route("**/*.wasm", lambda _route: None)  # Python never comes
    page.reload(wait_until="commit")
    expect(page.locator("#log li")).to_have_text(log)
    expect(page.locator("#boot")).to_be_attached()


def test_clicks_before_python_is_up_are_kept(page: Page, site: str) -> None:
    player = player_at(page)
    page.goto(f"{site}nova-luna.html", wait_until="commit")
    player.offers.nth(1).click()
    wait_until_alive(page)
    expect(page.locator('[data-do="lay"]:visible')).to_be_visible()


def test_play_on_the_home_page_shows_the_table_before_python_is_up(page: Page, site: str) -> None:
    player = player_at(page)
    page.goto(site, wait_until="commit")
    page.get_by_role("link", name="Play Nova Luna", exact=True).click()
    expect(page.locator("#mine")).to_be_visible()
    wait_until_alive(page)
    player.by_clicking()
    assert len(player.match().actions) == 1


def test_undo_and_redo_show_the_board_as_it_was(page: Page, site: str) -> None:
    player = player_at(page)
    page.goto(f"{site}nova-luna.html")
    wait_until_alive(page)
    for _turn in range(4):
        player.by_clicking()
    four = page.locator("#log li").all_inner_texts()
    page.keyboard.press("u")
    page.keyboard.press("u")
    expect(page.locator("#log li")).to_have_count(2)
    page.keyboard.press("r")
    page.keyboard.press("r")
    expect(page.locator("#log li")).to_have_text(four)


def test_the_browsers_back_button_walks_between_pages(page: Page, site: str) -> None:
    player_at(page)
    page.goto(site)
    wait_until_alive(page)
    page.get_by_role("link", name="Set up: Nova Luna", exact=True).click()
    expect(page.locator("form.setup")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("link", name="Play Nova Luna", exact=True)).to_be_visible()
    page.go_forward()
    expect(page.locator("form.setup")).to_be_visible()


def test_a_wrong_seed_is_refused_beside_its_field(page: Page, site: str) -> None:
    page.goto(f"{site}nova-luna-setup.html")
    wait_until_alive(page)
    page.locator("#name0").fill("Ada")
    page.locator("#seed").fill("seven")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("alert")).to_contain_text("whole number")
    expect(page.locator("#name0")).to_have_value("Ada")
    page.locator("#seed").fill("7")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("#standing")).to_contain_text("Ada")


def test_a_laptop_shows_the_table_without_scrolling(page: Page, site: str) -> None:
    player = player_at(page)
    page.goto(f"{site}nova-luna.html")
    wait_until_alive(page)
    for _turn in range(16):
        player.by_clicking()
        player.offers.first.click()
        expect(player.spots.first).to_be_visible()
        size = page.evaluate(
            "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        )
        assert size == [1366, 768]
        page.keyboard.press("Escape")
        expect(player.spots).to_have_count(0)
