"""What every browser test stands on: the built site, served, and a page that tolerates no error."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Playwright,
    ViewportSize,
    sync_playwright,
)

from e2e.browser import launch
from e2e.watch import Watch
from web.build import build
from web.building.places import DIST
from web.serve import serving

DESKTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}

OpenContext = Callable[..., BrowserContext]


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site; a copy, so that a build in between does not change what is tested."""
    build()
    return shutil.copytree(DIST, tmp_path_factory.mktemp("site") / "dist")


@pytest.fixture(scope="session")
def site(dist: Path) -> Iterator[str]:
    """The address of the built site."""
    with serving(dist) as address:
        yield address


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    running = launch(playwright)
    yield running
    running.close()


@pytest.fixture
def watch() -> Iterator[Watch]:
    """Looks over the shoulder of every page: console errors and foreign requests fail the test."""
    looking = Watch()
    yield looking
    looking.judge()


@pytest.fixture
def new_context(browser: Browser, watch: Watch) -> Iterator[OpenContext]:
    """Opens fresh, watched browser profiles: `new_context(viewport=PHONE)`."""
    opened: list[BrowserContext] = []

    def open_context(**options: object) -> BrowserContext:
        context = browser.new_context(**{"viewport": DESKTOP, **options})  # type: ignore[arg-type]
        watch.over(context)
        opened.append(context)
        return context

    yield open_context
    for context in opened:
        context.close()


@pytest.fixture
def page(new_context: OpenContext) -> Page:
    return new_context().new_page()


@pytest.fixture
def dist_below(dist: Path, tmp_path: Path) -> Iterator[str]:
    """The same site deep inside another one."""
    below = tmp_path / "games" / "two-moons"
    shutil.copytree(dist, below)
    with serving(tmp_path) as address:
        yield f"{address}games/two-moons/"
