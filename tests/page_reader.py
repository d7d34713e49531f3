"""Reads a page's text as a browser would, as far as the tests of the views need it."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import NamedTuple

VOID = {"input", "br", "meta", "link"}


class Element(NamedTuple):
    tag: str
    attributes: dict[str, str]
    ancestors: tuple[str, ...]
    texts: list[str]
    """The text inside, that of descendants included."""

    @property
    def name(self) -> str:
        """What a screen reader calls it."""
        return self.attributes.get("aria-label") or "".join(self.texts).strip()


class Reader(HTMLParser):
    def __init__(self, page: str) -> None:
        super().__init__()
        self.elements: list[Element] = []
        self._open: list[Element] = []
        self.feed(page)
        self.close()
        assert not self._open, f"never closed: {[element.tag for element in self._open]}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        assert len(found) == len(attrs), f"an attribute twice on {tag}: {attrs}"
        element = Element(tag, found, tuple(each.tag for each in self._open), [])
        self.elements.append(element)
        if tag not in VOID:
            self._open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self._open, f"closed but never opened: {tag}"
        assert self._open[-1].tag == tag, f"{tag} closes {self._open[-1].tag}"
        self._open.pop()

    def handle_data(self, data: str) -> None:
        for element in self._open:
            element.texts.append(data)


def elements(page: str) -> list[Element]:
    return Reader(page).elements


def by_id(page: str, wanted: str) -> Element:
    return next(each for each in elements(page) if each.attributes.get("id") == wanted)
