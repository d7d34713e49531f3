"""A player that draws by chance: first the kind of action, so that rare kinds come up, then one."""

from __future__ import annotations

from typing import Any

from pyengine.core.chance import Chance
from pyengine.core.formats import AnyGame


def choose(game: AnyGame, state: Any, chance: Chance) -> Any:
    kinds: dict[type, list[Any]] = {}
    for action in game.legal(state):
        kinds.setdefault(type(action), []).append(action)
    action = chance.pick(chance.pick(list(kinds.values())))
    return game.vary(state, action, chance)
