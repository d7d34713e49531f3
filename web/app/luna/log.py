"""What happened in a game of Luna, told line by line; the same words say what would happen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from pyengine.luna import events as of
from pyengine.luna.components import SEATS
from web.app.luna.table import LogLine
from web.app.views.luna.symbols import figure_name
from web.app.words import _, n_

from .place_names import place_name, token_name

COSTS = (of.Used, of.Spent)
"""What an action costs: told before it is done, but not in the log."""

SCORING = (of.PriestessPaid, of.ApostateTook, of.TemplePaid, of.Woken, of.GuardMoved)
"""What the round's end shows step by step; the log has the sums."""


def log_lines(told: list[list[Any]], names: tuple[str, ...]) -> tuple[LogLine, ...]:
    return tuple(line for events in told for line in _lines(events, names))


def _lines(events: list[of.Event], names: tuple[str, ...]) -> Iterator[LogLine]:
    for event in events:
        if not isinstance(event, (*COSTS, *SCORING)):
            yield LogLine(_whose(event), words(event, names))


def _whose(event: of.Event) -> int | None:
    if isinstance(event, of.Displaced):
        return event.mover
    if isinstance(event, of.OpponentTookTile | of.OpponentTookNone | of.OpponentDidNotBuild):
        return 0
    return getattr(event, "player", None)


def effect_lines(events: Iterable[of.Event], names: tuple[str, ...]) -> tuple[str, ...]:
    """What an action would do, up to the end of the round if it ends there."""
    found: list[str] = []
    for event in events:
        found.append(words(event, names))
        if isinstance(event, of.RoundEnded):
            break
    return tuple(found)


def words(event: of.Event, names: tuple[str, ...]) -> str:
    match event:
        case of.ShrinePlaced(_player, isle):
            return _("Shrine placed on {isle}").format(isle=place_name(isle))
        case of.NovicesPlaced(_player, isle):
            return _("Two novices placed on {isle}").format(isle=place_name(isle))
        case of.FavorsReceived(_player, favors):
            tokens = ", ".join(map(token_name, favors))
            return _("Favor tokens received: {tokens}").format(tokens=tokens)
        case of.Used():
            return _used(event)
        case of.Spent(_player, favor):
            return _("The {favor} token is spent").format(favor=token_name(favor))
        case of.FavorTaken(_player, favor):
            return _("The {favor} token is taken").format(favor=token_name(favor))
        case of.Recruited(_player, isle):
            return _("A novice is recruited at {isle}").format(isle=place_name(isle))
        case of.ShrineBuilt(_player, isle):
            return _("A shrine is built on {isle}").format(isle=place_name(isle))
        case of.Reactivated(_player, isle, count):
            return n_(
                "{count} novice is reactivated at {isle}",
                "{count} novices are reactivated at {isle}",
                count,
            ).format(count=count, isle=place_name(isle))
        case of.Travelled(_player, from_, to, active, inactive):
            return _travelled(from_, to, active + inactive)
        case of.Sailed(_player, from_, to, count):
            return n_(
                "{count} novice sails from {start} to {end}, still active",
                "{count} novices sail from {start} to {end}, still active",
                count,
            ).format(count=count, start=place_name(from_), end=place_name(to))
        case of.Promoted(_player, tile, isle):
            return _("A novice of {isle} steps on tile {tile}").format(
                isle=place_name(isle), tile=tile
            )
        case of.Sanctified(_player, tile, gain):
            return _("Tile {tile} comes to the temple: +{gain}").format(tile=tile, gain=gain)
        case of.Displaced():
            return _displaced(event, names)
        case of.BookMoved(_player, from_, to, gain):
            return _("A book goes from {start} to {end}: +{gain}").format(
                start=from_, end=to, gain=gain
            )
        case of.CouncilMoved(_player, seats, seat):
            return n_(
                "{count} seat up in the council, to one worth {value}",
                "{count} seats up in the council, to one worth {value}",
                seats,
            ).format(count=seats, value=SEATS[seat])
        case of.Expelled(_player, _from, to, _steps):
            return _("The Apostate is expelled to {isle}").format(isle=place_name(to))
        case of.Meditated():
            return _meditated(event)
        case _:
            return _round_words(event)


def _round_words(event: of.Event) -> str:
    match event:
        case of.RoundEnded(round_):
            return _("Round {round} ends").format(round=round_)
        case of.RoundBegan(round_, _start):
            return _("Round {round} begins").format(round=round_)
        case of.RoundPaid(_player, priestess, apostate, temple, _before, _after):
            return _("Priestess +{priestess}, Apostate −{apostate}, temple +{temple}").format(
                priestess=priestess, apostate=apostate, temple=temple
            )
        case of.FinalPaid() as paid:
            return _("Shrines +{shrines}, favors +{favors}, council +{seat}").format(
                shrines=paid.for_shrines, favors=paid.for_favors, seat=paid.for_seat
            )
        case of.FigureMoved(figure, from_, to):
            stays = from_ == to
            moved = _("{figure} stays on {isle}") if stays else _("{figure} goes to {isle}")
            said = moved.format(figure=figure_name(figure), isle=place_name(to))
            return said[:1].upper() + said[1:]
        case _:
            return _solo_words(event)


def _solo_words(event: of.Event) -> str:
    match event:
        case of.Quieted(isle, count):
            return n_(
                "{count} of the rival's novices at {isle} rests",
                "{count} of the rival's novices at {isle} rest",
                count,
            ).format(count=count, isle=place_name(isle))
        case of.OpponentTookTile(tile, isle, among):
            others = ", ".join(map(str, among[1:]))
            if not others:
                return _("The rival takes {tile}, the only free tile he can, from {isle}").format(
                    tile=tile, isle=place_name(isle)
                )
            return _("The rival takes {tile} from {isle}, higher than {others}").format(
                tile=tile, isle=place_name(isle), others=others
            )
        case of.OpponentTookNone():
            return _("The rival takes no tile: no active novice of his fits a free one")
        case of.OpponentDidNotBuild(isle, has_shrine):
            if has_shrine:
                why = _("The rival builds nothing: he has a shrine on {isle}")
            else:
                why = _("The rival builds nothing: no active novice of his is on {isle}")
            return why.format(isle=place_name(isle))
        case _:
            raise AssertionError(event)


def _used(event: of.Used) -> str:
    if event.isle is None or not event.novices:
        return _("The novice token stands in for a novice")
    used = n_(
        "{count} novice on {isle} is used", "{count} novices on {isle} are used", event.novices
    ).format(count=event.novices, isle=place_name(event.isle))
    return used + (_(", and the novice token") if event.novice_token else "")


def _travelled(from_: int, to: int, count: int) -> str:
    return n_(
        "{count} novice goes from {start} to {end}",
        "{count} novices go from {start} to {end}",
        count,
    ).format(count=count, start=place_name(from_), end=place_name(to))


def _displaced(event: of.Displaced, names: tuple[str, ...]) -> str:
    return _("{name}'s novice leaves {tile} for {place}: +{gain}").format(
        name=names[event.player], tile=event.tile, place=place_name(event.to), gain=event.gain
    )


def _meditated(event: of.Meditated) -> str:
    if event.gain:
        return _("The last candle goes out: +{gain}").format(gain=event.gain)
    return n_(
        "A candle goes out, {count} still burns",
        "A candle goes out, {count} still burn",
        event.left,
    ).format(count=event.left)
