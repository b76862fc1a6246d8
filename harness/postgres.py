"""A PostgreSQL server for tests: in a temporary folder, on a free local port, removed at the end."""

import asyncio
import os
import pwd
import secrets
import shutil
import socket
import subprocess
import tempfile
from itertools import count
from pathlib import Path

import asyncpg

USER = "ethnos"

# Nothing here has to survive a power cut.
SETTINGS = {
    "fsync": "off",
    "full_page_writes": "off",
    "listen_addresses": "127.0.0.1",
    "max_connections": "100",
    "shared_buffers": "16MB",
    "synchronous_commit": "off",
}


def binaries() -> Path | None:
    """The folder of initdb and pg_ctl; the newest if Debian has several."""
    if program := shutil.which("initdb"):
        return Path(program).resolve().parent
    installed = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    return max((path.parent for path in installed), key=lambda path: float(path.parent.name), default=None)


class Cluster:
    """A running PostgreSQL server."""

    def __init__(self, programs: Path, user: str = USER) -> None:
        self.programs, self.user = programs, user
        self.password = secrets.token_urlsafe(12)
        self.numbers = count(1)
        self.folder = Path(tempfile.mkdtemp(prefix="ethnos-pg-"))
        password = self.folder / "password"
        password.write_text(self.password, encoding="utf-8")
        if self.guest:
            for path in (self.folder, password):
                shutil.chown(path, self.guest)
        self.run("initdb", "-U", user, "-A", "scram-sha-256", f"--pwfile={password}", "-E", "UTF8", "-N")
        self.port = free_port()  # only now: another program could take it meanwhile
        self.start()

    @property
    def guest(self) -> str | None:
        """The user to run as instead of root, which PostgreSQL refuses; None if this is not root."""
        if os.getuid() != 0:
            return None
        return "postgres" if "postgres" in {entry.pw_name for entry in pwd.getpwall()} else "nobody"

    def run(self, program: str, *arguments: str) -> None:
        """Run one of PostgreSQL's programs on this cluster."""
        user = ["runuser", "-u", self.guest, "--"] if self.guest else []
        command = [*user, str(self.programs / program), "-D", str(self.folder / "data"), *arguments]
        log = (self.folder / "log").open("a", encoding="utf-8")
        with log:
            result = subprocess.run(command, stdout=log, stderr=log, cwd=self.folder, check=False)
        assert result.returncode == 0, (self.folder / "log").read_text(encoding="utf-8")

    def start(self) -> None:
        """Start it, also after a stop."""
        settings = SETTINGS | {"port": str(self.port), "unix_socket_directories": str(self.folder)}
        self.run("pg_ctl", "-w", "start", "-o", " ".join(f"-c {name}={value}" for name, value in settings.items()))

    def stop(self) -> None:
        """Stop it, and disconnect all clients."""
        self.run("pg_ctl", "-w", "stop", "-m", "fast")

    def remove(self) -> None:
        """Stop it, and delete its folder."""
        self.stop()
        shutil.rmtree(self.folder)

    def url(self, name: str) -> str:
        """The address of one of its databases."""
        return f"postgresql://{self.user}:{self.password}@127.0.0.1:{self.port}/{name}"

    def new_database(self) -> str:
        """The address of a new, empty database."""
        name = f"test_{next(self.numbers)}"
        asyncio.run(execute(self.url("postgres"), f"CREATE DATABASE {name}"))
        return self.url(name)


async def execute(url: str, statement: str, *arguments: object) -> str:
    """Execute a statement on a new connection."""
    connection = await asyncpg.connect(url)
    try:
        return str(await connection.execute(statement, *arguments))
    finally:
        await connection.close()


def free_port() -> int:
    """A port that is not in use."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])
