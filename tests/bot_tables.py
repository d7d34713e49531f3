"""What bots and reviews add to the tables of the views' tests, in both games."""

from __future__ import annotations

from typing import Any

from web.app.company import Company
from web.app.ideas import BETTER, PLAYED, Hint, Idea
from web.app.luna.idea import Mark as LunaMark
from web.app.luna.table import LogLine as LunaLine
from web.app.luna.table import LunaTable
from web.app.nova_luna.idea import Mark
from web.app.nova_luna.table import LogLine, NovaLunaTable
from web.app.review_table import Point, ReviewTable

TOLD = "Bo laid yellow 4, covered 2"
TITLES = ("Blue 4 right of red 5", "Yellow 2 above red 5", "Fill the wheel first")
WHY = "Completes 2 tasks and keeps your turn, but leaves Bo a tile."
GIVEN = (TOLD, *TITLES, WHY, "against Half moon")
"""Words that the session hands over as they are."""

THINKING = Company((0, 2, 4), viewer=0, thinking=True, moment=7)
WATCHED = Company((1, 2, 3), viewer=1, thinking=True, watching=True, moment=3)


def ideas(*marks: tuple[Any, ...]) -> tuple[Idea, ...]:
    return tuple(
        Idea(str(n + 1), TITLES[n], WHY, given) for n, given in enumerate((*marks, ())[:3])
    )


def review(better: tuple[Any, ...], played: tuple[Any, ...], **changes: Any) -> ReviewTable:
    points = tuple(
        Point(
            n, n % 3, Idea(PLAYED, TITLES[0], "", played), Idea(BETTER, TITLES[1], WHY, better), 0.2
        )
        for n in (4, 9, 17)
    )
    shares = tuple((n / 60, 0.5 - n / 60, 0.5) for n in range(21))
    start = ReviewTable(
        at=9, length=20, standings=shares, done=True, points=points, told=(TOLD,), next_player=0,
        company="against Half moon",
    )  # fmt: skip
    return start._replace(**changes)


def nova_luna(base: NovaLunaTable) -> dict[str, NovaLunaTable]:
    """Name → table, all made from one of three players with nothing picked."""
    taken, there = Mark(base.offers[0], (3, 0)), Mark(base.offers[1], (1, 0))
    looked = review((taken,), (there,))
    asleep = base._replace(offers=(), may_undo=False)
    return {
        "thinking": asleep._replace(company=THINKING, news=(LogLine(1, TOLD),)),
        "watching": asleep._replace(company=WATCHED),
        "watching, stopped": asleep._replace(company=WATCHED._replace(paused=True)),
        "told what bots did": base._replace(
            company=THINKING._replace(thinking=False), news=(LogLine(1, TOLD), LogLine(2, TOLD))
        ),
        "looking for a hint": base._replace(hint=Hint(may_ask=True, looking=True)),
        "hint": base._replace(hint=Hint(True, False, ideas((taken,), (there,)))),
        "hint, two on one spot": base._replace(hint=Hint(True, False, ideas((taken,), (taken,)))),
        "review": asleep._replace(review=looked, hint=Hint(ideas=ideas((taken,), (there,))[:2])),
        "review under way": asleep._replace(
            review=looked._replace(done=False, points=(), at=3, standings=looked.standings[:5])
        ),
        "review of nothing": asleep._replace(review=looked._replace(points=(), at=0)),
        "review at the end": asleep._replace(review=looked._replace(at=20, next_player=None)),
        "review alone": asleep._replace(
            review=looked._replace(standings=tuple((n / 2,) for n in range(21)), points=(), at=4)
        ),
    }


def luna(base: LunaTable) -> dict[str, LunaTable]:
    """The same for Luna."""
    sails, climbs = LunaMark("isle:tide", "isle:book"), LunaMark(None, "council")
    looked = review((sails,), (climbs,))
    asleep = base._replace(actor=None, actions=(), ask="", choosable=frozenset())
    return {
        "thinking": asleep._replace(company=THINKING, news=(LunaLine(1, TOLD),)),
        "watching": asleep._replace(company=WATCHED),
        "told what bots did": base._replace(
            company=THINKING._replace(thinking=False), news=(LunaLine(1, TOLD),)
        ),
        "looking for a hint": base._replace(hint=Hint(may_ask=True, looking=True)),
        "hint": base._replace(hint=Hint(True, False, ideas((sails, climbs), (climbs,)))),
        "review": asleep._replace(review=looked, hint=Hint(ideas=ideas((sails,), (climbs,))[:2])),
        "review at the end": asleep._replace(review=looked._replace(at=20, next_player=None)),
    }
