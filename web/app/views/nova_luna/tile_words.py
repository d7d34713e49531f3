"""Tiles and tasks in words, for names of things on the board and for the panels."""

from __future__ import annotations

from pyengine.nova_luna.components import TILES
from web.app.words import _, listing, n_


def colour_word(colour: str) -> str:
    return {
        "red": _("red"),
        "blue": _("blue"),
        "cyan": _("turquoise"),
        "yellow": _("yellow"),
    }[colour]


def tile_word(tile: int) -> str:
    """`blue 4`: what players call a tile."""
    face = TILES[tile]
    return _("{colour} {number}").format(colour=colour_word(face.colour), number=face.cost)


def task_words(task: tuple[str, ...]) -> str:
    """`blue and red`, `2 red and 1 blue`: what a task asks for."""
    counts = {colour: task.count(colour) for colour in task}
    if len(counts) == len(task):
        return listing([colour_word(colour) for colour in counts])
    return listing(
        [
            _("{number} {colour}").format(number=count, colour=colour_word(colour))
            for colour, count in counts.items()
        ]
    )


def tasks_words(tile: int) -> str:
    """`tasks blue and red; turquoise and yellow`, or `no task`."""
    tasks = TILES[tile].tasks
    if not tasks:
        return _("no task")
    return n_("task {tasks}", "tasks {tasks}", len(tasks)).format(
        tasks="; ".join(task_words(task) for task in tasks)
    )


def laid_words(tile: int, covered: list[bool]) -> str:
    """A tile in a display, with what is covered."""
    parts = [tile_word(tile)]
    for task, done in zip(TILES[tile].tasks, covered, strict=True):
        words = task_words(task)
        parts.append(_("{task} covered").format(task=words) if done else words)
    return "; ".join(parts)
