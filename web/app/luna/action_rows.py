"""The list of actions: what each is called, what it would bring, and why it cannot be done."""

from __future__ import annotations

from pyengine.luna.actions.temple import Book
from pyengine.luna.kinds import KINDS_IN
from pyengine.luna.state import State
from pyengine.luna.turn import why_none
from web.app.luna.table import ActionRow, Choice, Thing
from web.app.refusals import in_words
from web.app.words import _, n_

from .draft import Draft
from .travel import Travel


def kind_words(kind: str) -> str:
    return {
        "favor": _("Favor"),
        "recruit": _("Recruit"),
        "shrine": _("Shrine"),
        "herbs": _("Herbs"),
        "journey": _("Journey"),
        "tide": _("Tide"),
        "sailboat": _("Sailboat"),
        "promote": _("Promotion"),
        "sanctify": _("Sanctify"),
        "book": _("Book"),
        "council": _("Council"),
        "expel": _("Expulsion"),
        "meditate": _("Meditate"),
        "end-round": _("End the round"),
        "place-shrine": _("Place a shrine"),
        "place-novices": _("Place novices"),
        "quiet": _("Quiet an isle"),
    }[kind]


def action_rows(state: State) -> tuple[ActionRow, ...]:
    never = "meditate" if state.solo else "end-round"
    return tuple(_row(state, kind) for kind in KINDS_IN[state.phase] if kind != never)


def _row(state: State, kind: str) -> ActionRow:
    refused = why_none(state, kind)
    return ActionRow(
        kind, kind_words(kind), _hint(state, kind), in_words(refused) if refused else ""
    )


def _hint(state: State, kind: str) -> str:
    if kind == "sanctify":
        return f"+{state.guard}"
    if kind == "book":
        return f"+{Book.gain(state)}"
    if kind == "meditate":
        return n_("{count} left", "{count} left", state.time).format(count=state.time)
    return ""


def kind_choices(kinds: list[str]) -> tuple[Choice, ...]:
    """The actions that can begin with the thing pointed at."""
    return tuple(Choice(f"kind {kind}", kind_words(kind), False) for kind in kinds)


def ask_for(draft: Draft | Travel | None, thing: Thing | None) -> str:
    """What the player is asked now."""
    if draft is None:
        return _("What to do there?") if thing else _("Choose an action, or point at the table")
    return draft.ask() if isinstance(draft, Travel) else _ask(draft)


def _ask(draft: Draft) -> str:
    things = draft.choosable()
    if things and draft.kind in ("place-shrine", "place-novices", "quiet"):
        return {
            "place-shrine": _("Your shrine: on which isle?"),
            "place-novices": _("Two novices: on which isle?"),
            "quiet": _("Where do the rival's novices rest this round?"),
        }[draft.kind]
    if not things:
        return _("How?") if draft.choices() else _("Like this?")
    start = next(iter(things)).partition(":")[0]
    if draft.kind == "sailboat":
        return _("Where to?") if draft.pointed else _("Where from?")
    if draft.kind == "book":
        return _("Which book?") if draft.pointed else _("For which novice?")
    if start == "tile":
        return _("Choose a ringed tile")
    return _("Choose a ringed isle")


def confirm_words(draft: Draft | Travel) -> str:
    return {
        "favor": _("Take the token"),
        "recruit": _("Recruit"),
        "shrine": _("Build the shrine"),
        "herbs": _("Reactivate"),
        "journey": _("Travel"),
        "tide": _("Travel by tide"),
        "sailboat": _("Set sail"),
        "promote": _("Promote"),
        "sanctify": _("Bring it to the temple"),
        "book": _("Move the book"),
        "council": _("Move up"),
        "expel": _("Expel him"),
        "meditate": _("Meditate"),
        "end-round": _("End the round"),
        "place-shrine": _("Place it here"),
        "place-novices": _("Place them here"),
        "quiet": _("Quiet them"),
    }[draft.kind]
