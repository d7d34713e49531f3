"""What bots say for and against a move of Luna, in the players' words."""

from __future__ import annotations

from collections.abc import Sequence

from web.app.reasons import Reason


def reason_words(reason: Reason, names: Sequence[str]) -> str:  # noqa: ARG001
    """A part of a sentence that begins with a verb; empty for what has no words here."""
    return ""
