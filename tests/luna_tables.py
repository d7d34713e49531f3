"""Tables for the tests of Luna's views: made by hand, some as crowded as a game can get."""

from __future__ import annotations

from typing import Any

from pyengine.luna.components import AWARDS, BOARDS, GUARDS, SEATS, SYMBOL_OF, SYMBOLS
from pyengine.luna.island import Island, island_of
from web.app.luna.table import (
    ActionRow,
    Choice,
    LogLine,
    LunaTable,
    Place,
    ScoreLine,
    ScoreStep,
    Step,
    Trail,
)

NAMES = ("Ada", "Bo", "Cy", "Dana")
ISLES = ["book", "tide", "shrine", "sailboat", "herbs", "bribery", "novice"]
SLOTS = {
    2: ("yellow", "blue"),
    3: ("yellow", "green", "grey"),
    4: ("yellow", "green", "grey", "blue"),
}

Position = dict[str, Any]


def island(players: int) -> Island:
    return island_of(tuple(BOARDS.index(board) for board in SLOTS[players]))


def position(players: int, **changes: Any) -> Position:
    """The start of the first round."""
    path = list(island(players).path)
    first = [tile for tile in range(1, 5) if tile in island(players).places]
    start: Position = {
        "format": "moon-position",
        "version": 1,
        "game": "luna",
        "players": players,
        "solo": None,
        "round": 1,
        "phase": "actions",
        "turn": 0,
        "start": 0,
        "isles": list(ISLES),
        "priestess": "book",
        "builder": "novice",
        "apostate": "sailboat",
        "boards": list(SLOTS[players]),
        "path": path,
        "claimed": {},
        "temple": {
            str(tile): {"novice": player, "book": True}
            for player, tile in enumerate(first[:players])
        },
        "active": [[2, 0, 2, 0, 0, 2, 2] for _ in range(players)],
        "inactive": [[0] * 7 for _ in range(players)],
        "shrines": [[0, 1, 0, 0, 0, 0, 0] for _ in range(players)],
        "landing": [0] * players,
        "supply": [4] * players,
        "favors": [["herbs", "sailboat"] for _ in range(players)],
        "council": [[0, list(range(players))]],
        "influence": [5] * players,
        "time": 3 if players == 2 else 4,
        "book_played": False,
    }
    return start | changes


def table(at: Position, **given: Any) -> LunaTable:
    """The facts about a position that the session would add; `given` are the rest."""
    players = at["players"]
    found = island(players)
    guard = 6 - at["round"]
    batches = [found.path[n * players : (n + 1) * players] for n in range(6)]
    lying = set(at["path"])
    approved = [tile for batch in batches[guard:] for tile in batch if tile in lying]
    bribable = [tile for tile in batches[guard - 1] if tile in lying] if guard else []
    closed = [tile for batch in batches[: max(guard - 1, 0)] for tile in batch if tile in lying]
    given.setdefault("names", NAMES[:players])
    given.setdefault("actor", at["turn"])
    given.setdefault("order", tuple((at["turn"] + n) % players for n in range(players)))
    number = 6 if players == 4 else 5
    where = {symbol: n for n, symbol in enumerate(at["isles"])}
    last = at["round"] == 6
    given.setdefault(
        "next_priestess", None if last else at["isles"][(where[at["priestess"]] + number) % 7]
    )
    given.setdefault("next_builder", None if last else at["isles"][(where[at["builder"]] + 4) % 7])
    given.setdefault("next_apostate", None)
    each = 1 if at["solo"] else players
    return LunaTable(
        position=at,
        approved=tuple(approved),
        bribable=tuple(bribable),
        closed=tuple(closed),
        guards=tuple(reversed(GUARDS)),
        guard=guard,
        batch=players,
        path_tiles=found.path,
        awards=AWARDS[number],
        priestess_number=number,
        builder_number=4,
        favors_left=tuple(
            each - sum(symbol in held for held in at["favors"]) for symbol in at["isles"]
        ),
        temple={tile: (x / 2, float(y)) for tile, (x, y) in found.places.items()},
        boards={
            tile: board
            for board, n in ((board, BOARDS.index(board)) for board in SLOTS[players])
            for tile in island_of_tiles(n)
        },
        symbols={tile: SYMBOLS[SYMBOL_OF[tile]] for tile in found.places},
        seats=SEATS,
        time_full=0 if at["solo"] else 3 if players == 2 else 4,
        solo=at["solo"],
        **given,
    )


def island_of_tiles(board: int) -> list[int]:
    from pyengine.luna.components import BOARD_TILES

    return list(BOARD_TILES[board].values())


def changed(at: Position, **changes: Any) -> Position:
    """A copy in which lists and dictionaries may be changed without touching the first."""
    from json import dumps, loads

    copy: Position = loads(dumps(at))
    return copy | changes


ROWS = (
    ActionRow("promote", "Promotion", "", ""),
    ActionRow("sanctify", "Sanctify", "+4", ""),
    ActionRow("favor", "Favor", "", ""),
    ActionRow("recruit", "Recruit", "1 left", ""),
    ActionRow("journey", "Journey", "", ""),
    ActionRow("sailboat", "Sailboat", "", ""),
    ActionRow("council", "Council", "", ""),
    ActionRow("meditate", "Meditate", "2 left", ""),
    ActionRow("shrine", "Shrine", "", "This takes the shrine token, and you do not hold it."),
    ActionRow("herbs", "Herbs", "", "This takes the herbs token, and you do not hold it."),
    ActionRow("tide", "Tide", "", "This takes the tide token, and you do not hold it."),
    ActionRow("book", "Book", "", "This takes the book token, and you do not hold it."),
    ActionRow("expel", "Expulsion", "", "None of your novices is active at the Breakers."),
)

LOG = (
    LogLine(3, "Dana meditated: three candles burn"),
    LogLine(0, "Ada built a shrine at the Quarry"),
    LogLine(1, "Bo promoted a novice to 14"),
    LogLine(2, "Cy recruited at the Library"),
    LogLine(3, "Dana meditated: two candles burn"),
    LogLine(0, "Ada sanctified 13: +4. Bo leaves 12: +1"),
)


def middle_position() -> Position:
    """Round 3 with four players: the position of the sketch."""
    path = [28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 10]
    temple = {
        "9": (2, False), "6": (2, False), "5": (0, False), "4": (2, True), "3": (0, True),
        "2": (3, False), "11": (2, False), "1": (1, True), "12": (None, False), "8": (1, True),
        "7": (None, False), "13": (0, False),
    }  # fmt: skip
    return position(
        4,
        round=3,
        turn=1,
        path=path,
        claimed={"14": 1, "10": 3, "18": 0},
        temple={tile: {"novice": novice, "book": book} for tile, (novice, book) in temple.items()},
        priestess="bribery",
        builder="shrine",
        apostate="tide",
        active=[
            [0, 0, 0, 0, 0, 1, 2],
            [2, 0, 0, 0, 1, 2, 0],
            [0, 0, 0, 2, 2, 0, 0],
            [0, 2, 0, 0, 0, 3, 1],
        ],
        inactive=[
            [0, 1, 2, 0, 0, 0, 0],
            [0, 0, 1, 2, 0, 0, 0],
            [3, 0, 1, 0, 0, 0, 0],
            [0, 0, 1, 0, 1, 0, 0],
        ],
        shrines=[
            [0, 0, 1, 0, 0, 0, 1],
            [1, 0, 0, 0, 0, 0, 0],
            [0, 0, 0, 1, 0, 1, 0],
            [0, 1, 0, 0, 0, 1, 0],
        ],
        landing=[0, 1, 0, 1],
        supply=[3, 1, 1, 2],
        favors=[
            ["herbs", "tide"],
            ["sailboat", "bribery"],
            ["shrine", "herbs", "novice"],
            ["shrine", "book"],
        ],
        council=[[2, [2]], [4, [0, 1]], [6, [3]]],
        influence=[27, 22, 24, 24],
        time=2,
    )


def middle() -> LunaTable:
    return table(
        middle_position(),
        actions=ROWS,
        next_apostate="shrine",
        log=LOG,
        may_undo=True,
        trails=(Trail(0, "tile:15", "temple:13"), Trail(1, "temple:12", "landing")),
        touched=frozenset({"temple:13"}),
    )


def promoting() -> LunaTable:
    """The picture of the sketch: a tile for promotion is asked for, one of them costs bribery."""
    return middle()._replace(
        kind="promote",
        ask="Promotion: choose a ringed tile",
        explain="The purse: it costs your bribery favor",
        choosable=frozenset({"tile:15", "tile:19"}),
    )


def bribing() -> LunaTable:
    """The tile beyond the Guard is chosen: how the second novice is paid is still open."""
    at = middle_position()
    preview = changed(at)
    preview["claimed"]["19"] = 1
    preview["active"][1][0] = 0
    preview["inactive"][1][0] = 1
    preview["favors"][1] = ["sailboat"]
    return promoting()._replace(
        chosen=frozenset({"tile:19"}),
        ask="Promotion to 19, book",
        explain="The tile is just beyond the Guard",
        choices=(
            Choice("choose 0", "Two novices of the Library", True),
            Choice("choose 1", "One novice and the novice token", False),
        ),
        preview=preview,
        effect=(
            "A novice of the Library steps on 19.",
            "Another one there becomes inactive.",
            "Your bribery favor goes back to the Purse Market.",
        ),
        confirm="Promote to 19",
    )


def travelling() -> LunaTable:
    """A journey being built: two moves so far, a third has its start."""
    at = middle_position()
    preview = changed(at)
    preview["active"][1][0] = 0
    preview["active"][1][5] = 1
    preview["inactive"][1][6] = 2
    preview["inactive"][1][3] = 3
    return middle()._replace(
        kind="journey",
        ask="Choose where one more novice goes, or confirm",
        explain="They arrive inactive.",
        choosable=frozenset(f"isle:{isle}" for isle in ISLES if isle != "bribery"),
        chosen=frozenset({"isle:bribery"}),
        steps=(
            Step(
                "isle:book", "isle:novice", 2, 0, "2 from the Library to the Gatehouse", "fewer 0"
            ),
            Step(
                "isle:bribery",
                "isle:sailboat",
                1,
                0,
                "1 from the Purse Market to Boat Bay",
                "fewer 1",
            ),
        ),
        preview=preview,
        effect=("3 novices travel and arrive inactive.",),
        confirm="Send 3 novices",
    )


def displacing() -> LunaTable:
    """Sanctifying 14 would drive a novice from the temple."""
    at = middle_position()
    preview = changed(at)
    preview["path"].remove(14)
    del preview["claimed"]["14"]
    preview["temple"]["14"] = {"novice": 1, "book": False}
    preview["temple"]["2"]["novice"] = None
    preview["landing"][3] = 2
    preview["influence"][1] = 27
    return middle()._replace(
        kind="sanctify",
        ask="Sanctify 14",
        chosen=frozenset({"tile:14"}),
        choosable=frozenset({"tile:14"}),
        preview=preview,
        effect=("+4 from the Guard's tile.", "Dana's novice leaves 2 for the landing stage: +1."),
        confirm="Sanctify 14 for +5",
    )


def climbing() -> LunaTable:
    """Two novices of the Library would lift Bo's council piece beside Dana's."""
    preview = changed(middle_position())
    preview["active"][1][0] = 0
    preview["inactive"][1][0] = 2
    preview["council"] = [[2, [2]], [4, [0]], [6, [3, 1]]]
    return middle()._replace(
        kind="council",
        ask="How many novices of the Library?",
        chosen=frozenset({"council", "isle:book"}),
        choosable=frozenset({"isle:book", "isle:herbs", "isle:bribery"}),
        choices=(Choice("choose 0", "1", False), Choice("choose 1", "2", True)),
        preview=preview,
        effect=("2 seats up, to a seat worth 6, on top of Dana.",),
        confirm="Climb 2 seats",
    )


def expelling() -> LunaTable:
    """The Apostate would walk two isles on, and a shrine be built, to see both previews."""
    preview = changed(middle_position(), apostate="sailboat")
    preview["shrines"][1][2] = 1
    preview["temple"]["1"]["book"] = False
    preview["temple"]["13"]["book"] = True
    preview["time"] = 1
    return middle()._replace(
        kind="expel",
        ask="How far shall he walk?",
        chosen=frozenset({"isle:tide"}),
        preview=preview,
        effect=("The Apostate walks 2 isles on, to Boat Bay.",),
        confirm="Drive him to Boat Bay",
    )


def crowded(players: int = 4) -> LunaTable:
    """All novices out, most of them on two isles; shrines and figures gather there too."""
    active = [
        [13, 0, 0, 0, 0, 0, 0],
        [6, 0, 0, 4, 0, 1, 0],
        [5, 1, 0, 7, 0, 0, 0],
        [3, 2, 0, 8, 0, 0, 0],
    ]
    inactive = [[0] * 7, [1, 0, 0, 1, 0, 0, 0], [0] * 7, [0] * 7]
    active[0] = [4, 0, 0, 4, 0, 1, 0]
    inactive[0] = [2, 0, 0, 2, 0, 0, 0]
    inactive[2] = [0, 0, 9, 0, 0, 0, 0]
    active[2] = [3, 0, 0, 1, 0, 0, 0]
    inactive[3] = [2, 0, 2, 1, 0, 0, 0]
    active[3] = [2, 0, 1, 1, 4, 0, 0]
    inactive[1] = [2, 0, 1, 0, 0, 0, 0]
    active[1] = [5, 0, 0, 5, 0, 0, 0]
    at = position(
        players,
        round=5,
        turn=players - 1,
        active=active[:players],
        inactive=inactive[:players],
        shrines=[[1, 1, 0, 1, 0, 0, 0]] * players,
        supply=[0] * players,
        landing=[3, 1, 2, 1][:players],
        priestess="book",
        builder="book",
        apostate="book",
        council=[[10, list(range(players))]],
        favors=[list(SYMBOLS), [], [], []][:players],
        influence=[61, 48, 100, 7][:players],
        time=1,
    )
    return table(
        at, actions=ROWS, why=True, log=LOG, next_apostate="sailboat", may_undo=True, may_redo=True
    )


def preliminary(players: int = 3, phase: str = "novices") -> LunaTable:
    active = [[2, 0, 0, 0, 0, 0, 0], [0, 2, 0, 0, 0, 2, 0], [0, 0, 0, 0, 0, 0, 0], [0] * 7]
    shrines = [[0, 0, 0, 1, 0, 0, 0], [1, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1, 0], [0] * 7]
    at = position(
        players,
        phase=phase,
        turn=2 if players > 2 else 0,
        active=active[:players] if phase == "novices" else [[0] * 7] * players,
        shrines=shrines[:players],
        favors=[[] for _ in range(players)],
        supply=[10, 8, 12, 12][:players],
    )
    kind = "place-novices" if phase == "novices" else "place-shrine"
    free = ("book", "tide", "shrine", "sailboat", "herbs", "novice")
    return table(
        at,
        actions=(ActionRow(kind, "Place a pair", "", ""),),
        kind=kind,
        ask="Place two novices on a ringed isle",
        explain="An isle that holds no piece of yours. 3 more pairs after this one.",
        choosable=frozenset(f"isle:{isle}" for isle in free),
        log=LOG[:2],
    )


def scoring(step: int = 0) -> LunaTable:
    steps = (
        ScoreStep(
            "priestess",
            "The Priestess at the Purse Market",
            (
                ScoreLine(3, "3 novices and a shrine: first", 6),
                ScoreLine(1, "2 novices: second", 3),
                ScoreLine(0, "1 novice, further up in the council: third", 1),
                ScoreLine(2, "1 shrine: no award left", 0),
            ),
            (),
        ),
        ScoreStep(
            "apostate",
            "The Apostate at the Breakers",
            (ScoreLine(3, "2 novices there", -3), ScoreLine(0, "1 novice there", -2)),
            ("Bo and Cy have nobody there.",),
        ),
        ScoreStep(
            "temple",
            "The temple",
            tuple(
                ScoreLine(player, f"{count} novices", count)
                for player, count in enumerate((3, 2, 4, 1))
            ),
            (),
        ),
        ScoreStep(
            "figures",
            "The figures move",
            (),
            (
                "The Priestess goes 6 isles on, to the Herb Garden.",
                "The Builder goes 4 isles on, to the Gatehouse.",
                "The Apostate goes to the Quarry, the next isle with a novice.",
                "The Guard moves to the 3: 17, 18, 19 and 20 are approved.",
            ),
        ),
    )
    return middle()._replace(score=steps, score_at=step, actions=(), trails=())


def over(players: int = 4) -> LunaTable:
    start = middle_position() if players == 4 else crowded(players).position
    at = start | {"phase": "over", "round": 6, "time": 0, "influence": [74, 81, 66, 81][:players]}
    base = table(at, actor=None, log=LOG, may_undo=True)
    sums = ("Start", "Guard's tiles", "Displacing", "Books", "Last candles", "Priestess",
            "Apostate", "Temple", "Shrines", "Favors", "Council")  # fmt: skip
    amounts = ((5, 21, 2, 1, 1, 13, -7, 20, 8, 4, 6),
               (5, 25, 3, 0, 2, 14, -5, 21, 8, 2, 6),
               (5, 18, 1, 2, 0, 9, -4, 21, 8, 3, 3),
               (5, 24, 2, 1, 1, 16, -9, 23, 8, 2, 8))  # fmt: skip
    order = [player for player in (1, 3, 0, 2) if player < players]
    reasons = ("tied with Dana, further up in the council", "", "", "")
    places = tuple(
        Place(player, n + 1, at["influence"][player], reasons[n],
              tuple(zip(sums, amounts[player], strict=True)))
        for n, player in enumerate(order)
    )  # fmt: skip
    rounds = ((5, 5, 5, 5), (16, 12, 14, 11), (22, 18, 20, 21), (33, 30, 26, 29), (44, 46, 38, 40),
              (52, 57, 47, 55), (74, 81, 66, 81))  # fmt: skip
    return base._replace(
        places=places,
        rounds=tuple(values[:players] for values in rounds),
        end="Six rounds are over, and everything is counted.",
    )


def solo(phase: str = "actions") -> LunaTable:
    """Level 2: the Apostate freezes his isle; the opponent has taken a tile."""
    at = position(
        2,
        solo=2,
        round=2,
        turn=1,
        time=0,
        phase=phase,
        priestess="tide",
        builder="herbs",
        apostate="shrine",
        active=[[2, 2, 0, 2, 1, 2, 2], [2, 0, 1, 2, 0, 2, 0]],
        inactive=[[0, 0, 2, 0, 0, 0, 0], [0, 0, 0, 0, 2, 0, 1]],
        shrines=[[0, 0, 0, 0, 1, 0, 0], [0, 0, 0, 1, 0, 0, 0]],
        favors=[[], ["tide", "novice"]],
        supply=[0, 3],
        council=[[0, [1]], [2, [0]]],
        influence=[12, 9],
        path=[28, 25, 23, 21, 20, 19, 15, 14, 10, 9, 8],
        temple={
            "2": {"novice": 0, "book": True},
            "4": {"novice": 1, "book": True},
            "6": {"novice": 0, "book": False},
        },
    )
    rows = (
        *(row for row in ROWS if row.kind != "meditate"),
        ActionRow("end-round", "End the round", "", ""),
    )
    base = table(
        at,
        names=("Opponent", "You"),
        next_apostate="sailboat",
        actions=rows if phase == "actions" else (ActionRow("quiet", "Quiet an isle", "", ""),),
        log=(
            LogLine(None, "Round 2 begins: the Guard stands on the 5"),
            LogLine(1, "You quieted 2 of the opponent's novices at the Quarry"),
            LogLine(0, "The opponent's council piece moves 2 seats up"),
            LogLine(
                0,
                "The opponent took 6, the highest free approved tile of an isle with an active "
                "novice: +5",
            ),
        ),
    )
    if phase == "quiet":
        free = ("book", "tide", "sailboat", "herbs", "bribery", "novice")
        return base._replace(
            kind="quiet",
            ask="Quiet a ringed isle",
            explain="All of the opponent's novices there become inactive; their council piece "
            "moves up as many seats.",
            choosable=frozenset(f"isle:{isle}" for isle in free),
        )
    return base._replace(frozen="shrine")


def solo_over() -> LunaTable:
    base = over(2)
    at = solo().position | {"phase": "over", "round": 6, "influence": [58, 71]}
    places = tuple(place._replace(influence=at["influence"][place.player]) for place in base.places)
    return table(
        at, names=("Opponent", "You"), actor=None, places=places, rounds=base.rounds,
        end="Six rounds are over.",
    )  # fmt: skip


def every_table() -> dict[str, LunaTable]:
    """Name → table, for tests that hold for any of them and for looking at them all."""
    return {
        "preliminary-shrines": preliminary(4, "shrines"),
        "preliminary": preliminary(3),
        "start-2": table(position(2), actions=ROWS),
        "start-3": table(position(3), actions=ROWS),
        "middle": middle(),
        "promoting": promoting(),
        "bribing": bribing(),
        "travelling": travelling(),
        "displacing": displacing(),
        "climbing": climbing(),
        "expelling": expelling(),
        "crowded": crowded(),
        "crowded-2": crowded(2),
        "crowded-3": crowded(3),
        "scoring": scoring(),
        "scoring-figures": scoring(3),
        "over": over(),
        "over-2": over(2),
        "solo-quiet": solo("quiet"),
        "solo": solo(),
        "solo-over": solo_over(),
        "noticed": middle()._replace(
            notice="The herbs isle's own novices cannot be reactivated.", menu=True
        ),
    }
