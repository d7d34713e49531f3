"""Rules, "End": when the game is over and who has won."""

from __future__ import annotations

from typing import Any

import pytest

from pyengine import IllegalError, Match
from pyengine.core.game import Outcome

from .scenes import Laying, covers, scene, take

FOURTEEN_COVERED: Laying = [
    *((17, (0, 0)), (34, (1, 0)), (51, (0, 1)), (68, (1, 1))),
    *((64, (0, -1)), (46, (2, 0)), (18, (-1, 1)), (1, (2, 1))),
]
"""The four 7-tiles with all twelve tasks covered, a yellow 5 and a turquoise 5 with one each."""


def row(*tiles: int) -> Laying:
    return [(tile, (n, 0)) for n, tile in enumerate(tiles)]


def on_the_brink(**changes: Any) -> Match:
    """A first game of four; player 0 is on turn with one disc left and a tile that places it."""
    match = Match.load(
        scene(
            FOURTEEN_COVERED,
            row(11, 12, 13, 14, 15, 16, 10, 9, 8),
            row(25, 26, 27, 28, 29, 30, 31, 32, 33),
            row(59, 60, 61, 62, 63, 65, 66, 67, 57),
            discs=15,
            **({"wheel": {1: 47, 2: 35, 3: 36}} | changes),
        )
    )
    assert match.actor == 0
    assert match.position["discs"][0] == 1
    return match


LAST = take(1, (0, -2))


def test_last_disc_ends_the_game_and_its_player_wins() -> None:
    match = on_the_brink()
    match.play(LAST)
    assert covers(match) == [(47, 1)]
    assert match.position["phase"] == "over"
    assert match.actor is None
    assert match.legal == []
    outcome = match.outcome
    assert outcome is not None
    assert outcome.reason == "last-disc"
    assert outcome.places[0] == 0
    assert outcome.scores == tuple(match.position["discs"])
    assert outcome.scores[0] == 0


def test_last_disc_not_yet() -> None:
    match = on_the_brink()
    match.play(take(2, (0, -2)))
    assert match.position["phase"] == "play"
    assert match.outcome is None


def test_last_disc_is_placed_after_the_marker_has_advanced() -> None:
    match = on_the_brink()
    match.play(LAST)
    assert [45, [0]] in match.position["track"]


def test_last_disc_leaves_the_wheel_unfilled() -> None:
    match = on_the_brink(wheel={1: 47})
    match.play(LAST)
    assert match.position["wheel"] == [None] * 12
    assert match.position["pile"]
    assert match.position["phase"] == "over"
    assert Match.load(match.position).position == match.position


def test_last_disc_on_the_last_tile_of_all_still_wins() -> None:
    match = on_the_brink(wheel={1: 47}, pile=[])
    match.play(LAST)
    assert match.outcome is not None
    assert match.outcome.reason == "last-disc"


def test_over_turn_is_whoever_would_have_moved_next() -> None:
    match = on_the_brink()
    match.play(LAST)
    assert match.position["turn"] == match.position["track"][0][1][-1] != 0


def test_over_nothing_more_can_be_played() -> None:
    match = on_the_brink()
    match.play(LAST)
    for action in (take(2, (0, -3)), {"do": "refill"}, {"do": "end-phase"}):
        with pytest.raises(IllegalError, match=r"^action: the game is over$"):
            match.play(action)


def test_no_tiles_left_fewest_discs_win() -> None:
    """Player 0 has covered two tasks, player 1 none."""
    match = Match.load(scene(row(15, 49), row(16, 33), wheel={1: 1}, pile=[], track=[[12, [1, 0]]]))
    match.play(take(1, (0, 1)))
    assert match.outcome == Outcome(places=(0, 1), scores=(18, 20), reason="no-tiles")


def test_no_tiles_left_fewest_discs_win_whoever_took_the_last() -> None:
    match = Match.load(
        scene(row(15, 49), row(16, 33), wheel={1: 35}, pile=[], track=[[12, [0, 1]]])
    )
    match.play(take(1, (0, 1)))
    assert match.outcome == Outcome(places=(0, 1), scores=(18, 20), reason="no-tiles")


def test_not_over_while_the_pile_has_a_tile() -> None:
    match = Match.load(scene(row(6), row(12), wheel={1: 1}, pile=[18]))
    match.play(take(1, (0, 1)))
    assert match.position["phase"] == "play"
    assert match.position["wheel"][2] == 18
    assert match.outcome is None


def test_not_over_while_the_wheel_has_a_tile() -> None:
    match = Match.load(scene(row(6), row(12), wheel={1: 1, 2: 18}, pile=[]))
    match.play(take(1, (0, 1)))
    assert match.outcome is None


@pytest.mark.parametrize(
    ("last", "places"),
    [(18, (0, 1)), (19, (0, 1)), (24, (1, 0))],
    ids=["still behind", "on top of the other", "ahead"],
)
def test_ties_go_to_whoever_would_have_moved_sooner(last: int, places: tuple[int, ...]) -> None:
    """Player 0 takes the last tile, from space 3 on; player 1 stands on space 5."""
    match = Match.load(scene(row(6), row(12), wheel={1: last}, pile=[]))
    match.play(take(1, (1, 0)))
    assert match.outcome == Outcome(places, (20, 20), "no-tiles")


def test_places_are_by_discs_left_and_ties_by_turn() -> None:
    """Player 2 has the fewest; of the others player 3, on top of player 1, would move sooner."""
    match = Match.load(
        scene(
            row(16, 33),
            row(11, 34, 1),
            row(15, 49),
            row(45, 51, 35),
            wheel={1: 67},
            pile=[],
            track=[[12, [2, 1, 3, 0]]],
        )
    )
    assert match.position["discs"] == [20, 20, 18, 20]
    match.play(take(1, (0, 1)))
    assert match.outcome is not None
    assert match.outcome.places == (2, 3, 1, 0)
    assert match.outcome.reason == "no-tiles"
