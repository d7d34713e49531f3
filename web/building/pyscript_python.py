"""PyScript's own Python modules, compiled in advance.

At every start PyScript writes the sources of its `pyscript` package into the interpreter's home
folder and imports them. A compiled copy that already lies in the package's `__pycache__` spares
Python the compiling; the app's wheel brings it there as data files.
"""

import json
import subprocess
from pathlib import Path

from web.building import archives
from web.building.archives import Members
from web.building.compiling import compile_archives
from web.building.places import PYSCRIPT, WEB

SOURCES = PYSCRIPT.parent / "src" / "stdlib" / "pyscript.js"
HOME = "home/pyodide/pyscript/__pycache__"

# Of the package's modules those that `import pyscript` itself imports.
NEEDED = (
    "__init__", "context", "display", "events", "fetch", "ffi", "flatted", "storage", "util",
    "websocket",
)  # fmt: skip


def with_pyscript(wheel: Path, tag: str) -> None:
    """Add the compiled modules to a wheel."""
    members = archives.read(wheel)
    (info,) = {name.split("/")[0] for name in members if name.endswith(".dist-info/WHEEL")}
    data = info.replace(".dist-info", ".data/data")
    for name, code in _compiled(wheel.parent).items():
        stem = Path(name).stem
        members[f"{data}/{HOME}/{stem}.cpython-314.pyc"] = code
    archives.write(wheel, archives.retag(members, tag))


def _compiled(folder: Path) -> Members:
    # The very text that PyScript writes: its build keeps it in a module of its own.
    place = json.dumps(SOURCES.as_uri())
    script = f"import({place}).then(told => console.log(JSON.stringify(told.default)))"
    told = subprocess.run(
        ["node", "--input-type=module", "-e", script], cwd=WEB, check=True, stdout=subprocess.PIPE
    )
    sources = json.loads(told.stdout)["pyscript"]
    source, target = folder / "pyscript.in.zip", folder / "pyscript.zip"
    archives.write(source, {f"{name}.py": sources[f"{name}.py"].encode() for name in NEEDED})
    compile_archives({source: target})
    compiled = archives.read(target)
    source.unlink()
    target.unlink()
    return compiled
