"""An action being put together: a kind, then the things it is about, then how many and with what.

All that is offered comes from the engine's list of legal actions, narrowed by what was chosen
so far; where only one thing is left to point at, it is taken as pointed at.
"""

from __future__ import annotations

from pyengine.core.errors import IllegalError
from pyengine.luna.actions.isle import Favor, Herbs, Recruit
from pyengine.luna.actions.other import Council
from pyengine.luna.actions.preliminary import PlaceNovices, PlaceShrine
from pyengine.luna.actions.solo import Quiet
from pyengine.luna.actions.temple import Promote, Sanctify
from pyengine.luna.components import ISLES, SYMBOLS
from pyengine.luna.kinds import TURNS, Action
from pyengine.luna.state import State
from pyengine.luna.turn import legal_of, refusal
from web.app.luna.table import Choice, Thing
from web.app.words import _, n_

from .things import origin, way

MORE_IS_BETTER = ("herbs", "sailboat")
"""Kinds whose usual way is the one with the most novices."""


class Draft:
    """Any kind of action but journeys and tides, which are built move by move."""

    def __init__(self, state: State, kind: str, pointed: tuple[Thing, ...] = ()) -> None:
        self.kind = kind
        self._state = state
        self._all = legal_of(state, kind)
        self.pointed: tuple[Thing, ...] = ()
        self._variant = 0
        for thing in pointed:
            self._narrow(thing)
        self._follow()

    def candidates(self) -> list[Action]:
        """The legal actions that fit what was chosen so far, the usual one first."""
        fitting = [action for action in self._all if self._fits(way(self._state, action))]
        fitting.sort(key=lambda action: _unusual(action, self.kind))
        return fitting

    def _fits(self, things: tuple[Thing, ...]) -> bool:
        if self.kind == "book":
            return all(thing in things for thing in self.pointed)
        return things[: len(self.pointed)] == self.pointed

    def choosable(self) -> frozenset[Thing]:
        """The things to point at next."""
        found: set[Thing] = set()
        for action in self.candidates():
            rest = [thing for thing in way(self._state, action) if thing not in self.pointed]
            found.update(rest[:1])
        return frozenset(found)

    def point(self, thing: Thing) -> None:
        """Choose a thing; one chosen before lets go of it and of what came after."""
        if thing in self.pointed:
            self.pointed = self.pointed[: self.pointed.index(thing)]
            return
        if thing not in self.choosable():
            raise self._why_not(thing)
        self._narrow(thing)
        self._follow()

    def _narrow(self, thing: Thing) -> None:
        self.pointed = (*self.pointed, thing)
        self._variant = 0

    def _follow(self) -> None:
        while len(next_ := self.choosable()) == 1:
            self._narrow(*next_)

    def _why_not(self, thing: Thing) -> IllegalError:
        """The rule that keeps this thing from being chosen, if the engine knows it by itself."""
        attempt = _attempt(self.kind, thing)
        refused = refusal(self._state, attempt) if attempt else None
        return refused or IllegalError("", "that cannot be chosen for this action")

    def action(self) -> Action | None:
        """The action, once nothing is left to point at."""
        if self.choosable():
            return None
        candidates = self.candidates()
        return candidates[min(self._variant, len(candidates) - 1)] if candidates else None

    def adopt(self, action: Action) -> None:
        """Choose all that this action chooses."""
        self.pointed = ()
        for thing in way(self._state, action):
            if thing not in self.pointed:
                self._narrow(thing)
        self._variant = self.candidates().index(action)

    def choices(self) -> tuple[Choice, ...]:
        """How many, and with which token: once nothing is left to point at."""
        candidates = self.candidates()
        if self.choosable() or len(candidates) < 2:
            return ()
        return tuple(
            Choice(f"choose {n}", _variant_words(action), n == self._variant)
            for n, action in enumerate(candidates)
        )

    def choose(self, which: str) -> None:
        self._variant = int(which)


def kinds_at(state: State, thing: Thing) -> list[str]:
    """What the player on turn could begin with this thing."""
    start, _, name = thing.partition(":")
    if start == "council":
        kinds = ["council"]
    elif start == "supply":
        kinds = ["recruit"]
    elif start == "favor":
        kinds = ["promote", "sanctify"] if name == "bribery" else [name]
        if name == "novice":
            kinds = ["council", "expel"]
    else:
        return [
            kind
            for kind in TURNS
            if any(thing in _beginnings(state, action) for action in legal_of(state, kind))
        ]
    return [kind for kind in kinds if kind in TURNS and legal_of(state, kind)]


def _beginnings(state: State, action: Action) -> tuple[Thing, ...]:
    things = way(state, action)
    return things if action.do == "book" else things[:1]


def _unusual(action: Action, kind: str) -> tuple[bool, int]:
    novices = getattr(action, "novices", 0)
    token = getattr(action, "novice_token", False)
    return (token, -novices if kind in MORE_IS_BETTER else novices)


def _variant_words(action: Action) -> str:
    """What tells this way of doing it from the others."""
    novices: int | None = getattr(action, "novices", None)
    token = getattr(action, "novice_token", False)
    if novices is None:
        return _("With the novice token") if token else _("With novices alone")
    words = n_("{count} novice", "{count} novices", novices).format(count=novices)
    if not token:
        return words
    if not novices:
        return _("Novice token")
    return _("{novices} + token").format(novices=words)


def _attempt(kind: str, thing: Thing) -> Action | None:
    """The plainest action of this kind with this thing, for the engine to say why not."""
    start, _, name = thing.partition(":")
    if start == "tile" and kind in ("promote", "sanctify"):
        return Promote(int(name)) if kind == "promote" else Sanctify(int(name))
    if start != "isle" or origin(thing) >= ISLES:
        return None
    number = SYMBOLS.index(name)
    attempts: dict[str, Action] = {
        "favor": Favor(number),
        "recruit": Recruit(number),
        "herbs": Herbs(number, 1),
        "council": Council(1, number),
        "place-shrine": PlaceShrine(number),
        "place-novices": PlaceNovices(number),
        "quiet": Quiet(number),
    }
    return attempts.get(kind)
