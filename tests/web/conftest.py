"""A real server, a real browser, and people in front of it."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from ethnos.base.i18n import languages
from ethnos.server.http.site import BUILT
from harness.chromium import NoBrowser, open_chromium
from harness.live import ServerProcess, database_in
from harness.person import PATIENCE_MS, Person, Wishes
from tests.others_long import others_long


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """One browser for all tests here. It is closed before other tests run: its event loop would disturb theirs."""
    expect.set_options(timeout=PATIENCE_MS)
    try:
        with open_chromium() as browser:
            yield browser
    except NoBrowser as problem:
        pytest.skip(f"NOT TESTED IN A BROWSER: {problem}")


@pytest.fixture(scope="session")
def client() -> Path:
    """The folder of the built client."""
    if not (BUILT / "index.html").is_file():
        pytest.skip("NOT TESTED IN A BROWSER: the client is not built; `make web` builds it")
    return BUILT


@pytest.fixture(scope="session")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests, with its own database."""
    assert client.is_dir()
    running = ServerProcess(database_in(tmp_path_factory.mktemp("tables")))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ETHNOS_TABLES_A_MINUTE", "1000")
        running.start()
    yield running
    running.stop()


LONG_WORDS = "de"
EVERY_LANGUAGE = others_long(languages(), LONG_WORDS)
"""A language of long words; in the long tests, all of them."""

NEVER_IDLE = """{
  const whenIdle = requestIdleCallback;
  window.requestIdleCallback = (work, options) => options?.timeout >= 2000 ? 0 : whenIdle(work, options);
}"""
"""Keeps pages from drawing cards ahead (``draw-ahead.ts``): all sixty faces of a table take three seconds of processor
time. Cards that are shown are still drawn."""


NO_ENDLESS_MOTION = """{
  const endless = (motion) =>
    motion.playState === 'running' && motion.effect.getComputedTiming().iterations === Infinity;
  let due = false;
  document.addEventListener('animationstart', () => {
    if (due) return;
    due = true;
    setTimeout(() => {
      due = false;
      document.getAnimations().filter(endless).forEach((motion) => motion.pause());
    });
  });
}"""
"""Pauses endless animations when they start: the picture of the start page, the ring of the lesson, the deck with its
Dragons. They would take half a core for as long as a test waits on such a page. Other animations run."""
NOTHING_LEAVES_SOON = """{
  const later = setTimeout;
  window.setTimeout = (work, ms, ...rest) => later(work, ms >= 5000 ? 10 * ms : ms, ...rest);
}"""
"""For ``Person.prepare``: what leaves by itself after some seconds, as the Dragon and tips on phones, stays for a busy
machine."""
COARSE = 0.5
"""Device pixels for each CSS pixel: the same layout with a quarter of the pixels to draw, which the processor does."""
MOST_FREE = 4
"""How many browsers are kept for the next tests."""


class Browsers:
    """Browsers for people. A browser that is given back is reused for the same wishes, as empty as a new one.

    It has the client's scripts already and starts no process, which saves a third of the work of opening a table.
    """

    def __init__(self, chromium: Browser, first: str = NEVER_IDLE + NO_ENDLESS_MOTION) -> None:
        self._chromium, self._first = chromium, first
        self._free: list[Person] = []

    def take(self, url: str, wishes: Wishes) -> Person:
        """A person at a new browser, or at a reused one that is as empty."""
        for person in self._free:
            if (person.url, person.wishes) == (url, wishes):
                self._free.remove(person)
                return person
        person = Person(self._chromium, url, wishes)
        person.context.add_init_script(self._first)
        return person

    def give_back(self, person: Person) -> None:
        """Keep the browser for the next test; close the one that was kept the longest if there are too many."""
        if person.prepared:
            person.context.close()
            return
        person.start_over()
        self._free.append(person)
        if len(self._free) > MOST_FREE:
            self._free.pop(0).context.close()


class People:
    """The people in a test, each with their own browser. An error in any of the browsers fails the test."""

    def __init__(self, browsers: Browsers, server: ServerProcess) -> None:
        self._browsers, self._server = browsers, server
        self._present: list[Person] = []
        self.troubles: list[str] = []
        """Errors of pages and of their consoles; complete when all have left."""

    def person(self, wishes: Wishes | None = None, *, exact: bool = False) -> Person:
        """A person at an empty browser; ``exact`` where sizes are measured or pixels are read."""
        wishes = replace(wishes or Wishes(), scale=1.0 if exact else COARSE)
        person = self._browsers.take(self._server.url, wishes)
        self._present.append(person)
        return person

    def leave(self) -> None:
        """Give all browsers back, and collect their errors."""
        while self._present:
            person = self._present.pop()
            self.troubles += person.troubles
            self._browsers.give_back(person)


@pytest.fixture(scope="package")
def browsers(chromium: Browser) -> Browsers:
    """The browsers of all tests here."""
    return Browsers(chromium)


@pytest.fixture
def people(browsers: Browsers, server: ServerProcess) -> Iterator[People]:
    """The people of a test, at the common server."""
    group = People(browsers, server)
    yield group
    group.leave()
    assert not group.troubles, "\n".join(group.troubles)


@pytest.fixture
def person(people: People) -> Person:
    """A person at an empty browser."""
    return people.person()
