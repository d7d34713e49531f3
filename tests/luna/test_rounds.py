"""Rules, "Next round" and "End"."""

from __future__ import annotations

from typing import Any

import pytest

from pyengine import Match
from pyengine.luna import figures
from pyengine.luna.events import FigureMoved, FinalPaid, GuardMoved, RoundBegan, Woken

from .scenes import isle, loaded, scene, told

MEDITATE = {"do": "meditate"}


def ended(players: int = 2, **changes: Any) -> Match:
    match = loaded(scene(players, **{"time": 1, **changes}))
    match.play(MEDITATE)
    return match


def test_inactive_novices_become_active_where_they_are() -> None:
    match = ended(active=[{"tide": 1}], inactive=[{"tide": 2, "book": 1}, {"herbs": 4}])
    assert match.position["active"] == [[1, 3, 0, 0, 0, 0, 0], [0, 0, 0, 0, 4, 0, 0]]
    assert match.position["inactive"] == [[0] * 7] * 2
    assert told(match, Woken) == [Woken(0, 3), Woken(1, 4)]


def test_novices_on_the_landing_stage_stay_there() -> None:
    assert ended(landing=[2, 0]).position["landing"] == [2, 0]


@pytest.mark.parametrize(("players", "priestess"), [(2, "bribery"), (3, "bribery"), (4, "novice")])
def test_priestess_and_builder_move_clockwise_by_their_numbers(
    players: int, priestess: str
) -> None:
    """From the book isle by 5 or 6, from the novice isle by 4."""
    match = ended(players)
    assert match.position["priestess"] == priestess
    assert match.position["builder"] == "sailboat"


def test_apostate_moves_to_the_next_isle_with_a_novice() -> None:
    match = ended(active=[{"sailboat": 1}, {"novice": 1, "book": 1}])
    assert match.position["apostate"] == "novice"
    moved = [event for event in told(match, FigureMoved) if event.figure == "apostate"]
    assert moved == [FigureMoved("apostate", isle("sailboat"), isle("novice"))]


def test_apostate_is_drawn_by_novices_that_were_inactive() -> None:
    match = ended(active=[{}, {"novice": 1}], inactive=[{"herbs": 1}])
    assert match.position["apostate"] == "herbs"


def test_apostate_stays_without_another_isle_with_a_novice() -> None:
    assert ended(active=[{"sailboat": 3}]).position["apostate"] == "sailboat"
    assert ended().position["apostate"] == "sailboat"


def test_apostate_is_not_drawn_by_shrines() -> None:
    match = ended(active=[{}, {"novice": 1}], shrines=[["herbs", "bribery"]])
    assert match.position["apostate"] == "novice"


def test_guard_moves_on_and_tiles_not_taken_stay_and_stay_approved() -> None:
    match = ended(claimed={9: 1})
    assert match.position["round"] == 2
    assert match.position["path"][-4:] == [10, 9, 8, 6]
    assert match.position["claimed"] == {"9": 1}
    assert told(match, GuardMoved) == [GuardMoved(5, (10, 9))]
    assert match.state.approved(8)
    assert match.state.approved(9)
    assert not match.state.approved(14)


@pytest.mark.parametrize(("players", "tokens"), [(2, 3), (3, 4), (4, 4)])
def test_time_tokens_are_restacked(players: int, tokens: int) -> None:
    assert ended(players).position["time"] == tokens


@pytest.mark.parametrize(("turn", "start"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_the_player_left_of_whoever_turned_the_last_token_starts(turn: int, start: int) -> None:
    match = ended(4, turn=turn, start=2)
    assert match.position["start"] == start
    assert match.actor == start
    assert told(match, RoundBegan) == [RoundBegan(2, start)]


@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("start", [0, 1])
def test_two_players_alternate_whoever_turned_the_last_token(turn: int, start: int) -> None:
    match = ended(turn=turn, start=start)
    assert match.position["start"] == 1 - start
    assert match.actor == 1 - start


def test_where_the_figures_will_go_can_be_asked() -> None:
    match = loaded(scene(active=[{"herbs": 1}]))
    state = match.state
    assert figures.next_priestess(state) == isle("bribery")
    assert figures.next_builder(state) == isle("sailboat")
    assert figures.next_apostate(state) == isle("herbs")


SIX_ROUNDS: dict[str, Any] = {"round": 6, "time": 1}


def test_example_final_sum_4_shrines_2_favors_and_the_council_are_24() -> None:
    match = ended(
        **SIX_ROUNDS,
        shrines=[["book", "tide", "herbs", "novice"], []],
        favors=[["tide", "book"], []],
        council=[[1, [1]], [6, [0]]],
        priestess="sailboat",
        influence=[10, 10],
    )
    yellow = told(match, FinalPaid)[0]
    assert (yellow.for_shrines, yellow.for_favors, yellow.for_seat) == (16, 2, 6)
    assert yellow.after - yellow.before == 24
    assert match.position["influence"] == [10 + 1 + 1 + 24, 10 + 1]
    outcome = match.outcome
    assert outcome is not None
    assert outcome.places == (0, 1)
    assert outcome.scores == (36, 11)
    assert outcome.reason == "last-round"


def test_over_everything_stays_as_the_last_scoring_left_it() -> None:
    before = scene(
        3,
        **SIX_ROUNDS,
        turn=1,
        start=0,
        inactive=[{"tide": 2}],
        active=[{}, {"herbs": 1}],
        book_played=True,
    )
    match = loaded(before)
    match.play(MEDITATE)
    after = match.position
    assert after["phase"] == "over"
    assert after["time"] == 0
    changed = {key for key in after if after[key] != before[key]}
    assert changed == {"phase", "time", "influence"}
    assert match.actor is None
    assert match.legal == []


@pytest.mark.parametrize(
    ("council", "places"),
    [
        ([[1, [0]], [2, [1]]], (1, 0)),
        ([[2, [1, 0]]], (0, 1)),
        ([[2, [0, 1]]], (1, 0)),
    ],
)
def test_ties_at_the_end_are_broken_by_the_council(
    council: list[Any], places: tuple[int, int]
) -> None:
    match = ended(**SIX_ROUNDS, council=council, influence=[9, 10])
    assert match.position["influence"] == [11, 11]
    outcome = match.outcome
    assert outcome is not None
    assert outcome.places == places


def test_only_six_rounds() -> None:
    match = Match.new("luna", players=2, seed=1, layout="preselected")
    for n in range(6 * 3):
        assert match.position["round"] == 1 + n // 3
        match.play(MEDITATE)
    assert match.position["phase"] == "over"
