"""What one player may see of a position: all that a bot, or an honest page, is given."""

from __future__ import annotations

from . import formats
from .errors import IllegalError
from .game import Json
from .games import game_of


def visible(position: Json, player: int) -> Json:
    """The position as this player sees it: what is hidden is left out."""
    source = formats.given(position)
    game = game_of(source)
    state = formats.read_position(game, source)
    if player not in range(game.players(state)):
        raise IllegalError("player", "there is no player {player}", player=player)
    return game.visible(position, player)
