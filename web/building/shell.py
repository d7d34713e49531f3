"""The page's scripts and styles, bundled by esbuild into few files named after their contents."""

import json
import subprocess
from pathlib import Path

from web.building.places import BUILDING, SHELL, STATIC, WEB
from web.building.steps import digest, files_under, step

NAMES = "names.json"
SCRIPTS = ("early", "restore", "start", "main", "service_worker")


def shell() -> tuple[Path, dict[str, str]]:
    """The folder of bundles, and the file name of each: those of SCRIPTS, and style."""
    sources = [
        *files_under(SHELL),
        *sorted(STATIC.rglob("*.css")),
        BUILDING / "shell.mjs",
        BUILDING / "shell.py",
        WEB / "package-lock.json",
    ]
    made = step("shell", digest(sources), _make)
    names: dict[str, str] = json.loads((made / NAMES).read_text())
    return made, names


def _make(target: Path) -> None:
    styles = target / "style.css"
    styles.write_text("".join(f'@import "{css}";\n' for css in sorted(STATIC.rglob("*.css"))))
    told = {name: SHELL / f"{name}.js" for name in SCRIPTS}
    entries = [f"{name}={source}" for name, source in {**told, "style": styles}.items()]
    made = subprocess.run(
        ["node", str(BUILDING / "shell.mjs"), str(target), *entries],
        cwd=WEB,
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    styles.unlink()
    (target / NAMES).write_text(made.stdout)
