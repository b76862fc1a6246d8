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


NO_ENDLESS_MOTION = """{
  const endless = (one) => one.playState === 'running' && one.effect.getComputedTiming().iterations === Infinity;
  let due = false;
  document.addEventListener('animationstart', () => {
    if (due) return;
    due = true;
    setTimeout(() => {
      due = false;
      document.getAnimations().filter(endless).forEach((one) => one.pause());
    });
  });
}"""
"""What moves for ever stands still from its beginning: the picture of the start page, the ring of the lesson, the deck
with its Dragons. Drawing it takes half a core for as long as a test waits on such a page. All other motion goes on."""
MOST_FREE = 4
"""Browsers that wait for the next test."""


class Browsers:
    """Browsers for people. One that somebody has left is given to the next who wants the same, as empty as a new one:
    it has the client's scripts already, and starts no process, which saves a third of the work of opening a table.
    """

    def __init__(self, chromium: Browser) -> None:
        self._chromium = chromium
        self._free: list[Person] = []

    def take(self, url: str, wishes: Wishes) -> Person:
        """A browser in which nobody has been, or of which nothing tells."""
        for somebody in self._free:
            if (somebody.url, somebody.wishes) == (url, wishes):
                self._free.remove(somebody)
                return somebody
        somebody = Person(self._chromium, url, wishes)
        somebody.context.add_init_script(NEVER_IDLE + NO_ENDLESS_MOTION)
        return somebody

    def give_back(self, somebody: Person) -> None:
        """For the next test; those that wait the longest are closed."""
        if somebody.prepared:
            somebody.context.close()
            return
        somebody.start_over()
        self._free.append(somebody)
        if len(self._free) > MOST_FREE:
            self._free.pop(0).context.close()


class People:
    """Those who sit down in a test, each with a browser of their own. What goes wrong in any of them fails the test."""

    def __init__(self, browsers: Browsers, server: ServerProcess) -> None:
        self._browsers, self._server = browsers, server
        self._all: list[Person] = []
        self.troubles: list[str] = []
        """Errors of pages and of their consoles, when all have left."""

    def person(self, wishes: Wishes | None = None) -> Person:
        """Somebody at a fresh browser."""
        somebody = self._browsers.take(self._server.url, wishes or Wishes())
        self._all.append(somebody)
        return somebody

    def leave(self) -> None:
        """Give all browsers back, and say what went wrong in them."""
        while self._all:
            somebody = self._all.pop()
            self.troubles += somebody.troubles
            self._browsers.give_back(somebody)


@pytest.fixture(scope="package")
def browsers(chromium: Browser) -> Browsers:
    """For all tests here."""
    return Browsers(chromium)


@pytest.fixture
def people(browsers: Browsers, server: ServerProcess) -> Iterator[People]:
    """Whoever the test needs, at the common server."""
    gathered = People(browsers, server)
    yield gathered
    gathered.leave()
    assert not gathered.troubles, "\n".join(gathered.troubles)


@pytest.fixture
def person(people: People) -> Person:
    """Somebody at a fresh browser."""
    return people.person()
