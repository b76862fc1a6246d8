"""The command ``ethnos`` on a real pseudo-terminal: tests read its screen and type lines."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from types import TracebackType
from typing import Self

from ethnos.base.i18n import Texts
from harness.patience import PATIENCE_SECONDS

TEXTS = Texts()
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
CLEARED = re.compile(r"\x1b\[H\x1b\[2J|\x1b\[2J\x1b\[H")


def _attach_terminal() -> None:
    """Make the terminal the process's own, and let Ctrl-C interrupt it even if the tests themselves ignore it."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Terminal:
    """The command ``ethnos`` on a terminal of its own."""

    def __init__(self, *arguments: str, width: int = 80, height: int = 24, python: str = sys.executable) -> None:
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        environment = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
        self.process = subprocess.Popen(
            [python, "-m", "ethnos", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment | {"TERM": "xterm-256color"},
            start_new_session=True,
            preexec_fn=_attach_terminal,
        )
        os.close(slave)
        self.raw = ""
        self._bytes = b""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self._master)

    @property
    def screen(self) -> str:
        """What was written since the screen was last cleared, without colours."""
        return ESCAPES.sub("", CLEARED.split(self.raw)[-1])

    @property
    def all(self) -> str:
        """Everything that was written, without colours."""
        return ESCAPES.sub("", self.raw)

    def read(self) -> bool:
        """Read some more of the output. Returns False at its end."""
        try:
            piece = os.read(self._master, 65536)
        except OSError:
            return False
        self._bytes += piece
        self.raw = self._bytes.decode("utf-8", errors="ignore").replace("\r\n", "\n")
        return bool(piece)

    def wait_for(self, *prompts: str) -> str:
        """Read until the screen ends with one of these prompts. Returns that prompt."""
        end = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < end:
            for prompt in prompts:
                if ESCAPES.sub("", self.raw[-400:]).endswith(prompt):
                    return prompt
            if select.select([self._master], [], [], 0.2)[0] and not self.read():
                break
        raise AssertionError(f"none of {prompts} was shown:\n{self.screen}")

    def type(self, line: str) -> None:
        """Type a line and Enter, and read the echo, so that it is not taken for a prompt."""
        os.write(self._master, f"{line}\n".encode())
        start = len(self.raw)
        end = time.monotonic() + PATIENCE_SECONDS
        while "\n" not in self.raw[start:] and time.monotonic() < end:
            if select.select([self._master], [], [], 0.2)[0] and not self.read():
                break

    def interrupt(self) -> int:
        """Press Ctrl-C until the program ends, as Python may miss the first one. Returns the exit status."""
        start = len(self.raw)
        end = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < end:
            # Not again while it ends: the second one would meet Python on its way out.
            if not ESCAPES.sub("", self.raw[start:]).replace("^C", "").strip():
                os.write(self._master, termios.tcgetattr(self._master)[6][termios.VINTR])
            while select.select([self._master], [], [], 10.0)[0]:
                if not self.read():
                    return self.process.wait(PATIENCE_SECONDS)
        raise AssertionError(f"it does not end:\n{self.screen}")

    def finish(self) -> int:
        """Read to the end. Returns the exit status."""
        end = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < end:
            if select.select([self._master], [], [], 0.2)[0] and not self.read():
                return self.process.wait(PATIENCE_SECONDS)
        raise AssertionError(f"it does not end:\n{self.screen}")

    def hang_up(self) -> None:
        """Press Ctrl-D on an empty line: the end of the input."""
        os.write(self._master, b"\x04")


def prompt(key: str, **values: object) -> str:
    """A prompt as the screen shows it."""
    return TEXTS(key, **values)
