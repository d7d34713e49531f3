"""The end of a round, step by step: who got how much for what, and where the figures go."""

from __future__ import annotations

from web.app.luna.table import LunaTable, ScoreLine
from web.app.views.disc import mark
from web.app.views.markup import action, esc
from web.app.words import _

from .symbols import symbol
from .turn_band import signed

DRAWINGS = {
    "priestess": "favor", "apostate": "apostate", "temple": "temple", "time": "candle",
    "figures": "journey", "final": "council",
}  # fmt: skip


def score_panel(table: LunaTable) -> str:
    at = min(table.score_at, len(table.score) - 1)
    step = table.score[at]
    last = at == len(table.score) - 1
    lines = "".join(_line(table, line) for line in step.lines)
    gains = f'<ul class="gains">{lines}</ul>' if lines else ""
    words = "".join(f"<p>{esc(sentence)}</p>" for sentence in step.words)
    onward = _("Next")
    if last:
        over = table.position["phase"] == "over"
        onward = _("See the result") if over else _("Go on playing")
    skip = "" if last else action("score skip", _("Skip"), key="Escape")
    return (
        f'<div class="score"><h2>{symbol(DRAWINGS.get(step.kind, "favor"))}{esc(step.title)}</h2>'
        f"{_steps(table, at)}{gains}"
        f'<div class="told">{words}</div><div class="actions">'
        f"{action('score next', onward, kind='go')}{skip}</div></div>"
    )


def _line(table: LunaTable, line: ScoreLine) -> str:
    look = "gain" if line.influence > 0 else "loss" if line.influence < 0 else "none"
    return (
        f"<li>{mark(line.player)}<span><b>{esc(table.names[line.player])}</b> "
        f"{esc(line.text)}</span>"
        f'<span class="amount {look}">{signed(line.influence)}</span></li>'
    )


def _steps(table: LunaTable, at: int) -> str:
    """How far along we are."""
    words = _("Step {step} of {steps}").format(step=at + 1, steps=len(table.score))
    beads = "".join(
        f'<i class="{"past" if n < at else "now" if n == at else "ahead"}"></i>'
        for n in range(len(table.score))
    )
    return (
        f'<div class="score-steps"><span>{esc(words)}</span>'
        f'<span aria-hidden="true">{beads}</span></div>'
    )
