"""Luna through the interface: whole games by what is offered, every kind of action, solo, keys."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.browser import wait_until_alive
from e2e.conftest import PHONE, OpenContext
from e2e.luna_player import LunaPlayer
from e2e.stored import actions_stored, stored_record, wait_for_action
from pyengine import Match
from pyengine.bots import random_player
from pyengine.core.chance import Chance
from pyengine.luna.components import SYMBOLS
from pyengine.luna.kinds import TURNS

NAMES = ("Yellow", "Red", "Blue", "White")


def test_a_two_player_game_from_the_preliminary_round_to_the_end(page: Page, site: str) -> None:
    player = LunaPlayer(page)
    page.goto(f"{site}luna-setup.html")
    wait_until_alive(page)
    page.locator("#seed").fill("11")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("#board")).to_be_visible()
    match = player.to_the_end()
    assert match.actions[0]["do"] == "place-shrine"
    assert match.outcome is not None
    winner = NAMES[match.outcome.places[0]]
    expect(page.get_by_role("heading", name=re.compile(winner)).first).to_be_visible()
    for score in match.outcome.scores:
        expect(page.locator("#doing")).to_contain_text(str(score))


def positions_by_kind() -> dict[str, dict[str, Any]]:
    """For each kind of action a position in which it can be done, from games played by chance."""
    found: dict[str, dict[str, Any]] = {}
    for seed in range(20):
        match = Match.new("luna", players=2 + seed % 3, seed=seed, layout="preselected")
        chance = Chance(seed)
        while match.outcome is None and len(found) < len(TURNS) - 1:
            for action in match.legal:
                found.setdefault(action["do"], match.position)
            action = random_player.choose(match.game, match.state, chance)
            match.play(match.game.write_action(action))
    return found


def test_every_kind_of_action_through_the_interface(page: Page, site: str, tmp_path: Path) -> None:
    player = LunaPlayer(page)
    page.goto(site)
    wait_until_alive(page)
    positions = positions_by_kind()
    assert set(positions) == set(TURNS) - {"end-round"}
    for kind, position in positions.items():
        file = tmp_path / f"{kind}.json"
        file.write_text(json.dumps(position))
        page.locator("#file").set_input_files(file)
        expect(page.locator("#board")).to_be_visible()
        # The rarest kind comes first, so this one is made the rarest.
        player.done.update(dict.fromkeys(TURNS, 9))
        player.done[kind] = 0
        player.turn()
        record = stored_record(page)
        assert record is not None
        assert record["actions"][-1]["do"] == kind
        page.locator('[data-do="go home"]:visible').first.click()
        expect(page.locator("#games")).to_be_visible()


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_solo_round_at_each_level(page: Page, site: str, level: int) -> None:
    player = LunaPlayer(page)
    page.goto(f"{site}luna-setup.html")
    wait_until_alive(page)
    page.locator('label:has(input[name="players"][value="1"])').click()
    page.locator(f'label:has(input[name="level"][value="{level}"])').click()
    page.locator("#seed").fill("5")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("#board")).to_be_visible()
    player.done.update({kind: 5 for kind in TURNS if kind not in ("recruit", "end-round")})
    while True:
        player.turn()
        match = player.match()
        if match.position["round"] == 2 and match.position["phase"] == "actions":
            break
    assert match.setup["level"] == level
    done = [action["do"] for action in match.actions]
    assert done.count("quiet") == 2
    assert "end-round" in done


def test_a_round_by_keyboard_alone(page: Page, site: str) -> None:
    LunaPlayer(page)
    page.goto(f"{site}luna.html")
    wait_until_alive(page)
    keys = page.keyboard
    for kind in ("recruit", "meditate", "meditate", "journey", "meditate"):
        before = actions_stored(page)
        while page.evaluate("document.activeElement?.dataset?.do") != f"kind {kind}":
            keys.press("Tab")
        keys.press("Enter")
        for _press in range(4):
            expect(page.locator(".may:focus, [data-do=confirm]:focus")).to_be_visible()
            confirm = page.locator('[data-do="confirm"]')
            if kind == "journey" and confirm.count():
                confirm.focus()
            ended = page.evaluate("document.activeElement.dataset.do") == "confirm"
            shown = page.locator("#doing").inner_html()
            keys.press("Enter")
            if ended:
                break
            page.wait_for_function(
                "shown => document.querySelector('#doing').innerHTML !== shown", arg=shown
            )
        wait_for_action(page, before)
    expect(page.locator('[data-do="score next"]')).to_be_focused()
    while page.locator('[data-do="score next"]').count():
        shown = page.locator("#doing").inner_html()
        keys.press("Enter")
        page.wait_for_function(
            "shown => document.querySelector('#doing').innerHTML !== shown", arg=shown
        )
    record = stored_record(page)
    assert record is not None
    assert Match.load(record).position["round"] == 2


def test_a_phone_plays_a_round_by_finger(new_context: OpenContext, site: str) -> None:
    page = new_context(viewport=PHONE, has_touch=True, is_mobile=True).new_page()
    player = LunaPlayer(page)
    page.goto(f"{site}luna.html")
    wait_until_alive(page)
    player.done.update({kind: 5 for kind in TURNS if kind not in ("council", "meditate")})
    while not page.locator('[data-do="score next"]').count():
        player.turn()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_on_a_phone_the_strip_takes_to_each_isle(new_context: OpenContext, site: str) -> None:
    page = new_context(viewport=PHONE, has_touch=True).new_page()
    page.goto(f"{site}luna.html")
    wait_until_alive(page)
    for symbol in SYMBOLS:
        page.locator(f'[data-do="show {symbol}"]').tap()
        expect(page.locator(f"#isle_{symbol}")).to_be_in_viewport(ratio=0.8)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_laptop_shows_the_whole_table(page: Page, site: str, players: int) -> None:
    player = LunaPlayer(page)
    page.goto(f"{site}luna-setup.html")
    wait_until_alive(page)
    page.locator(f'label:has(input[name="players"][value="{players}"])').click()
    page.locator('label:has(input[name="layout"][value="preselected"])').click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("#board")).to_be_visible()
    for _turn in range(8):
        player.turn()
        size = page.evaluate(
            "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        )
        assert size == [1366, 768]
