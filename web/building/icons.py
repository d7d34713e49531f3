"""The icons and the manifest that make the site installable."""

import json
import shutil
from pathlib import Path

from web.app.words import _
from web.building.places import STATIC

ICONS = STATIC / "icons"


def write_icons(site: Path) -> None:
    shutil.copytree(ICONS, site / "icons")
    (site / "manifest.webmanifest").write_text(json.dumps(manifest(), indent=1))


def manifest() -> dict[str, object]:
    return {
        "name": _("Two Moons"),
        "short_name": _("Two Moons"),
        "description": _("Nova Luna in your browser: free, offline, an unofficial work."),
        "id": "./",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": "#0b1524",
        "theme_color": "#0b1524",
        "icons": [
            {"src": "icons/icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"},
            *(
                {
                    "src": f"icons/{name}-{size}.png",
                    "sizes": f"{size}x{size}",
                    "type": "image/png",
                    "purpose": purpose,
                }
                for name, purpose in (("icon", "any"), ("maskable", "maskable"))
                for size in (192, 512)
            ),
        ],
    }
