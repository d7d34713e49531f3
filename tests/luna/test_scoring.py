"""Rules, "Scoring": the Priestess, the Apostate and the Temple, with the rulebook's examples."""

from __future__ import annotations

from typing import Any

import pytest

from pyengine import Match
from pyengine.luna import scoring
from pyengine.luna.events import ApostateTook, PriestessPaid, RoundPaid, TemplePaid

from .scenes import isle, loaded, scene, told

MEDITATE = {"do": "meditate"}


def ended(players: int = 4, **changes: Any) -> Match:
    """A round that the last token of player 0 has just ended."""
    match = loaded(scene(players, **{"time": 1, **changes}))
    match.play(MEDITATE)
    return match


def awards(match: Match) -> dict[int, int]:
    return {paid.player: paid.award for paid in told(match, PriestessPaid)}


def test_example_priestess_pays_6_3_1_the_tie_broken_by_the_council() -> None:
    """Yellow has most; red and blue have as many, and red is further up."""
    match = ended(
        active=[{"book": 3}, {"book": 2}, {"book": 1}, {}],
        shrines=[["book"], [], ["book"], []],
        council=[[0, [0, 3]], [2, [2]], [3, [1]]],
    )
    book = isle("book")
    assert told(match, PriestessPaid) == [
        PriestessPaid(0, 0, book, 3, 1, 6, False),
        PriestessPaid(1, 1, book, 2, 0, 3, True),
        PriestessPaid(2, 2, book, 1, 1, 1, True),
    ]


def test_priestess_tie_on_one_seat_goes_to_the_higher_in_the_stack() -> None:
    match = ended(
        active=[{"book": 2}, {"book": 2}, {"book": 2}, {"book": 2}],
        council=[[1, [2]], [4, [1, 3, 0]]],
    )
    assert awards(match) == {0: 6, 3: 3, 1: 1, 2: 0}


def test_priestess_shrines_count_as_active_novices_and_inactive_ones_do_not() -> None:
    match = ended(
        active=[{"book": 1}, {}, {}, {}],
        inactive=[{}, {"book": 5}, {}, {}],
        shrines=[[], [], ["book"], []],
        council=[[0, [0, 1]], [1, [2, 3]]],
    )
    assert awards(match) == {2: 6, 0: 3}


def test_priestess_whoever_has_nothing_there_has_no_place() -> None:
    match = ended(active=[{}, {"book": 1}])
    assert awards(match) == {1: 6}
    nobody = ended(active=[{"tide": 4}])
    assert awards(nobody) == {}


@pytest.mark.parametrize("players", [2, 3])
def test_priestess_of_value_5_pays_two_places(players: int) -> None:
    match = ended(players, active=[{"book": 1}, {"book": 2}, {"book": 3}][:players])
    assert list(awards(match).values()) == [5, 2, 0][:players]


def test_example_apostate_3_novices_lose_4_and_2_lose_3() -> None:
    match = ended(
        active=[{}, {"sailboat": 1}, {"sailboat": 3}, {}],
        inactive=[{}, {"sailboat": 1}, {}, {}],
        shrines=[["sailboat"], [], [], []],
        priestess="tide",
    )
    sailboat = isle("sailboat")
    assert told(match, ApostateTook) == [
        ApostateTook(1, sailboat, 2, 3),
        ApostateTook(2, sailboat, 3, 4),
    ]
    # One each from the temple, and one more for the last time token.
    assert match.position["influence"] == [7, 3, 2, 6]


def test_temple_pays_1_for_each_novice_in_it() -> None:
    match = ended(2, temple={8: 0, 6: 0, 9: None}, round=2)
    assert told(match, TemplePaid) == [TemplePaid(0, 3), TemplePaid(1, 1)]
    assert match.position["influence"] == [5 + 3 + 1, 5 + 1]


def test_the_three_are_added_up_for_each_player_and_then_paid() -> None:
    """A player at 0 who loses 3 and gains 6 ends with 3, whichever came first."""
    match = ended(
        2,
        active=[{"book": 1}, {}],
        priestess="book",
        apostate="book",
        influence=[0, 0],
        temple={8: 0},
    )
    assert told(match, RoundPaid) == [RoundPaid(0, 5, 2, 2, 1, 6), RoundPaid(1, 0, 0, 1, 0, 1)]
    low = ended(2, active=[{"sailboat": 4}, {}], influence=[0, 0], temple={8: 0})
    assert told(low, RoundPaid)[0] == RoundPaid(0, 0, 5, 2, 1, 0)


def test_ruling_influence_never_falls_below_0() -> None:
    match = ended(2, active=[{}, {"sailboat": 8}], influence=[5, 3])
    assert match.position["influence"] == [7, 0]


def test_scoring_can_be_asked_before_the_round_ends() -> None:
    match = loaded(scene(active=[{"book": 2, "sailboat": 1}]))
    before = match.position
    assert [paid.award for paid in scoring.priestess(match.state)] == [5]
    assert [took.loss for took in scoring.apostate(match.state)] == [2]
    assert [paid.gain for paid in scoring.temple(match.state)] == [1, 1]
    assert match.position == before
