"""Wheels from PyPI that run on Pyodide's own Python, fetched once and kept."""

import subprocess
import sys
from pathlib import Path

from web.building.places import BUILDING
from web.building.steps import digest, step

WANTED = BUILDING / "wheelhouse.txt"


def wheelhouse() -> Path:
    """The folder of fetched wheels; asks the index only when the list has changed."""
    return step("wheelhouse", digest([WANTED]), _fetch)


def wheel_of(project: str) -> Path:
    (wheel,) = wheelhouse().glob(f"{project.replace('-', '_')}-*.whl")
    return wheel


def _fetch(target: Path) -> None:
    # Python 3.14 and platform «any» name what Pyodide runs: the host's own Python is another one.
    options = ["--no-deps", "--only-binary=:all:", "--python-version", "3.14", "--platform", "any"]
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*command, *options, "-d", str(target), "-r", str(WANTED)], check=True)
