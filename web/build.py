"""Makes dist/, the whole site as static files: `python -m web.build`."""

import fcntl
import shutil

from web.building.icons import write_icons
from web.building.pages import write_pages
from web.building.parts import lay_out
from web.building.places import APP, BUILDING, DIST, PAGES, PYENGINE, ROOT, SHELL, STATIC, WEB, WORK
from web.building.precache import write_service_worker
from web.building.steps import digest, files_under

# The sources from which dist/ was made last.
MADE_FROM = WORK / "dist.made-from"


def build() -> None:
    """Bring dist/ up to date; two builds at once wait for each other."""
    WORK.mkdir(exist_ok=True)
    with (WORK / "dist.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        _build()


def _build() -> None:
    """Make the site beside the old one and put it in its place when complete."""
    key = _sources()
    if DIST.exists() and MADE_FROM.exists() and MADE_FROM.read_text() == key:
        return
    site = WORK / "dist.unfinished"
    shutil.rmtree(site, ignore_errors=True)
    site.mkdir(parents=True)
    parts = lay_out(site)
    write_icons(site)
    # The stamp names this build: a saved picture of the screen is shown by the same build only.
    write_pages(site, parts, stamp=key)
    write_service_worker(site)
    shutil.rmtree(DIST, ignore_errors=True)
    site.rename(DIST)
    MADE_FROM.write_text(key)
    print("build: dist", flush=True)


def _sources() -> str:
    project = [ROOT / "pyproject.toml", ROOT / "README.md", ROOT / "LICENSE"]
    own = [WEB / "__init__.py", WEB / "build.py", WEB / "package-lock.json"]
    folders = files_under(PYENGINE, APP, SHELL, PAGES, BUILDING, STATIC)
    return digest([*project, *own, *folders])


if __name__ == "__main__":
    build()
