"""Every word a player reads passes through here on its way to the screen.

English is the source text, so without a catalogue a message is its own translation and
`gettext` need not even be imported: start-up pays only for the language in use.
"""

from __future__ import annotations

from typing import Protocol


class Catalogue(Protocol):
    def gettext(self, message: str) -> str: ...
    def ngettext(self, one: str, many: str, count: int) -> str: ...


_catalogue: Catalogue | None = None


def speak(catalogue: Catalogue | None) -> None:
    """Use this catalogue from here on; None is English."""
    global _catalogue  # noqa: PLW0603  one language per page, as in gettext itself
    _catalogue = catalogue


def _(message: str) -> str:
    return message if _catalogue is None else _catalogue.gettext(message)


def n_(one: str, many: str, count: int) -> str:
    if _catalogue is None:
        return one if count == 1 else many
    return _catalogue.ngettext(one, many, count)


def listing(parts: list[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    if len(parts) < 2:
        return "".join(parts)
    return _("{some} and {last}").format(some=", ".join(parts[:-1]), last=parts[-1])
