"""How a game of Nova Luna ended, in words: each place with what decided it."""

from __future__ import annotations

from pyengine import Outcome
from pyengine.nova_luna.outcome import LAST_DISC
from pyengine.nova_luna.state import State
from web.app.words import _

from .table import Place, SoloSum


def places(state: State, outcome: Outcome) -> tuple[Place, ...]:
    if state.solo:
        return ()
    order = outcome.places
    return tuple(
        Place(player, n + 1, outcome.scores[player], _reason(outcome, n))
        for n, player in enumerate(order)
    )


def _reason(outcome: Outcome, n: int) -> str:
    discs = [outcome.scores[player] for player in outcome.places]
    if n == 0 and outcome.reason == LAST_DISC:
        return _("placed the last disc")
    if n + 1 < len(discs) and discs[n + 1] == discs[n]:
        return _("as many discs as the next, but would have moved sooner")
    if n > 0 and discs[n - 1] == discs[n]:
        return _("as many discs as the one before, but would have moved later")
    if n == 0:
        return _("fewest discs left")
    return ""


def end_words(state: State, outcome: Outcome) -> str:
    if state.solo:
        if not state.discs[0]:
            return _("All 21 discs are placed.")
        return _("No tile is left on the wheel.")
    if outcome.reason == LAST_DISC:
        return _("The last disc is placed, and the game ends at once.")
    return _("Wheel and pile are empty: the fewest discs win.")


def solo_sums(state: State) -> tuple[SoloSum, ...]:
    noted = state.noted
    return tuple(SoloSum(n // 2 + 1, noted[n], noted[n + 1]) for n in range(0, len(noted), 2))
