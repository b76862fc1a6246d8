"""Python's memory of an earlier visit in real Chromium: stored, and discarded if Python does not start from it."""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Browser
from playwright.sync_api import Error as PlaywrightError

from harness.wasm import served
from tests.web.visits import DECK, LOADED_MS, not_built, wait_until_true
from tools.site import SITE

IS_STORED = """async () => {
  const name = (await caches.keys()).find((name) => name.startsWith('ethnos memory'));
  if (!name) return false;
  const keys = await (await caches.open(name)).keys();
  return keys.some(({ url }) => url.includes('memory?v='));
}"""
SPOIL = """async () => {
  const cache = await caches.open((await caches.keys()).find((name) => name.startsWith('ethnos memory')));
  const key = (await cache.keys()).find(({ url }) => url.includes('memory?v='));
  const bytes = await (await cache.match(key)).arrayBuffer();
  new Uint8Array(bytes).fill(255, 4096);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const text = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  await cache.put(key, new Response(bytes, { headers: { 'ethnos-digest': text } }));
}"""


@pytest.mark.long
@not_built
def test_a_memory_that_python_does_not_start_from_is_discarded(chromium: Browser) -> None:
    """Python may fail, or the whole page crash: the next attempt starts without the memory."""
    context = chromium.new_context(locale="en-US")
    with served(SITE) as address:
        page = context.new_page()
        page.goto(address)
        page.get_by_role("button", name=re.compile("Play against")).click()
        page.wait_for_selector(DECK, timeout=LOADED_MS)
        wait_until_true(page, IS_STORED)
        page.evaluate(SPOIL)
        with suppress(PlaywrightError):
            page.reload()
            page.wait_for_selector(DECK, timeout=LOADED_MS)
        again = context.new_page()
        again.goto(address)
        again.get_by_role("button", name=re.compile("Play against")).click()
        again.wait_for_selector(DECK, timeout=LOADED_MS)
        context.close()
