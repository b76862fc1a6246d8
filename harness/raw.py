"""Plain TCP connections to a server, to send what no well-behaved client sends."""

import base64
import os
import socket
import struct
from typing import Final, Self
from urllib.parse import urlsplit

from harness.patience import PATIENCE_SECONDS

ELSEWHERE: Final = "127.0.0.2"
"""Another address of this machine (Linux): to the server it is another client than 127.0.0.1."""
TEXT, CONTINUATION, PING = 0x1, 0x0, 0x9
FINAL: Final = 0x80
MASKED: Final = 0x80


def frame(opcode: int, payload: bytes = b"", *, final: bool = True) -> bytes:
    """A short WebSocket frame of a client, with a mask of zeros."""
    assert len(payload) < 126
    return struct.pack("!BB4x", opcode | (FINAL if final else 0), MASKED | len(payload)) + payload


class Raw:
    """A connection that sends any bytes."""

    def __init__(self, url: str, source: str = ELSEWHERE) -> None:
        address = urlsplit(url)
        self.host = address.netloc
        self.socket = socket.create_connection(
            (address.hostname, address.port), PATIENCE_SECONDS, (source, 0) if source else None
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, data: bytes) -> bool:
        """Send, as far as the server reads; false if it has closed the connection."""
        try:
            self.socket.sendall(data)
        except TimeoutError:
            return True
        except OSError:
            return False
        return True

    def request(self, path: str, *headers: str) -> bytes:
        """A request without a body."""
        return "\r\n".join((f"GET {path} HTTP/1.1", f"Host: {self.host}", *headers, "", "")).encode()

    def upgrade(self, path: str = "/socket") -> bytes:
        """Open a WebSocket; returns the head of the answer."""
        key = base64.b64encode(os.urandom(16)).decode()
        headers = (
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        )
        self.send(self.request(path, *headers))
        return self.receive_until(b"\r\n\r\n")

    def receive_until(self, end: bytes) -> bytes:
        """What the server sends up to ``end``, or until it closes the connection."""
        received = b""
        while end not in received and (more := self.receive()):
            received += more
        return received

    def receive(self) -> bytes:
        """The next bytes; none if the server has closed the connection."""
        try:
            return self.socket.recv(65536)
        except ConnectionError:
            return b""

    def rest(self) -> bytes:
        """Everything until the server closes the connection; raises ``TimeoutError`` if it does not."""
        received = b""
        while more := self.receive():
            received += more
        return received
