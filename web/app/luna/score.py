"""The end of a round and of the game, step by step: who got how much for what."""

from __future__ import annotations

from typing import Any

from pyengine import Outcome
from pyengine.luna import events as of
from pyengine.luna.state import OPPONENT, PERSON, State
from web.app.luna.table import Place, ScoreLine, ScoreStep
from web.app.words import _, n_

from .log import words
from .place_names import place_name


def score_steps(events: list[Any], names: tuple[str, ...]) -> tuple[ScoreStep, ...]:
    """The steps of a round that ended by these events; none if it did not."""
    if not any(isinstance(event, of.RoundEnded) for event in events):
        return ()
    steps = [_priestess(events), _apostate(events), _temple(events), _final(events)]
    figures = [event for event in events if isinstance(event, of.FigureMoved)]
    if figures:
        moved = tuple(words(event, names) for event in figures)
        steps.append(ScoreStep("figures", _("The figures move"), (), moved + _guard(events)))
    building = (of.ShrineBuilt, of.OpponentDidNotBuild)
    built = tuple(words(event, names) for event in events if isinstance(event, building))
    if built:
        steps.insert(0, ScoreStep("builder", _("The rival's Builder"), (), built))
    return tuple(step for step in steps if step is not None)


def _priestess(events: list[Any]) -> ScoreStep:
    lines = tuple(
        ScoreLine(paid.player, _priestess_words(paid), paid.award)
        for paid in events
        if isinstance(paid, of.PriestessPaid)
    )
    nobody = () if lines else (_("Nobody has anything on her isle."),)
    return ScoreStep("priestess", _("The Priestess pays"), lines, nobody)


def _priestess_words(paid: of.PriestessPaid) -> str:
    parts = []
    if paid.novices:
        parts.append(
            n_("{count} novice", "{count} novices", paid.novices).format(count=paid.novices)
        )
    if paid.shrines:
        parts.append(_("a shrine"))
    said = _("{pieces} on {isle}").format(pieces=" + ".join(parts), isle=place_name(paid.isle))
    return said + (_(", ahead or behind by the council") if paid.by_council else "")


def _apostate(events: list[Any]) -> ScoreStep:
    lines = tuple(
        ScoreLine(took.player, _apostate_words(took), -took.loss)
        for took in events
        if isinstance(took, of.ApostateTook)
    )
    nobody = () if lines else (_("Nobody has a novice at his isle."),)
    return ScoreStep("apostate", _("The Apostate takes"), lines, nobody)


def _apostate_words(took: of.ApostateTook) -> str:
    said = n_("{count} novice at {isle}", "{count} novices at {isle}", took.novices).format(
        count=took.novices, isle=place_name(took.isle)
    )
    return said if took.loss else said + _("; the rival is spared")


def _temple(events: list[Any]) -> ScoreStep:
    lines = tuple(
        ScoreLine(
            paid.player,
            n_("{count} novice serves", "{count} novices serve", paid.gain).format(count=paid.gain),
            paid.gain,
        )
        for paid in events
        if isinstance(paid, of.TemplePaid)
    )
    return ScoreStep("temple", _("The temple pays"), lines, ())


def _final(events: list[Any]) -> ScoreStep | None:
    lines: list[ScoreLine] = []
    for paid in events:
        if isinstance(paid, of.FinalPaid):
            shrines = n_("{count} shrine", "{count} shrines", paid.shrines)
            favors = n_("{count} favor token", "{count} favor tokens", paid.favors)
            said = _("{shrines}, {favors}, council {seat}").format(
                shrines=shrines.format(count=paid.shrines),
                favors=favors.format(count=paid.favors),
                seat=paid.for_seat,
            )
            lines.append(ScoreLine(paid.player, said, paid.after - paid.before))
    return ScoreStep("final", _("The end"), tuple(lines), ()) if lines else None


def _guard(events: list[Any]) -> tuple[str, ...]:
    for event in events:
        if isinstance(event, of.GuardMoved):
            tiles = ", ".join(map(str, event.approved)) or _("none")
            return (
                _("The Guard goes to {guard}; newly approved: {tiles}").format(
                    guard=event.guard, tiles=tiles
                ),
            )
    return ()


def influence_by_round(start: State, told: list[list[Any]]) -> tuple[tuple[int, ...], ...]:
    """Everyone's influence at the start and after each round, the final sums last."""
    rounds = [tuple(start.influence)]
    for events in told:
        for kind in (of.RoundPaid, of.FinalPaid):
            paid = [event.after for event in events if isinstance(event, kind)]
            if paid:
                rounds.append(tuple(paid))
    return tuple(rounds)


def places(start: State, outcome: Outcome, told: list[list[Any]]) -> tuple[Place, ...]:
    influence = outcome.scores
    return tuple(
        Place(player, n + 1, influence[player], _reason(outcome, n), _sums(start, told, player))
        for n, player in enumerate(outcome.places)
    )


def _reason(outcome: Outcome, n: int) -> str:
    sums = [outcome.scores[player] for player in outcome.places]
    if n + 1 < len(sums) and sums[n] == sums[n + 1]:
        return _("as much as the next, but further up in the council")
    if n and sums[n] == sums[n - 1]:
        return _("as much as the one before, but further down in the council")
    return ""


def _sums(start: State, told: list[list[Any]], player: int) -> tuple[tuple[str, int], ...]:
    """Where a player's influence came from; the amounts add up to the final sum."""
    gained = dict.fromkeys(
        ("enter", "displace", "book", "meditate", "priestess", "temple", "apostate", "floor",
         "shrines", "favors", "seat"), 0,
    )  # fmt: skip
    for event in (event for events in told for event in events):
        match event:
            case of.Sanctified(p, _tile, gain) if p == player:
                gained["enter"] += gain
            case of.Displaced(p, _owner, _tile, _to, gain) if p == player:
                gained["displace"] += gain
            case of.BookMoved(p, _from, _to, gain) if p == player:
                gained["book"] += gain
            case of.Meditated(p, _left, gain) if p == player:
                gained["meditate"] += gain
            case of.RoundPaid(p, priestess, apostate, temple, before, after) if p == player:
                gained["priestess"] += priestess
                gained["apostate"] -= apostate
                gained["temple"] += temple
                gained["floor"] += after - (before + priestess - apostate + temple)
            case of.FinalPaid() if event.player == player:
                gained["shrines"] += event.for_shrines
                gained["favors"] += event.for_favors
                gained["seat"] += event.for_seat
    named = {
        "enter": _("Tiles brought to the temple"),
        "displace": _("Novices displaced"),
        "book": _("Books"),
        "meditate": _("Last candles"),
        "priestess": _("Priestess"),
        "temple": _("Service in the temple"),
        "apostate": _("Apostate"),
        "floor": _("Forgiven, as influence never falls below 0"),
        "shrines": _("Shrines"),
        "favors": _("Favor tokens"),
        "seat": _("Council seat"),
    }
    rows = [(_("At the start"), start.influence[player])]
    rows += [(named[key], amount) for key, amount in gained.items() if amount or key != "floor"]
    return tuple(rows)


def end_words(state: State) -> str:
    if not state.solo:
        return _("Six rounds are over.")
    difference = state.influence[PERSON] - state.influence[OPPONENT]
    return _("Your {own} less the rival's {other}: {difference}").format(
        own=state.influence[PERSON], other=state.influence[OPPONENT], difference=difference
    )
