"""The pages: one template filled with screens that the app's own views render at build time."""

import json
from html import escape
from pathlib import Path
from string import Template

from web.app import prerender
from web.app.pages import HOME
from web.app.pages import PAGES as ALL_PAGES
from web.app.views import boot
from web.app.words import _
from web.building.parts import Parts
from web.building.places import PAGES
from web.building.runtime import LOCK

FILES = {page: "index.html" if page == HOME else f"{page}.html" for page in ALL_PAGES}

POLICY = {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval'",
    "worker-src": "'self' blob:",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
}

# Where PyScript puts the wheels; the worker's program looks there.
WHEELS = "/wheels/"

# Every plugin that PyScript would load by itself.
PLUGINS = (
    "codemirror",
    "deprecations-manager",
    "donkey",
    "error",
    "py-editor",
    "py-game",
    "py-terminal",
)


def write_pages(site: Path, parts: Parts, stamp: str) -> None:
    template = Template((PAGES / "page.html").read_text())
    screens = prerender.screens()
    for page, file in FILES.items():
        text = template.substitute(_common(parts, stamp), **_of_page(page, screens))
        (site / file).write_text(text)


def _common(parts: Parts, stamp: str) -> dict[str, str]:
    return {
        "stamp": stamp,
        "policy": "; ".join(f"{name} {value}" for name, value in POLICY.items()),
        "description": escape(
            _("Luna and Nova Luna in your browser: free, offline, an unofficial work.")
        ),
        "python": json.dumps(_python(parts)),
        "fetched": " ".join(_fetched(parts)),
        "preloads": "\n".join(
            f'<link rel="modulepreload" href="{address}">' for address in _modules(parts)
        ),
        "bars": boot.bars(),
        "early": parts.shell["early"],
        "restore": parts.shell["restore"],
        "start": parts.shell["start"],
        "shell": parts.shell["main"],
        "style": parts.shell["style"],
    }


def _of_page(page: str, screens: dict[str, str]) -> dict[str, str]:
    titles = prerender.titles()
    return {
        "page": page,
        "title": escape(titles[page]),
        "screen": screens[page],
    }


def _python(parts: Parts) -> dict[str, object]:
    """What the shell must know to wake Python."""
    return {
        "start": parts.shell["start"],
        "core": parts.pyscript,
        "worker": parts.worker,
        "config": pyscript_config(parts),
    }


def pyscript_config(parts: Parts) -> dict[str, object]:
    return {
        "interpreter": f"./{parts.runtime}/pyodide.mjs",
        # A wheel is an archive that Python imports from; unpacking it as a package takes longer
        # than all the rest of it.
        "files": {f"./{wheel}": f"{WHEELS}{Path(wheel).name}" for wheel in parts.wheels},
        # No index but this host: PyScript then also leaves its list of known packages unread.
        "index_urls": [],
        "plugins": [f"!{plugin}" for plugin in PLUGINS],
        "sync_main_only": True,
    }


def _modules(parts: Parts) -> list[str]:
    """Scripts that import each other, named at once so that they are fetched at once."""
    folder = parts.pyscript.rpartition("/")[0]
    own = [parts.shell["start"], parts.shell["main"]]
    return [*own, *(f"{folder}/{name}" for name in parts.pyscript_files)]


def _fetched(parts: Parts) -> list[str]:
    """What the worker will ask for: on a first visit the page has it fetched from the start."""
    needed = ("pyodide.asm.wasm", "python_stdlib.zip", "pyodide.asm.mjs", "pyodide.mjs", LOCK)
    return [*(f"{parts.runtime}/{name}" for name in needed), *parts.wheels]
