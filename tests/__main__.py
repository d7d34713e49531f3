"""All checks and tests of the project, one after another, with one closing line: `make test`."""

import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple
from xml.etree import ElementTree

from web.building.places import ROOT, WEB
from web.building.wheelhouse import wheel_of

CHECKED = ("pyengine", "web", "tests", "e2e")
# The test runner inside Pyodide, with what it needs.
RUNNER = ("pytest", "pluggy", "iniconfig", "packaging", "pygments")
INSIDE = (*RUNNER, "hypothesis", "sortedcontainers")


class Stage(NamedTuple):
    name: str
    command: list[str]
    reports: bool = True
    beside: bool = False
    """It has one process and takes long: it runs beside the stages that come before it."""


def stages() -> list[Stage]:
    python = [sys.executable, "-m"]
    wheels = [str(wheel_of(project)) for project in INSIDE]
    inside = ["node", str(WEB / "building" / "pytest.mjs"), str(ROOT), ",".join(wheels)]
    return [
        Stage("ruff", [*python, "ruff", "check", *CHECKED], reports=False),
        Stage("mypy", [*python, "mypy", *CHECKED], reports=False),
        Stage("tests in CPython", [*python, "pytest", "-n", "2", "tests"]),
        Stage("tests in Pyodide", [*inside, "tests"], beside=True),
        Stage("e2e in Chromium", [*python, "pytest", "-n", "2", "--dist", "loadfile", "e2e"]),
    ]


def main() -> int:
    begun = time.monotonic()
    counts: dict[str, int] = {}
    broken: list[str] = []
    with TemporaryDirectory() as folder:
        running = [Running(stage, Path(folder)) for stage in stages()]
        for stage in running:
            if stage.beside:
                stage.start()
        for stage in running:
            print(f"\n== {stage.name}", flush=True)
            if stage.end():
                broken.append(stage.name)
            if stage.report.exists():
                _add(counts, stage.report)
    print(_closing_line(counts, broken, time.monotonic() - begun))
    return 1 if broken else 0


class Running:
    """A stage at work; what one that runs beside others prints is kept until it is its turn."""

    def __init__(self, stage: Stage, folder: Path) -> None:
        self.name, self.beside = stage.name, stage.beside
        place = folder / stage.name.replace(" ", "-")
        self.report = place.with_suffix(".xml")
        self._command = [*stage.command, *([f"--junitxml={self.report}"] * stage.reports)]
        self._printed = place.with_suffix(".txt")
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self._printed.open("wb") as printed:
            self._process = subprocess.Popen(
                self._command, cwd=ROOT, stdout=printed, stderr=subprocess.STDOUT
            )

    def end(self) -> int:
        if self._process is None:
            return subprocess.run(self._command, cwd=ROOT, check=False).returncode
        code = self._process.wait()
        print(self._printed.read_text("utf-8", "replace"), flush=True)
        return code


def _add(counts: dict[str, int], report: Path) -> None:
    for suite in ElementTree.parse(report).iter("testsuite"):
        told = {key: int(suite.get(key, 0)) for key in ("tests", "failures", "errors", "skipped")}
        counts["failed"] = counts.get("failed", 0) + told["failures"]
        counts["error"] = counts.get("error", 0) + told["errors"]
        counts["skipped"] = counts.get("skipped", 0) + told["skipped"]
        passed = told["tests"] - told["failures"] - told["errors"] - told["skipped"]
        counts["passed"] = counts.get("passed", 0) + passed


def _closing_line(counts: dict[str, int], broken: list[str], seconds: float) -> str:
    order = ("failed", "passed", "skipped", "error")
    told = [f"{counts[kind]} {kind}" for kind in order if counts.get(kind)]
    where = f" (in {', '.join(broken)})" if broken else ""
    return f"\n===== {', '.join(told) or 'no tests ran'} in {seconds:.1f}s{where} ====="


if __name__ == "__main__":
    sys.exit(main())
