"""From archives of .py to archives of .pyc, by pyodide-build on Pyodide's own Python in Node."""

import json
import subprocess
from pathlib import Path

from web.building import archives
from web.building.places import BUILDING, PYODIDE, WEB
from web.building.wheelhouse import WANTED, wheel_of

RICH = ("rich", "pygments", "markdown-it-py", "mdurl")
# pyodide-build with what its py-compile needs.
TOOLS = ("pyodide-build", "packaging", "platformdirs", *RICH)
TAG = "cp314-none-any"

# What a compiled archive depends on besides its own sources.
COMPILER = [BUILDING / "compile.mjs", BUILDING / "compiling.py", BUILDING / "archives.py",
            WANTED, PYODIDE / "package.json"]  # fmt: skip


def compile_archives(jobs: dict[Path, Path]) -> None:
    """Compile each archive (key) to another (value); wheels get the tag of Pyodide's Python."""
    told = {
        "wheels": [str(wheel_of(tool)) for tool in TOOLS],
        "jobs": [{"from": str(source), "to": str(target)} for source, target in jobs.items()],
    }
    subprocess.run(["node", str(BUILDING / "compile.mjs"), json.dumps(told)], cwd=WEB, check=True)
    for target in jobs.values():
        members = archives.read(target)
        target.unlink()  # written from inside Pyodide, with rights for everybody
        archives.write(target, archives.retag(members, TAG) if target.suffix == ".whl" else members)


def compiled_name(wheel: Path) -> str:
    name, version, *_ = wheel.name.split("-")
    return f"{name}-{version}-{TAG}.whl"
