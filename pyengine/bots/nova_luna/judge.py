"""What is good in Nova Luna, in discs: those placed, those promised, and the time they took."""

from __future__ import annotations

from pyengine.bots.judge import Judge, Reason
from pyengine.core.chance import Chance
from pyengine.core.game import Json
from pyengine.core.reader import Reader
from pyengine.nova_luna import position
from pyengine.nova_luna.actions import Action, EndPhase, Refill, Take
from pyengine.nova_luna.components import COST_OF, DISCS, TILES
from pyengine.nova_luna.display import column_and_row
from pyengine.nova_luna.solo import may_end_phase
from pyengine.nova_luna.state import OVER, State
from pyengine.nova_luna.wheel import may_refill, offers

from . import alone
from .offer import best_on_offer
from .outlook import Outlooks
from .reasons import reasons
from .weights import ENOUGH, Weights, read_weights

WIN = 100.0
"""More than any lead in discs."""


ALONE = 6.0
"""The scale of the solo game, in its points."""

FRESH = 0.3
"""What the best of three fresh tiles adds as a rule, less its time."""

MOST_SPOTS = 12
"""No more spots are tried for a tile: the best of many are alike."""


class NovaLunaJudge(Judge[State, Action]):
    scale = 2.0

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.outlooks = Outlooks(weights)

    def scale_of(self, state: State) -> float:
        return ALONE if state.solo else self.scale

    def imagine(self, seen: Json, chance: Chance) -> State:
        known = {tile for tile in seen["wheel"] if tile}
        known.update(entry["tile"] for display in seen["displays"] for entry in display)
        unknown = [tile for tile in TILES if tile not in known]
        chance.shuffle(unknown)
        return position.read(Reader({**seen, "pile": unknown[: len(seen["pile"])]}))

    def hidden(self, state: State) -> int:
        return len(state.pile)

    def redraw(self, state: State, chance: Chance) -> None:
        chance.shuffle(state.pile)

    def candidates(self, state: State) -> list[Action]:
        return [action for _, action in self.rated(state)]

    def rated(self, state: State) -> list[tuple[float, Action]]:
        """Actions by what they add to the actor's worth at first sight, best first."""
        outlook = self.outlooks.of(state.displays[state.turn])
        discs = state.discs[state.turn]
        bead = self.weights.bead
        rated: list[tuple[float, Action]] = []
        for space in offers(state):
            tile = state.wheel[space]
            cost = bead * COST_OF[tile]
            for worth, complete, cell in outlook.layings(tile)[:MOST_SPOTS]:
                last = WIN if complete >= discs and not state.solo else 0.0
                rated.append((worth + last - cost, Take(space, column_and_row(cell))))
        if may_refill(state):
            rated.append((FRESH, Refill()))
        if may_end_phase(state):
            rated.append((WIN, EndPhase()))  # hardly ever is more of the first phase better
        rated.sort(key=lambda pair: -pair[0])
        return rated

    def worths(self, state: State) -> list[float]:
        if state.solo:
            return [alone.worth(state, self.outlooks)]
        if state.phase == OVER:
            # `order` is who would have moved sooner: the first of equals wins.
            first = min(state.order, key=lambda player: state.discs[player])
            return [
                (WIN if player == first else 0.0) - left for player, left in enumerate(state.discs)
            ]
        found = [self._worth(state, player) for player in range(len(state.displays))]
        best = best_on_offer(state, self.outlooks)
        found[state.turn] += self.weights.turn + self.weights.best * best
        return found

    def _worth(self, state: State, player: int) -> float:
        """Discs placed and promised, less the time they took; who is on turn set aside."""
        discs = state.discs[player]
        promised = self.outlooks.of(state.displays[player]).worth
        # Near the end there are more tasks within reach than discs to cover them.
        beyond = promised - ENOUGH * discs
        if beyond > 0:
            promised -= self.weights.surplus * beyond
        return DISCS - discs + promised - self.weights.bead * state.distance[player]

    def idea(self, state: State, action: Action) -> object:  # noqa: ARG002
        return action.space if isinstance(action, Take) else action.do

    def reasons(self, state: State, action: Action) -> list[Reason]:
        return reasons(state, action, self.outlooks)


JUDGE = NovaLunaJudge(read_weights())
