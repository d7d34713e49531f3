"""The room of Luna."""

from __future__ import annotations

from web.app.rooms import Room
from web.app.views.luna import play, setup
from web.app.views.luna.card import card
from web.app.views.luna.rules_card import rules_card
from web.app.views.luna.sprite import luna_sprite

from .form import read_form, setup_of
from .play import LunaPlay


def rules() -> str:
    return luna_sprite() + rules_card()


ROOM = Room(
    sit=LunaPlay,
    play=play,
    setup=setup,
    card=card,
    rules=rules,
    read_form=read_form,
    setup_of=setup_of,
    opening={"players": 2, "seed": 1, "layout": "preselected"},
)
