"""Gathers every sentence a player can read into `web/app/locale/moons.pot`, for translators.

The sources are read as syntax trees, because Babel's own reader misses what stands inside
f-strings on older Pythons; Babel writes the file.
"""

import ast
import io
from collections.abc import Iterator
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.pofile import write_po

from web.building.places import ROOT

TEMPLATE = ROOT / "web" / "app" / "locale" / "moons.pot"

SOURCES = ("pyengine", "web/app")

ARGUMENTS = {"_": (0,), "n_": (0, 1), "refuse": (0,), "IllegalError": (1,), "MalformedError": (1,)}
"""Function → which of its arguments are sentences."""


def sentences(source: Path) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Line and message, singular and plural where there are both."""
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
        name = node.func.id if isinstance(node.func, ast.Name) else name
        wanted = ARGUMENTS.get(name, ())
        given = [node.args[n] for n in wanted if n < len(node.args)]
        texts = tuple(
            each.value
            for each in given
            if isinstance(each, ast.Constant) and isinstance(each.value, str)
        )
        if wanted and len(texts) == len(wanted):
            yield node.lineno, texts


def template() -> str:
    """The text of the .pot file as the sources have it now."""
    catalogue = Catalog(project="Two Moons", fuzzy=False)
    for folder in SOURCES:
        for source in sorted((ROOT / folder).rglob("*.py")):
            place = source.relative_to(ROOT).as_posix()
            for _line, texts in sentences(source):
                message = texts[0] if len(texts) == 1 else texts
                catalogue.add(message, locations=[(place, 0)])
    written = io.BytesIO()
    # No dates and no line numbers: the file changes when a sentence does.
    write_po(
        written, catalogue, omit_header=True, include_lineno=False, sort_output=True, width=100
    )
    return written.getvalue().decode()


def main() -> None:
    TEMPLATE.parent.mkdir(parents=True, exist_ok=True)
    TEMPLATE.write_text(template(), "utf-8")
    print(f"wrote {TEMPLATE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
