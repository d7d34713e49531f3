"""Where ideas show: the tile's medal on the wheel, and a dashed place with it in the display."""

from __future__ import annotations

from web.app.ideas import Idea
from web.app.nova_luna.table import Cell, NovaLunaTable
from web.app.views.markup import esc, polar
from web.app.views.medal import medal, medal_at
from web.app.words import _

from .tile import tile_state


def shown_ideas(table: NovaLunaTable) -> tuple[Idea, ...]:
    """While a tile is being laid, the ideas step back."""
    return () if table.picked is not None else table.hint.ideas


def idea_tile(table: NovaLunaTable, idea: Idea) -> str:
    """The tile that an idea takes, as a little picture."""
    return "".join(
        f'<svg class="idea-tile" viewBox="0 0 64 64" aria-hidden="true">'
        f"{tile_state(table.position['wheel'][mark.space])}</svg>"
        for mark in idea.marks
    )


def idea_cells(table: NovaLunaTable) -> list[Cell]:
    return [mark.at for idea in shown_ideas(table) for mark in idea.marks]


def wheel_medals(table: NovaLunaTable, radius: float, turns: dict[int, float]) -> str:
    """By space the angle at which its medal stands; several on one tile stand side by side."""
    return "".join(
        medal_at(sign, *polar(radius, turns[space] + 9 * (n - (many - 1) / 2)))
        for sign, space, n, many in _grouped(shown_ideas(table))
        if space in turns
    )


def _grouped(ideas: tuple[Idea, ...]) -> list[tuple[str, int, int, int]]:
    """Sign, space, and which of how many on that space."""
    marks = [(idea.sign, mark.space) for idea in ideas for mark in idea.marks]
    spaces = [space for _sign, space in marks]
    return [
        (sign, space, spaces[:index].count(space), spaces.count(space))
        for index, (sign, space) in enumerate(marks)
    ]


def display_medals(table: NovaLunaTable, cell_side: int) -> str:
    """In the display: dashed golden places, which can be pressed like the list."""
    places: dict[Cell, list[Idea]] = {}
    for idea in shown_ideas(table):
        for mark in idea.marks:
            places.setdefault(mark.at, []).append(idea)
    return "".join(
        _place(ideas, cell, cell_side, table.hint.may_ask) for cell, ideas in places.items()
    )


def _place(ideas: list[Idea], cell: Cell, side: int, may: bool) -> str:
    medals = "".join(
        f'<g transform="translate({32 + 26 * (n - (len(ideas) - 1) / 2):g} 32)">'
        f"{medal(idea.sign)}</g>"
        for n, idea in enumerate(ideas)
    )
    corner = f"translate({cell[0] * side + 2} {cell[1] * side + 2})"
    words = "; ".join(
        _("Idea {sign}: {move}").format(sign=idea.sign, move=idea.title) for idea in ideas
    )
    doing = f'tabindex="0" role="button" data-do="idea {ideas[0].sign}"' if may else 'role="img"'
    return (
        f'<g id="idea_{ideas[0].sign}" class="idea-place" '
        f'transform="{corner}" {doing} aria-label="{esc(words)}">'
        f'<rect x="1" y="1" width="62" height="62" rx="10"/></g>'
        f'<g class="idea-medals" transform="{corner}" aria-hidden="true">{medals}</g>'
    )
