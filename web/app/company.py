"""Who sits at a table: people and bots, and what the bots are about, for the views."""

from __future__ import annotations

from typing import NamedTuple


class Company(NamedTuple):
    bots: tuple[int, ...] = ()
    """By player, the level of the bot that plays for them; 0 is a person."""
    viewer: int = 0
    """Through whose eyes the table is seen: a person's, or where only bots play, a bot's."""
    thinking: bool = False
    """A bot is on turn."""
    watching: bool = False
    """Nobody but bots plays."""
    paused: bool = False
    """Watching, and the bots wait until they are told to go on."""
    moment: int = 0
    """How many actions there were: bots leave time to see each."""

    def level(self, player: int) -> int:
        return self.bots[player] if player < len(self.bots) else 0
