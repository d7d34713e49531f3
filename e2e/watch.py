"""An eye on pages while they are tested: what they complain of, and whom they ask."""

from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, WebError


class Watch:
    def __init__(self) -> None:
        self.errors: list[str] = []
        self.foreign: list[str] = []
        self.requests: list[str] = []

    def over(self, context: BrowserContext) -> None:
        context.on("console", self._on_console)
        context.on("weberror", self._on_error)
        context.on("request", self._on_request)

    def expect_error(self, words: str) -> None:
        """This error belongs to the test: it must have been seen, and is forgiven."""
        seen = [error for error in self.errors if words in error]
        assert seen, f"no error with «{words}» in {self.errors}"
        self.errors = [error for error in self.errors if words not in error]

    def judge(self) -> None:
        assert not self.errors, self.errors
        assert not self.foreign, self.foreign

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "assert"}:
            self.errors.append(f"{message.text} ({message.location['url']})")

    def _on_error(self, error: WebError) -> None:
        self.errors.append(str(error.error))

    def _on_request(self, request: Request) -> None:
        self.requests.append(request.url)
        address = urlsplit(request.url)
        if address.scheme in {"http", "https"} and address.hostname != "localhost":
            self.foreign.append(request.url)
