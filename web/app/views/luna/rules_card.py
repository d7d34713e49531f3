"""The rules of Luna in our own short words, with the same pieces as on the board."""

from __future__ import annotations

from web.app.views.markup import card_head, esc, para, scrim
from web.app.words import _

from .rules_actions import action_rules
from .rules_pictures import path_picture, temple_picture, use_picture


def rules_card() -> str:
    title = _("Luna in short")
    return (
        f"{scrim('rules', _('Close the rules'))}"
        f'<div id="rules" class="card rules luna-paint" role="dialog" aria-modal="true" '
        f'aria-label="{esc(title)}">{card_head(title, "rules", _("Close the rules"))}'
        f"{_aim()}{_turn()}{action_rules()}{_path()}{_temple()}{_round_end()}{_end()}{_two()}"
        f"{_solo()}{_rulings()}</div>"
    )


def section(title: str, *parts: str) -> str:
    return f"<section><h3>{esc(title)}</h3>{''.join(parts)}</section>"


def _aim() -> str:
    return section(
        _("The aim"),
        para(
            _(
                "Most influence after six rounds wins. It comes from novices in the temple, "
                "from the "
                "Priestess, and at the end from shrines, favor tokens and a seat in the council."
            )
        ),
    )


def _turn() -> str:
    return section(
        _("Your turn"),
        para(
            _(
                "Do one action, then the next player does one, round and round. A novice "
                "standing on "
                "an isle is active. To use it, lay it on the shore beside the same isle: now it is "
                "inactive and rests until the round is over."
            )
        ),
        use_picture(),
        para(
            _(
                "Meditation puts out a candle. The last candle ends the round at once and gives "
                "1 influence to whoever put it out; the player to their left begins the next round."
            )
        ),
    )


def _path() -> str:
    return section(
        _("The path"),
        path_picture(),
        para(
            _(
                "From the Guard to the landing stage tiles are approved. Those from the Guard "
                "to the "
                "next shield towards the gate cost a bribery token. All others are closed. Each "
                "round "
                "the Guard goes one shield on; tiles left behind stay approved."
            )
        ),
    )


def _temple() -> str:
    return section(
        _("The temple"),
        temple_picture(),
        para(
            _(
                "A tile that comes to its space displaces novices of other players from "
                "neighbouring "
                "spaces with a lower number and no book: each goes to the landing stage, and "
                "you gain "
                "1 influence. The space they leave stays out of use."
            )
        ),
    )


def _round_end() -> str:
    return section(
        _("The end of a round"),
        _list(
            _(
                "The Priestess pays the places on her isle. Active novices and your shrine count; "
                "ties go to whoever is higher in the council."
            ),
            _(
                "The Apostate takes one more than the novices you have at his isle, resting "
                "ones too."
            ),
            _("The temple pays 1 for each of your novices in it."),
            _("Then all resting novices become active where they are."),
            _(
                "Priestess and Builder walk clockwise by their numbers, the Apostate to the "
                "next isle "
                "with a novice, and the Guard to the next shield."
            ),
        ),
    )


def _end() -> str:
    return section(
        _("The end of the game"),
        para(
            _(
                "After the sixth round's payment: 4 for each shrine, 1 for each favor token, "
                "and the "
                "value of your council seat. Ties go to whoever is higher in the council."
            )
        ),
    )


def _two() -> str:
    return section(
        _("Two players"),
        para(
            _(
                "Three candles instead of four, no first shrine at the Herb Garden, the first book "
                "action of a round is worth 2, and the players begin rounds in turn."
            )
        ),
    )


def _solo() -> str:
    return section(
        _("Solo"),
        para(
            _(
                "Each round begins with you quieting an isle of the rival, whose council piece "
                "climbs as many seats; then the rival takes the best tile in reach. You act "
                "until "
                "you end the round. The result is how far you are ahead."
            )
        ),
        para(
            _(
                "At level 2 the Apostate freezes his isle: nothing there can be used, except to "
                "drive "
                "him away. At level 3 he cannot be driven away either."
            )
        ),
    )


def _rulings() -> str:
    return section(
        _("Settled here"),
        _list(
            _("A council move cannot use more novices than there are seats left."),
            _("Influence never falls below 0."),
            _("An action that would change nothing is not possible."),
            _("In solo, too, a displacement pays whoever displaces."),
        ),
    )


def _list(*items: str) -> str:
    return f"<ul>{''.join(f'<li>{esc(item)}</li>' for item in items)}</ul>"
