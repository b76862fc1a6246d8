"""Files that survive a process that is killed and a disk that is full, and where a user's games are kept.

``whole_file`` writes a file whole or not at all. ``JsonLines`` is only appended to: what a long command has done
so far. What is left of a line that was cut does not count: reading leaves it out, and the next append removes it.
"""

import json
import os
import secrets
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from io import SEEK_END
from pathlib import Path
from typing import IO, Any, Final, TypeAlias, TypeVar

from ethnos.base.refusals import EthnosError

Line: TypeAlias = dict[str, Any]
Item = TypeVar("Item")
_STEP: Final = 4096  # bytes read at once, from the end


class CannotWrite(EthnosError):
    """Something cannot be written to this file."""


class DamagedLine(EthnosError):
    """A line of a file that is not what the command writes there."""


def data_folder() -> Path:
    """The data folder that is usual on this operating system; it is not created."""
    import platformdirs

    return platformdirs.user_data_path("ethnos", appauthor=False)


@contextmanager
def whole_file(path: Path, *, private: bool = False) -> Iterator[Path]:
    """An empty file that takes the place of another once it is written; after a failure nothing has changed.

    A ``private`` one can be read by its owner only.
    """
    new = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    os.close(os.open(new, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600 if private else 0o666))
    try:
        yield new
        _flush(new)
        new.replace(path)
    finally:
        for left in path.parent.iterdir():  # the new file, and what a database keeps beside it
            if left.name.startswith(new.name):
                left.unlink(missing_ok=True)
    if os.name != "nt":  # where folders cannot be flushed
        _flush(path.parent)


def write_whole(path: Path, content: str, *, private: bool = False) -> None:
    """Write a text to a file, whole or not at all."""
    with whole_file(path, private=private) as new:
        new.write_text(content, encoding="utf-8")


def _flush(path: Path) -> None:
    """Wait until a file, or the names in a folder, are on disk."""
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


class JsonLines:
    """A file of JSON objects, one on each line. It comes into being with the first line.

    A whole line that cannot be understood is an error with its number.
    """

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self, make: Callable[[Line], Item]) -> list[Item]:
        """What ``make`` makes of all whole lines."""
        if not self.path.exists():
            return []
        *lines, rest = self.path.read_bytes().split(b"\n")
        if self._is_whole(rest, len(lines) + 1):
            lines.append(rest)
        return [self._item(line, number, make) for number, line in enumerate(lines, 1)]

    def append(self, line: Mapping[str, Any]) -> None:
        """Add a line, after removing what is left of one that was not written to its end."""
        with self.path.open("a+b") as file:
            self._repair(file)
            file.write(json.dumps(line).encode() + b"\n")

    def _repair(self, file: IO[bytes]) -> None:
        """Leave the file at the end of a whole line."""
        end = file.seek(0, SEEK_END)
        start, rest = end, b""
        while start > 0 and b"\n" not in rest:
            start = max(start - _STEP, 0)
            file.seek(start)
            rest = file.read(end - start)
        rest = rest.rpartition(b"\n")[2]
        if self._is_whole(rest):
            file.write(b"\n")
        elif rest:
            file.truncate(end - len(rest))

    def _is_whole(self, rest: bytes, number: int = 1) -> bool:
        """Whether only the end of the line is missing. The file of something else is left alone."""
        if rest.strip(b"\0") and not rest.startswith(b"{"):  # some file systems fill up with zeros after a power cut
            raise DamagedLine(path=self.path, line=number)
        try:
            json.loads(rest)
        except ValueError:
            return False
        return True

    def _item(self, line: bytes, number: int, make: Callable[[Line], Item]) -> Item:
        try:
            if line.startswith(b"{"):
                return make(json.loads(line))
        except (ValueError, TypeError, KeyError) as problem:
            raise DamagedLine(path=self.path, line=number) from problem
        raise DamagedLine(path=self.path, line=number)
