"""The whole games in `tests/games/`, each with how it ended in `tests/games/ends/`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from pyengine import Match

GAMES = Path(__file__).parent / "games"


def names(prefix: str = "") -> list[str]:
    return sorted(path.stem for path in GAMES.glob(f"{prefix}*.json"))


def game(name: str) -> Match:
    return Match.load((GAMES / f"{name}.json").read_text("utf-8"))


def record(name: str) -> Any:
    return json.loads((GAMES / f"{name}.json").read_text("utf-8"))


def end(name: str) -> Any:
    return json.loads((GAMES / "ends" / f"{name}.json").read_text("utf-8"))
