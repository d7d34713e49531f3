"""Setting the table: isles, figures, temple boards and first tiles, and the preselected layout."""

from __future__ import annotations

from pyengine.core.chance import Chance
from pyengine.core.game import Json
from pyengine.core.reader import Reader

from .components import (
    BOARD_TILES,
    BOARDS,
    COLOURS,
    FEWEST_PLAYERS,
    FIRST_TILES,
    ISLES,
    LEVELS,
    MOST_PLAYERS,
    NOVICES,
    PRESELECTED,
    STARTING_INFLUENCE,
    SYMBOL_OF,
    SYMBOLS,
    TILES,
)
from .island import island_of
from .preliminary import PAIR, receive_favors
from .rounds import begin_round
from .state import ABSENT, FREE, OPPONENT, PERSON, PLACING_SHRINES, State

FIGURES = ("priestess", "builder", "apostate")
RANDOM, PRESELECTED_LAYOUT = "random", "preselected"
SAME_ISLE_LEVEL = 3
"""From this solo level on, Priestess and Builder begin on one isle."""


def read_setup(setup: Reader) -> Json:
    players = setup["players"].integer(1, MOST_PLAYERS)
    read: Json = {"players": players}
    if players == 1:
        read["level"] = setup.get("level", 1).integer(1, LEVELS)
    elif "level" in setup:
        raise setup["level"].refuse("only a solo game, for one player, has a level")
    read["layout"] = setup.get("layout", RANDOM).choice((RANDOM, PRESELECTED_LAYOUT))
    if read["layout"] == PRESELECTED_LAYOUT and players == 1:
        raise setup["layout"].refuse("the preselected layout is for 2 to 4 players")
    if "figures" in setup:
        read["figures"] = _read_figures(setup["figures"], read)
    return read


def _read_figures(figures: Reader, read: Json) -> Json:
    if read["layout"] == PRESELECTED_LAYOUT:
        raise figures.refuse("the preselected layout has the figures' isles in it")
    figures.object(FIGURES)
    chosen = {figure: figures[figure].choice(SYMBOLS) for figure in FIGURES}
    if read.get("level") == SAME_ISLE_LEVEL and chosen["priestess"] != chosen["builder"]:
        raise figures["builder"].refuse("at level 3 Priestess and Builder begin on one isle")
    return chosen


def new(setup: Json) -> State:
    chance = Chance(setup["seed"])
    state = _bare_table(max(setup["players"], FEWEST_PLAYERS), setup.get("level", 0), chance)
    _lay_isles(state, setup, chance)
    if state.solo:
        _place_opponent(state)
    if setup["layout"] == PRESELECTED_LAYOUT:
        _place_preselected(state)
        receive_favors(state, None)
        begin_round(state, None)
    return state


def _bare_table(players: int, level: int, chance: Chance) -> State:
    """Temple, path, council and supplies, the first tiles dealt."""
    state = State()
    state.solo = level
    state.round, state.phase = 1, PLACING_SHRINES
    start = chance.below(players)
    state.start = OPPONENT if level else start
    state.turn = PERSON if level else start
    boards = list(range(len(BOARDS)))
    chance.shuffle(boards)
    state.island = island_of(tuple(boards[:players]))
    path = state.island.path
    state.claims = tuple(FREE if tile in path else ABSENT for tile in range(TILES + 1))
    state.books = tuple(sorted(first_tile(board) for board in state.island.boards))
    owners = list(range(players))
    chance.shuffle(owners)
    dealt = dict(zip(state.books, owners, strict=True))
    state.temple = tuple(dealt.get(tile, ABSENT) for tile in range(TILES + 1))
    _supply(state, players)
    return state


def _supply(state: State, players: int) -> None:
    state.active = [0] * (players * ISLES)
    state.inactive = [0] * (players * ISLES)
    state.shrines = state.landing = state.seats = (0,) * players
    state.supply = (NOVICES - 1,) * players
    state.favors = [0] * players
    # The last to put their piece on the stack is on top of it, and so ranks first.
    state.council = tuple((state.start - n) % players for n in range(1, players + 1))
    state.influence = [STARTING_INFLUENCE] * players
    state.time = state.time_tokens
    state.book_played = False


def first_tile(board: int) -> int:
    """The one tile of a board that is dealt to a player."""
    return next(tile for tile in BOARD_TILES[board].values() if tile <= FIRST_TILES)


def _lay_isles(state: State, setup: Json, chance: Chance) -> None:
    isles = list(range(ISLES))
    chance.shuffle(isles)
    drawn = {figure: SYMBOLS[chance.below(ISLES)] for figure in FIGURES}
    if state.solo == SAME_ISLE_LEVEL:
        drawn["builder"] = drawn["priestess"]
    figures = setup.get("figures", drawn)
    if setup["layout"] == PRESELECTED_LAYOUT:
        isles = [SYMBOLS.index(symbol) for symbol in PRESELECTED["isles"]]
        figures = PRESELECTED
    lay_ring(state, isles)
    # Ruling: the figures begin at random, or where the set-up says.
    state.priestess, state.builder, state.apostate = (
        SYMBOLS.index(figures[figure]) for figure in FIGURES
    )


def lay_ring(state: State, isles: list[int]) -> None:
    state.isles = tuple(isles)
    state.place = tuple(isles.index(isle) for isle in range(ISLES))


def _place_preselected(state: State) -> None:
    for player, colour in enumerate(COLOURS[: state.players]):
        state.build_shrine(player, SYMBOLS.index(PRESELECTED["shrines"][colour]))
        for symbol in PRESELECTED["pairs"][colour]:
            state.active[player * ISLES + SYMBOLS.index(symbol)] = PAIR
            state.take_from_supply(player, PAIR)


def _place_opponent(state: State) -> None:
    """A shrine with the Builder, and all novices."""
    first = OPPONENT * ISLES
    state.build_shrine(OPPONENT, state.builder)
    state.active[first : first + ISLES] = opponent_novices(state)
    state.take_from_supply(OPPONENT, state.supply[OPPONENT])


def opponent_novices(state: State) -> list[int]:
    """By isle: one with the Builder, two everywhere else; one of them went to the temple."""
    novices = [1 if isle == state.builder else 2 for isle in range(ISLES)]
    novices[SYMBOL_OF[state.serving(OPPONENT)[0]]] -= 1
    return novices
