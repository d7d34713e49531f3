"""The end: places with their reasons, everyone's whole sum, and influence over the rounds."""

from __future__ import annotations

from web.app.luna.table import LunaTable
from web.app.seats import COLOURS
from web.app.views.disc import mark
from web.app.views.markup import action, esc, link
from web.app.words import _, n_

from .chart import chart
from .turn_band import difference, signed


def end_screen(table: LunaTable) -> str:
    return (
        f'<div class="end">{_verdict(table)}{_sums(table)}{chart(table)}'
        f'<div class="actions">{action("again", _("Play again"), kind="go", drawing="again")}'
        f"{action('review', _('Look back'), drawing='chart')}"
        f"{link('luna-setup.html', 'go luna-setup', _('New game'))}</div></div>"
    )


def _verdict(table: LunaTable) -> str:
    """What decided it, for those places where something other than influence did."""
    if table.solo:
        return f'<p class="verdict">{esc(_solo_words(difference(table)))}</p>'
    rows = "".join(
        f"<li>{mark(place.player)}<span><b>{esc(table.names[place.player])}</b> "
        f"{esc(place.reason)}</span></li>"
        for place in table.places
        if place.reason
    )
    return f'<ul class="verdict">{rows}</ul>' if rows else ""


def _solo_words(ahead: int) -> str:
    if ahead > 0:
        return n_(
            "You are {count} ahead of the rival.",
            "You are {count} ahead of the rival.",
            ahead,
        ).format(count=ahead)
    if ahead < 0:
        return n_(
            "The rival is {count} ahead of you.", "The rival is {count} ahead of you.", -ahead
        ).format(count=-ahead)
    return _("You and the rival are level.")


def _sums(table: LunaTable) -> str:
    """A column for each player, a row for each source; the sum at the foot."""
    heads = "".join(
        f'<th scope="col">{mark(place.player)}<span>{esc(table.names[place.player])}</span></th>'
        for place in table.places
    )
    sources: list[str] = []
    for place in table.places:
        sources += [words for words, _amount in place.sums if words not in sources]
    amounts = [dict(place.sums) for place in table.places]
    rows = "".join(
        f'<tr><th scope="row">{esc(source)}</th>'
        + "".join(_amount(of_player.get(source, 0), nth == 0) for of_player in amounts)
        + "</tr>"
        for nth, source in enumerate(sources)
    )
    totals = "".join(
        f'<td class="b-{COLOURS[place.player]}">{place.influence}</td>' for place in table.places
    )
    places = "".join(f"<td>{place.place}</td>" for place in table.places)
    place_row = (
        ""
        if table.solo
        else f'<tr class="ranks"><th scope="row">{esc(_("Place"))}</th>{places}</tr>'
    )
    return (
        f'<table class="sums"><thead><tr><th scope="col"><span class="unseen">'
        f"{esc(_('Source'))}</span></th>{heads}</tr></thead><tbody>{rows}</tbody>"
        f'<tfoot><tr><th scope="row">{esc(_("Influence"))}</th>{totals}</tr>{place_row}</tfoot>'
        "</table>"
    )


def _amount(amount: int, plain: bool) -> str:
    """The start stands as it is; everything after is a gain or a loss."""
    look = ' class="loss"' if amount < 0 else ' class="none"' if amount == 0 else ""
    return f"<td{look}>{amount if plain else signed(amount)}</td>"
