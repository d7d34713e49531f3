"""Setting the table: tiles on the wheel, discs, and the markers' order."""

from __future__ import annotations

from pyengine.core.chance import Chance
from pyengine.core.game import Json
from pyengine.core.reader import Reader

from .components import DISCS, FIRST_GAME_DISCS, SOLO_DISCS, SPACES, TILES
from .display import Display
from .state import PLAY, SOLO_1, State

MOST_PLAYERS = 4


def read_setup(setup: Reader) -> Json:
    return {
        "players": setup["players"].integer(1, MOST_PLAYERS),
        "first_game": setup.get("first_game", False).flag(),
    }


def discs_to_place(players: int, first_game: bool) -> int:
    if players == 1:
        return SOLO_DISCS[0]
    return FIRST_GAME_DISCS.get(players, DISCS) if first_game else DISCS


def new(setup: Json) -> State:
    players: int = setup["players"]
    chance = Chance(setup["seed"])
    tiles = list(TILES)
    chance.shuffle(tiles)
    state = State()
    state.wheel = [0, *tiles[: SPACES - 1]]
    state.moon = 0
    state.pile = tiles[: SPACES - 2 : -1]
    state.order = list(range(players)) if players > 1 else []
    chance.shuffle(state.order)
    state.distance = [0] * len(state.order)
    state.displays = [Display() for _ in range(players)]
    state.discs = [discs_to_place(players, setup["first_game"])] * players
    state.noted = []
    state.phase = PLAY if players > 1 else SOLO_1
    return state
