"""A page without a browser: sends events to a session, keeps what it stores, shows what it got."""

from __future__ import annotations

import json
from typing import Any

from web.app.luna.play import LunaPlay
from web.app.nova_luna.play import NovaLunaPlay
from web.app.session import Session


class Page:
    def __init__(self, page: str = "home", saved: dict[str, Any] | None = None, entropy: int = 1):
        self.session = Session()
        self.saved: dict[str, Any] = dict(saved or {})
        self.regions: dict[str, str] = {}
        self.answer: dict[str, Any] = {}
        told = {"page": page, "saved": self.saved, "entropy": entropy, "prerendered": False}
        self._take(self.session.open(json.loads(json.dumps(told))))

    def do(self, event: str, **form: Any) -> dict[str, Any]:
        told: dict[str, Any] = {"do": event}
        if form:
            told["form"] = form
        self._take(self.session.dispatch(told))
        return self.answer

    def _take(self, answer: dict[str, Any]) -> None:
        self.answer = json.loads(json.dumps(answer))
        regions = self.answer.get("regions", {})
        if "screen" in regions:
            self.regions = {}
        self.regions |= regions
        for key, value in (self.answer.get("save") or {}).items():
            if value is None:
                self.saved.pop(key, None)
            else:
                self.saved[key] = value

    @property
    def play(self) -> NovaLunaPlay:
        assert isinstance(self.session.play, NovaLunaPlay)
        return self.session.play

    @property
    def luna(self) -> LunaPlay:
        assert isinstance(self.session.play, LunaPlay)
        return self.session.play

    @property
    def shown(self) -> str:
        return "".join(self.regions.values())

    def reopened(self, page: str = "nova-luna") -> Page:
        """The tab is closed and opened again: only what was stored is left."""
        return Page(page, self.saved, entropy=2)

    def take_and_lay(self) -> None:
        """The player's next turn: the first tile on offer on the first spot."""
        table = self.play.table()
        self.do(f"pick {table.offers[0]}")
        column, row = next(iter(self.play.table().spots))
        self.do(f"look {column} {row}")
        self.do(f"spot {column} {row}")
