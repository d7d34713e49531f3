"""What bots say for and against a move of Luna, in the words of the rules."""

from __future__ import annotations

from collections.abc import Sequence

from web.app.reasons import Reason
from web.app.views.luna.symbols import isle_name, symbol_name
from web.app.words import _, n_

COSTS = frozenset(
    (
        *("may-be-displaced", "spends-favor", "uses-novices", "priestess-lost"),
        *("apostate-costs", "apostate-next"),
        *("opponent-seats", "opponent-takes", "opponent-takes-book"),
    )
)
"""The reasons that speak against a move."""


def reason_words(reason: Reason, names: Sequence[str]) -> str:
    """A part of a sentence that begins with a verb; empty for what has no words here."""
    values: dict[str, object] = dict(reason.facts)
    if "isle" in values:
        values["isle"] = isle_name(str(values["isle"]))
    if "favor" in values:
        values["favor"] = symbol_name(str(values["favor"]))
    if "player" in values:
        values["name"] = names[int(str(values["player"]))]
    counts = [int(count) for fact in COUNTS if isinstance(count := reason.facts.get(fact), int)]
    return _words(reason.name, counts[0] if counts else 1).format(**values)


COUNTS = ("novices", "rounds", "seats", "left")
"""The facts that a sentence may have to agree with in number."""


def _words(name: str, count: int) -> str:
    return (
        _of_the_temple(name, count)
        or _of_pieces(name, count)
        or _of_figures(name)
        or _of_time(name, count)
        or _of_solo(name, count)
    )


def _of_the_temple(name: str, count: int) -> str:
    return {
        "pays-now": _("pays {influence} now"),
        "serves-in-temple": n_(
            "serves in the temple for {rounds} round",
            "serves in the temple for {rounds} rounds",
            count,
        ),
        "displaces": _("displaces {name}'s novice on {tile}"),
        "safe-in-temple": _("is safe on {tile} for good"),
        "safe-behind-book": _("is safe on {tile} behind a book"),
        "may-be-displaced": _("may be displaced from {tile} by tile {by}"),
        "takes-book": _("takes the book from {name} on {tile}"),
        "claims-tile": _("claims tile {tile} for {influence}"),
        "denies-tile": _("takes tile {tile} before {name}"),
        "temple-pays": _("has the temple pay {influence} at the round's end"),
    }.get(name, "")


def _of_pieces(name: str, count: int) -> str:
    return {
        "gains-favor": _("gains the {favor} token"),
        "spends-favor": _("costs the {favor} token"),
        "builds-shrine": _("builds a shrine on {isle} for {influence} at the end"),
        "recruits": _("brings a new novice to {isle}"),
        "uses-novices": n_(
            "uses {novices} novice at {isle}", "uses {novices} novices at {isle}", count
        ),
        "wakes-novices": n_(
            "wakes {novices} novice at {isle}", "wakes {novices} novices at {isle}", count
        ),
        "council-seat": n_(
            "climbs {seats} seat to one worth {influence}",
            "climbs {seats} seats to one worth {influence}",
            count,
        ),
        "council-ahead": _("passes {name} in the council"),
        "to-builder": _("is on {isle} when the Builder comes"),
        "to-own-shrine": _("reaches your shrine on {isle}"),
        "to-tile": _("brings tile {tile} within reach from {isle}"),
        "from-landing": n_(
            "brings {novices} novice back from the landing stage",
            "brings {novices} novices back from the landing stage",
            count,
        ),
        "good-start": _("makes a good start on {isle}"),
        "better-placed": _("leaves your pieces better placed"),
    }.get(name, "")


def _of_figures(name: str) -> str:
    return {
        "priestess-pays": _("has the Priestess on {isle} pay {influence} this round"),
        "priestess-lost": _("loses {influence} from the Priestess on {isle} this round"),
        "priestess-next": _("earns {influence} on {isle} from the Priestess next round"),
        "leaves-apostate": _("saves {influence} from the Apostate on {isle}"),
        "apostate-costs": _("loses {influence} to the Apostate on {isle}"),
        "apostate-next": _("risks {influence} on {isle} from the Apostate next round"),
        "avoids-apostate-next": _("saves {influence} on {isle} from the Apostate next round"),
        "apostate-takes": _("has the Apostate on {isle} take {influence} from {name}"),
    }.get(name, "")


def _of_time(name: str, count: int) -> str:
    return {
        "ends-round": _("ends round {round} before others do more"),
        "turns-time": n_("puts out a candle, {left} left", "puts out a candle, {left} left", count),
        "waits": _("keeps your active novices for later"),
    }.get(name, "")


def _of_solo(name: str, count: int) -> str:
    return {
        "quiets": n_(
            "puts {novices} of the rival's novices at {isle} to rest",
            "puts {novices} of the rival's novices at {isle} to rest",
            count,
        ),
        "opponent-seats": n_(
            "lets the rival climb {seats} seat", "lets the rival climb {seats} seats", count
        ),
        "opponent-takes": _("lets the rival take tile {tile} for {influence}"),
        "opponent-takes-none": _("leaves the rival no tile to take"),
        "opponent-takes-book": _("loses the book on {tile} to the rival"),
    }.get(name, "")
