"""The match: one obvious object with few verbs."""

from __future__ import annotations

import doctest

import pytest

import pyengine
from pyengine import IllegalError, MalformedError, Match, visible

TAKE = {"do": "take", "space": 2, "at": [0, 0]}


def match() -> Match:
    return Match.new("nova-luna", players=2, seed=7)


def test_the_library_reads_as_its_first_page_says() -> None:
    assert doctest.testmod(pyengine).failed == 0


def test_a_new_record_has_no_actions_and_no_start() -> None:
    assert match().record == {
        "format": "moon-record",
        "version": 1,
        "game": "nova-luna",
        "setup": {"players": 2, "seed": 7, "first_game": False},
        "start": None,
        "actions": [],
    }


def test_names_and_seats_are_kept_in_the_record() -> None:
    extra = {"names": ["Ada", "Bo"], "seats": ["human", "bot:2"]}
    made = Match.new("nova-luna", players=2, seed=7, **extra)
    assert made.record["setup"] == {"players": 2, "seed": 7, "first_game": False, **extra}
    assert Match.load(made.record).record == made.record


def test_a_position_is_a_match_that_starts_there() -> None:
    played = match()
    played.play(TAKE)
    loaded = Match.load(played.position)
    assert loaded.record["start"] == played.position
    assert loaded.actions == []
    assert not loaded.may_undo


def test_a_match_knows_which_seat_did_what() -> None:
    played = match()
    assert played.acted == []
    seats = []
    for _turn in range(6):
        seats.append(played.seat)
        played.play(played.legal[0])
    assert played.acted == seats
    assert played.fork().acted == seats
    assert Match.load(played.record).acted == seats
    played.undo()
    assert played.acted == seats[:-1]


def test_a_record_may_leave_out_its_start() -> None:
    record = match().record
    del record["start"]
    assert Match.load(record).record == match().record


def test_there_is_no_other_game_yet_known() -> None:
    with pytest.raises(MalformedError, match=r'^game: must be one of nova-luna.*, not "chess"$'):
        Match.new("chess", players=2, seed=7)


def test_undo_needs_something_to_undo() -> None:
    with pytest.raises(IllegalError, match="nothing to undo"):
        match().undo()


def test_redo_needs_something_undone() -> None:
    with pytest.raises(IllegalError, match="nothing to redo"):
        match().redo()


def test_playing_on_forgets_what_was_undone() -> None:
    played = match()
    played.play(TAKE)
    played.undo()
    assert played.may_redo
    played.play({**TAKE, "space": 1})
    assert not played.may_redo


def test_a_refused_action_leaves_what_was_undone() -> None:
    played = match()
    played.play(TAKE)
    played.undo()
    with pytest.raises(IllegalError):
        played.play({**TAKE, "space": 9})
    assert played.redo() == TAKE


def test_a_fork_leaves_behind_what_was_undone() -> None:
    played = match()
    played.play(TAKE)
    played.undo()
    assert not played.fork().may_redo
    assert played.may_redo


def test_an_action_given_is_not_kept_by_reference() -> None:
    played = match()
    action = {"do": "take", "space": 2, "at": [0, 0]}
    played.play(action)
    action["at"] = [5, 5]
    assert played.actions == [TAKE]


def test_it_says_what_it_is() -> None:
    played = match()
    played.play(TAKE)
    assert repr(played) == f"<Match nova-luna: 1 actions, player {played.actor} on turn>"


def test_visible_leaves_the_height_of_the_pile() -> None:
    position = match().position
    seen = visible(position, 0)
    assert seen == {**position, "pile": [None] * 57}


def test_visible_refuses_what_is_no_position() -> None:
    with pytest.raises(MalformedError):
        visible({**match().position, "moon": 1}, 0)
    with pytest.raises(MalformedError):
        visible(match().record, 0)
