"""Refusals: their place, their text, and the template behind it."""

from __future__ import annotations

import pytest

from pyengine import IllegalError, MalformedError, MoonError
from pyengine.core.errors import join


def test_the_two_kinds_are_told_apart_and_are_value_errors() -> None:
    assert not issubclass(MalformedError, IllegalError)
    assert not issubclass(IllegalError, MalformedError)
    assert issubclass(MoonError, ValueError)


def test_the_text_is_the_message_behind_the_place() -> None:
    error = IllegalError("at", "column {column} is taken", column=3)
    assert str(error) == "at: column 3 is taken"
    assert error.message == "column 3 is taken"
    assert error.template == "column {column} is taken"
    assert error.values == {"column": 3}


def test_without_a_place_the_text_is_the_message() -> None:
    assert str(IllegalError("", "the game is over")) == "the game is over"


def test_within_keeps_the_kind() -> None:
    error = IllegalError("at", "no {what}", what="way").within("actions[3]")
    assert type(error) is IllegalError
    assert str(error) == "actions[3].at: no way"


@pytest.mark.parametrize(
    ("outer", "inner", "joined"),
    [
        ("", "", ""),
        ("setup", "", "setup"),
        ("", "setup", "setup"),
        ("setup", "names", "setup.names"),
        ("setup.names", "[1]", "setup.names[1]"),
    ],
)
def test_join(outer: str, inner: str, joined: str) -> None:
    assert join(outer, inner) == joined
