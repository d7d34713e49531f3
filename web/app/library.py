"""The modules of Python's library that a start does not need, fetched when first imported.

The site ships the library in two archives; the first holds what every start imports. Whatever
comes later (a package that micropip installs, say) finds the rest through this finder.
"""

from __future__ import annotations

import sys
import zipimport
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from types import ModuleType

FIRST = "/lib/python314.zip"
REST = "/lib/python314_rest.zip"
REST_FILE = "python_stdlib_rest.zip"
LEFT_OUT = "left_out.txt"


class RestOfLibrary:
    """A finder for sys.meta_path, asked only when every other finder has failed."""

    def __init__(self) -> None:
        self._names: frozenset[str] | None = None

    def find_spec(
        self,
        name: str,
        path: Sequence[str] | None = None,  # noqa: ARG002  the import system's own signature
        target: ModuleType | None = None,  # noqa: ARG002
    ) -> ModuleSpec | None:
        if name.partition(".")[0] not in sys.stdlib_module_names:
            return None
        if self._names is None:
            names = zipimport.zipimporter(FIRST).get_data(LEFT_OUT).decode()
            self._names = frozenset(names.split("\n"))
        if name not in self._names:
            return None
        package, _, _ = name.rpartition(".")
        return zipimport.zipimporter(_archive(package)).find_spec(name)


def _archive(package: str) -> str:
    if not _fetched:
        _fetch()
        _fetched.append(REST)
    return f"{REST}/{package.replace('.', '/')}" if package else REST


_fetched: list[str] = []


def _fetch() -> None:
    """Get the second archive while the import waits: only a worker may wait for the network."""
    import js
    import pyodide_js

    request = js.XMLHttpRequest.new()
    request.open("GET", js.URL.new(REST_FILE, pyodide_js.lockfileBaseUrl).href, False)
    request.responseType = "arraybuffer"
    request.send()
    if request.status != 200:
        raise ImportError(f"{REST_FILE}: {request.status} {request.statusText}")
    with open(REST, "wb") as archive:  # noqa: PTH123  pathlib would cost every start its import
        archive.write(request.response.to_bytes())
