"""What sitting at any table is like: a match, verbs from the page, bots in some of the seats,
refusals shown as notices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyengine import IllegalError, Match, MoonError

from .bots import bot_thought
from .company import Company
from .hinting import Hinting
from .ideas import Hint, Idea
from .refusals import in_words
from .reviewing import Reviewing
from .sitters import Sitters
from .thought import Thought
from .words import _

Verb = Callable[..., str | None]

THINK, MOVE = "think", "bot-move"
"""What a table wants to be asked for next: another slice of a thought, or the bot's move."""


class AtTable:
    """Verbs change the match or what is being chosen; a game adds its own and its views' table."""

    def __init__(self, match: Match, names: tuple[str, ...], tab: str) -> None:
        self.match = match
        self.names = names
        self.notice = ""
        self.focus: str | None = None
        """Where the keyboard goes on after the last verb, as a CSS selector."""
        self.sitters = Sitters(match, len(names))
        self._thought: Thought | None = None
        """What the bot on turn has thought so far; gone as soon as the match changes."""
        self._hinting = Hinting()
        self.reviewing: Reviewing | None = None
        self._looking_back = False
        """This is a point of a game that is being reviewed: nothing can be done here."""
        self._paused = False
        self._stepping = False
        """Watching: one move is wanted, though the bots are to wait."""
        self._first_tab = self._tab = tab
        self._verbs: dict[str, Verb] = {
            "undo": self._undo,
            "redo": self._redo,
            "tab": self._show_tab,
            "watch": self._watch,
            "dismiss": self._dismiss,
            "review": self._review,
            "review-to": self._review_to,
            "review-by": self._review_by,
        }
        self._free = frozenset(self._verbs)
        """Verbs that anyone may use at any time; the others are for the person on turn."""
        self._verbs |= {"hint": self._hint, "idea": self._idea}

    def does(self, verb: str) -> bool:
        return verb in self._verbs

    def do(self, verb: str, *given: str) -> str | None:
        """Do what the page asks; returns what is worth announcing. A refusal becomes a notice."""
        self.notice = ""
        self.focus = None
        try:
            if verb not in self._free and self.bot_on_turn:
                raise IllegalError("", "it is a bot's turn")
            return self._verbs[verb](*given)
        except MoonError as error:
            self.notice = in_words(error)
            return self.notice

    def _play(self, action: dict[str, Any]) -> str:
        self.match.play(action)
        self._changed()
        return " ".join([*self._last_words(), self._whose_turn()])

    def _asleep(self) -> bool:
        """Nobody can do anything on the table."""
        return bool(self.match.outcome or self.bot_on_turn or self._looking_back)

    def _changed(self) -> None:
        """The match is at another point: what was thought or chosen before means nothing now."""
        self.reviewing = None
        self._thought = None
        self._hinting.forget()
        self._stepping = False
        self._after_action()

    # Bots

    @property
    def bot_on_turn(self) -> int:
        """The level of the bot whose turn it is, else 0."""
        return self.sitters.bot_on_turn

    @property
    def watching(self) -> bool:
        return self.sitters.only_bots

    @property
    def wish(self) -> str:
        """What the page should ask for when nobody asks for anything else."""
        if self.reviewing:
            return THINK if self.reviewing.thinks else ""
        if self._hinting.thinks:
            return THINK
        if not self.bot_on_turn or self._holds():
            return ""
        return MOVE if self._thought and self._thought.done else THINK

    def _holds(self) -> bool:
        """Bots wait, for somebody who watches step by step or still looks at something."""
        return self.watching and self._paused and not self._stepping

    def think(self) -> bool:
        """A slice of what is being thought about; returns whether there is news to show."""
        if self.reviewing:
            return self.reviewing.think()
        if self._hinting.thinks:
            return self._hinting.think()
        if self._thought is None:
            self._thought = bot_thought(self.match, self.bot_on_turn)
        self._thought.slice()
        return False

    def bot_move(self) -> str:
        """What the bot has come to."""
        assert self._thought
        action = self._thought.stepped.choice.action
        self.notice = ""
        return self._play(self.match.game.write_action(action))

    def leave(self) -> None:
        """Nobody looks any longer: a thought begins anew when somebody does again."""
        self._thought = None
        if self._hinting.thinks:
            self._hinting.forget()

    def company(self) -> Company:
        return Company(
            bots=self.sitters.levels(),
            viewer=self.sitters.viewer(),
            thinking=bool(self.bot_on_turn),
            watching=self.watching,
            paused=self._paused,
            moment=len(self.match.told),
        )

    def _watch(self, how: str) -> str | None:
        self._paused = how != "on"
        self._stepping = how == "step"
        if how == "step":
            return None
        return _("The bots wait.") if self._paused else _("The bots go on.")

    # Hints

    def _hint(self) -> str | None:
        """Ask for ideas, or put them away again."""
        if self._hinting.thinks or self._hinting.advice:
            self._hinting.forget()
            self.focus = '[data-do="hint"]'
            return None
        if self.match.outcome:
            raise IllegalError("", "the game is over")
        self._put_back()
        self._hinting.ask(self.match)
        self.focus = None
        return _("Looking for good moves.")

    def _idea(self, sign: str) -> str:
        """Put an idea ready, to be looked at and then confirmed like any other move."""
        action = self._hinting.action(sign)
        title = self._as_idea(sign, action, ()).title
        self._take_up(action)
        return title

    def hint(self) -> Hint:
        if self._asleep():
            return Hint()
        ideas = tuple(
            self._as_idea(str(n), each.action, each.reasons)
            for n, each in enumerate(self._hinting.advice, 1)
        )
        return Hint(True, self._hinting.thinks, ideas)

    def _as_idea(self, sign: str, action: dict[str, Any], reasons: Any) -> Idea:
        """A move in words, and where on the board it shows."""
        raise NotImplementedError

    def _take_up(self, action: dict[str, Any]) -> None:
        """Choose what this action chooses, up to where it would be confirmed."""
        raise NotImplementedError

    def _put_back(self) -> str:
        """Let go of what was being chosen."""
        raise NotImplementedError

    # Back and forth

    @property
    def may_undo(self) -> bool:
        return self.sitters.last_decision() is not None

    def _undo(self) -> str:
        """Back past what bots did since, to where a person last decided."""
        back_to = self.sitters.last_decision()
        if back_to is None:
            raise IllegalError("", "there is nothing to undo")
        while len(self.match.told) > back_to:
            self.match.undo()
        self._paused = self.watching
        self._changed()
        return _("Undone.") + " " + self._whose_turn()

    def _redo(self) -> str:
        """Again what was decided, and what bots did then."""
        self.match.redo()
        while self.match.may_redo and self.bot_on_turn and not self.watching:
            self.match.redo()
        self._changed()
        return _("Done again.") + " " + self._whose_turn()

    def _show_tab(self, tab: str) -> None:
        self._tab = tab

    def _dismiss(self) -> None:
        """Any verb clears the notice; this one does nothing else."""

    def _after_action(self) -> None:
        self._tab = self._first_tab

    # Looking back

    def _review(self) -> str | None:
        """Look back at the game, or return to its end."""
        if self.reviewing:
            self.reviewing = None
            self.focus = '[data-do="review"]'
            return None
        if not self.match.outcome:
            raise IllegalError("", "the game is not over")
        self.reviewing = Reviewing(self.match, self._idea_at)
        self.focus = '[data-do^="review-to"]'
        return _("The game is being looked at.")

    def _review_to(self, to: str) -> None:
        if self.reviewing:
            self.reviewing.go(int(to))

    def _review_by(self, steps: str) -> None:
        if self.reviewing:
            self.reviewing.go(self.reviewing.at + int(steps))

    def _idea_at(self, match: Match, sign: str, action: dict[str, Any], reasons: Any) -> Idea:
        return self._sit(match)._as_idea(sign, action, reasons)

    def table(self) -> Any:
        """All that the views of this game are given."""
        return self._table_of(self.reviewing) if self.reviewing else self._table()

    def _table_of(self, reviewing: Reviewing) -> Any:
        """The table as it was, with the review beside it and its two moves on it."""
        there = self._sit(reviewing.match_at(reviewing.at))
        there._looking_back = True
        told = there._last_words() if there.match.told else []
        review = reviewing.table(tuple(told))
        ideas = (review.here.better, review.here.played) if review.here else ()
        table = there._table()
        viewer = table.position["turn"]
        return table._replace(
            review=review,
            hint=Hint(ideas=ideas),
            company=table.company._replace(viewer=viewer, thinking=False),
            may_undo=False,
            may_redo=False,
        )

    def _table(self) -> Any:
        raise NotImplementedError

    def _sit(self, match: Match) -> AtTable:
        """The same seat at another table."""
        raise NotImplementedError

    def _last_words(self) -> list[str]:
        """What the last action brought about, in sentences."""
        raise NotImplementedError

    def _whose_turn(self) -> str:
        raise NotImplementedError
