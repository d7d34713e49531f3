"""The end of a game beside the final displays: places with their reasons, or the solo sums."""

from __future__ import annotations

from typing import Final

from web.app.nova_luna.table import NovaLunaTable, Place, SoloSum
from web.app.views.disc import mark
from web.app.views.markup import action, esc
from web.app.views.remark import remark
from web.app.words import _, n_

from .turn_panel import band

GOOD: Final = 100
"""Under this a solo result is good."""


def is_over(table: NovaLunaTable) -> bool:
    return bool(table.position["phase"] == "over")


def end_title(table: NovaLunaTable) -> str:
    if table.places:
        return _("{name} wins").format(name=table.names[table.places[0].player])
    return _("Result: {total}").format(total=solo_total(table))


def solo_total(table: NovaLunaTable) -> int:
    return sum(noted.numbers + noted.penalty for noted in table.solo)


def end_screen(table: NovaLunaTable) -> str:
    winner = table.places[0].player if table.places else 0
    return (
        f"{band(winner, end_title(table), table.end)}"
        f'{remark(table.notice)}<div class="doing end">'
        f"{_places(table) if table.places else _solo(table)}"
        f'<div class="actions">{action("again", _("Play again"), kind="go", drawing="again")}'
        f"{action('review', _('Look back'), drawing='chart')}</div>"
        f'<div class="actions more">{action("go nova-luna-setup", _("Set up"))}'
        f"{action('save-file', _('Save the game'), drawing='save')}"
        f"{action('go home', _('Home'), drawing='home')}</div></div>"
    )


def _places(table: NovaLunaTable) -> str:
    rows = "".join(_place(table, place) for place in table.places)
    return f'<ol class="places">{rows}</ol>'


def _place(table: NovaLunaTable, place: Place) -> str:
    discs = n_("{count} disc left", "{count} discs left", place.discs).format(count=place.discs)
    words = _("Place {place}").format(place=place.place)
    reason = f"<p>{esc(place.reason)}</p>" if place.reason else ""
    return (
        f'<li><span class="place" role="img" aria-label="{esc(words)}">{place.place}</span>'
        f"{mark(place.player)}<div><b>{esc(table.names[place.player])}</b> "
        f"<span>{esc(discs)}</span>{reason}</div></li>"
    )


def _solo(table: NovaLunaTable) -> str:
    total = solo_total(table)
    if total < GOOD:
        verdict = _("Under {good}: a good game, {count} to spare.").format(
            good=GOOD, count=GOOD - total
        )
    else:
        verdict = _(
            "Lower is better, and under {good} is good: {count} too many this time."
        ).format(good=GOOD, count=total - GOOD + 1)
    rows = "".join(_sum(noted) for noted in table.solo)
    return (
        f'<dl class="facts sums">{rows}<div class="total"><dt>{esc(_("Result"))}</dt>'
        f"<dd>{total}</dd></div></dl><p>{esc(verdict)}</p>"
    )


def _sum(noted: SoloSum) -> str:
    name = _("Phase {phase}: sum of the tiles").format(phase=noted.phase)
    row = f"<div><dt>{esc(name)}</dt><dd>{noted.numbers}</dd></div>"
    if noted.penalty:
        left = n_("{count} disc left over", "{count} discs left over", noted.penalty // 10)
        row += (
            f'<div class="penalty"><dt>{esc(left.format(count=noted.penalty // 10))}</dt>'
            f"<dd>+{noted.penalty}</dd></div>"
        )
    return row
