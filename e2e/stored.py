"""What the page has stored of the game used last: how the tests know what the engine thought."""

import json
from typing import Any

from playwright.sync_api import Page

from pyengine import Match

LATEST = """
window.latestSave = () => {
  const saves = Object.keys(localStorage).filter(key => key.startsWith("moons.game."))
    .map(key => JSON.parse(localStorage[key]));
  saves.sort((a, b) => b.order - a.order);
  return saves[0]?.record ?? null;
};
window.actionsStored = () => window.latestSave()?.actions.length ?? 0;
"""


STORE = """
([key, save]) => {
  const saves = Object.keys(localStorage).filter(each => each.startsWith("moons.game."))
    .map(each => JSON.parse(localStorage[each]).order);
  localStorage.setItem(key, JSON.stringify({ ...save, order: Math.max(0, ...saves) + 1 }));
}
"""


def watch_storage(page: Page) -> None:
    page.add_init_script(LATEST)


def stored_record(page: Page) -> dict[str, Any] | None:
    """None as long as nothing has been played."""
    record: dict[str, Any] | None = json.loads(page.evaluate("JSON.stringify(window.latestSave())"))
    return record


def stored_match(page: Page) -> Match:
    record = stored_record(page)
    assert record is not None, "no game is stored"
    return Match.load(record)


def actions_stored(page: Page) -> int:
    count: int = page.evaluate("window.actionsStored()")
    return count


def store_match(page: Page, match: Match) -> None:
    """Put a match among the saved games, as if it had been played here last."""
    save = {"over": match.outcome is not None, "record": match.record}
    page.evaluate(STORE, [f"moons.game.{match.game.name}", save])


def wait_for_action(page: Page, before: int) -> None:
    """The action has been answered: it stands in the stored record."""
    page.wait_for_function("before => window.actionsStored() > before", arg=before)
