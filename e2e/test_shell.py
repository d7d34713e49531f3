"""The shell at work: order, errors, history, storage, focus and keys."""

import re

from playwright.sync_api import Page, expect

from e2e.browser import wait_in_page, wait_until_alive
from e2e.conftest import OpenContext
from e2e.waking import asleep
from e2e.watch import Watch

ADD = "document.body.insertAdjacentHTML('beforeend', {markup!r})"


def add(page: Page, markup: str) -> None:
    page.evaluate(ADD.format(markup=markup))


def test_fast_clicks_are_answered_in_their_order(page: Page, site: str) -> None:
    page.goto(site)
    wait_until_alive(page)
    themes = [f'document.querySelector(`[data-do="theme {name}"]`).click()' for name in
              ("dark", "light", "auto", "dark", "light")]  # fmt: skip
    page.evaluate("; ".join(themes))
    expect(page.locator('[data-do="theme light"]')).to_have_attribute("aria-pressed", "true")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def test_an_error_is_told_and_the_page_stays_usable(page: Page, site: str, watch: Watch) -> None:
    page.goto(site)
    wait_until_alive(page)
    add(page, '<button data-do="nonsense" id="nonsense">?</button>')
    page.locator("#nonsense").dispatch_event("click")
    notice = page.locator("#notice")
    expect(notice).to_be_visible()
    watch.expect_error("KeyError")
    page.locator('[data-do="theme dark"]').click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    notice.get_by_role("button").click()
    expect(notice).to_be_hidden()


def test_the_browsers_back_and_forward(page: Page, site: str) -> None:
    page.goto(site)
    wait_until_alive(page)
    home = page.title()
    page.locator('[data-do="go nova-luna-setup"]').first.click()
    expect(page).to_have_url(re.compile("nova-luna-setup.html$"))
    expect(page).not_to_have_title(home)
    page.go_back()
    expect(page).to_have_title(home)
    expect(page).to_have_url(site)
    page.go_forward()
    expect(page.locator("#setup")).to_be_visible()


def test_links_open_in_another_tab_when_asked(page: Page, site: str) -> None:
    page.goto(site)
    wait_until_alive(page)
    with page.context.expect_page() as opened:
        page.locator('a[data-do="go nova-luna-setup"]').first.click(modifiers=["ControlOrMeta"])
    expect(opened.value).to_have_url(re.compile("nova-luna-setup.html$"))
    expect(page).to_have_url(site)


def test_the_theme_is_there_before_python_on_the_next_visit(
    new_context: OpenContext, site: str
) -> None:
    page = new_context(service_workers="block").new_page()
    page.goto(site)
    wait_until_alive(page)
    page.locator('[data-do="theme light"]').click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    with asleep(page):
        page.goto(f"{site}nova-luna-setup.html")
        expect(page.locator("html")).to_have_attribute("data-theme", "light")
    wait_until_alive(page)


def test_a_reload_shows_the_saved_board_before_python(new_context: OpenContext, site: str) -> None:
    page = new_context(service_workers="block").new_page()
    page.goto(f"{site}nova-luna.html")
    wait_until_alive(page)
    page.locator('[data-do="pick 1"]:visible').first.click()
    page.locator('[data-do^="spot "]:visible').first.click()
    mine = page.locator("#others")
    expect(page.locator("#log")).not_to_be_empty()
    page.wait_for_load_state()
    shown = _settled(page)
    with asleep(page):
        page.reload()
        expect(mine).to_be_visible()
        assert _board(page) == shown
    wait_until_alive(page)
    assert _board(page) == shown


def _settled(page: Page) -> str:
    """The board once its picture has been kept for the next visit."""
    picture = 'localStorage.getItem("moons.snapshot.nova-luna")'
    wait_in_page(page, f'{picture}?.endsWith(document.getElementById("screen").innerHTML)')
    return _board(page)


def _board(page: Page) -> str:
    return page.locator("#others").inner_html() + page.locator("#log").inner_html()


def test_focus_stays_where_it_was(page: Page, site: str) -> None:
    page.goto(site)
    wait_until_alive(page)
    dark = page.locator('[data-do="theme dark"]')
    dark.focus()
    page.keyboard.press("Enter")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(dark).to_be_focused()


def test_arrows_walk_and_keys_press(page: Page, site: str) -> None:
    page.goto(f"{site}nova-luna.html")
    wait_until_alive(page)
    add(
        page,
        "<div data-arrows><button id=west>w</button><button id=east>e</button></div>"
        "<button data-key=z data-do='theme light'>z</button>",
    )
    page.locator("#west").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#east")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#west")).to_be_focused()
    page.keyboard.press("z")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def test_under_a_path_of_any_host(new_context: OpenContext, dist_below: str) -> None:
    page = new_context().new_page()
    page.goto(dist_below)
    wait_until_alive(page)
    page.locator('[data-do="go nova-luna-setup"]').first.click()
    expect(page).to_have_url(f"{dist_below}nova-luna-setup.html")


def test_no_right_to_evaluate_text(page: Page, site: str) -> None:
    page.goto(site)
    policy = page.locator('meta[http-equiv="Content-Security-Policy"]').get_attribute("content")
    assert policy is not None
    assert "'unsafe-eval'" not in policy
    assert "'unsafe-inline'" not in policy
