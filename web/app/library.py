"""Modules of Python's library that a start does not need, fetched when first imported.

The site ships the library in two archives. The first holds what every start imports; what comes
later (micropip, when a page installs something) finds its modules in the second.
"""

from __future__ import annotations

import zipimport
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from types import ModuleType

FIRST = "/lib/python314.zip"
MORE = "/lib/python314_more.zip"
MORE_FILE = "python_stdlib_more.zip"
CONTENTS = "more.txt"


class MoreLibrary:
    """A finder for sys.meta_path, asked only when every other finder has failed."""

    def __init__(self) -> None:
        self._names: frozenset[str] | None = None
        self._fetched = False

    def find_spec(
        self,
        name: str,
        path: Sequence[str] | None = None,  # noqa: ARG002  the import system's own signature
        target: ModuleType | None = None,  # noqa: ARG002
    ) -> ModuleSpec | None:
        if self._names is None:
            names = zipimport.zipimporter(FIRST).get_data(CONTENTS).decode()
            self._names = frozenset(names.split("\n"))
        if name not in self._names:
            return None
        if not self._fetched:
            _fetch()
            self._fetched = True
        package, _, _ = name.rpartition(".")
        place = f"{MORE}/{package.replace('.', '/')}" if package else MORE
        return zipimport.zipimporter(place).find_spec(name)


def _fetch() -> None:
    """Get the second archive while the import waits: only a worker may wait for the network."""
    import js
    import pyodide_js

    request = js.XMLHttpRequest.new()
    request.open("GET", js.URL.new(MORE_FILE, pyodide_js.lockfileBaseUrl).href, False)
    request.responseType = "arraybuffer"
    request.send()
    if request.status != 200:
        raise ImportError(f"{MORE_FILE}: {request.status} {request.statusText}")
    with open(MORE, "wb") as archive:  # noqa: PTH123  pathlib would cost every start its import
        archive.write(request.response.to_bytes())
