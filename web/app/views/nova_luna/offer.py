"""A tile lying on the wheel: on offer with its key, picked up, or waiting out of reach."""

from __future__ import annotations

from web.app.nova_luna.table import NovaLunaTable
from web.app.views.markup import esc
from web.app.words import _

from .tile import tile_state
from .tile_words import tasks_words, tile_word


def offer_words(table: NovaLunaTable, space: int) -> str:
    tile = table.position["wheel"][space]
    if space == table.picked:
        return _("Put the {tile} back on space {space}").format(tile=tile_word(tile), space=space)
    return _("Take the {tile} from space {space}: {tasks}").format(
        tile=tile_word(tile), space=space, tasks=tasks_words(tile)
    )


def offer(table: NovaLunaTable, space: int, x: str, y: str, prefix: str) -> str:
    """A tile that may be taken; once picked, it leaves its shadow and can be put back."""
    tile = table.position["wheel"][space]
    key = table.offers.index(space) + 1
    picked = space == table.picked
    do = "unpick" if picked else f"pick {space}"
    kind = "offer picked" if picked else "offer"
    hole = '<rect class="hole" width="64" height="64" rx="9"/>' if picked else ""
    return (
        f'<g id="{prefix}{tile}" class="{kind}" transform="translate({x} {y})" tabindex="0" '
        f'role="button" data-do="{do}" data-key="{key}" '
        f'aria-label="{esc(offer_words(table, space))}">'
        f'<rect class="bay" x="-3" y="-3" width="70" height="70" rx="11.2"/>'
        f'<g class="tile">{tile_state(tile)}</g>{hole}</g>'
    )


def waiting(tile: int, space: int, x: str, y: str, prefix: str) -> str:
    """A tile that cannot be taken now."""
    words = _("{tile} on space {space}, not on offer: {tasks}").format(
        tile=tile_word(tile), space=space, tasks=tasks_words(tile)
    )
    return (
        f'<g id="{prefix}{tile}" transform="translate({x} {y})" role="img" '
        f'aria-label="{esc(words)}">'
        f'<rect class="bay" width="64" height="64" rx="9"/>'
        f'<g class="waiting">{tile_state(tile)}</g></g>'
    )


def offer_key(key: int, x: str, y: str, picked: bool) -> str:
    """The number beside an offer, which is also the key that takes it."""
    kind = "key current" if picked else "key"
    return (
        f'<g id="key{key}" class="{kind}" transform="translate({x} {y})" aria-hidden="true">'
        f'<circle r="12"/><text y="5">{key}</text></g>'
    )
