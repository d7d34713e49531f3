"""What the last action leaves on the table until the next: dotted ways and things touched."""

from __future__ import annotations

from typing import Any

from pyengine.luna import events as of
from web.app.luna.table import Thing, Trail

from .things import isle, path_tile, temple_space


def trails(events: list[Any]) -> tuple[Trail, ...]:
    found: list[Trail] = []
    for event in events:
        match event:
            case of.Travelled() | of.Sailed():
                found.append(Trail(event.player, isle(event.from_), isle(event.to)))
            case of.Promoted(player, tile, start):
                found.append(Trail(player, isle(start), path_tile(tile)))
            case of.Sanctified(player, tile, _gain):
                found.append(Trail(player, path_tile(tile), temple_space(tile)))
            case of.Displaced(_mover, player, tile, to, _gain):
                found.append(Trail(player, temple_space(tile), isle(to)))
            case of.BookMoved(player, from_, to, _gain):
                found.append(Trail(player, temple_space(from_), temple_space(to)))
            case of.RoundEnded():
                break
    return tuple(found)


def touched(events: list[Any]) -> frozenset[Thing]:
    found: set[Thing] = set()
    for trail in trails(events):
        found |= {trail.start, trail.end}
    for event in events:
        if isinstance(event, of.RoundEnded):
            break
        if isinstance(event, of.CouncilMoved):
            found.add("council")
        elif isinstance(event, of.Meditated):
            found.add("meditation")
        elif isinstance(event, of.Expelled):
            found |= {isle(event.from_), isle(event.to)}
        elif isinstance(event, of.FavorTaken):
            found.add(isle(event.favor))
        elif (where := getattr(event, "isle", None)) is not None:
            found.add(isle(where))
    return frozenset(found)
