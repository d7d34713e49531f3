"""What a first visit costs on the wire, from a host that compresses with brotli."""

from pathlib import Path
from typing import NamedTuple

import brotli

from e2e.browser import chromium, wait_until_alive
from e2e.watch import Watch
from web.building.places import DIST
from web.building.steps import files_under
from web.serve import serving


class Wire(NamedTuple):
    """Bytes: until the first click is accepted, and with all that is then kept for offline use."""

    start: int
    all: int


def measure() -> Wire:
    watch = Watch()
    with chromium() as browser, serving(DIST) as address:
        context = browser.new_context(service_workers="block")
        watch.over(context)
        page = context.new_page()
        page.goto(address)
        wait_until_alive(page)
    asked = {url.removeprefix(address).partition("?")[0] for url in watch.requests}
    asked = {path or "index.html" for path in asked if not path.startswith("blob:")}
    sizes = {file: _compressed(file) for file in files_under(DIST)}
    started = sum(size for file, size in sizes.items() if str(file.relative_to(DIST)) in asked)
    return Wire(started, sum(sizes.values()))


def _compressed(file: Path) -> int:
    return len(brotli.compress(file.read_bytes(), quality=11))
