"""What the views of Luna are given: a position and everything the rules say about it.

The session fills it in from the match; the views only draw it. A view never works out a rule.

A *thing* is anything on the table that can be pointed at, named by a short text:
`isle:herbs`, `tile:15` (a tile on the path), `temple:13` (a space of the temple), `landing`,
`council`, `meditation`, `favor:herbs` (an own favor token), `supply`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from web.app.company import Company
from web.app.ideas import Hint
from web.app.review_table import ReviewTable

Thing = str


class ActionRow(NamedTuple):
    """A kind of action in the list: offered, or with the reason why not."""

    kind: str
    """`favor recruit shrine herbs journey tide sailboat promote sanctify book council expel
    meditate`, solo also `end-round`; in the preliminary round `place-shrine`, `place-novices`,
    solo `quiet`."""
    words: str
    hint: str
    """What it would bring or leave, short: `+4`, `2 left`; may be empty."""
    why_not: str
    """Why it cannot be done now; empty when it can."""


class Choice(NamedTuple):
    """A way to do the chosen action, as a button: how many, with which token, from where."""

    do: str
    words: str
    chosen: bool


class Step(NamedTuple):
    """A move of a journey or tide being built: so many from here to there."""

    start: Thing
    end: Thing
    active: int
    inactive: int
    words: str
    fewer: str
    """The verb that takes one back."""


class Trail(NamedTuple):
    """Something went from one thing to another in the last action: a dotted line."""

    player: int
    start: Thing
    end: Thing


class LogLine(NamedTuple):
    """One thing that happened. `player` is None for what the game does by itself."""

    player: int | None
    text: str


class ScoreLine(NamedTuple):
    """A line of a scoring step: who got how much for what."""

    player: int
    text: str
    influence: int


class ScoreStep(NamedTuple):
    """One step of a round's end, in order: Priestess, Apostate, Temple, time, figures, final."""

    kind: str
    title: str
    lines: tuple[ScoreLine, ...]
    words: tuple[str, ...]
    """What else happened in this step, in sentences (figures that moved, and why)."""


class Place(NamedTuple):
    """A row of the end screen, best first."""

    player: int
    place: int
    influence: int
    reason: str
    sums: tuple[tuple[str, int], ...]
    """The whole sum: words and amount, from the start to the council seat."""


class LunaTable(NamedTuple):
    position: dict[str, Any]
    """The public position (`formats`), as it stands; in solo the opponent is player 0."""
    names: tuple[str, ...]
    actor: int | None
    """The person on turn; None while a bot is, a round is scored, or the game is over."""
    order: tuple[int, ...]
    """Players as they will act, the one on turn first."""
    approved: tuple[int, ...]
    """Path tiles (free or claimed) between Guard and landing stage, from the Guard on."""
    bribable: tuple[int, ...]
    """Path tiles just beyond the Guard, towards the gate."""
    closed: tuple[int, ...]
    """Path tiles further on towards the gate."""
    guards: tuple[int, ...]
    """Values of the six guard tiles from the gate on: 2 2 3 4 5 6."""
    guard: int
    """Which of them the Guard stands on, counted from the gate; later ones are spent."""
    batch: int
    """How many temple tiles lie between two guard tiles: the number of players."""
    path_tiles: tuple[int, ...]
    """All tiles that the path began with, from the gate; those gone have left their hexagon."""
    awards: tuple[int, ...]
    """What the Priestess pays: 5 2, or 6 3 1."""
    priestess_number: int
    builder_number: int
    next_priestess: str | None
    next_builder: str | None
    next_apostate: str | None
    """Isle symbols; None after the last round, and for the Apostate when it is not certain."""
    favors_left: tuple[int, ...]
    """Favor tokens on each isle, in the position's isle order."""
    temple: dict[int, tuple[float, float]]
    """Temple space (its number) → centre in units of a hexagon's width across, rows down."""
    boards: dict[int, str]
    """Temple space → colour of its board: blue grey green yellow."""
    symbols: dict[int, str]
    """Temple space or path tile → its symbol."""
    seats: tuple[int, ...]
    """What each council seat is worth."""
    time_full: int
    """How many candles there are; the position's `time` are still to be turned."""
    frozen: str | None = None
    """Solo levels 2 and 3: the isle that the Apostate freezes now."""

    actions: tuple[ActionRow, ...] = ()
    kind: str = ""
    """The kind of action being put together; empty for none."""
    ask: str = ""
    """What the player is asked now: `Choose a ringed tile`."""
    explain: str = ""
    """A second, quieter line: `The purse: it costs your bribery favor`."""
    choosable: frozenset[Thing] = frozenset()
    """Things that may be pointed at now: ringed. Verb: `point THING`."""
    chosen: frozenset[Thing] = frozenset()
    """Things already pointed at."""
    choices: tuple[Choice, ...] = ()
    steps: tuple[Step, ...] = ()
    """The moves of a journey or tide so far."""
    preview: dict[str, Any] | None = None
    """The position as it would be after confirming: pieces that differ are drawn as previews."""
    effect: tuple[str, ...] = ()
    """What confirming does, line by line."""
    confirm: str = ""
    """The words on the confirm button (verb `confirm`); empty when not complete."""

    trails: tuple[Trail, ...] = ()
    touched: frozenset[Thing] = frozenset()
    """Things that the last action changed: a soft trace."""
    company: Company = Company()
    hint: Hint = Hint()
    review: ReviewTable | None = None
    """The game is over and being looked back at: the point shown, and what is thought of it."""
    news: tuple[LogLine, ...] = ()
    """What bots did since the viewer's last decision."""
    log: tuple[LogLine, ...] = ()
    """Oldest first."""
    score: tuple[ScoreStep, ...] = ()
    """The steps of the round that has just ended, while it is being shown; else empty."""
    score_at: int = 0
    """Which of them is in front. Verbs: `score next`, `score skip`."""
    rounds: tuple[tuple[int, ...], ...] = ()
    """For the chart: everyone's influence at the start and after each round."""
    places: tuple[Place, ...] = ()
    """Filled when the game is over."""
    end: str = ""
    solo: int | None = None
    """The solo level, else None."""
    may_undo: bool = False
    may_redo: bool = False
    why: bool = False
    """The reasons for what cannot be done are disclosed. Verb: `why`."""
    tab: str = "actions"
    """Phone: which part is in front: `actions`, `players`, `log`."""
    spot: str = "temple"
    """Phone: what the board is panned to: `temple` or an isle's symbol. Verb: `show SPOT`."""
    menu: bool = False
    notice: str = ""
