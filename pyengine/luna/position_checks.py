"""What must hold of a position as a whole: pieces conserved, each phase as the rules make it."""

from __future__ import annotations

from pyengine.core.reader import Reader

from .components import FIRST_TILES, HERBS, ISLES, NOVICES, ROUNDS, SHRINES, SYMBOLS
from .preliminary import PAIR, PAIRS, pairs, placing
from .setup import opponent_novices
from .solo import noisy_isles
from .state import (
    ABSENT,
    ACTIONS,
    OPPONENT,
    OVER,
    PERSON,
    PLACING_NOVICES,
    PLACING_SHRINES,
    QUIET,
    State,
)


def check(position: Reader, state: State) -> None:
    _check_tiles(position, state)
    _check_pieces(position, state)
    if state.solo:
        _check_solo(position, state)
    _check_time(position["time"], state)
    if state.phase in (PLACING_SHRINES, PLACING_NOVICES):
        _check_preliminary(position, state)
    elif state.phase == OVER and state.round != ROUNDS:
        raise position["phase"].refuse("the game is over only after round {last}", last=ROUNDS)
    elif state.phase == QUIET:
        _check_quiet(position, state)


def _check_tiles(position: Reader, state: State) -> None:
    for tile in sorted(state.island.places):
        on_path = state.claims[tile] != ABSENT
        if not on_path and state.temple[tile] == ABSENT:
            raise position["path"].refuse(
                "tile {tile} is neither here nor in the temple", tile=tile
            )
        if tile <= FIRST_TILES or state.approved(tile) or state.beyond_the_guard(tile):
            continue
        if not on_path or state.claims[tile] >= 0:
            raise position["claimed" if on_path else "temple"][str(tile)].refuse(
                "in round {round} tile {tile} lies too far beyond the Guard",
                round=state.round,
                tile=tile,
            )
    if len(state.books) != state.players:
        raise position["temple"].refuse(
            "there are {players} books, not {found}", players=state.players, found=len(state.books)
        )


def _check_pieces(position: Reader, state: State) -> None:
    for player in range(state.players):
        first = player * ISLES
        novices = (
            sum(state.active[first : first + ISLES])
            + sum(state.inactive[first : first + ISLES])
            + state.landing[player]
            + state.supply[player]
            + state.claims.count(player)
            + state.temple.count(player)
        )
        if novices != NOVICES:
            raise _entry(position["supply"], player).refuse(
                "player {player} has {found} novices in all, not {novices}",
                player=player,
                found=novices,
                novices=NOVICES,
            )
        if state.shrines_left(player) < 0:
            raise _entry(position["shrines"], player).refuse(
                "a player has {shrines} shrines at most", shrines=SHRINES
            )


def _entry(entries: Reader, n: int) -> Reader:
    return list(entries.items())[n]


def _check_solo(position: Reader, state: State) -> None:
    if state.turn != PERSON:
        raise position["turn"].refuse("in a solo game player 1 is always on turn")
    if state.start != OPPONENT:
        raise position["start"].refuse("in a solo game the opponent, player 0, is start player")
    for key in ("landing", "supply", "favors"):
        entry = _entry(position[key], OPPONENT)
        if entry.value:
            raise entry.refuse("the solo opponent never has any there")
    for tile, owner in enumerate(state.claims):
        if owner == OPPONENT:
            raise position["claimed"][str(tile)].refuse("the solo opponent claims no tiles")


def _check_time(time: Reader, state: State) -> None:
    most = state.time_tokens
    if state.phase == ACTIONS and most:
        time.integer(1, most)
        return
    left = 0 if state.phase == OVER else most
    if state.time != left:
        raise time.refuse("must be {left} in this phase", left=left)


def _check_quiet(position: Reader, state: State) -> None:
    if not noisy_isles(state):
        raise position["phase"].refuse("the opponent has no active novice, so none is chosen")
    _check_no_traces(position, state)


def _check_no_traces(position: Reader, state: State) -> None:
    """At the start of a round nobody has acted."""
    if any(state.inactive):
        raise position["inactive"].refuse("at the start of a round no novice is inactive")
    if state.book_played:
        raise position["book_played"].refuse("nobody has acted yet")


def _check_preliminary(position: Reader, state: State) -> None:
    if state.round != 1:
        raise position["round"].refuse("the preliminary round comes before round 1")
    _check_no_traces(position, state)
    for key, early in (
        ("claimed", max(state.claims) >= 0),
        ("favors", any(state.favors)),
        ("landing", any(state.landing)),
    ):
        if early:
            raise position[key].refuse("in the preliminary round nobody has any")
    for tile in state.island.path:
        if state.claims[tile] == ABSENT:
            raise position["temple"][str(tile)].refuse("in the preliminary round it is on the path")
    if sorted(state.temple[tile] for tile in state.books) != list(range(state.players)):
        raise position["temple"].refuse("everyone begins with one novice here, with a book")
    if any(state.seats):
        raise position["council"].refuse("everyone begins on the first seat")
    if state.solo:
        _check_opponent(position, state)
    _check_first_shrines(position["shrines"], state)
    _check_first_novices(position["active"], state)
    _check_turn(position["turn"], state)


def _check_first_shrines(shrines: Reader, state: State) -> None:
    for isle in range(ISLES):
        if sum(mask >> isle & 1 for mask in state.shrines) > 1:
            raise shrines.refuse(
                "the first shrines are on different isles, not two on {isle}", isle=SYMBOLS[isle]
            )
    for player in placing(state):
        if state.players == 2 and state.has_shrine(player, HERBS):
            raise _entry(shrines, player).refuse(
                "with two players nobody begins with a shrine on herbs"
            )


def _check_first_novices(active: Reader, state: State) -> None:
    for player in placing(state):
        for place, isle in enumerate(state.isles):
            novices = state.active[player * ISLES + isle]
            if novices and (novices != PAIR or state.has_shrine(player, isle)):
                raise _entry(_entry(active, player), place).refuse(
                    "novices begin as pairs, where their player has nothing else",
                )


def _check_turn(turn: Reader, state: State) -> None:
    """The pieces placed so far say who is next: everyone in turn, shrines first."""
    order = placing(state)
    shrines = [state.shrines[player].bit_count() for player in order]
    novices = [pairs(state, player) for player in order]
    if state.phase == PLACING_SHRINES:
        placed, most, other_kind = shrines, 1, sum(novices) == 0
    else:
        placed, most, other_kind = novices, PAIRS, set(shrines) == {1}
    each, ahead = divmod(sum(placed), len(order))
    in_turn = [each + (n < ahead) for n in range(len(order))]
    if placed != in_turn or each >= most or not other_kind:
        raise turn.refuse("the pieces were not placed in turn, shrines before novices")
    if state.turn != order[ahead]:
        raise turn.refuse("player {player} is next to place", player=order[ahead])


def _check_opponent(position: Reader, state: State) -> None:
    """Solo: at the set-up the opponent's pieces were placed, and there they stay so far."""
    if state.shrines[OPPONENT] != 1 << state.builder:
        raise _entry(position["shrines"], OPPONENT).refuse(
            "the opponent begins with a shrine on the Builder's isle"
        )
    first = OPPONENT * ISLES
    if state.active[first : first + ISLES] != opponent_novices(state):
        raise _entry(position["active"], OPPONENT).refuse(
            "the opponent begins with one novice at the Builder and two elsewhere, but for the"
            " one in the temple"
        )
