"""Python's memory of an earlier visit in real Chromium: stored, and given up when Python does not start from it."""

import re

import pytest
from playwright.sync_api import Browser

from harness.wasm import served
from tests.web.visits import DECK, LOADED_MS, not_built
from tools.site import SITE

STORED = """async () => {
  const name = (await caches.keys()).find((name) => name.startsWith('ethnos memory'));
  if (!name) return false;
  const cache = await caches.open(name);
  const [key] = await cache.keys();
  return Boolean(key && (await cache.match(key)));
}"""
SPOIL = """async () => {
  const cache = await caches.open((await caches.keys()).find((name) => name.startsWith('ethnos memory')));
  const [key] = await cache.keys();
  const bytes = await (await cache.match(key)).arrayBuffer();
  new Uint8Array(bytes).fill(255, 4096);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const text = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  await cache.put(key, new Response(bytes, { headers: { 'ethnos-digest': text } }));
}"""


@pytest.mark.long
@not_built
def test_a_memory_that_python_does_not_start_from_is_given_up(chromium: Browser) -> None:
    context = chromium.new_context(locale="en-US")
    warnings: list[str] = []
    with served(SITE) as address:
        page = context.new_page()
        page.on("console", lambda message: warnings.append(message.text) if message.type == "warning" else None)
        page.goto(address)
        page.get_by_role("button", name=re.compile("Play against")).click()
        page.wait_for_selector(DECK, timeout=LOADED_MS)
        assert not warnings
        page.wait_for_function(STORED, timeout=LOADED_MS)
        page.evaluate(SPOIL)
        page.reload()
        page.wait_for_selector(DECK, timeout=LOADED_MS)
        assert warnings
        context.close()
