"""The site where something goes wrong: each time a clear sentence, and no game is lost."""

import os
import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from harness.person import Wishes, texts
from tests.web.visits import LAPTOP, LOADED_MS, change_worker, not_built, visiting, wait_until_true
from tools.site import SITE, list_files

FULL = """
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...values) {
        if (self.full) throw new DOMException('', 'QuotaExceededError');
        return put.apply(this, values);
    };
"""
OLD_ENOUGH_MS = 10_000
"""A worker that dies sooner is not replaced."""
DAMAGE = """async (table) => {
    const [{ name }] = await indexedDB.databases();
    const database = await new Promise((resolve) => {
        indexedDB.open(name).onsuccess = ({ target }) => resolve(target.result);
    });
    const work = database.transaction('entries', 'readwrite');
    work.objectStore('entries').delete([table, 2]);
    await new Promise((resolve) => (work.oncomplete = resolve));
    database.close();
}"""
DENY = """
    for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get() { throw new DOMException('', 'SecurityError'); } });
"""
MARK = "<!-- newer -->"
UPGRADE = """async () => {
    const [{ name, version }] = await indexedDB.databases();
    const database = await new Promise((resolve, reject) => {
        const request = indexedDB.open(name, version + 1);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
    database.onversionchange = () => database.close();
}"""
"""What a newer version of the site does in another window."""
EMPTY_THE_CACHE = """async () => {
    const names = await caches.keys();
    const version = names.find((name) => name.startsWith('ethnos version'));
    const cache = await caches.open(version);
    for (const request of await cache.keys()) await cache.delete(request);
    const older = await caches.open(version.replace(/\\S+$/, 'older'));
    await older.put(location.href.split('#')[0] + 'index.html', new Response('<p>older</p>'));
}"""
IS_COMPLETE = """async () => {
    for (const name of await caches.keys())
        if (name.startsWith('ethnos version') && !name.endsWith('older'))
            return !!(await (await caches.open(name)).match('files.json'));
}"""

pytestmark = not_built


@pytest.mark.long
def test_a_full_disk_and_a_worker_that_dies_lose_nothing(chromium: Browser) -> None:
    expected = ("QuotaExceededError", "the worker dies", "NotStored", "full")
    with visiting(chromium, wishes=Wishes(size=LAPTOP, expected=expected)) as visitor:
        change_worker(visitor, FULL)
        visitor.open("/")
        visitor.play()
        worker = visitor.page.workers[0]
        worker.evaluate("self.full = true")
        cards = visitor.hand.count()
        visitor.wait_for_turn().click()
        visitor.expect_text("tab-storage-full")
        worker.evaluate("self.full = false")
        visitor.page.get_by_role("button", name=texts("web-close")).first.click()
        assert visitor.hand.count() == cards
        visitor.draw()
        visitor.page.wait_for_timeout(OLD_ENOUGH_MS)
        worker.evaluate("setTimeout(() => { throw new Error('the worker dies') })")
        expect(visitor.page.locator("progress")).to_have_count(1, timeout=LOADED_MS)
        expect(visitor.page.locator("progress")).to_have_count(0, timeout=LOADED_MS)
        visitor.draw()
        assert visitor.hand.count() == cards + 2


@pytest.mark.long
def test_a_damaged_game_is_named_and_can_be_removed(chromium: Browser) -> None:
    with visiting(chromium, wishes=Wishes(size=LAPTOP, expected=("cannot be read", "NotNow", "Traceback"))) as visitor:
        visitor.open("/")
        visitor.play()
        visitor.page.evaluate(DAMAGE, visitor.table)
        visitor.page.reload()
        visitor.expect_text("server-table-unreadable")
        visitor.page.get_by_role("link", name=texts("web-home")).click()
        visitor.expect_text("server-table-unreadable")
        visitor.press("pages-forget")
        visitor.press("pages-forget-really")
        expect(visitor.page.get_by_text(texts("pages-continue"))).to_have_count(0)


@pytest.mark.long
def test_without_storage_people_play_and_are_warned_each_time(chromium: Browser) -> None:
    with visiting(chromium) as visitor:
        change_worker(visitor, "Object.defineProperty(self, 'indexedDB', { value: undefined });")
        visitor.context.add_init_script(DENY)
        visitor.open("/")
        visitor.expect_text("tab-storage-blocked")
        visitor.page.get_by_role("button", name=texts("web-close")).click()
        visitor.play()
        visitor.draw()
        visitor.page.reload()
        visitor.expect_text("tab-storage-blocked")


@pytest.mark.long
def test_a_network_that_was_away_at_first_harms_nothing(chromium: Browser) -> None:
    """The site is then also stored for use without a network."""
    with visiting(chromium, wishes=Wishes(size=LAPTOP, expected=("files.json", "ERR_FAILED"))) as visitor:
        visitor.context.route("**/files.json", lambda route: route.abort())
        visitor.open("/")
        visitor.expect_text("tab-part-missing", path="files.json")
        visitor.context.unroute("**/files.json")
        visitor.press("tab-try-again")
        visitor.play()
        visitor.wait_until_stored()


def test_without_webassembly_the_page_says_what_can_be_done(chromium: Browser) -> None:
    with visiting(chromium, wishes=Wishes(size=LAPTOP, expected=("tab-no-wasm",))) as visitor:
        change_worker(visitor, "delete self.WebAssembly;")
        visitor.open("/")
        visitor.expect_text("tab-no-wasm")


def test_a_page_whose_script_does_not_run_says_so(chromium: Browser) -> None:
    """Opened as a file; the site itself never shows this."""
    context = chromium.new_context()
    page = context.new_page()
    page.goto((SITE / "index.html").as_uri())
    expect(page.get_by_text(texts("tab-no-script"))).to_be_visible(timeout=LOADED_MS)
    context.close()
    with visiting(chromium) as visitor:
        visitor.open("/rules")
        expect(visitor.page.get_by_role("heading", name=texts("pages-way-rules")).first).to_be_visible()
        expect(visitor.page.get_by_text(texts("tab-no-script"))).to_be_hidden()


@pytest.mark.long
def test_a_newer_version_waits_for_the_person_and_takes_the_game_over(chromium: Browser, tmp_path: Path) -> None:
    site = tmp_path / "site"
    shutil.copytree(SITE, site, copy_function=os.link)
    with visiting(chromium, site) as visitor:
        visitor.open("/")
        visitor.play()
        visitor.draw()
        hand = visitor.hand.count()
        visitor.wait_until_stored()
        publish_newer(site)
        visitor.page.reload()
        visitor.expect_text("tab-newer")
        assert MARK not in visitor.page.content()
        visitor.draw()
        visitor.press("tab-update")
        visitor.page.wait_for_function(f"document.documentElement.innerHTML.includes('{MARK}')", timeout=LOADED_MS)
        visitor.wait_for_turn()
        assert visitor.hand.count() == hand + 1


def publish_newer(site: Path) -> None:
    """Change the first page of the site."""
    page = (site / "index.html").read_text(encoding="utf-8")
    (site / "index.html").unlink()  # a link to the built one
    (site / "index.html").write_text(re.sub("<body>", f"<body>{MARK}", page), encoding="utf-8")
    (site / "files.json").unlink()
    list_files(site)


@pytest.mark.long
def test_games_are_stored_after_another_window_has_upgraded_the_database(chromium: Browser) -> None:
    with visiting(chromium) as visitor:
        visitor.open("/")
        visitor.play()
        other = visitor.context.new_page()
        other.goto(f"{visitor.url}/files.json")  # the same origin, without the game
        other.evaluate(UPGRADE)
        visitor.draw()
        hand = visitor.hand.count()
        visitor.page.reload()
        visitor.wait_for_turn()
        assert visitor.hand.count() == hand


@pytest.mark.long
def test_an_emptied_cache_is_filled_again_and_no_older_page_is_shown(chromium: Browser) -> None:
    with visiting(chromium) as visitor:
        visitor.open("/")
        visitor.play()
        visitor.wait_until_stored()
        visitor.page.evaluate(EMPTY_THE_CACHE)
        visitor.page.reload()
        visitor.wait_for_turn()
        wait_until_true(visitor.page, IS_COMPLETE)
