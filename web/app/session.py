"""The session: what the page shows and what it is doing. One per page, alive in the worker.

It takes events (`{"do": "pick 3"}`) and answers with the regions of the page that changed,
what to announce, and what to store. It knows pages and saves; a game's own verbs go to whoever
sits at its table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import ModuleType
from typing import TYPE_CHECKING, Any

from pyengine import Match, MoonError

from .at_table import MOVE, THINK, AtTable
from .pages import GAMES, HOME, game_of, is_setup, title
from .refusals import in_words
from .rooms import room
from .saves import Saves, load
from .seats import PERSON
from .views import home
from .views.saved_game import SavedGame
from .words import _

if TYPE_CHECKING:
    from .rehearsal import Rehearsal

Json = dict[str, Any]

THEMES = ("auto", "dark", "light")


class Session:
    def __init__(self) -> None:
        self._page = HOME
        self._theme = "auto"
        self._overlay = ""
        self._saves = Saves({})
        self._chance = 0
        self._choices: dict[str, Any] = {}
        """By game, what its set-up form shows."""
        self.play: AtTable | None = None
        self.key = ""
        """Under which the game at the table is saved."""
        self._notice = ""
        self._shown: dict[str, str] = {}
        self._shown_page = ""
        self._answer: Json = {}
        self._rehearsal: Rehearsal | None = None
        self._verbs: dict[str, Callable[..., str | None]] = {
            "go": self._go,
            "new": self._new,
            "start": self._start,
            "continue": self._continue,
            "again": self._again,
            "play-on": self._play_on,
            "menu": self._menu,
            "rules": self._rules,
            "theme": self._set_theme,
            "dismiss": self._dismiss,
            "save-file": self._save_file,
            "open-file": self._open_file,
        }

    def open(self, told: Json) -> Json:
        """The page is there: take over what it stores and shows, and fill in what differs."""
        self._answer = {}
        self._saves = Saves(told["saved"])
        self._chance = told["entropy"]
        theme = told["saved"].get("theme")
        self._theme = theme if theme in THEMES else "auto"
        self._page = told["page"]
        if self._at_a_table():
            self._sit_down(self._page)
        if told["prerendered"] and not told["saved"]:
            # The build drew this very page with this very code: there is nothing to send.
            self._shown, self._shown_page = self._regions(), self._page
        return self._answered(None)

    def dispatch(self, event: Json) -> Json:
        if event["do"] in (THINK, MOVE):
            return self._of_bots(event["do"])
        self._answer = {}
        self._notice = ""
        verb, *given = event["do"].split()
        if self._at_a_table() and self.play and self.play.does(verb):
            given += [event["form"]["at"]] if "at" in event.get("form", ()) else []
            said = self._do_in_play(self.play, verb, given)
        else:
            said = self._verbs[verb](*given, **({"form": event["form"]} if "form" in event else {}))
        return self._answered(said)

    def rehearse(self, _told: Json) -> Json:
        """The page has nothing to do: a slice of a rehearsal, and whether there are more."""
        if self._rehearsal is None:
            from .rehearsal import Rehearsal

            self._rehearsal = Rehearsal(game_of(self._page) or GAMES[0])
        return {"more": self._rehearsal.go_on()}

    # Bots

    def _of_bots(self, verb: str) -> Json:
        """What the page asks for by itself. Asked too late, when other things came between, it
        only hears what is wanted now."""
        play = self.play
        if not play or verb != self._wish():
            return {"then": self._then()}
        if verb == THINK and not play.think():
            return {"then": self._then()}
        self._answer = {}
        self._notice = ""
        said = None
        if verb == MOVE:
            said = play.bot_move()
            self._keep(play.match)
            self._answer["focus_if_idle"] = play.focus
        return self._answered(said)

    def _wish(self) -> str:
        """Bots think and move only while somebody sits at their table and looks at it."""
        at_it = self.play and self._at_a_table() and not self._overlay
        return self.play.wish if self.play and at_it else ""

    def _then(self) -> Json | None:
        """What the page is to ask for next; a move only when the last one has come to rest."""
        wish = self._wish()
        return {"do": wish, "rest": wish == MOVE} if wish else None

    # Pages

    def _at_a_table(self) -> bool:
        return self._page != HOME and not is_setup(self._page)

    def _sit_down(self, game: str) -> None:
        """At the game used last; a first visit gets the prerendered opening."""
        latest = self._saves.latest(game)
        match = load(latest) if latest else None
        if latest and match:
            self._take_up(latest.key, match)
        else:
            opening = Match.new(game, **room(game).opening)
            self._take_up(self._saves.key_for_new(self._draw()), opening)

    def _take_up(self, key: str, match: Match) -> None:
        self.key = key
        self.play = room(match.game.name).sit(match)
        self._page = match.game.name
        self._overlay = ""

    def _draw(self) -> int:
        """A number nobody has used, for keys and seeds; the page gave the entropy."""
        self._chance = (self._chance * 6364136223846793005 + 1442695040888963407) % 2**64
        return self._chance >> 33

    def _draw_seed(self) -> int:
        """Short enough to be read out to somebody who wants the same game."""
        return self._draw() % 10**6

    def _go(self, page: str) -> None:
        self._overlay = ""
        if self.play:
            self.play.leave()
        self._page = page
        if self._at_a_table() and not (self.play and self.play.match.game.name == page):
            self._sit_down(page)

    def _new(self, game: str, players: str, *bots: str) -> str:
        """A game at once, without questions: so many at one table, bots in the last seats."""
        opening = {**room(game).opening, "players": int(players), "seed": self._draw_seed()}
        if bots:
            opening["seats"] = [PERSON] * (int(players) - len(bots)) + list(bots)
        if players == "1":
            opening.pop("layout", None)
        return self._begin(Match.new(game, **opening))

    def _begin(self, match: Match) -> str:
        self._take_up(self._saves.key_for_new(self._draw()), match)
        self._keep(match)
        return _("A new game begins.")

    def _start(self, game: str, form: Json) -> str | None:
        choices = self._choices[game] = room(game).read_form(form)
        if choices.problems:
            return " ".join(choices.problems.values())
        return self._begin(Match.new(game, **room(game).setup_of(choices, self._draw_seed())))

    def _continue(self, key: str) -> str | None:
        save = self._saves.get(key)
        match = load(save) if save else None
        if match is None:
            self._notice = _("This game cannot be read by this version.")
            return self._notice
        self._take_up(key, match)
        self._keep(match)
        return None

    def _again(self) -> str | None:
        """The same people and options, other chances."""
        if not self.play:
            return None
        setup = self.play.match.setup
        setup["seed"] = self._draw_seed()
        return self._begin(Match.new(self.play.match.game.name, **setup))

    def _play_on(self) -> str | None:
        """A game of its own from the point of a review that is shown."""
        if not self.play or not self.play.reviewing:
            return None
        return self._begin(self.play.reviewing.fork())

    # Around the game

    def _do_in_play(self, play: AtTable, verb: str, given: list[str]) -> str | None:
        before = len(play.match.told)
        said = play.do(verb, *given)
        if play.focus:
            self._answer["focus"] = play.focus
        if len(play.match.told) != before:
            self._keep(play.match)
        return said

    def _keep(self, match: Match) -> None:
        self._answer["save"] = self._saves.keep(self.key, match)

    def _menu(self) -> None:
        self._turn_over("menu", "menu")

    def _rules(self, game: str = "") -> None:
        """The rules of a game, on its own page or on the home page."""
        game = game or game_of(self._page) or self._overlay.partition(" ")[2]
        self._turn_over(f"rules {game}", "rules")

    def _turn_over(self, card: str, name: str) -> None:
        """Open a card over the page, or close it; the keyboard goes in with it and out again."""
        opens = self._overlay != card
        self._overlay = card if opens else ""
        self._answer["focus"] = f"#{name} .card-head button" if opens else f'[data-do^="{name}"]'

    def _dismiss(self) -> None:
        """Any verb clears the notice; this one does nothing else."""

    def _set_theme(self, theme: str) -> None:
        self._theme = theme
        self._answer["theme"] = theme
        self._answer["save"] = {"theme": theme}

    def _save_file(self) -> None:
        if self.play:
            self._overlay = ""
            match = self.play.match
            name = f"{match.game.name}-{match.setup['seed']}.json"
            self._answer["file"] = {"name": name, "json": match.record}

    def _open_file(self, form: Json) -> str:
        """Play on from a record or position that the player kept as a file."""
        try:
            match = Match.load(str(form.get("text", "")))
        except MoonError as error:
            self._notice = _("This file cannot be played: {reason}").format(
                reason=f"{error.place}: {in_words(error)}" if error.place else in_words(error)
            )
            return self._notice
        return self._begin(match)

    # The answer

    def _answered(self, said: str | None) -> Json:
        """Only what changed is sent; on a new page, all of it."""
        regions = self._regions()
        if self._shown_page != self._page:
            sent = {"screen": self._screen()}
        else:
            sent = {name: text for name, text in regions.items() if self._shown.get(name) != text}
        self._shown, self._shown_page = regions, self._page
        told = {"regions": sent, "page": self._page, "title": title(self._page), "say": said}
        return {**told, **self._answer, "then": self._then()}

    def _regions(self) -> dict[str, str]:
        view, given, around = self._view()
        regions: dict[str, str] = view.regions(given, **around)
        return regions

    def _screen(self) -> str:
        view, given, around = self._view()
        screen: str = view.screen(given, **around)
        return screen

    def _view(self) -> tuple[ModuleType, Any, Json]:
        """What draws this page, what it is given, and what is around it."""
        around: Json = {"theme": self._theme}
        if is_setup(self._page):
            game = game_of(self._page)
            setup = room(game).setup
            return setup, self._choices.get(game, setup.NOTHING_CHOSEN), around
        if self._at_a_table() and self.play:
            around["rules"] = self._overlay.startswith("rules")
            return room(self._page).play, self._table(self.play), around
        rules = self._overlay.removeprefix("rules ")
        around["rules"] = room(rules).rules() if rules else ""
        around["notice"] = self._notice
        return home, tuple(self._saved()), around

    def _table(self, play: AtTable) -> Any:
        return play.table()._replace(
            menu=self._overlay == "menu", notice=self._notice or play.notice
        )

    def _saved(self) -> Iterator[SavedGame]:
        """The games that the home page offers: the one used last, and others not finished."""
        for save in self._saves.offered():
            match = load(save)
            if match:
                at = room(match.game.name)
                yield at.card(save.key, at.sit(match).table())
