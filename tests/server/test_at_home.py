"""``ethnos play``: a server for this machine, a browser that opens, one server for all windows, sharing on the local
network.
"""

import asyncio
import contextlib
import os
import re
import signal
import socket
import stat
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import Request
from websockets.exceptions import ConnectionClosed

from ethnos.base.i18n import Texts
from ethnos.server import local
from ethnos.server.hosting.settings import Settings
from ethnos.server.local import SHARE_VARIABLE, Sharing, lan_addresses, running_at
from harness import http
from harness.live import Player, ServerProcess, database_in, join, open_table, seated
from harness.patience import PATIENCE_SECONDS
from tests.server.in_process import serving
from tests.test_cli import Done, ethnos

PLAY = ("-m", "ethnos", "play", "--database")
SECOND = "127.0.0.2"
"""Another loopback address, in place of one on a network."""
texts = Texts("en")


@contextmanager
def playing(
    tmp_path: Path, *arguments: str, browser: str = "", share_at: str = SECOND
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run ``ethnos play``; yields the process and its address."""
    command = [sys.executable, *PLAY, str(tmp_path / "tables.db"), *arguments]
    environment = os.environ | {"BROWSER": browser, SHARE_VARIABLE: share_at}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment)
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        while line and "http://" not in line:
            line = process.stdout.readline()
        match = re.search(r"http://[\d.]+:\d+", line)
        assert match, line
        yield process, match.group(0)
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(PATIENCE_SECONDS)
        process.stdout.close()


def start_again(tmp_path: Path, *arguments: str) -> Done:
    """Run ``ethnos play`` while there is a server already: it ends at once, so it needs no process of its own."""
    return ethnos("play", "--database", str(tmp_path / "tables.db"), "--no-browser", *arguments)


def test_play_serves_this_machine_only_and_stops_cleanly(tmp_path: Path) -> None:
    with playing(tmp_path, "--no-browser") as (process, address):
        assert address.startswith("http://127.0.0.1:")
        assert http.get(f"{address}/health").json()["ok"]
        assert running_at(f"sqlite:///{tmp_path / 'tables.db'}") == address
    assert process.returncode == 0
    assert running_at(f"sqlite:///{tmp_path / 'tables.db'}") is None
    assert not (tmp_path / "tables.db.address").exists()


def test_a_second_start_finds_the_first(tmp_path: Path) -> None:
    with playing(tmp_path, "--no-browser") as (first, address):
        second = start_again(tmp_path)
        assert (second.returncode, address in second.stdout) == (0, True), second.stderr
        assert first.poll() is None


def test_a_start_after_a_server_was_killed(tmp_path: Path) -> None:
    (tmp_path / "tables.db.address").write_text("http://127.0.0.1:1", encoding="utf-8")
    with playing(tmp_path, "--no-browser") as (_, address):
        assert http.get(f"{address}/health").status_code == 200


@contextmanager
def other_program(answer: bytes) -> Iterator[str]:
    """The address of another program, which answers every connection with this and closes it."""
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def respond() -> None:
            with contextlib.suppress(OSError):
                while True:
                    caller, _ = listening.accept()
                    with caller:
                        caller.recv(65536)
                        caller.sendall(answer)

        threading.Thread(target=respond, daemon=True).start()
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        listening.shutdown(socket.SHUT_RDWR)


@pytest.mark.parametrize(
    "answer",
    [
        b"SSH-2.0-OpenSSH_9.6\r\n",
        b"",
        b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok",
        b'HTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\n{"ok":true}',
        b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]",
        b"HTTP/1.1 200 OK\r\nContent-Length: 20\r\n\r\n\xff\xff",
    ],
)
def test_another_program_at_the_stored_address_is_not_taken_for_ours(tmp_path: Path, answer: bytes) -> None:
    with other_program(answer) as address:
        (tmp_path / "tables.db.address").write_text(address, encoding="utf-8")
        assert running_at(database_in(tmp_path)) is None


def test_a_proxy_does_not_hide_our_own_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(urllib.request, "_opener", None)  # it remembers the proxies of the first request
    monkeypatch.setenv("http_proxy", "http://127.0.0.1:1")
    monkeypatch.delenv("no_proxy", raising=False)
    monkeypatch.delenv("NO_PROXY", raising=False)
    with serving(Settings(database=database_in(tmp_path))) as (address, _):
        (tmp_path / "tables.db.address").write_text(address, encoding="utf-8")
        assert running_at(database_in(tmp_path)) == address


@pytest.mark.skipif(os.name == "nt", reason="a browser that is a shell script")
def test_the_browser_opens_at_the_page(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n', encoding="utf-8")
    browser.chmod(browser.stat().st_mode | stat.S_IXUSR)
    with playing(tmp_path, browser=str(browser)) as (_, address):
        deadline = time.monotonic() + PATIENCE_SECONDS
        while not (opened.exists() and opened.read_text()) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert opened.read_text(encoding="utf-8").strip() == address


# --- On the local network ---------------------------------------------------------------------------------------------


def sharing(address: str) -> dict[str, Any]:
    """What the page on this computer is sent."""
    answer: dict[str, Any] = http.get(f"{address}/api/sharing").json()
    return answer


def share(address: str, headers: dict[str, str] | None = None, *, on: bool = True) -> httpx.Response:
    """Share the server, or stop sharing it, as the page does."""
    headers = {"Origin": address} | (headers or {})
    return http.post(f"{address}/api/sharing", json={"on": on}, headers=headers)


def answers(address: str) -> bool:
    """Whether a server answers there."""
    with contextlib.suppress(httpx.TransportError):
        return http.get(f"{address}/health").status_code == 200
    return False


def at(address: str) -> ServerProcess:
    """The server at an address, for the clients of ``harness.live``."""
    server = ServerProcess("")
    server.url = address
    return server


def is_running(player: Player) -> bool:
    """Whether the game has begun for this client."""
    return bool(player.state["status"] == "running")


def test_the_server_is_shared_only_on_request(tmp_path: Path) -> None:
    with playing(tmp_path, "--no-browser") as (_, address):
        assert sharing(address) == {"offered": True, "on": False, "addresses": []}
        second = address.replace("127.0.0.1", SECOND)
        assert not answers(second)
        state = share(address).json()
        assert state == sharing(address) == {"offered": True, "on": True, "addresses": [second]}
        assert share(address).json() == state  # sharing twice changes nothing
        assert answers(second)
        assert answers(address)
        assert share(address, on=False).json() == {"offered": True, "on": False, "addresses": []}
        assert not answers(second)
        assert answers(address)
        share(address)
    assert not answers(second)
    with playing(tmp_path, "--no-browser") as (_, again):
        assert not sharing(again)["on"]
        assert not answers(again.replace("127.0.0.1", SECOND))


def test_people_join_at_the_second_address_and_games_go_on(tmp_path: Path) -> None:
    async def scene() -> None:
        with playing(tmp_path, "--no-browser") as (process, address):
            home = at(address)
            host = open_table(home, ["person", "open", "novice"])
            async with seated(home, host) as ada:
                network = at(share(address).json()["addresses"][0])
                guest = join(network, host.table, "Ben")
                async with seated(network, guest) as ben:
                    await ada.send(type="start", seat=host.seat)
                    for player in (ada, ben):
                        await player.until(partial(is_running, player))
                    share(address, on=False)
                    with pytest.raises(ConnectionClosed):
                        await ben.until(lambda: False)
                assert (await ada.ask(type="ping"))["type"] == "pong"  # the same connection as before
                share(address)
                async with seated(network, guest) as ben:
                    assert ben.state["status"] == "running"
                    process.send_signal(signal.SIGINT)
                    assert (await ben.hear("bye"))["code"] == "server-stops"
            assert process.wait(PATIENCE_SECONDS) == 0

    asyncio.run(scene())


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {"Origin": "https://127.0.0.1"},
        {"Host": "evil.example"},
        {"Host": "evil.example", "Origin": "http://evil.example"},  # a foreign name that resolves to this address
        {"Host": "127.0.0.1"},
        {"Host": "", "Origin": "http://"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_a_foreign_page_cannot_share_the_server(home: str, headers: dict[str, str]) -> None:
    refused = share(home, headers)
    assert (refused.status_code, refused.json()["code"]) == (403, "server-not-from-here")
    assert not sharing(home)["on"]
    state = http.get(f"{home}/api/sharing", headers=headers).json()
    assert state == {"offered": False, "on": False, "addresses": []}


def test_a_form_of_a_foreign_page_is_refused(home: str) -> None:
    headers = {"Content-Type": "text/plain", "Origin": "http://evil.example"}
    assert http.post(f"{home}/api/sharing", content='{"on": true}', headers=headers).status_code in (403, 422)
    assert not sharing(home)["on"]


def test_guests_cannot_change_sharing(home: str) -> None:
    (second,) = share(home).json()["addresses"]
    try:
        for headers in ({}, {"Host": home.removeprefix("http://"), "Origin": home}, {"X-Forwarded-For": "127.0.0.1"}):
            assert share(second, headers, on=False).status_code == 403
        assert sharing(second) == {"offered": False, "on": False, "addresses": []}
        assert sharing(home)["on"]
    finally:
        share(home, on=False)


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a local server, for tests that leave it as it was."""
    with playing(tmp_path_factory.mktemp("home"), "--no-browser") as (_, address):
        yield address


def test_only_this_computer_may_change_sharing() -> None:
    async def scene() -> None:
        sharing = Sharing()
        await sharing.opened(None, ("127.0.0.1", 4000))
        headers = [(b"host", b"127.0.0.1:4000"), (b"origin", b"http://127.0.0.1:4000")]
        scope = {"type": "http", "headers": headers, "client": ("127.0.0.1", 50_000), "server": ("127.0.0.1", 4000)}
        assert sharing.permits(Request(scope))
        assert sharing.permits(Request(scope | {"headers": [(b"host", b"localhost:4000")]}))
        others: tuple[dict[str, object], ...] = (
            {"client": ("192.168.1.7", 50_000)},
            {"client": ("", 50_000)},
            {"client": None},
            {"server": ("192.168.1.6", 4000)},
            {"server": ("127.0.0.1", 4001)},
            {"headers": []},
        )
        for other in others:
            assert not sharing.permits(Request(scope | other)), other

    asyncio.run(scene())


@pytest.mark.skipif(not lan_addresses(), reason="this machine has no address but loopback")
@pytest.mark.long
def test_at_an_address_of_a_real_network(tmp_path: Path) -> None:
    """Nothing leaves this machine, because the addresses are its own."""
    with playing(tmp_path, "--no-browser", share_at="") as (_, address):
        shared = share(address).json()["addresses"]
        assert [place.split("/")[2].split(":")[0] for place in shared] == lan_addresses()
        for place in shared:
            assert answers(place)
            assert share(place, on=False).status_code == 403
            assert not sharing(place)["offered"]
        host = open_table(at(address), ["person", "open"])
        assert join(at(shared[0]), host.table, "Ben").seat == 1


def test_the_shared_address_gets_another_port_if_its_own_is_taken(home: str) -> None:
    with socket.create_server((SECOND, int(home[17:]))):
        (second,) = share(home).json()["addresses"]
        try:
            assert second != home.replace("127.0.0.1", SECOND)
            assert answers(second)
        finally:
            share(home, on=False)


@pytest.mark.long  # the page of test_invitation.py says so too
def test_without_a_network_sharing_is_refused(tmp_path: Path) -> None:
    nowhere = "203.0.113.5"  # reserved for documentation
    with playing(tmp_path, "--no-browser", share_at=nowhere) as (_, address):
        refused = share(address)
        assert (refused.status_code, refused.json()["code"]) == (409, "server-no-network")
        assert sharing(address) == {"offered": True, "on": False, "addresses": []}
    with playing(tmp_path, "--no-browser", "--share", share_at=nowhere) as (process, _):
        assert process.stdout is not None
        assert process.stdout.readline().strip() == texts("play-share-none")


@pytest.mark.long
def test_shared_from_the_start(tmp_path: Path) -> None:
    with playing(tmp_path, "--no-browser", "--share") as (process, address):
        second = address.replace("127.0.0.1", SECOND)
        assert process.stdout is not None
        assert process.stdout.readline().strip() == texts("play-shared", address=second)
        assert answers(second)
        assert sharing(address)["on"]
    assert process.returncode == 0


@pytest.mark.long
def test_a_second_start_shares_the_first(tmp_path: Path) -> None:
    with playing(tmp_path, "--no-browser") as (_, address):
        second = start_again(tmp_path, "--share")
        assert (second.returncode, address in second.stdout) == (0, True), second.stderr
        assert texts("play-shared", address=sharing(address)["addresses"][0]) in second.stdout.splitlines()
        assert sharing(address)["on"]


@pytest.mark.long  # test_invitation.py too
def test_a_public_server_does_not_offer_sharing(tmp_path: Path) -> None:
    with serving(Settings(database=database_in(tmp_path))) as (address, _):
        assert sharing(address) == {"offered": False, "on": False, "addresses": []}
        assert share(address).status_code == 403
        assert "/api/sharing" not in http.get(f"{address}/openapi.json").json()["paths"]


def test_lan_addresses_are_those_that_others_can_reach(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(SHARE_VARIABLE, raising=False)
    routed = ["192.168.1.6", "192.168.1.6", "127.0.0.1"]
    interfaces = ["127.0.0.1", "169.254.3.4", "10.0.0.3", "192.168.1.6"]
    monkeypatch.setattr(local, "_routed", lambda: routed)
    monkeypatch.setattr(local, "_interfaces", lambda: interfaces)
    assert lan_addresses() == ["192.168.1.6", "10.0.0.3"]
    monkeypatch.setenv(SHARE_VARIABLE, "10.1.1.1, 10.1.1.2")
    assert lan_addresses() == ["10.1.1.1", "10.1.1.2"]


def test_an_address_that_this_machine_has_lost_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async def app(_scope: Any, _receive: Any, _send: Any) -> None: ...

        monkeypatch.setenv(SHARE_VARIABLE, SECOND)
        sharing = Sharing(at_once=True)
        await sharing.opened(app, ("127.0.0.1", 0))
        assert len((await sharing.state()).addresses) == 1
        monkeypatch.setenv(SHARE_VARIABLE, "127.0.0.3")
        state = await sharing.state()
        assert (state.on, state.addresses) == (True, ())
        await sharing.closing()
        assert not (await sharing.state()).on

    asyncio.run(scene())
