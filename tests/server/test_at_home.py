"""``ethnos play``: a server for this machine alone, a browser that opens, one server for all windows."""

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
from pathlib import Path

import httpx
import pytest

from ethnos.server.app import Settings
from ethnos.server.at_home import running_at
from tests.server.here import serving
from tests.server.live import database_in

START_SECONDS = 120


@contextmanager
def playing(tmp_path: Path, *arguments: str, browser: str = "") -> Iterator[tuple[subprocess.Popen[str], str]]:
    """``ethnos play`` until it has told its address."""
    command = [sys.executable, "-m", "ethnos", "play", "--database", str(tmp_path / "tables.db"), *arguments]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | {"BROWSER": browser})
    assert process.stdout is not None
    try:
        told = process.stdout.readline()
        while told and "http://" not in told:
            told = process.stdout.readline()
        found = re.search(r"http://[\d.]+:\d+", told)
        assert found, told
        yield process, found.group(0)
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(START_SECONDS)
        process.stdout.close()


def test_play_serves_this_machine_alone_and_stops_cleanly(tmp_path: Path) -> None:
    with playing(tmp_path, "--no-browser") as (process, address):
        assert address.startswith("http://127.0.0.1:")
        assert httpx.get(f"{address}/health").json()["ok"]
        assert running_at(f"sqlite:///{tmp_path / 'tables.db'}") == address
    assert process.returncode == 0
    assert running_at(f"sqlite:///{tmp_path / 'tables.db'}") is None
    assert not (tmp_path / "tables.db.address").exists()


def test_a_second_start_finds_the_first(tmp_path: Path) -> None:
    with playing(tmp_path, "--no-browser") as (first, address), playing(tmp_path, "--no-browser") as (second, other):
        assert other == address
        assert second.wait(START_SECONDS) == 0
        assert first.poll() is None


def test_what_a_killed_server_has_left_is_no_hindrance(tmp_path: Path) -> None:
    (tmp_path / "tables.db.address").write_text("http://127.0.0.1:1", encoding="utf-8")
    with playing(tmp_path, "--no-browser") as (_, address):
        assert httpx.get(f"{address}/health").status_code == 200


@contextmanager
def somebody_else(answer: bytes) -> Iterator[str]:
    """The address of another program, which says this to everybody and hangs up."""
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def speak() -> None:
            with contextlib.suppress(OSError):
                while True:
                    caller, _ = listening.accept()
                    with caller:
                        caller.recv(65536)
                        caller.sendall(answer)

        threading.Thread(target=speak, daemon=True).start()
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
def test_another_program_at_the_noted_address_is_not_taken_for_ours(tmp_path: Path, answer: bytes) -> None:
    with somebody_else(answer) as address:
        (tmp_path / "tables.db.address").write_text(address, encoding="utf-8")
        assert running_at(database_in(tmp_path)) is None


def test_a_proxy_does_not_hide_our_own_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(urllib.request, "_opener", None)  # it remembers the proxies of the first request
    monkeypatch.setenv("http_proxy", "http://127.0.0.1:1")
    monkeypatch.delenv("no_proxy", raising=False)
    monkeypatch.delenv("NO_PROXY", raising=False)
    with serving(Settings(database_in(tmp_path))) as (address, _):
        (tmp_path / "tables.db.address").write_text(address, encoding="utf-8")
        assert running_at(database_in(tmp_path)) == address


@pytest.mark.skipif(os.name == "nt", reason="a browser that is a shell script")
def test_the_browser_opens_at_the_page(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n', encoding="utf-8")
    browser.chmod(browser.stat().st_mode | stat.S_IXUSR)
    with playing(tmp_path, browser=str(browser)) as (_, address):
        deadline = time.monotonic() + 20
        while not (opened.exists() and opened.read_text()) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert opened.read_text(encoding="utf-8").strip() == address
