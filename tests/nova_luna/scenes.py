"""Positions set up by hand: say what matters for a rule, the rest is filled in."""

from __future__ import annotations

from typing import Any

import pytest

from pyengine import IllegalError, Match
from pyengine.core.game import Json
from pyengine.nova_luna.components import TILES
from pyengine.nova_luna.events import CoveredBetween, Laid

from . import by_the_book

Laying = list[tuple[int, tuple[int, int]]]
"""Tiles and where they lie, in the order laid."""

NEW_MOON = 0


def scene(
    *displays: Laying,
    wheel: dict[int, int],
    moon: int = NEW_MOON,
    pile: list[int] | None = None,
    track: list[Any] | None = None,
    discs: int | None = None,
    **changes: Any,
) -> Json:
    """A position with these displays, the tasks in them covered as far as the discs go.

    What is not given: the pile has all other tiles, markers stand where the numbers in the
    displays put them (a later player under an earlier one), and nobody is near the end.
    """
    solo = len(displays) == 1
    to_place = discs if discs is not None else 8 if solo else 20
    used = {tile for laying in displays for tile, _ in laying} | set(wheel.values())
    entries, left = zip(*(_laid(laying, to_place) for laying in displays), strict=True)
    standing = track if track is not None else [] if solo else _track(displays)
    position = {
        "format": "moon-position",
        "version": 1,
        "game": "nova-luna",
        "players": len(displays),
        "turn": 0 if solo else standing[0][1][-1],
        "phase": "solo-1" if solo else "play",
        "wheel": [wheel.get(space) for space in range(12)],
        "moon": moon,
        "pile": [tile for tile in TILES if tile not in used] if pile is None else pile,
        "track": standing,
        "displays": list(entries),
        "discs": list(left),
        "noted": [],
    }
    return position | changes


def _laid(laying: Laying, to_place: int) -> tuple[list[Json], int]:
    layout = {cell: tile for tile, cell in laying}
    entries: list[Json] = []
    left = to_place
    for tile, cell in laying:
        covered = []
        for done in by_the_book.complete(layout, cell):
            covered.append(done and left > 0)
            left -= covered[-1]
        entries.append({"tile": tile, "at": list(cell), "covered": covered})
    return entries, left


def _track(displays: tuple[Laying, ...]) -> list[Any]:
    spaces: dict[int, list[int]] = {}
    for player in reversed(range(len(displays))):
        distance = sum(TILES[tile].cost for tile, _ in displays[player])
        spaces.setdefault(distance, []).append(player)
    return [[distance, spaces[distance]] for distance in sorted(spaces)]


def solo_display(*laying: tuple[int, tuple[int, int]], then: int) -> Match:
    """A solo game with this display, and a tile to lay next on the space after the figure."""
    rest = [tile for tile in TILES if tile not in {one for one, _ in laying} | {then}]
    wheel = {1: then} | {space: rest[space] for space in range(2, 12)}
    return Match.load(scene(list(laying), wheel=wheel))


def take(space: int, at: tuple[int, int]) -> Json:
    return {"do": "take", "space": space, "at": list(at)}


def covers(match: Match) -> list[tuple[int, int]]:
    """The (tile, task) pairs that the last action put discs on."""
    return [
        pair
        for event in match.told[-1]
        if isinstance(event, Laid | CoveredBetween)
        for pair in event.covers
    ]


def covered(match: Match, tile: int) -> list[bool]:
    """Which tasks of this laid tile have a disc."""
    for display in match.position["displays"]:
        for entry in display:
            if entry["tile"] == tile:
                found: list[bool] = entry["covered"]
                return found
    raise LookupError(tile)


def refused(match: Match, action: Json) -> str:
    """The text of the refusal, after making sure that nothing has changed."""
    before = match.position
    with pytest.raises(IllegalError) as error:
        match.play(action)
    assert match.position == before
    return str(error.value)


def spaces_on_offer(match: Match) -> list[int]:
    found = [action["space"] for action in match.legal if action["do"] == "take"]
    return list(dict.fromkeys(found))
