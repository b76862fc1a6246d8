"""JSON objects in a file, one on each line, that is only appended to: what a long command has done so far.

A process can be killed, or a disk be full, in the middle of a line. What is left of such a line does not count: reading
leaves it out, and the next append removes it. A whole line that cannot be understood is an error with its number.
"""

import json
from collections.abc import Callable, Mapping
from io import SEEK_END
from pathlib import Path
from typing import IO, Any, Final, TypeAlias, TypeVar

from ethnos.refusals import EthnosError

Line: TypeAlias = dict[str, Any]
Item = TypeVar("Item")
_STEP: Final = 4096  # bytes read at once, from the end


class DamagedLine(EthnosError):
    """A line of a file that is not what the command writes there."""


class JsonLines:
    """A file of JSON objects. It comes into being with the first line."""

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
