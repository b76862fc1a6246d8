"""Every table has a home among the processes of a server. Its people's sockets are handed over to that process.

So a table's entries are applied, and its messages built, in one process. This is not required: a socket that cannot be
handed over is served where it arrived, from the log that all processes share.
"""

import asyncio
import socket
import zlib
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Final

from ethnos.server.hosting.limits import HEAD_BYTES
from ethnos.server.rooms.tables import new_table_id

CAN_HAND_OVER: Final = hasattr(socket, "send_fds") and hasattr(socket, "AF_UNIX")
"""Windows cannot."""
REQUEST: Final = b"GET /socket?table="
"""How the request for a table's socket begins."""
LONGEST_ID: Final = 100

Receive = Callable[[socket.socket, bytes], None]


class Homes:
    """The homes of all tables, for one of the processes. Each has a number, and a Unix socket in a shared folder."""

    def __init__(self, folder: Path, number: int, count: int) -> None:
        self._folder, self._number, self._count = folder, number, count
        self._receiver: socket.socket | None = None
        self._sender: socket.socket | None = None

    def is_here(self, table_id: str) -> bool:
        """Whether this process is a table's home."""
        return self._home_of(table_id.encode()) == self._number

    def new_id(self) -> str:
        """An id for a new table whose home is here."""
        while not self.is_here(table_id := new_table_id()):
            pass
        return table_id

    def open(self, receive: Receive) -> None:
        """Open the socket: ``receive`` gets the connections that others hand over, and the bytes already read."""
        if not CAN_HAND_OVER:
            return
        path = self._path(self._number)
        path.unlink(missing_ok=True)  # of the process that had this number before
        self._receiver = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._receiver.setblocking(False)
        self._receiver.bind(str(path))
        self._sender = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._sender.setblocking(False)
        asyncio.get_running_loop().add_reader(self._receiver, self._receive, receive)

    def close(self) -> None:
        """Close the socket."""
        if self._receiver and self._sender:
            asyncio.get_running_loop().remove_reader(self._receiver)
            self._receiver.close()
            self._sender.close()
            self._receiver = self._sender = None
            self._path(self._number).unlink(missing_ok=True)

    def hand_over(self, handle: int, data: bytes) -> bool:
        """Hand a connection over to the home of the table that its first bytes ask for; false if it stays here."""
        if not self._sender or not data.startswith(REQUEST) or len(data) > HEAD_BYTES:
            return False
        table_id = data[len(REQUEST) : len(REQUEST) + LONGEST_ID].partition(b" ")[0].partition(b"&")[0]
        home = self._home_of(table_id)
        if home == self._number:
            return False
        try:
            # socket.send_fds ignores the address
            self._sender.sendmsg([data], [_handle_message(handle)], 0, str(self._path(home)))
        except OSError:  # that process does not run, or is busy
            return False
        return True

    def _receive(self, receive: Receive) -> None:
        assert self._receiver
        data, handles, *_ = socket.recv_fds(self._receiver, HEAD_BYTES, 1)
        for handle in handles:
            connection = socket.socket(fileno=handle)
            connection.setblocking(False)
            receive(connection, data)

    def _home_of(self, table_id: bytes) -> int:
        return zlib.crc32(table_id) % self._count

    def _path(self, number: int) -> Path:
        return self._folder / f"{number}.door"


def _handle_message(handle: int) -> tuple[int, int, bytes]:
    """The control message that passes an open connection to another process."""
    return socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [handle]).tobytes()


def home_of_this_process(place: str, folder: str) -> Homes | None:
    """The homes as ``place`` and ``folder`` from the environment say; None for a process without others."""
    if not place:
        return None
    number, count = place.split("/")
    return Homes(Path(folder), int(number), int(count))


def write_place(number: int, count: int) -> str:
    """Which of how many processes this is, for the environment."""
    return f"{number}/{count}"
