"""What a conversation with a client goes over, and who measures it."""

from typing import Protocol

from ethnos.server.protocol.messages import Incoming


class Closed(Exception):
    """The other side has closed the socket."""


class Socket(Protocol):
    """Carries texts to and from a client: a WebSocket, or the messages between a page and its worker."""

    network: str
    """The client's network; empty for a page and its own worker."""

    async def receive(self) -> str:
        """The next text; raises ``Closed`` at the end, or a refusal that ends the conversation."""

    async def send(self, text: str) -> None:
        """Send a text; raises ``Closed`` if the other side has closed."""

    async def close(self) -> None:
        """Close it."""

    async def may_repeat(self, entries: int) -> None:
        """Wait until the client may be sent this many entries that it has missed."""


class Watcher(Protocol):
    """Measures a conversation."""

    def answered(self, message: Incoming, seconds: float) -> None:
        """Record how long a message took until its effects were stored."""

    def refused(self, code: str) -> None:
        """Record that a message was refused, or the conversation ended, with this code."""


class NoWatcher:
    """Measures nothing."""

    def answered(self, message: Incoming, seconds: float) -> None:
        """Do nothing."""

    def refused(self, code: str) -> None:
        """Do nothing."""
