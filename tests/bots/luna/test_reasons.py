"""Reasons in the rules' own terms: each where it holds, with what its sentence needs."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import pytest

from pyengine.bots import random_player
from pyengine.bots.judge import Reason
from pyengine.bots.luna import reasons as chapter
from pyengine.bots.luna.judge import JUDGE
from pyengine.core.chance import Chance
from pyengine.core.game import Json
from pyengine.core.reader import Reader
from pyengine.luna import kinds, position
from pyengine.luna.game import GAME
from tests.luna.scenes import scene, solo

TABLE = {
    name: set(filter(None, facts.strip().split(", ")))
    for name, facts in re.findall(r"^\| `([a-z-]+)` \| ([a-z, ]*)\|", chapter.__doc__ or "", re.M)
}
"""The facts of each reason, as the module's own page lists them."""


def why(given: Json, **action: Any) -> list[Reason]:
    read = kinds.read_action(Reader(action))
    return JUDGE.reasons(position.read(Reader(given)), read)


class Case(NamedTuple):
    name: str
    facts: dict[str, int | str]
    given: Json
    action: dict[str, Any]


def journey(*moves: tuple[str, str, int]) -> dict[str, Any]:
    written = [{"from": from_, "to": to, "count": count} for from_, to, count in moves]
    return {"do": "journey", "moves": written}


BEGINNING = solo(phase="quiet", opponent={"tide": 3, "herbs": 4, "book": 5})
"""Of the free tiles 6 is of the tide, 8 of the herbs; the person has a book on tile 4."""

CASES = [
    Case("pays-now", {"influence": 6}, scene(claimed={6: 0}), {"do": "sanctify", "tile": 6}),
    Case(
        "serves-in-temple",
        {"tile": 6, "rounds": 6},
        scene(claimed={6: 0}),
        {"do": "sanctify", "tile": 6},
    ),
    Case(
        "claims-tile",
        {"tile": 6, "isle": "tide", "influence": 6},
        scene(active=[{"tide": 2}]),
        {"do": "promote", "tile": 6},
    ),
    Case(
        "denies-tile",
        {"tile": 6, "player": 1},
        scene(active=[{"tide": 2}, {"tide": 2}]),
        {"do": "promote", "tile": 6},
    ),
    Case(
        "safe-behind-book",
        {"tile": 6},
        scene(temple={6: 0}, favors=[["book"]]),
        {"do": "book", "from": 4, "to": 6},
    ),
    Case(
        "takes-book",
        {"player": 1, "tile": 4},
        scene(temple={6: 0}, favors=[["book"]]),
        {"do": "book", "from": 4, "to": 6},
    ),
    Case(
        "gains-favor",
        {"favor": "tide"},
        scene(active=[{"tide": 2}]),
        {"do": "favor", "isle": "tide"},
    ),
    Case(
        "uses-novices",
        {"isle": "tide", "novices": 2},
        scene(active=[{"tide": 2}]),
        {"do": "favor", "isle": "tide"},
    ),
    Case(
        "recruits", {"isle": "tide"}, scene(active=[{"tide": 2}]), {"do": "recruit", "isle": "tide"}
    ),
    Case(
        "builds-shrine",
        {"isle": "novice", "influence": 4},
        scene(active=[{"novice": 2}], favors=[["shrine"]]),
        {"do": "shrine"},
    ),
    Case(
        "spends-favor",
        {"favor": "shrine"},
        scene(active=[{"novice": 2}], favors=[["shrine"]]),
        {"do": "shrine"},
    ),
    Case(
        "wakes-novices",
        {"isle": "tide", "novices": 2},
        scene(inactive=[{"tide": 2}], favors=[["herbs"]]),
        {"do": "herbs", "isle": "tide", "count": 2},
    ),
    Case(
        "council-seat",
        {"seats": 3, "seat": 3, "influence": 3},
        scene(active=[{"tide": 3}]),
        {"do": "council", "isle": "tide", "count": 3},
    ),
    Case(
        "council-ahead",
        {"player": 1},
        scene(active=[{"tide": 3}]),
        {"do": "council", "isle": "tide", "count": 3},
    ),
    Case(
        "priestess-pays",
        {"isle": "book", "influence": 5},
        scene(active=[{"tide": 2}, {"book": 1}], favors=[["sailboat"]]),
        {"do": "sailboat", "from": "tide", "to": "book", "count": 2},
    ),
    Case(
        "priestess-lost",
        {"isle": "book", "influence": 5},
        scene(active=[{"book": 2}]),
        {"do": "favor", "isle": "book"},
    ),
    Case(
        "priestess-next",
        {"isle": "bribery", "influence": 5},
        scene(active=[{"tide": 2}]),
        journey(("tide", "bribery", 2)),
    ),
    Case(
        "leaves-apostate",
        {"isle": "sailboat", "influence": 3},
        scene(active=[{"sailboat": 2}]),
        journey(("sailboat", "tide", 2)),
    ),
    Case(
        "apostate-costs",
        {"isle": "sailboat", "influence": 3},
        scene(active=[{"tide": 2}]),
        journey(("tide", "sailboat", 2)),
    ),
    Case(
        "apostate-next",
        {"isle": "herbs", "influence": 2},
        scene(active=[{"book": 4}], inactive=[{}, {"tide": 1, "herbs": 2}]),
        journey(("book", "herbs", 1)),
    ),
    Case(
        "avoids-apostate-next",
        {"isle": "herbs", "influence": 3},
        scene(active=[{"herbs": 2}], inactive=[{}, {"herbs": 1}]),
        journey(("herbs", "tide", 2)),
    ),
    Case(
        "apostate-takes",
        {"player": 1, "isle": "herbs", "influence": 4},
        scene(active=[{"sailboat": 1}], inactive=[{}, {"herbs": 3}]),
        {"do": "expel", "count": 1},
    ),
    Case(
        "to-builder",
        {"isle": "sailboat", "novices": 2},
        scene(active=[{"tide": 2}], apostate="herbs"),
        journey(("tide", "sailboat", 2)),
    ),
    Case(
        "to-own-shrine",
        {"isle": "tide", "novices": 2},
        scene(active=[{"book": 2}], shrines=[["tide"]]),
        journey(("book", "tide", 2)),
    ),
    Case(
        "to-tile",
        {"isle": "tide", "novices": 2, "tile": 10},
        scene(active=[{"book": 2}]),
        journey(("book", "tide", 2)),
    ),
    Case(
        "from-landing",
        {"novices": 2, "isle": "tide"},
        scene(landing=[2, 0], favors=[["sailboat"]]),
        {"do": "sailboat", "from": "landing", "to": "tide", "count": 2},
    ),
    Case("turns-time", {"left": 2}, scene(), {"do": "meditate"}),
    Case("waits", {"active": 2}, scene(active=[{"book": 2}]), {"do": "meditate"}),
    Case("ends-round", {"round": 1}, scene(time=1), {"do": "meditate"}),
    Case("temple-pays", {"influence": 1}, scene(time=1), {"do": "meditate"}),
    Case("quiets", {"isle": "tide", "novices": 3}, BEGINNING, {"do": "quiet", "isle": "tide"}),
    Case(
        "opponent-seats",
        {"seats": 3, "seat": 3},
        BEGINNING,
        {"do": "quiet", "isle": "tide"},
    ),
    Case(
        "opponent-takes",
        {"tile": 8, "influence": 6},
        BEGINNING,
        {"do": "quiet", "isle": "tide"},
    ),
    Case("opponent-takes-book", {"tile": 4}, BEGINNING, {"do": "quiet", "isle": "tide"}),
    Case(
        "opponent-takes-none",
        {},
        solo(phase="quiet", opponent={"tide": 4, "book": 8}),
        {"do": "quiet", "isle": "tide"},
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_reason_in_its_position(case: Case) -> None:
    found = {reason.name: reason for reason in why(case.given, **case.action)}
    assert case.name in found
    assert found[case.name].facts == case.facts


def test_displacement_and_the_risk_of_it() -> None:
    """A tile that comes beside a lower space of the other player's, who has no book there."""
    around = position.read(Reader(scene())).island.neighbours
    tile, space = next((t, s) for t in (9, 10, 6, 8) for s in (4, 2) if s in around[t])
    other = 6 - space
    given = scene(
        temple={space: 1, other: 0, **{t: 0 for t in (6, 8) if t != tile}},
        books=[other, *(t for t in (6, 8) if t != tile)][:2],
        claimed={tile: 0},
        round=2,
    )
    found = {reason.name: reason for reason in why(given, do="sanctify", tile=tile)}
    assert found["displaces"].facts == {"player": 1, "tile": space}
    assert found["displaces"].amount > 1
    assert {"may-be-displaced", "safe-in-temple"} & set(found)


def test_a_start_has_its_reason() -> None:
    state = GAME.new({"players": 2, "seed": 4, "layout": "random"})
    while state.phase != "actions":
        for action in JUDGE.candidates(state):
            assert JUDGE.reasons(state, action)
        GAME.play(state, JUDGE.candidates(state)[0])


def test_the_most_important_comes_first_and_all_are_in_the_table() -> None:
    seen: set[str] = set()
    for seed in range(3):
        for players in (1, 2, 3):
            setup: Json = {"players": players, "seed": seed, "layout": "random"}
            state = GAME.new(setup | ({"level": 1 + seed} if players == 1 else {}))
            chance = Chance(seed)
            while GAME.actor(state) is not None:
                action = random_player.choose(GAME, state, chance)
                found = JUDGE.reasons(state, action)
                assert found
                sizes = [abs(reason.amount) for reason in found]
                assert sizes == sorted(sizes, reverse=True)
                for reason in found:
                    assert set(reason.facts) == TABLE[reason.name], reason
                    seen.add(reason.name)
                GAME.play(state, action)
    assert len(seen) > 25
