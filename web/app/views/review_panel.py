"""A finished game looked back at: the chart, the way through the moves, the turning points."""

from __future__ import annotations

from typing import Protocol

from web.app.ideas import Idea
from web.app.review_table import Point, ReviewTable
from web.app.words import _

from .disc import mark
from .markup import action, esc, icon, icon_action, para
from .medal import medal_picture
from .standing_chart import percent, standing_chart
from .waiting import BEADS


class Picture(Protocol):
    def __call__(self, idea: Idea) -> str: ...


def no_picture(idea: Idea) -> str:  # noqa: ARG001
    return ""


def review_title(review: ReviewTable) -> str:
    if review.here:
        number = review.points.index(review.here) + 1
        return _("Turning point {number}").format(number=number)
    if review.at in (0, review.length):
        return _("The end") if review.at else _("The beginning")
    return _("After move {move}").format(move=review.at)


def review_step(review: ReviewTable) -> str:
    """How far into the game that is."""
    if review.here:
        return _("Before move {move} of {moves}").format(move=review.at + 1, moves=review.length)
    return _("{move} of {moves} moves").format(move=review.at, moves=review.length)


def review_band(review: ReviewTable) -> str:
    """The band in nobody's colour, for it is nobody's turn."""
    return (
        f'<div class="band b-night"><span class="night-moon">{icon("chart")}</span><div>'
        f'<h1 class="long">{esc(review_title(review))}</h1>'
        f"<p>{esc(review_step(review))}</p></div></div>"
    )


def bar_review(review: ReviewTable) -> str:
    """The same on a phone, in the bar."""
    return (
        f'<div class="bar-turn b-night"><span class="night-moon">{icon("chart")}</span>'
        f"<div><h1>{esc(review_title(review))}</h1><p>{esc(review_step(review))}</p></div></div>"
    )


def review_panel(review: ReviewTable, names: tuple[str, ...], picture: Picture = no_picture) -> str:
    here = review.here
    back = icon_action("review", _("Back to the result"), "close", key="Escape")
    body = _moment(review, here, picture) if here else _told(review)
    return (
        f'<div class="review">{back}{standing_chart(review, names)}{_way(review)}'
        f"{_points(review, names)}{body}{_play_on(review, names)}</div>"
    )


def _way(review: ReviewTable) -> str:
    """Step by step, or by the slider to any point.

    A step is told as a step: quick presses, sent before the first was answered, all count."""
    at, length = review.at, review.length
    first = icon_action("review-to 0", _("To the beginning"), "first")
    before = icon_action("review-by -1", _("One move back"), "before", key="b")
    after = icon_action("review-by 1", _("One move on"), "after", key="n")
    last = icon_action(f"review-to {length}", _("To the end"), "last")
    slider = (
        f'<form><input type="range" id="review-at" name="at" min="0" max="{length}" value="{at}" '
        f'data-do="review-to" aria-label="{esc(_("Move"))}"></form>'
    )
    return f'<div class="way-through">{first}{before}{slider}{after}{last}</div>'


def _told(review: ReviewTable) -> str:
    lines = "".join(f"<li>{esc(words)}</li>" for words in review.told[:4])
    return f'<ul class="review-told">{lines}</ul>' if lines else ""


def _moment(review: ReviewTable, point: Point, picture: Picture) -> str:
    """A turning point: the better move with its reasons, and the one that was played."""
    alone = len(review.standings[0]) == 1
    cost = (
        _("It cost {points} points.").format(points=f"{point.lost:.1f}")
        if alone
        else _("It cost {share} of the chance to win.").format(share=percent(point.lost))
    )
    return (
        f'<div class="moment"><div class="moment-move">{medal_picture(point.better.sign)}'
        f"{picture(point.better)}<div><p>{esc(_('Better'))} <b>{esc(point.better.title)}</b></p>"
        f'<p class="why-idea">{esc(point.better.why)}</p></div></div>'
        f'<div class="moment-move">{medal_picture(point.played.sign)}{picture(point.played)}'
        f"<div><p>{esc(_('Played'))} <b>{esc(point.played.title)}</b></p>"
        f'<p class="why-idea">{esc(cost)}</p></div></div></div>'
    )


def _points(review: ReviewTable, names: tuple[str, ...]) -> str:
    if not review.done:
        words = _("Looked at {count} of {all} positions").format(
            count=len(review.standings), all=review.length + 1
        )
        return f'<div class="looking">{BEADS}<p>{esc(words)}</p></div>'
    if not review.points:
        return para(_("Nobody gave much away in this game."), "hint")
    rows = "".join(_row(review, n, names) for n in range(len(review.points)))
    return (
        f'<ol class="turning-points" aria-label="{esc(_("Turning points"))}" data-arrows>'
        f"{rows}</ol>"
    )


def _row(review: ReviewTable, nth: int, names: tuple[str, ...]) -> str:
    point = review.points[nth]
    pressed = "true" if point.index == review.at else "false"
    said = _("Turning point {number}: {name}, move {move}").format(
        number=nth + 1, name=names[point.player], move=point.index + 1
    )
    return (
        f'<li><button type="button" data-do="review-to {point.index}" aria-pressed="{pressed}" '
        f'aria-label="{esc(said)}">{medal_picture(str(nth + 1))}{mark(point.player)}'
        "</button></li>"
    )


def _play_on(review: ReviewTable, names: tuple[str, ...]) -> str:
    if review.next_player is None or not review.company:
        return ""
    words = _("Play on as {name} {company}").format(
        name=names[review.next_player], company=review.company
    )
    return f'<div class="actions">{action("play-on", words, kind="go")}</div>'
