"""The games kept on this device: each under its own key, so that two tabs never overwrite
each other's, the newest few kept."""

from __future__ import annotations

from typing import Any, NamedTuple

from pyengine import Match, MoonError

PREFIX = "game."
KEPT = 12

Stored = dict[str, Any]


class Save(NamedTuple):
    """A game as it is kept: its key, its place in the order of use, and its record."""

    key: str
    order: int
    over: bool
    record: dict[str, Any]

    def stored(self) -> Stored:
        return {"order": self.order, "over": self.over, "record": self.record}


class Saves:
    """What the page had stored when it was opened, and what was saved since."""

    def __init__(self, stored: Stored) -> None:
        self._saves = {
            key: Save(key, value["order"], value["over"], value["record"])
            for key, value in stored.items()
            if key.startswith(PREFIX) and _is_save(value)
        }

    def offered(self) -> list[Save]:
        """The game used last, finished or not, and then the others that can be continued."""
        by_use = sorted(self._saves.values(), key=lambda save: save.order, reverse=True)
        return by_use[:1] + [save for save in by_use[1:] if not save.over]

    def latest(self, game: str) -> Save | None:
        """The match of this game used last, finished or not."""
        of_it = [save for save in self._saves.values() if save.record.get("game") == game]
        return max(of_it, key=lambda save: save.order, default=None)

    def get(self, key: str) -> Save | None:
        return self._saves.get(key)

    def key_for_new(self, entropy: int) -> str:
        return f"{PREFIX}{entropy}"

    def keep(self, key: str, match: Match) -> Stored:
        """Save the match; returns what the page must store, None for what it may forget."""
        newest = max((save.order for save in self._saves.values()), default=0)
        known = self._saves.get(key)
        order = known.order if known and known.order == newest else newest + 1
        self._saves[key] = Save(key, order, match.outcome is not None, match.record)
        changes: Stored = {key: self._saves[key].stored()}
        for old in sorted(self._saves.values(), key=_first_to_go)[
            : max(0, len(self._saves) - KEPT)
        ]:
            del self._saves[old.key]
            changes[old.key] = None
        return changes

    def forget(self, key: str) -> Stored:
        self._saves.pop(key, None)
        return {key: None}


def _first_to_go(save: Save) -> tuple[bool, int]:
    """Finished games go before unfinished ones, old before new."""
    return (not save.over, save.order)


def _is_save(value: Any) -> bool:
    return (
        isinstance(value, dict)
        and isinstance(value.get("order"), int)
        and isinstance(value.get("over"), bool)
        and isinstance(value.get("record"), dict)
    )


def load(save: Save) -> Match | None:
    """The match of a save; None if it cannot be read, as from a version yet to come."""
    try:
        return Match.load(save.record)
    except MoonError:
        return None
