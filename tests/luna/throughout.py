"""What stays true through a whole game of Luna, whoever plays it: one function for each."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from pyengine import Match
from pyengine.core.game import Json
from pyengine.luna.components import BOARD_TILES, BOARDS, SYMBOLS
from pyengine.luna.events import Meditated, RoundEnded


def novices_of(position: Json, player: int) -> int:
    return sum(
        [
            *position["active"][player],
            *position["inactive"][player],
            position["landing"][player],
            position["supply"][player],
            list(position["claimed"].values()).count(player),
            [space["novice"] for space in position["temple"].values()].count(player),
        ]
    )


def steps(match: Match) -> Iterator[tuple[Json, Json, Json]]:
    """Before, the action, after."""
    for (before, after), action in zip(pairwise(match.positions), match.actions, strict=True):
        yield before, action, after


def novices_are_conserved(match: Match) -> None:
    for position in match.positions:
        for player in range(position["players"]):
            assert novices_of(position, player) == 13


def shrines_are_never_more_than_six_and_never_leave(match: Match) -> None:
    for before, _, after in steps(match):
        for earlier, later in zip(before["shrines"], after["shrines"], strict=True):
            assert sum(later) <= 6
            assert set(later) <= {0, 1}
            assert all(one <= other for one, other in zip(earlier, later, strict=True))


def favors_are_conserved_and_nobody_holds_two_of_a_kind(match: Match) -> None:
    for position in match.positions:
        tokens = 1 if position["solo"] else position["players"]
        for held in position["favors"]:
            assert len(set(held)) == len(held)
        for symbol in SYMBOLS:
            assert sum(held.count(symbol) for held in position["favors"]) <= tokens


def books_are_conserved_each_under_a_novice(match: Match) -> None:
    for position in match.positions:
        with_book = [space for space in position["temple"].values() if space["book"]]
        assert len(with_book) == position["players"]
        assert all(space["novice"] is not None for space in with_book)


def tiles_are_conserved(match: Match) -> None:
    for position in match.positions:
        tiles = [
            tile
            for board in position["boards"]
            for tile in BOARD_TILES[BOARDS.index(board)].values()
        ]
        assert sorted([*position["path"], *map(int, position["temple"])]) == sorted(tiles)
        assert set(map(int, position["claimed"])) <= set(position["path"])


def tiles_only_go_from_the_path_to_the_temple(match: Match) -> None:
    for before, _, after in steps(match):
        assert set(after["path"]) <= set(before["path"])
        for tile, space in before["temple"].items():
            if space["novice"] is None:
                assert after["temple"][tile] == {"novice": None, "book": False}


def council_stacks_are_whole_and_only_move_up(match: Match) -> None:
    seats = []
    for position in match.positions:
        pieces = [(player, seat) for seat, stack in position["council"] for player in stack]
        assert sorted(player for player, _ in pieces) == list(range(position["players"]))
        assert [seat for seat, _ in position["council"]] == sorted(
            {seat for seat, _ in position["council"]}
        )
        assert all(0 <= seat <= 10 for _, seat in pieces)
        seats.append(dict(pieces))
    for before, after in pairwise(seats):
        assert all(after[player] >= before[player] for player in before)


def influence_never_falls_below_0(match: Match) -> None:
    assert all(min(position["influence"]) >= 0 for position in match.positions)


def a_round_ends_only_by_the_last_time_token(match: Match) -> None:
    for (before, action, after), told in zip(steps(match), match.told, strict=True):
        ended = any(isinstance(event, RoundEnded) for event in told)
        if before["solo"]:
            assert ended == (action["do"] == "end-round")
        else:
            last = action["do"] == "meditate" and before["time"] == 1
            assert ended == last
            assert last == any(isinstance(event, Meditated) and event.gain for event in told)
        over = after["phase"] == "over"
        assert (before["round"] != after["round"] or over) == ended
        if not ended and before["phase"] == "actions":
            assert after["time"] == before["time"] - (action["do"] == "meditate")


def one_action_each_round_and_round(match: Match) -> None:
    for before, _, after in steps(match):
        if before["solo"]:
            assert (after["turn"], after["start"]) == (1, 0)
        elif before["round"] == after["round"] and after["phase"] == before["phase"] == "actions":
            assert after["turn"] == (before["turn"] + 1) % before["players"]
        elif before["round"] != after["round"]:
            left = (before["start"] if before["players"] == 2 else before["turn"]) + 1
            assert after["turn"] == after["start"] == left % before["players"]


def only_the_player_on_turn_moves_novices_at_the_isles(match: Match) -> None:
    """But for the end of a round, and for what the solo opponent does."""
    for before, _, after in steps(match):
        if before["solo"] or before["round"] != after["round"] or after["phase"] == "over":
            continue
        for player in range(before["players"]):
            if player != before["turn"]:
                for key in ("active", "inactive", "shrines", "supply"):
                    assert after[key][player] == before[key][player]


def everything_is_told_that_changes_influence(match: Match) -> None:
    for (before, _, after), told in zip(steps(match), match.told, strict=True):
        influence = list(before["influence"])
        for event in told:
            name = type(event).__name__
            if name in ("Sanctified", "BookMoved", "Meditated"):
                influence[event.player] += event.gain
            elif name == "Displaced":
                influence[event.mover] += event.gain
            elif name in ("RoundPaid", "FinalPaid"):
                assert influence[event.player] == event.before
                influence[event.player] = event.after
        assert influence == after["influence"]


def everything_is_told_that_changes_favors(match: Match) -> None:
    for (before, _, after), told in zip(steps(match), match.told, strict=True):
        held = [set(favors) for favors in before["favors"]]
        for event in told:
            name = type(event).__name__
            if name == "Spent":
                held[event.player].remove(SYMBOLS[event.favor])
            elif name == "FavorTaken":
                held[event.player].add(SYMBOLS[event.favor])
            elif name == "FavorsReceived":
                held[event.player] |= {SYMBOLS[favor] for favor in event.favors}
        assert held == [set(favors) for favors in after["favors"]]


def the_game_ends_after_six_rounds(match: Match) -> None:
    rounds = [position["round"] for position in match.positions]
    assert rounds == sorted(rounds)
    assert set(rounds) == {1, 2, 3, 4, 5, 6}
    outcome, last = match.outcome, match.position
    assert outcome is not None
    assert outcome.scores == tuple(last["influence"])
    ranked = [player for _, stack in reversed(last["council"]) for player in reversed(stack)]
    by_score = sorted(ranked, key=lambda player: -last["influence"][player])
    assert list(outcome.places) == by_score


THROUGHOUT = [
    novices_are_conserved,
    shrines_are_never_more_than_six_and_never_leave,
    favors_are_conserved_and_nobody_holds_two_of_a_kind,
    books_are_conserved_each_under_a_novice,
    tiles_are_conserved,
    tiles_only_go_from_the_path_to_the_temple,
    council_stacks_are_whole_and_only_move_up,
    influence_never_falls_below_0,
    a_round_ends_only_by_the_last_time_token,
    one_action_each_round_and_round,
    only_the_player_on_turn_moves_novices_at_the_isles,
    everything_is_told_that_changes_influence,
    everything_is_told_that_changes_favors,
    the_game_ends_after_six_rounds,
]
