"""Luna through the session: putting actions together, previews, the round's end, the sums."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from pyengine.core.chance import Chance
from tests.app.page import Page
from web.app.luna.table import LunaTable


def seated(players: int = 2, seed: int = 3, **form: str) -> Page:
    page = Page("luna-setup")
    page.do("start luna", players=str(players), seed=str(seed), **form)
    assert page.answer["page"] == "luna"
    return page


def ready_made(players: int = 2, seed: int = 3) -> Page:
    return seated(players, seed, layout="preselected")


def choices_now(table: LunaTable) -> list[str]:
    """Everything that the page offers to press at this moment."""
    if table.score:
        return ["score next", "score next", "score skip"]
    found = [choice.do for choice in table.choices] + [step.fewer for step in table.steps]
    found += [f"point {thing}" for thing in sorted(table.choosable)] * 2
    if table.confirm:
        found += ["confirm"] * len(found or "x")
    if not table.kind:
        found += [f"kind {row.kind}" for row in table.actions if not row.why_not]
    elif table.actions:
        found.append("cancel")
    return found


def play_by_chance(page: Page, chance: Chance, kinds: Counter[str]) -> None:
    while not page.luna.match.outcome:
        table: LunaTable = page.luna.table()
        event = chance.pick(choices_now(table))
        if event == "confirm":
            kinds[table.kind] += 1
        page.do(event)
        assert not page.luna.notice, (event, page.luna.notice)
        assert "{" not in (page.answer["say"] or "")


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (2, {"layout": "preselected"}),
        (3, {}),
        (4, {"layout": "preselected"}),
        (1, {"level": "1"}),
        (1, {"level": "2"}),
        (1, {"level": "3"}),
    ],
)
def test_whatever_is_offered_is_legal_to_the_end(players: int, options: dict[str, str]) -> None:
    page = seated(players, 5, **options)
    play_by_chance(page, Chance(players * 31 + len(options)), Counter())
    table: LunaTable = page.luna.table()
    assert page.reopened("luna").luna.match.record == page.luna.match.record
    for place in table.places:
        assert sum(amount for _words, amount in place.sums) == place.influence
    assert len(table.rounds) == 8
    assert table.rounds[-1] == tuple(page.luna.match.position["influence"])


def test_every_kind_of_action_comes_up_through_the_page() -> None:
    kinds: Counter[str] = Counter()
    for seed in range(6):
        page = seated(1 + seed % 4, seed)
        play_by_chance(page, Chance(seed), kinds)
    assert set(kinds) == {
        "place-shrine", "place-novices", "quiet", "end-round", "favor", "recruit", "shrine",
        "herbs", "journey", "tide", "sailboat", "promote", "sanctify", "book", "council", "expel",
        "meditate",
    }  # fmt: skip


def test_the_preview_is_what_confirming_then_does() -> None:
    chance = Chance(9)
    page = ready_made(3)
    compared = 0
    while compared < 60 and not page.luna.match.outcome:
        table: LunaTable = page.luna.table()
        event = chance.pick(choices_now(table))
        page.do(event)
        if event == "confirm" and table.preview is not None:
            assert page.luna.match.position == table.preview
            compared += 1
    assert compared >= 20


def test_common_actions_take_three_clicks() -> None:
    page = ready_made()
    table: LunaTable = page.luna.table()
    start = table.position["turn"]
    isle = next(
        f"isle:{symbol}"
        for n, symbol in enumerate(table.position["isles"])
        if table.position["active"][start][n] >= 2
    )
    page.do(f"point {isle}")
    page.do("kind recruit")
    page.do("confirm")
    assert page.luna.match.actions[-1]["do"] == "recruit"
    page.do("kind meditate")
    page.do("confirm")
    assert page.luna.match.actions[-1] == {"do": "meditate"}


def test_what_cannot_be_done_says_why() -> None:
    page = ready_made()
    rows = {row.kind: row for row in page.luna.table().actions}
    assert rows["sanctify"].why_not == "None of your novices stands on a tile of the path."
    assert page.do("kind sanctify")["say"] == rows["sanctify"].why_not


def test_refusals_name_the_isle_as_the_page_calls_it() -> None:
    page = ready_made()
    position = page.luna.match.position
    turn = position["turn"]
    empty = next(
        symbol
        for n, symbol in enumerate(position["isles"])
        if position["active"][turn][n] < 2 and not position["shrines"][turn][n]
    )
    page.do("kind recruit")
    page.do(f"point isle:{empty}")
    names = {
        "shrine": "Quarry", "herbs": "Herb Garden", "tide": "Breakers", "sailboat": "Boat Bay",
        "bribery": "Purse Market", "book": "Library", "novice": "Gatehouse",
    }  # fmt: skip
    assert names[empty] in page.luna.notice


def test_a_journey_is_built_move_by_move_and_taken_back() -> None:
    page = ready_made()
    page.do("kind journey")
    start = sorted(page.luna.table().choosable)[0]
    page.do(f"point {start}")
    ends = sorted(page.luna.table().choosable - {start})[:2]
    page.do(f"point {ends[0]}")
    page.do(f"point {ends[1]}")
    assert len(page.luna.table().steps) == 2
    page.do(page.luna.table().steps[0].fewer)
    assert len(page.luna.table().steps) == 1
    page.do("confirm")
    moved = page.luna.match.actions[-1]
    assert moved["do"] == "journey"
    assert len(moved["moves"]) == 1


def end_round(page: Page) -> None:
    for _candle in range(page.luna.match.position["time"]):
        page.do("kind meditate")
        page.do("confirm")


def test_the_end_of_a_round_is_shown_step_by_step() -> None:
    page = ready_made()
    before = page.luna.match.position
    end_round(page)
    kinds = []
    while (table := page.luna.table()).score:
        step = table.score[table.score_at]
        kinds.append(step.kind)
        shown = table.position["priestess"]
        moved = page.luna.match.position["priestess"]
        assert shown == (moved if step.kind == "figures" else before["priestess"])
        assert step.kind == "figures" or table.position["time"] == 0
        page.do("score next")
    assert kinds == ["priestess", "apostate", "temple", "figures"]


def test_while_a_round_is_paid_the_phone_shows_who_pays() -> None:
    page = ready_made()
    page.do("show herbs")
    before = page.luna.match.position
    end_round(page)
    for spot in (before["priestess"], before["apostate"], "temple", "temple"):
        assert page.luna.table().spot == spot
        page.do("score next")
    page.do("show herbs")
    assert page.luna.table().spot == "herbs"


def test_the_end_of_a_round_can_be_skipped() -> None:
    page = ready_made()
    end_round(page)
    page.do("score skip")
    assert not page.luna.table().score
    assert page.luna.table().position["round"] == 2


def test_undo_goes_back_over_the_end_of_a_round() -> None:
    page = ready_made()
    end_round(page)
    page.do("undo")
    assert page.luna.match.position["round"] == 1
    assert not page.luna.table().score


@pytest.mark.parametrize(
    ("form", "words"),
    [
        ({"players": "2", "priestess": "book"}, "all three figures"),
        (
            {"players": "1", "level": "3", "priestess": "book", "builder": "tide",
             "apostate": "tide"},
            "begin on one isle",
        ),
        ({"players": "2", "seed": "x"}, "whole number"),
    ],
)  # fmt: skip
def test_the_form_says_what_is_wrong(form: dict[str, Any], words: str) -> None:
    page = Page("luna-setup")
    page.do("start luna", **form)
    assert page.answer["page"] == "luna-setup"
    assert words in page.shown


def test_alone_the_second_seat_of_the_form_is_the_persons_own() -> None:
    """One plays red against yellow, so it is red's name that the form asks for."""
    page = Page("luna-setup")
    page.do("start luna", players="1", name0="Ada", name1="Bo", seat0="bot:4", seat1="human")
    assert page.luna.match.setup["names"] == ["Bo"]
    assert "seats" not in page.luna.match.setup


def test_chosen_figures_stand_where_they_were_put() -> None:
    page = seated(2, 4, priestess="book", builder="tide", apostate="novice")
    position = page.luna.match.position
    assert [position[figure] for figure in ("priestess", "builder", "apostate")] == [
        "book",
        "tide",
        "novice",
    ]


def test_home_keeps_games_of_both_kinds_apart() -> None:
    page = ready_made()
    luna_key = page.session.key
    page.do("new nova-luna 2")
    page.do("go home")
    assert f'data-do="continue {luna_key}"' in page.shown
    page.do("go luna")
    assert page.luna.match.game.name == "luna"
    assert page.session.key == luna_key
