"""The judges by game. One is imported when first asked for: a page of one game never loads the
other's."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from pyengine.core.game import Json

from .judge import Judge

Tune = Callable[[int, int, Callable[[int, int], None] | None], Json]
"""From a number of games and a seed to the contents of `weights.json`, telling how far it is."""

AnyJudge = Judge[Any, Any]

PACKAGES = {"nova-luna": "pyengine.bots.nova_luna", "luna": "pyengine.bots.luna"}
"""Where a game's judge (`judge.JUDGE`), its `weights.json`, what makes those (`tuning.tune`) and
its `levels.json` are."""


def judge_of(game_name: str) -> AnyJudge:
    judge: AnyJudge = import_module(f"{PACKAGES[game_name]}.judge").JUDGE
    return judge


def tuning_of(game_name: str) -> Tune:
    tune: Tune = import_module(f"{PACKAGES[game_name]}.tuning").tune
    return tune
