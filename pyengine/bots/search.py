"""The search that all bots share: a tree of what each player would do, best promises first.

It asks the rules what happens and the game's judge what it is worth. Every player is taken to
play for the lead over the best other. A simulation goes down the tree along what promises most
or was looked at least, adds one position, and tells the way back what was found. There is no
clock in it and no chance but the one it is given: the same seed and number of simulations give
the same tree.
"""

from __future__ import annotations

import gc
from math import fsum
from typing import Any

from pyengine.core.chance import Chance
from pyengine.core.formats import AnyGame

from .judge import leads
from .judges import AnyJudge
from .levels import Settings


class Node:
    """A position in the tree."""

    __slots__ = ("actions", "actor", "edges", "leads", "state", "visits")

    def __init__(self, state: Any, actor: int | None, found: list[float]) -> None:
        self.state = state
        self.actor = actor
        self.leads = found
        """What the position promises each player, as far as the search has looked."""
        self.visits = 1
        self.actions: list[Any] | None = None
        """The candidates, once asked for."""
        self.edges: list[Edge] = []
        """One for each action tried, in the order of the candidates."""


class Edge:
    """An action tried, and where it leads: several positions if it brings the hidden to light."""

    __slots__ = ("action", "draws", "leads", "nodes", "visits")

    def __init__(self, action: Any, node: Node, draws: bool) -> None:
        self.action = action
        self.nodes = [node]
        self.draws = draws
        self.leads = node.leads
        self.visits = 1

    @property
    def ends(self) -> bool:
        """Whether the action ends the game."""
        return self.nodes[0].actor is None

    def tell(self) -> None:
        """Take over what was found in the positions behind."""
        self.visits += 1
        nodes = self.nodes
        if len(nodes) == 1:
            self.leads = nodes[0].leads
            return
        share = 1 / len(nodes)
        self.leads = [
            fsum(column) * share for column in zip(*(n.leads for n in nodes), strict=True)
        ]


class Search:
    def __init__(
        self, game: AnyGame, judge: AnyJudge, state: Any, settings: Settings, chance: Chance
    ) -> None:
        self.game = game
        self.judge = judge
        self.settings = settings
        self.chance = chance
        self.scale = judge.scale_of(state)
        self.root = self._node(state)
        self.root.actions = judge.candidates(state)[: settings.first]
        self.simulations = 0

    def run(self, until: int, through: Edge | None = None) -> None:
        """Simulate until there are so many."""
        # The tree has no cycles, but so many parts that the collector, left on, takes a quarter
        # of the time to find none.
        collecting = gc.isenabled()
        gc.disable()
        try:
            while self.simulations < until and (through or not self.done):
                self.simulate(through)
        finally:
            if collecting:
                gc.enable()

    @property
    def done(self) -> bool:
        """Whether more simulations would find nothing more."""
        return not self.settings.width and len(self.root.edges) >= len(self.root.actions or ())

    def simulate(self, through: Edge | None = None) -> None:
        """Look at one position more, behind this edge of the root if one is given."""
        self.simulations += 1
        node = self.root
        way: list[tuple[Node, Edge]] = []
        if through:
            way.append((node, through))
            node = self._behind(node, through) or node
            if node is self.root:
                self._tell(way)
                return
        while node.actor is not None:
            edge, fresh = self._edge(node)
            way.append((node, edge))
            if fresh:
                break
            following = self._behind(node, edge)
            if following is None:
                break
            node = following
        else:
            node.visits += 1
        self._tell(way)

    def _tell(self, way: list[tuple[Node, Edge]]) -> None:
        for before, edge in reversed(way):
            edge.tell()
            before.visits += 1
            self._settle(before)

    def _node(self, state: Any) -> Node:
        return Node(state, self.game.actor(state), leads(self.judge.worths(state)))

    def _edge(self, node: Node) -> tuple[Edge, bool]:
        """The action to look into, and whether that is for the first time."""
        if node.actions is None:
            node.actions = self.judge.candidates(node.state)[: self.settings.width]
        tried = len(node.edges)
        if tried < len(node.actions):
            edge = self._try(node, node.actions[tried])
            node.edges.append(edge)
            return edge, True
        actor = node.actor
        assert actor is not None
        reach = self.settings.curiosity * self.scale * node.visits**0.5
        best, most = node.edges[0], float("-inf")
        for edge in node.edges:
            hope = edge.leads[actor] + reach / edge.visits
            if hope > most:
                best, most = edge, hope
        return best, False

    def _try(self, node: Node, action: Any) -> Edge:
        state = self.game.copy(node.state)
        before = self.judge.hidden(state)
        self.game.play(state, action)
        return Edge(action, self._node(state), self.judge.hidden(state) != before)

    def _behind(self, node: Node, edge: Edge) -> Node | None:
        """The position to go on from behind an edge; None if it was drawn just now."""
        if not edge.draws:
            return edge.nodes[0]
        if len(edge.nodes) < self.settings.worlds:
            state = self.game.copy(node.state)
            self.judge.redraw(state, self.chance)
            self.game.play(state, edge.action)
            edge.nodes.append(self._node(state))
            return None
        return min(edge.nodes, key=lambda one: one.visits)

    def _settle(self, node: Node) -> None:
        """What a position promises is what its actor's best action does."""
        actor = node.actor
        assert actor is not None
        best = max(node.edges, key=lambda edge: edge.leads[actor])
        node.leads = best.leads

    def known(self, edge: Edge, simulations: int) -> bool:
        """Whether an edge has had so many simulations, or all that it can have."""
        return edge.visits >= simulations or not self.settings.width

    def edge_of(self, action: Any) -> Edge:
        """The root's edge of an action, tried now if it was not among the candidates."""
        for edge in self.root.edges:
            if edge.action == action:
                return edge
        edge = self._try(self.root, action)
        self.root.edges.append(edge)
        return edge

    def ranking(self) -> list[tuple[float, Edge]]:
        """The actions tried, best first, each with its promise less what is doubtful in it."""
        actor = self.root.actor
        assert actor is not None
        doubt = self.settings.doubt * self.scale
        ranked = [
            # Of an end nothing is in doubt: who can win at once does not win later.
            (edge.leads[actor] - (0 if edge.ends else doubt / edge.visits**0.5), edge)
            for edge in self.root.edges
        ]
        # Sorting keeps the candidates' order among equals.
        return sorted(ranked, key=lambda pair: -pair[0])
