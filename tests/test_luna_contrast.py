"""Luna by night and at dawn: words and numbers can be read wherever they stand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.test_views_contrast import contrast

STATIC = Path(__file__).parent.parent / "static"
STYLES = "".join((STATIC / name).read_text("utf-8") for name in ("tokens.css", "luna.css"))

COLOUR = r"(#[0-9a-f]{3,6})"


def _themed(name: str) -> tuple[str, str]:
    """At dawn and by night; a colour that is the same in both is given once."""
    found = re.search(rf"--{name}: light-dark\({COLOUR}, {COLOUR}\)", STYLES)
    if found:
        return found[1], found[2]
    same = re.search(rf"--{name}: {COLOUR}", STYLES)
    assert same, name
    return same[1], same[1]


BOARDS = ("blue", "grey", "green", "yellow")

TEXTS = [
    *(("empty-ink", f"empty-{board}") for board in BOARDS),
    *(("laid-ink", f"laid-{board}") for board in BOARDS),
    *(("laid-ink", f"seat-{value}") for value in (0, 3, 6, 8, 10)),
    ("caption", "land"), ("quiet-on-water", "deep"), ("quiet-on-water", "deepest"),
    ("ink", "kind"), ("quiet", "kind"), ("can", "kind"), ("ink", "row-now"), ("quiet", "row-now"),
    ("heading", "row-now"),
]  # fmt: skip

PIECES = [
    *(("empty-sign", f"empty-{board}") for board in BOARDS),
    ("can", "deepest"), ("token-edge", "token"), ("shore", "road-shut"),
]  # fmt: skip


@pytest.mark.parametrize("theme", ["dawn", "night"])
@pytest.mark.parametrize(("text", "ground"), TEXTS)
def test_text_can_be_read(text: str, ground: str, theme: str) -> None:
    which = ("dawn", "night").index(theme)
    assert contrast(_themed(text)[which], _themed(ground)[which]) >= 4.5


@pytest.mark.parametrize("theme", ["dawn", "night"])
@pytest.mark.parametrize(("piece", "ground"), PIECES)
def test_pieces_stand_out(piece: str, ground: str, theme: str) -> None:
    which = ("dawn", "night").index(theme)
    assert contrast(_themed(piece)[which], _themed(ground)[which]) >= 2.2
