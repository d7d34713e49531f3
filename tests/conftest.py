"""Properties are tried on the same examples in every run, so that a red test stays red."""

from __future__ import annotations

try:
    from hypothesis import settings
except ImportError:  # not every place that runs these tests has it; the properties skip there
    pass
else:
    settings.register_profile("repeatable", derandomize=True, deadline=None, database=None)
    settings.load_profile("repeatable")
