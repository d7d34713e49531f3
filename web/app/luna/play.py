"""A game of Luna at the page: the match, the action being put together, the round's end."""

from __future__ import annotations

from typing import Any

from pyengine import IllegalError, Match
from pyengine.core.reader import Reader
from pyengine.luna import events as of
from pyengine.luna.components import BRIBERY
from pyengine.luna.kinds import KINDS_IN
from pyengine.luna.state import ACTIONS, PERSON, State
from pyengine.luna.turn import legal_of
from web.app.at_table import AtTable
from web.app.ideas import Hint, Idea
from web.app.luna.table import LunaTable, Thing
from web.app.reviewing import Reviewing
from web.app.seats import colour_names, seat_names
from web.app.words import _

from .action_rows import action_rows, ask_for, confirm_words, kind_choices
from .draft import Draft, kinds_at
from .facts import facts
from .log import effect_lines, log_lines
from .score import end_words, influence_by_round, places, score_steps
from .things import way
from .traces import touched, trails
from .travel import Travel

TRAVELS = ("journey", "tide")


class LunaPlay(AtTable):
    def __init__(self, match: Match) -> None:
        super().__init__(match, _names(match), "actions")
        self._draft: Draft | Travel | None = None
        self._thing: Thing | None = None
        """What was pointed at before any kind of action was chosen."""
        self._why = False
        self._spot = "temple"
        self._score_at: int | None = None
        self._verbs |= {
            "kind": self._kind,
            "point": self._point,
            "choose": self._choose,
            "fewer": self._fewer,
            "confirm": self._confirm,
            "cancel": self._cancel,
            "why": self._toggle_why,
            "score": self._score,
            "show": self._show_spot,
        }
        self._free |= {"cancel", "why", "score", "show"}
        self._begin_phase()

    @property
    def state(self) -> State:
        state: State = self.match.state
        return state

    # Verbs

    def _kind(self, kind: str) -> str:
        refused = next(
            (row.why_not for row in action_rows(self.state) if row.kind == kind and row.why_not), ""
        )
        if refused:
            self.notice = refused
            return refused
        pointed = (self._thing,) if self._thing else ()
        self._begin(kind, pointed)
        return self._asked()

    def _begin(self, kind: str, pointed: tuple[Thing, ...] = ()) -> None:
        self._thing = None
        build = Travel if kind in TRAVELS else Draft
        try:
            self._draft = build(self.state, kind, pointed)
            fits = self._draft.choosable() or self._draft.action()
        except IllegalError:
            fits = None
        if not fits:
            self._draft = build(self.state, kind)
        self._onward()

    def _onward(self) -> None:
        """The keyboard goes on to what is to be pointed at next, or to the confirm button."""
        complete = isinstance(self._draft, Draft) and self._draft.action()
        self.focus = "[data-do=confirm]" if complete else ".may:not(.chosen), [data-do=confirm]"

    def _point(self, thing: Thing) -> str | None:
        if self._draft:
            self._draft.point(thing)
            self._onward()
            return self._asked()
        kinds = kinds_at(self.state, thing)
        if not kinds:
            raise IllegalError("", "nothing can be done there now")
        self._thing = thing
        if len(kinds) == 1:
            self._begin(kinds[0], (thing,))
        return self._asked()

    def _choose(self, which: str) -> None:
        if self._draft:
            self._draft.choose(which)

    def _fewer(self, which: str) -> None:
        if isinstance(self._draft, Travel):
            self._draft.fewer(which)

    def _confirm(self) -> str:
        action = self._draft.action() if self._draft else None
        if action is None:
            raise IllegalError("", "choose what to do first")
        return self._play(action.write())

    def _cancel(self) -> str:
        kind = self._draft.kind if self._draft else ""
        self._draft = self._thing = None
        self._begin_phase()
        self.focus = f'[data-do="kind {kind}"]'
        return _("Put back.")

    def _put_back(self) -> str:
        return self._cancel() if self._draft or self._thing else ""

    def _as_idea(self, sign: str, action: dict[str, Any], reasons: Any) -> Idea:
        from .idea import idea

        return idea(sign, self.state, action, reasons, self.names)

    def _take_up(self, action: dict[str, Any]) -> None:
        wanted = self.match.game.read_action(Reader(action, "action"))
        self._thing = None
        draft = (Travel if wanted.do in TRAVELS else Draft)(self.state, wanted.do)
        draft.adopt(wanted)
        self._draft = draft
        self.focus = "[data-do=confirm]"

    def _toggle_why(self) -> None:
        self._why = not self._why

    def _score(self, step: str) -> None:
        if self._score_at is None:
            return
        self._score_at += 1
        if step == "skip" or self._score_at >= len(self._steps()):
            self._score_at = None
        self._show_payer()
        self.focus = '[data-do="score next"], [data-do^="kind "]'

    def _show_payer(self) -> None:
        """While a round is being paid, a phone's board shows where."""
        if self._score_at is not None:
            kind = self._steps()[self._score_at].kind
            figures = ("priestess", "apostate", "builder")
            before = self._position_of(self.match.state_before)
            self._spot = before[kind] if kind in figures else "temple"

    def _show_spot(self, spot: str) -> None:
        self._spot = spot

    def _after_action(self) -> None:
        super()._after_action()
        self._draft = self._thing = None
        shown = self._steps() and (self._paused or not self.watching)
        self._score_at = 0 if shown else None
        self._show_payer()
        self._begin_phase()
        self.focus = '[data-do="score next"], [data-do="again"], [data-do^="kind "], .may'

    def _begin_phase(self) -> None:
        """Outside the action phase there is one thing to do, so it is being done."""
        kinds = KINDS_IN[self.state.phase]
        if len(kinds) == 1 and self._draft is None:
            self._draft = Draft(self.state, kinds[0])

    def _holds(self) -> bool:
        return super()._holds() or self._score_at is not None

    # Words

    def _last_words(self) -> list[str]:
        return [line.text + "." for line in log_lines(self.match.told[-1:], self.names)]

    def _whose_turn(self) -> str:
        if self.match.outcome:
            return end_words(self.state)
        if self.state.solo:
            return ""
        return _("{name}'s turn.").format(name=self.names[self.state.turn])

    def _asked(self) -> str:
        return ask_for(self._draft, self._thing)

    def _sit(self, match: Match) -> LunaPlay:
        return LunaPlay(match)

    # What the views are given

    def _table(self) -> LunaTable:
        state, outcome, told = self.state, self.match.outcome, self.match.told
        scoring = self._score_at is not None
        steps = self._steps() if scoring else ()
        shown = self._shown_state(steps)
        asleep = scoring or self._asleep()
        draft = None if asleep else self._draft
        preview, effect = self._preview(draft)
        return LunaTable(
            **facts(shown),
            position=self.match.position if shown is state else self._at_round_end(shown),
            names=self.names,
            actor=None if asleep else self.match.actor,
            actions=() if asleep else action_rows(state),
            kind=draft.kind if draft else "",
            ask="" if asleep else self._asked(),
            explain=self._explain(draft),
            choosable=draft.choosable() if draft else frozenset(),
            chosen=frozenset(draft.pointed if draft else (self._thing,) if self._thing else ()),
            choices=self._choices(draft),
            steps=draft.steps() if isinstance(draft, Travel) else (),
            preview=preview,
            effect=effect,
            confirm=confirm_words(draft) if draft and draft.action() else "",
            trails=tuple(trail for events in self.sitters.fresh() for trail in trails(events)),
            touched=frozenset(
                thing for events in self.sitters.fresh() for thing in touched(events)
            ),
            company=self.company(),
            hint=Hint() if scoring else self.hint(),
            news=log_lines(self.sitters.news(), self.names),
            log=log_lines(told, self.names),
            score=steps,
            score_at=self._score_at or 0,
            rounds=influence_by_round(self.match.first_state, told),
            places=places(self.match.first_state, outcome, told) if outcome else (),
            end=end_words(state) if outcome else "",
            may_undo=self.may_undo,
            may_redo=self.match.may_redo,
            why=self._why,
            tab=self._tab,
            spot=self._spot,
            notice=self.notice,
        )

    def _table_of(self, reviewing: Reviewing) -> LunaTable:
        """On a phone, the board is brought to where the better move leads."""
        table: LunaTable = super()._table_of(reviewing)
        return table._replace(spot=_spot_of(table.hint))

    def think(self) -> bool:
        news = super().think()
        if news and self._hinting.advice:
            self._spot = _spot_of(self.hint())
        return news

    def _steps(self) -> tuple[Any, ...]:
        return score_steps(self.match.told[-1], self.names) if self.match.told else ()

    def _shown_state(self, steps: tuple[Any, ...]) -> State:
        """While the round is being paid, the table as it was before the figures moved."""
        if steps and self._score_at is not None and steps[self._score_at].kind != "figures":
            before: State = self.match.state_before
            return before
        return self.state

    def _position_of(self, state: State) -> dict[str, Any]:
        return {**self.match.position, **self.match.game.position(state)}

    def _at_round_end(self, before: State) -> dict[str, Any]:
        """The table before the last action, but its last candle is out by now."""
        return {**self._position_of(before), "time": 0}

    def _preview(
        self, draft: Draft | Travel | None
    ) -> tuple[dict[str, Any] | None, tuple[str, ...]]:
        """The position after the action, unless it ends the round, and what it does in words."""
        action = draft.action() if draft else None
        if action is None:
            return None, ()
        after = self.state.copy()
        told: list[Any] = []
        self.match.game.play(after, action, told)
        ends = any(isinstance(event, of.RoundEnded) for event in told)
        return None if ends else self._position_of(after), effect_lines(told, self.names)

    def _choices(self, draft: Draft | Travel | None) -> tuple[Any, ...]:
        if draft:
            return draft.choices()
        if self._thing and self.state.phase == ACTIONS:
            return kind_choices(kinds_at(self.state, self._thing))
        return ()

    def _explain(self, draft: Draft | Travel | None) -> str:
        if draft and draft.kind in ("promote", "sanctify") and self.state.holds(BRIBERY):
            tiles = {way(self.state, action)[0] for action in legal_of(self.state, draft.kind)}
            beyond = {tile for tile in tiles if not self.state.approved(int(tile[5:]))}
            if beyond & (draft.choosable() | set(draft.pointed)):
                return _("A tile just beyond the Guard costs your bribery token.")
        return ""


def _names(match: Match) -> tuple[str, ...]:
    names = seat_names(match.setup)
    if match.state.solo:
        own = names[0] if match.setup.get("names") else colour_names()[PERSON]
        return (_("Rival"), own)
    return names


def _spot_of(hint: Hint) -> str:
    """The part of the board where the first idea leads."""
    ends = [mark.end for idea in hint.ideas[:1] for mark in idea.marks]
    return ends[0].removeprefix("isle:") if ends and ends[0].startswith("isle:") else "temple"
