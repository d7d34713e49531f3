"""Reading JSON from outside: what passes, and what each refusal says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from pyengine import MalformedError
from pyengine.core.reader import Reader, parse


def refusal(read: Callable[[], object]) -> str:
    with pytest.raises(MalformedError) as refused:
        read()
    return str(refused.value)


@pytest.mark.parametrize("value", [0, -5, 10, 10**30])
def test_whole_numbers_of_any_size(value: int) -> None:
    assert Reader(value).whole_number() == value


@pytest.mark.parametrize(
    ("value", "found"),
    [
        (True, "true"),
        (False, "false"),
        (None, "null"),
        ("3", "a text"),
        (3.0, "a number with a point"),
        ([3], "a list"),
        ({}, "an object"),
        (object(), "this"),
    ],
)
def test_what_is_no_whole_number(value: Any, found: str) -> None:
    assert refusal(Reader(value, "n").integer) == f"n: must be a whole number, not {found}"


def test_integers_have_bounds() -> None:
    assert Reader(11).integer(0, 11) == 11
    assert refusal(lambda: Reader(12, "n").integer(0, 11)) == "n: must be from 0 to 11, not 12"


def test_an_integer_too_long_to_show_is_refused_all_the_same() -> None:
    assert refusal(lambda: Reader(10**9999, "n").integer(0, 11)) == (
        "n: must be from 0 to 11, not this"
    )


def test_flags_are_true_or_false_alone() -> None:
    assert Reader(True).flag() is True
    assert refusal(Reader(1, "f").flag) == "f: must be true or false, not a whole number"


def test_texts() -> None:
    assert Reader("").text() == ""
    assert Reader("Łukasz 月").text(9) == "Łukasz 月"
    assert refusal(lambda: Reader("abcd", "t").text(3)) == "t: must have at most 3 characters"
    assert refusal(Reader(None, "t").text) == "t: must be a text, not null"
    assert refusal(Reader("a\udc00", "t").text) == "t: has a character that is none"


def test_choices() -> None:
    assert Reader("a").choice(("a", "b")) == "a"
    assert refusal(lambda: Reader("c", "t").choice("ab")) == 't: must be one of a, b, not "c"'
    assert refusal(lambda: Reader(["a"], "t").choice("ab")) == 't: must be one of a, b, not ["a"]'


def test_a_long_value_is_cut_when_shown() -> None:
    shown = refusal(lambda: Reader("c" * 99, "t").choice("ab"))
    assert shown == 't: must be one of a, b, not "' + "c" * 36 + "…"


def test_lists_and_the_places_of_their_entries() -> None:
    assert [entry.place for entry in Reader([1, 2], "l").items()] == ["l[0]", "l[1]"]
    assert refusal(lambda: Reader([1], "l").items(2)) == "l: must have 2 entries, not 1"
    assert refusal(lambda: Reader((1, 2), "l").items(2)) == "l: must be a list, not this"
    assert refusal(lambda: Reader({}, "l").items()) == "l: must be a list, not an object"


def test_objects_have_all_of_their_keys_and_no_others() -> None:
    reader = Reader({"a": 1, "b": 2}, "o")
    reader.object(("a",), ("b", "c"))
    assert refusal(lambda: reader.object(("a",))) == "o.b: is not a known key"
    assert refusal(lambda: reader.object(("a", "b", "c"))) == "o.c: is missing"
    assert refusal(lambda: Reader([], "o").object(())) == "o: must be an object, not a list"
    assert refusal(lambda: Reader({3: 1}).object(("a",))) == "3: is not a known key"


def test_reading_deeper_names_the_way() -> None:
    inner = Reader({"names": ["Ada", 3]}, "setup")["names"]
    assert refusal(list(inner.items())[1].text) == (
        "setup.names[1]: must be a text, not a whole number"
    )


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "not JSON: line 1, column 1: Expecting value"),
        ("{\n  'a': 1}", "not JSON: line 2, column 3: "),
        ('{"a": 1} {}', "not JSON: line 1, column 10: Extra data"),
        ('{"a": 1, "a": 1}', "a: is given twice"),
        ('{"setup": {"seed": 1, "seed": 1}}', "setup.seed: is given twice"),
        ('{"l": [0, {"do": 1, "do": 2}]}', "l[1].do: is given twice"),
        ('{"a": NaN}', "NaN is not JSON"),
        ('{"a": -Infinity}', "-Infinity is not JSON"),
        ("[" * 200_000, "not a record or position: nested too deeply"),
        ("[" * 51 + "]" * 51, "not a record or position: nested too deeply"),
        ("9" * 5000, "not a record or position: a number is too long"),
    ],
    ids=range(11),
)
def test_what_is_no_json_is_refused(text: str, error: str) -> None:
    assert refusal(lambda: parse(text)).startswith(error)


def test_json_is_parsed() -> None:
    assert parse("[" * 50 + "]" * 50)
    assert parse(r'["\\", "[[\"[[{{' + "[" * 60 + '"]') == ["\\", '[["[[{{' + "[" * 60]
    assert parse(' {"a": [1, null, true, "b"]} ') == {"a": [1, None, True, "b"]}
