"""Every reason that bots give has its words, with nothing left to fill in."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import pytest

from pyengine.bots.luna import reasons as luna_reasons
from pyengine.bots.nova_luna import reasons as nova_luna_reasons
from web.app.luna import reasons as luna_page
from web.app.luna.reasons import reason_words as luna_words
from web.app.nova_luna.reasons import reason_words as nova_luna_words
from web.app.reasons import sentence

NAMES = ("Ada", "Bo", "Cy")
FACTS: dict[str, Any] = {"isle": "tide", "favor": "book", "colour": "cyan", "player": 1}


class Given(NamedTuple):
    name: str
    amount: float = 1.0
    facts: dict[str, int | str] = {}  # noqa: RUF012  never changed, only read


def told(doc: str | None) -> list[Given]:
    """The rows of a table of reasons: their names, and an example of each fact."""
    rows = re.findall(r"^\| `([\w-]+)` \| ([\w, ]*) ?\|", doc or "", re.MULTILINE)
    assert rows
    return [
        Given(name, 1.0, {fact: FACTS.get(fact, 2) for fact in re.findall(r"\w+", facts)})
        for name, facts in rows
    ]


@pytest.mark.parametrize("reason", told(luna_reasons.__doc__), ids=lambda given: given.name)
def test_every_reason_of_luna_has_words(reason: Given) -> None:
    words = luna_words(reason, NAMES)
    assert words
    assert "{" not in words


@pytest.mark.parametrize("reason", told(nova_luna_reasons.__doc__), ids=lambda given: given.name)
@pytest.mark.parametrize("names", [NAMES, NAMES[:1]], ids=["together", "alone"])
def test_every_reason_of_nova_luna_has_words(reason: Given, names: tuple[str, ...]) -> None:
    if len(names) == 1 and "player" in reason.facts:
        return
    words = nova_luna_words(reason, names)
    assert words
    assert "{" not in words


def said(*reasons: Given) -> str:
    return sentence(reasons, lambda reason: reason.name, frozenset(("costs",)))


def test_what_speaks_for_a_move_comes_before_what_speaks_against_it() -> None:
    assert said(Given("costs", -1.0), Given("wins", 3.0), Given("pays", 2.0)) == (
        "Wins and pays, but costs."
    )


def test_what_speaks_the_wrong_way_for_once_goes_unsaid() -> None:
    assert said(Given("wins", 3.0), Given("costs", 1.0), Given("pays", -1.0)) == "Wins."


def test_the_costs_are_those_that_the_bots_call_so() -> None:
    doc = luna_reasons.__doc__ or ""
    costs = re.findall(r"^\| `([\w-]+)` \| [^|]* \|[^|]*\bcost:", doc, re.MULTILINE)
    assert set(costs) == luna_page.COSTS


def test_slight_reasons_and_those_beyond_the_third_go_unsaid() -> None:
    assert said(Given("wins", 3.0), Given("shines", 0.1)) == "Wins."
    assert said(*(Given(name) for name in "abcde")) == "A, b and c."
    assert said() == ""
