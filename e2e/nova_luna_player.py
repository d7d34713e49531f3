"""Somebody who plays Nova Luna on the page: by pointer, by finger or by keys, as the page offers.

They look only at what is on the screen. The record that the page stores tells the tests what
the engine thought of it.
"""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from pyengine import Match


class Player:
    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def offers(self) -> Locator:
        return self.page.locator('[data-do^="pick "]:visible')

    @property
    def spots(self) -> Locator:
        return self.page.locator('[data-do^="spot "]:visible')

    @property
    def over(self) -> bool:
        return self.page.locator('[data-do="again"]').count() > 0

    def best_spot(self) -> Locator:
        """The spot whose badge promises most."""
        badges = self.spots.evaluate_all(
            "all => all.map(spot => Number(spot.querySelector('.count')?.textContent ?? 0))"
        )
        return self.spots.nth(badges.index(max(badges)))

    def wait_for_action(self, before: int) -> None:
        """The action has been answered: it stands in the stored record."""
        self.page.wait_for_function(
            "before => window.actionsStored() > before || window.actionsStored() < 0", arg=before
        )

    def by_clicking(self) -> None:
        """A turn with the mouse: the pointer over a spot shows what it brings, a click lays."""
        before = len(self.match().actions)
        self.offers.first.click()
        expect(self.spots.first).to_be_visible()
        self.best_spot().click()
        self.wait_for_action(before)

    def by_tapping(self) -> None:
        """A turn by finger: one tap looks, the button lays."""
        before = len(self.match().actions)
        self.offers.last.tap()
        expect(self.spots.first).to_be_visible()
        lay = self.page.locator('[data-do="lay"]:visible')
        if not lay.count():  # with a single spot the tile is held over it already
            self.best_spot().tap()
        lay.tap()
        self.wait_for_action(before)

    def by_keys(self) -> None:
        """A turn by keyboard: a number picks, arrows walk, Enter lays."""
        before = len(self.match().actions)
        keys = self.page.keyboard
        keys.press("1")
        expect(self.page.locator('[data-do^="spot "]:focus')).to_be_visible()
        keys.press("ArrowRight")
        keys.press("Enter")
        self.wait_for_action(before)

    def to_the_end(self, turn: Callable[[], None]) -> Match:
        while not self.over:
            end_phase = self.page.locator('[data-do="end-phase"]:visible')
            if end_phase.count():
                before = len(self.match().actions)
                end_phase.click()
                self.wait_for_action(before)
            else:
                turn()
        return self.match()

    def stored(self) -> dict[str, Any]:
        """The record of the game used last, as the page keeps it."""
        text = self.page.evaluate(
            """() => {
              const saves = Object.keys(localStorage).filter(key => key.startsWith("moons.game."))
                .map(key => JSON.parse(localStorage[key]));
              saves.sort((a, b) => b.order - a.order);
              return JSON.stringify(saves[0]?.record ?? null);
            }"""
        )
        record: dict[str, Any] = json.loads(text) or {}
        return record

    def match(self) -> Match:
        """The game as stored; before anything is, an opening without actions."""
        return Match.load(self.stored() or {**OPENING})


OPENING: dict[str, Any] = {
    "format": "moon-record", "version": 1, "game": "nova-luna",
    "setup": {"players": 2, "seed": 0}, "actions": [],
}  # fmt: skip

ACTIONS_STORED = """
window.actionsStored = () => {
  const saves = Object.keys(localStorage).filter(key => key.startsWith("moons.game."))
    .map(key => JSON.parse(localStorage[key]));
  saves.sort((a, b) => b.order - a.order);
  return saves[0]?.record.actions.length ?? 0;
};
"""


def player_at(page: Page) -> Player:
    page.add_init_script(ACTIONS_STORED)
    return Player(page)
