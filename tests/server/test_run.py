"""The addresses at which a server listens, and the machines and files with which it can start."""

import asyncio
import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from ethnos.server.run import AddressTaken, listen
from harness import http
from harness.live import ServerProcess, database_in, open_table, seated


def has_ipv6() -> bool:
    """Whether this machine has the loopback address of IPv6."""
    try:
        with socket.socket(socket.AF_INET6) as probe:
            probe.bind(("::1", 0))
    except OSError:
        return False
    return True


@pytest.mark.skipif(not has_ipv6(), reason="this machine has no IPv6")
def test_a_server_on_ipv6(tmp_path: Path) -> None:
    async def story(server: ServerProcess) -> None:
        async with seated(server, open_table(server, ["person", "novice"])) as ada:
            assert ada.state["status"] == "open"

    with ServerProcess(database_in(tmp_path), "--host", "::1") as server:
        assert server.url == f"http://[::1]:{server.port}"
        assert http.get(f"{server.url}/health").json()["ok"]
        asyncio.run(story(server))


@pytest.mark.parametrize(
    ("host", "family"),
    [
        ("127.0.0.1", socket.AF_INET),
        ("0.0.0.0", socket.AF_INET),
        ("localhost", socket.AF_INET),
        ("", socket.AF_INET),
        pytest.param("::1", socket.AF_INET6, marks=pytest.mark.skipif(not has_ipv6(), reason="no IPv6")),
        pytest.param("::", socket.AF_INET6, marks=pytest.mark.skipif(not has_ipv6(), reason="no IPv6")),
    ],
)
def test_the_address_decides_the_family_of_the_socket(host: str, family: socket.AddressFamily) -> None:
    with listen(host, 0) as listening:
        assert listening.family == family


def test_an_address_that_is_taken_or_unknown_is_refused_and_named() -> None:
    host = "::1" if has_ipv6() else "127.0.0.1"
    with listen(host, 0) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(AddressTaken) as refusal:
            listen(host, port)
    assert f"{'[::1]' if has_ipv6() else host}:{port}" in str(refusal.value)
    with pytest.raises(AddressTaken):
        listen("no.such.host.invalid", 0)


def test_the_server_needs_nothing_that_only_unix_has() -> None:
    hide = "import sys; sys.modules.update(dict.fromkeys(('resource', 'fcntl', 'pwd', 'grp', 'termios')))"
    subprocess.run(
        [sys.executable, "-c", f"{hide}; import ethnos.server.run, ethnos.server.hosting.metrics"], check=True
    )


@pytest.mark.parametrize("database", ["note.txt", "postgresql://localhost:1/ethnos"])
def test_an_unusable_database_is_refused_without_a_traceback(tmp_path: Path, database: str) -> None:
    (tmp_path / "note.txt").write_text("This is no database, but long enough to be looked at." * 20, encoding="utf-8")
    command = [sys.executable, "-m", "ethnos", "serve", "--port", "0", "--database", database]
    result = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert result.returncode == 2, result.stderr
    assert "cannot be used" in result.stderr
    assert "Traceback" not in result.stderr


@pytest.mark.skipif(os.name != "posix" or shutil.which("setpriv") is None, reason="root may write everywhere")
def test_a_read_only_file_is_refused_before_anything_is_served(tmp_path: Path) -> None:
    """As after root has restored a backup."""
    with ServerProcess(database_in(tmp_path)):
        pass
    (tmp_path / "tables.db").chmod(0o444)
    as_others = ["setpriv", "--bounding-set", "-dac_override"] if os.geteuid() == 0 else []
    command = [sys.executable, "-m", "ethnos", "serve", "--port", "0", "--database", database_in(tmp_path)]
    result = subprocess.run([*as_others, *command], capture_output=True, text=True, check=False, timeout=60)
    assert result.returncode == 2, result.stderr
    assert "tables.db cannot be used: attempt to write a readonly database." in result.stderr
    assert "Tables are open" not in result.stdout
    assert "Traceback" not in result.stderr
