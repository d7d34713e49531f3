"""Nova Luna's public position: written from a state, and read back with every doubt voiced."""

from __future__ import annotations

import copy
from typing import Any

from pyengine.core.errors import MalformedError
from pyengine.core.game import Json
from pyengine.core.reader import Reader

from .components import (
    ALL_COVERED,
    DISCS,
    FARTHEST_ADVANCE,
    FIRST_GAME_DISCS,
    SOLO_DISCS,
    SOLO_PENALTY,
    SPACES,
    TASKS_OF,
    TILES,
)
from .display import FARTHEST, Display, cell_at, column_and_row
from .setup import MOST_PLAYERS
from .state import OVER, PLAY, SOLO_1, SOLO_2, State
from .wheel import tiles_left

KEYS = ("players", "turn", "phase", "wheel", "moon", "pile", "track", "displays", "discs", "noted")


def write(state: State) -> Json:
    return {
        "players": len(state.displays),
        "turn": state.turn,
        "phase": state.phase,
        "wheel": [tile or None for tile in state.wheel],
        "moon": state.moon,
        "pile": state.pile[::-1],
        "track": _write_track(state),
        "displays": [_write_display(display) for display in state.displays],
        "discs": state.discs.copy(),
        "noted": state.noted.copy(),
    }


def _write_track(state: State) -> list[Any]:
    track: list[Any] = []
    for player in state.order:
        distance = state.distance[player]
        if track and track[-1][0] == distance:
            track[-1][1].insert(0, player)
        else:
            track.append([distance, [player]])
    return track


def _write_display(display: Display) -> list[Json]:
    return [
        {
            "tile": tile,
            "at": list(column_and_row(cell)),
            "covered": [bool(mask >> n & 1) for n in range(len(TASKS_OF[tile]))],
        }
        for tile, cell, mask in zip(display.tiles, display.cells, display.covered, strict=True)
    ]


def visible(position: Json) -> Json:
    """All but the order of the pile is open: of it only the height is left, tile by tile null."""
    return {**copy.deepcopy(position), "pile": [None] * len(position["pile"])}


def read(position: Reader) -> State:
    players = position["players"].integer(1, MOST_PLAYERS)
    state = State()
    state.phase = position["phase"].choice((PLAY, OVER) if players > 1 else (SOLO_1, SOLO_2, OVER))
    seen: dict[int, str] = {}
    state.wheel = [
        0 if space.is_null() else _read_tile(space, seen)
        for space in position["wheel"].items(SPACES)
    ]
    state.moon = position["moon"].integer(0, SPACES - 1)
    if state.wheel[state.moon]:
        raise position["moon"].refuse("the moon figure stands on a space with a tile")
    state.pile = [_read_tile(tile, seen) for tile in position["pile"].items()][::-1]
    state.displays = [
        _read_display(display, seen) for display in position["displays"].items(players)
    ]
    state.order, state.distance = _read_track(position["track"], players)
    turn = position["turn"].integer(0, players - 1)
    if turn != state.turn:
        raise position["turn"].refuse(
            "the hindmost marker, on top of its stack, is player {player}'s", player=state.turn
        )
    _read_discs(position["discs"], state)
    _read_noted(position["noted"], state)
    _check_open_tasks(position["displays"], state)
    _check_phase(position["phase"], state)
    return state


def _read_tile(tile: Reader, seen: dict[int, str]) -> int:
    id_ = tile.integer(1, len(TILES))
    if id_ in seen:
        raise tile.refuse("tile {tile} is already at {place}", tile=id_, place=seen[id_])
    seen[id_] = tile.place
    return id_


def _read_display(display: Reader, seen: dict[int, str]) -> Display:
    laid = Display()
    masks: list[int] = []
    for entry in display.items():
        entry.object(("tile", "at", "covered"))
        tile = _read_tile(entry["tile"], seen)
        at = entry["at"]
        column, row = (n.integer(-FARTHEST, FARTHEST) for n in at.items(2))
        cell = cell_at(column, row)
        if not laid.cells and cell:
            raise at.refuse("a player's first tile is at [0, 0]")
        if cell in laid.index:
            raise at.refuse("another tile of this display is there")
        if laid.cells and not laid.touches(cell):
            raise at.refuse("no tile laid before it shares an edge with this one")
        laid = laid.with_tile(tile, cell)
        flags = [flag.flag() for flag in entry["covered"].items(len(TASKS_OF[tile]))]
        masks.append(sum(1 << n for n, flag in enumerate(flags) if flag))
    for n, mask in enumerate(masks):
        false = mask & ~laid.complete(n)
        if false:
            raise MalformedError(
                f"{display.place}[{n}].covered[{(false & -false).bit_length() - 1}]",
                "this task is not complete, so no disc can be on it",
            )
    laid.covered = masks
    return laid


def _read_track(track: Reader, players: int) -> tuple[list[int], list[int]]:
    order: list[int] = []
    distance = [0] * players
    if players == 1:
        list(track.items(0))
        return [], []
    hindmost = before = -1
    for space in track.items():
        pair = list(space.items(2))
        there = pair[0].integer(0)
        if there <= before:
            raise pair[0].refuse("the track is listed from the hindmost on, each space once")
        hindmost = there if hindmost < 0 else hindmost
        if there > hindmost + FARTHEST_ADVANCE:
            raise pair[0].refuse(
                "nobody can be more than {most} ahead of the hindmost", most=FARTHEST_ADVANCE
            )
        stack = list(pair[1].items())
        if not stack:
            raise pair[1].refuse("a space without markers is not listed")
        for marker in reversed(stack):
            player = marker.integer(0, players - 1)
            if player in order:
                raise marker.refuse("player {player} has two markers", player=player)
            order.append(player)
            distance[player] = there
        before = there
    if len(order) < players:
        missing = next(player for player in range(players) if player not in order)
        raise track.refuse("player {player} has no marker", player=missing)
    return order, distance


def _read_discs(discs: Reader, state: State) -> None:
    players = len(state.displays)
    entries = list(discs.items(players))
    state.discs = [entry.integer(0, DISCS + 1) for entry in entries]
    totals = [
        left + display.covered_count()
        for left, display in zip(state.discs, state.displays, strict=True)
    ]
    allowed = _totals(players, state.phase)
    for entry, total in zip(entries, totals, strict=True):
        if total not in allowed or total != totals[0]:
            raise entry.refuse(
                "discs left and tasks covered come to {total}, not {allowed} alike for all",
                allowed=" / ".join(map(str, allowed)),
                total=total,
            )


def _totals(players: int, phase: str) -> tuple[int, ...]:
    if players == 1:
        return (SOLO_DISCS[0] if phase == SOLO_1 else sum(SOLO_DISCS),)
    return (DISCS, FIRST_GAME_DISCS[players]) if players in FIRST_GAME_DISCS else (DISCS,)


def _read_noted(noted: Reader, state: State) -> None:
    count = {SOLO_2: 2, OVER: 4}.get(state.phase, 0) if state.solo else 0
    entries = list(noted.items(count))
    state.noted = [entry.integer(0) for entry in entries]
    if not count:
        return
    numbers = state.numbers(0)
    if state.noted[0] > numbers:
        raise entries[0].refuse("the numbers in the display come to {sum} only", sum=numbers)
    if state.noted[1] not in range(0, SOLO_PENALTY * SOLO_DISCS[0] + 1, SOLO_PENALTY):
        raise entries[1].refuse("the penalty is {cost} for each disc", cost=SOLO_PENALTY)
    final = [numbers, SOLO_PENALTY * state.discs[0]]
    for entry, right in zip(entries[2:], final, strict=False):
        if entry.value != right:
            raise entry.refuse("must be {right}, as display and discs show", right=right)


def _check_open_tasks(displays: Reader, state: State) -> None:
    """A complete task stays open only for want of discs."""
    for player, display in enumerate(state.displays):
        if not state.discs[player]:
            continue
        for n, tile in enumerate(display.tiles):
            if display.covered[n] == ALL_COVERED[tile]:
                continue
            open_ = display.complete(n) & ~display.covered[n]
            if open_:
                raise MalformedError(
                    f"{displays.place}[{player}][{n}].covered[{(open_ & -open_).bit_length() - 1}]",
                    "this task is complete, so a disc is on it while there are any",
                )


def _check_phase(phase: Reader, state: State) -> None:
    tiles = tiles_left(state)
    placed_all = 0 in state.discs
    out_of_tiles = not tiles and (state.solo or not state.pile)
    ended = out_of_tiles if state.phase == SOLO_1 else placed_all or out_of_tiles
    if state.phase == OVER and not ended:
        raise phase.refuse("the game cannot be over: there are discs to place and tiles to take")
    if state.phase != OVER and ended:
        raise phase.refuse("the game goes on, yet all discs are placed or no tile is left")
    if not tiles and state.phase != OVER:
        raise phase.refuse("the wheel is empty, so it is refilled before anyone moves")
    if state.discs.count(0) > 1:
        raise phase.refuse("only one player can have placed the last disc")
