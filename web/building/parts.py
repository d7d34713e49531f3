"""The site's parts in folders named after their contents, so that a host may cache them forever."""

import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from web.building.places import APP, PYSCRIPT
from web.building.runtime import runtime
from web.building.shell import shell
from web.building.steps import digest, files_under
from web.building.wheels import compiled_wheels


class Parts(NamedTuple):
    """Where each part lies, as addresses relative to the pages."""

    runtime: str
    pyscript: str
    pyscript_files: tuple[str, ...]
    wheels: tuple[str, ...]
    worker: str
    shell: dict[str, str]


def lay_out(site: Path) -> Parts:
    """Copy every part into the new site."""
    engine = _folder(site, "runtime", files_under(runtime()))
    scripts = _pyscript_files()
    pyscript = _folder(site, "pyscript", scripts)
    wheels = compiled_wheels()
    app = _folder(site, "app", [*wheels, APP / "worker.py"])
    bundles, names = shell()
    for name, file in names.items():
        if name != "service_worker":
            shutil.copy(bundles / file, site)
    return Parts(
        runtime=engine,
        pyscript=f"{pyscript}/core.js",
        pyscript_files=tuple(script.name for script in scripts),
        wheels=tuple(f"{app}/{wheel.name}" for wheel in wheels),
        worker=f"{app}/worker.py",
        shell=names,
    )


def _pyscript_files() -> list[Path]:
    # With its plugins switched off PyScript asks for these alone; its error plugin it asks for
    # even then, to tell it to stay quiet.
    return [next(PYSCRIPT.glob(name)) for name in ("core.js", "core-*.js", "error-*.js")]


def _folder(site: Path, name: str, files: Iterable[Path]) -> str:
    files = list(files)
    folder = f"{name}-{digest(files)}"
    (site / folder).mkdir()
    for file in files:
        if file.suffix == ".js":
            (site / folder / file.name).write_text(_without_map(file.read_text()))
        else:
            shutil.copy(file, site / folder)
    return folder


def _without_map(script: str) -> str:
    """The script without its pointer to a source map, which is not shipped."""
    head, mark, _ = script.rpartition("\n//# sourceMappingURL=")
    return f"{head}\n" if mark else script
