"""The wooden pieces for the sprite: novices, shrines, figures, books, hexagons, guard shields."""

from __future__ import annotations

from typing import Final

from web.app.seats import COLOURS

HEAD: Final = (
    '<circle r="5.3"/>',
    '<path d="M0-5.9 5.8 4.3H-5.8Z"/>',
    '<path d="M-4.7-4.7H4.7V4.7H-4.7Z"/>',
    '<path d="M0-6.6 5.8 0 0 6.6-5.8 0Z"/>',
)
"""By player: circle, triangle, square, diamond."""

BODY: Final = "M-6.8 0C-6.8-7-4.6-11-2.6-14H2.6C4.6-11 6.8-7 6.8 0Q0 2.6-6.8 0Z"
ROOF: Final = "M-14-10.5Q-6-13 0-25 6-13 14-10.5 14-8.5 12.5-8.5H-12.5Q-14-8.5-14-10.5Z"

STANDING: Final = 1.2
"""How large a novice is on an isle, and how large in the temple and on the path."""
SERVING: Final = 1.04

FIGURES: Final = {
    "priestess": '<circle cy="-38" r="13" class="halo"/><path d="M-15 '
    "0C-13-13-11-20-6.5-27-9.5-30-9"
    '-37-5.5-40.5-2.5-43 2.5-43 5.5-40.5 9-37 9.5-30 6.5-27 11-20 13-13 15 0 6 3-6 3-15 0Z"/>',
    "builder": '<path d="M-14 0C-14-12-12-21-7-27-9-29-9.5-32-9-35H-13V-38.5H-9C-8-46 8-46 '
    "9-38.5H13V"
    '-35H9C9.5-32 9-29 7-27 12-21 14-12 14 0 6 2.5-6 2.5-14 0Z"/><path d="M15.5 1V-24H10.5V-33H25V'
    '-24H19.5V1Z"/>',
    "apostate": '<path d="M-14 0C-15-14-12-23-8-28-10-36-5-44 1-48 6-44 10-35 8-28 12-23 15-14 '
    "14 0 "
    '10-2 7 2 3-.5-1 2.5-4-1-7 1.5-9-1-12 1.5-14 0Z"/><path class="hood" d="M-.5-39C-4-37-4.5-31.5'
    '-2.5-28.5L.5-26 3-28.5C5-32 4-37-.5-39Z"/>',
    "guard": '<path d="M-10 0C-10-10-9-20-5.5-24.5-7.5-27-7.5-32-5.5-34.5L0-39.5 '
    "5.5-34.5C7.5-32 7.5"
    '-27 5.5-24.5 9-20 10-10 10 0 4 2-4 2-10 0Z"/><path d="M11 2V-38L13-45 15-38V2Z"/><path '
    'class="guard-shield" d="M-12-18C-9-18-7-19-5.5-20.5-4-19-2-18 1-18 1-10-1-5-5.5-2.5-10-5-12-10'
    '-12-18Z"/>',
}
"""Standing on the origin, some 45 high."""

_SHAPES: Final = (
    '<path id="hex" d="M0-27.1 23.5-13.6V13.6L0 27.1-23.5 13.6V-13.6Z"/>'
    '<path id="hex-in" d="M0-23.7 20.5-11.8V11.8L0 23.7-20.5 11.8V-11.8Z"/>'
    '<path id="stone" d="M0-17.9 15.5-8.9V8.9L0 17.9-15.5 8.9V-8.9Z"/>'
    '<path id="stone-in" d="M0-15.5 13.4-7.7V7.7L0 15.5-13.4 7.7V-7.7Z"/>'
    '<path id="stone-ring" d="M0-21.4 18.5-10.7V10.7L0 21.4-18.5 10.7V-10.7Z"/>'
    '<path id="crack" d="M-20-6-9 6-13 13-2 16 1 24M9-19 13-9 20-5"/>'
    '<path id="shield" d="M-13-15H13V1C13 9 8 14 0 17-8 14-13 9-13 1Z"/>'
    '<g id="volume"><path class="binding" d="M-15-5Q-7-8 0-4 7-8 15-5V6Q7 3 0 7-7 3-15 6Z"/><path '
    'class="pages" d="M-13-5.5Q-6-8 0-4.5V4.5Q-6 1-13 3.5ZM13-5.5Q6-8 0-4.5V4.5Q6 1 13 3.5Z"/></g>'
    '<g id="token"><circle class="token" r="15"/></g>'
    '<g id="tree"><path class="trunk" d="M0 0V-5"/><path class="crown" d="M0-26C5-18 6.5-11 5.5-4Q0'
    '-1.5-5.5-4C-6.5-11-5-18 0-26Z"/></g>'
)


def _of_player(player: int, colour: str) -> str:
    novice = f'<path d="{BODY}"/><g transform="translate(0 -18.6)">{HEAD[player]}</g>'
    return (
        f'<g id="n{player}" class="wood p-{colour}" transform="scale({STANDING})">{novice}</g>'
        f'<g id="l{player}" class="wood p-{colour}" transform="translate(-14.5 '
        f'0)scale({STANDING})rotate(90)">'
        f"{novice}</g>"
        f'<g id="m{player}" class="wood p-{colour}" transform="scale({SERVING})">{novice}</g>'
        f'<g id="h{player}" class="p-{colour}" transform="scale(1.1)">'
        f'<path class="wall" d="M-9 0V-12H9V0Z"/><path class="wood" d="{ROOF}"/>'
        f'<g class="door" transform="translate(0 -4)scale(.58)">{HEAD[player]}</g></g>'
    )


def pieces() -> str:
    """All of them for the sprite: novices `n` standing, `l` lying, `m` serving; `h` shrines."""
    return (
        _SHAPES
        + "".join(_of_player(player, colour) for player, colour in enumerate(COLOURS))
        + "".join(f'<g id="f-{name}">{drawing}</g>' for name, drawing in FIGURES.items())
    )


def piece(kind: str, player: int, x: str, y: str, look: str = "") -> str:
    look_ = f' class="{look}"' if look else ""
    return f'<use href="#{kind}{player}" x="{x}" y="{y}"{look_}/>'
