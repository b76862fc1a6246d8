"""A person at a real pseudo-terminal: what stands on it can be read, and lines typed into it."""

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

from ethnos.i18n import Texts

TEXTS = Texts()
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
CLEARED = re.compile(r"\x1b\[H\x1b\[2J|\x1b\[2J\x1b\[H")
PATIENCE = 30.0


def _sit_down() -> None:
    """The process has this terminal as its own, and hears Ctrl-C even where the tests themselves run without it."""
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
            preexec_fn=_sit_down,
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
        """Everything that was ever written."""
        return ESCAPES.sub("", self.raw)

    def read(self) -> bool:
        """Some more of the output; False at its end."""
        try:
            piece = os.read(self._master, 65536)
        except OSError:
            return False
        self._bytes += piece
        self.raw = self._bytes.decode("utf-8", errors="ignore").replace("\r\n", "\n")
        return bool(piece)

    def wait_for(self, *prompts: str) -> str:
        """Read until one of these stands at the end of the screen; which one it was."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            for prompt in prompts:
                if ESCAPES.sub("", self.raw[-400:]).endswith(prompt):
                    return prompt
            if select.select([self._master], [], [], 0.2)[0] and not self.read():
                break
        raise AssertionError(f"none of {prompts} came:\n{self.screen}")

    def type(self, line: str) -> None:
        """A line and Enter. What the terminal echoes of it is not taken for a prompt."""
        os.write(self._master, f"{line}\n".encode())
        start = len(self.raw)
        end = time.monotonic() + PATIENCE
        while "\n" not in self.raw[start:] and time.monotonic() < end:
            if select.select([self._master], [], [], 0.2)[0] and not self.read():
                break

    def interrupt(self) -> int:
        """Ctrl-C until the program ends; the exit status. Pressed just before the program waits for a line, Python does
        not notice it.
        """
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            os.write(self._master, termios.tcgetattr(self._master)[6][termios.VINTR])
            while select.select([self._master], [], [], 2.0)[0]:
                if not self.read():
                    return self.process.wait(PATIENCE)
        raise AssertionError(f"it does not end:\n{self.screen}")

    def finish(self) -> int:
        """Read to the end; the exit status."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if select.select([self._master], [], [], 0.2)[0] and not self.read():
                return self.process.wait(PATIENCE)
        raise AssertionError(f"it does not end:\n{self.screen}")

    def hang_up(self) -> None:
        """End of input: Ctrl-D on an empty line."""
        os.write(self._master, b"\x04")


def prompt(key: str, **values: object) -> str:
    """A prompt as it stands on the screen."""
    return TEXTS(key, **values)
