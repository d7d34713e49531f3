"""The session: what the page shows and what it is doing. One per page, alive in the worker.

It takes events (`{"do": "pick 3"}`) and answers with the regions of the page that changed,
what to announce, and what to store. It knows pages and saves; a game's own verbs go to its play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

from pyengine import Match, MoonError

from .nova_luna.play import NovaLunaPlay
from .nova_luna.table import NovaLunaTable
from .opening import opening_match
from .refusals import in_words
from .saves import Save, Saves, load
from .setup_form import read_form, setup_of
from .views import home
from .views.nova_luna import play, setup
from .words import _

Json = dict[str, Any]

THEMES = ("auto", "dark", "light")


class Session:
    def __init__(self) -> None:
        self._page = "home"
        self._theme = "auto"
        self._overlay = ""
        self._saves = Saves({})
        self._chance = 0
        self._choices = setup.NOTHING_CHOSEN
        self.play: NovaLunaPlay | None = None
        self.key = ""
        self._notice = ""
        self._shown: dict[str, str] = {}
        self._shown_page = ""
        self._answer: Json = {}
        self._verbs: dict[str, Callable[..., str | None]] = {
            "go": self._go,
            "new": self._new,
            "start": self._start,
            "continue": self._continue,
            "again": self._again,
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
        if self._page == "play":
            self._open_play()
        if told["prerendered"] and not told["saved"]:
            # The build drew this very page with this very code: there is nothing to send.
            self._shown, self._shown_page = self._regions(), self._page
        return self._answered(None)

    def dispatch(self, event: Json) -> Json:
        self._answer = {}
        verb, *given = event["do"].split()
        self._notice = ""
        if self._page == "play" and self.play and self.play.does(verb):
            said = self._do_in_play(verb, given)
        else:
            said = self._verbs[verb](*given, **({"form": event["form"]} if "form" in event else {}))
        return self._answered(said)

    # Pages

    def _open_play(self) -> None:
        """A play page shows the game used last; a first visit gets the prerendered opening."""
        latest = self._saves.latest()
        match = load(latest) if latest else None
        if latest and match:
            self._take_up(latest.key, match)
        else:
            self._take_up(self._saves.key_for_new(self._draw()), opening_match())

    def _take_up(self, key: str, match: Match) -> None:
        self.key = key
        self.play = NovaLunaPlay(match)
        self._page = "play"
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
        if page == "play" and not self.play:
            self._open_play()
        self._page = page

    def _new(self, game: str, players: str) -> str:
        """A game at once, without questions: so many people at one table."""
        return self._begin(Match.new(game, players=int(players), seed=self._draw_seed()))

    def _begin(self, match: Match) -> str:
        self._take_up(self._saves.key_for_new(self._draw()), match)
        self._keep()
        return _("A new game of Nova Luna.")

    def _start(self, game: str, form: Json) -> str | None:
        self._choices = read_form(form)
        if self._choices.problems:
            return " ".join(self._choices.problems.values())
        return self._begin(Match.new(game, **setup_of(self._choices, self._draw_seed())))

    def _continue(self, key: str) -> str | None:
        save = self._saves.get(key)
        match = load(save) if save else None
        if save is None or match is None:
            self._notice = _("This game cannot be read by this version.")
            return self._notice
        self._take_up(key, match)
        self._keep()
        return None

    def _again(self) -> str | None:
        """The same people and options, other tiles."""
        if not self.play:
            return None
        setup_ = self.play.match.setup
        setup_["seed"] = self._draw_seed()
        return self._begin(Match.new(self.play.match.game.name, **setup_))

    # Around the game

    def _do_in_play(self, verb: str, given: list[str]) -> str | None:
        assert self.play is not None
        before = len(self.play.match.told)
        said = self.play.do(verb, *given)
        if self.play.focus:
            self._answer["focus"] = self.play.focus
        if len(self.play.match.told) != before:
            self._keep()
        return said

    def _keep(self) -> None:
        assert self.play is not None
        self._answer["save"] = self._saves.keep(self.key, self.play.match)

    def _menu(self) -> None:
        self._turn_over("menu")

    def _rules(self) -> None:
        self._turn_over("rules")

    def _turn_over(self, card: str) -> None:
        """Open a card over the page, or close it; the keyboard goes in with it and out again."""
        opens = self._overlay != card
        self._overlay = card if opens else ""
        self._answer["focus"] = f"#{card} .card-head button" if opens else f'[data-do="{card}"]'

    def _dismiss(self) -> None:
        """Any verb clears the notice; this one does nothing else."""

    def _set_theme(self, theme: str) -> None:
        self._theme = theme
        self._answer["theme"] = theme
        self._answer["save"] = {"theme": theme}

    def _save_file(self) -> None:
        if self.play:
            self._overlay = ""
            name = f"nova-luna-{self.play.match.setup['seed']}.json"
            self._answer["file"] = {"name": name, "json": self.play.match.record}

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
        return {**told, **self._answer}

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
        if self._page == "setup":
            return setup, self._choices, around
        around["rules"] = self._overlay == "rules"
        if self._page == "play" and self.play:
            return play, self._table(), around
        saved = [home.Saved(save.key, table) for save, table in self._saved()]
        around |= {"older": tuple(saved[1:]), "notice": self._notice}
        return home, saved[0].table if saved else None, around

    def _table(self) -> NovaLunaTable:
        assert self.play is not None
        return self.play.table()._replace(
            menu=self._overlay == "menu", notice=self._notice or self.play.notice
        )

    def _saved(self) -> Iterator[tuple[Save, NovaLunaTable]]:
        """The games that the home page offers: the one used last, and others not finished."""
        for save in self._saves.offered():
            match = load(save)
            if match:
                yield save, NovaLunaPlay(match).table()


def title(page: str) -> str:
    """What the browser's tab says."""
    return {
        "home": _("Two Moons"),
        "setup": _("Set up · Two Moons"),
        "play": _("Nova Luna · Two Moons"),
    }[page]
