// Runs the engine's own bench inside Pyodide and prints its numbers as JSON.
// usage: node bench.mjs ROOT

import { loadPyodide } from "pyodide";

const [root] = process.argv.slice(2);
const python = await loadPyodide({ env: { HOME: "/home/pyodide", PYTHONDONTWRITEBYTECODE: "1" } });
python.FS.mkdirTree(root);
python.mountNodeFS(root, root);
python.globals.set("root", root);
process.stdout.write(
  python.runPython(`
import json, sys
sys.path.insert(0, root)
from tests.bench_engine import TABLES, measure
json.dumps({game: measure(game) for game in TABLES})
`),
);
