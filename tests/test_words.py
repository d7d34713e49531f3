"""Translators work from one file; it must hold every sentence that the sources have."""

from __future__ import annotations

import pytest

pytest.importorskip("babel")

from web.building.words import TEMPLATE, template


def test_the_template_for_translators_is_up_to_date() -> None:
    assert TEMPLATE.read_text("utf-8") == template(), "run `make words`"


def test_sentences_of_engine_and_page_are_both_in_it() -> None:
    text = TEMPLATE.read_text("utf-8")
    assert "must share an edge" in text
    assert "your turn" in text
