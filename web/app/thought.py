"""A thought that gives way: it is had in slices, between which the page may ask for other things.

A thought may take only so long. Its clock counts the time spent in slices alone, so that clicks
answered meanwhile and a sleeping tab cost it nothing; a slow device just gets less far. How much
is thought in one step is fitted to the device too: a slice stays short on any.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

SLICE = 0.012
"""Seconds after which a slice ends with the step at hand."""

STEP = 0.008
"""Seconds that a step should take."""

FIRST = 8
"""How many positions the first step looks at, before anything is known of the device."""


class Thought:
    def __init__(
        self, prepare: Sequence[Callable[[], object]], begin: Callable[[], tuple[Any, float]]
    ) -> None:
        """`prepare` is done first, a slice each: what has to be imported, for example.

        `begin` then gives what is stepped, and for how many seconds at most.
        """
        self._prepare = list(prepare)
        self._begin = begin
        self._seconds = 0.0
        self._spent = 0.0
        self.stepped: Any = None
        """What has a `step`, once it has begun."""
        self.done = False

    def slice(self) -> bool:
        """Think on for a little while; returns whether that was all."""
        if self._prepare:
            self._prepare.pop(0)()
        elif self.stepped is None:
            self.stepped, self._seconds = self._begin()
            self._look_at(FIRST)
        else:
            self._step_on()
        return self.done

    def _step_on(self) -> None:
        begun = now = perf_counter()
        while not self.done and now - begun < SLICE:
            before = now
            finished = self.stepped.step()
            now = perf_counter()
            self._fit(now - before)
            self.done = finished or self._spent + now - begun >= self._seconds
        self._spent += now - begun

    def _fit(self, took: float) -> None:
        """A step that took too long looks at fewer positions the next time, or the other way."""
        looked_at = self.stepped.settings.slice
        self._look_at(round(looked_at * min(2.0, STEP / max(took, 1e-6))))

    def _look_at(self, positions: int) -> None:
        settings = self.stepped.settings
        self.stepped.settings = settings._replace(slice=max(1, positions))
