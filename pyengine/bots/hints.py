"""Advice: the best different ideas that a thought has found, and why."""

from __future__ import annotations

from typing import NamedTuple

from pyengine.core.game import Json

from .judge import Reason
from .thinking import Choice, Thinking

NEARLY = 0.5
"""Another idea is preferred to one more of the same while it is worse by fewer scales."""


class Advice(NamedTuple):
    action: Json
    worth: float
    """What the action promises the actor, relative to the best other player, in points."""
    reasons: tuple[Reason, ...]
    """Most important first."""


def advice_of(thinking: Thinking, n: int = 3) -> list[Advice]:
    """The best n actions, of different ideas as far as those are nearly as good."""
    return [
        Advice(
            thinking.game.write_action(choice.action),
            choice.worth,
            tuple(thinking.judge.reasons(thinking.state, choice.action)),
        )
        for choice in _different(thinking, n)
    ]


def _different(thinking: Thinking, n: int) -> list[Choice]:
    judge, left = thinking.judge, thinking.choices
    nearly = NEARLY * judge.scale_of(thinking.state)
    taken: list[Choice] = []
    ideas: list[object] = []
    while left and len(taken) < n:
        best = left[0]
        for choice in left:
            if best.worth - choice.worth > nearly:
                continue
            if judge.idea(thinking.state, choice.action) not in ideas:
                best = choice
                break
        left.remove(best)
        taken.append(best)
        ideas.append(judge.idea(thinking.state, best.action))
    return taken
