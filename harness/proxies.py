"""Debian's nginx and HAProxy in front of servers, with the files of deploy/: only ports and certificates differ."""

import re
import shutil
import signal
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Self

import httpx

from harness import http
from harness.live import ServerProcess
from harness.patience import PATIENCE_SECONDS
from harness.postgres import free_port

DEPLOY = Path(__file__).parents[1] / "deploy"


class Proxy:
    """A running proxy; its ``entrance`` is what clients are given instead of a server."""

    program: str
    settle_seconds = 0.0
    """How long it may take until a server that has started gets the same sockets as before."""

    def __init__(self, folder: Path, servers: Sequence[ServerProcess]) -> None:
        self.folder, self.port = folder, free_port()
        self.entrance = ServerProcess(servers[0].database)
        self.entrance.url = f"http://127.0.0.1:{self.port}"
        self.write(servers)

    @classmethod
    def is_installed(cls) -> bool:
        """Whether this machine has the program."""
        return _path_of(cls.program) is not None

    def __enter__(self) -> Self:
        program = _path_of(self.program)
        assert program
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen([program, *self.arguments()], stdout=log, stderr=log, cwd=self.folder)
        deadline = time.monotonic() + PATIENCE_SECONDS
        while not self._answers():
            assert self._process.poll() is None, (self.folder / "log").read_text()
            assert time.monotonic() < deadline
            time.sleep(0.05)
        return self

    def __exit__(self, *_: object) -> None:
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(PATIENCE_SECONDS)

    @property
    def pids(self) -> list[int]:
        """Its processes (Linux)."""
        own = self._process.pid
        children = Path(f"/proc/{own}/task/{own}/children").read_text(encoding="ascii")
        return [own, *map(int, children.split())]

    def change(self, servers: Sequence[ServerProcess]) -> None:
        """Read the file again, with these servers."""
        self.write(servers)
        self._process.send_signal(self.reload_signal)

    def write(self, servers: Sequence[ServerProcess]) -> None:
        """Write the file."""
        raise NotImplementedError

    def arguments(self) -> Sequence[str]:
        """How the program is started."""
        raise NotImplementedError

    @property
    def reload_signal(self) -> signal.Signals:
        """What makes the program read its file again."""
        raise NotImplementedError

    def _answers(self) -> bool:
        try:
            return http.get(f"{self.entrance.url}/health").status_code == 200
        except httpx.TransportError:
            return False


class Nginx(Proxy):
    """nginx."""

    program = "nginx"
    reload_signal = signal.SIGHUP

    def write(self, servers: Sequence[ServerProcess]) -> None:
        """Write deploy/nginx.conf, and a main file that includes it."""
        text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
        text = text.replace("listen 443 ssl;", f"listen 127.0.0.1:{self.port};")
        text = re.sub(r" *ssl_certificate.*\n", "", text)
        (line,) = {re.sub(r":\d+", ":{}", line) for line in re.findall(r" *server 127.*\n", text)}
        lines = "".join(line.format(server.port) for server in servers)
        text = re.sub(r"(?: *server 127.*\n)+", lines, text)
        (self.folder / "ethnos.conf").write_text(text, encoding="utf-8")
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        temporary = " ".join(f"{kind}_temp_path {self.folder};" for kind in kinds)
        (self.folder / "nginx.conf").write_text(
            f"daemon off; user root; pid {self.folder}/pid; error_log {self.folder}/errors;\n"
            "worker_rlimit_nofile 20000; events { worker_connections 10000; }\n"
            f"http {{ access_log off; {temporary} include {self.folder}/ethnos.conf; }}\n",
            encoding="utf-8",
        )

    def arguments(self) -> Sequence[str]:
        """In the foreground."""
        return ("-p", str(self.folder), "-e", str(self.folder / "errors"), "-c", str(self.folder / "nginx.conf"))


class HAProxy(Proxy):
    """HAProxy."""

    program = "haproxy"
    reload_signal = signal.SIGUSR2
    settle_seconds = 3.0

    def write(self, servers: Sequence[ServerProcess]) -> None:
        """Write deploy/haproxy.cfg."""
        text = (DEPLOY / "haproxy.cfg").read_text(encoding="utf-8")
        text = re.sub(r"bind .*", f"bind 127.0.0.1:{self.port}", text)
        (line,) = {re.sub(r"ethnos\d 127.0.0.1:\d+", "ethnos{0} 127.0.0.1:{1}", line) for line in _servers_of(text)}
        lines = "".join(line.format(number, server.port) for number, server in enumerate(servers, 1))
        text = re.sub(r"(?: *server ethnos.*\n)+", lines, text)
        (self.folder / "haproxy.cfg").write_text(text, encoding="utf-8")

    def arguments(self) -> Sequence[str]:
        """With a master process, which reads the file again."""
        return ("-W", "-f", str(self.folder / "haproxy.cfg"))


def _servers_of(text: str) -> list[str]:
    return re.findall(r" *server ethnos.*\n", text)


def _path_of(program: str) -> str | None:
    return shutil.which(program) or shutil.which(program, path="/usr/sbin")
