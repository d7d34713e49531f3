"""The board is drawn in layers of one measure, so that each can be replaced without the others."""

from __future__ import annotations

from .coast import HEIGHT, WIDTH


def layer(drawing: str) -> str:
    """A layer that says nothing to a screen reader."""
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true">{drawing}</svg>'


def named_layer(words: str, drawing: str) -> str:
    """A layer with things that can be pointed at; `words` are already safe."""
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="group" aria-label="{words}">{drawing}</svg>'
