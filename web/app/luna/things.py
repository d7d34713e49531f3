"""Things on the table of Luna by name, and which of them an action is about."""

from __future__ import annotations

from pyengine.luna.actions.isle import Favor, Herbs, Recruit, Shrine
from pyengine.luna.actions.movement import Journey, Sailboat, Tide
from pyengine.luna.actions.other import Council, Expel
from pyengine.luna.actions.preliminary import PlaceNovices, PlaceShrine
from pyengine.luna.actions.solo import Quiet
from pyengine.luna.actions.temple import Book, Promote, Sanctify
from pyengine.luna.components import LANDING, NOVICE, SYMBOLS
from pyengine.luna.kinds import Action
from pyengine.luna.state import State
from web.app.luna.table import Thing

LANDING_STAGE = "landing"
MEDITATION = "meditation"


def isle(number: int) -> Thing:
    """An isle, or the landing stage where a move may begin like on one."""
    return LANDING_STAGE if number == LANDING else f"isle:{SYMBOLS[number]}"


def origin(thing: Thing) -> int:
    """The isle or landing stage that a thing is."""
    kind, _, name = thing.partition(":")
    return SYMBOLS.index(name) if kind == "isle" else LANDING


def path_tile(tile: int) -> Thing:
    return f"tile:{tile}"


def temple_space(tile: int) -> Thing:
    return f"temple:{tile}"


def favor_token(favor: int) -> Thing:
    return f"favor:{SYMBOLS[favor]}"


def way(state: State, action: Action) -> tuple[Thing, ...]:
    """What a player points at, in order, to do this action; how many and with what comes after."""
    match action:
        case Favor() | Recruit() | Herbs() | PlaceShrine() | PlaceNovices() | Quiet():
            return (isle(action.isle),)
        case Shrine():
            return (isle(state.builder),)
        case Expel():
            return (isle(state.apostate),)
        case Council():
            return (favor_token(NOVICE) if action.isle is None else isle(action.isle),)
        case Journey() | Tide():
            return (isle(action.moves[0].from_), isle(action.moves[0].to))
        case Sailboat():
            return (isle(action.from_), isle(action.to))
        case Promote() | Sanctify():
            return (path_tile(action.tile),)
        case Book():
            return (temple_space(action.to), temple_space(action.from_))
        case _:
            return (MEDITATION,)
