"""The service worker: bundled with Workbox, given the list of all files of the site."""

import hashlib
import json
from pathlib import Path

from web.building.shell import shell
from web.building.steps import files_under
from web.serve import FOREVER

NAME = "sw.js"
# Workbox's own name for the place where its list goes.
PLACE = "self.__WB_MANIFEST"


def write_service_worker(site: Path) -> None:
    """Put the list of the site's files, as they are now, into the worker that keeps them."""
    bundles, names = shell()
    program = (bundles / names["service_worker"]).read_text()
    if program.count(PLACE) != 1:
        raise SystemExit(f"{names['service_worker']} has no single place for its list")
    files = [file for file in files_under(site) if file.name != NAME]
    entries = json.dumps([_entry(site, file) for file in files], separators=(",", ":"))
    (site / NAME).write_text(program.replace(PLACE, entries))


def _entry(site: Path, file: Path) -> dict[str, str | None]:
    url = file.relative_to(site).as_posix()
    # A name that carries the hash of its contents is its own revision.
    unchanging = FOREVER.search(url)
    sum_ = None if unchanging else hashlib.sha256(file.read_bytes()).hexdigest()[:16]
    return {"url": url, "revision": sum_}
