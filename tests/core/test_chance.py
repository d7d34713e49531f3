"""The seeded generator: known values for good, and fair draws."""

from __future__ import annotations

from collections import Counter

import pytest

from pyengine.core.chance import Chance


def draws(seed: int, count: int = 8, bound: int = 1000) -> list[int]:
    chance = Chance(seed)
    return [chance.below(bound) for _ in range(count)]


GOLDEN: dict[int, list[int]] = {
    0: [55, 654, 231, 438, 763, 353, 990, 38],
    1: [636, 500, 912, 128, 76, 484, 16, 618],
    7: [780, 847, 330, 764, 241, 271, 552, 925],
    -1: [615, 850, 0, 526, 932, 523, 849, 821],
    -7: [439, 461, 143, 241, 304, 802, 973, 125],
    2**63: [432, 841, 660, 536, 381, 551, 183, 175],
    2**64: [549, 378, 783, 697, 896, 978, 255, 689],
    2**64 + 1: [185, 516, 132, 446, 567, 248, 766, 265],
    -(2**64): [936, 436, 653, 417, 959, 635, 725, 929],
    10**30: [559, 202, 577, 570, 113, 447, 529, 371],
}


@pytest.mark.parametrize("seed", GOLDEN)
def test_known_draws(seed: int) -> None:
    """If these change, every recorded game changes with them."""
    assert draws(seed) == GOLDEN[seed]


def test_known_shuffle() -> None:
    things = list(range(10))
    Chance(7).shuffle(things)
    assert things == [4, 7, 3, 9, 6, 1, 5, 2, 8, 0]


def test_the_same_seed_gives_the_same_draws() -> None:
    assert draws(12345, 100) == draws(12345, 100)


def test_seeds_near_each_other_or_far_beyond_64_bits_differ() -> None:
    seeds = [
        *range(-50, 50),
        *(
            sign * (1 << shift) + more
            for sign in (1, -1)
            for shift in (63, 64, 128, 640)
            for more in (0, 1)
        ),
    ]
    assert len({tuple(draws(seed)) for seed in seeds}) == len(seeds)


def test_two_streams_do_not_disturb_each_other() -> None:
    one, other = Chance(1), Chance(2)
    mixed = [(one.below(1000), other.below(1000)) for _ in range(8)]
    assert [pair[0] for pair in mixed] == draws(1)
    assert [pair[1] for pair in mixed] == draws(2)


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 68, 2**64, 2**64 - 1])
def test_below_stays_below(bound: int) -> None:
    assert all(0 <= drawn < bound for drawn in draws(9, 200, bound))


@pytest.mark.parametrize("bound", [0, -1])
def test_below_nothing_there_is_nothing_to_draw(bound: int) -> None:
    with pytest.raises(ValueError, match="nothing to draw from"):
        Chance(1).below(bound)


def test_below_is_fair() -> None:
    """6000 throws of a die: a side that came up 15% more or less often would be a wonder."""
    counts = Counter(draws(3, 6000, 6))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


def test_shuffle_is_fair() -> None:
    chance = Chance(4)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        things = [0, 1, 2]
        chance.shuffle(things)
        orders[tuple(things)] += 1
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_shuffle_of_nothing_or_one_draws_nothing() -> None:
    chance = Chance(5)
    things: list[int] = []
    chance.shuffle(things)
    one = [1]
    chance.shuffle(one)
    assert (things, one) == ([], [1])
    assert [chance.below(1000) for _ in range(8)] == draws(5)


def test_pick_is_one_of_them() -> None:
    chance = Chance(6)
    assert {chance.pick(["a", "b", "c"]) for _ in range(50)} == {"a", "b", "c"}
