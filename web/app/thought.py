"""A thought that gives way: it is had in slices, between which the page may ask for other things.

A thought may take only so long. Its clock counts the time spent in slices alone, so that clicks
answered meanwhile and a sleeping tab cost it nothing; a slow device just gets less far.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any

SLICE = 0.02
"""Seconds after which a slice ends with the step at hand."""


class Thought:
    def __init__(self, begin: Callable[[], tuple[Any, float]]) -> None:
        """`begin` gives what is stepped and for how many seconds at most.

        It is called in a slice of its own: it may have to import first.
        """
        self._begin = begin
        self._seconds = 0.0
        self._spent = 0.0
        self.stepped: Any = None
        """What has a `step`, once it has begun."""
        self.done = False

    def slice(self) -> bool:
        """Think on for a little while; returns whether that was all."""
        if self.stepped is None:
            self.stepped, self._seconds = self._begin()
            return False
        begun = now = perf_counter()
        while not self.done and now - begun < SLICE:
            finished = self.stepped.step()
            now = perf_counter()
            self.done = finished or self._spent + now - begun >= self._seconds
        self._spent += now - begun
        return self.done
