"""Records and positions broken at random: refused in words, or still playable."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

from pyengine import Match, MoonError
from pyengine.bots import random_player
from pyengine.core.chance import Chance
from pyengine.core.game import Json
from tests.conformance import TABLES, played

ODD: list[Any] = [
    *(None, True, False, 0, 1, -1, 2, 12, 68, 69, 10**30, 10**9999, 1.5, float("nan")),
    *("", "take", "\ud800", [], [None], [[]], {}, {"do": 1}, {"": {}}, object(), (0, 0)),
]


def inner(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every container inside the value with each of its keys."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    for key, one in pairs:
        yield value, key
        if isinstance(one, dict | list):
            yield from inner(one)


def break_once(whole: Json, chance: Chance) -> None:
    container, key = chance.pick(list(inner(whole)))
    what = chance.below(4)
    if what == 0:
        del container[key]
    elif what == 1 and isinstance(container, list):
        container.insert(key, deepcopy(container[key]))
    elif what == 1:
        container[f"{key}s"] = container[key]
    elif what == 2 and isinstance(container[key], int):
        container[key] += chance.pick([-1, 1])
    else:
        container[key] = deepcopy(chance.pick(ODD))


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("kind", ["record", "position"])
def test_nothing_broken_crashes(table: Any, kind: str) -> None:
    chance = Chance(table.setup["seed"])
    match = played(table)
    refusals: list[str] = []
    wholes = [match.record] if kind == "record" else match.positions[::7]
    for _ in range(150):
        broken = deepcopy(chance.pick(wholes))
        for _ in range(chance.pick([1, 1, 1, 2, 3])):
            break_once(broken, chance)
        try:
            loaded = Match.load(broken)
        except MoonError as error:
            refusals.append(str(error))
            continue
        while loaded.actor is not None:
            action = random_player.choose(loaded.game, loaded.state, chance)
            loaded.play(loaded.game.write_action(action))
        assert loaded.outcome is not None
        assert Match.load(loaded.position).position == loaded.position
    assert len(refusals) > 50
    assert all(refusals)
