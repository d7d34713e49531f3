"""What any game of the protocol must pass. A new game joins by entries in TABLES, nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from pyengine import Match
from pyengine.bots import random_player
from pyengine.core.chance import Chance
from pyengine.core.game import Json
from pyengine.core.reader import Reader


def nova_luna_reshuffled(position: Json) -> Json:
    """The pile lies face down: any order of it looks the same."""
    return {**position, "pile": position["pile"][::-1]}


def nothing_hidden(position: Json) -> Json:
    """In Luna everything lies open."""
    return position


class Table(NamedTuple):
    """A game and a set-up to try it with."""

    game: str
    setup: Json
    reshuffled: Callable[[Json], Json]
    """The same position with everything that no player can see in another order."""
    unlisted: tuple[str, ...] = ()
    """The kinds of action that `legal` leaves to `play` to check."""

    def __str__(self) -> str:
        return " ".join([self.game, *(f"{key}={value}" for key, value in self.setup.items())])


TRAVELS = ("journey", "tide")
FIGURES = {"priestess": "tide", "builder": "tide", "apostate": "herbs"}

TABLES = [
    Table("nova-luna", {"players": 1, "seed": 1}, nova_luna_reshuffled),
    Table("nova-luna", {"players": 1, "seed": 2}, nova_luna_reshuffled),
    Table("nova-luna", {"players": 2, "seed": 3}, nova_luna_reshuffled),
    Table("nova-luna", {"players": 2, "seed": -4, "first_game": True}, nova_luna_reshuffled),
    Table("nova-luna", {"players": 3, "seed": 5}, nova_luna_reshuffled),
    Table("nova-luna", {"players": 3, "seed": 2**70, "first_game": True}, nova_luna_reshuffled),
    Table("nova-luna", {"players": 4, "seed": 7}, nova_luna_reshuffled),
    Table("nova-luna", {"players": 4, "seed": 8, "first_game": True}, nova_luna_reshuffled),
    Table("luna", {"players": 2, "seed": 1}, nothing_hidden, TRAVELS),
    Table("luna", {"players": 3, "seed": 2**70}, nothing_hidden, TRAVELS),
    Table("luna", {"players": 4, "seed": -3}, nothing_hidden, TRAVELS),
    Table("luna", {"players": 2, "seed": 4, "figures": FIGURES}, nothing_hidden, TRAVELS),
    Table("luna", {"players": 4, "seed": 5, "layout": "preselected"}, nothing_hidden, TRAVELS),
    Table("luna", {"players": 1, "seed": 6, "level": 1}, nothing_hidden, TRAVELS),
    Table("luna", {"players": 1, "seed": 7, "level": 2}, nothing_hidden, TRAVELS),
    Table("luna", {"players": 1, "seed": 8, "level": 3}, nothing_hidden, TRAVELS),
]

LONGEST = 2000
"""No game goes on for more actions than this."""


def fresh(table: Table) -> Match:
    return Match.new(table.game, **table.setup)


def played(table: Table) -> Match:
    """A match played to its end by chance."""
    match = fresh(table)
    chance = Chance(table.setup["seed"] + 1000)
    for _ in range(LONGEST):
        if match.actor is None:
            return match
        action = random_player.choose(match.game, match.state, chance)
        match.play(match.game.write_action(action))
    raise AssertionError(f"{table} does not end")


def steps(whole: Match) -> Iterator[Match]:
    """The same match again, as it was before its first action and after each."""
    match = whole.fork()
    while match.may_undo:
        match.undo()
    yield match
    while match.may_redo:
        match.redo()
        yield match


def broken(action: Json) -> Iterator[tuple[Json, str]]:
    """Ways to write this action that nobody can read, and the place that is wrong."""
    yield {**action, "surprise": 1}, "action.surprise"
    yield {**action, "do": "dance"}, "action.do"
    yield {key: value for key, value in action.items() if key != "do"}, "action.do"
    wrong: list[Any] = [None, {}, 1.5]
    for key, value in action.items():
        for other in [*wrong, str(value) if not isinstance(value, str) else 3]:
            yield {**action, key: other}, f"action.{key}"
        if isinstance(value, int) and not isinstance(value, bool):
            yield {**action, key: True}, f"action.{key}"
        if isinstance(value, list):
            yield {**action, key: [*value, *value, None]}, f"action.{key}"


def play_on_a_copy(match: Match, action: Json) -> Json:
    """The position after the action, the match left as it is."""
    state = match.game.copy(match.state)
    match.game.play(state, match.game.read_action(Reader(action, "action")))
    return match.game.position(state)
