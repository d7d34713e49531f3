"""What a number of games says about strength: shares with their uncertainty, and Elo."""

from __future__ import annotations

from math import log10, sqrt

CONFIDENCE = 1.959963984540054
"""Standard deviations of a 95 % interval."""


def wilson(won: float, games: int) -> tuple[float, float]:
    """The Wilson interval, 95 %, of the share of games that is won in the long run."""
    if not games:
        return 0.0, 1.0
    share, z2 = won / games, CONFIDENCE**2
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    spread = share * (1 - share) / games + z2 / (4 * games * games)
    reach = CONFIDENCE * sqrt(spread) / (1 + z2 / games)
    # At the ends the formula gives 0 and 1 but for rounding.
    low = middle - reach if won else 0.0
    high = middle + reach if won < games else 1.0
    return low, high


def elo(share: float, fair: float = 0.5) -> float | None:
    """The Elo difference that a share of won games means; None when it is beyond all measure.

    `fair` is the share that equals would win: a half between two.
    """
    if not 0 < share < 1:
        return None
    return 400 * log10(share * (1 - fair) / ((1 - share) * fair))
