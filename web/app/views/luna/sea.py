"""The water round the isles and the ground of the Temple island: what stays through a game."""

from __future__ import annotations

from typing import Final

from .coast import SITES, coasts
from .curve import Point, ring
from .layer import layer

ISLAND: Final[tuple[Point, ...]] = (
    (704, 386), (668, 473), (620, 546), (547, 588), (466, 589), (400, 580), (346, 551), (299, 525),
    (153, 566), (52, 556), (22, 480), (17, 386), (20, 290), (60, 222), (160, 208), (263, 197),
    (332, 178), (400, 184), (459, 204), (533, 203), (657, 200), (730, 220), (748, 274), (726, 340),
)  # fmt: skip
"""The coast of the Temple island."""

LAND: Final[tuple[Point, ...]] = (
    (695, 386), (660, 470), (613, 540), (542, 579), (466, 580), (403, 570), (350, 541), (302, 516),
    (158, 558), (58, 548), (31, 476), (26, 386), (29, 294), (66, 230), (162, 217), (266, 206),
    (333, 187), (398, 193), (457, 213), (533, 212), (654, 209), (722, 227), (738, 274), (717, 338),
)  # fmt: skip

PLAZA: Final[tuple[Point, ...]] = (
    (624, 405), (604, 451), (578, 494), (538, 520), (487, 520), (436, 517), (392, 493), (348, 468),
    (304, 442), (266, 410), (244, 364), (263, 318), (289, 274), (328, 246), (378, 248), (426, 266),
    (472, 287), (519, 307), (565, 327), (603, 359),
)  # fmt: skip
"""The court that the temple stands in."""

_SHALLOWS: Final = ("deepest", "deeper", "shallow")

_ORBIT: Final = (
    "M150 96C205 0 370 94 480 94 590 94 749 48 812 96 875 144 858 288 858 384 858 480 877 624 "
    "814 672"
    " 751 720 593 674 482 674 371 674 205 768 150 672 95 576 95 192 150 96Z"
)
_ARROWS: Final = (
    (312, 62, 8), (648, 77, -4), (860, 228, 90), (857, 545, 94), (650, 689, 180), (316, 703, 172),
    (123, 592, -92), (124, 182, -88),
)  # fmt: skip
"""Which way the figures walk."""

_GLINTS: Final = (
    "M764 178h12M752 190h16M770 202h9M748 300h10M742 236h9M772 246h7M736 560h14M752 575h18M742 "
    "590h9"
    "M760 603h12M655 640h10M310 640h9M322 118h8M650 132h9M968 250h8M744 520h12"
)


def sea(isles: list[str]) -> str:
    """All coasts with the shallows round them, and where the figures' way leads."""
    shallows = "".join(
        f'<g class="{depth}"><use href="#island"/>{_isles(isles)}</g>' for depth in _SHALLOWS
    )
    arrows = "".join(
        f'<path d="M-4-5 3 0-4 5" transform="translate({x} {y})rotate({turn})"/>'
        for x, y, turn in _ARROWS
    )
    return layer(
        f'<defs>{coasts(isles)}<path id="island" d="{ring(ISLAND)}"/></defs>{shallows}'
        f'<path class="glints" d="{_GLINTS}"/><path class="orbit" d="{_ORBIT}"/>'
        f'<g class="arrows">{arrows}</g><use href="#island" class="shore-line"/>'
        f'<path class="land-fill" d="{ring(LAND)}"/><path class="plaza" d="{ring(PLAZA)}"/>'
    )


def _isles(isles: list[str]) -> str:
    return "".join(
        f'<use href="#coast{place}" x="{SITES[place].x}" y="{SITES[place].y}"/>'
        for place in range(len(isles))
    )
