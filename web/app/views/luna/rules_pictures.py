"""Small drawings for the rules, made of the pieces of the board."""

from __future__ import annotations

from web.app.views.markup import esc
from web.app.words import _

from .pieces import piece


def _picture(viewbox: str, words: str, drawing: str) -> str:
    return (
        f'<svg class="example" viewBox="{viewbox}" role="img" '
        f'aria-label="{esc(words)}">{drawing}</svg>'
    )


def use_picture() -> str:
    """Two novices standing on land, and the same two lying on the shore."""
    half = (
        '<ellipse class="shore-fill" cx="80" cy="42" rx="76" ry="34"/>'
        '<ellipse class="land-fill" cx="80" cy="34" rx="66" ry="24"/>'
    )
    return _picture(
        "0 0 384 80",
        _("Two novices standing on an isle; then one of them lies on its shore"),
        f"{half}{piece('n', 1, '70', '46')}{piece('n', 1, '92', '46')}"
        f'<path class="step" d="M172 40H206" marker-end="url(#tip)"/>'
        f'<g transform="translate(224 0)">{half}{piece("n", 1, "70", "46")}'
        f"{piece('l', 1, '96', '66')}</g>",
    )


def _stone(x: int, number: int, sign: str, board: str, state: str) -> str:
    return (
        f'<g class="tile {state} b-{board}" transform="translate({x} 30)">'
        f'<use href="#stone" class="face"/><use href="#stone-in" class="frame-line"/>'
        f'<text y="-.5">{number}</text><use href="#y-{sign}" class="tile-sign" '
        f'transform="translate(0 8.6)scale(.48)"/></g>'
    )


def _shield(x: int, value: int, kind: str) -> str:
    return (
        f'<g class="guard-tile {kind}" transform="translate({x} 30)"><use href="#shield"/>'
        f'<text y="6">{value}</text></g>'
    )


def path_picture() -> str:
    """Closed, bribable and approved road from left to right, with the Guard between."""
    captions = "".join(
        f'<text class="picture-caption" x="{x}" y="74">{esc(words)}</text>'
        for x, words in ((62, _("closed")), (190, _("for bribery")), (318, _("approved")))
    )
    tiles = (
        (40, 21, "shrine", "blue", "empty"), (76, 20, "sailboat", "yellow", "empty"),
        (168, 19, "book", "blue", "laid"), (204, 15, "bribery", "blue", "laid"),
        (296, 14, "shrine", "yellow", "laid"), (332, 10, "tide", "yellow", "laid"),
    )  # fmt: skip
    return _picture(
        "0 0 384 80",
        _("A path: closed tiles, then those for bribery, then the Guard and the approved tiles"),
        '<path class="road-edge" d="M8 30H376"/><path class="road shut" d="M8 30H122"/>'
        '<path class="road shut-over" d="M8 30H122"/><path class="bribe-edge" d="M122 30H250"/>'
        '<path class="road bribe" d="M122 30H250"/><path class="road open" d="M250 30H376"/>'
        f"{''.join(_stone(*tile) for tile in tiles)}{_shield(122, 3, 'ahead')}"
        f"{_shield(250, 4, 'here')}{captions}",
    )


def _hex(x: int, y: int, number: int, board: str, inside: str) -> str:
    return (
        f'<g transform="translate({x} {y})"><g class="tile laid b-{board}">'
        f'<use href="#hex" class="face"/><use href="#hex-in" class="frame-line"/>'
        f'<text y="-10">{number}</text></g>{inside}</g>'
    )


def temple_picture() -> str:
    """A 13 comes: the lower 12 beside it leaves, the 3 is kept by its book, the 18 is higher."""
    book = '<use href="#volume" y="16"/>'
    crack = '<use href="#crack" class="crack"/>'
    return _picture(
        "0 0 384 84",
        _("13 comes beside 12, 3 with a book, and 18: only the novice of 12 leaves"),
        _hex(90, 32, 12, "grey", crack + piece("m", 1, "0", "17", "leaving"))
        + _hex(140, 32, 3, "grey", book + piece("m", 2, "0", "17"))
        + _hex(190, 32, 18, "blue", piece("m", 3, "0", "17"))
        + f'<g transform="translate(290 32)">{_hex(0, 0, 13, "grey", piece("m", 0, "0", "17"))}</g>'
        + '<path class="step" d="M256 32H232" marker-end="url(#tip)"/>'
        + f'<text class="picture-caption" x="90" y="80">{esc(_("leaves"))}</text>'
        + f'<text class="picture-caption" x="140" y="80">{esc(_("kept"))}</text>'
        + f'<text class="picture-caption" x="190" y="80">{esc(_("higher"))}</text>'
        + f'<text class="picture-caption" x="290" y="80">{esc(_("comes"))}</text>',
    )
