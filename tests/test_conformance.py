"""Every game of the protocol, at every table: see `conformance`."""

from __future__ import annotations

import json
from functools import cache

import pytest

from pyengine import IllegalError, MalformedError, Match, visible
from pyengine.core.game import Json
from pyengine.core.reader import Reader

from .conformance import TABLES, Table, broken, fresh, play_on_a_copy, played, steps

pytestmark = pytest.mark.parametrize("at", range(len(TABLES)), ids=[str(table) for table in TABLES])


@cache
def whole(at: int) -> Match:
    return played(TABLES[at])


def table_of(at: int) -> Table:
    return TABLES[at]


def sides(match: Match) -> int:
    """The players of the position: in a solo game the rules may play one of them."""
    players: int = match.position["players"]
    return players


def text(value: Json) -> str:
    return json.dumps(value)


def test_random_play_reaches_an_end(at: int) -> None:
    match = whole(at)
    outcome = match.outcome
    assert outcome is not None
    players = sides(match)
    assert sorted(outcome.places) == list(range(players))
    assert len(outcome.scores) == players
    assert outcome.reason


def test_over_is_one_thing_however_it_is_asked(at: int) -> None:
    for match in steps(whole(at)):
        over = match.outcome is not None
        assert (match.actor is None) == over
        assert (match.legal == []) == over
        if match.actor is not None:
            assert match.actor in range(sides(match))
            assert match.seat in range(match.setup["players"])
        else:
            assert match.seat is None


def test_legal_actions_are_listed_once_and_always_the_same(at: int) -> None:
    for match in steps(whole(at)):
        legal = match.legal
        assert match.legal == legal
        assert len({text(action) for action in legal}) == len(legal)


def test_no_legal_action_is_refused(at: int) -> None:
    for match in steps(whole(at)):
        before = match.position
        for action in match.legal:
            play_on_a_copy(match, action)
        assert match.position == before


def test_legal_actions_read_as_they_are_written(at: int) -> None:
    for match in steps(whole(at)):
        game = match.game
        for action in match.legal:
            again = json.loads(text(action))
            assert game.write_action(game.read_action(Reader(again, "action"))) == action


def test_what_happened_is_told_without_changing_it(at: int) -> None:
    match = fresh(table_of(at))
    for action in whole(at).actions:
        unheard = play_on_a_copy(match, action)
        match.play(action)
        assert match.game.position(match.state) == unheard


def test_records_save_and_load_at_every_step(at: int) -> None:
    for match in steps(whole(at)):
        loaded = Match.load(text(match.record))
        assert loaded.record == match.record
        assert loaded.position == match.position
        assert loaded.legal == match.legal


def test_positions_save_and_load_at_every_step(at: int) -> None:
    for match in steps(whole(at)):
        loaded = Match.load(text(match.position))
        assert loaded.position == match.position
        assert loaded.actor == match.actor
        assert loaded.legal == match.legal
        assert loaded.outcome == match.outcome
        assert Match.load(loaded.record).position == match.position


def test_a_match_goes_on_from_a_position_as_from_the_start(at: int) -> None:
    match = whole(at)
    middle = len(match.actions) // 2
    later = Match.load(match.positions[middle])
    for action in match.actions[middle:]:
        later.play(action)
    assert later.positions == match.positions[middle:]
    assert Match.load(text(later.record)).positions == later.positions


def test_undo_to_the_start_and_redo_to_the_end(at: int) -> None:
    match = whole(at).fork()
    positions, actions = match.positions, match.actions
    for n in reversed(range(len(actions))):
        assert match.undo() == actions[n]
        assert match.position == positions[n]
    assert not match.may_undo
    assert match.position == fresh(table_of(at)).position
    for n, action in enumerate(actions):
        assert match.redo() == action
        assert match.position == positions[n + 1]
    assert not match.may_redo
    assert match.outcome == whole(at).outcome


def test_replay_gives_the_same_game(at: int) -> None:
    match = whole(at)
    again = fresh(table_of(at))
    for action in json.loads(text(match.record))["actions"]:
        again.play(action)
    assert again.positions == match.positions
    assert again.record == match.record
    assert again.told == match.told


def test_a_fork_goes_its_own_way(at: int) -> None:
    match = fresh(table_of(at))
    actions = whole(at).actions
    middle = len(actions) // 2
    for action in actions[:middle]:
        match.play(action)
    before = match.record, match.positions
    fork = match.fork()
    fork.play(match.legal[-1])
    fork.undo()
    fork.undo()
    assert (match.record, match.positions) == before
    for action in actions[middle:]:
        match.play(action)
    assert match.positions == whole(at).positions
    assert len(fork.actions) == middle - 1


def test_what_is_handed_out_can_be_changed_without_harm(at: int) -> None:
    match = whole(at).fork()
    before = text(match.record), text(match.position)
    for given in (match.record, match.position, match.setup):
        for value in given.values():
            if isinstance(value, list | dict):
                value.clear()
        given.clear()
    assert (text(match.record), text(match.position)) == before


def test_illegal_actions_are_refused_with_the_state_untouched(at: int) -> None:
    """What is legal at one point of the game is tried at others."""
    ever = {text(action) for match in steps(whole(at)) for action in match.legal}
    unlisted = table_of(at).unlisted
    known = sorted(one for one in ever if json.loads(one)["do"] not in unlisted)
    sample = known[:: max(1, len(known) // 40)]
    tried = 0
    for match in steps(whole(at)):
        legal = {text(action) for action in match.legal}
        before = match.record, match.position
        for action in sample:
            if action not in legal:
                with pytest.raises(IllegalError) as refused:
                    match.play(json.loads(action))
                assert refused.value.place.startswith("action")
                tried += 1
        assert (match.record, match.position) == before
    assert tried > 100


def test_malformed_actions_are_refused_with_their_place(at: int) -> None:
    match = fresh(table_of(at))
    for done in whole(at).actions:
        before = match.position
        for action, place in broken(done):
            with pytest.raises(MalformedError) as refused:
                match.play(action)
            assert refused.value.place.startswith(place)
        assert match.position == before
        match.play(done)


@pytest.mark.parametrize("action", [None, 3, "take", [], ["do"], True, {}])
def test_what_is_no_action_at_all_is_refused(at: int, action: Json) -> None:
    match = fresh(table_of(at))
    with pytest.raises(MalformedError) as refused:
        match.play(action)
    assert refused.value.place.startswith("action")
    assert match.actions == []


def test_visible_hides_what_no_player_can_see(at: int) -> None:
    reshuffled = table_of(at).reshuffled
    for match in steps(whole(at)):
        position = match.position
        kept = text(position)
        for player in range(sides(match)):
            seen = visible(position, player)
            assert seen == visible(reshuffled(position), player)
            assert set(seen) == set(position)
        assert text(position) == kept


def test_visible_is_only_for_players_of_the_game(at: int) -> None:
    match = fresh(table_of(at))
    for player in (-1, sides(match)):
        with pytest.raises(IllegalError):
            visible(match.position, player)
