"""What bots know of Nova Luna: first sight agrees with the rules, and reasons with the facts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pyengine import Match
from pyengine.bots.nova_luna.judge import JUDGE, NovaLunaJudge
from pyengine.bots.nova_luna.outlook import Outlooks
from pyengine.bots.nova_luna.reasons import __doc__ as table_of_reasons
from pyengine.bots.nova_luna.tuning import KINDS, tune
from pyengine.bots.nova_luna.weights import Weights, read_weights
from pyengine.core.chance import Chance
from pyengine.core.games import game_named
from pyengine.nova_luna.actions import Refill, Take
from pyengine.nova_luna.components import COLOUR_OF, COLOURS
from pyengine.nova_luna.state import State
from pyengine.nova_luna.turn import preview
from pyengine.nova_luna.wheel import offers

from .tables import IN_A_BROWSER, played_by, thought

GAME = game_named("nova-luna")


def states(players: int, seed: int, bot: str = "1") -> Iterator[State]:
    whole = played_by("nova-luna", {"players": players, "seed": seed}, bot)
    match = Match.new("nova-luna", players=players, seed=seed)
    for action in whole.actions:
        yield match.state
        match.play(action)


@pytest.mark.parametrize("seed", range(2 if IN_A_BROWSER else 6))
def test_first_sight_is_what_the_rules_make_of_a_laying(seed: int) -> None:
    for state in states(1 + seed % 3, seed, "random" if seed % 2 else "1"):
        outlooks = Outlooks(read_weights())
        display = state.displays[state.turn]
        plenty = state.copy()
        plenty.discs[state.turn] = 99
        outlook = outlooks.of(display)
        if not any(display.complete(n) & ~display.covered[n] for n in range(len(display.tiles))):
            for space in offers(state):
                for added, complete, cell in outlook.layings(state.wheel[space]):
                    after, covers = preview(plenty, space, cell)
                    assert complete == len(covers)
                    gained = outlooks.of(after).worth - outlook.worth
                    assert added == pytest.approx(complete + gained)


def test_layings_are_all_spots_best_first() -> None:
    for state in states(2, 7):
        outlook = JUDGE.outlooks.of(state.displays[state.turn])
        for space in offers(state):
            layings = outlook.layings(state.wheel[space])
            assert sorted(cell for _, _, cell in layings) == outlook.display.spots()
            assert [-worth for worth, _, _ in layings] == sorted(-worth for worth, _, _ in layings)


def test_candidates_are_legal_and_begin_with_the_best_at_first_sight() -> None:
    for players in (1, 2, 4):
        for state in states(players, players):
            candidates = JUDGE.candidates(state)
            legal = set(GAME.legal(state))
            assert candidates
            assert legal >= set(candidates)
            assert len(set(candidates)) == len(candidates)
            assert legal - set(candidates) <= {a for a in legal if isinstance(a, Take)}


def test_the_hidden_is_drawn_anew_from_what_nobody_sees() -> None:
    match = Match.new("nova-luna", players=2, seed=3)
    one, two = (JUDGE.imagine(GAME.visible(match.position, 0), Chance(n)) for n in (1, 2))
    assert one.pile != two.pile
    assert sorted(one.pile) == sorted(two.pile) == sorted(match.state.pile)
    assert one.wheel == two.wheel == match.state.wheel


def test_the_end_is_judged_by_its_places() -> None:
    for seed in range(4):
        match = played_by("nova-luna", {"players": 3, "seed": seed}, "1")
        outcome = match.outcome
        assert outcome is not None
        worths = JUDGE.worths(match.state)
        assert max(range(3), key=lambda player: worths[player]) == outcome.places[0]


def test_a_last_disc_is_never_missed() -> None:
    """Who can win at once does, from level 3 on without fail."""
    tried = 0
    for seed in range(4 if IN_A_BROWSER else 12):
        for state in states(2, seed):
            winning = [
                action
                for action in GAME.legal(state)
                if isinstance(action, Take) and _wins(state, action)
            ]
            if winning:
                tried += 1
                seen = {"game": "nova-luna", **GAME.visible(GAME.position(state), state.turn)}
                seen |= {"format": "moon-position", "version": 1}
                for level in (3, 4):
                    assert _wins(state, thought(seen, level, seed).choice.action)
    assert tried > 2


def _wins(state: State, action: Take | Refill) -> bool:
    later, player = state.copy(), state.turn
    GAME.play(later, action)
    return not later.discs[player]


def test_reasons_are_of_the_table_and_fit_the_facts() -> None:
    known = {line.split("`")[1] for line in (table_of_reasons or "").splitlines() if "| `" in line}
    found = set()
    for players, seed in ((1, 1), (2, 2), (3, 3)):
        for state in states(players, seed):
            for action in JUDGE.candidates(state)[:6]:
                reasons = JUDGE.reasons(state, action)
                assert reasons
                amounts = [abs(reason.amount) for reason in reasons]
                assert amounts == sorted(amounts, reverse=True)
                found |= {reason.name for reason in reasons}
                later = state.copy()
                GAME.play(later, action)
                covered = [one.displays[state.turn].covered_count() for one in (state, later)]
                for reason in reasons:
                    if reason.name == "completes-tasks":
                        assert reason.facts["count"] == covered[1] - covered[0]
                        assert isinstance(action, Take)
                        tile = state.wheel[action.space]
                        assert reason.facts["colour"] == COLOURS[COLOUR_OF[tile]]
                    if reason.name == "keeps-turn":
                        assert later.turn == state.turn
    assert found <= known or not table_of_reasons  # compiled with -OO there is no table
    assert {"completes-tasks", "nearly-completes", "keeps-turn", "denies"} <= found


def test_tuning_makes_weights_that_can_be_played_with() -> None:
    told = tune(10, 3)
    assert tune(10, 3) == told
    assert told["made_by"] == "python -m pyengine tune nova-luna --games 10 --seed 3"
    weights = Weights(**told["weights"])
    assert set(weights.tasks) == set(KINDS)
    judge = NovaLunaJudge(weights)
    state = next(states(2, 1))
    assert judge.candidates(state)
    assert len(judge.worths(state)) == 2
