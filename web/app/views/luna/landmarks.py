"""The landmark of each isle, by which players know it without reading."""

from __future__ import annotations

from typing import Final

_PLANT = "M0-4C-6-4-7-8-7-10-3-10 0-8 0-4 0-8 3-10 7-10 7-8 6-4 0-4Z"
_ROWS = ((-20, (-24, -8, 8, 24)), (-9, (-30, -12, 6, 24)), (2, (-34, -12, 10, 32)))


def _bed() -> str:
    plants = "".join(
        f'<use href="#plant{(row + index) % 2}" x="{x}" y="{y}"/>'
        for row, (y, places) in enumerate(_ROWS)
        for index, x in enumerate(places)
    )
    return (
        '<path class="soil" d="M-44 2-34-26H34L44 2Z"/>'
        f'<path class="furrow" d="M-40-6H40M-37-14H37M-34-22H34"/>{plants}'
        '<path class="trellis" d="M-20-26V-44A20 16 0 0 1 '
        "20-44V-26M-20-36H20M-12-26V-55M12-26V-55M0"
        '-26V-60"/>'
    )


DRAWINGS: Final = {
    "book": '<path class="stone-dim" d="M-36 0V-5H36V0Z"/><path class="stone-lit" '
    'd="M-32-5V-26H32V-5Z"/>'
    '<path class="column" d="M-26-5V-25M-15.6-5V-25M-5.2-5V-25M5.2-5V-25M15.6-5V-25M26-5V-25"/>'
    '<path class="stone-dim" d="M-38-26 0-44 38-26Z"/><path class="dome" d="M-16-41A16 14 0 0 1 16'
    '-41Z"/><path class="mast" d="M0-55V-61"/><path class="paper" d="M0-36C-3-38-8-38-10-37V-29C-7'
    '-30-3-30 0-28 3-30 7-30 10-29V-37C8-38 3-38 0-36Z"/>',
    "tide": '<path class="rock" d="M-44 4C-40-12-34-26-22-30-14-36-6-20-2-10 4-16 12-16 16-6L20 '
    '4Z"/>'
    '<path class="rift" d="M-22-30C-20-18-24-10-28 4M-2-10C-2-4-4 0-6 4"/><path class="breaker" '
    'd="M-52 '
    '6C-52-14-40-32-20-34-6-35 0-24-8-19-8-26-18-27-22-20-27-10-18 0 2-2 16-3 26-2 34 6Z"/>'
    '<path class="crest" d="M-46 4C-45-12-36-26-20-28M-38 4C-37-8-33-16-27-20"/><path '
    'class="spray" '
    'd="M2-32h.1M-4-40h.1M8-25h.1"/>',
    "shrine": '<path class="rock" d="M-46 2-38-34-20-42 8-38 14-22 34-18 38 2Z"/><path '
    'class="rift" '
    'd="M-38-34-20-30V-42M-20-30H2L8-38M2-16 14-22M20-19V-8H34M20-8V2M-14-16V2"/><path '
    'class="stone-lit" d="M-20-30H2V-16H-14V-30Z"/><path class="block" d="M-12 2V-9H2V2ZM4 '
    "2V-8H17V2"
    'ZM-4-9V-19H9V-9Z"/><path class="crane" d="M22 2V-52H44M22-40 34-52M42-52V-36"/><path '
    'class="block" d="M37-36H47V-27H37Z"/>',
    "sailboat": '<path class="lagoon" d="M-40-2C-30-14 30-14 40-2 34 8-34 8-40-2Z"/><path '
    'class="crest" '
    'd="M-30 1q5-3 10 0M12 2q5-3 10 0"/><path class="mast" d="M-2-56V-8"/><path class="sail" d="M-5'
    '-54C-8-36-16-22-27-14H-5Z"/><path class="sail-two" d="M1-48C12-38 19-27 22-14H1Z"/><path '
    'class="hull" d="M-28-10H27C25-1 19 3 13 3H-15C-21 3-26-1-28-10Z"/><path class="dome" '
    'd="M-2-56 '
    '9-59-2-62Z"/>',
    "herbs": _bed(),
    "bribery": '<path class="stone-lit" d="M-38 0V-26H-2V0Z"/><path class="awning" '
    'd="M-44-24-34-42H-6L4'
    '-24Z"/><path class="awning-two" d="M-44-24-34-42H-27L-32-24ZM-20-24V-42H-13L-8-24Z"/><path '
    'class="awning" d="M-44-24q6 7 12 0 6 7 12 0 6 7 12 0 6 7 12 0"/><path class="dark" d="M-26 '
    "0V-14"
    'H-12V0Z"/><path class="purse" d="M14-32 20-37 24-33 28-37 34-32 30-26H18ZM18-25H30C40-16 '
    "44 0 34 "
    '2H14C4 0 8-16 18-25Z"/><path class="cord" d="M17-25.5H31"/><ellipse class="coin" cx="2" '
    'cy="1" '
    'rx="6" ry="3"/><ellipse class="coin" cx="2" cy="-2" rx="6" ry="3"/><ellipse class="coin" '
    'cx="44" '
    'cy="2" rx="6" ry="3"/><circle class="coin" cx="24" cy="-10" r="6"/>',
    "novice": '<path class="stone-lit" d="M-18 0V-28H18V0Z"/><path class="stone-dim" d="M-36 '
    "0V-38H-18V0Z"
    'M18 0V-38H36V0Z"/><path class="roof" d="M-39-36H-15L-27-56ZM15-36H39L27-56Z"/><path '
    'class="stone-lit" d="M-18-28V-34H-12V-30H-6V-34H-1V-30H5V-34H10V-30H14V-34H18V-28Z"/><path '
    'class="dark" d="M-9 0V-12A9 10 0 0 1 9-12V0Z"/><path class="grille" d="M-3 0V-20M3 '
    "0V-20M-9-8H9"
    '"/><path class="window" d="M-29-20V-27H-25V-20ZM25-20V-27H29V-20Z"/>',
}
"""Standing on the origin, some 80 wide and 60 high: library, breakers, quarry, boat, garden,
market with its purse, gatehouse."""


def landmarks() -> str:
    """All of them for the sprite."""
    plants = "".join(
        f'<g id="plant{kind}"><path class="stem" d="M0 0V-9"/><path class="leaf{kind}" '
        f'd="{_PLANT}"/>'
        f'<circle class="bud{kind}" cy="-11" r="2.6"/></g>'
        for kind in range(2)
    )
    return plants + "".join(
        f'<g id="mark-{symbol}" class="isle-mark" transform="scale(1.12)">{drawing}</g>'
        for symbol, drawing in DRAWINGS.items()
    )
