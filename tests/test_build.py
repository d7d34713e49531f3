"""The build's promises: same sources, same bytes; nothing but what is used; nobody else's host."""

from __future__ import annotations

import ast
import json
import re
import sys
from pathlib import Path

import pytest

if sys.platform == "emscripten":
    pytest.skip("the build runs on the host", allow_module_level=True)

from web.build import build
from web.building import archives
from web.building.library import (
    AT_START,
    FIRST,
    FOR_MICROPIP,
    MORE,
    listed,
    module_name,
    whole_library,
)
from web.building.pages import POLICY
from web.building.places import APP, DIST, PYENGINE, WEB


@pytest.fixture(scope="module")
def dist() -> Path:
    build()
    return DIST


def test_archives_depend_on_their_contents_alone(tmp_path: Path) -> None:
    members = {"b.txt": b"two", "a.txt": b"one"}
    archives.write(tmp_path / "one.zip", members)
    archives.write(tmp_path / "two.zip", dict(reversed(members.items())))
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()
    assert archives.read(tmp_path / "one.zip") == members


def test_wheels_hold_compiled_modules_only(dist: Path) -> None:
    wheels = sorted(dist.glob("app-*/*.whl"))
    assert [wheel.name.split("-")[0] for wheel in wheels] == ["pyengine", "two_moons_app"]
    for wheel in wheels:
        assert wheel.name.endswith("-cp314-none-any.whl")
        members = archives.read(wheel)
        assert not [name for name in members if name.endswith(".py")]
        (record,) = [data.decode() for name, data in members.items() if name.endswith("/RECORD")]
        assert {row.split(",")[0] for row in record.split()} == set(members)


def test_the_library_holds_what_its_lists_say(dist: Path) -> None:
    for name, file in ((FIRST, AT_START), (MORE, FOR_MICROPIP)):
        (archive,) = dist.glob(f"runtime-*/{name}")
        modules = [member for member in archives.read(archive) if member.endswith(".pyc")]
        assert set(map(module_name, modules)) == listed(file)


def imports(source: Path) -> set[str]:
    """Every module that a file names, at its top or inside a function."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module)
    return found


# Not run in the page: the command line, the arena, and what the build alone uses.
ELSEWHERE = {"__main__.py", "arena.py", "prerender.py"}


@pytest.mark.parametrize("package", [PYENGINE, APP], ids=["pyengine", "web.app"])
def test_modules_imported_late_are_shipped_too(package: Path) -> None:
    known = set(map(module_name, archives.read(whole_library())))
    for source in sorted(package.rglob("*.py")):
        if source.name not in ELSEWHERE:
            assert imports(source) & known <= listed(AT_START), source


def test_the_policy_allows_no_text_to_be_run() -> None:
    assert "unsafe-inline" not in str(POLICY)
    assert "'unsafe-eval'" not in str(POLICY)


def test_pages_have_nothing_that_the_policy_forbids(dist: Path) -> None:
    for page in dist.glob("*.html"):
        text = page.read_text("utf-8")
        assert not re.search(r"<[^>]*\s(style|on[a-z]+)=", text), page
        assert "<style" not in text
        for script in re.findall(r"<script([^>]*)>", text):
            assert "src=" in script or 'type="application/json"' in script


def test_pages_name_this_host_only(dist: Path) -> None:
    for page in dist.glob("*.html"):
        text = page.read_text("utf-8").replace("http://www.w3.org/2000/svg", "")
        assert not re.search(r"""(src|href|content|data-\w+)=["']?\s*(https?:)?//""", text), page
        for address in re.findall(r'(?:src|href)="([^"#]+)"', text):
            assert not address.startswith("/"), "must work under any path"


def test_the_manifest_makes_it_installable(dist: Path) -> None:
    manifest = json.loads((dist / "manifest.webmanifest").read_text())
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        assert (dist / icon["src"]).is_file()


def test_the_npm_lock_names_no_registry() -> None:
    lock = (WEB / "package-lock.json").read_text()
    assert '"resolved"' not in lock
