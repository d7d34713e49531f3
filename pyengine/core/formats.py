"""The envelopes of the public formats: what a record and a position have in every game."""

from __future__ import annotations

from typing import Any

from .errors import MalformedError
from .game import Game, Json
from .reader import Reader, parse, shown

RECORD, POSITION = "moon-record", "moon-position"
VERSION = 1

AnyGame = Game[Any, Any]

SEATS = ("human", "bot:random", "bot:1", "bot:2", "bot:3", "bot:4")
LONGEST_NAME = 40


def given(source: str | Json) -> Reader:
    """What was handed over, JSON text or values, as something to read from."""
    return Reader(parse(source) if isinstance(source, str) else source)


def format_of(source: Reader) -> str:
    """Whether this is a record or a position."""
    if not isinstance(source.value, dict):
        raise source.refuse("a record or position is a JSON object")
    if "format" not in source:
        raise MalformedError("format", "is missing")
    return source["format"].choice((RECORD, POSITION))


def check_version(source: Reader) -> None:
    if source["version"].integer() != VERSION:
        raise source["version"].refuse(
            "version {found} is not known here, only {known}",
            found=shown(source["version"].value),
            known=VERSION,
        )


def read_setup(game: AnyGame, setup: Reader) -> Json:
    """The whole set-up: what all games share, and the game's own keys between."""
    setup.object(("players", "seed"), (*game.setup_keys, "names", "seats"))
    own = game.read_setup(setup)
    read: Json = {"players": own.pop("players"), "seed": setup["seed"].whole_number(), **own}
    if "names" in setup:
        names = setup["names"].items(read["players"])
        read["names"] = [name.text(LONGEST_NAME) for name in names]
    if "seats" in setup:
        seats = setup["seats"].items(read["players"])
        read["seats"] = [seat.choice(SEATS) for seat in seats]
    return read


def read_position(game: AnyGame, position: Reader) -> Any:
    """The state that a position of this game describes."""
    position.object(("format", "version", "game", *game.position_keys))
    position["format"].choice((POSITION,))
    check_version(position)
    position["game"].choice((game.name,))
    return game.read_position(position)


def write_position(game: AnyGame, state: Any) -> Json:
    head = {"format": POSITION, "version": VERSION, "game": game.name}
    return {**head, **game.position(state)}


def write_record(game: AnyGame, setup: Json, start: Json | None, actions: list[Json]) -> Json:
    return {
        "format": RECORD,
        "version": VERSION,
        "game": game.name,
        "setup": setup,
        "start": start,
        "actions": actions,
    }
