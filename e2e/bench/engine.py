"""The engine alone, without any page: under the host's Python and under Pyodide in Node."""

import json
import subprocess
import sys

from tests.bench_engine import TABLES
from tests.bench_engine import measure as under_cpython
from web.building.places import BUILDING, ROOT, WEB


def measure() -> dict[str, dict[str, int]]:
    """By game and interpreter, how many of each thing a second."""
    inside = subprocess.run(
        ["node", str(BUILDING / "bench.mjs"), str(ROOT)],
        cwd=WEB,
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    host = f"CPython {sys.version_info[0]}.{sys.version_info[1]}"
    rates = {f"{game}, {host}": under_cpython(game) for game in TABLES}
    told: dict[str, dict[str, int]] = json.loads(inside.stdout)
    return rates | {f"{game}, Pyodide in Node": rate for game, rate in told.items()}
