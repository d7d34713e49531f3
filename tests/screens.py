"""Every screen that the views draw, by name, with the words that are handed to it as they are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from tests import bot_tables, luna_tables
from tests import view_tables as tables
from web.app.luna.table import LunaTable
from web.app.views import home
from web.app.views.luna import play as luna_play
from web.app.views.luna import setup as luna_setup
from web.app.views.nova_luna import play, setup
from web.app.views.nova_luna.card import card

Draw = Callable[[], str]


class Screen(NamedTuple):
    draw: Draw
    given: frozenset[str]
    """Words that the session hands over already translated: names, lines of the log."""


NOVA_LUNA: dict[str, Draw] = {
    "start alone": lambda: play.screen(tables.start(1)),
    "start of two": lambda: play.screen(tables.start(2)),
    "start of three": lambda: play.screen(tables.start(3)),
    "start of four": lambda: play.screen(tables.start(4)),
    "middle": lambda: play.screen(tables.middle()),
    "choosing": lambda: play.screen(tables.choosing()),
    "refilling": lambda: play.screen(tables.refilling()),
    "crowded": lambda: play.screen(tables.crowded()),
    "sprawling": lambda: play.screen(tables.sprawling()),
    "over": lambda: play.screen(tables.over()),
    "solo 1": lambda: play.screen(tables.solo(1)),
    "solo 2": lambda: play.screen(tables.solo(2)),
    "solo over, good": lambda: play.screen(tables.solo_over()),
    "solo over, not good": lambda: play.screen(tables.solo_over(good=False)),
    "menu": lambda: play.screen(tables.middle()._replace(menu=True)),
    "rules": lambda: play.screen(tables.middle(), rules=True),
    **{
        name: lambda table=table: play.screen(table)  # type: ignore[misc]
        for name, table in bot_tables.nova_luna(
            tables.middle()._replace(picked=None, spots={}, spot=None, picked_again=None)
        ).items()
    },
    "home": home.screen,
    "home with a saved game": lambda: home.screen(
        (card("game.1", tables.middle()),), notice="Remark"
    ),
    "home with a finished game": lambda: home.screen(
        (
            card("game.0", tables.over()),
            card("game.1", tables.solo()),
            card("game.2", tables.over()),
        )
    ),
    "set-up": setup.screen,
    "set-up with bots": lambda: setup.screen(setup.Choices(3, levels=(0, 2, 4))),
    "set-up refused": lambda: setup.screen(
        setup.Choices(4, ("Ada", "Bo", "", ""), True, "x", {"seed": "Wrong", "form": "Wrong"})
    ),
}

GIVEN = (
    *tables.NAMES,
    *(line.text for line in (*tables.middle().log, *tables.solo().log)),
    *(place.reason for place in tables.over().places if place.reason),
    tables.over().end,
    tables.solo_over().end,
    tables.refilling().notice,
    *bot_tables.GIVEN,
    "Remark",
    "Wrong",
)

LUNA_TABLES = luna_tables.every_table() | bot_tables.luna(luna_tables.middle())

LUNA_REFUSED = luna_setup.Choices(
    4,
    2,
    "preselected",
    ("Ada", "Bo", "", ""),
    {"builder": "tide"},
    "x",
    {"seed": "Wrong", "form": "Wrong", "figures": "Wrong", "level": "Wrong", "names": "Wrong"},
)

LUNA: dict[str, Draw] = {
    **{name: lambda table=table: luna_play.screen(table) for name, table in LUNA_TABLES.items()},  # type: ignore[misc]
    "rules": lambda: luna_play.screen(LUNA_TABLES["middle"], rules=True),
    "set-up": luna_setup.screen,
    "set-up refused": lambda: luna_setup.screen(LUNA_REFUSED),
}


def _given(table: LunaTable) -> Iterator[str]:
    """What the session hands over in words already."""
    yield from table.names
    yield from (table.ask, table.explain, table.confirm, table.end, table.notice)
    yield from table.effect
    yield from (line.text for line in table.log)
    for row in table.actions:
        yield from (row.words, row.hint, row.why_not)
    yield from (choice.words for choice in table.choices)
    yield from (step.words for step in table.steps)
    for score in table.score:
        yield from (score.title, *score.words, *(line.text for line in score.lines))
    for place in table.places:
        yield from (place.reason, *(name for name, _amount in place.sums))


SCREENS: dict[str, Screen] = {
    **{name: Screen(draw, frozenset(GIVEN)) for name, draw in NOVA_LUNA.items()},
    **{
        f"Luna: {name}": Screen(
            draw,
            frozenset(
                {
                    *("Wrong", "Ada", "Bo"),
                    *bot_tables.GIVEN,
                    *_given(LUNA_TABLES.get(name, LUNA_TABLES["middle"])),
                }
            )
            - {""},
        )
        for name, draw in LUNA.items()
    },
}
