"""A tile of Nova Luna on a grid of 64: its face in the sprite, and its states on the board."""

from __future__ import annotations

from typing import Final

from pyengine.nova_luna.components import TILES, Tile
from web.app.views.disc import disc
from web.app.views.markup import num
from web.app.views.signs import EMBLEM, GLYPHS, NUMBER_LINE, SIGN, task_key

PADS: Final = (
    (),
    (("46.4", "46.4"),),
    (("46.4", "17.6"), ("17.6", "46.4")),
    (("46.4", "17.6"), ("17.6", "46.4"), ("46.4", "46.4")),
)
"""Where the pads of the tasks are, by how many tasks a tile has."""

WATERMARKS: Final = (
    ((40.0, 41.0, 1.73),),
    ((46.4, 17.6, 0.82), (17.6, 46.4, 0.82)),
    ((46.4, 46.4, 0.91),),
    (),
)
"""Faint signs fill the quarters without a task."""


def _ground(colour: str, tasks: int) -> str:
    marks = "".join(
        f'<use href="#s-{colour}" class="watermark" transform="translate({num(x)} {num(y)}) '
        f'scale({scale})"/>'
        for x, y, scale in WATERMARKS[tasks]
    )
    return (
        f'<g id="ground-{colour}{tasks}"><use href="#ground"/>{marks}'
        f'<use href="#e-{colour}" class="emblem" x="17.6" y="17.6"/></g>'
    )


def _glyphs(task: tuple[str, ...]) -> str:
    size, corners = GLYPHS[len(task)]
    scale = f"{size / 22:.2f}".lstrip("0")
    signs = "".join(
        f'<use href="#s-{colour}" class="c-{colour}" transform="translate({num(x + size / 2)} '
        f'{num(y + size / 2)}) scale({scale})"/>'
        for colour, (x, y) in zip(task, corners, strict=True)
    )
    return f'<g id="{task_key(task)}" class="task">{signs}</g>'


def _face(tile: Tile) -> str:
    pads = "".join(
        f'<circle class="pad" cx="{x}" cy="{y}"/><use href="#{task_key(task)}" x="{x}" y="{y}"/>'
        for task, (x, y) in zip(tile.tasks, PADS[len(tile.tasks)], strict=True)
    )
    return (
        f'<g id="face{tile.id}" class="t-{tile.colour}">'
        f'<use href="#ground-{tile.colour}{len(tile.tasks)}"/>'
        f'<text class="number" x="17.6" y="{NUMBER_LINE[tile.colour]}">{tile.cost}</text>{pads}</g>'
    )


def signs() -> str:
    """The four signs and their emblems, for the sprite."""
    return "".join(
        f'<g id="s-{colour}">{SIGN[colour]}</g><g id="e-{colour}">{EMBLEM[colour]}</g>'
        for colour in SIGN
    )


_faces: list[str] = []


def faces() -> str:
    """Every tile's face, for the sprite: the board then only points at them."""
    if not _faces:
        _faces.append(_draw_faces())
    return _faces[0]


def _draw_faces() -> str:
    tasks = sorted({task for tile in TILES.values() for task in tile.tasks})
    return (
        '<g id="ground"><rect class="ground" width="64" height="64" rx="9"/>'
        '<rect width="64" height="64" rx="9" fill="url(#sheen)"/>'
        '<rect class="frame" x="1.6" y="1.6" width="60.8" height="60.8" rx="7.6"/></g>'
        + "".join(_ground(colour, count) for colour in SIGN for count in range(4))
        + "".join(_glyphs(task) for task in tasks)
        + "".join(_face(tile) for tile in TILES.values())
    )


_states: dict[tuple[int, int, tuple[bool, ...], tuple[int, ...], tuple[int, ...]], str] = {}


def tile_state(
    tile: int,
    player: int = 0,
    covered: tuple[bool, ...] = (),
    would_cover: tuple[int, ...] = (),
    fresh: tuple[int, ...] = (),
) -> str:
    """A tile's face with its covered tasks, and rings on the tasks that would be covered."""
    key = (tile, player, covered, would_cover, fresh)
    text = _states.get(key)
    if text is None:
        tasks = TILES[tile].tasks
        parts = [f'<use href="#face{tile}"/>']
        for index, (x, y) in enumerate(PADS[len(tasks)]):
            if covered and covered[index]:
                parts.append(disc(player, x, y, kind="fresh-disc" if index in fresh else ""))
            elif index in would_cover:
                parts.append(
                    f'<use href="#ring-pad" x="{x}" y="{y}"/>'
                    f'<use href="#{task_key(tasks[index])}" x="{x}" y="{y}"/>'
                    f'<use href="#ring" x="{x}" y="{y}"/>'
                )
        text = _states[key] = "".join(parts)
    return text
