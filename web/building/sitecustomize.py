"""Python runs this when it starts: PyScript's own package is found in the library, compiled.

PyScript writes it to the home folder as sources, which Python would otherwise import first.
"""

import sys
import zipimport

# Only read by a type checker: Python 3.14, which runs this, does not look at annotations, and a
# start should not import anything for them.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType


class CompiledPyScript:
    """A finder for this one package; its modules then are found where the package lies."""

    @staticmethod
    def find_spec(
        name: str,
        path: Sequence[str] | None = None,  # noqa: ARG004  the import system's own signature
        target: ModuleType | None = None,  # noqa: ARG004
    ) -> ModuleSpec | None:
        if name != "pyscript":
            return None
        library = next(place for place in sys.path if place.endswith(".zip"))
        return zipimport.zipimporter(library).find_spec(name)


sys.meta_path.insert(0, CompiledPyScript)
