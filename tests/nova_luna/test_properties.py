"""What holds in every game, at every step, tried on games that Hypothesis makes up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("hypothesis")

from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from pyengine import Match
from pyengine.bots import random_player
from pyengine.core.chance import Chance
from pyengine.core.game import Json
from pyengine.nova_luna.components import COLOURS, TILES
from pyengine.nova_luna.display import Display, cell_at, column_and_row

from . import by_the_book
from .throughout import THROUGHOUT, tiles_in

SEEDS = st.integers()
PLAYERS = st.integers(1, 4)


def played(players: int, seed: int, first_game: bool) -> Match:
    match = Match.new("nova-luna", players=players, seed=seed, first_game=first_game)
    chance = Chance(seed)
    while match.actor is not None:
        action = random_player.choose(match.game, match.state, chance)
        match.play(match.game.write_action(action))
    return match


GAMES = st.builds(played, PLAYERS, SEEDS, st.booleans())


@pytest.mark.parametrize("holds", THROUGHOUT, ids=lambda holds: holds.__name__)
@settings(max_examples=25)
@given(match=GAMES)
def test_throughout_the_game(holds: Callable[[Match], None], match: Match) -> None:
    holds(match)


@settings(max_examples=60)
@given(st.permutations(list(TILES)), st.lists(st.integers(0, 999), min_size=2, max_size=40))
def test_display_agrees_with_the_book(tiles: list[int], choices: list[int]) -> None:
    """Groups kept up to date tile by tile give what a flood fill finds in the end."""
    display = Display()
    layout: by_the_book.Layout = {}
    for tile, choice in zip(tiles, choices, strict=False):
        spots = display.spots()
        cell = spots[choice % len(spots)]
        display = display.with_tile(tile, cell)
        layout[column_and_row(cell)] = tile
    for at, cell in enumerate(display.cells):
        where = column_and_row(cell)
        by_hand = [by_the_book.count(layout, where, colour) for colour in COLOURS]
        assert display.counts(at) == by_hand
        mask = display.complete(at)
        tasks = range(len(TILES[display.tiles[at]].tasks))
        assert [bool(mask >> n & 1) for n in tasks] == by_the_book.complete(layout, where)


@settings(max_examples=60)
@given(st.permutations(list(TILES)), st.lists(st.integers(0, 999), min_size=2, max_size=40))
def test_only_tiles_near_the_last_one_can_have_changed(
    tiles: list[int], choices: list[int]
) -> None:
    display = Display()
    for tile, choice in zip(tiles, choices, strict=False):
        spots = display.spots()
        laid = display.with_tile(tile, spots[choice % len(spots)])
        near = laid.near_last_laid()
        assert near == sorted(set(near))
        assert near[-1] == len(display.tiles)
        for at in range(len(display.tiles)):
            assert at in near or display.counts(at) == laid.counts(at)
        display = laid


@given(st.integers(-68, 68), st.integers(-68, 68))
def test_cells_are_columns_and_rows(column: int, row: int) -> None:
    assert column_and_row(cell_at(column, row)) == (column, row)


class Playing(RuleBasedStateMachine):
    """A match played, undone, redone, forked, saved and loaded in any order."""

    @initialize(players=PLAYERS, seed=SEEDS, first_game=st.booleans())
    def begin(self, players: int, seed: int, first_game: bool) -> None:
        self.match = Match.new("nova-luna", players=players, seed=seed, first_game=first_game)
        self.log: list[Json] = []
        self.undone: list[Json] = []

    @precondition(lambda self: self.match.actor is not None)
    @rule(choice=st.integers(0, 9999))
    def play(self, choice: int) -> None:
        legal = self.match.legal
        self.log.append(legal[choice % len(legal)])
        self.undone.clear()
        self.match.play(self.log[-1])

    @precondition(lambda self: self.log)
    @rule()
    def undo(self) -> None:
        assert self.match.undo() == self.log[-1]
        self.undone.append(self.log.pop())

    @precondition(lambda self: self.undone)
    @rule()
    def redo(self) -> None:
        assert self.match.redo() == self.undone[-1]
        self.log.append(self.undone.pop())

    @rule()
    def fork(self) -> None:
        self.match = self.match.fork()
        self.undone.clear()

    @rule()
    def save_and_load(self) -> None:
        self.match = Match.load(self.match.record)
        self.undone.clear()

    @invariant()
    def the_log_is_the_game(self) -> None:
        match: Any = getattr(self, "match", None)
        if match is not None:
            assert match.actions == self.log
            assert match.may_undo == bool(self.log)
            assert match.may_redo == bool(self.undone)
            assert tiles_in(match.position) == list(TILES)


TestPlaying = Playing.TestCase
TestPlaying.settings = settings(max_examples=20, stateful_step_count=40)
