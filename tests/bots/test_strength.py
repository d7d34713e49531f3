"""Shares and Elo against known values."""

from __future__ import annotations

import pytest

from pyengine.bots.judge import leads, shares
from pyengine.bots.strength import elo, wilson


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        (5, 10, 0.2366, 0.7634),
        (9, 10, 0.5958, 0.9821),
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson_intervals(won: int, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=0.0001)


@pytest.mark.parametrize(
    ("share", "points"),
    [(0.5, 0.0), (0.75, 190.85), (0.64, 99.95), (10 / 11, 400.0), (0.25, -190.85)],
)
def test_elo_between_two(share: float, points: float) -> None:
    assert elo(share) == pytest.approx(points, abs=0.01)


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_elo_beyond_measure(share: float) -> None:
    assert elo(share) is None


def test_elo_among_more_is_nothing_for_a_fair_share() -> None:
    assert elo(1 / 3, 1 / 3) == pytest.approx(0)
    better, worse = elo(0.5, 1 / 3), elo(0.2, 1 / 3)
    assert better is not None
    assert better > 0
    assert worse is not None
    assert worse < 0


def test_leads_are_over_the_best_other() -> None:
    assert leads([3.0]) == [3.0]
    assert leads([3.0, 5.0]) == [-2.0, 2.0]
    assert leads([3.0, 5.0, 4.0]) == [-2.0, 1.0, -1.0]
    assert leads([5.0, 5.0, 1.0]) == [0.0, 0.0, -4.0]


def test_shares_of_leads() -> None:
    assert shares([0.0, 0.0], 2.0) == pytest.approx((0.5, 0.5))
    assert shares([2.0, -2.0], 2.0) == pytest.approx((0.75, 0.25))
    assert shares([0.0, 0.0, 0.0], 2.0) == pytest.approx((1 / 3,) * 3)
    assert shares([1000.0, -1000.0, -1000.0], 2.0) == pytest.approx((1, 0, 0))
    assert shares([-87.0], 2.0) == (-87.0,)
