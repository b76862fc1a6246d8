"""docs/hosting.md, "Without containers", "Several processes" and "Upgrading", followed to the letter with a wheel.

The commands of the page run in an empty environment. Only folders, ports, and the name of the package are replaced;
where systemd does not run, ``systemctl.py`` starts what the unit says.
"""

import asyncio
import os
import re
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ethnos.engine.compile.library import target_name
from harness.crashing import playing
from harness.live import ServerProcess, open_table, seated
from harness.postgres import Cluster, binaries, free_port
from harness.proxies import Nginx
from tests.documents import page
from tools.wheels import build_pure, for_platform

pytestmark = [pytest.mark.long, pytest.mark.skipif(sys.platform != "linux", reason="the page is for Linux")]
PORTS = ("8000", "8001", "8002")
PROGRAMS = {
    "apt": "exit 0",  # what it installs is there, or the test is skipped
    "journalctl": "exit 0",
    "sudo": 'shift 2; exec env PGHOST=127.0.0.1 PGUSER=postgres PGPASSWORD="$POSTGRES_PASSWORD" "$@"',
    "systemctl": f'exec {sys.executable} {Path(__file__).with_name("systemctl.py")} "$@"',
}
"""What has to be done otherwise than on the host's machine."""


class Machine:
    """A folder in the place of a whole machine."""

    def __init__(self, root: Path, wheel: Path, database: Cluster) -> None:
        self.root, self._wheel = root, wheel
        self.database = f"postgresql://ethnos:PASSWORD@127.0.0.1:{database.port}/ethnos"
        self.ports = {port: str(free_port()) for port in PORTS}
        kept = {name: value for name, value in os.environ.items() if name.startswith("PIP_") or name.endswith("_proxy")}
        self._environment = kept | {
            "HOME": str(root),
            "MACHINE": str(root),
            "PATH": f"{root}/programs:{database.programs}:{os.environ['PATH']}",
            "PGPORT": str(database.port),
            "POSTGRES_PASSWORD": database.password,
        }
        for folder in ("programs", "opt", "etc/systemd/system", "var/cache"):
            (root / folder).mkdir(parents=True)
        for name, script in PROGRAMS.items():
            path = root / "programs" / name
            path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
            path.chmod(path.stat().st_mode | stat.S_IXUSR)

    def here(self, text: str) -> str:
        """A text of the page for this machine."""
        text = re.sub(r"(?<![\w}])/(opt|etc|var)/", rf"{self.root}/\1/", text)
        text = re.sub(r"\b(?:800[012])\b", lambda match: self.ports[match[0]], text)
        return text.replace('"ethnos[hosting]"', f'"{self._wheel}[hosting]"')

    def run(self, commands: str) -> str:
        """Run commands of the page."""
        script = ["bash", "-euo", "pipefail", "-c", self.here(commands)]
        done = subprocess.run(script, env=self._environment, cwd=self.root, capture_output=True, text=True, check=False)
        if "No matching distribution" in done.stderr or "ConnectionError" in done.stderr:
            pytest.skip(f"PAGE NOT FOLLOWED: pip reaches no package index: {done.stderr[-300:]}")
        assert done.returncode == 0, done.stderr
        return done.stdout

    def write(self, path: str, text: str) -> None:
        """Put a text of the page into a file."""
        (self.root / path).write_text(self.here(text), encoding="utf-8")

    def process_of(self, port: str) -> Path:
        """The folder of the version that runs at a port of the page."""
        process = (self.root / f"ethnos@{self.ports[port]}.pid").read_text(encoding="utf-8")
        return Path(Path(f"/proc/{process}/cmdline").read_bytes().split(b"\0")[0].decode()).parents[1]


def blocks_of(heading: str) -> list[str]:
    """The indented blocks of a section, without those of containers."""
    (section,) = re.findall(rf"^## {heading}\n(.*?)(?=^## |\Z)", page("docs/hosting.md"), re.MULTILINE | re.DOTALL)
    section = re.sub(r"^```.*?^```", "", section, flags=re.MULTILINE | re.DOTALL)
    blocks = re.findall(r"(?:^ {4}.*\n)+", section, re.MULTILINE)
    return [re.sub(r"^ {4}", "", block, flags=re.MULTILINE) for block in blocks if "docker" not in block]


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    """A machine with the packages that ``apt`` would install."""
    programs = binaries()
    if programs is None or not Nginx.is_installed():
        pytest.skip("PAGE NOT FOLLOWED: install your system's packages postgresql and nginx")
    database = Cluster(programs, user="postgres")
    machine = Machine(tmp_path / "machine", for_platform(build_pure(tmp_path), target_name()), database)
    try:
        yield machine
    finally:
        machine.run("systemctl stop ethnos@8000 ethnos@8001 ethnos@8002")
        database.remove()


async def play(server: ServerProcess) -> None:
    """Begin a game with a bot."""
    host = await asyncio.to_thread(open_table, server, ["person", "novice"])
    async with seated(server, host) as ada:
        await ada.send(type="start", seat=0)
        await ada.until(lambda: ada.offers is not None)


def test_the_page_leads_to_one_process_then_to_two_and_to_the_next_version(machine: Machine, tmp_path: Path) -> None:
    install, start, prepare_database, settings = blocks_of("Without containers")
    (several,) = blocks_of("Several processes")
    (upgrade,) = blocks_of("Upgrading")
    (unit,) = re.findall(r"^```ini\n(.*?)^```", page("docs/hosting.md"), re.MULTILINE | re.DOTALL)
    machine.run(install)
    machine.write("etc/systemd/system/ethnos@.service", unit)
    machine.run(start)
    one = reached(machine, "8000")
    asyncio.run(play(one))
    machine.run("systemctl stop ethnos@8000")
    machine.run(prepare_database)
    machine.write("etc/ethnos.env", settings)
    machine.run(several)
    two = [reached(machine, port) for port in ("8001", "8002")]

    async def play_on(entrance: ServerProcess) -> None:
        async with playing([entrance], places=4) as crowd:
            before = {port: machine.process_of(port) for port in PORTS[1:]}
            await asyncio.to_thread(machine.run, upgrade)
            after = {port: machine.process_of(port) for port in PORTS[1:]}
            assert len(set(before.values())) == len(set(after.values())) == 1
            assert before != after
            await crowd.goes_on()
            assert (await crowd.finish()).acknowledged > 20

    with Nginx(tmp_path, two) as proxy:
        asyncio.run(play_on(proxy.entrance))


def reached(machine: Machine, port: str) -> ServerProcess:
    """A server that has been started, once it answers."""
    server = ServerProcess(machine.database)
    server.port = int(machine.ports[port])
    server.url = f"http://127.0.0.1:{server.port}"
    machine.run(f"until curl -sf {server.url}/health; do sleep 0.2; done")
    return server
