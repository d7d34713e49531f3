"""A build step is kept under the hash of what went into it, so only what changed is made again."""

import hashlib
import shutil
from collections.abc import Callable, Iterable
from pathlib import Path

from web.building.places import ROOT, WORK


def files_under(*places: Path) -> list[Path]:
    """All files in the given places (files or folders), without caches, in a stable order."""
    found: list[Path] = []
    for place in places:
        if place.is_file():
            found.append(place)
        else:
            found += [p for p in place.rglob("*") if p.is_file() and "__pycache__" not in p.parts]
    return sorted(found)


def digest(sources: Iterable[Path], *facts: str) -> str:
    """A short name for the contents of some files together with some plain facts."""
    sum_ = hashlib.sha256()
    for fact in facts:
        sum_.update(fact.encode() + b"\0")
    for source in sources:
        place = source.relative_to(ROOT) if source.is_relative_to(ROOT) else Path(source.name)
        sum_.update(str(place).encode() + b"\0")
        sum_.update(hashlib.sha256(source.read_bytes()).digest())
    return sum_.hexdigest()[:10]


def step(name: str, key: str, make: Callable[[Path], None]) -> Path:
    """The folder with this step's result: the one made earlier from the same sources, or a new one.

    The folder is filled under another name and renamed when complete, so that an interrupted
    build never leaves half a result behind.
    """
    result = WORK / "steps" / f"{name}-{key}"
    if result.exists():
        return result
    print(f"build: {name}", flush=True)
    unfinished = result.with_suffix(".unfinished")
    shutil.rmtree(unfinished, ignore_errors=True)
    unfinished.mkdir(parents=True)
    make(unfinished)
    for older in result.parent.glob(f"{name}-*"):
        if older != unfinished:
            shutil.rmtree(older)
    unfinished.rename(result)
    return result
