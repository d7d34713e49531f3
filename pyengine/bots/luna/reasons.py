"""Why an action of Luna is good or bad, in the terms of the rules.

| name | facts | says |
|---|---|---|
| `pays-now` | influence | gains so much at once |
| `serves-in-temple` | tile, rounds | paid at the end of each of so many rounds |
| `displaces` | player, tile | drives this player's novice from the temple space |
| `safe-in-temple` | tile | nobody can displace the novice on this space any more |
| `safe-behind-book` | tile | the book protects the novice on this space |
| `may-be-displaced` | tile, by | cost: by the tile `by`, which is still on the path |
| `takes-book` | player, tile | leaves this player's novice on the space without its book |
| `claims-tile` | tile, isle, influence | the tile can be sanctified next, for the Guard's value |
| `denies-tile` | tile, player | this player could have been promoted to the tile |
| `gains-favor` | favor | takes the favor token of this symbol |
| `spends-favor` | favor | cost: gives this favor token back |
| `builds-shrine` | isle, influence | a shrine, worth so much at the end |
| `recruits` | isle | one novice more, for so many rounds |
| `uses-novices` | isle, novices | cost: they are inactive for the rest of the round |
| `wakes-novices` | isle, novices | they can be used once more this round |
| `council-seat` | seats, seat, influence | so many seats up, to one worth so much at the end |
| `council-ahead` | player | ahead of this player where a tie is broken |
| `priestess-pays` | isle, influence | the Priestess would pay so much this round |
| `priestess-lost` | isle, influence | cost: she would pay so much less this round |
| `priestess-next` | isle, influence | where she comes next she would pay so much |
| `leaves-apostate` | isle, influence | the Apostate takes so much less this round |
| `apostate-costs` | isle, influence | cost: the Apostate takes so much more this round |
| `apostate-next` | isle, influence | cost: where he comes next he would take so much more |
| `avoids-apostate-next` | isle, influence | where he comes next he would take so much less |
| `apostate-takes` | player, isle, influence | the Apostate would take so much from this player |
| `to-builder` | isle, novices | where the Builder comes next; when beginning, where he is |
| `to-own-shrine` | isle, novices | where an own shrine makes favor and promotion cheaper |
| `to-tile` | isle, tile, novices | where novices can be promoted to the tile |
| `from-landing` | novices, isle | brings novices back from the landing stage |
| `ends-round` | round | the round ends before others do more |
| `turns-time` | left | so many time tokens are left; others have more to lose by it |
| `waits` | active | keeps all active novices for later |
| `temple-pays` | influence | the temple pays so much at this round's end |
| `quiets` | isle, novices | solo: the opponent's novices there become inactive |
| `opponent-seats` | seats, seat | solo, cost: the opponent moves up so many seats |
| `opponent-takes` | tile, influence | solo, cost: the opponent takes the tile into the temple |
| `opponent-takes-none` | | solo: the opponent can take no tile this round |
| `opponent-takes-book` | tile | solo, cost: the book on this space goes to the opponent |
| `good-start` | isle | beginning: the isle is worth having a piece on |
| `better-placed` | | the pieces stand better than before, or least badly |

Isles and favors are symbols, players and tiles numbers; `novices`, `seats` and the like counts.
The amounts are the differences that an action makes to the parts of the position's worth.
"""

from __future__ import annotations

from pyengine.bots.judge import Reason
from pyengine.luna import events
from pyengine.luna.components import SYMBOLS
from pyengine.luna.kinds import Action
from pyengine.luna.state import PLACING_NOVICES, PLACING_SHRINES, State
from pyengine.luna.turn import play

from .measure import Measure
from .reasons_of_events import Change, of_event
from .reasons_of_places import of_arrivals, of_places
from .worth import worths

ARRIVING = (events.NovicesPlaced, events.Travelled, events.Sailed)
"""What brings novices to isles for what can be done there."""

LEAST = 0.15
"""What explains less than this is left out, if anything else is left."""


def reasons(state: State, action: Action, measure: Measure) -> list[Reason]:
    """For the player on turn, the most important first; never none."""
    later = state.copy()
    told: list[events.Event] = []
    play(later, action, told)
    change = Change(state, later, measure)
    found = [reason for event in told for reason in of_event(change, event)]
    found += of_places(change)
    if any(isinstance(event, ARRIVING) for event in told):
        found += of_arrivals(change)
    found.sort(key=lambda reason: -abs(reason.amount))
    kept = [reason for reason in found if abs(reason.amount) >= LEAST]
    return kept or found[:1] or [_at_least(change)]


def _at_least(change: Change) -> Reason:
    """What can be said of an action that nothing special speaks for."""
    player = change.player
    gained = (
        worths(change.later, change.measure)[player] - worths(change.state, change.measure)[player]
    )
    if change.state.phase in (PLACING_SHRINES, PLACING_NOVICES):
        built = change.later.shrines[player] & ~change.state.shrines[player]
        for isle, symbol in enumerate(SYMBOLS):
            if change.arrived(isle) or built >> isle & 1:
                return Reason("good-start", gained, {"isle": symbol})
    return Reason("better-placed", gained, {})
