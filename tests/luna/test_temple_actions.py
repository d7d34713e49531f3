"""Rules, the action table: promotion, sanctification and book, with bribery and displacement.

With yellow and blue the path is 28 25 | 23 21 | 20 19 | 15 14 | 10 9 | 8 6, round 1 at its end.
"""

from __future__ import annotations

from typing import Any

import pytest

from pyengine.core.game import Json
from pyengine.luna.components import LANDING
from pyengine.luna.events import BookMoved, Displaced, Promoted, Sanctified, Spent, Used

from .scenes import count, isle, listed, loaded, refused, scene, told


def promote(tile: int, **keys: Any) -> Json:
    return {"do": "promote", "tile": tile, **keys}


def sanctify(tile: int) -> Json:
    return {"do": "sanctify", "tile": tile}


def book(from_: int, to: int) -> Json:
    return {"do": "book", "from": from_, "to": to}


TOKEN = {"novice_token": True}


def test_promotion_a_novice_steps_on_the_tile_and_another_is_used() -> None:
    """8 shows herbs."""
    match = loaded(scene(active=[{"herbs": 3}]))
    assert listed(match, "promote") == [promote(8)]
    match.play(promote(8))
    assert match.position["claimed"] == {"8": 0}
    assert 8 in match.position["path"]
    assert count(match, "active", 0, "herbs") == 1
    assert count(match, "inactive", 0, "herbs") == 1
    assert told(match, Promoted) == [Promoted(0, 8, isle("herbs"))]
    assert told(match, Used) == [Used(0, isle("herbs"), 1, False)]


def test_promotion_needs_no_second_novice_with_an_own_shrine_there() -> None:
    match = loaded(scene(active=[{"herbs": 1}], shrines=[["herbs"]]))
    match.play(promote(8))
    assert match.position["claimed"] == {"8": 0}
    assert count(match, "inactive", 0, "herbs") == 0
    assert told(match, Used) == []


def test_promotion_only_with_novices_of_the_tiles_isle() -> None:
    match = loaded(scene(active=[{"herbs": 1, "tide": 1, "book": 5}], favors=[[], ["novice"]]))
    assert listed(match, "promote") == []
    refused(match, promote(8), "tile", "takes 2 of your active novices on the herbs isle")


def test_promotion_only_on_free_tiles() -> None:
    match = loaded(scene(active=[{"herbs": 2}], claimed={8: 1}))
    refused(match, promote(8), "tile", "a novice stands on tile 8 already")


def test_promotion_only_on_tiles_of_the_path() -> None:
    match = loaded(scene(active=[{"herbs": 2, "book": 2, "shrine": 2}]))
    refused(match, promote(2), "tile", "tile 2 is in the temple already")
    refused(match, promote(7), "tile", "tile 7 is not in this game")


def test_promotion_only_on_approved_tiles() -> None:
    match = loaded(scene(active=[{"novice": 2, "tide": 2, "shrine": 2}], favors=[["shrine"]]))
    assert listed(match, "promote") == [promote(6)]
    refused(match, promote(9), "tile", "just beyond the Guard: this takes the bribery token")
    refused(match, promote(14), "tile", "too far beyond the Guard")


def test_promotion_tiles_not_taken_stay_approved() -> None:
    match = loaded(scene(round=4, active=[{"herbs": 2, "tide": 2, "book": 2}]))
    assert listed(match, "promote") == [promote(19), promote(10), promote(8), promote(6)]


def test_promotion_second_novice_may_be_the_novice_token() -> None:
    match = loaded(scene(active=[{"herbs": 1}], favors=[["novice"]]))
    assert listed(match, "promote") == [promote(8, **TOKEN)]
    match.play(promote(8, **TOKEN))
    assert match.position["claimed"] == {"8": 0}
    assert match.position["favors"][0] == []
    assert told(match, Used) == [Used(0, isle("herbs"), 0, True)]


def test_promotion_novice_token_is_never_the_novice_that_steps_on_the_tile() -> None:
    match = loaded(scene(favors=[["novice"]], shrines=[["tide"]]))
    refused(match, promote(8, **TOKEN), "novice_token", "cannot be the novice that steps")


def test_promotion_novice_token_is_refused_where_a_shrine_makes_it_needless() -> None:
    match = loaded(scene(active=[{"herbs": 2}], favors=[["novice"]], shrines=[["herbs"]]))
    assert listed(match, "promote") == [promote(8)]
    refused(match, promote(8, **TOKEN), "novice_token", "makes a second novice needless")


def test_promotion_with_bribery_on_the_batch_just_beyond_the_guard() -> None:
    """10 shows tide, 9 novice, 14 shrine."""
    match = loaded(scene(active=[{"novice": 2, "tide": 2, "shrine": 2}], favors=[["bribery"]]))
    assert listed(match, "promote") == [promote(10), promote(9), promote(6)]
    refused(match, promote(14), "tile", "too far beyond the Guard")
    match.play(promote(9))
    assert match.position["claimed"] == {"9": 0}
    assert match.position["favors"][0] == []
    assert told(match, Spent) == [Spent(0, isle("bribery"))]


def test_promotion_of_an_approved_tile_keeps_the_bribery_token() -> None:
    match = loaded(scene(active=[{"tide": 2}], favors=[["bribery"]]))
    match.play(promote(6))
    assert match.position["favors"][0] == ["bribery"]


def test_promotion_bribery_and_novice_tokens_together() -> None:
    match = loaded(scene(active=[{"novice": 1}], favors=[["bribery", "novice"]]))
    assert listed(match, "promote") == [promote(9, **TOKEN)]
    match.play(promote(9, **TOKEN))
    assert match.position["favors"][0] == []


def test_in_round_6_no_tile_is_beyond_the_guard() -> None:
    match = loaded(scene(round=6, active=[{"novice": 2}], favors=[["bribery"]]))
    assert listed(match, "promote") == [promote(28), promote(9)]
    match.play(promote(28))
    assert match.position["favors"][0] == ["bribery"]


@pytest.mark.parametrize(("round_", "gain"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 2)])
def test_sanctification_gains_the_value_of_the_guards_tile(round_: int, gain: int) -> None:
    match = loaded(scene(round=round_, claimed={8: 0}))
    match.play(sanctify(8))
    assert match.position["influence"] == [5 + gain, 5]
    assert match.position["claimed"] == {}
    assert 8 not in match.position["path"]
    assert match.position["temple"]["8"] == {"novice": 0, "book": False}
    assert told(match, Sanctified) == [Sanctified(0, 8, gain)]
    assert match.actor == 1


def test_sanctification_only_of_an_own_claimed_tile() -> None:
    match = loaded(scene(claimed={8: 1}))
    assert listed(match, "sanctify") == []
    refused(match, sanctify(8), "tile", "no novice of yours stands on tile 8")
    refused(match, sanctify(6), "tile", "no novice of yours stands on tile 6")
    refused(match, sanctify(2), "tile", "in the temple already")


def test_sanctification_only_of_an_approved_tile() -> None:
    match = loaded(scene(claimed={9: 0}))
    refused(match, sanctify(9), "tile", "this takes the bribery token")


def test_sanctification_with_bribery_just_beyond_the_guard() -> None:
    match = loaded(scene(claimed={9: 0, 8: 0}, favors=[["bribery"]]))
    assert listed(match, "sanctify") == [sanctify(9), sanctify(8)]
    match.play(sanctify(9))
    assert match.position["influence"] == [11, 5]
    assert match.position["favors"][0] == []
    assert told(match, Spent) == [Spent(0, isle("bribery"))]


def test_sanctification_of_an_approved_tile_keeps_the_bribery_token() -> None:
    match = loaded(scene(claimed={8: 0}, favors=[["bribery"]]))
    match.play(sanctify(8))
    assert match.position["favors"][0] == ["bribery"]


def test_example_displacement_only_the_unprotected_lower_opposing_neighbour_leaves() -> None:
    """In the seen layout 12 touches 3, 7, 11, 13, 18 and 22; 5 is lower but lies elsewhere."""
    match = loaded(
        scene(
            4,
            round=3,
            temple={1: 0, 2: 1, 3: 2, 4: 3, 7: 1, 11: 0, 13: 1, 5: 1},
            books=[1, 2, 3, 4],
            claimed={12: 0},
        )
    )
    match.play(sanctify(12))
    assert told(match, Displaced) == [Displaced(0, 1, 7, LANDING, 1)]
    temple = match.position["temple"]
    assert temple["7"] == {"novice": None, "book": False}
    assert temple["11"]["novice"] == 0, "one's own"
    assert temple["3"]["novice"] == 2, "with a book"
    assert temple["13"]["novice"] == 1, "higher"
    assert temple["5"]["novice"] == 1, "no neighbour"
    assert match.position["landing"] == [0, 1, 0, 0]
    assert match.position["influence"] == [5 + 4 + 1, 5, 5, 5]


def test_displacement_of_several_novices_gains_1_each() -> None:
    match = loaded(
        scene(
            4,
            round=3,
            temple={1: 0, 2: 1, 3: 2, 4: 3, 7: 1, 11: 3},
            books=[1, 2, 4, 11],
            claimed={12: 0},
        )
    )
    match.play(sanctify(12))
    assert [event.tile for event in told(match, Displaced)] == [3, 7]
    assert match.position["influence"][0] == 5 + 4 + 2
    assert match.position["landing"] == [0, 1, 1, 0]


def test_displacement_leaves_a_tile_that_is_out_of_use() -> None:
    match = loaded(scene(4, round=3, temple={7: None}, books=[1, 2, 3, 4], claimed={12: 0}))
    match.play(sanctify(12))
    assert told(match, Displaced) == []
    refused(match, promote(7), "tile", "in the temple already")


def test_book_moves_any_book_under_an_own_novice_without_one() -> None:
    match = loaded(scene(3, temple={8: 0, 6: 0, 5: 1}, favors=[["book"]]))
    assert listed(match, "book") == [book(n, to) for n in (2, 3, 4) for to in (6, 8)]
    match.play(book(4, 8))
    temple = match.position["temple"]
    assert temple["8"] == {"novice": 0, "book": True}
    assert temple["4"] == {"novice": 1, "book": False}
    assert match.position["influence"] == [6, 5, 5]
    assert match.position["favors"][0] == []
    assert match.position["book_played"] is True
    assert told(match, BookMoved) == [BookMoved(0, 4, 8, 1)]


def test_book_may_be_ones_own() -> None:
    match = loaded(scene(3, temple={8: 0}, favors=[["book"]]))
    match.play(book(2, 8))
    assert match.position["temple"]["2"] == {"novice": 0, "book": False}


def test_book_refusals() -> None:
    match = loaded(scene(temple={8: 0, 6: 1}, favors=[["book"]]))
    refused(match, book(6, 8), "from", "there is no book on tile 6")
    refused(match, book(4, 6), "to", "no novice of yours serves on tile 6")
    refused(match, book(4, 2), "to", "has a book already")
    refused(match, book(4, 9), "to", "no novice of yours serves on tile 9")
    without = loaded(scene(temple={8: 0}))
    refused(without, book(4, 8), "", "takes the book token")


def test_book_with_two_players_the_first_of_a_round_is_worth_2() -> None:
    position = scene(temple={8: 0, 6: 1}, favors=[["book"], ["book"]])
    match = loaded(position)
    match.play(book(4, 8))
    assert match.position["influence"] == [7, 5]
    match.play(book(2, 6))
    assert match.position["influence"] == [7, 6]
    for players in (3, 4):
        more = loaded(scene(players, temple={8: 0}, favors=[["book"]]))
        more.play(book(2, 8))
        assert more.position["influence"][0] == 6


def test_book_counts_as_first_again_in_the_next_round() -> None:
    match = loaded(scene(time=1, book_played=True, temple={8: 0}, favors=[[], []]))
    match.play({"do": "meditate"})
    assert match.position["book_played"] is False


@pytest.mark.parametrize(("books", "leaves"), [([2, 4], 1), ([2, 8], 0)])
def test_book_protects_from_displacement(books: list[int], leaves: int) -> None:
    """20 touches 8 in these slots."""
    match = loaded(scene(round=4, temple={8: 1}, books=books, claimed={20: 0}))
    match.play(sanctify(20))
    assert len(told(match, Displaced)) == leaves
    assert match.position["landing"] == [0, leaves]
