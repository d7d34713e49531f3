"""The thirteen kinds of action in a sentence each, beside their signs."""

from __future__ import annotations

from web.app.views.markup import esc, para
from web.app.words import _

from .symbols import OF_KIND, symbol


def _actions() -> tuple[tuple[str, str, str], ...]:
    """Kind, name, and what it costs and does."""
    return (
        ("favor", _("Favor"), _("Use 2 on an isle, or 1 beside your shrine: take its token.")),
        (
            "recruit",
            _("Recruit"),
            _("Use 2 on an isle: a novice from your supply comes to its shore."),
        ),
        (
            "journey",
            _("Journey"),
            _("Any of your active novices go to other isles and rest there."),
        ),
        (
            "promote",
            _("Promotion"),
            _(
                "From the isle of a tile's sign one novice steps on the tile; use another there, "
                "unless your shrine is."
            ),
        ),
        (
            "sanctify",
            _("Sanctify"),
            _("Your approved tile goes to the temple with its novice: gain the Guard's number."),
        ),
        ("council", _("Council"), _("Use any number on one isle: climb as many seats.")),
        (
            "expel",
            _("Expulsion"),
            _("Use any number on the Apostate's isle: he walks on as many isles."),
        ),
        ("meditate", _("Meditate"), _("Put out a candle.")),
        (
            "shrine",
            _("Shrine"),
            _("Shrine token, and use 2 on the Builder's isle: build a shrine there."),
        ),
        (
            "herbs",
            _("Herbs"),
            _("Herbs token: wake 1 or 2 of your novices at one isle, not at the Herb Garden."),
        ),
        (
            "tide",
            _("Tide"),
            _("Tide token: a journey for resting novices and the landing stage as well."),
        ),
        (
            "sailboat",
            _("Sailboat"),
            _(
                "Sailboat token: 1 or 2 active novices of one isle, or of the landing stage, "
                "arrive "
                "active on another."
            ),
        ),
        (
            "book",
            _("Book"),
            _("Book token: move any book under a novice of yours: 1 influence."),
        ),
    )


def action_rules() -> str:
    rows = "".join(
        f"<div><dt>{symbol(OF_KIND[kind])}{esc(name)}</dt><dd>{esc(words)}</dd></div>"
        for kind, name, words in _actions()
    )
    tokens = _(
        "A token used goes back to its isle, and nobody holds two of a kind. The bribery token "
        "opens "
        "the tiles just beyond the Guard. The novice token stands in for one active novice that is "
        "used, but cannot travel or step on a tile, and cannot help to gain itself."
    )
    return (
        f"<section><h3>{esc(_('Actions'))}</h3>"
        f'<dl class="rules-actions">{rows}</dl>{para(tokens)}</section>'
    )
