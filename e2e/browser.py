"""Which Chromium drives the tests: an installed one, else the one that Playwright brings."""

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

PATIENCE = 30_000  # ms

INSTALLED = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def installed_chromium() -> str | None:
    return next(filter(None, map(shutil.which, INSTALLED)), None)


def _arguments() -> list[str]:
    return ["--no-sandbox"] if os.geteuid() == 0 else []


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=installed_chromium(), args=_arguments())


def launch_profile(playwright: Playwright, profile: Path) -> BrowserContext:
    """A browser with a profile on disk, which a second start finds again."""
    return playwright.chromium.launch_persistent_context(
        profile, executable_path=installed_chromium(), args=_arguments()
    )


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


def wait_until_alive(page: Page) -> None:
    """Python answers from here on: the shell has taken its start-up bar away."""
    page.locator("#boot").wait_for(state="detached")


def wait_until_kept(page: Page) -> None:
    """The service worker has everything: from here on the page needs no host."""
    wait_in_page(page, "(await navigator.serviceWorker.getRegistration())?.active")


def wait_in_page(page: Page, condition: str) -> None:
    """Until a condition holds there, looked at in every frame, but not for ever.

    Playwright's own wait_for_function evaluates text inside the page, which our policy forbids.
    """
    page.evaluate(
        f"""async () => {{
          const late = performance.now() + {PATIENCE};
          while (!({condition})) {{
            if (performance.now() > late) throw new Error({json.dumps(condition)});
            await new Promise(requestAnimationFrame);
          }}
        }}"""
    )
