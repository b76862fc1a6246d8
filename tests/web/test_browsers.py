"""A browser that is reused in another test."""

from playwright.sync_api import Browser, expect

from harness.live import ServerProcess
from harness.person import PHONE, texts
from tests.web.conftest import Browsers, People

STATE = """async () => ({
  stored: Object.keys(localStorage).filter((key) => key !== 'ethnos.settings').length + sessionStorage.length,
  cookies: document.cookie,
  databases: (await indexedDB.databases()).length,
  wide: innerWidth,
  dark: matchMedia('(prefers-color-scheme: dark)').matches,
  still: matchMedia('(prefers-reduced-motion: reduce)').matches,
  copies: (await navigator.permissions.query({ name: 'clipboard-read' })).state,
  settings: localStorage['ethnos.settings'],
})"""
USE = """async () => {
  localStorage['ethnos.tips'] = '["hand"]';
  localStorage['ethnos.settings'] = '{"theme": "dark"}';
  sessionStorage.left = document.cookie = 'left=1';
  await new Promise((done) => (indexedDB.open('left').onsuccess = done));
}"""

UNUSED = "/health"
"""An address that the client never asks: a late request of its own would be refused too, which is an error."""


def test_a_reused_browser_is_as_empty_as_a_new_one(chromium: Browser, server: ServerProcess) -> None:
    people = People(Browsers(chromium), server)
    ada = people.person()
    ada.open("/lobby")
    fresh = ada.page.evaluate(STATE)
    ada.page.evaluate(USE)
    ada.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    ada.page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    ada.context.grant_permissions(["clipboard-read"])
    ada.context.new_page()
    ada.page.route(f"**{UNUSED}", lambda route: route.abort())
    used = ada.page.evaluate(STATE)
    assert all(used[name] != fresh[name] for name in fresh), used
    people.leave()
    ben = people.person()
    assert ben.context is ada.context
    assert ben.context.pages == [ben.page]
    ben.open("/lobby")
    expect(ben.page.get_by_role("heading", level=1)).to_have_text(texts("pages-lobby"))
    assert ben.page.evaluate(STATE) == fresh
    assert ben.page.evaluate(f"fetch('{UNUSED}').then(({{ok}}) => ok)")
    people.leave()
    assert not people.troubles
