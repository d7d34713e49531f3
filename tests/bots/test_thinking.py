"""A bot's thought: it depends on what it may see and on its seed, and on nothing else."""

from __future__ import annotations

import copy
import json
from functools import cache

import pytest

from pyengine import IllegalError, MalformedError, Match, visible
from pyengine.bots.levels import LEVELS, SECONDS, settings
from pyengine.bots.thinking import Thinking, choose
from tests.conformance import steps

from .tables import IN_A_BROWSER, NAMES, TABLES, played_by, seen_by_actor, thought

at_every_table = pytest.mark.parametrize("at", range(len(TABLES)), ids=NAMES)


@cache
def some_positions(at: int) -> list[Match]:
    """A few moments of a game between bots, none of them its end."""
    table = TABLES[at]
    whole = played_by(table.game, table.setup, "1")
    ongoing = [match.fork() for match in steps(whole) if match.actor is not None]
    return ongoing[:: max(1, len(ongoing) // (3 if IN_A_BROWSER else 8))]


@at_every_table
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_choice(at: int, level: int) -> None:
    for match in some_positions(at)[::2]:
        seen = seen_by_actor(match)
        one, two = (thought(copy.deepcopy(seen), level, 17) for _ in range(2))
        assert one.choice == two.choice
        assert one.choices == two.choices
        assert choose(seen, level, 17) == one.game.write_action(one.choice.action)


@at_every_table
@pytest.mark.parametrize("level", LEVELS)
def test_the_hidden_order_does_not_matter(at: int, level: int) -> None:
    reshuffled = TABLES[at].reshuffled
    for match in some_positions(at)[1::2]:
        position, actor = match.position, match.actor
        assert actor is not None
        one = visible(position, actor)
        two = visible(reshuffled(position), actor)
        assert choose(one, level, 5) == choose(two, level, 5)


@at_every_table
def test_what_is_hidden_is_not_looked_at_even_when_it_is_given(at: int) -> None:
    """A whole position, in whatever order, is to a bot what anybody sees of it."""
    reshuffled = TABLES[at].reshuffled
    for match in some_positions(at)[::3]:
        expected = choose(seen_by_actor(match), 3, 5)
        assert choose(match.position, 3, 5) == expected
        assert choose(reshuffled(match.position), 3, 5) == expected


@at_every_table
def test_a_thought_changes_nothing_that_it_was_given(at: int) -> None:
    for match in some_positions(at)[::3]:
        seen = seen_by_actor(match)
        before = json.dumps(seen), match.position
        thought(seen, 4, 1, simulations=30)
        assert (json.dumps(seen), match.position) == before


@at_every_table
def test_a_thought_can_be_stopped_after_any_slice(at: int) -> None:
    match = some_positions(at)[1].fork()
    legal = match.fork()
    thinking = Thinking(seen_by_actor(match), 4, 9)
    done = False
    while not done:
        before = thinking.simulations
        done = thinking.step()
        assert before < thinking.simulations <= before + thinking.settings.slice
        for choice in (thinking.choice, *thinking.choices):
            assert choice.simulations > 0
            legal.play(match.game.write_action(choice.action))
            legal.undo()
    assert thinking.simulations <= settings(match.game.name, 4).simulations


@at_every_table
def test_a_stopped_thought_leaves_nothing_behind(at: int) -> None:
    match = some_positions(at)[1]
    seen = seen_by_actor(match)
    before = thought(seen, 4, 3).choices
    stopped = Thinking(seen, 4, 99)
    stopped.step()
    del stopped
    assert thought(seen, 4, 3).choices == before


@at_every_table
def test_simulations_can_be_given_instead_of_the_levels(at: int) -> None:
    seen = seen_by_actor(some_positions(at)[1])
    few = thought(seen, 4, 3, simulations=7)
    assert few.simulations <= 7
    assert thought(seen, 4, 3, simulations=0).choice in thought(seen, 4, 3, 1).choices
    one, two = (thought(seen, 2, 3, simulations=25) for _ in range(2))
    assert one.choices == two.choices


@at_every_table
def test_choices_are_sorted_and_each_is_there_once(at: int) -> None:
    for match in some_positions(at)[::3]:
        thinking = thought(seen_by_actor(match), 1, 4)
        choices = thinking.choices
        assert len({choice.action for choice in choices}) == len(choices)
        assert thinking.choice in choices
        assert thinking.choice == thinking.choice  # asked twice, answered alike


def test_a_level_that_does_not_slip_plays_its_best() -> None:
    match = some_positions(2)[1]
    thinking = thought(seen_by_actor(match), 4, 4)
    assert thinking.settings.slip == 0
    assert thinking.choice == thinking.choices[0]


def test_low_levels_slip_by_their_seed() -> None:
    seen = seen_by_actor(some_positions(2)[3])
    assert len({str(choose(seen, 1, seed)) for seed in range(30)}) > 1


def test_when_the_game_is_over_there_is_nothing_to_think_about() -> None:
    match = played_by("nova-luna", {"players": 2, "seed": 1}, "1")
    with pytest.raises(IllegalError) as refused:
        Thinking(match.position, 2, 1)
    assert refused.value.place == "position"


@pytest.mark.parametrize("level", [0, 5, -1])
def test_there_are_four_levels(level: int) -> None:
    with pytest.raises(MalformedError) as refused:
        settings("nova-luna", level)
    assert refused.value.place == "level"


def test_only_known_games_are_thought_about() -> None:
    with pytest.raises(MalformedError) as refused:
        Thinking({"game": "chess"}, 1, 1)
    assert refused.value.place == "game"


@pytest.mark.parametrize("game", sorted({table.game for table in TABLES}))
def test_every_level_is_told_and_says_how_long_a_page_waits(game: str) -> None:
    told = [settings(game, level) for level in LEVELS]
    for one in told:
        assert 1 <= one.first <= one.simulations
        assert one.slice >= 1
    # Between the levels simulations cannot be compared: one may play on, another look at a tree.
    assert max(told, key=lambda one: one.simulations) is told[-1]
    assert told[-1].slip == 0
    assert sorted(SECONDS) == list(LEVELS)
