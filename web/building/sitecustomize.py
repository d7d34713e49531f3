"""Python runs this when it starts: what makes a start in the browser quicker.

- PyScript's own package is found in the library, compiled. PyScript writes it to the home folder as
  sources, which Python would otherwise import first.
- Modules that the library imports for what a page seldom or never does (colours in a terminal,
  signals of processes) are read only when something of theirs is asked for.
"""

import gc
import sys
import zipimport

# Only read by a type checker: Python 3.14, which runs this, does not look at annotations, and a
# start should not import anything for them.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType
    from typing import Any
else:
    ModuleType = type(sys)

# Seen in a start to be imported and not used. Any other module works here too, but those from
# which names are taken at once (`from … import`) gain nothing.
UNREAD = frozenset({"_colorize", "base64", "codeop", "html", "locale", "ntpath", "signal"})


class Unread(ModuleType):
    """A module whose code runs when the first of its names is asked for."""

    def __getattr__(self, name: str) -> Any:
        # From now on it is a module like others, also for those that it imports itself.
        self.__class__ = ModuleType
        assert self.__spec__ is not None
        self.__loader__ = self.__spec__.loader = self.__spec__.loader.loader  # type: ignore[union-attr]
        self.__loader__.exec_module(self)
        return getattr(self, name)


class Unreading:
    """The loader of an unread module; it keeps the one that reads."""

    def __init__(self, loader: Any) -> None:
        self.loader = loader

    @staticmethod
    def create_module(spec: ModuleSpec) -> None:
        """An ordinary one, made by the import system."""

    @staticmethod
    def exec_module(module: ModuleType) -> None:
        module.__class__ = Unread


class QuickStart:
    """A finder for these alone; all other modules are found as ever."""

    @staticmethod
    def find_spec(
        name: str,
        path: Sequence[str] | None = None,  # noqa: ARG004  the import system's own signature
        target: ModuleType | None = None,  # noqa: ARG004
    ) -> ModuleSpec | None:
        if name != "pyscript" and name not in UNREAD:
            return None
        library = next(place for place in sys.path if place.endswith(".zip"))
        spec = zipimport.zipimporter(library).find_spec(name)
        if spec and name in UNREAD:
            spec.loader = Unreading(spec.loader)  # type: ignore[assignment]
        return spec


sys.meta_path.insert(0, QuickStart)
# What a start makes, stays: nothing needs collecting until the worker's program switches this on.
gc.disable()
