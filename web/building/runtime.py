"""The Python runtime that the site hosts itself: Pyodide, its library, and micropip for later."""

import hashlib
import json
import shutil
from pathlib import Path

from web.building.compiling import COMPILER, compile_archives, compiled_name
from web.building.library import FIRST, MORE, library
from web.building.places import BUILDING, PYODIDE
from web.building.slimming import slim
from web.building.steps import digest, step
from web.building.wheelhouse import wheel_of

LOADER, SCRIPT, WASM = ENGINE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LOCK = "pyodide-lock.json"


def runtime() -> Path:
    """The folder that is hosted as the interpreter's own."""
    parts = library()
    slimming = [BUILDING / name for name in ("runtime.py", "slimming.py", "wasm_exports.py")]
    sources = [*slimming, PYODIDE / LOCK, wheel_of("micropip"), *COMPILER]
    return step("runtime", digest(sources, parts.name), _make)


def _make(target: Path) -> None:
    for name in ENGINE_FILES:
        shutil.copy(PYODIDE / name, target)
    slim(target / SCRIPT, target / WASM, others=[target / LOADER])
    for name in (FIRST, MORE):
        shutil.copy(library() / name, target)
    micropip = wheel_of("micropip")
    compiled = target / compiled_name(micropip)
    compile_archives({micropip: compiled})
    _write_lock(target / LOCK, compiled)


def _write_lock(target: Path, micropip: Path) -> None:
    """Pyodide's list of packages, cut down to the one that is shipped, with our file's own hash."""
    lock = json.loads((PYODIDE / LOCK).read_text())
    entry = lock["packages"]["micropip"]
    entry["file_name"] = micropip.name
    entry["sha256"] = hashlib.sha256(micropip.read_bytes()).hexdigest()
    lock["packages"] = {"micropip": entry}
    target.write_text(json.dumps(lock, sort_keys=True))
