"""What the rules say about a state of Luna, in the terms that the views draw."""

from __future__ import annotations

from typing import Any

from pyengine.luna.components import (
    AWARDS,
    BOARD_TILES,
    BOARDS,
    BUILDER,
    GUARDS,
    ISLES,
    ROUNDS,
    SEATS,
    SYMBOL_OF,
    SYMBOLS,
)
from pyengine.luna.figures import next_apostate, next_builder, next_priestess
from pyengine.luna.state import ABSENT, OVER, State


def facts(state: State) -> dict[str, Any]:
    """The fields of the table that follow from the state alone."""
    on_path = [tile for tile in state.island.path if state.claims[tile] != ABSENT]
    last = state.round == ROUNDS or state.phase == OVER
    return {
        "order": tuple((state.turn + n) % state.players for n in range(state.players)),
        "approved": tuple(tile for tile in on_path if state.approved(tile)),
        "bribable": tuple(tile for tile in on_path if state.beyond_the_guard(tile)),
        "closed": tuple(
            tile
            for tile in on_path
            if not state.approved(tile) and not state.beyond_the_guard(tile)
        ),
        "guards": tuple(reversed(GUARDS)),
        "guard": ROUNDS - state.round,
        "batch": state.players,
        "path_tiles": state.island.path,
        "awards": AWARDS[state.number],
        "priestess_number": state.number,
        "builder_number": BUILDER,
        "next_priestess": None if last else SYMBOLS[next_priestess(state)],
        "next_builder": None if last else SYMBOLS[next_builder(state)],
        "next_apostate": None if last else SYMBOLS[next_apostate(state)],
        "favors_left": tuple(_favors_left(state, isle) for isle in state.isles),
        "temple": {
            tile: (across / 2, float(down)) for tile, (across, down) in state.island.places.items()
        },
        "boards": {
            tile: BOARDS[board]
            for board in state.island.boards
            for tile in BOARD_TILES[board].values()
        },
        "symbols": {tile: SYMBOLS[SYMBOL_OF[tile]] for tile in state.island.places},
        "seats": SEATS,
        "time_full": state.time_tokens,
        "frozen": SYMBOLS[state.frozen] if 0 <= state.frozen < ISLES else None,
        "solo": state.solo or None,
    }


def _favors_left(state: State, isle: int) -> int:
    tokens = 1 if state.solo else state.players
    return tokens - sum(held >> isle & 1 for held in state.favors)
