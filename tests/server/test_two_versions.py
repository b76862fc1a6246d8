"""A wheel of an earlier version and this version serve the same tables of one PostgreSQL database at the same time."""

import asyncio
import io
import shutil
import subprocess
import sys
import tarfile

import pytest

from harness.crashing import playing
from harness.live import ServerProcess
from tools.wheels import ROOT, hatchling_build

BEFORE = "322965b41a53560ef23c358992882085708139c1"
"""The last commit before servers of two versions could share a database."""
pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def old_python(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A program that runs Python with the wheel of the earlier version, built from the repository's history."""
    folder = tmp_path_factory.mktemp("before")
    archive = subprocess.run(["git", "archive", BEFORE], cwd=ROOT, capture_output=True, check=False)
    if archive.returncode:
        pytest.skip(f"NOT TESTED WITH TWO VERSIONS: this copy of the repository has no commit {BEFORE[:12]}")
    source = folder / "source"
    with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as files:
        files.extractall(source, filter="data")
    shutil.copytree(ROOT / "src/ethnos/web", source / "src/ethnos/web")  # the client is not part of this test
    hatchling_build("wheel", folder, source)
    (pure,) = folder.glob("*.whl")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", str(folder / "installed")]
    subprocess.run([*pip, str(pure)], check=True)
    script = folder / "python"
    # Its rules were compiled from other sources.
    environment = f"PYTHONPATH={folder / 'installed'} ETHNOS_ENGINE=interpreted"
    script.write_text(f'#!/bin/sh\n{environment} exec {sys.executable} "$@"\n', encoding="utf-8")
    script.chmod(0o755)
    return str(script)


def test_an_older_server_and_this_one_play_the_same_tables(
    old_python: str, postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Clients connect to either at random. First the old one runs alone, then both, and then only the new one."""
    monkeypatch.setenv("ETHNOS_LEASE_SECONDS", "2")
    monkeypatch.setenv("ETHNOS_TABLES_A_MINUTE", "100000")
    where = [old_python, "-c", "import ethnos.server; print(ethnos.server.__file__)"]
    assert "installed" in subprocess.run(where, capture_output=True, text=True, check=True).stdout

    async def story(old: ServerProcess, new: ServerProcess) -> int:
        servers = [old]
        async with playing(servers, places=6) as crowd:
            await asyncio.sleep(2.0)
            await asyncio.to_thread(new.start)
            servers.append(new)
            for _ in range(5):
                await crowd.goes_on()
                await asyncio.sleep(2.0)
            servers.remove(old)
            before = crowd.progress
            assert await asyncio.to_thread(old.stop) == 0
            await crowd.goes_on(before)
            await asyncio.sleep(2.0)
            return (await crowd.finish()).acknowledged

    new = ServerProcess(postgresql)
    with ServerProcess(postgresql, python=old_python) as old:
        try:
            assert asyncio.run(story(old, new)) > 100
        finally:
            new.stop()
