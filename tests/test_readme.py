"""The README's examples run, and say what really happens."""

from __future__ import annotations

import doctest
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_examples_in_the_readme() -> None:
    results = doctest.testfile(str(README), module_relative=False)
    assert results.attempted > 10
    assert results.failed == 0


def test_pictures_in_the_readme_exist() -> None:
    import re

    pictures = re.findall(r"!\[[^\]]*\]\(([^)]+)\)", README.read_text("utf-8"))
    assert pictures
    for picture in pictures:
        assert (README.parent / picture).is_file(), picture
