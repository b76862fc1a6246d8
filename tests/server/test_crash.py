"""Servers are killed while people play: no acknowledged move is lost or played twice, and all games continue.

``python -m bench.crash`` does the same for hours.
"""

import asyncio
from pathlib import Path

import pytest

from harness.crashing import crash
from harness.live import ServerProcess, database_in


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ETHNOS_LEASE_SECONDS", "1.5")
    monkeypatch.setenv("ETHNOS_TABLES_A_MINUTE", "1000")


def test_killed_server_loses_nothing(tmp_path: Path) -> None:
    with ServerProcess(database_in(tmp_path)) as server:
        report = asyncio.run(crash([server], kills=3, places=4))
    assert report.kills == 3
    assert report.acknowledged > 20


@pytest.mark.long
def test_one_of_two_servers_is_killed_and_the_other_goes_on(postgresql: str) -> None:
    with ServerProcess(postgresql) as first, ServerProcess(postgresql) as second:
        report = asyncio.run(crash([first, second], kills=3, places=4))
    assert report.kills == 3
    assert report.acknowledged > 20
