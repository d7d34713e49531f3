"""Holding Python back, to see what the page does before it is awake."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, Route


@contextmanager
def asleep(page: Page) -> Iterator[None]:
    """While the block runs, the worker's program does not arrive; afterwards it does.

    Visits after the first need a context with `service_workers="block"`: a page that is kept for
    offline use asks nobody.
    """
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/worker.py", hold)
    yield
    for route in held:
        route.continue_()
    page.unroute("**/worker.py")
