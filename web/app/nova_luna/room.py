"""The room of Nova Luna."""

from __future__ import annotations

from web.app.rooms import Room
from web.app.views.nova_luna import play, setup
from web.app.views.nova_luna.card import card
from web.app.views.nova_luna.rules_card import rules_card

from .form import read_form, setup_of
from .play import NovaLunaPlay

ROOM = Room(
    sit=NovaLunaPlay,
    play=play,
    setup=setup,
    card=card,
    rules=rules_card,
    read_form=read_form,
    setup_of=setup_of,
    opening={"players": 2, "seed": 4},
)
