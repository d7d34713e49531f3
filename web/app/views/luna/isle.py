"""An isle: landmark, favor tokens, novices on it and beside it, shrines, visiting figures."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from web.app.luna.table import LunaTable
from web.app.views.markup import esc, num
from web.app.words import _

from .coast import SITES, trees
from .crowd import Band, Row, bands, crowd, number
from .isle_words import FIGURES, coming_figures, isle_words
from .layer import named_layer
from .pieces import piece
from .symbols import isle_name
from .thing import picture, pointable


class Ground(NamedTuple):
    """Where things stand on an isle, from its middle."""

    landmark: tuple[int, int]
    tokens: tuple[int, int]
    shrines: tuple[tuple[int, int], ...]
    figures: tuple[int, int]
    figure_step: int
    standing: Row
    lying: Row
    land: str
    meadow: str


WIDE: Final = Ground(
    landmark=(-58, -8),
    tokens=(-101, 19),
    shrines=((14, -18), (44, -18), (72, -22), (98, -16)),
    figures=(106, 24),
    figure_step=30,
    standing=Row("n", -76, 31, 168, 16.6, 9),
    lying=Row("l", -88, 56, 176, 31, 22, centred=True),
    land="translate(0 -10)scale(.92 .74)",
    meadow="translate(0 -14)scale(.79 .56)",
)
NARROW: Final = Ground(
    landmark=(-28, -26),
    tokens=(-66, 10),
    shrines=((36, -40), (64, -36), (28, -8), (58, -4)),
    figures=(62, 26),
    figure_step=30,
    standing=Row("n", -60, 63, 132, 16.6, 9),
    lying=Row("l", -64, 85, 128, 31, 20, centred=True),
    land="translate(0 -10)scale(.9 .8)",
    meadow="translate(0 -15)scale(.76 .64)",
)


RIBBON_END: Final = 10
"""Where the ribbon at the Priestess's feet ends, from her middle."""


def isle(table: LunaTable, place: int) -> str:
    site = SITES[place]
    symbol = table.position["isles"][place]
    thing = f"isle:{symbol}"
    ground = NARROW if site.tall else WIDE
    name = isle_name(symbol)
    x, y = site.name_at
    at = f"translate({site.x} {site.y})"
    return named_layer(
        esc(name),
        picture(_drawing(table, place, ground), at)
        + f'<text class="isle-name" x="{x}" y="{y}" aria-hidden="true">{esc(name)}</text>'
        + pointable(table, thing, isle_words(table, place), f'<use href="#coast{place}"', at),
    )


def _drawing(table: LunaTable, place: int, ground: Ground) -> str:
    symbol = table.position["isles"][place]
    x, y = ground.landmark
    figures = _figures(table, symbol, ground)
    return (
        f'<use href="#coast{place}" class="shore-fill"/>'
        f'<use href="#coast{place}" class="land-fill" transform="{ground.land}"/>'
        f'<use href="#coast{place}" class="meadow" transform="{ground.meadow}"/>'
        f"{trees(symbol, ground is NARROW)}"
        f'<use href="#mark-{symbol}" x="{x}" y="{y}"/>{_frost(table, place)}'
        f"{_shrines(table, place, ground)}{_tokens(table, place, ground)}"
        f"{_novices(table, place, ground)}{''.join(figures)}"
    )


def _later(table: LunaTable) -> dict[str, Any]:
    """The position as it would be after confirming, or as it is."""
    return table.preview or table.position


def _novices(table: LunaTable, place: int, ground: Ground) -> str:
    standing = _bands(table, "active", place)
    lying = _bands(table, "inactive", place)
    row = ground.standing
    room = _room(table, table.position["isles"][place], ground) - row.x
    row = row._replace(width=min(row.width, room))
    return crowd(row, standing) + crowd(ground.lying, lying)


def _room(table: LunaTable, symbol: str, ground: Ground) -> float:
    """Up to where novices may stand: not behind a figure, nor behind the Priestess's ribbon. On
    the narrow isle figures stand higher than novices, and only the ribbon comes down to them."""
    found = _standing_figures(table, symbol)
    ends = [float(ground.standing.x + ground.standing.width)]
    for index, (figure, look) in enumerate(found):
        x = ground.figures[0] - ground.figure_step * index
        if ground is WIDE:
            ends.append(x - 17)
        if figure == "priestess" and look != "ghost":
            ends.append(x + RIBBON_END - 2 * _half_ribbon(table) - 2)
    return min(ends)


def _bands(table: LunaTable, kind: str, place: int) -> list[Band]:
    now = [of_player[place] for of_player in table.position[kind]]
    then = [of_player[place] for of_player in _later(table)[kind]]
    return bands(now, then)


def _shrines(table: LunaTable, place: int, ground: Ground) -> str:
    now = [of_player[place] for of_player in table.position["shrines"]]
    then = [of_player[place] for of_player in _later(table)["shrines"]]
    owners = [player for player, built in enumerate(then) if built]
    return "".join(
        piece("h", player, num(x), num(y), "" if now[player] else "coming")
        for player, (x, y) in zip(owners, ground.shrines, strict=False)
    )


def _tokens(table: LunaTable, place: int, ground: Ground) -> str:
    """The favor tokens in a pile with their number; an empty place when all are taken."""
    x, y = ground.tokens
    left = table.favors_left[place]
    symbol = table.position["isles"][place]
    held = [sum(symbol in held for held in at["favors"]) for at in (table.position, _later(table))]
    after = left + held[0] - held[1]
    if not after:
        return (
            f'<g class="tokens none" transform="translate({x} {y})"><circle class="no-token" '
            'r="14"/>'
            f'<use href="#y-{symbol}" transform="scale(.7)"/></g>'
        )
    pile = "".join(
        f'<use href="#token" y="{num(-4.5 * level)}"/>' for level in range(min(after, 3))
    )
    top = num(-4.5 * (min(after, 3) - 1))
    return (
        f'<g class="tokens" transform="translate({x} {y})"><ellipse class="shade" cy="6" rx="19" '
        f'ry="14"/>{pile}<use href="#y-{symbol}" class="token-sign" '
        f'transform="translate(0 {top})scale(.75)"/>{number(15, 11, after, after != left)}</g>'
    )


def _standing_figures(table: LunaTable, symbol: str) -> list[tuple[str, str]]:
    """The figures drawn on an isle, each with its look."""
    found = []
    for figure in FIGURES:
        here, then = table.position[figure] == symbol, _later(table)[figure] == symbol
        if here or then:
            look = "leaving" if not then else "" if here else "coming"
            found.append((figure, look))
    drawn = [figure for figure, _look in found]
    found += [(figure, "ghost") for figure in coming_figures(table, symbol) if figure not in drawn]
    return found


def _figures(table: LunaTable, symbol: str, ground: Ground) -> list[str]:
    x, y = ground.figures
    found = _standing_figures(table, symbol)
    drawn = [
        _figure(table, figure, look, x - ground.figure_step * index, y)
        for index, (figure, look) in enumerate(found)
    ]
    ghosts = [index for index, (_name, look) in enumerate(found) if look == "ghost"]
    if ghosts:
        middle = x - ground.figure_step * sum(ghosts) / len(ghosts)
        drawn.append(f'<text class="caption" x="{num(middle)}" y="{y - 7}">{esc(_("next"))}</text>')
    return drawn


def _figure(table: LunaTable, figure: str, look: str, x: int, y: int) -> str:
    if look == "ghost":
        return (
            f'<g transform="translate({x} {y})"><g class="ghost" transform="scale(.96)">'
            f'<use href="#f-{figure}"/></g></g>'
        )
    of_figure = {
        "priestess": table.priestess_number, "builder": table.builder_number, "apostate": 0,
    }[figure]  # fmt: skip
    plate = (
        f'<circle class="figure-plate" cy="-10" r="9.5"/><text class="figure-number" y="-5">'
        f"{of_figure}</text>"
        if of_figure
        else ""
    )
    return (
        f'<g id="{figure}{"-next" if look == "coming" else ""}" class="{look}" '
        f'transform="translate({x} {y})">'
        f'<use href="#f-{figure}" class="figure-{figure}"/>{plate}'
        f"{_awards(table) if figure == 'priestess' else ''}</g>"
    )


def _awards(table: LunaTable) -> str:
    """What the places on the Priestess's isle are paid, on a ribbon at her feet."""
    text = "·".join(map(str, table.awards))
    half = _half_ribbon(table)
    # A longer one grows to the left, away from the ring round an isle that is pointed at.
    return (
        f'<g class="plate" transform="translate({num(RIBBON_END - half)} 7)">'
        f'<rect x="-{num(half)}" y="-7.5" width="{num(2 * half)}" height="15" rx="7.5"/>'
        f'<text y="4.5">{text}</text></g>'
    )


def _half_ribbon(table: LunaTable) -> float:
    return 6 + 4.4 * len("·".join(map(str, table.awards)))


def _frost(table: LunaTable, place: int) -> str:
    if table.position["isles"][place] != table.frozen:
        return ""
    ground = NARROW if SITES[place].tall else WIDE
    x = 40 if ground is WIDE else 0
    y = -50 if ground is WIDE else -86
    return (
        f'<use href="#coast{place}" class="ice"/><g class="frozen" '
        f'transform="translate({x} {y})"><use href="#y-frost" transform="translate(-34 '
        '-4)scale(.6)"/>'
        f'<text class="caption" x="2">{esc(_("frozen"))}</text></g>'
    )
