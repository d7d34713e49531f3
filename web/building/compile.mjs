// Compiles zip archives and wheels to .pyc with pyodide-build's py-compile, on Pyodide's own Python.
// usage: node compile.mjs '{"wheels": [paths], "jobs": [{"from": path, "to": path}]}'

import { basename, dirname } from "node:path";
import { loadPyodide } from "pyodide";

const { wheels, jobs } = JSON.parse(process.argv[2]);

// -OO: no docstrings and no asserts in what is shipped.
const python = await loadPyodide({ args: ["-OO"] });
const { FS } = python;

const mounted = (path) => {
  const inside = `/host${dirname(path)}`;
  if (!FS.analyzePath(inside).exists) {
    FS.mkdirTree(inside);
    python.mountNodeFS(inside, dirname(path));
  }
  return `${inside}/${basename(path)}`;
};

python.globals.set("tools", python.toPy(wheels.map(mounted)));
python.globals.set("jobs", python.toPy(jobs.map(({ from, to }) => [mounted(from), mounted(to)])));
python.runPython(`
import sys
sys.path[:0] = tools

import py_compile
from pathlib import Path

# Nobody edits what lies in the archives, so Python need not look for changed sources.
py_compile._get_default_invalidation_mode = lambda: py_compile.PycInvalidationMode.UNCHECKED_HASH

from pyodide_build._py_compile import _compile

for source, target in jobs:
    _compile(Path(source), Path(target), verbose=False, compression_level=0)
`);
