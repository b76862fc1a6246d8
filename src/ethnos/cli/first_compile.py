"""Progress while the rules are compiled for the first time on a machine."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from rich.progress import Progress

from ethnos.cli.common import err, say, texts
from ethnos.engine.compile import compile_modules
from ethnos.engine.compile.jit import COMPILE_ALL, Report

LINE_SECONDS: Final = 4.0
"""Seconds between two lines in a file; a terminal has a bar."""


def prepare(progress: Progress, *modules: str, also: Report | None = None) -> None:
    """Compile what is not compiled yet, with a bar, with lines if standard error is not a terminal, or quietly.

    ``also`` is called with the progress too.
    """
    with _display(progress) as show:

        def report(done: int, total: int) -> None:
            show(done, total)
            if also:
                also(done, total)

        compile_modules(modules, report)


@contextmanager
def _display(progress: Progress) -> Iterator[Report]:
    if progress.disable:
        yield lambda _done, _total: None
    elif progress.console.is_terminal:
        task = progress.add_task(texts("cli-compiling"), total=None, visible=False)
        has_named_command = False

        def show(done: int, total: int) -> None:
            nonlocal has_named_command
            if not has_named_command:
                has_named_command = True
                say(err, "cli-compile-all", command=COMPILE_ALL)
            progress.update(task, completed=done, total=total, visible=True)

        yield show
        progress.remove_task(task)
    else:
        lines = _Lines()
        try:
            yield lines.report
        finally:
            lines.stop()


class _Lines:
    """A line every few seconds, also while a single function takes long."""

    def __init__(self) -> None:
        self._started = time.monotonic()
        self._done, self._total = 0, 0
        self._stopped = threading.Event()
        self._thread: threading.Thread | None = None

    def report(self, done: int, total: int) -> None:
        """Update the progress; the first call starts the lines."""
        self._done, self._total = done, total
        if self._thread is None:
            say(err, "cli-compile-all", command=COMPILE_ALL)
            self._thread = threading.Thread(target=self._write, daemon=True)
            self._thread.start()

    def stop(self) -> None:
        """Stop writing."""
        self._stopped.set()
        if self._thread:
            self._thread.join()

    def _write(self) -> None:
        while True:
            seconds = int(time.monotonic() - self._started)
            say(err, "cli-compiling-line", done=self._done, total=self._total, seconds=seconds)
            if self._stopped.wait(LINE_SECONDS):
                return
