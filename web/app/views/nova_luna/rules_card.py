"""The rules in our own short words, with the same pieces as on the board."""

from __future__ import annotations

from typing import Final

from web.app.views.markup import card_head, esc, para, scrim
from web.app.views.moon import phase
from web.app.words import _

from .display import CELL
from .tile import tile_state

Cell = tuple[int, int, int]
"""A tile of an example, and its column and row."""

YELLOW_5: Final = 65  # tasks: 2 blue, 2 red, 2 yellow
RED_5: Final = 12  # tasks: 2 blue, 1 yellow
BLUE_1: Final = 18
BLUE_2: Final = 19
BLUE_3: Final = 23
CYAN_3: Final = 40

BESIDE: Final = ((YELLOW_5, 1, 0), (BLUE_2, 0, 0), (BLUE_1, 2, 0))
CHAIN: Final = ((RED_5, 0, 0), (BLUE_3, 1, 0), (BLUE_1, 2, 0))
CORNER: Final = ((RED_5, 0, 1), (BLUE_3, 1, 0), (CYAN_3, 0, 0))


def rules_card() -> str:
    title = _("Nova Luna in short")
    return (
        f"{scrim('rules', _('Close the rules'))}"
        f'<div id="rules" class="card rules" role="dialog" aria-modal="true" '
        f'aria-label="{esc(title)}">'
        f"{card_head(title, 'rules', _('Close the rules'))}"
        f"{_goal()}{_turn()}{_tasks()}{_refill()}{_end()}{_solo()}{_rulings()}</div>"
    )


def _section(title: str, *paragraphs: str) -> str:
    return f"<section><h3>{esc(title)}</h3>{''.join(paragraphs)}</section>"


def _goal() -> str:
    return _section(
        _("The aim"),
        para(
            _("Be the first to place all your discs: each covers a task on a tile in your display.")
        ),
    )


def _turn() -> str:
    steps = (
        _("Take one of the next three tiles clockwise from the moon figure, which moves there."),
        _("Lay it in your display, edge to edge with a tile of yours. The first may lie anywhere."),
        _("Your marker moves on by the tile's number. On an occupied bead it goes on top."),
        _("Every task that is now complete gets one of your discs, which stays for good."),
    )
    items = "".join(f"<li>{esc(step)}</li>" for step in steps)
    return _section(
        _("Your turn"),
        _offers_picture(),
        f"<ol>{items}</ol>",
        para(
            _(
                "The player whose marker is hindmost moves next, on a shared bead the one on top: "
                "so small numbers may give you several turns in a row."
            )
        ),
    )


def _offers_picture() -> str:
    """The figure with three ringed tiles, and a fourth out of reach."""
    tiles = "".join(
        f'<g transform="translate({80 + 76 * index} 0)">'
        + (
            '<rect class="reach" x="-3" y="-3" width="70" height="70" rx="11"/>'
            if index < 3
            else ""
        )
        + f'<g class="{"tile" if index < 3 else "waiting"}">{tile_state(tile)}</g></g>'
        for index, tile in enumerate((BLUE_3, YELLOW_5, CYAN_3, RED_5))
    )
    words = _("The moon figure, three ringed tiles after it, and a fourth that must wait")
    return (
        f'<svg class="example" viewBox="0 -6 384 78" role="img" aria-label="{esc(words)}">'
        f'<use href="#moon-figure" transform="translate(32 34)"/>{tiles}</svg>'
    )


def _tasks() -> str:
    examples: tuple[tuple[tuple[Cell, ...], dict[int, tuple[int, ...]], str], ...] = (
        (BESIDE, {YELLOW_5: (0,)}, _("Two blue: both lie beside it.")),
        (CHAIN, {RED_5: (0,)}, _("Two blue: one beside it, the other joined to that one.")),
        (CORNER, {}, _("Not yet: the blue touches only a corner.")),
    )
    figures = "".join(_example(cells, rings, words) for cells, rings, words in examples)
    return _section(
        _("Tasks"),
        para(
            _(
                "A task asks for colours: as many tiles of each, in groups of that colour that "
                "touch the tile. The tile itself never counts, corners never touch, and one "
                "neighbour may serve any number of tasks."
            )
        ),
        f'<div class="examples">{figures}</div>',
    )


def _example(cells: tuple[Cell, ...], rings: dict[int, tuple[int, ...]], words: str) -> str:
    tiles = "".join(
        f'<g transform="translate({CELL * x} {CELL * y})">'
        f"{tile_state(tile, 0, (), rings.get(tile, ()))}</g>"
        for tile, x, y in cells
    )
    columns = max(x for _tile, x, _y in cells) + 1
    rows = max(y for _tile, _x, y in cells) + 1
    return (
        f'<figure><svg viewBox="-3 -3 {columns * CELL + 2} {rows * CELL + 2}" aria-hidden="true">'
        f"{tiles}</svg><figcaption>{esc(words)}</figcaption></figure>"
    )


def _refill() -> str:
    return _section(
        _("Filling the wheel"),
        para(
            _(
                "With one or two tiles left on the wheel you may fill it before you take; "
                "with none left it is filled by itself. Empty bays are skipped when the three "
                "tiles are counted."
            )
        ),
    )


def _end() -> str:
    return _section(
        _("The end"),
        para(
            _(
                "Whoever places the last disc wins at once. If nobody can take a tile any more, "
                "the fewest discs left win; ties go to whoever would have moved sooner."
            )
        ),
    )


def _solo() -> str:
    return _section(
        _("Alone"),
        f'<svg class="solo-moons" viewBox="-24 -12 48 24" aria-hidden="true">'
        f'<g transform="translate(-12 0)">{phase(10, 0.25)}</g>'
        f'<g transform="translate(12 0)">{phase(10, 0.5)}</g></svg>',
        para(
            _(
                "Two phases, with 8 discs and then 13 more. After each, all numbers in your "
                "display are added up, and every disc left over costs 10. Lower is better, and "
                "under 100 is good."
            )
        ),
    )


def _rulings() -> str:
    """What the rulebook leaves open, as it is played here."""
    rulings = (
        _("Discs are placed by themselves: leaving a complete task open never helps."),
        _("With more complete tasks than discs, tiles are served in the order they were laid."),
        _("Alone, tasks complete but still open are covered as the second phase starts."),
        _("Alone, both sums count the whole display."),
    )
    items = "".join(f"<li>{esc(ruling)}</li>" for ruling in rulings)
    return _section(_("As it is played here"), f"<ul>{items}</ul>")
