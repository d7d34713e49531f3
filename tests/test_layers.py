"""No layer reaches upwards: components → state → rules → match → bots → web."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import pyengine

HERE = Path(pyengine.__file__).parent

LAYERS = [
    ["core.errors", "core.chance"],
    ["core.reader"],
    ["core.game"],
    ["nova_luna.components"],
    ["nova_luna.display", "nova_luna.events"],
    ["nova_luna.state", "nova_luna.actions"],
    ["nova_luna.wheel", "nova_luna.outcome", "nova_luna.setup"],
    ["nova_luna.solo", "nova_luna.position"],
    ["nova_luna.turn"],
    ["nova_luna.game"],
    ["luna.components"],
    ["luna.island", "luna.events"],
    ["luna.state"],
    ["luna.council", "luna.figures", "luna.paying", "luna.temple", "luna.scoring", "luna.outcome"],
    ["luna.solo"],
    ["luna.rounds"],
    ["luna.preliminary", "luna.actions.keys"],
    ["luna.actions.moves"],
    [
        *("luna.actions.isle", "luna.actions.movement", "luna.actions.temple"),
        *("luna.actions.other", "luna.actions.preliminary", "luna.actions.solo"),
        "luna.setup",
    ],
    ["luna.kinds", "luna.position_checks"],
    ["luna.turn", "luna.variety", "luna.position"],
    ["luna.game"],
    ["core.formats"],
    ["core.games"],
    ["core.match", "core.visible"],
    [""],
    ["bots.random_player", "bots.judge"],
    ["bots.nova_luna.weights"],
    ["bots.nova_luna.outlook"],
    ["bots.nova_luna.offer"],
    ["bots.nova_luna.alone", "bots.nova_luna.reasons"],
    ["bots.nova_luna.judge"],
    ["bots.nova_luna.tuning"],
    ["bots.luna.weights"],
    ["bots.luna.measure"],
    ["bots.luna.outlook"],
    ["bots.luna.uses"],
    ["bots.luna.worth", "bots.luna.isle_values"],
    ["bots.luna.travel", "bots.luna.reasons_of_events"],
    ["bots.luna.candidates", "bots.luna.reasons_of_places"],
    ["bots.luna.reasons"],
    ["bots.luna.judge"],
    ["bots.luna.tuning"],
    ["bots.judges"],
    ["bots.levels"],
    ["bots.search"],
    ["bots.playouts"],
    ["bots.thinking", "bots.review"],
    ["bots.hints"],
    ["bots.selfplay", "bots.strength"],
    ["bots.arena"],
    ["bots.proof"],
    ["__main__"],
]
"""The modules of pyengine from the lowest up; "" is the package's own page."""

LIBRARY = {
    "__future__",
    "collections.abc",
    "copy",
    "gc",
    "importlib",
    "json",
    "math",
    "pkgutil",
    "typing",
}
"""All of the standard library that a page loads: no clock, no files, no `random`."""

LIBRARY_OF = {
    "__main__": LIBRARY | {"argparse", "pathlib", "sys"},
    "bots.arena": LIBRARY | {"multiprocessing", "statistics", "time"},
}
"""What no page loads may use more: the command line, and the arena behind it."""

PACKAGES = {"core", "nova_luna", "luna", "luna.actions", "bots", "bots.nova_luna", "bots.luna"}
"""Packages whose own page says what they are and imports nothing."""


def modules() -> dict[str, Path]:
    """Every module of pyengine by its name inside it."""
    found = {}
    for path in sorted(HERE.rglob("*.py")):
        parts = list(path.relative_to(HERE).with_suffix("").parts)
        if parts[-1] == "__init__":
            parts.pop()
        found[".".join(parts)] = path
    return found


MODULES = modules()


def imports(module: str) -> Iterator[str]:
    """The full names of all modules that a module imports, wherever in it."""
    path = MODULES[module]
    package = ["pyengine", *path.relative_to(HERE).parts[:-1]]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            whole = ".".join([*base, *(node.module or "").split(".")]).strip(".")
            for alias in node.names:
                inner = f"{whole}.{alias.name}"
                yield inner if inner.removeprefix("pyengine.") in MODULES else whole


def inside(name: str) -> str:
    """The name of a module of pyengine inside it."""
    return name.removeprefix("pyengine").removeprefix(".")


def is_ours(name: str) -> bool:
    return name.partition(".")[0] == "pyengine"


def layer_of(module: str) -> int:
    return next(n for n, layer in enumerate(LAYERS) if module in layer)


def test_every_module_has_its_layer() -> None:
    placed = [module for layer in LAYERS for module in layer]
    assert sorted(placed) == sorted(set(MODULES) - PACKAGES)


@pytest.mark.parametrize("module", sorted(set(MODULES) - PACKAGES))
def test_a_module_imports_only_what_lies_below(module: str) -> None:
    for name in imports(module):
        if is_ours(name):
            assert layer_of(inside(name)) < layer_of(module), f"{module} imports {name}"


@pytest.mark.parametrize("package", sorted(PACKAGES))
def test_a_packages_own_page_imports_nothing(package: str) -> None:
    assert list(imports(package)) == []


@pytest.mark.parametrize("module", sorted(MODULES))
def test_only_a_short_list_of_the_standard_library_is_imported(module: str) -> None:
    allowed = LIBRARY_OF.get(module, LIBRARY)
    assert {name for name in imports(module) if not is_ours(name)} <= allowed


@pytest.mark.parametrize("module", sorted(set(MODULES) - {"__main__"}))
def test_nothing_is_read_or_printed_outside_the_command_line(module: str) -> None:
    called = {
        node.func.id
        for node in ast.walk(ast.parse(MODULES[module].read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert not called & {"open", "print", "input", "exec", "eval", "__import__"}


def games() -> set[str]:
    return {name.partition(".")[0] for name in MODULES if "." in name} - {"core", "bots"}


def test_games_know_neither_each_other_nor_matches_nor_bots() -> None:
    for module in MODULES:
        game = module.partition(".")[0]
        if game in games():
            for name in imports(module):
                if is_ours(name):
                    assert inside(name).partition(".")[0] in {game, "core"}
                    assert inside(name) not in {"", "core.match", "core.games", "core.formats"}


def test_core_knows_no_game() -> None:
    for module in MODULES:
        if module.startswith("core."):
            assert not {inside(name).partition(".")[0] for name in imports(module)} & games()


def test_the_engine_knows_nothing_of_the_site() -> None:
    for module in MODULES:
        assert not {name.partition(".")[0] for name in imports(module)} & {"web", "static", "tests"}
