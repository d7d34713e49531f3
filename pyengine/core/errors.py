"""Two kinds of wrong, told apart: what cannot be read, and what the rules forbid.

A message is a template and its values, so that a page can translate the sentence before
the values go in; `str(error)` is the English text behind the place it speaks of.
"""

from __future__ import annotations


class MoonError(ValueError):
    """Something given to the engine was refused; nothing was changed."""

    def __init__(self, place: str, template: str, /, **values: object) -> None:
        super().__init__(place, template, values)
        self.place = place
        self.template = template
        self.values = values

    @property
    def message(self) -> str:
        return self.template.format(**self.values)

    def __str__(self) -> str:
        return f"{self.place}: {self.message}" if self.place else self.message

    def within(self, outer: str) -> MoonError:
        """The same error, its place seen from further out: `at` within `actions[3]`."""
        return type(self)(join(outer, self.place), self.template, **self.values)


class MalformedError(MoonError):
    """Not of the format: an unknown key, a wrong type, an impossible value."""


class IllegalError(MoonError):
    """Well formed, but against the rules at this point of the game."""


def join(outer: str, inner: str) -> str:
    if not inner or not outer:
        return outer or inner
    return f"{outer}{inner}" if inner.startswith("[") else f"{outer}.{inner}"
