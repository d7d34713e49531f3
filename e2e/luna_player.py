"""Somebody who plays Luna on the page by what it offers, the kinds of action least done first."""

from collections import Counter

from playwright.sync_api import Locator, Page

from e2e.browser import wait_in_page
from e2e.stored import actions_stored, stored_match, wait_for_action, watch_storage
from pyengine import Match


class LunaPlayer:
    def __init__(self, page: Page) -> None:
        watch_storage(page)
        self.page = page
        self.done: Counter[str] = Counter()

    def visible(self, selector: str) -> Locator:
        return self.page.locator(f"{selector}:visible")

    @property
    def over(self) -> bool:
        return self.visible('[data-do="again"]').count() > 0

    def wait_for_turn(self) -> None:
        """Until the bots have moved and it is one's own turn, or there is something to see."""
        wait_in_page(
            self.page,
            """document.querySelector('[data-do="score next"], [data-do="again"], '
               + '[data-do^="kind "], [data-do="confirm"], #board .may')""",
        )

    def match(self) -> Match:
        return stored_match(self.page)

    def _press(self, element: Locator) -> None:
        element.click()

    def turn(self, most: int = 6) -> None:
        """One action, or one step of a round's end, by pressing what is offered."""
        score = self.visible('[data-do="score next"]')
        if score.count():
            shown = self.visible("#doing").inner_text()
            self._press(score.first)
            self.page.wait_for_function(
                "shown => document.querySelector('#doing').innerText !== shown", arg=shown
            )
            return
        before = actions_stored(self.page)
        self._choose_kind()
        for _step in range(most):
            confirm = self.visible('[data-do="confirm"]')
            if confirm.count():
                self._press(confirm.first)
                wait_for_action(self.page, before)
                return
            self._point()
        raise AssertionError("the action could not be completed")

    def _choose_kind(self) -> None:
        offered = self.visible('[data-do^="kind "]:not([aria-disabled="true"])')
        if not offered.count():
            return
        kinds = offered.evaluate_all("all => all.map(each => each.dataset.do.slice(5))")
        # Rare kinds first, so that a game shows them all; candles when all have had their turn.
        kind = min(kinds, key=lambda name: (self.done[name], name in ("meditate", "end-round")))
        self.done[kind] += 1
        self._press(self.visible(f'[data-do="kind {kind}"]').first)
        self.page.wait_for_selector('.may, [data-do="confirm"]', state="attached")

    def _point(self) -> None:
        before = self.page.locator("#doing").inner_html()
        self._press(self.visible("#board .may:not(.chosen)").first)
        self.page.wait_for_function(
            "before => document.querySelector('#doing').innerHTML !== before", arg=before
        )

    def to_the_end(self) -> Match:
        self.wait_for_turn()
        while not self.over:
            self.turn()
            self.wait_for_turn()
        return self.match()
