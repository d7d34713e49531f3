"""The few text builders that every view shares: escaping, numbers, and pieces from the sprite."""

from __future__ import annotations

from math import cos, radians, sin


def esc(text: str) -> str:
    """Text made safe both between tags and inside a double-quoted attribute."""
    return (
        text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")
    )


def num(value: float) -> str:
    """A coordinate to a tenth, without the noughts that only make the page longer."""
    text = f"{value:.1f}"
    if text.endswith(".0"):
        text = text[:-2]
    return "0" if text == "-0" else text


def polar(radius: float, degrees: float) -> tuple[float, float]:
    """A point on a circle round the origin; 0 degrees is up, and it goes clockwise."""
    angle = radians(degrees)
    return radius * sin(angle), -radius * cos(angle)


def arc(radius: float, start: float, end: float) -> str:
    """The path of an arc round the origin, clockwise from one angle to the other."""
    x0, y0 = polar(radius, start)
    x1, y1 = polar(radius, end)
    large = 1 if end - start > 180 else 0
    return f"M{num(x0)} {num(y0)}A{num(radius)} {num(radius)} 0 {large} 1 {num(x1)} {num(y1)}"


def icon(name: str) -> str:
    """A line drawing from the sprite, beside words or inside a named button."""
    return f'<svg class="icon" aria-hidden="true"><use href="#i-{name}"/></svg>'


def para(words: str, kind: str = "") -> str:
    kind_ = f' class="{kind}"' if kind else ""
    return f"<p{kind_}>{esc(words)}</p>"


def link(href: str, do: str, words: str, *, kind: str = "button", drawing: str = "") -> str:
    """A way to another page that looks like a button."""
    drawn = icon(drawing) if drawing else ""
    return f'<a class="{kind}" href="{href}" data-do="{do}">{drawn}{esc(words)}</a>'


def brand(words: str, label: str) -> str:
    """The two moons and a name, which lead home."""
    return (
        f'<a class="brand" href="./" data-do="go home" aria-label="{esc(label)}">'
        f'<svg class="two-moons" aria-hidden="true"><use href="#two-moons"/></svg>'
        f"<span>{esc(words)}</span></a>"
    )


def action(do: str, words: str, *, kind: str = "", key: str = "", drawing: str = "") -> str:
    """A button that does something."""
    kind_ = f' class="{kind}"' if kind else ""
    key_ = f' data-key="{key}"' if key else ""
    drawn = icon(drawing) if drawing else ""
    return f'<button type="button" data-do="{do}"{kind_}{key_}>{drawn}{esc(words)}</button>'


def icon_action(do: str, words: str, drawing: str, *, key: str = "", extra: str = "") -> str:
    """A button that shows only a drawing and is named by its words."""
    key_ = f' data-key="{key}"' if key else ""
    return (
        f'<button type="button" class="quiet" data-do="{do}"{key_}{extra} '
        f'aria-label="{esc(words)}">{icon(drawing)}</button>'
    )


def card_head(title: str, do: str, close: str) -> str:
    """The top of a card over the page: what it is, and the way out, which is also Escape."""
    out = icon_action(do, close, "close", key="Escape")
    return f'<div class="card-head"><h2>{esc(title)}</h2>{out}</div>'


def scrim(do: str, words: str) -> str:
    """What lies behind a card: a click beside the card closes it; keys have the card's button."""
    return (
        f'<button type="button" class="scrim" tabindex="-1" data-do="{do}" '
        f'aria-label="{esc(words)}"></button>'
    )
