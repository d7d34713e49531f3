"""What actions cost: novices that are used on an isle, the novice token among them, and tokens."""

from __future__ import annotations

from pyengine.core.errors import IllegalError

from .components import ISLES, NOVICE, SYMBOLS
from .events import Spent, Told, Used
from .state import State


def check_token(state: State, favor: int) -> None:
    if not state.holds(favor):
        raise IllegalError(
            "", "this takes the {favor} token, and you do not hold it", favor=SYMBOLS[favor]
        )


def check_novice_token(state: State, novice_token: bool) -> None:
    if novice_token and not state.has_novice_token():
        raise IllegalError("novice_token", "you do not hold the novice token")


def check_not_frozen(state: State, isle: int, place: str) -> None:
    """Solo, from level 2 on: the Apostate's isle."""
    if isle == state.frozen:
        raise IllegalError(
            place,
            "the Apostate freezes the {isle} isle: novices there cannot be used, moved or"
            " reactivated",
            isle=SYMBOLS[isle],
        )


def check_active(state: State, isle: int, wanted: int, place: str) -> None:
    """That the player on turn has this many active novices on the isle."""
    active = state.active[state.turn * ISLES + isle]
    if active < wanted:
        raise IllegalError(
            place,
            "this takes {wanted} of your active novices on the {isle} isle; you have {active}"
            " there",
            wanted=wanted,
            isle=SYMBOLS[isle],
            active=active,
        )


def check_pay(state: State, isle: int, price: int, novice_token: bool, place: str = "isle") -> None:
    """That `price` novices can be used on the isle, the token standing in for one of them."""
    check_novice_token(state, novice_token)
    check_not_frozen(state, isle, place)
    check_active(state, isle, price - novice_token, place)


def ways_to_pay(state: State, isle: int, price: int) -> list[bool]:
    """With the novice token and without it, as far as the player on turn can."""
    if isle == state.frozen:
        return []
    active = state.active[state.turn * ISLES + isle]
    ways = [False] if active >= price else []
    if active >= price - 1 and state.has_novice_token():
        ways.append(True)
    return ways


def pay(state: State, isle: int, price: int, novice_token: bool, told: Told) -> None:
    use(state, isle, price - novice_token, novice_token, told)


def use(state: State, isle: int | None, novices: int, novice_token: bool, told: Told) -> None:
    """Active novices become inactive beside the same isle; the token goes back to its own."""
    if isle is not None:
        at = state.turn * ISLES + isle
        state.active[at] -= novices
        state.inactive[at] += novices
    if told is not None:
        told.append(Used(state.turn, isle, novices, novice_token))
    if novice_token:
        spend(state, NOVICE, told)


def spend(state: State, favor: int, told: Told) -> None:
    state.favors[state.turn] &= ~(1 << favor)
    if told is not None:
        told.append(Spent(state.turn, favor))
