"""The reasons that bots have for a move, made into one sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from .words import _, listing

TOLD = 3
"""More reasons than these nobody reads."""

SLIGHT = 0.12
"""What weighs less than this part of the weightiest reason goes unsaid."""


class Reason(Protocol):
    """As the bots give it: see `pyengine.bots.judge`."""

    @property
    def name(self) -> str: ...
    @property
    def amount(self) -> float: ...
    @property
    def facts(self) -> dict[str, int | str]: ...


def sentence(
    reasons: Sequence[Reason], words: Callable[[Reason], str], costs: frozenset[str]
) -> str:
    """`Completes 2 tasks and keeps your turn, but leaves Red a tile for 2 tasks.`

    `costs` are the reasons that speak against a move. One that for once speaks the other way, as
    a cost that is none, would only puzzle the reader.
    """
    most = max((abs(reason.amount) for reason in reasons), default=0.0)
    told = [
        (said, reason.name in costs)
        for reason in reasons
        if abs(reason.amount) >= SLIGHT * most
        and (reason.amount < 0) == (reason.name in costs)
        and (said := words(reason))
    ][:TOLD]
    good = listing([said for said, cost in told if not cost])
    bad = listing([said for said, cost in told if cost])
    if good and bad:
        good = _("{good}, but {bad}").format(good=good, bad=bad)
    whole = good or bad
    return whole[:1].upper() + whole[1:] + "." if whole else ""
