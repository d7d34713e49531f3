"""Rules, "Solo": the virtual opponent at three levels. He is player 0, the person player 1."""

from __future__ import annotations

from typing import Any

import pytest

from pyengine import Match
from pyengine.core.game import Json
from pyengine.luna.components import LANDING
from pyengine.luna.events import (
    ApostateTook,
    BookMoved,
    CouncilMoved,
    Displaced,
    OpponentDidNotBuild,
    OpponentTookNone,
    OpponentTookTile,
    PriestessPaid,
    Quieted,
    Sanctified,
    ShrineBuilt,
)
from pyengine.luna.outcome import difference

from .scenes import count, isle, listed, loaded, refused, scene, solo, told

END = {"do": "end-round"}


def quiet(at: str) -> Json:
    return {"do": "quiet", "isle": at}


def at_start(opponent: dict[str, int], **changes: Any) -> Match:
    """The start of a round; the opponent's novices not given here are on the herbs isle."""
    spare = 13 - sum(opponent.values()) - 1 - list(changes.get("temple", {}).values()).count(0)
    everywhere = {**opponent, "herbs": opponent.get("herbs", 0) + spare}
    filled: dict[str, Any] = {
        "solo": changes.pop("level", 1),
        "phase": "quiet",
        "turn": 1,
        "time": 0,
        "active": [everywhere, changes.pop("own", {})],
        "shrines": [[], ["tide"]],
        "path": [28, 25, 23, 21, 20, 19, 15, 14, 10, 9, 8, 6],
    }
    position = scene(**filled | changes)
    position["path"] = [t for t in position["path"] if str(t) not in position["temple"]]
    return loaded(position)


def test_quiet_all_active_opponent_novices_of_the_isle_become_inactive() -> None:
    match = at_start({"book": 2, "tide": 1})
    assert listed(match, "quiet") == [quiet(at) for at in ("herbs", "tide", "book")]
    match.play(quiet("book"))
    assert count(match, "active", 0, "book") == 0
    assert count(match, "inactive", 0, "book") == 2
    assert told(match, Quieted) == [Quieted(isle("book"), 2)]
    assert match.position["phase"] == "actions"
    assert match.actor == 1


def test_quiet_moves_the_opponents_council_piece_up_that_many() -> None:
    match = at_start({"book": 2})
    match.play(quiet("book"))
    assert match.position["council"] == [[0, [1]], [2, [0]]]
    assert told(match, CouncilMoved) == [CouncilMoved(0, 2, 2)]


def test_quiet_at_most_to_the_last_seat() -> None:
    match = at_start({"book": 2}, council=[[9, [0]], [10, [1]]])
    match.play(quiet("book"))
    assert match.position["council"] == [[10, [0, 1]]]
    there = at_start({"book": 2}, council=[[10, [0, 1]]])
    there.play(quiet("book"))
    assert there.position["council"] == [[10, [0, 1]]]
    assert told(there, CouncilMoved) == []


def test_quiet_only_an_isle_with_active_opponent_novices() -> None:
    match = at_start({"book": 2}, own={"tide": 2})
    refused(match, quiet("tide"), "isle", "the opponent has no active novice on the tide isle")
    refused(match, END, "", "first choose the isle")
    refused(match, {"do": "favor", "isle": "tide"}, "", "first choose the isle")


def test_quiet_is_skipped_when_no_opponent_novice_is_active() -> None:
    """All thirteen serve in the temple or wait nowhere: then nobody can be quieted."""
    tiles = dict.fromkeys((28, 25, 23, 21, 20, 19, 15, 14, 10, 9, 8, 6), 0)
    position = scene(
        solo=1,
        turn=1,
        time=0,
        round=5,
        temple={2: 0, **tiles},
        books=[2, 4],
        active=[{}, {"tide": 2}],
        shrines=[[], ["tide"]],
    )
    match = loaded(position)
    match.play(END)
    assert match.position["phase"] == "actions"
    assert match.position["round"] == 6
    assert told(match, OpponentTookNone) == [OpponentTookNone(())]


def test_opponent_takes_the_highest_free_approved_tile_whose_isle_he_is_active_on() -> None:
    """In round 2, 10 tide, 9 novice, 8 herbs and 6 tide are approved; 9 is the person's."""
    match = at_start({"tide": 2, "novice": 2, "book": 1}, round=2, claimed={9: 1})
    match.play(quiet("book"))
    assert told(match, OpponentTookTile) == [OpponentTookTile(10, isle("tide"), (10, 8, 6))]
    assert told(match, Sanctified) == [Sanctified(0, 10, 5)]
    assert count(match, "active", 0, "tide") == 1
    assert match.position["temple"]["10"]["novice"] == 0
    assert match.position["influence"][0] == 5 + 5 + 1, "the Guard's value and a book"


def test_opponent_does_not_use_novices_that_were_quieted() -> None:
    match = at_start({"tide": 2, "book": 1}, round=2)
    match.play(quiet("tide"))
    assert told(match, OpponentTookTile) == [OpponentTookTile(8, isle("herbs"), (8,))]


def test_opponent_takes_no_tile_without_an_active_novice_for_one() -> None:
    match = at_start({"tide": 2, "book": 1})
    match.play(quiet("herbs"))
    assert told(match, OpponentTookTile) == [OpponentTookTile(6, isle("tide"), (6,))]
    idle = at_start({"book": 2})
    idle.play(quiet("herbs"))
    assert told(idle, OpponentTookNone) == [OpponentTookNone((8, 6))]
    assert idle.position["influence"] == [5, 5]
    assert told(idle, BookMoved) == []


def test_opponent_takes_the_book_of_the_persons_lowest_tile_to_his_lowest_without() -> None:
    match = at_start({"tide": 2}, round=2, temple={6: 1, 8: 0, 9: 0}, books=[4, 6], own={"book": 1})
    match.play(quiet("herbs"))
    assert told(match, BookMoved) == [BookMoved(0, 4, 2, 1)]
    assert match.position["temple"]["2"]["book"] is True
    assert match.position["temple"]["4"]["book"] is False
    assert match.position["influence"][0] == 5 + 5 + 1


def test_opponent_takes_no_book_when_the_person_owns_none() -> None:
    match = at_start({"novice": 2}, round=2, temple={8: 0}, books=[2, 8])
    match.play(quiet("herbs"))
    assert told(match, OpponentTookTile) == [OpponentTookTile(9, isle("novice"), (9,))]
    assert told(match, BookMoved) == []
    assert match.position["influence"][0] == 10


def test_ruling_opponents_tile_displaces_as_always_and_the_gain_is_his() -> None:
    """10 touches 8, where the person serves without a book."""
    match = at_start({"tide": 2}, round=2, temple={8: 1})
    match.play(quiet("herbs"))
    assert told(match, Displaced) == [Displaced(0, 1, 8, LANDING, 1)]
    assert match.position["landing"] == [0, 1]
    assert match.position["influence"] == [5 + 5 + 1 + 1, 5]


def test_an_opponent_novice_displaced_by_the_player_rests_beside_its_tiles_isle() -> None:
    """10 touches 8, which shows herbs."""
    match = loaded(solo(round=2, temple={8: 0}, claimed={10: 1}))
    resting = count(match, "inactive", 0, "herbs")
    match.play({"do": "sanctify", "tile": 10})
    assert told(match, Displaced) == [Displaced(1, 0, 8, isle("herbs"), 1)]
    assert count(match, "inactive", 0, "herbs") == resting + 1
    assert match.position["landing"] == [0, 0]
    assert match.position["influence"] == [5, 5 + 5 + 1]


def test_ruling_after_a_displacement_the_gains_are_the_movers() -> None:
    match = loaded(scene(round=2, temple={8: 1}, claimed={10: 0}))
    match.play({"do": "sanctify", "tile": 10})
    assert match.position["influence"] == [5 + 5 + 1, 5]


def test_the_player_acts_until_they_stop_without_a_meditation_gain() -> None:
    match = loaded(solo(active={"tide": 4}))
    for _ in range(2):
        match.play({"do": "council", "count": 1, "isle": "tide"})
        assert match.actor == 1
    refused(match, {"do": "meditate"}, "", "the solo game has no time tokens")
    match.play(END)
    assert match.position["round"] == 2
    assert match.position["phase"] == "quiet"
    assert (match.position["start"], match.position["turn"], match.position["time"]) == (0, 1, 0)
    assert match.position["influence"][1] == 6, "for the temple alone"


def test_ruling_first_book_action_of_a_round_is_worth_2() -> None:
    match = loaded(solo(temple={8: 1, 6: 1}, favors=["book"], active={"book": 2}))
    match.play({"do": "book", "from": 2, "to": 8})
    assert match.position["influence"][1] == 7
    match.play({"do": "favor", "isle": "book"})
    match.play({"do": "book", "from": 4, "to": 6})
    assert match.position["influence"][1] == 8


def test_round_end_opponent_builds_with_an_active_novice_at_the_builder_before_scoring() -> None:
    match = loaded(solo(opponent={"novice": 1}, builder="novice", priestess="novice"))
    match.play(END)
    assert told(match, ShrineBuilt) == [ShrineBuilt(0, isle("novice"))]
    assert told(match, PriestessPaid) == [PriestessPaid(0, 0, isle("novice"), 1, 1, 5, False)]
    assert count(match, "shrines", 0, "novice") == 1


@pytest.mark.parametrize(
    ("changes", "has_shrine"),
    [
        ({"opponent": {"tide": 1}, "resting": {"novice": 2}}, False),
        ({"opponent": {"novice": 2}, "shrines": ["tide"]}, True),
    ],
)
def test_round_end_opponent_does_not_build(changes: dict[str, Any], has_shrine: bool) -> None:
    position = solo(builder="novice", **changes)
    position["shrines"][0][6] = int(has_shrine)
    match = loaded(position)
    match.play(END)
    assert told(match, ShrineBuilt) == []
    assert told(match, OpponentDidNotBuild) == [OpponentDidNotBuild(isle("novice"), has_shrine)]


def test_round_end_opponent_loses_nothing_to_the_apostate() -> None:
    match = loaded(solo(opponent={"sailboat": 3}, active={"sailboat": 1}, apostate="sailboat"))
    match.play(END)
    sailboat = isle("sailboat")
    assert told(match, ApostateTook) == [
        ApostateTook(0, sailboat, 3, 0),
        ApostateTook(1, sailboat, 1, 2),
    ]


def test_round_end_apostate_is_drawn_by_the_persons_novices_only() -> None:
    match = loaded(
        solo(opponent={"herbs": 2, "bribery": 2}, inactive={"book": 1}, apostate="sailboat")
    )
    match.play(END)
    assert match.position["apostate"] == "book"


def test_result_is_own_score_less_the_opponents() -> None:
    match = loaded(solo(round=6, influence=[20, 31], opponent={}, priestess="sailboat"))
    match.play(END)
    outcome = match.outcome
    assert outcome is not None
    assert outcome.reason == "solo"
    assert outcome.scores == tuple(match.position["influence"])
    assert difference(match.state) == outcome.scores[1] - outcome.scores[0]
    assert outcome.places == (1, 0)


def test_the_opponent_may_leave_an_isle_that_is_frozen_for_the_person() -> None:
    match = at_start({"tide": 2}, level=3, apostate="tide")
    match.play(quiet("herbs"))
    assert told(match, OpponentTookTile) == [OpponentTookTile(6, isle("tide"), (6,))]


def test_a_solo_position_starts_only_a_solo_game_of_its_level() -> None:
    match = loaded(solo(2, active={"tide": 2}))
    assert match.setup == {"players": 1, "seed": 0, "level": 2, "layout": "random"}
    assert match.seat == 0
    assert Match.load(match.record).position == match.position
