"""Luna's public position: written from a state, and read back; its truth is checked apart."""

from __future__ import annotations

from typing import Any

from pyengine.core.errors import MalformedError
from pyengine.core.game import Json
from pyengine.core.reader import Reader

from .components import (
    BOARDS,
    FEWEST_PLAYERS,
    ISLES,
    LAST_SEAT,
    LEVELS,
    MOST_PLAYERS,
    NOVICES,
    ROUNDS,
    SYMBOLS,
    TILES,
)
from .council import stacks
from .island import island_of
from .position_checks import check
from .setup import FIGURES, lay_ring
from .state import (
    ABSENT,
    ACTIONS,
    FREE,
    OVER,
    PLACING_NOVICES,
    PLACING_SHRINES,
    QUIET,
    VACATED,
    State,
)

KEYS = (
    "players",
    "solo",
    "round",
    "phase",
    "turn",
    "start",
    "isles",
    *FIGURES,
    "boards",
    "path",
    "claimed",
    "temple",
    "active",
    "inactive",
    "shrines",
    "landing",
    "supply",
    "favors",
    "council",
    "influence",
    "time",
    "book_played",
)


def write(state: State) -> Json:
    path = [tile for tile in state.island.path if state.claims[tile] != ABSENT]
    return {
        "players": state.players,
        "solo": state.solo or None,
        "round": state.round,
        "phase": state.phase,
        "turn": state.turn,
        "start": state.start,
        "isles": [SYMBOLS[isle] for isle in state.isles],
        "priestess": SYMBOLS[state.priestess],
        "builder": SYMBOLS[state.builder],
        "apostate": SYMBOLS[state.apostate],
        "boards": [BOARDS[board] for board in state.island.boards],
        "path": path,
        "claimed": {str(tile): state.claims[tile] for tile in path if state.claims[tile] != FREE},
        "temple": {
            str(tile): {
                "novice": None if owner == VACATED else owner,
                "book": tile in state.books,
            }
            for tile, owner in enumerate(state.temple)
            if owner != ABSENT
        },
        "active": _by_ring(state, state.active),
        "inactive": _by_ring(state, state.inactive),
        "shrines": [[mask >> isle & 1 for isle in state.isles] for mask in state.shrines],
        "landing": list(state.landing),
        "supply": list(state.supply),
        "favors": [_symbols(mask) for mask in state.favors],
        "council": [[seat, stack] for seat, stack in stacks(state)],
        "influence": state.influence.copy(),
        "time": state.time,
        "book_played": state.book_played,
    }


def _by_ring(state: State, novices: list[int]) -> list[list[int]]:
    return [
        [novices[player * ISLES + isle] for isle in state.isles] for player in range(state.players)
    ]


def _symbols(mask: int) -> list[str]:
    return [symbol for favor, symbol in enumerate(SYMBOLS) if mask >> favor & 1]


def visible(position: Json) -> Json:
    """Nothing in Luna is hidden once the table is set."""
    return dict(position)


def read(position: Reader) -> State:
    state = State()
    players = position["players"].integer(FEWEST_PLAYERS, MOST_PLAYERS)
    solo = position["solo"]
    state.solo = 0 if solo.is_null() else solo.integer(1, LEVELS)
    if state.solo and players != FEWEST_PLAYERS:
        raise position["players"].refuse("a solo game has 2 players, the opponent being one")
    state.round = position["round"].integer(1, ROUNDS)
    quiet = (QUIET,) if state.solo else ()
    state.phase = position["phase"].choice(
        (PLACING_SHRINES, PLACING_NOVICES, *quiet, ACTIONS, OVER)
    )
    state.turn = position["turn"].integer(0, players - 1)
    state.start = position["start"].integer(0, players - 1)
    lay_ring(state, _read_isles(position["isles"]))
    state.priestess, state.builder, state.apostate = (
        SYMBOLS.index(position[figure].choice(SYMBOLS)) for figure in FIGURES
    )
    state.island = island_of(_read_boards(position["boards"], players))
    state.claims = _read_path(position["path"], position["claimed"], state, players)
    _read_temple(position["temple"], state, players)
    state.active = _read_novices(position["active"], state, players)
    state.inactive = _read_novices(position["inactive"], state, players)
    state.shrines = tuple(
        _read_shrines(entry, state.isles) for entry in position["shrines"].items(players)
    )
    state.landing = tuple(n.integer(0, NOVICES) for n in position["landing"].items(players))
    state.supply = tuple(n.integer(0, NOVICES) for n in position["supply"].items(players))
    state.favors = [_read_favors(entry) for entry in position["favors"].items(players)]
    state.council, state.seats = _read_council(position["council"], players)
    state.influence = [n.integer(0) for n in position["influence"].items(players)]
    state.time = position["time"].integer(0)
    state.book_played = position["book_played"].flag()
    check(position, state)
    return state


def _read_isles(isles: Reader) -> list[int]:
    found: list[int] = []
    for entry in isles.items(ISLES):
        isle = SYMBOLS.index(entry.choice(SYMBOLS))
        if isle in found:
            raise entry.refuse("the {isle} isle is there already", isle=SYMBOLS[isle])
        found.append(isle)
    return found


def _read_boards(boards: Reader, players: int) -> tuple[int, ...]:
    found: list[int] = []
    for entry in boards.items(players):
        board = BOARDS.index(entry.choice(BOARDS))
        if board in found:
            raise entry.refuse("the {board} board is there already", board=BOARDS[board])
        found.append(board)
    return tuple(found)


def _read_path(path: Reader, claimed: Reader, state: State, players: int) -> tuple[int, ...]:
    claims = [ABSENT] * (TILES + 1)
    before = TILES + 1
    for entry in path.items():
        tile = entry.integer(1, TILES)
        if tile not in state.island.path:
            raise entry.refuse("tile {tile} is never on this path", tile=tile)
        if tile >= before:
            raise entry.refuse("the path goes down from the gate, each tile once")
        claims[tile] = FREE
        before = tile
    for tile, entry in _tiles(claimed):
        if claims[tile] == ABSENT:
            raise entry.refuse("tile {tile} is not on the path", tile=tile)
        claims[tile] = entry.integer(0, players - 1)
    return tuple(claims)


def _tiles(source: Reader) -> list[tuple[int, Reader]]:
    """The entries of an object whose keys are tile numbers."""
    if not isinstance(source.value, dict):
        source.object(())
    found: list[tuple[int, Reader]] = []
    numbers = {str(tile): tile for tile in range(1, TILES + 1)}
    for key in source.value:
        if key not in numbers:
            raise MalformedError(f"{source.place}.{key}", "is not the number of a temple tile")
        found.append((numbers[key], source[key]))
    return found


def _read_temple(temple: Reader, state: State, players: int) -> None:
    spaces = [ABSENT] * (TILES + 1)
    books: list[int] = []
    for tile, entry in _tiles(temple):
        if tile not in state.island.places:
            raise entry.refuse("tile {tile} is on none of the boards", tile=tile)
        if state.claims[tile] != ABSENT:
            raise entry.refuse("tile {tile} is on the path", tile=tile)
        entry.object(("novice", "book"))
        novice = entry["novice"]
        spaces[tile] = VACATED if novice.is_null() else novice.integer(0, players - 1)
        if entry["book"].flag():
            if novice.is_null():
                raise entry["book"].refuse("a book lies under a novice")
            books.append(tile)
    state.temple, state.books = tuple(spaces), tuple(sorted(books))


def _read_novices(novices: Reader, state: State, players: int) -> list[int]:
    found = [0] * (players * ISLES)
    for player, entries in enumerate(novices.items(players)):
        for isle, entry in zip(state.isles, entries.items(ISLES), strict=True):
            found[player * ISLES + isle] = entry.integer(0, NOVICES)
    return found


def _read_shrines(shrines: Reader, isles: tuple[int, ...]) -> int:
    entries = zip(isles, shrines.items(ISLES), strict=True)
    return sum(entry.integer(0, 1) << isle for isle, entry in entries)


def _read_favors(favors: Reader) -> int:
    mask = 0
    for entry in favors.items():
        favor = SYMBOLS.index(entry.choice(SYMBOLS))
        if mask >> favor:
            raise entry.refuse("tokens are listed in the symbols' order, each once")
        mask |= 1 << favor
    return mask


def _read_council(council: Reader, players: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    ranked: list[int] = []
    seats = [0] * players
    before = -1
    for entry in council.items():
        pair: list[Any] = list(entry.items(2))
        seat = pair[0].integer(0, LAST_SEAT)
        if seat <= before:
            raise pair[0].refuse("the council is listed from the lowest seat on, each seat once")
        stack = list(pair[1].items())
        if not stack:
            raise pair[1].refuse("a seat without pieces is not listed")
        for piece in stack:
            player = piece.integer(0, players - 1)
            if player in ranked:
                raise piece.refuse("player {player} has two pieces", player=player)
            ranked.append(player)
            seats[player] = seat
        before = seat
    if len(ranked) < players:
        missing = next(player for player in range(players) if player not in ranked)
        raise council.refuse("player {player} has no piece", player=missing)
    return tuple(reversed(ranked)), tuple(seats)
