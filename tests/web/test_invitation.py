"""Inviting others to a server on one's own computer: what the page says, the way to let them in, and that it works."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from harness import http
from harness.live import ServerProcess, open_table
from harness.person import PHONE, Person, Wishes, texts
from tests.server.test_at_home import SECOND, answers, at, playing
from tests.web.conftest import Browsers, People
from tests.web.test_access import AXE, audit
from tests.web.test_comfort import pasted


@pytest.fixture(scope="module")
def own_server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """``ethnos play``, which others could reach at another address of this machine's loopback."""
    assert client.is_dir()
    with playing(tmp_path_factory.mktemp("home"), "--no-browser") as (_, address):
        yield at(address)


@pytest.fixture
def home(own_server: ServerProcess) -> ServerProcess:
    """The same server, reachable from this computer only, whatever other tests have changed."""
    http.post(f"{own_server.url}/api/sharing", json={"on": False}).raise_for_status()
    return own_server


@pytest.fixture
def at_home(browsers: Browsers, home: ServerProcess) -> Iterator[People]:
    """The people at this computer."""
    group = People(browsers, home)
    yield group
    group.leave()
    assert not group.troubles, "\n".join(group.troubles)


def open_waiting_page(person: Person, home: ServerProcess) -> str:
    """Open the host's waiting page, with a free seat. Returns the table."""
    host = open_table(home, ["person", "open"])
    person.open(f"/table/{host.table}#{host.secret}")
    expect(person.page.get_by_role("heading", name=texts("pages-waiting"))).to_be_visible()
    return host.table


def link_of(person: Person) -> Locator:
    """The field with the invitation."""
    return person.page.get_by_label(texts("pages-invite-link"))


def let_in(person: Person) -> None:
    """Say that others may join, and confirm it."""
    person.press("pages-share-offer")
    window = person.page.get_by_role("dialog", name=texts("pages-share-ask"))
    expect(window.get_by_text(texts("pages-share-meaning"))).to_be_visible()
    person.press("pages-share-yes")
    expect(window).to_have_count(0)
    expect(person.page.get_by_text(texts("pages-share-on"))).to_be_visible()


def test_the_host_is_told_that_the_link_works_here_only_and_lets_others_in(
    chromium: Browser, at_home: People, home: ServerProcess
) -> None:
    ada = at_home.person()
    table = open_waiting_page(ada, home)
    expect(ada.page.get_by_text(texts("pages-share-only-here"))).to_be_visible()
    expect(link_of(ada)).to_have_value(f"{home.url}/table/{table}")
    expect(ada.page.get_by_role("img", name=re.compile(r"^QR"))).to_have_count(0)  # a phone could not open it
    let_in(ada)
    second = home.url.replace("127.0.0.1", SECOND)
    invitation = f"{second}/table/{table}"
    expect(link_of(ada)).to_have_value(invitation)
    expect(ada.page.get_by_role("img", name=texts("pages-qr", address=invitation))).to_be_visible()
    expect(ada.page.get_by_text(texts("pages-share-by-hand", address=second, code=table))).to_be_visible()

    ben = Person(chromium, second, Wishes(size=PHONE, touch=True))
    ben.page.goto(link_of(ada).input_value())
    ben.page.get_by_label(texts("pages-your-name")).fill("Ben")
    ben.press("pages-join")
    expect(ben.page.get_by_text(texts("pages-host-starts", name="Ada"))).to_be_visible()
    expect(ben.button("pages-share-stop")).to_have_count(0)
    expect(ada.page.get_by_role("heading", name=texts("pages-waiting"))).to_be_visible()
    ada.press("pages-start-game")
    for person in (ada, ben):
        expect(person.map).to_be_visible()
    assert own_link(ada).startswith(f"{invitation}#")
    assert not ben.troubles
    ben.context.close()


def own_link(person: Person) -> str:
    """The personal link that the menu of the table copies."""
    person.context.grant_permissions(["clipboard-write"])
    with person.page.expect_response("**/api/sharing") as answer:
        person.press("web-menu")
    answer.value.finished()
    person.press("web-own-link", copied="no")
    expect(person.button("web-own-link", copied="yes")).to_be_visible()
    person.page.keyboard.press("Escape")
    return pasted(person)


def test_the_host_cancels_lets_others_in_and_shuts_them_out_again(at_home: People, home: ServerProcess) -> None:
    ada = at_home.person()
    table = open_waiting_page(ada, home)
    ada.press("pages-share-offer")
    ada.press("web-cancel")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    expect(ada.button("pages-share-offer")).to_be_visible()
    assert not http.get(f"{home.url}/api/sharing").json()["on"]
    let_in(ada)
    second = link_of(ada).input_value().removesuffix(f"/table/{table}")
    assert answers(second)
    ada.page.reload()  # the server remembers it
    ada.press("pages-share-stop")
    expect(ada.page.get_by_text(texts("pages-share-only-here"))).to_be_visible()
    expect(link_of(ada)).to_have_value(f"{home.url}/table/{table}")
    assert not answers(second)
    assert not http.get(f"{home.url}/api/sharing").json()["on"]


@pytest.mark.long
@pytest.mark.skipif(not AXE.is_file(), reason="NOT TESTED FOR ACCESS: `npm ci` in web/ installs axe-core")
def test_axe_finds_nothing_serious(at_home: People, home: ServerProcess) -> None:
    ada = at_home.person(Wishes(bypass_csp=True))
    open_waiting_page(ada, home)
    expect(ada.button("pages-share-offer")).to_be_visible()
    violations = audit(ada, "only here")
    ada.press("pages-share-offer")
    violations += audit(ada, "the question")
    ada.press("pages-share-yes")
    expect(ada.button("pages-share-stop")).to_be_visible()
    violations += audit(ada, "shared")
    assert not violations, "\n".join(violations)


def test_a_missing_network_is_reported(chromium: Browser, client: Path, tmp_path: Path) -> None:
    assert client.is_dir()
    with playing(tmp_path, "--no-browser", share_at="203.0.113.5") as (_, address):  # not an address of this machine
        ada = Person(chromium, address, Wishes(expected=("409",)))
        open_waiting_page(ada, at(address))
        ada.press("pages-share-offer")
        ada.press("pages-share-yes")
        expect(ada.page.get_by_role("alert")).to_have_text(texts("server-no-network"))
        assert not ada.troubles
        ada.context.close()


def test_a_public_server_offers_no_sharing(people: People, server: ServerProcess) -> None:
    ada = people.person()
    table = open_waiting_page(ada, server)
    expect(link_of(ada)).to_have_value(f"{server.url}/table/{table}")
    expect(ada.page.get_by_role("img", name=re.compile(r"^QR"))).to_be_visible()
    expect(ada.button("pages-share-offer")).to_have_count(0)
