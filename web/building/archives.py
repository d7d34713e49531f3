"""Zip archives whose bytes depend on their contents alone: sorted, undated, stored uncompressed.

Stored, because the host compresses the whole file better than zip compresses each member, and
because Python then reads its modules without inflating them.
"""

import base64
import hashlib
import zipfile
from pathlib import Path

Members = dict[str, bytes]

UNDATED = (1980, 1, 1, 0, 0, 0)


def read(archive: Path) -> Members:
    with zipfile.ZipFile(archive) as source:
        return {name: source.read(name) for name in source.namelist() if not name.endswith("/")}


def write(archive: Path, members: Members) -> None:
    archive.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_STORED) as target:
        for name in sorted(members):
            target.writestr(zipfile.ZipInfo(name, UNDATED), members[name])


def retag(members: Members, tag: str) -> Members:
    """A wheel's members after compilation: its WHEEL tag and its RECORD tell the truth again."""
    (info,) = {name.split("/")[0] for name in members if name.endswith(".dist-info/WHEEL")}
    told = dict(members)
    lines = told[f"{info}/WHEEL"].decode().splitlines()
    kept = [line for line in lines if line and not line.startswith("Tag:")]
    told[f"{info}/WHEEL"] = "\n".join([*kept, f"Tag: {tag}", ""]).encode()
    record = f"{info}/RECORD"
    rows = [_row(name, data) for name, data in sorted(told.items()) if name != record]
    told[record] = "\n".join([*rows, f"{record},,", ""]).encode()
    return told


def _row(name: str, data: bytes) -> str:
    sum_ = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
    return f"{name},sha256={sum_},{len(data)}"
