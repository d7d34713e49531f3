"""Night and dawn: text can be read on its ground, and pieces stand out from theirs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TOKENS = (Path(__file__).parent.parent / "static" / "tokens.css").read_text("utf-8")

COLOUR = r"(#[0-9a-f]{3,6})"


def _themed(name: str) -> tuple[str, str]:
    found = re.search(rf"--{name}: light-dark\({COLOUR}, {COLOUR}\)", TOKENS)
    assert found, name
    return found[1], found[2]


def _fixed(place: str, name: str) -> str:
    found = re.search(rf"\.{place} \{{[^}}]*--{name}: {COLOUR}", TOKENS)
    assert found, (place, name)
    return found[1]


def _light(colour: str) -> float:
    """Relative luminance, as the accessibility guidelines define it."""
    digits = colour.removeprefix("#")
    if len(digits) == 3:
        digits = "".join(digit * 2 for digit in digits)
    parts = [int(digits[n : n + 2], 16) / 255 for n in (0, 2, 4)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((_light(one), _light(other)))
    return (high + 0.05) / (low + 0.05)


TEXTS = [
    ("ink", "page"), ("ink", "panel"), ("ink", "water"), ("ink", "button"),
    ("quiet", "panel"), ("quiet", "page"), ("quiet-on-water", "water"),
    ("heading", "panel"), ("on-can", "can"), ("can", "panel"), ("warn", "panel"),
]  # fmt: skip

PIECES = [
    ("can", "water"),
    ("can", "page"),
    ("can", "bay"),
    ("bead", "sky-high"),
    ("bead-third", "sky-high"),
]


@pytest.mark.parametrize("theme", ["dawn", "night"])
@pytest.mark.parametrize(("text", "ground"), TEXTS)
def test_text_can_be_read(text: str, ground: str, theme: str) -> None:
    which = ("dawn", "night").index(theme)
    assert contrast(_themed(text)[which], _themed(ground)[which]) >= 4.5


@pytest.mark.parametrize("theme", ["dawn", "night"])
@pytest.mark.parametrize(("piece", "ground"), PIECES)
def test_what_can_be_done_stands_out(piece: str, ground: str, theme: str) -> None:
    which = ("dawn", "night").index(theme)
    assert contrast(_themed(piece)[which], _themed(ground)[which]) >= 3


@pytest.mark.parametrize("colour", ["yellow", "red", "blue", "white"])
def test_bands_and_discs_carry_their_words_and_shapes(colour: str) -> None:
    assert contrast(_fixed(f"b-{colour}", "band"), _fixed(f"b-{colour}", "on-band")) >= 4.5
    assert contrast(_fixed(f"p-{colour}", "face"), _fixed(f"p-{colour}", "shape")) >= 3


@pytest.mark.parametrize("colour", ["red", "blue", "cyan", "yellow"])
def test_numbers_stand_out_from_their_emblems(colour: str) -> None:
    assert contrast("#fff9e8", _fixed(f"t-{colour}", "tile-deep")) >= 4.5
    assert contrast(_fixed(f"t-{colour}", "tile"), _fixed(f"t-{colour}", "tile-deep")) >= 3
