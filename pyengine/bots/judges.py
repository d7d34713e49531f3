"""The judges by game. One is imported when first asked for: a page of one game never loads the
other's."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from .judge import Judge

AnyJudge = Judge[Any, Any]

PACKAGES = {"nova-luna": "pyengine.bots.nova_luna", "luna": "pyengine.bots.luna"}
"""Where a game's judge (`judge.JUDGE`), its `weights.json` and its `levels.json` are."""


def judge_of(game_name: str) -> AnyJudge:
    judge: AnyJudge = import_module(f"{PACKAGES[game_name]}.judge").JUDGE
    return judge
