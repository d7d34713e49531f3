"""Python's standard library in two archives: what every start needs, and the rest on demand.

`kept_modules.txt` lists the first part. It is what a real start of the site was seen to import;
an e2e test holds the list against the running page in both directions.
"""

from pathlib import Path

from web.building import archives
from web.building.compiling import COMPILER, compile_archives
from web.building.places import BUILDING, PYODIDE
from web.building.steps import digest, step

KEPT = BUILDING / "kept_modules.txt"
FIRST = "python_stdlib.zip"
REST = "python_stdlib_rest.zip"
# The first archive says what the second one holds, so that a wrong import asks no server.
LEFT_OUT = "left_out.txt"

# Python itself manages without these when they are not there (`except ImportError`), and does not
# need them in a browser: no sockets to encrypt, no archives but zip. They are in the rest.
DISPENSABLE = ("ssl", "_ssl", "bz2", "lzma", "compression")


def dispensable(module: str) -> bool:
    return module.partition(".")[0] in DISPENSABLE


def kept_modules() -> frozenset[str]:
    lines = KEPT.read_text().splitlines()
    return frozenset(line for line in lines if line and not line.startswith("#"))


def module_name(member: str) -> str:
    """asyncio/__init__.pyc → asyncio, json/decoder.pyc → json.decoder."""
    return member.rpartition(".")[0].removesuffix("/__init__").replace("/", ".")


def library() -> Path:
    """The folder with both archives."""
    sources = [KEPT, BUILDING / "library.py", PYODIDE / FIRST, *COMPILER]
    return step("library", digest(sources), _make)


def _make(target: Path) -> None:
    compile_archives({PYODIDE / FIRST: target / FIRST})
    members = archives.read(target / FIRST)
    modules = {name: data for name, data in members.items() if name.endswith(".pyc")}
    kept = kept_modules()
    first = {name: data for name, data in modules.items() if module_name(name) in kept}
    rest = {name: data for name, data in modules.items() if name not in first}
    unknown = kept - {module_name(name) for name in first}
    if unknown:
        raise SystemExit(f"{KEPT.name} names modules that Pyodide does not have: {sorted(unknown)}")
    first[LEFT_OUT] = "\n".join(sorted(map(module_name, rest))).encode()
    archives.write(target / FIRST, first)
    archives.write(target / REST, rest)
