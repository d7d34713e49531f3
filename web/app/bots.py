"""The bots as the page knows them: thoughts about the match at the table.

Their code is imported in a thought's first slice, when the page is long alive.
"""

from __future__ import annotations

from typing import Any

from pyengine import Match, visible

from .thought import Thought


def bot_thought(match: Match, level: int) -> Thought:
    """What a bot of this level makes of the position, as its player sees it."""
    seed = thought_seed(match)

    def begin() -> tuple[Any, float]:
        from pyengine.bots.levels import SECONDS
        from pyengine.bots.thinking import Thinking

        assert match.actor is not None
        return Thinking(visible(match.position, match.actor), level, seed), SECONDS[level]

    return Thought(begin)


def thought_seed(match: Match) -> int:
    """Another for every point of every game, and the same whenever that point comes again."""
    return int(match.setup["seed"]) * 100_003 + len(match.told)
