"""The moon: its phases, the figure that walks round the wheel, and the mark of the two moons."""

from __future__ import annotations

from math import cos, pi

from .markup import num


def lit(radius: float, age: float) -> str:
    """The path of the lit part of the moon, `age` from 0 (new) over 0.5 (full) to 1 (new again)."""
    r = num(radius)
    bulge = num(radius * abs(cos(2 * pi * age)))
    waxing = age <= 0.5
    gibbous = 0.25 < age < 0.75
    limb = 1 if waxing else 0
    terminator = limb if gibbous else 1 - limb
    return f"M0-{r}A{r} {r} 0 0 {limb} 0 {r}A{bulge} {r} 0 0 {terminator} 0-{r}Z"


def phase(radius: float, age: float) -> str:
    """A small moon at the origin."""
    light = f'<path class="moon-lit" d="{lit(radius, age)}"/>' if 0 < age < 1 else ""
    return f'<circle class="moon-dark" r="{num(radius)}"/>{light}'


def great_moon(age: float) -> str:
    """The moon in the middle of the wheel, with craters where the light falls."""
    light = lit(43, age)
    return (
        '<circle r="82" fill="url(#halo)"/><circle class="moon-dark" r="43"/>'
        f'<clipPath id="moonlight"><path d="{light}"/></clipPath>'
        f'<path id="moon-light" class="moon-lit" d="{light}"/>'
        '<use href="#craters" clip-path="url(#moonlight)"/>'
    )


def pieces() -> str:
    """The figure, the craters and the sign of the two moons, for the sprite."""
    return (
        '<g id="craters" class="crater"><circle cx="19" cy="-14" r="6.6"/>'
        '<circle cx="24" cy="10" r="9.3"/><circle cx="6" cy="22" r="5"/>'
        '<circle cx="4" cy="-4" r="4.4"/>'
        '<circle cx="13" cy="-32" r="3.3"/><circle cx="34" cy="-8" r="2.9"/>'
        '<circle cx="-20" cy="-18" r="8"/><circle cx="-25" cy="8" r="5.5"/>'
        '<circle cx="-12" cy="27" r="6.5"/><circle cx="-8" cy="-31" r="3.4"/></g>'
        '<g id="moon-figure"><circle r="46" fill="url(#halo)"/>'
        '<path class="figure-foot" d="M-15 29C-15 23-7 22-4 19H4C7 22 15 23 15 29Z"/>'
        '<path class="figure" d="M9-30A25 25 0 1 0 21 8 19.5 19.5 0 1 1 9-30Z"/>'
        '<path class="figure-line" d="M-13-8C-14 0-10 9-3 13"/>'
        '<path class="figure" d="M11-13.2 12.8-8.8 17.2-7 12.8-5.2 11-.8 9.2-5.2 4.8-7 9.2-8.8Z"/>'
        '</g><symbol id="two-moons" viewBox="0 0 30 24">'
        '<circle class="moon-mark" cx="9.5" cy="12" r="9"/>'
        '<path class="moon-mark-two" d="M18.5 3.1A9 9 0 0 1 18.5 20.9 12.5 12.5 0 0 0 18.5 3.1Z"/>'
        "</symbol>"
    )
