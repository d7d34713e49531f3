"""Pyodide's interpreter without what only compiled extension packages would need.

The interpreter gives a name to each of its thousands of functions, so that packages compiled to
WebAssembly can be linked to it while it runs. The site has none of those, and every start pays for
the names: they are dropped from the WebAssembly file's list of exports and from the script beside
it. What the script itself uses, or the file asks to have back, keeps its name.
"""

import re
import subprocess
from collections import Counter
from pathlib import Path

from web.building.places import NODE_MODULES, WEB
from web.building.wasm_exports import with_exports

_WORD = re.compile(r"[A-Za-z_$][\w$]*")
_NAMED = re.compile(r'(?<![\w$])([A-Za-z_$][\w$]*)=Module\["\1"\]=wasmExports\["[^"]+"\];')
_LONG_LIST = re.compile(r"var ((?:[A-Za-z_$][\w$]*,){200,}[A-Za-z_$][\w$]*);")
# In a declaration, as the variable that is assigned, and as the name given: nothing uses it.
_UNUSED = 3
# Far fewer than there are: a script of another shape must not pass unnoticed.
_FEWEST = 4000


def slim(script: Path, wasm: Path, others: list[Path]) -> None:
    """Change both files; the other scripts may use names too."""
    named = _without_unused_names(script.read_text())
    used = {word for text in (named, *map(Path.read_text, others)) for word in _WORD.findall(text)}
    wasm.write_bytes(with_exports(wasm.read_bytes(), used))
    script.write_text(_small(named))


def _without_unused_names(script: str) -> str:
    uses = Counter(_WORD.findall(script))
    unused = {name for name in _NAMED.findall(script) if uses[name] <= _UNUSED}
    if len(unused) < _FEWEST:
        raise SystemExit(f"Pyodide's script has changed: only {len(unused)} names to drop")

    def without(named: re.Match[str]) -> str:
        return "" if named[1] in unused else named[0]

    def declared(names: re.Match[str]) -> str:
        return f"var {','.join(name for name in names[1].split(',') if name not in unused)};"

    return _LONG_LIST.sub(declared, _NAMED.sub(without, script))


def _small(script: str) -> str:
    esbuild = NODE_MODULES / ".bin" / "esbuild"
    options = ["--minify", "--format=esm", "--log-level=error"]
    made = subprocess.run(
        [esbuild, *options], cwd=WEB, check=True, input=script, stdout=subprocess.PIPE, text=True
    )
    return made.stdout
