"""Playing positions on: every candidate once, the better ones more often, in small steps."""

from __future__ import annotations

from pyengine.bots.levels import Settings
from pyengine.bots.luna.judge import JUDGE
from pyengine.bots.playouts import Playouts, search_for
from pyengine.core.chance import Chance
from pyengine.luna.game import GAME
from pyengine.luna.state import State

SETTINGS = Settings(simulations=400, first=6, width=1, slip=0.0, slice=15, plays_on=4)


def table() -> State:
    return GAME.new({"players": 2, "seed": 9, "layout": "preselected"})


def played(simulations: int = 2000) -> Playouts:
    search = search_for(GAME, JUDGE, table(), SETTINGS, Chance(5))
    assert isinstance(search, Playouts)
    while search.simulations < simulations and not search.done:
        search.simulate()
    return search


def test_every_candidate_is_played_on_and_the_best_most_often() -> None:
    search = played()
    assert search.done
    assert len(search.root.edges) == SETTINGS.first
    visits = sorted(edge.visits - 1 for edge in search.root.edges)
    assert visits[0] == 1
    assert visits[-2:] == [SETTINGS.plays_on, SETTINGS.plays_on]


def test_it_ends_by_itself() -> None:
    search = played()
    best = search.ranking()[0][1].action
    for _ in range(20):
        search.simulate()
    assert search.ranking()[0][1].action == best


def test_the_same_chance_gives_the_same_thought() -> None:
    one, two = played(), played()
    assert [edge.leads for edge in one.root.edges] == [edge.leads for edge in two.root.edges]
    assert one.simulations == two.simulations


def test_the_root_stays_as_it_is() -> None:
    assert GAME.position(played().root.state) == GAME.position(table())


def test_stopped_early_there_is_an_answer() -> None:
    for simulations in (1, 2, 15, 40):
        search = played(simulations)
        assert search.ranking()
        GAME.play(table(), search.ranking()[0][1].action)


def test_an_action_that_is_no_candidate_gets_its_due() -> None:
    search = played()
    tried = {edge.action for edge in search.root.edges}
    other = next(action for action in GAME.legal(search.root.state) if action not in tried)
    edge = search.edge_of(other)
    while not search.known(edge, 10):
        search.simulate(edge)
    assert edge.visits > SETTINGS.plays_on
