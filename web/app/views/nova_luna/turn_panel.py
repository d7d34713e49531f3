"""Whose turn it is and what they can do now: the first thing anyone should see."""

from __future__ import annotations

from typing import Final

from pyengine.nova_luna.components import COST_OF, SOLO_DISCS, TILES
from web.app.nova_luna.table import NovaLunaTable
from web.app.seats import COLOURS
from web.app.views.disc import mark
from web.app.views.hints import hint_panel, shows_hint
from web.app.views.markup import action, esc, para
from web.app.views.remark import remark
from web.app.views.signs import task_key
from web.app.views.waiting import thinking_title, thinking_words, told, waiting_panel
from web.app.words import _, n_

from .idea_marks import idea_tile
from .offer import offer_words
from .refill import refill_choice
from .tile import tile_state
from .tile_words import task_words, tile_word

LONG_TITLE: Final = 15
"""Titles with more letters than this are set a little smaller, to stay on one line."""


def band(player: int, title: str, step: str) -> str:
    """The band in a player's colour that can be read across the room."""
    size = ' class="long"' if len(title) > LONG_TITLE else ""
    return (
        f'<div class="band b-{COLOURS[player]}">{mark(player, "great")}<div>'
        f"<h1{size}>{esc(title)}</h1><p>{esc(step)}</p></div></div>"
    )


def turn_title(table: NovaLunaTable) -> str:
    if table.company.thinking:
        return thinking_title(table.names[table.position["turn"]], table.company)
    if len(table.names) == 1:
        return _("Phase 1 of 2") if table.position["phase"] == "solo-1" else _("Phase 2 of 2")
    return _("{name}, your turn").format(name=table.names[table.position["turn"]])


def _next_step(table: NovaLunaTable) -> str:
    if table.company.thinking:
        return thinking_words(table.company.level(table.position["turn"]))
    if table.picked is not None:
        return _("Lay the {tile}").format(tile=tile_word(table.position["wheel"][table.picked]))
    if table.may_end_phase:
        return _("End the phase, or take another tile")
    if table.may_refill:
        return _("Fill the wheel, or take a tile")
    count = len(table.offers)
    if count == 1:
        return _("Take the ringed tile")
    return n_("Take {count} ringed tile", "Take one of {count} ringed tiles", count).format(
        count=count
    )


def turn_panel(table: NovaLunaTable) -> str:
    if table.company.thinking:
        body = waiting_panel(table.company, table.news)
    elif table.picked is not None:
        body = _laying(table)
    elif shows_hint(table.hint):
        body = hint_panel(table.hint, lambda idea: idea_tile(table, idea))
    else:
        body = _taking(table)
    title = band(table.position["turn"], turn_title(table), _next_step(table))
    return f'{title}{remark(table.notice)}<div class="doing">{body}</div>'


def _taking(table: NovaLunaTable) -> str:
    parts = []
    if len(table.names) == 1:
        parts.append(_solo_facts(table))
    if table.may_end_phase:
        placed = _("All {count} discs are placed. Each further tile costs its number.")
        stop = action("end-phase", _("End phase 1"), kind="go", drawing="stop")
        parts.append(
            f"{para(placed.format(count=SOLO_DISCS[0]), 'ask')}"
            f'<div class="actions">{stop}'
            f'<span class="or">{esc(_("or take another tile"))}</span></div>'
        )
    elif table.may_refill:
        parts.append(refill_choice(table))
    else:
        parts.append(told(table.news) or para(_taking_hint(table), "hint"))
    parts.append(_takes(table))
    return "".join(parts)


def _taking_hint(table: NovaLunaTable) -> str:
    if len(table.names) == 1:
        return _("A tile's number adds to your sum; its tasks ask for colours beside it.")
    return _("A tile's number moves your marker on; its tasks ask for colours beside it.")


def _takes(table: NovaLunaTable) -> str:
    """On a phone: the tiles on offer once more, within the thumb's reach."""
    buttons = "".join(
        f'<button type="button" data-do="pick {space}" '
        f'aria-label="{esc(offer_words(table, space))}">'
        f'<svg viewBox="0 0 64 64" aria-hidden="true">'
        f"{tile_state(table.position['wheel'][space])}</svg></button>"
        for space in table.offers
    )
    return f'<div class="takes" data-arrows>{buttons}</div>'


def _solo_facts(table: NovaLunaTable) -> str:
    sum_ = sum(COST_OF[each["tile"]] for each in table.position["displays"][0])
    facts = [
        (_("Discs left"), str(table.position["discs"][0])),
        (_("Sum of your tiles"), str(sum_)),
    ]
    facts += [
        (_("Noted for phase {phase}").format(phase=noted.phase), str(noted.numbers + noted.penalty))
        for noted in table.solo
    ]
    rows = "".join(f"<div><dt>{esc(name)}</dt><dd>{value}</dd></div>" for name, value in facts)
    return f'<dl class="facts">{rows}</dl>'


def _laying(table: NovaLunaTable) -> str:
    put_back = action("unpick", _("Put back"), key="Escape")
    if table.spot is None:
        best = max(map(len, table.spots.values()), default=0)
        return (
            f"{para(_('Choose a spot'), 'ask')}{para(_best_words(best), 'hint')}"
            f'<div class="actions">{put_back}</div>'
        )
    covers = table.spots.get(table.spot, ())
    lay = action("lay", _("Lay it here"), kind="go")
    return (
        f"{para(_covers_title(len(covers)), 'ask')}{_covers_list(table)}"
        f"{para(_after_words(table), 'hint')}"
        f'<div class="actions">{lay}{put_back}</div>'
    )


def _best_words(best: int) -> str:
    if best == 0:
        return _("It covers no task anywhere yet.")
    return n_(
        "The number on a spot says how many tasks it covers there: at most {count}.",
        "The number on a spot says how many tasks it covers there: up to {count}.",
        best,
    ).format(count=best)


def _covers_title(count: int) -> str:
    if count == 0:
        return _("Here it covers no task")
    return n_("Here it covers {count} task", "Here it covers {count} tasks", count).format(
        count=count
    )


def _covers_list(table: NovaLunaTable) -> str:
    """The tasks that would be covered, drawn and in words."""
    assert table.spot is not None
    covers = table.spots.get(table.spot, ())
    picked = table.position["wheel"][table.picked] if table.picked is not None else None
    rows = []
    for tile, index in covers:
        task = TILES[tile].tasks[index]
        place = _("on this tile") if tile == picked else _("on {tile}").format(tile=tile_word(tile))
        rows.append(
            f'<li><svg class="pad-picture" viewBox="-14 -14 28 28" role="img" '
            f'aria-label="{esc(task_words(task))}"><circle class="pad" r="13.6"/>'
            f'<use href="#{task_key(task)}"/></svg><span>{esc(place)}</span></li>'
        )
    return f'<ul class="covers">{"".join(rows)}</ul>' if rows else ""


def _after_words(table: NovaLunaTable) -> str:
    """What comes after laying it: how far the marker goes, and who moves then."""
    assert table.picked is not None
    beads = COST_OF[table.position["wheel"][table.picked]]
    if len(table.names) == 1:
        return _("It adds {number} to your sum.").format(number=beads)
    way = n_("Laying it takes you {count} bead on.", "Laying it takes you {count} beads on.", beads)
    again = table.picked_again
    if again is None:
        return way.format(count=beads)
    if again == table.position["turn"]:
        then = _("Then you move again.")
    else:
        then = _("Then {name} moves.").format(name=table.names[again])
    return f"{way.format(count=beads)} {then}"
