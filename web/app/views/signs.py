"""How the four colours of the tiles are drawn: each has its own sign, so colour is never alone."""

from __future__ import annotations

from typing import Final

SIGN: Final = {
    "red": '<circle r="5.2"/><path d="M6.6-2 10.4 0 6.6 2ZM6.1 3.2 7.4 7.4 3.2 6.1ZM2 6.6 0 10.4-2 '
    "6.6ZM-3.2 6.1-7.4 7.4-6.1 3.2ZM-6.6 2-10.4 0-6.6-2ZM-6.1-3.2-7.4-7.4-3.2-6.1ZM-2-6.6 0-10.4 2"
    '-6.6ZM3.2-6.1 7.4-7.4 6.1-3.2Z"/>',
    "blue": '<path d="M0-10.2C2.6-5.6 7.4-1.4 7.4 3.2A7.4 7.2 0 0 1-7.4 3.2C-7.4-1.4-2.6-5.6 '
    '0-10.2Z"/>',
    "cyan": '<path d="M8.8-8.8C9.8 1.4 5.4 8.4-3 8-5 7.9-6.2 7.2-6.9 6.3-8.6 3.8-8.4-.4-6-3.4-2.6'
    '-7.6 3-8.9 8.8-8.8Z"/><path class="vein" d="M-9.4 9.4 3.2-3.2"/>',
    "yellow": '<path stroke-linejoin="round" d="M0-10.2 2.8-3.8 9.7-3.2 4.5 1.5 6 8.3 0 4.7-6 8.3'
    '-4.5 1.5-9.7-3.2-2.8-3.8Z"/>',
}
"""On a grid of 22 round the origin: sun, drop, leaf, star."""

EMBLEM: Final = {
    "red": '<circle r="10.9"/><path d="M10-2.7 15 0 10 2.7ZM9 5.2 10.6 10.6 5.2 9ZM2.7 10 0 15-2.7 '
    "10ZM-5.2 9-10.6 10.6-9 5.2ZM-10 2.7-15 0-10-2.7ZM-9-5.2-10.6-10.6-5.2-9ZM-2.7-10 0-15 2.7-10Z"
    'M5.2-9 10.6-10.6 9-5.2Z"/>',
    "blue": '<path d="M0-14.6C3.6-8.4 10.8-4 10.8 3A10.8 10.6 0 0 1-10.8 3C-10.8-4-3.6-8.4 '
    '0-14.6Z"/>',
    "cyan": '<path d="M13-12.6C14.6 3 8.6 13-3.6 12.4-6.4 12.2-8.4 11.2-9.6 9.8L-13 13.4-14.4 12'
    '-10.8 8.4C-13.2 4.8-12.8-1-9.2-5.6-4.2-11.6 4.4-12.8 13-12.6Z"/>',
    "yellow": '<path class="star" d="M0-14.6 5.3-7.3 13.9-4.5 8.6 2.8 8.6 11.8 0 9-8.6 11.8-8.6 '
    '2.8-13.9-4.5-5.3-7.3Z"/>',
}
"""On a grid of 30: the same signs, filled out so that the tile's number stands inside."""

NUMBER_LINE: Final = {"red": 23.2, "blue": 26.2, "cyan": 23.4, "yellow": 23.8}
"""Where the number stands, so that it looks centred in each emblem."""

GLYPHS: Final = {
    1: (14.4, ((-7.2, -7.2),)),
    2: (11.4, ((-11.4, -5.7), (0.0, -5.7))),
    3: (11.0, ((-5.5, -10.9), (-11.4, -0.9), (0.4, -0.9))),
    4: (10.6, ((-10.9, -10.9), (0.3, -10.9), (-10.9, 0.3), (0.3, 0.3))),
}
"""The signs of a task on its pad, by how many: their size and corners."""


def task_key(task: tuple[str, ...]) -> str:
    """The sprite's name for a task: the initials of its colours."""
    return "k-" + "".join(colour[0] for colour in task)
