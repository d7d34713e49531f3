"""What is worth trying in Luna: every kind of action, of each only what has a purpose."""

from __future__ import annotations

from collections.abc import Sequence

from pyengine.luna.actions.isle import Favor, Recruit, Shrine
from pyengine.luna.actions.other import Council, Expel, Meditate
from pyengine.luna.actions.solo import EndRound
from pyengine.luna.actions.temple import Book, Promote, Sanctify
from pyengine.luna.components import BOOK, HERBS, SEATS
from pyengine.luna.kinds import Action
from pyengine.luna.state import ACTIONS, State
from pyengine.luna.turn import legal

from .measure import Measure
from .outlook import outlook
from .travel import herbals, journeys, sailboats, tides

BOOKS_FROM, BOOKS_TO = 3, 2


def candidates(state: State, measure: Measure) -> list[Action]:
    if state.phase != ACTIONS:
        return legal(state)
    found: list[Action] = []
    found += Sanctify.legal(state)
    found += _sparing(Promote.legal(state))
    found += _sparing(Shrine.legal(state))
    favors = _sparing(Favor.legal(state))
    found += [action for action in favors if not _goes_in_circles(state, action)]
    found += _sparing(Recruit.legal(state))
    found += _councils(state)
    found += _books(state, measure)
    found += Expel.legal(state)
    if state.holds(HERBS):
        found += herbals(state, measure)
    found += sailboats(state, measure)
    found += journeys(state, measure)
    found += tides(state, measure)
    found.append(EndRound() if state.solo else Meditate())
    return found


def _sparing(actions: Sequence[Promote | Shrine | Favor | Recruit]) -> list[Action]:
    """The novice token stands in only where a novice is missing."""
    plain = {action for action in actions if not action.novice_token}
    return [
        action
        for action in actions
        if not action.novice_token or action._replace(novice_token=False) not in plain
    ]


def _goes_in_circles(state: State, action: Action) -> bool:
    """Whether the novice token alone buys the herbs token, by a shrine on its isle.

    Herbs wake two novices, those gain the novice token, and so on for ever.
    """
    return (
        isinstance(action, Favor)
        and action.isle == HERBS
        and action.novice_token
        and state.has_shrine(state.turn, HERBS)
    )


def _councils(state: State) -> list[Action]:
    """All novices of an isle at once, or as many as reach a seat of a higher value."""
    seat = state.seats[state.turn]
    found: list[Action] = []
    most: dict[int | None, int] = {}
    offered = Council.legal(state)
    for action in offered:
        if not action.novice_token:
            most[action.isle] = max(most.get(action.isle, 0), action.novices)
    for action in offered:
        steps = action.novices + action.novice_token
        rises = SEATS[seat + steps] > SEATS[seat + steps - 1]
        all_of_them = not action.novice_token and action.novices == most[action.isle]
        if rises or all_of_them:
            found.append(action)
    return found


def _books(state: State, measure: Measure) -> list[Book]:
    """From where it is worth most to others or least to oneself, to where most is at stake."""
    if not state.holds(BOOK):
        return []
    player = state.turn
    stays = outlook(state, measure).stays
    rounds = 7 - state.round
    own = [t for t, owner in enumerate(state.temple) if owner == player and t not in state.books]
    own.sort(key=lambda tile: stays[tile] - rounds)
    from_ = sorted(state.books, key=lambda tile: (state.temple[tile] == player, tile))
    return [Book(book, to) for book in from_[:BOOKS_FROM] for to in own[:BOOKS_TO]]
