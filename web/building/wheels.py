"""The project's two wheels: the engine, and the application that runs in the page's worker."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from web.building.compiling import COMPILER, compile_archives, compiled_name
from web.building.places import APP, BUILDING, PYENGINE, ROOT, WEB
from web.building.steps import digest, files_under, step

ENGINE_PROJECT = [ROOT / "pyproject.toml", ROOT / "README.md", ROOT / "LICENSE"]
APP_PROJECT = BUILDING / "app_wheel.toml"


def engine_wheel() -> Path:
    """pyengine as any Python installs it, with its sources."""
    sources = [*ENGINE_PROJECT, *files_under(PYENGINE)]
    made = step("engine-wheel", digest(sources), _make_engine_wheel)
    return next(made.glob("*.whl"))


def app_wheel() -> Path:
    made = step("app-wheel", digest([APP_PROJECT, *_app_sources()]), _make_app_wheel)
    return next(made.glob("*.whl"))


def compiled_wheels() -> list[Path]:
    """Both wheels as the browser gets them: .pyc only."""
    wheels = [engine_wheel(), app_wheel()]

    def make(target: Path) -> None:
        compile_archives({wheel: target / compiled_name(wheel) for wheel in wheels})

    made = step("compiled-wheels", digest([*wheels, *COMPILER]), make)
    return [made / compiled_name(wheel) for wheel in wheels]


def _make_engine_wheel(target: Path) -> None:
    stage = target / "stage"
    shutil.copytree(PYENGINE, stage / "pyengine", ignore=shutil.ignore_patterns("__pycache__"))
    for file in ENGINE_PROJECT:
        shutil.copy(file, stage)
    _pip_wheel(stage, target)


def _make_app_wheel(target: Path) -> None:
    stage = target / "stage"
    for source in _app_sources():
        place = stage / source.relative_to(ROOT)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, place)
    shutil.copy(APP_PROJECT, stage / "pyproject.toml")
    _pip_wheel(stage, target)


def _app_sources() -> list[Path]:
    # prerender runs at build time only; worker.py is fetched by PyScript as a file of its own.
    return [
        WEB / "__init__.py",
        *(f for f in files_under(APP) if f.name not in {"prerender.py", "worker.py"}),
    ]


def _pip_wheel(stage: Path, target: Path) -> None:
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--disable-pip-version-check"]
    subprocess.run(
        [sys.executable, "-m", "pip", "wheel", *options, "-w", str(target), str(stage)],
        check=True,
        # Dates inside the wheel would make every build a new one.
        env={**os.environ, "SOURCE_DATE_EPOCH": "315532800"},
    )
    shutil.rmtree(stage)
