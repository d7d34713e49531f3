"""People and bots at one table, in a real browser: whole games, and what comes between."""

import re

from playwright.sync_api import Page, expect

from e2e.bots import hurry, played, seat
from e2e.browser import wait_in_page, wait_until_alive
from e2e.luna_player import LunaPlayer
from e2e.nova_luna_player import Player, player_at
from e2e.stored import actions_stored, store_match


def take_hint(page: Page) -> None:
    """Ask, look at the list and at the medals on the board, and put the first idea ready."""
    page.keyboard.press("h")
    expect(page.locator(".ideas li")).to_have_count(3)
    expect(page.locator(".why-idea").first).not_to_be_empty()
    expect(page.locator("#wheel .medal, #board .medal").first).to_be_visible()


def test_a_game_of_nova_luna_against_a_bot(page: Page, site: str) -> None:
    hurry(page)
    player = player_at(page)
    page.goto(site)
    wait_until_alive(page)
    page.get_by_role("link", name="Against a bot: Nova Luna", exact=True).click()
    expect(page).to_have_url(re.compile("nova-luna.html$"))
    expect(page.locator("#standing").get_by_label("bot, level 2")).to_be_visible()
    player.wait_for_turn()
    player.by_clicking()
    player.wait_for_turn()
    _undo_and_redo_past_the_bot(page, player)
    take_hint(page)
    page.locator('.ideas [data-do="idea 1"]').click()
    before = actions_stored(page)
    page.locator('[data-do="lay"], [data-do="refill"]').first.click()
    wait_in_page(page, f"window.actionsStored() > {before}")
    match = player.to_the_end(player.by_clicking)
    assert match.outcome is not None
    assert match.setup["seats"] == ["human", "bot:2"]
    assert {*match.acted} == {0, 1}
    winner = ("Yellow", "Red")[match.outcome.places[0]]
    expect(page.get_by_role("heading", name=f"{winner} wins").first).to_be_visible()


def _undo_and_redo_past_the_bot(page: Page, player: Player) -> None:
    """Undo goes to one's own decision, so whatever the bot did since is gone with it."""
    while not any(seat == 1 for seat in player.match().acted):
        player.by_clicking()
        player.wait_for_turn()
    record = player.stored()
    page.keyboard.press("u")
    wait_in_page(page, f"window.actionsStored() < {len(record['actions'])}")
    back = player.match()
    assert back.seat == 0
    assert len(back.acted) < len(record["actions"])
    page.keyboard.press("r")
    wait_in_page(page, f"window.actionsStored() >= {len(record['actions'])}")
    assert player.stored() == record


def test_a_game_of_luna_against_a_bot(page: Page, site: str) -> None:
    hurry(page)
    player = LunaPlayer(page)
    page.goto(site)
    wait_until_alive(page)
    page.get_by_role("link", name="Against a bot: Luna", exact=True).click()
    expect(page).to_have_url(re.compile("luna.html$"))
    player.wait_for_turn()
    take_hint(page)
    page.locator('[data-do="idea 1"]').click()
    before = actions_stored(page)
    page.locator('[data-do="confirm"]').click()
    wait_in_page(page, f"window.actionsStored() > {before}")
    match = player.to_the_end()
    assert match.outcome is not None
    assert {*match.acted} == {0, 1}
    expect(page.get_by_role("heading", name=re.compile("wins")).first).to_be_visible()


# Clicks, and says how many slices of a thought have ended when the answer is there.
CLICK = """async button => {
  const ended = () => performance.getEntriesByName("moons:slice").length;
  const before = ended();
  await new Promise((answered) => {
    new MutationObserver((_, observer) => {
      if (!document.getElementById("menu")) return;
      observer.disconnect();
      answered();
    }).observe(document.body, { childList: true, subtree: true });
    button.click();
  });
  return ended() - before;
}"""


def test_a_click_during_a_thought_waits_for_the_slice_at_hand_alone(page: Page, site: str) -> None:
    """The bots of the highest level think all the time; now and then somebody opens the menu."""
    hurry(page)
    seat(page, site, "luna", ["bot:4", "bot:4"])
    slices = "performance.getEntriesByName('moons:slice').length"
    for _click in range(9):
        before = page.evaluate(slices)
        wait_in_page(page, f"{slices} > {before}")
        assert page.locator('#bar [data-do="menu"]').evaluate(CLICK) <= 1
        page.keyboard.press("Escape")
        expect(page.locator("#menu")).to_have_count(0)


def test_the_page_closed_during_a_thought_goes_on_where_it_was(page: Page, site: str) -> None:
    hurry(page)
    player = player_at(page)
    seat(page, site, "nova-luna", ["bot:4", "human"], seed=4)
    player.wait_for_turn()
    while player.match().seat == 1:
        player.by_clicking()
    page.reload()
    wait_until_alive(page)
    player.wait_for_turn()
    assert 0 in player.match().acted


def test_bots_alone_are_watched_stopped_and_stepped(page: Page, site: str) -> None:
    player = player_at(page)
    seat(page, site, "nova-luna", ["bot:1", "bot:1", "bot:2"])
    expect(page.locator("#log li:not(.none)")).not_to_have_count(0)
    page.keyboard.press("p")
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    stopped = actions_stored(page)
    page.get_by_role("button", name="One move").click()
    wait_in_page(page, f"window.actionsStored() === {stopped + 1}")
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    assert len(player.stored()["actions"]) == stopped + 1


def test_looking_back_and_playing_on(page: Page, site: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    player = player_at(page)
    page.goto(site)
    match = played("nova-luna", players=2, seed=5)
    store_match(page, match)
    page.goto(f"{site}nova-luna.html")
    wait_until_alive(page)
    page.get_by_role("button", name="Look back").click()
    expect(page.locator(".standing-chart")).to_be_visible()
    points = page.locator(".turning-points button")
    expect(points.first).to_be_visible()
    points.first.click()
    expect(page.locator(".moment")).to_contain_text("Better")
    expect(page.locator("#mine .medal").first).to_be_visible()
    page.locator("#review-at").fill("2")
    page.keyboard.press("n")
    expect(page.get_by_role("heading", name="After move 3").first).to_be_visible()
    page.get_by_role("button", name=re.compile("Play on as")).click()
    player.wait_for_turn()
    record = player.stored()
    assert record["actions"][:3] == match.actions[:3]
    assert sorted(record["setup"]["seats"]) == ["bot:2", "human"]
