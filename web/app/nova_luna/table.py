"""What the views of Nova Luna are given: a position and everything the rules say about it.

The session fills it in from the match; the views only draw it. A view never works out a rule.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from web.app.company import Company
from web.app.ideas import Hint
from web.app.review_table import ReviewTable

Cell = tuple[int, int]
TaskOf = tuple[int, int]
"""A tile's id and the index of one of its tasks."""


class LastTake(NamedTuple):
    """The trace of the last action: what was taken from where, laid where, covering what."""

    player: int
    tile: int
    space: int
    at: Cell
    covers: tuple[TaskOf, ...]


class LogLine(NamedTuple):
    """One thing that happened. `player` is None for what the game does by itself."""

    player: int | None
    text: str


class Coming(NamedTuple):
    """A player in the order of moving, and how many beads ahead of the one on turn."""

    player: int
    beads: int


class Place(NamedTuple):
    """A row of the end screen, best first; `reason` says in words what decided it."""

    player: int
    place: int
    discs: int
    reason: str


class SoloSum(NamedTuple):
    """The solo result, phase by phase."""

    phase: int
    numbers: int
    penalty: int


class NovaLunaTable(NamedTuple):
    position: dict[str, Any]
    """The public position (`formats`): wheel, moon, pile, track, displays, discs, phase, turn."""
    names: tuple[str, ...]
    """By player number; player n's colour is COLOURS[n]: yellow, red, blue, white."""
    offers: tuple[int, ...]
    """The spaces that may be taken from now, first to third; empty when the game is over."""
    reach: tuple[int, ...]
    """The spaces of the next tiles, be they on offer to a person or to a bot."""
    coming: tuple[Coming, ...]
    """The order of play, the one on turn first; empty in solo."""
    picked: int | None = None
    """The space whose tile the player has picked but not laid."""
    spots: dict[Cell, tuple[TaskOf, ...]] = {}  # noqa: RUF012  never changed, only read
    """With a tile picked: every cell it may be laid on, and the tasks that would cover there."""
    spot: Cell | None = None
    """The spot being looked at: the tile is drawn there as a preview."""
    picked_again: int | None = None
    """With a spot looked at: the player on turn after laying it there."""
    may_refill: bool = False
    """The player may fill the wheel before taking."""
    may_end_phase: bool = False
    """Solo: the player may stop phase 1 now."""
    last: tuple[LastTake, ...] = ()
    """What was taken since the viewer's own last decision, or by the last action: the traces."""
    company: Company = Company()
    news: tuple[LogLine, ...] = ()
    """What bots did since the viewer's last decision."""
    log: tuple[LogLine, ...] = ()
    """Oldest first."""
    places: tuple[Place, ...] = ()
    """Filled when a game of two or more is over."""
    end: str = ""
    """When over, the way it ended, in words."""
    hint: Hint = Hint()
    review: ReviewTable | None = None
    """The game is over and being looked back at: the point shown, and what is thought of it."""
    solo: tuple[SoloSum, ...] = ()
    """Solo: what was noted for each phase that has ended."""
    may_undo: bool = False
    may_redo: bool = False
    tab: str = "you"
    """Phone: which part is in front: `you`, `wheel`, `log`, or a player's number."""
    menu: bool = False
    """The menu is open."""
    notice: str = ""
    """A refusal or a remark to show the player, in words; empty for none."""
