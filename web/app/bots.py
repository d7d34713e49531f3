"""The bots as the page knows them: thoughts about the match at the table.

Their code is imported in a thought's first slices, when the page is long alive.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyengine import Match, visible

from .ideas import HINTS
from .seats import LEVELS
from .thought import Thought

REVIEW_LEVEL = 3
"""As good as a look at a hundred positions may be that somebody waits for."""

FOREVER = float("inf")


def bot_thought(match: Match, level: int) -> Thought:
    """What a bot of this level makes of the position, as its player sees it."""
    seed = thought_seed(match)

    def begin() -> tuple[Any, float]:
        from pyengine.bots.levels import SECONDS
        from pyengine.bots.thinking import Thinking

        assert match.actor is not None
        return Thinking(visible(match.position, match.actor), level, seed), SECONDS[level]

    return Thought(_imports(match), begin)


def hint_thought(match: Match) -> Thought:
    """The best that the bots can tell of the position, for the person on turn."""
    return bot_thought(match, LEVELS[-1])


def review_thought(match: Match) -> Thought:
    """A look at a whole game; it may take as long as it takes."""

    def begin() -> tuple[Any, float]:
        from pyengine.bots.review import Review

        return Review(match, REVIEW_LEVEL, int(match.setup["seed"])), FOREVER

    return Thought(_imports(match), begin)


def _imports(match: Match) -> tuple[Callable[[], object], ...]:
    """What has to be at hand before a thought, in parts: the search, and the game's judge."""

    def search() -> None:
        import pyengine.bots.search  # noqa: F401

    def judge() -> None:
        from pyengine.bots.judges import judge_of

        judge_of(match.game.name)

    return search, judge


def advice(thought: Thought) -> list[Any]:
    """The few best ideas that a thought has found: see `pyengine.bots.hints`."""
    from pyengine.bots.hints import advice_of

    return list(advice_of(thought.stepped, HINTS))


def thought_seed(match: Match) -> int:
    """Another for every point of every game, and the same whenever that point comes again."""
    return int(match.setup["seed"]) * 100_003 + len(match.told)
