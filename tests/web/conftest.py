"""A real server, a real browser, and people in front of it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from ethnos.server.http.site import BUILT
from ethnos.server.run import TABLES_VARIABLE
from harness.chromium import NoBrowser, open_chromium
from harness.live import ServerProcess, database_in
from harness.person import PATIENCE_MS, Person, Wishes


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """One for all tests here; it is gone before other tests run, whose event loops its own would disturb."""
    expect.set_options(timeout=PATIENCE_MS)
    try:
        with open_chromium() as browser:
            yield browser
    except NoBrowser as problem:
        pytest.skip(f"NOT TESTED IN A BROWSER: {problem}")


@pytest.fixture(scope="session")
def client() -> Path:
    """The client as it was built."""
    if not (BUILT / "index.html").is_file():
        pytest.skip("NOT TESTED IN A BROWSER: the client is not built; `make web` builds it")
    return BUILT


@pytest.fixture(scope="session")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One for all tests, with a database of its own."""
    assert client.is_dir()
    running = ServerProcess(database_in(tmp_path_factory.mktemp("tables")))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(TABLES_VARIABLE, "1000")
        running.start()
    yield running
    running.stop()


NEVER_IDLE = """{
  const whenIdle = requestIdleCallback;
  window.requestIdleCallback = (work, options) => options?.timeout >= 2000 ? 0 : whenIdle(work, options);
}"""
"""A page that never has the time to draw cards ahead (``draw-ahead.ts``). Each table would draw all sixty faces, which
takes three seconds of processor time; the cards that are shown are drawn when they are needed."""


class People:
    """Those who sit down in a test, each with a browser of their own. What goes wrong in any of them fails the test."""

    def __init__(self, chromium: Browser, server: ServerProcess) -> None:
        self._chromium, self._server = chromium, server
        self._all: list[Person] = []

    def person(self, wishes: Wishes | None = None, *, draws_ahead: bool = False) -> Person:
        """Somebody at a fresh browser."""
        somebody = Person(self._chromium, self._server.url, wishes or Wishes())
        if not draws_ahead:
            somebody.context.add_init_script(NEVER_IDLE)
        self._all.append(somebody)
        return somebody

    def leave(self) -> None:
        """Close all browsers, and say what went wrong in them."""
        for somebody in self._all:
            somebody.context.close()

    @property
    def troubles(self) -> list[str]:
        """Errors of pages and of their consoles."""
        return [trouble for somebody in self._all for trouble in somebody.troubles]


@pytest.fixture
def people(chromium: Browser, server: ServerProcess) -> Iterator[People]:
    """Whoever the test needs, at the common server."""
    gathered = People(chromium, server)
    yield gathered
    gathered.leave()
    assert not gathered.troubles, "\n".join(gathered.troubles)


@pytest.fixture
def person(people: People) -> Person:
    """Somebody at a fresh browser."""
    return people.person()
