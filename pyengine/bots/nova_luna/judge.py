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

from .outlook import Outlooks
from .reasons import reasons
from .weights import Weights, read_weights

WIN = 100.0
"""More than any lead in discs."""


class NovaLunaJudge(Judge[State, Action]):
    scale = 2.0

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.outlooks = Outlooks(weights)

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
        outlook = self.outlooks.of(state.displays[state.turn])
        discs = state.discs[state.turn]
        spots = outlook.display.spots()
        rated: list[tuple[float, Action]] = []
        for space in offers(state):
            tile = state.wheel[space]
            cost = self.weights.bead * COST_OF[tile]
            for cell in spots:
                complete, gained = outlook.with_tile(tile, cell)
                worth = min(complete, discs) + gained - cost
                rated.append((worth, Take(space, column_and_row(cell))))
        if may_refill(state):
            rated.append((0.0, Refill()))
        if may_end_phase(state):
            rated.append((0.0, EndPhase()))
        rated.sort(key=lambda pair: -pair[0])
        return [action for _, action in rated]

    def worths(self, state: State) -> list[float]:
        if state.solo:
            return [self._alone(state)]
        if state.phase == OVER:
            best = sorted(state.order, key=lambda player: state.discs[player])[0]
            return [
                (WIN if player == best else 0.0) - left for player, left in enumerate(state.discs)
            ]
        found = [
            DISCS
            - state.discs[player]
            + self.outlooks.of(display).worth
            - self.weights.bead * state.distance[player]
            for player, display in enumerate(state.displays)
        ]
        found[state.turn] += self.weights.turn
        return found

    def _alone(self, state: State) -> float:
        if state.phase == OVER:
            return -float(sum(state.noted))
        outlook = self.outlooks.of(state.displays[0])
        return 10 * (outlook.worth - state.discs[0]) - state.numbers(0) - sum(state.noted)

    def idea(self, state: State, action: Action) -> object:  # noqa: ARG002
        return action.space if isinstance(action, Take) else action.do

    def reasons(self, state: State, action: Action) -> list[Reason]:
        return reasons(state, action, self.outlooks)


JUDGE = NovaLunaJudge(read_weights())
