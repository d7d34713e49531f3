"""Finds the recorded games of Nova Luna by playing seed after seed, and writes them down.

`python -m tests.games.record` writes only games that are not there yet: a recorded game is
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
from pyengine.nova_luna.actions import Action, Take
from pyengine.nova_luna.events import CoveredBetween
from pyengine.nova_luna.game import GAME
from pyengine.nova_luna.state import State

from . import greedy

HERE = Path(__file__).parent

Player = Callable[[State, Chance], Action]


def looks_ahead(state: State, chance: Chance) -> Action:  # noqa: ARG001  it draws nothing
    return greedy.choose(state)


def by_chance(state: State, chance: Chance) -> Action:
    action: Action = random_player.choose(GAME, state, chance)
    return action


def goes_on(state: State, chance: Chance) -> Action:  # noqa: ARG001  it draws nothing
    """Solo: takes every tile of the first phase, discs or no discs."""
    takes = [action for action in GAME.legal(state) if isinstance(action, Take)]
    return max(takes, key=lambda take: greedy.after(state, take))


class Wanted(NamedTuple):
    name: str
    setup: Json
    player: Player
    found: Callable[[Match], bool]


def ended(match: Match, reason: str) -> bool:
    return match.outcome is not None and match.outcome.reason == reason


def last_disc(match: Match) -> bool:
    return ended(match, "last-disc")


def did(match: Match, do: str) -> bool:
    return any(action["do"] == do for action in match.actions)


def best_two(match: Match) -> tuple[int, int]:
    """How many discs the first and the second have left."""
    assert match.outcome is not None
    first, second = match.outcome.places[:2]
    return match.outcome.scores[first], match.outcome.scores[second]


def no_tiles_clear(match: Match) -> bool:
    first, second = best_two(match)
    return ended(match, "no-tiles") and first < second


def no_tiles_tie(match: Match) -> bool:
    first, second = best_two(match)
    return ended(match, "no-tiles") and first == second


def no_tiles_tie_in_a_stack(match: Match) -> bool:
    assert match.outcome is not None
    tied = set(match.outcome.places[:2])
    return no_tiles_tie(match) and any(tied <= set(stack) for _, stack in match.position["track"])


def task_left_open(match: Match) -> bool:
    """The last disc was placed with more tasks complete than discs to hand."""
    displays = match.state.displays
    return last_disc(match) and any(
        display.complete(at) & ~display.covered[at]
        for display in displays
        for at in range(len(display.tiles))
    )


def solo(match: Match, *, placed: bool, penalty: bool, choice: bool) -> bool:
    return (
        (match.position["discs"] == [0]) == placed
        and bool(match.position["noted"][1]) == penalty
        and did(match, "end-phase") == choice
    )


WANTED = [
    Wanted("two_last_disc", {"players": 2}, looks_ahead, last_disc),
    Wanted("two_last_disc_task_left_open", {"players": 2}, looks_ahead, task_left_open),
    Wanted("three_last_disc", {"players": 3}, looks_ahead, last_disc),
    Wanted("four_last_disc", {"players": 4}, looks_ahead, last_disc),
    Wanted("first_game_three", {"players": 3, "first_game": True}, looks_ahead, last_disc),
    Wanted("first_game_four", {"players": 4, "first_game": True}, looks_ahead, last_disc),
    Wanted(
        "first_game_four_no_tiles", {"players": 4, "first_game": True}, by_chance, no_tiles_clear
    ),
    Wanted("two_no_tiles", {"players": 2}, by_chance, no_tiles_clear),
    Wanted("three_no_tiles", {"players": 3}, by_chance, no_tiles_clear),
    Wanted("two_no_tiles_tie", {"players": 2}, by_chance, no_tiles_tie),
    Wanted("four_no_tiles_tie", {"players": 4}, by_chance, no_tiles_tie),
    Wanted("four_no_tiles_tie_in_a_stack", {"players": 4}, by_chance, no_tiles_tie_in_a_stack),
    Wanted(
        "solo_all_placed",
        {"players": 1},
        looks_ahead,
        lambda match: solo(match, placed=True, penalty=False, choice=True),
    ),
    Wanted(
        "solo_out_of_tiles",
        {"players": 1},
        by_chance,
        lambda match: solo(match, placed=False, penalty=True, choice=False),
    ),
    Wanted(
        "solo_phase_ended_by_choice_then_out_of_tiles",
        {"players": 1},
        looks_ahead,
        lambda match: solo(match, placed=False, penalty=False, choice=True),
    ),
    Wanted(
        "solo_went_on_in_phase_1",
        {"players": 1},
        goes_on,
        lambda match: (
            solo(match, placed=True, penalty=False, choice=False)
            and any(isinstance(event, CoveredBetween) for told in match.told for event in told)
        ),
    ),
    Wanted(
        "solo_first_phase_not_done_second_done",
        {"players": 1},
        looks_ahead,
        lambda match: solo(match, placed=True, penalty=True, choice=False),
    ),
]


def play(wanted: Wanted, seed: int) -> Match:
    match = Match.new("nova-luna", seed=seed, **wanted.setup)
    chance = Chance(seed)
    while match.actor is not None:
        match.play(GAME.write_action(wanted.player(match.state, chance)))
    return match


def write(name: str, match: Match) -> None:
    record = match.record
    actions = ",\n  ".join(json.dumps(action) for action in record["actions"])
    head = json.dumps({**record, "actions": []}).removesuffix("[]}")
    (HERE / f"nova_luna_{name}.json").write_text(f"{head}[\n  {actions}\n]}}\n", "utf-8")
    assert match.outcome is not None
    end = {"position": match.position, "outcome": match.outcome._asdict()}
    (HERE / "ends" / f"nova_luna_{name}.json").write_text(json.dumps(end) + "\n", "utf-8")


def main() -> None:
    for wanted in WANTED:
        if not (HERE / f"nova_luna_{wanted.name}.json").exists():
            matches = (play(wanted, seed) for seed in count())
            write(wanted.name, next(match for match in matches if wanted.found(match)))


if __name__ == "__main__":
    main()
