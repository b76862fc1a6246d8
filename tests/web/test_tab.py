"""The site in real Chromium, from a plain server of static files: played, left, shared by two windows, and offline."""

import gzip
import io
import json
import re
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from ethnos.base.plain import to_json
from ethnos.bots.network import FILE
from ethnos.engine.compile.sources import PACKAGE
from ethnos.game.gamefiles import write_game
from ethnos.lessons import LESSON
from ethnos.server.api.setup_options import choices
from harness.person import Person, texts
from harness.positions import finished
from tests.web.test_learn import Learner
from tests.web.visits import DECK, LOADED_MS, Visitor, change_worker, not_built, visiting, wait_until_true
from tools.site import NETWORK, SITE, modules

MOST_BYTES = 12_000_000
ANIMATION = "(element) => getComputedStyle(element).animationPlayState"


@pytest.fixture
def visitor(chromium: Browser) -> Iterator[Visitor]:
    with visiting(chromium) as visitor:
        visitor.open("/")
        yield visitor


@not_built
def test_a_game_goes_on_after_a_reload_and_without_a_network_and_so_does_the_lesson(visitor: Visitor) -> None:
    visitor.play()
    visitor.draw()
    table, hand = visitor.page.url, visitor.hand.count()
    visitor.wait_until_stored()
    visitor.context.set_offline(True)
    visitor.page.reload()
    visitor.wait_for_turn()
    assert (visitor.page.url, visitor.hand.count()) == (table, hand)
    visitor.draw()
    visitor.page.goto(f"{visitor.url}/?v=0#/nowhere")  # with a query that the site itself uses
    visitor.expect_text("pages-lost")
    learner = Learner(visitor)
    learner.begin()
    for scene in LESSON[:2]:
        learner.scene(scene)


@pytest.mark.long
@not_built
def test_two_windows_show_the_same_game_until_it_is_deleted(visitor: Visitor) -> None:
    visitor.play()
    other = visitor.context.new_page()
    other.goto(visitor.page.url)
    visitor.wait_for_turn(other)
    visitor.page.bring_to_front()
    visitor.draw()
    other.bring_to_front()
    expect(other.locator("[data-anchor^='hand:']")).to_have_count(visitor.hand.count())
    visitor.wait_for_turn(other)
    other.goto(visitor.url)
    other.get_by_role("button", name=texts("pages-forget")).click()
    other.get_by_role("button", name=texts("pages-forget-really")).click()
    visitor.page.bring_to_front()
    visitor.expect_text("server-table-deleted")
    other.bring_to_front()
    expect(other.get_by_text(texts("pages-continue"))).to_have_count(0)


@not_built
@pytest.mark.long
def test_the_picture_is_still_until_python_has_started_which_then_reads_files(chromium: Browser) -> None:
    """Files of one game and of all, and files that it cannot read."""
    with visiting(chromium) as visitor:
        change_worker(visitor, "await new Promise((resolve) => (self.start = resolve));")
        visitor.open("/")
        moving = visitor.page.locator(".scene .drift").first
        moving.wait_for(timeout=LOADED_MS)
        assert moving.evaluate(ANIMATION) == "paused"
        visitor.page.workers[0].evaluate("self.start()")
        wait_until_true(visitor.page, f"() => ({ANIMATION})(document.querySelector('.scene .drift')) === 'running'")
        games_of_other_versions_change_nothing(visitor)
        a_game_file_is_checked_and_replayed(visitor)


def games_of_other_versions_change_nothing(visitor: Visitor) -> None:
    """A file of all games, of a newer version and a damaged one."""
    visitor.press("pages-settings")
    field = visitor.page.get_by_label(texts("tab-import"))
    for version, key in ((2, "tab-import-newer"), (1, "tab-import-damaged")):
        text = json.dumps({"format": "ethnos-games", "version": version})
        field.set_input_files({"name": "a.json", "mimeType": "application/json", "buffer": text.encode()})
        visitor.expect_text(key)
    visitor.page.keyboard.press("Escape")
    expect(visitor.dialog).to_have_count(0)


def a_game_file_is_checked_and_replayed(visitor: Visitor) -> None:
    """A file of one game: with a wrong move, of a newer version, and a valid one."""
    game = write_game(finished(players=2, seed=4)[0])
    visitor.open("/replays")
    load = visitor.page.get_by_label(texts("pages-file-load"))
    for text, key, values in [
        (game.replace("1. ", "7. ", 1), "server-file-wrong", {"line": line_of(game, "1. ")}),
        (game.replace("ethnos game 1", "ethnos game 2"), "server-file-newer", {}),
    ]:
        load.set_input_files({"name": "a.ethnos", "mimeType": "text/plain", "buffer": text.encode()})
        visitor.expect_text(key, **values)
    load.set_input_files({"name": "a.ethnos", "mimeType": "text/plain", "buffer": game.encode()})
    expect(visitor.page.get_by_text(re.compile(r"Moves: \d+, shuffles: 2"))).to_be_visible(timeout=LOADED_MS)
    expect(visitor.page.locator("article")).to_have_count(1)
    visitor.page.get_by_role("link", name=texts("pages-watch-replay")).first.click()
    expect(visitor.map).to_be_visible(timeout=LOADED_MS)
    visitor.page.keyboard.press("End")
    moves = len(re.findall(r"(?m)^\d+\. ", game))
    expect(visitor.page.get_by_text(texts("scores-replay-move", number=moves, count=moves))).to_be_visible()
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("link", name=texts("scores-replay-download")).click()
    assert Path(download.value.path()).read_text() == game


@pytest.mark.long
@not_built
def test_a_server_offers_to_play_in_this_browser(person: Person) -> None:
    person.open("/")
    person.page.get_by_label(texts("pages-in-browser")).check()
    person.page.get_by_role("button", name=re.compile("Play against")).click()
    person.page.wait_for_url(re.compile("/tab/#/table/"), timeout=LOADED_MS)
    person.page.wait_for_selector(DECK, timeout=LOADED_MS)
    person.page.goto(f"{person.url}/")
    expect(person.page.get_by_label(texts("pages-in-browser"))).to_be_checked()
    expect(person.page.get_by_text(texts("pages-continue"))).to_have_count(0)


def line_of(text: str, start: str) -> int:
    """The number of the first line that begins with this text."""
    return next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith(start))


@not_built
def test_everything_is_listed_and_small_enough() -> None:
    sizes = {entry["path"]: entry["bytes"] for entry in json.loads((SITE / "files.json").read_text())["files"]}
    assert {"index.html", "engine/python.pack", f"engine/{NETWORK}", "pyodide/pyodide.asm.wasm"} <= set(sizes)
    assert all((SITE / path).stat().st_size == size for path, size in sizes.items())
    assert sum(len(gzip.compress((SITE / path).read_bytes())) for path in sizes) <= MOST_BYTES


@not_built
def test_the_numbers_of_the_network_are_all_there() -> None:
    halves = gzip.decompress((SITE / "engine" / NETWORK).read_bytes())
    archive, middle = bytearray(len(halves)), (len(halves) + 1) // 2
    archive[::2], archive[1::2] = halves[:middle], halves[middle:]
    with zipfile.ZipFile(io.BytesIO(archive)) as shipped, zipfile.ZipFile(PACKAGE / "bots" / FILE) as own:
        assert shipped.namelist() == own.namelist()
        assert all(shipped.read(name) == own.read(name) for name in own.namelist())


def test_the_page_knows_the_choices_before_python_runs() -> None:
    stored = json.loads((Path(__file__).parents[2] / "web" / "choices.json").read_text(encoding="utf-8"))
    assert stored == to_json(choices())


def test_the_tab_imports_nothing_that_only_a_server_needs() -> None:
    names = {path.as_posix() for path in modules()}
    assert any(name.endswith("server/tab/tab.py") for name in names)
    assert not [name for name in names if re.search(r"/(http|training|gpu|terminal|cli)/|database_store", name)]
