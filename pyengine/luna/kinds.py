"""Every kind of action of Luna by its name in the formats, and the phase that it belongs to.

Every kind has `legal(state)`, which lists what the player on turn may do of it, and those of
the action phase have `why_none(state)`, which refuses with the reason when that is nothing.
"""

from __future__ import annotations

from pyengine.core.reader import Reader

from .actions.isle import Favor, Herbs, Recruit, Shrine
from .actions.movement import Journey, Sailboat, Tide
from .actions.other import Council, Expel, Meditate
from .actions.preliminary import PlaceNovices, PlaceShrine
from .actions.solo import EndRound, Quiet
from .actions.temple import Book, Promote, Sanctify
from .state import ACTIONS, OVER, PLACING_NOVICES, PLACING_SHRINES, QUIET

Placing = PlaceShrine | PlaceNovices | Quiet
Turn = (
    Favor
    | Recruit
    | Shrine
    | Herbs
    | Journey
    | Tide
    | Sailboat
    | Promote
    | Sanctify
    | Book
    | Council
    | Expel
    | Meditate
    | EndRound
)
Action = Placing | Turn

PLACINGS: dict[str, type[Placing]] = {
    "place-shrine": PlaceShrine,
    "place-novices": PlaceNovices,
    "quiet": Quiet,
}
TURNS: dict[str, type[Turn]] = {
    "favor": Favor,
    "recruit": Recruit,
    "shrine": Shrine,
    "herbs": Herbs,
    "journey": Journey,
    "tide": Tide,
    "sailboat": Sailboat,
    "promote": Promote,
    "sanctify": Sanctify,
    "book": Book,
    "council": Council,
    "expel": Expel,
    "meditate": Meditate,
    "end-round": EndRound,
}
KINDS: dict[str, type[Action]] = {**PLACINGS, **TURNS}

KINDS_IN: dict[str, tuple[str, ...]] = {
    PLACING_SHRINES: ("place-shrine",),
    PLACING_NOVICES: ("place-novices",),
    QUIET: ("quiet",),
    ACTIONS: tuple(TURNS),
    OVER: (),
}
"""The kinds that each phase knows."""

KEYS = ("isle", "novice_token", "count", "moves", "from", "to", "tile")


def read_action(action: Reader) -> Action:
    action.object(("do",), KEYS)
    return KINDS[action["do"].choice(KINDS)].read(action)
