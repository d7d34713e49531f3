"""Line drawings for buttons, on a grid of 20."""

from __future__ import annotations

from typing import Final

PATHS: Final = {
    "undo": "M4 8h8a4.5 4.5 0 0 1 0 9H8M7.5 4 3.5 8l4 4",
    "redo": "M16 8H8a4.5 4.5 0 0 0 0 9h4M12.5 4l4 4-4 4",
    "book": "M10 5.5C8 4 5.5 3.7 3 4v11.5c2.5-.3 5 0 7 1.5 2-1.5 4.5-1.8 7-1.5V4c-2.5-.3-5 0-7 "
    "1.5ZM10 5.5V17",
    "menu": "M3.5 6h13M3.5 10h13M3.5 14h13",
    "close": "M5 5l10 10M15 5 5 15",
    "moon": "M15.5 12.5A6.5 6.5 0 0 1 7.5 4.5 6.5 6.5 0 1 0 15.5 12.5Z",
    "sun": "M10 6.5a3.5 3.5 0 1 0 .01 0M10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1 1M14.7 "
    "14.7l1 1M4.3 15.7l1-1M14.7 5.3l1-1",
    "auto": "M10 3a7 7 0 1 0 .01 0M10 3v14M10 6.5h5.5M10 10h7M10 13.5h5.5",
    "save": "M10 3v9m-3.5-3.5L10 12l3.5-3.5M4 14v3h12v-3",
    "open": "M3 6v10h14V7.5h-7L8.5 5H3ZM10 14v-4m-2 2 2-2 2 2",
    "wheel": "M10 2.5a7.5 7.5 0 1 0 .01 0M10 7a3 3 0 1 0 .01 0",
    "log": "M7 5h10M7 10h10M7 15h10M3 5h.5M3 10h.5M3 15h.5",
    "home": "M3.5 9.5 10 4l6.5 5.5M5.5 8v8.5h9V8",
    "new": "M10 4v12M4 10h12",
    "again": "M16 10a6 6 0 1 1-2-4.5M16 2.5V6h-3.5",
    "fill": "M10 3a7 7 0 1 0 7 7M10 7v6M7 10h6",
    "play": "M7 4.5v11l8.5-5.5Z",
    "pause": "M7 4.5v11M13 4.5v11",
    "step": "M5 4.5v11l7.5-5.5ZM15 4.5v11",
    "first": "M15 4.5v11L8 10ZM5.5 4.5v11",
    "before": "M13 4.5v11L6 10Z",
    "after": "M7 4.5v11l7-5.5Z",
    "last": "M5 4.5v11l7-5.5ZM14.5 4.5v11",
    "hint": "M10 3a5 5 0 0 0-3 9c.6.5 1 1.2 1 2h4c0-.8.4-1.5 1-2a5 5 0 0 0-3-9ZM8.3 17h3.4",
    "chart": "M3.5 3.5v13h13M6.5 12.5l3-4 3 2.5 4-6",
    "stop": "M10 3a7 7 0 1 0 .01 0M7 10l2.2 2.5L13.3 8",
}
PATHS_TEXT: Final = "".join(
    f'<symbol id="i-{name}" viewBox="0 0 20 20"><path d="{path}"/></symbol>'
    for name, path in PATHS.items()
)
