"""A bot is on turn: that it thinks, what it did last, and for those who watch, who leads whom."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Protocol

from web.app.company import Company
from web.app.seats import level_name
from web.app.words import _

from .disc import mark
from .markup import action, esc, para

BEADS: Final = '<span class="beads" aria-hidden="true"><i></i><i></i><i></i></span>'


class Line(Protocol):
    """One thing that happened."""

    @property
    def player(self) -> int | None: ...
    @property
    def text(self) -> str: ...


def thinking_title(name: str, company: Company) -> str:
    if company.paused:
        return _("{name}'s turn").format(name=name)
    return _("{name} is thinking").format(name=name)


def thinking_words(level: int) -> str:
    return _("{name}, bot of level {level}").format(name=level_name(level), level=level)


def waiting_panel(company: Company, news: Iterable[Line]) -> str:
    """What to do while a bot thinks. The pace is invisible: bots leave it time to run out."""
    pace = "pace watched" if company.watching else "pace"
    beads = "" if company.paused else BEADS
    return (
        f'<div class="waiting-panel">{beads}{told(news)}{_watch(company)}{_meanwhile(company)}'
        f'<i id="pace{company.moment}" class="{pace}"></i></div>'
    )


def told(news: Iterable[Line]) -> str:
    """What bots did, the newest last, as it happened."""
    lines = "".join(
        f"<li>{mark(line.player, 'little') if line.player is not None else ''}"
        f"<span>{esc(line.text)}</span></li>"
        for line in news
    )
    label = esc(_("Since your turn"))
    return f'<ul class="news" aria-label="{label}">{lines}</ul>' if lines else ""


def _meanwhile(company: Company) -> str:
    if company.watching:
        return ""
    return para(_("Meanwhile you can look around, or undo your move."), "hint")


def _watch(company: Company) -> str:
    if not company.watching:
        return ""
    onward = (
        action("watch on", _("Go on"), kind="go", key="p", drawing="play")
        if company.paused
        else action("watch pause", _("Pause"), kind="go", key="p", drawing="pause")
    )
    step = action("watch step", _("One move"), key="n", drawing="step")
    return f'<div class="actions">{onward}{step}</div>'
