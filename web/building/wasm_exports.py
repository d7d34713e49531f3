"""The list of exports in a WebAssembly file, shortened to what is used."""

from collections.abc import Iterator
from typing import NamedTuple

_HEADER = b"\0asm\x01\0\0\0"
_IMPORTS, _EXPORTS = 2, 7
_FUNCTION, _TABLE, _MEMORY, _GLOBAL, _TAG = range(5)


def with_exports(wasm: bytes, used: set[str]) -> bytes:
    """The same file with only those functions exported that are used or that it asks for."""
    sections = list(_sections(wasm))
    linked = {name for kind, body in sections if kind == _IMPORTS for name in _linked_names(body)}
    slim = bytearray(_HEADER)
    for kind, body in sections:
        kept = _kept_exports(body, used | linked) if kind == _EXPORTS else body
        slim += bytes([kind]) + _number(len(kept)) + kept
    return bytes(slim)


class _Section(NamedTuple):
    kind: int
    body: bytes


class _Bytes:
    """Reads a WebAssembly file's own kinds of values one after another."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def byte(self) -> int:
        self.at += 1
        return self.data[self.at - 1]

    def number(self) -> int:
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def take(self, length: int) -> bytes:
        self.at += length
        return self.data[self.at - length : self.at]

    def name(self) -> str:
        return self.take(self.number()).decode()

    def limits(self) -> None:
        if self.byte() & 1:
            self.number()
        self.number()


def _number(value: int) -> bytes:
    written = bytearray()
    while value > 0x7F:
        written.append(value & 0x7F | 0x80)
        value >>= 7
    written.append(value)
    return bytes(written)


def _sections(wasm: bytes) -> Iterator[_Section]:
    source = _Bytes(wasm)
    if source.take(len(_HEADER)) != _HEADER:
        raise SystemExit("Pyodide's interpreter is not a WebAssembly file")
    while source.at < len(wasm):
        kind = source.byte()
        yield _Section(kind, source.take(source.number()))


def _linked_names(imports: bytes) -> Iterator[str]:
    """What the file wants to know the address of: the script looks it up among the exports."""
    source = _Bytes(imports)
    for _ in range(source.number()):
        module, name = source.name(), source.name()
        kind = source.byte()
        if kind == _FUNCTION:
            source.number()
        elif kind == _TABLE:
            source.byte()
            source.limits()
        elif kind == _MEMORY:
            source.limits()
        elif kind in (_GLOBAL, _TAG):
            source.byte()
            source.number()
        if module.startswith("GOT."):
            yield name


def _kept_exports(exports: bytes, used: set[str]) -> bytes:
    source = _Bytes(exports)
    kept = []
    for _ in range(source.number()):
        start = source.at
        name = source.name()
        kind = source.byte()
        source.number()
        # The script puts an underscore before the names of C.
        if kind != _FUNCTION or name in used or f"_{name}" in used:
            kept.append(exports[start : source.at])
    return _number(len(kept)) + b"".join(kept)
