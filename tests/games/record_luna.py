"""Finds the recorded games of Luna by playing seed after seed, and writes them down.

`python -m tests.games.record_luna` writes only games that are not there yet: a recorded game is
kept, so that whoever changes a rule sees which games it changes.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import NamedTuple

from pyengine import Match
from pyengine.bots import random_player
from pyengine.core.chance import Chance
from pyengine.core.game import Json
from pyengine.luna.events import Displaced

HERE = Path(__file__).parent

ACTIONS = {
    *("favor", "recruit", "shrine", "herbs", "journey", "tide", "sailboat", "promote"),
    *("sanctify", "book", "council", "expel"),
}


class Wanted(NamedTuple):
    name: str
    setup: Json
    found: Callable[[Match], bool]


def kinds(match: Match) -> set[str]:
    return {action["do"] for action in match.actions}


def displaced(match: Match) -> set[int]:
    """The players who displaced a novice."""
    return {event.mover for told in match.told for event in told if isinstance(event, Displaced)}


def everything(match: Match) -> bool:
    """Every kind of action, with both tokens that join in others, and a displacement."""
    tokens = any(action.get("novice_token") for action in match.actions)
    return kinds(match) >= ACTIONS and tokens and bool(displaced(match))


def from_the_landing_stage(match: Match) -> bool:
    return any(
        action.get("from") == "landing"
        or any(move["from"] == "landing" for move in action.get("moves", []))
        for action in match.actions
    )


def tie_at_the_end(match: Match) -> bool:
    assert match.outcome is not None
    first, second = match.outcome.places[:2]
    return match.outcome.scores[first] == match.outcome.scores[second]


def solo(match: Match) -> bool:
    """Most kinds of action, and novices displaced by both."""
    barred = {"expel"} if match.setup["level"] == 3 else set()
    seldom = {"shrine", "herbs", "book", "tide", "sailboat"}
    return (
        kinds(match) >= ACTIONS - barred - seldom
        and len(kinds(match) & seldom) >= 3
        and displaced(match) == {0, 1}
    )


WANTED = [
    Wanted("two", {"players": 2}, everything),
    Wanted("three", {"players": 3}, everything),
    Wanted("four", {"players": 4}, everything),
    Wanted("two_preselected", {"players": 2, "layout": "preselected"}, everything),
    Wanted("four_preselected", {"players": 4, "layout": "preselected"}, everything),
    Wanted("three_from_the_landing_stage", {"players": 3}, from_the_landing_stage),
    Wanted("two_tie", {"players": 2}, tie_at_the_end),
    Wanted("four_tie", {"players": 4}, tie_at_the_end),
    Wanted("solo_1", {"players": 1, "level": 1}, solo),
    Wanted("solo_2", {"players": 1, "level": 2}, solo),
    Wanted("solo_3", {"players": 1, "level": 3}, solo),
]


def play(wanted: Wanted, seed: int) -> Match:
    match = Match.new("luna", seed=seed, **wanted.setup)
    chance = Chance(seed)
    while match.actor is not None:
        action = random_player.choose(match.game, match.state, chance)
        match.play(match.game.write_action(action))
    return match


def write(name: str, match: Match) -> None:
    record = match.record
    actions = ",\n  ".join(json.dumps(action) for action in record["actions"])
    head = json.dumps({**record, "actions": []}).removesuffix("[]}")
    (HERE / f"luna_{name}.json").write_text(f"{head}[\n  {actions}\n]}}\n", "utf-8")
    assert match.outcome is not None
    end = {"position": match.position, "outcome": match.outcome._asdict()}
    (HERE / "ends" / f"luna_{name}.json").write_text(json.dumps(end) + "\n", "utf-8")


def main() -> None:
    for wanted in WANTED:
        if not (HERE / f"luna_{wanted.name}.json").exists():
            matches = (play(wanted, seed) for seed in count())
            write(wanted.name, next(match for match in matches if wanted.found(match)))


if __name__ == "__main__":
    main()
