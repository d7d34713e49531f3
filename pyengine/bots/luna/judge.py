"""Luna's judge: what the shared search asks, each answered by the module that knows."""

from __future__ import annotations

from pyengine.bots.judge import Judge, Reason, leads
from pyengine.core.chance import Chance
from pyengine.core.game import Json
from pyengine.core.reader import Reader
from pyengine.luna import position
from pyengine.luna.actions.movement import Journey, Tide
from pyengine.luna.kinds import Action
from pyengine.luna.state import State
from pyengine.luna.turn import play

from .candidates import candidates
from .measure import Measure
from .reasons import reasons
from .weights import ALONE, TOGETHER, Weights, read_weights
from .worth import worths


class LunaJudge(Judge[State, Action]):
    scale = 6.0

    def __init__(self, weights: Weights | None = None) -> None:
        """With these weights in every game; otherwise with those kept for each."""
        self._together = Measure(weights or read_weights(TOGETHER))
        self._alone = Measure(weights or read_weights(ALONE))

    def _measure(self, state: State) -> Measure:
        return self._alone if state.solo else self._together

    def imagine(self, seen: Json, chance: Chance) -> State:  # noqa: ARG002
        """Nothing is hidden in Luna."""
        return position.read(Reader(seen))

    def redraw(self, state: State, chance: Chance) -> None:
        """Nothing is to be drawn."""

    def candidates(self, state: State) -> list[Action]:
        """The best first, by what they are worth at once."""
        return [action for _, action in self.rated(state)]

    def settled(self, begun: State, state: State) -> bool:
        """At the start of a round there is the least to guess."""
        return state.round > begun.round

    def rated(self, state: State) -> list[tuple[float, Action]]:
        actor = state.turn
        measure = self._measure(state)
        rated = []
        for action in candidates(state, measure):
            later = state.copy()
            play(later, action)
            rated.append((leads(worths(later, measure))[actor], action))
        rated.sort(key=lambda one: -one[0])
        return rated

    def worths(self, state: State) -> list[float]:
        return worths(state, self._measure(state))

    def idea(self, state: State, action: Action) -> object:  # noqa: ARG002
        """Where to, of a journey or tide; otherwise the kind of action and its isle or tile."""
        if isinstance(action, Journey | Tide):
            return "travel", max(action.moves, key=lambda move: move.active + move.inactive).to
        return action.do, getattr(action, "isle", None), getattr(action, "tile", None)

    def reasons(self, state: State, action: Action) -> list[Reason]:
        return reasons(state, action, self._measure(state))


JUDGE = LunaJudge()
