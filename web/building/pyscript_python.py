"""PyScript's own Python modules, compiled in advance as part of the library.

At every start PyScript writes the sources of its `pyscript` package into the interpreter's home
folder and imports them from there. The library's archive holds the package compiled, and a
`sitecustomize` that has Python find it there.
"""

import json
import subprocess
from pathlib import Path

from web.building import archives
from web.building.compiling import compile_archives
from web.building.places import BUILDING, PYSCRIPT, WEB

SOURCES = PYSCRIPT.parent / "src" / "stdlib" / "pyscript.js"
FINDER = BUILDING / "sitecustomize.py"


def compiled_pyscript(folder: Path) -> archives.Members:
    """The package and `sitecustomize`, by their names in the library's archive."""
    # The very text that PyScript writes: its build keeps it in a module of its own.
    place = json.dumps(SOURCES.as_uri())
    script = f"import({place}).then(told => console.log(JSON.stringify(told.default)))"
    told = subprocess.run(
        ["node", "--input-type=module", "-e", script], cwd=WEB, check=True, stdout=subprocess.PIPE
    )
    members = {
        f"pyscript/{name}": text.encode()
        for name, text in json.loads(told.stdout)["pyscript"].items()
    }
    members[FINDER.name] = FINDER.read_bytes()
    source, target = folder / "pyscript.in.zip", folder / "pyscript.zip"
    archives.write(source, members)
    compile_archives({source: target})
    compiled = archives.read(target)
    source.unlink()
    target.unlink()
    return compiled
