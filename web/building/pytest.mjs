// Runs pytest inside Pyodide: the tests under the very interpreter that the browser gets.
// usage: node pytest.mjs ROOT WHEEL,WHEEL... [pytest arguments]

import { dirname } from "node:path";
import { loadPyodide } from "pyodide";

const [root, wheels, ...options] = process.argv.slice(2);
const python = await loadPyodide({ env: { HOME: "/home/pyodide", PYTHONDONTWRITEBYTECODE: "1" } });

const mount = (path) => {
  if (python.FS.analyzePath(path).exists) return;
  python.FS.mkdirTree(path);
  python.mountNodeFS(path, path);
};
mount(root);
// Reports go where the caller asked for them, outside the repository.
for (const option of options) {
  if (option.startsWith("--junitxml=")) mount(dirname(option.slice("--junitxml=".length)));
}
for (const wheel of wheels.split(",")) mount(dirname(wheel));

python.globals.set("wheels", python.toPy(wheels.split(",")));
python.globals.set("root", root);
python.globals.set("options", python.toPy(options));
const code = python.runPython(`
import os, sys
sys.path[:0] = [root, *wheels]
os.chdir(root)

import pytest
int(pytest.main(["-p", "no:cacheprovider", *options]))
`);
process.exit(code);
