"""The worker's main program: PyScript runs it once, the page then calls what `sync` gets here.

Events and answers cross as JSON text; an exception crosses as an answer with an `error`, so that
the page can say so and go on.
"""

import gc
import json
import os
import sys
from collections.abc import Callable
from typing import Any

from pyscript import sync

# PyScript has put the engine's wheel and the app's there.
sys.path[:0] = [f"/wheels/{wheel}" for wheel in os.listdir("/wheels")]  # noqa: PTH208

from web.app.library import MoreLibrary  # noqa: E402
from web.app.session import Session  # noqa: E402

sys.meta_path.append(MoreLibrary())

session = Session()


def answering(answer: Callable[[dict[str, Any]], dict[str, Any]]) -> Callable[[str], str]:
    def over_the_wire(told: str) -> str:
        try:
            return json.dumps(answer(json.loads(told)))
        except Exception as error:
            import traceback

            return json.dumps({"error": "".join(traceback.format_exception(error))})

    return over_the_wire


sync.open = answering(session.open)
sync.dispatch = answering(session.dispatch)
sync.rehearse = answering(session.rehearse)

# `sitecustomize` switched this off; what there is now stays and need not be looked through again.
gc.freeze()
gc.enable()
