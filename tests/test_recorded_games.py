"""Every game on file is replayed to its recorded end; each game's tests say what it is kept for."""

from __future__ import annotations

import json

import pytest

from tests.recorded import end, game, names, record

NAMES = names()


@pytest.mark.parametrize("name", NAMES)
def test_the_game_ends_as_recorded(name: str) -> None:
    match, expected = game(name), end(name)
    assert match.position == expected["position"]
    assert match.outcome is not None
    assert json.loads(json.dumps(match.outcome._asdict())) == expected["outcome"]


@pytest.mark.parametrize("name", NAMES)
def test_the_record_is_written_as_it_was_read(name: str) -> None:
    assert game(name).record == record(name)
