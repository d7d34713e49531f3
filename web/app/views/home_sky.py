"""The night behind the home page: sky, stars, hills and water, and the glitter of the moons."""

from __future__ import annotations

from .markup import num


def _stars() -> str:
    """A fixed scatter of stars: a small generator of our own, so that every page has the same."""
    seed = 7
    parts = []
    for _star in range(110):
        seed = (seed * 1103515245 + 12345) % 2147483648
        x = seed % 1366
        seed = (seed * 1103515245 + 12345) % 2147483648
        y = (seed >> 8) % 360
        size = (0.7, 0.8, 1, 1.4)[(seed >> 4) % 4]
        parts.append(f'<circle cx="{x}" cy="{y}" r="{size}"/>')
    return "".join(parts)


def glitter() -> str:
    """Moonlight on the water under a moon of 300, fainter the nearer it comes."""
    lines = ((156, 27.5, 1), (327, 15, 2), (342, 10.6, 3), (354, 12, 3))
    return "".join(
        f'<path class="glitter g{faint}" d="M{num(-4 * half)} {y}'
        f'q{num(half)}-3.5 {num(2 * half)} 0{f"t{num(2 * half)} 0" * 3}"/>'
        for y, half, faint in lines
    )


def home_sky() -> str:
    return (
        '<svg class="night" viewBox="0 0 1366 768" preserveAspectRatio="xMidYMid slice" '
        'aria-hidden="true"><defs><linearGradient id="night-sky" x1="0" y1="0" x2="0" y2="1">'
        '<stop offset="0" class="night-high"/><stop offset="1" class="night-low"/></linearGradient>'
        '<linearGradient id="night-water" x1="0" y1="0" x2="0" y2="1">'
        '<stop offset="0" class="sea-far"/><stop offset="1" class="sea-near"/></linearGradient>'
        "</defs>"
        f'<rect width="1366" height="450" fill="url(#night-sky)"/><g class="stars">{_stars()}</g>'
        '<path class="hills" d="M0 412C60 396 120 404 190 398 260 392 300 408 380 410 500 414 '
        "520 400 "
        "600 402 690 404 760 414 840 410 930 406 960 394 1050 396 1150 398 1200 408 1366 392V432H0Z"
        '"/><rect y="420" width="1366" height="348" fill="url(#night-water)"/></svg>'
    )
