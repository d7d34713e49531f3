"""Where things lie: every path that the build reads or writes is named here once."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PYENGINE = ROOT / "pyengine"
WEB = ROOT / "web"
APP = WEB / "app"
SHELL = WEB / "shell"
PAGES = WEB / "pages"
BUILDING = WEB / "building"
STATIC = ROOT / "static"
NODE_MODULES = WEB / "node_modules"
PYODIDE = NODE_MODULES / "pyodide"
PYSCRIPT = NODE_MODULES / "@pyscript" / "core" / "dist"

WORK = ROOT / "build"
DIST = ROOT / "dist"
