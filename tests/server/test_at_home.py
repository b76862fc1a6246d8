"""``ethnos play``: a server for this machine alone, a browser that opens, one server for all windows."""

import os
import re
import signal
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from ethnos.server.at_home import running_at

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
