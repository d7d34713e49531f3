"""A game of Nova Luna at the page: the match, and what its player is about to do.

Verbs come from the page; each changes the match or what is picked and looked at. `table` is
all that the views are given.
"""

from __future__ import annotations

from typing import Any

from pyengine import IllegalError, Match
from pyengine.nova_luna.components import COST_OF
from pyengine.nova_luna.display import column_and_row
from pyengine.nova_luna.solo import may_end_phase
from pyengine.nova_luna.state import State
from pyengine.nova_luna.turn import check_space, preview
from pyengine.nova_luna.wheel import may_refill, offers
from web.app.at_table import AtTable
from web.app.ideas import Idea
from web.app.seats import seat_names
from web.app.views.nova_luna.tile_words import tile_word
from web.app.words import _, n_

from .end import end_words, places, solo_sums
from .log import last_takes, log_lines
from .table import Cell, Coming, NovaLunaTable, TaskOf


class NovaLunaPlay(AtTable):
    def __init__(self, match: Match) -> None:
        super().__init__(match, seat_names(match.setup), "you")
        self._picked: int | None = None
        self._spot: Cell | None = None
        self._spots: dict[Cell, tuple[TaskOf, ...]] = {}
        self._verbs |= {
            "pick": self._pick,
            "unpick": self._put_back,
            "look": self._look,
            "spot": self._choose_spot,
            "lay": self._lay,
            "refill": self._refill,
            "end-phase": self._end_phase,
        }
        self._free |= {"look", "unpick"}

    @property
    def state(self) -> State:
        state: State = self.match.state
        return state

    # Verbs

    def _pick(self, space: str) -> str:
        taken = int(space)
        if self.match.outcome:
            raise IllegalError("", "the game is over")
        if taken == self._picked:
            return self._put_back()
        check_space(self.state, taken)
        self._picked = taken
        self._spots = {
            column_and_row(cell): preview(self.state, taken, cell)[1]
            for cell in self.state.displays[self.state.turn].spots()
        }
        # With one spot only there is nothing to choose: the first tile of a display.
        self._spot = next(iter(self._spots)) if len(self._spots) == 1 else None
        best = max(self._spots, key=lambda spot: len(self._spots[spot]))
        self.focus = f"#spot_{best[0]}_{best[1]}"
        self._tab = self._first_tab
        return (
            _("{tile} picked.").format(tile=tile_word(self.state.wheel[taken]))
            + " "
            + n_("{count} spot to lay it.", "{count} spots to lay it.", len(self._spots)).format(
                count=len(self._spots)
            )
        )

    def _put_back(self) -> str:
        self.focus = f'[data-do="pick {self._picked}"]'
        self._picked = self._spot = None
        self._spots = {}
        return _("Put back.")

    def _look(self, column: str, row: str) -> None:
        """Preview a spot. One that is gone by now is passed over: a look promises nothing."""
        cell = (int(column), int(row))
        if cell in self._spots:
            self._spot = cell

    def _choose_spot(self, column: str, row: str) -> str | None:
        cell = (int(column), int(row))
        if cell == self._spot:
            return self._lay()
        self._look(column, row)
        return None

    def _lay(self) -> str:
        if self._picked is None or self._spot is None:
            raise IllegalError("", "pick a tile and a spot first")
        return self._play({"do": "take", "space": self._picked, "at": list(self._spot)})

    def _as_idea(self, sign: str, action: dict[str, Any], reasons: Any) -> Idea:
        from .idea import idea

        return idea(sign, self.match.position, action, reasons, self.names)

    def _take_up(self, action: dict[str, Any]) -> None:
        if self._picked is not None:
            self._put_back()
        if action["do"] == "take":
            self._pick(str(action["space"]))
            self._spot = (*action["at"],)
            self.focus = '[data-do="lay"]'
        else:
            # Its button is the confirmation, and stands where the ideas were.
            self._hinting.forget()
            self.focus = f'[data-do="{action["do"]}"]'

    def _refill(self) -> str:
        return self._play({"do": "refill"})

    def _end_phase(self) -> str:
        return self._play({"do": "end-phase"})

    def _after_action(self) -> None:
        super()._after_action()
        self._put_back()
        self.focus = '[data-do="again"]' if self.match.outcome else '[data-do^="pick "]'

    def _last_words(self) -> list[str]:
        return [line.text + "." for line in log_lines(self.match.told[-1:], self.names)]

    def _whose_turn(self) -> str:
        outcome = self.match.outcome
        if outcome:
            return end_words(self.state, outcome)
        if self.state.solo:
            return ""
        return _("{name}'s turn.").format(name=self.names[self.state.turn])

    def _sit(self, match: Match) -> NovaLunaPlay:
        return NovaLunaPlay(match)

    # What the views are given

    def _table(self) -> NovaLunaTable:
        state, outcome = self.state, self.match.outcome
        asleep = self._asleep()
        return NovaLunaTable(
            position=self.match.position,
            names=self.names,
            offers=() if asleep else tuple(offers(state)),
            reach=() if outcome else tuple(offers(state)),
            coming=self._coming(),
            picked=self._picked,
            spots=self._spots,
            spot=self._spot,
            picked_again=self._next_after_laying(),
            may_refill=not asleep and may_refill(state),
            may_end_phase=not asleep and may_end_phase(state),
            last=last_takes(self.sitters.fresh()),
            company=self.company(),
            hint=self.hint(),
            news=log_lines(self.sitters.news(), self.names),
            log=log_lines(self.match.told, self.names),
            places=places(state, outcome) if outcome else (),
            end=end_words(state, outcome) if outcome else "",
            solo=solo_sums(state),
            may_undo=self.may_undo,
            may_redo=self.match.may_redo,
            tab=self._tab,
            notice=self.notice,
        )

    def _coming(self) -> tuple[Coming, ...]:
        state = self.state
        if state.solo:
            return ()
        here = state.distance[state.turn]
        return tuple(Coming(player, state.distance[player] - here) for player in state.order)

    def _next_after_laying(self) -> int | None:
        """Who moves after the tile is laid on the spot looked at; None if that ends the game."""
        if self._picked is None or self._spot is None or self.state.solo:
            return None
        if len(self._spots[self._spot]) >= self.state.discs[self.state.turn]:
            return None
        after = self.state.copy()
        after.advance(after.turn, COST_OF[after.wheel[self._picked]])
        return after.turn
