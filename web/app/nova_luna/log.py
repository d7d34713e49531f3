"""What happened in a game of Nova Luna, told line by line."""

from __future__ import annotations

from typing import Any

from pyengine.nova_luna.events import CoveredBetween, Event, Laid, PhaseEnded, Refilled
from web.app.views.nova_luna.tile_words import tile_word
from web.app.words import _, n_

from .table import LastTake, LogLine


def log_lines(told: list[list[Any]], names: tuple[str, ...]) -> tuple[LogLine, ...]:
    return tuple(_line(event, names) for events in told for event in events)


def _line(event: Event, names: tuple[str, ...]) -> LogLine:
    if isinstance(event, Laid):
        return LogLine(event.player, _laid(event, names))
    if isinstance(event, Refilled):
        return LogLine(event.player, _refilled(event, names))
    if isinstance(event, PhaseEnded):
        return LogLine(None, _phase_ended(event))
    return LogLine(None, _covered_between(event))


def _laid(event: Laid, names: tuple[str, ...]) -> str:
    tile = tile_word(event.tile)
    name = names[event.player]
    if not event.covers:
        return _("{name} laid {tile}").format(name=name, tile=tile)
    return n_(
        "{name} laid {tile}, covered {count}",
        "{name} laid {tile}, covered {count}",
        len(event.covers),
    ).format(name=name, tile=tile, count=len(event.covers))


def _refilled(event: Refilled, names: tuple[str, ...]) -> str:
    if event.player is None:
        words = n_(
            "{count} tile was drawn to fill the wheel",
            "{count} tiles were drawn to fill the wheel",
            event.tiles,
        )
        return words.format(count=event.tiles)
    words = n_(
        "{name} filled the wheel, {count} tile drawn",
        "{name} filled the wheel, {count} tiles drawn",
        event.tiles,
    )
    return words.format(name=names[event.player], count=event.tiles)


def _phase_ended(event: PhaseEnded) -> str:
    words = _("Phase {phase} ended: {numbers} noted").format(
        phase=event.phase, numbers=event.numbers
    )
    if event.penalty:
        words += _(", and {penalty} for discs left").format(penalty=event.penalty)
    return words


def _covered_between(event: CoveredBetween) -> str:
    count = len(event.covers)
    return n_(
        "{count} task left open was covered", "{count} tasks left open were covered", count
    ).format(count=count)


def last_takes(told: list[list[Any]]) -> tuple[LastTake, ...]:
    """The traces on the board: the tiles laid by these actions."""
    return tuple(LastTake(*event) for events in told for event in events if isinstance(event, Laid))
