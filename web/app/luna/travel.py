"""A journey or tide being built: novices picked up here and set down there, one step at a time."""

from __future__ import annotations

from pyengine.core.errors import IllegalError
from pyengine.luna.actions.movement import Journey, Tide
from pyengine.luna.actions.moves import Move, gathered
from pyengine.luna.components import ISLES, LANDING
from pyengine.luna.kinds import Action
from pyengine.luna.state import State
from web.app.luna.table import Choice, Step, Thing
from web.app.words import _, n_

from .place_names import place_name
from .things import isle, origin


class Travel:
    def __init__(self, state: State, kind: str, pointed: tuple[Thing, ...] = ()) -> None:
        self.kind = kind
        self._state = state
        self._moves: tuple[Move, ...] = ()
        self._start: int | None = None
        self._resting = False
        """Tide: whether inactive novices are picked up, where there are both."""
        self._all = False
        """Whether all that are left at the start go together."""
        for thing in pointed:
            self.point(thing)

    def adopt(self, action: Journey | Tide) -> None:
        """Make all the moves of this action."""
        self._moves = action.moves

    @property
    def pointed(self) -> tuple[Thing, ...]:
        return () if self._start is None else (isle(self._start),)

    def _left(self, start: int) -> tuple[int, int]:
        """Active and inactive novices that could still leave from there."""
        state = self._state
        gone_active = sum(move.active for move in self._moves if move.from_ == start)
        gone_resting = sum(move.inactive for move in self._moves if move.from_ == start)
        if start == state.frozen:
            return 0, 0
        if start == LANDING:
            waiting = state.landing[state.turn] if self.kind == "tide" else 0
            return 0, waiting - gone_resting
        at = state.turn * ISLES + start
        resting = state.inactive[at] if self.kind == "tide" else 0
        return state.active[at] - gone_active, max(0, resting - gone_resting)

    def choosable(self) -> frozenset[Thing]:
        starts = [start for start in range(ISLES + 1) if any(self._left(start))]
        if self._start is None:
            return frozenset(map(isle, starts))
        if not any(self._left(self._start)):
            return frozenset(map(isle, (*starts, self._start)))
        return frozenset(isle(n) for n in range(ISLES) if n != self._start) | {isle(self._start)}

    def point(self, thing: Thing) -> None:
        if thing not in self.choosable():
            raise IllegalError("", "no novice of yours that could travel is there")
        there = origin(thing)
        if there == self._start:
            self._start = None
        elif self._start is None or not any(self._left(self._start)):
            self._start = there
        else:
            self._set_down(self._start, there)

    def _set_down(self, start: int, end: int) -> None:
        active, resting = self._left(start)
        takes_resting = resting > 0 and (self._resting or not active)
        if self._all:
            step = Move(start, end, active, resting)
        elif takes_resting:
            step = Move(start, end, 0, 1)
        else:
            step = Move(start, end, 1, 0)
        self._moves = gathered(self._state, [*self._moves, step])

    def choices(self) -> tuple[Choice, ...]:
        if self._start is None:
            return ()
        active, resting = self._left(self._start)
        found: list[Choice] = []
        if active + resting > 1:
            found.append(Choice("choose one", _("One at a time"), not self._all))
            found.append(Choice("choose all", _("All of them"), self._all))
        if active and resting and not self._all:
            found.append(Choice("choose active", _("Active ones"), not self._resting))
            found.append(Choice("choose inactive", _("Inactive ones"), self._resting))
        return tuple(found)

    def choose(self, which: str) -> None:
        if which in ("one", "all"):
            self._all = which == "all"
        else:
            self._resting = which == "inactive"

    def fewer(self, which: str) -> None:
        """Take one novice back from a move, an inactive one first."""
        move = self._moves[int(which)]
        if move.inactive:
            move = move._replace(inactive=move.inactive - 1)
        else:
            move = move._replace(active=move.active - 1)
        kept = [move if n == int(which) else other for n, other in enumerate(self._moves)]
        self._moves = tuple(each for each in kept if each.active + each.inactive)

    def steps(self) -> tuple[Step, ...]:
        return tuple(
            Step(
                isle(move.from_),
                isle(move.to),
                move.active,
                move.inactive,
                _step_words(move),
                f"fewer {n}",
            )
            for n, move in enumerate(self._moves)
        )

    def action(self) -> Action | None:
        if not self._moves:
            return None
        return Journey(self._moves) if self.kind == "journey" else Tide(self._moves)

    def ask(self) -> str:
        if self._start is None:
            return _("Where from?")
        if not any(self._left(self._start)):
            return _("Confirm, or move others")
        return _("Where to, from {place}?").format(place=place_name(self._start))


def _step_words(move: Move) -> str:
    count = move.active + move.inactive
    return n_("{count} from {start} to {end}", "{count} from {start} to {end}", count).format(
        count=count, start=place_name(move.from_), end=place_name(move.to)
    )
