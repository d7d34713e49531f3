"""A small static server for dist/, as plain as the hosts that the site is made for."""

import argparse
import contextlib
import functools
import hashlib
import re
import threading
from collections.abc import Iterator
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import ClassVar
from urllib.parse import unquote, urlsplit

from web.building.places import DIST

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}
# Names that carry the hash of their contents never change.
FOREVER = re.compile(r"-([0-9a-f]{10}/|[0-9A-Z]{8}\.(js|css)$)")


@functools.cache
def _tag(file: Path, changed: int, size: int) -> str:
    return f'"{hashlib.sha256(f"{file} {changed} {size}".encode()).hexdigest()[:16]}"'


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # Small answers must not wait for a full packet: a start is made of many of them.
    disable_nagle_algorithm = True
    wbufsize = -1
    site: ClassVar[Path]

    def do_GET(self) -> None:
        path = unquote(urlsplit(self.path).path)
        file = (self.site / path.lstrip("/")).resolve()
        if file.is_dir():
            file /= "index.html"
        if not file.is_relative_to(self.site) or not file.is_file():
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        self._answer(file, file.read_bytes())

    do_HEAD = do_GET  # noqa: N815  the name that http.server calls

    def _answer(self, file: Path, body: bytes) -> None:
        tag = _tag(file, file.stat().st_mtime_ns, len(body))
        same = self.headers.get("If-None-Match") == tag
        self.send_response(HTTPStatus.NOT_MODIFIED if same else HTTPStatus.OK)
        self.send_header("ETag", tag)
        forever = FOREVER.search(file.relative_to(self.site).as_posix())
        self.send_header(
            "Cache-Control", "public, max-age=31536000, immutable" if forever else "no-cache"
        )
        if not same:
            self.send_header("Content-Type", TYPES.get(file.suffix, "application/octet-stream"))
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if not same and self.command == "GET":
            self.wfile.write(body)
        self.wfile.flush()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Say nothing: the terminal shows the address, and that stays readable."""


class Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 64

    def handle_error(
        self,
        request: object,
        client_address: object,
    ) -> None:
        """A browser that hangs up in the middle of an answer is no news."""


def server(site: Path, port: int = 0) -> Server:
    """A server for this folder, not yet running; port 0 takes any that is free."""
    handler = type("Handler", (Handler,), {"site": site.resolve()})
    return Server(("localhost", port), handler)


@contextlib.contextmanager
def serving(site: Path, port: int = 0) -> Iterator[str]:
    """Serve the folder in the background while the block runs; gives the address."""
    running = server(site, port)
    thread = threading.Thread(target=running.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield f"http://localhost:{running.server_port}/"
    finally:
        running.shutdown()
        running.server_close()
        thread.join()


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--port", type=int, default=8000)
    options.add_argument("--site", type=Path, default=DIST)
    chosen = options.parse_args()
    running = server(chosen.site, chosen.port)
    print(f"Two Moons: http://localhost:{chosen.port}/   (Ctrl+C stops)", flush=True)
    with contextlib.suppress(KeyboardInterrupt):
        running.serve_forever()
    running.server_close()


if __name__ == "__main__":
    main()
