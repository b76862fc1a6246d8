"""A client's WebSocket, with the limits of what it may send."""

from starlette.types import Message, Receive, Send

from ethnos.server.api.conversation import Closed
from ethnos.server.hosting.limits import MESSAGE_BYTES, Limits, message_bucket, network_of
from ethnos.server.rooms.not_now import TooMuch


class LimitedSocket:
    """An accepted WebSocket that refuses messages which are too long or too many, and delays those of a busy address.

    It uses what uvicorn gives: Starlette's layers between take a fifth of the time of a message.
    """

    def __init__(self, receive: Receive, send: Send, limits: Limits, address: str) -> None:
        self._receive, self._send = receive, send
        self._limits, self._address = limits, address
        self.network = network_of(address)
        self._bucket = message_bucket()

    async def receive(self) -> str:
        """The next text."""
        received = await self._receive()
        if received["type"] == "websocket.disconnect":
            raise Closed
        if not self._bucket.take():
            self._limits.refused["messages"] += 1
            raise TooMuch("too-many-messages")
        text: str = received.get("text") or ""
        if len(text) > MESSAGE_BYTES:
            raise TooMuch("message-too-long")
        await self._limits.message(self._address)
        return text

    async def send(self, text: str) -> None:
        """Send a text."""
        await self._give({"type": "websocket.send", "text": text})

    async def may_repeat(self, entries: int) -> None:
        """Wait until the client may be sent this many entries that it has missed."""
        await self._limits.repeat(self._address, entries)

    async def close(self) -> None:
        """Close it."""
        await self._give({"type": "websocket.close"})

    async def _give(self, message: Message) -> None:
        try:
            await self._send(message)
        except (OSError, RuntimeError):  # RuntimeError: it is closed already
            raise Closed from None
