"""Reads JSON values from outside and knows where it is, so that every refusal names the place."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from .errors import MalformedError, MoonError, join

DEEPEST_INTEGER = 2**63

DEEPEST_NESTING = 50
"""Far more than any record needs, and far less than any Python's stack holds."""


class Reader:
    """A value somewhere inside what was given, with its place."""

    __slots__ = ("place", "value")

    def __init__(self, value: Any, place: str = "") -> None:
        self.value = value
        self.place = place

    def refuse(self, template: str, /, **values: object) -> MoonError:
        return MalformedError(self.place, template, **values)

    def object(self, required: Iterable[str], optional: Iterable[str] = ()) -> None:
        """Check that this is an object with all of these keys and none but these."""
        if not isinstance(self.value, dict):
            raise self.refuse("must be an object, not {found}", found=kind(self.value))
        required = tuple(required)
        known = {*required, *optional}
        for key in self.value:
            if key not in known:
                raise MalformedError(join(self.place, str(key)), "is not a known key")
        for key in required:
            if key not in self.value:
                raise MalformedError(join(self.place, key), "is missing")

    def __contains__(self, key: str) -> bool:
        return key in self.value

    def __getitem__(self, key: str) -> Reader:
        return Reader(self.value[key], join(self.place, key))

    def get(self, key: str, default: Any) -> Reader:
        return Reader(self.value.get(key, default), join(self.place, key))

    def items(self, count: int | None = None) -> Iterator[Reader]:
        """The entries of a list, which must have `count` of them if that is given."""
        if not isinstance(self.value, list):
            raise self.refuse("must be a list, not {found}", found=kind(self.value))
        if count is not None and len(self.value) != count:
            raise self.refuse(
                "must have {count} entries, not {found}", count=count, found=len(self.value)
            )
        return (Reader(entry, f"{self.place}[{n}]") for n, entry in enumerate(self.value))

    def whole_number(self) -> int:
        """An integer of any size."""
        # bool is an int to Python, but true is no number to JSON.
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            raise self.refuse("must be a whole number, not {found}", found=kind(self.value))
        return self.value

    def integer(self, low: int = -DEEPEST_INTEGER, high: int = DEEPEST_INTEGER) -> int:
        found = self.whole_number()
        if not low <= found <= high:
            raise self.refuse(
                "must be from {low} to {high}, not {found}", low=low, high=high, found=shown(found)
            )
        return found

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.refuse("must be true or false, not {found}", found=kind(self.value))
        return self.value

    def text(self, longest: int = 200) -> str:
        if not isinstance(self.value, str):
            raise self.refuse("must be a text, not {found}", found=kind(self.value))
        if len(self.value) > longest:
            raise self.refuse("must have at most {longest} characters", longest=longest)
        # JSON can name half of a surrogate pair, which no file or page can hold.
        if any("\ud800" <= character <= "\udfff" for character in self.value):
            raise self.refuse("has a character that is none")
        return self.value

    def choice(self, among: Iterable[str]) -> str:
        among = tuple(among)
        if not isinstance(self.value, str) or self.value not in among:
            raise self.refuse(
                "must be one of {among}, not {found}",
                among=", ".join(among),
                found=shown(self.value),
            )
        return self.value

    def is_null(self) -> bool:
        return self.value is None


def kind(value: Any) -> str:
    """The JSON name of a value's type."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    names = {dict: "an object", list: "a list", str: "a text", int: "a whole number"}
    return names.get(type(value), "a number with a point" if isinstance(value, float) else "this")


def shown(value: Any) -> str:
    """A value as it stands in the file, cut when long."""
    try:
        text = json.dumps(value)
    except (TypeError, ValueError, RecursionError):
        return "this"
    return text if len(text) <= 40 else text[:37] + "…"


def parse(text: str) -> Any:
    """JSON text to values; refuses what is no JSON with line and column, repeated keys by place."""
    _refuse_deep_nesting(text)
    try:
        value = json.loads(text, object_pairs_hook=_object, parse_constant=_no_constant)
        _refuse_repeated(Reader(value))
        return value
    except json.JSONDecodeError as error:
        raise MalformedError(
            "",
            "not JSON: line {line}, column {column}: {what}",
            line=error.lineno,
            column=error.colno,
            what=error.msg,
        ) from None
    except MalformedError:
        raise
    except ValueError:
        # The one other thing json gives up on: Python reads no number of so many digits.
        raise MalformedError("", "not a record or position: a number is too long") from None


def _refuse_deep_nesting(text: str) -> None:
    # Not left to a RecursionError: in a browser the stack can end before Python notices.
    outside_strings = text.replace("\\\\", "").replace('\\"', "").split('"')[::2]
    depth = 0
    for part in outside_strings:
        for mark in part:
            if mark in "[{":
                depth += 1
                if depth > DEEPEST_NESTING:
                    raise MalformedError("", "not a record or position: nested too deeply")
            elif mark in "]}":
                depth -= 1


_TWICE = object()
"""Stands for the value of a repeated key until the place of it is known."""


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        found[key] = _TWICE if key in found else value
    return found


def _refuse_repeated(read: Reader) -> None:
    if read.value is _TWICE:
        raise read.refuse("is given twice")
    if isinstance(read.value, dict):
        for key in read.value:
            _refuse_repeated(read[key])
    elif isinstance(read.value, list):
        for entry in read.items():
            _refuse_repeated(entry)


def _no_constant(name: str) -> Any:
    raise MalformedError("", "{name} is not JSON", name=name)
