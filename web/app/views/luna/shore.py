"""What else the Temple island has: the gate, the landing stage, the meditation room."""

from __future__ import annotations

from typing import Final

from web.app.luna.table import LunaTable
from web.app.views.markup import esc, num
from web.app.words import _, n_

from .crowd import Row, bands, crowd
from .layer import layer, named_layer
from .thing import picture, pointable

PIER: Final = Row("n", 634, 507, 98, 16.6, 11)
LANDING_AT: Final = (664.0, 491.0)
ROOM_AT: Final = (680.0, 252.0)
ARCH: Final = "M-58 34V-6C-58-34-34-44 0-44S58-34 58-6V34"


def gate() -> str:
    """The temple gate, where the path ends."""
    return layer(
        '<g transform="translate(651 399)"><path class="gate" d="M-26 22V-6A26 26 0 0 1 '
        "26-6V22H14V-4A14"
        ' 14 0 0 0-14-4V22Z"/><path class="gate-edge" d="M-26-6A26 26 0 0 1 26-6"/><path '
        'class="crescent" '
        f'd="M-5-25A7 7 0 1 0 5-25 5.5 5.5 0 0 1-5-25Z"/></g><g class="caption" '
        f'transform="translate(651 436)"><text>{esc(_("Gate"))}</text></g>'
    )


def landing(table: LunaTable) -> str:
    later = table.preview or table.position
    planks = "".join(f"M{x} 474V510" for x in range(604, 730, 10))
    drawing = (
        '<path class="pier" d="M594 474H732V510H594Z"/>'
        f'<path class="planks" d="{planks}"/><path class="posts" d="M648 470V476M686 '
        "470V476M724 470V476"
        'M648 508V516M686 508V516M724 508V516"/>'
        f"{crowd(PIER, bands(table.position['landing'], later['landing']))}"
        f'<g class="caption" transform="translate(690 530)"><text>'
        f"{esc(_('Landing stage'))}</text></g>"
    )
    outline = '<path d="M591 470H735V514H591Z"'
    return named_layer(
        esc(_("Landing stage")),
        picture(drawing) + pointable(table, "landing", landing_words(table), outline),
    )


def landing_words(table: LunaTable) -> str:
    said = []
    for player, count in enumerate(table.position["landing"]):
        if not count:
            continue
        if player == table.actor:
            said.append(
                n_("your {count} novice", "your {count} novices", count).format(count=count)
            )
        else:
            said.append(
                n_("{count} novice of {name}", "{count} novices of {name}", count).format(
                    count=count, name=table.names[player]
                )
            )
    return _("Landing stage: {novices}").format(novices="; ".join(said) if said else _("empty"))


def meditation(table: LunaTable) -> str:
    """The room with its candles: one goes out for each time token turned. Solo has none."""
    later = (table.preview or table.position)["time"]
    burning = table.position["time"]
    candles = "".join(
        _candle(
            12 + 24 * (index - table.time_full / 2), table.time_full - 1 - index, burning, later
        )
        for index in range(table.time_full)
    )
    moon = '<path class="crescent" d="M-13-12A20 20 0 1 0 18 8 18 18 0 0 1-13-12Z"/>'
    drawing = (
        f'<path class="room" d="{ARCH}Z"/>{candles or moon}<path class="room-edge" d="{ARCH}"/>'
        f'<g class="caption" transform="translate(0 50)"><text>{esc(_("Meditation"))}</text></g>'
    )
    at = "translate(680 252)"
    button = (
        pointable(table, "meditation", meditation_words(table), f'<path d="{ARCH}Z"', at)
        if table.time_full
        else ""
    )
    return named_layer(esc(_("Meditation room")), picture(drawing, at) + button)


def _candle(x: float, nth: int, burning: int, later: int) -> str:
    """The nth from the right: the candles on the left go out first."""
    at = num(x)
    if nth >= burning:
        return (
            f'<g transform="translate({at} 0)"><path class="wax out" d="M-5 28V2H5V28Z"/>'
            '<path class="smoke" d="M0 2V-3C-4-8 4-11 0-17"/></g>'
        )
    look = ' class="leaving"' if nth >= later else ""
    return (
        f'<g transform="translate({at} 0)"><g{look}><circle cy="-14" r="24" fill="url(#glow)"/>'
        '<path class="flame" d="M0-17C6-9 6.5-5 4-2A5.5 5.5 0 0 1-4-2C-6.5-5-5-10 0-17Z"/></g>'
        '<path class="wax" d="M-5 28V2H5V28Z"/></g>'
    )


def meditation_words(table: LunaTable) -> str:
    burning = table.position["time"]
    return n_(
        "Meditation room: {count} of {full} candles burns",
        "Meditation room: {count} of {full} candles burn",
        burning,
    ).format(count=burning, full=table.time_full)
