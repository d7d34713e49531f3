"""Filling the wheel: offered as a choice when the rules allow it, else the reason why not."""

from __future__ import annotations

from web.app.nova_luna.table import NovaLunaTable
from web.app.views.markup import action, esc
from web.app.words import _, n_


def tiles_on_wheel(table: NovaLunaTable) -> int:
    return sum(tile is not None for tile in table.position["wheel"])


def refill_choice(table: NovaLunaTable) -> str:
    """The question at the start of a turn, with what filling would do."""
    left, pile = tiles_on_wheel(table), len(table.position["pile"])
    drawn = min(len(table.position["wheel"]) - 1 - left, pile)
    wheel = n_("{count} tile on the wheel", "{count} tiles on the wheel", left).format(count=left)
    fill = n_("Fill {count} empty space first?", "Fill {count} empty spaces first?", drawn)
    question = _("{wheel}, {pile} in the pile. {fill}").format(
        wheel=wheel, pile=pile, fill=fill.format(count=drawn)
    )
    return (
        f'<p class="ask">{esc(question)}</p><div class="actions">'
        f"{action('refill', _('Fill the wheel'), kind='go', drawing='fill')}"
        f'<span class="or">{esc(_("or take a tile as it is"))}</span></div>'
    )


def refill_reason(table: NovaLunaTable) -> str:
    """Why the wheel cannot be filled now; nothing when it can, or when the game is over."""
    if table.may_refill or not table.reach:
        return ""
    left, pile = tiles_on_wheel(table), len(table.position["pile"])
    if len(table.names) == 1:
        reason = _(
            "In solo the wheel is filled only between the phases. "
            "Now {tiles} on it, {pile} in the pile."
        )
    elif pile == 0:
        reason = _("The pile is empty: the {tiles} on the wheel are the last.")
    else:
        reason = _(
            "Offered when 1 or 2 tiles are left on the wheel. Now {tiles}, and {pile} in the pile."
        )
    return f"<h2>{esc(_('Refill'))}</h2><p>{esc(reason.format(tiles=left, pile=pile))}</p>"
