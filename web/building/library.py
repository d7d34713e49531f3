"""Python's standard library, cut down to what is used, in two archives: for the start, for later.

The lists of modules are what a real page was seen to import (`make library`): the site itself, and
micropip when it installs a wheel. An e2e test holds both lists against a page, in both directions.
"""

from pathlib import Path

from web.building import archives
from web.building.compiling import COMPILER, compile_archives
from web.building.places import BUILDING, PYODIDE
from web.building.pyscript_python import FINDER, SOURCES, compiled_pyscript
from web.building.steps import digest, step

AT_START = BUILDING / "modules_at_start.txt"
FOR_MICROPIP = BUILDING / "modules_for_micropip.txt"

FIRST = "python_stdlib.zip"
MORE = "python_stdlib_more.zip"
# The first archive says what the second one holds, so that a wrong import asks no server.
CONTENTS = "more.txt"

# Python itself manages without these when they are not there (`except ImportError`), and has no use
# for them in a browser: no sockets to encrypt, no archives but zip.
DISPENSABLE = ("ssl", "_ssl", "bz2", "lzma", "compression")


def listed(file: Path) -> frozenset[str]:
    """The modules named in one of the two lists."""
    lines = file.read_text().splitlines()
    return frozenset(line for line in lines if line and not line.startswith("#"))


def module_name(member: str) -> str:
    """asyncio/__init__.pyc → asyncio, json/decoder.pyc → json.decoder."""
    return member.rpartition(".")[0].removesuffix("/__init__").replace("/", ".")


def library() -> Path:
    """The folder with both archives."""
    sources = [AT_START, FOR_MICROPIP, BUILDING / "library.py", *COMPILER]
    return step("library", digest(sources, whole_library().parent.name), _make)


def whole_library() -> Path:
    """All of the library as .pyc, but what is dispensable, and PyScript's own modules."""
    own = [SOURCES, FINDER, BUILDING / "pyscript_python.py"]
    sources = [PYODIDE / FIRST, *COMPILER, *own]
    made = step("whole-library", digest(sources), _compile_all)
    return made / FIRST


def _compile_all(target: Path) -> None:
    compile_archives({PYODIDE / FIRST: target / FIRST})
    modules = {
        name: data
        for name, data in archives.read(target / FIRST).items()
        if name.endswith(".pyc") and module_name(name).partition(".")[0] not in DISPENSABLE
    }
    archives.write(target / FIRST, modules | compiled_pyscript(target))


def _make(target: Path) -> None:
    members = archives.read(whole_library())
    modules = {module_name(name): name for name in members}
    unknown = (listed(AT_START) | listed(FOR_MICROPIP)) - modules.keys()
    if unknown:
        raise SystemExit(f"Pyodide has no such modules: {sorted(unknown)}; run `make library`")
    first = {modules[name]: members[modules[name]] for name in listed(AT_START)}
    more = {modules[name]: members[modules[name]] for name in listed(FOR_MICROPIP)}
    first[CONTENTS] = "\n".join(sorted(listed(FOR_MICROPIP))).encode()
    archives.write(target / FIRST, first)
    archives.write(target / MORE, more)
