"""What sitting at any table is like: a match, verbs from the page, bots in some of the seats,
refusals shown as notices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyengine import IllegalError, Match, MoonError

from .bots import advice, bot_thought, hint_thought
from .company import Company
from .ideas import Hint, Idea
from .refusals import in_words
from .reviewing import Reviewing
from .seats import seat_levels
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
        self._levels = seat_levels(match.setup)
        self._thought: Thought | None = None
        """What the bot on turn has thought so far; gone as soon as the match changes."""
        self._asked_for_hint: Thought | None = None
        """What is thought about for the person on turn, while it is."""
        self._advice: list[Any] = []
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
        self._thought = self._asked_for_hint = None
        self._advice = []
        self._stepping = False
        self._after_action()

    # Bots

    @property
    def bot_on_turn(self) -> int:
        """The level of the bot whose turn it is; 0 when it is a person's, or the game is over."""
        seat = self.match.seat
        return 0 if seat is None else self._levels[seat]

    @property
    def watching(self) -> bool:
        return all(self._levels)

    @property
    def wish(self) -> str:
        """What the page should ask for when nobody asks for anything else."""
        if self.reviewing:
            return THINK if self.reviewing.thinks else ""
        if self._asked_for_hint:
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
        if self._asked_for_hint:
            return self._think_of_hint(self._asked_for_hint)
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
        self._thought = self._asked_for_hint = None

    def company(self) -> Company:
        return Company(
            bots=tuple(self._level_of(player) for player in range(len(self.names))),
            viewer=self._viewer(),
            thinking=bool(self.bot_on_turn),
            watching=self.watching,
            paused=self._paused,
            moment=len(self.match.told),
        )

    def _seat_of(self, player: int) -> int | None:
        return self.match.game.seat(self.match.state, player)

    def _level_of(self, player: int) -> int:
        seat = self._seat_of(player)
        return 0 if seat is None else self._levels[seat]

    def _viewer(self) -> int:
        """Through whose eyes the table is seen: the person's on turn, else the person's who
        decided last; where only bots play, the bot's on turn."""
        seats = {seat: n for n in range(len(self.names)) if (seat := self._seat_of(n)) is not None}
        people = [seat for seat in seats if not self._levels[seat]] or list(seats)
        now = self.match.seat
        if now in people:
            return seats[now]
        acted = reversed(self.match.acted)
        return next((seats[seat] for seat in acted if seat in people), seats[people[0]])

    def _watch(self, how: str) -> str | None:
        self._paused = how != "on"
        self._stepping = how == "step"
        if how == "step":
            return None
        return _("The bots wait.") if self._paused else _("The bots go on.")

    # Hints

    def _hint(self) -> str | None:
        """Ask for ideas, or put them away again."""
        if self._asked_for_hint or self._advice:
            self._asked_for_hint = None
            self._advice = []
            self.focus = '[data-do="hint"]'
            return None
        if self.match.outcome:
            raise IllegalError("", "the game is over")
        self._put_back()
        self._asked_for_hint = hint_thought(self.match)
        return _("Looking for good moves.")

    def _think_of_hint(self, thought: Thought) -> bool:
        if thought.slice():
            self._advice = advice(thought)
            self._asked_for_hint = None
        return thought.done

    def _idea(self, sign: str) -> str:
        """Put an idea ready, to be looked at and then confirmed like any other move."""
        number = int(sign) - 1
        if number not in range(len(self._advice)):
            raise IllegalError("", "there is no such idea")
        title = self._ideas()[number].title
        self._take_up(self._advice[number].action)
        return title

    def hint(self) -> Hint:
        if self._asleep():
            return Hint()
        return Hint(True, self._asked_for_hint is not None, tuple(self._ideas()))

    def _ideas(self) -> list[Idea]:
        return [
            self._as_idea(str(n + 1), each.action, each.reasons)
            for n, each in enumerate(self._advice)
        ]

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

    def _decisions(self) -> list[int]:
        """How many actions there were before each decision of a person; watching, of a bot."""
        acted = self.match.acted
        return [
            n
            for n, seat in enumerate(acted)
            if self.watching or (seat is not None and not self._levels[seat])
        ]

    def _last_decision(self) -> int | None:
        return max(self._decisions(), default=None)

    @property
    def may_undo(self) -> bool:
        return self._last_decision() is not None

    def news(self) -> list[list[Any]]:
        """What bots brought about since a person last decided."""
        if self.watching:
            return self.match.told[-1:]
        last = self._last_decision()
        return self.match.told[0 if last is None else last + 1 :]

    def fresh(self) -> list[list[Any]]:
        """What leaves its trace on the table: the news, or else what the last action did."""
        return self.news() or self.match.told[-1:]

    def _undo(self) -> str:
        """Back past what bots did since, to where a person last decided."""
        back_to = self._last_decision()
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
