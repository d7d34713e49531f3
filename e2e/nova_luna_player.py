"""Somebody who plays Nova Luna on the page: by pointer, by finger or by keys, as the page offers.

They look only at what is on the screen. The record that the page stores tells the tests what
the engine thought of it.
"""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from e2e.browser import wait_in_page
from e2e.stored import (
    actions_stored,
    stored_match,
    stored_record,
    wait_for_action,
    watch_storage,
)
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

    def wait_for_turn(self) -> None:
        """Until the bots have moved and it is one's own turn, or the game is over."""
        wait_in_page(
            self.page,
            """document.querySelector('[data-do^="pick "], [data-do="again"]')""",
        )

    def best_spot(self) -> Locator:
        """The spot whose badge promises most."""
        badges = self.spots.evaluate_all(
            "all => all.map(spot => Number(spot.querySelector('.count')?.textContent ?? 0))"
        )
        return self.spots.nth(badges.index(max(badges)))

    def _wait_for_action(self, before: int) -> None:
        wait_for_action(self.page, before)

    def by_clicking(self) -> None:
        """A turn with the mouse: the pointer over a spot shows what it brings, a click lays."""
        before = actions_stored(self.page)
        self.offers.first.click()
        expect(self.spots.first).to_be_visible()
        self.best_spot().click()
        self._wait_for_action(before)

    def by_tapping(self) -> None:
        """A turn by finger: one tap looks, the button lays."""
        before = actions_stored(self.page)
        self.offers.last.tap()
        expect(self.spots.first).to_be_visible()
        lay = self.page.locator('[data-do="lay"]:visible')
        if not lay.count():  # with a single spot the tile is held over it already
            self.best_spot().tap()
        lay.tap()
        self._wait_for_action(before)

    def by_keys(self) -> None:
        """A turn by keyboard: a number picks, arrows walk, Enter lays."""
        before = actions_stored(self.page)
        keys = self.page.keyboard
        keys.press("1")
        expect(self.page.locator('[data-do^="spot "]:focus')).to_be_visible()
        keys.press("ArrowRight")
        keys.press("Enter")
        self._wait_for_action(before)

    def to_the_end(self, turn: Callable[[], None]) -> Match:
        self.wait_for_turn()
        while not self.over:
            end_phase = self.page.locator('[data-do="end-phase"]:visible')
            if end_phase.count():
                before = actions_stored(self.page)
                end_phase.click()
                self._wait_for_action(before)
            else:
                turn()
            self.wait_for_turn()
        return self.match()

    def stored(self) -> dict[str, Any]:
        return stored_record(self.page) or {"actions": []}

    def match(self) -> Match:
        return stored_match(self.page)


def player_at(page: Page) -> Player:
    watch_storage(page)
    return Player(page)
