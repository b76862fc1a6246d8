"""Limits: request rates, and how many sockets an address may open."""

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final

from ethnos.server.rooms.not_now import TooMuch

MESSAGE_BYTES: Final = 16_384
FILE_BYTES: Final = 65_536
"""The longest request with a game file. A long game of six has 15,000."""
MESSAGES_A_SECOND: Final = 20.0
MESSAGES_AT_ONCE: Final = 60.0
SOCKETS_AN_ADDRESS: Final = 100
TABLES_A_MINUTE: Final = 10.0
TABLES_AT_ONCE: Final = 30.0
ADDRESSES_REMEMBERED: Final = 100_000


@dataclass(slots=True)
class Bucket:
    """A token bucket: ``most`` at once, and ``rate`` more each second."""

    rate: float
    most: float
    left: float = 0.0
    filled: float = field(default_factory=time.monotonic)

    def __post_init__(self) -> None:
        self.left = self.most

    def take(self) -> bool:
        """Take a token; false if none is left."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.filled) * self.rate)
        self.filled = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True


class Limits:
    """What each address may have and do."""

    def __init__(
        self,
        sockets: int = SOCKETS_AN_ADDRESS,
        tables_a_minute: float = TABLES_A_MINUTE,
        tables_at_once: float = TABLES_AT_ONCE,
    ) -> None:
        self._most_sockets = sockets
        self._tables = (tables_a_minute / 60.0, tables_at_once)
        self._sockets: Counter[str] = Counter()
        self._created: dict[str, Bucket] = {}

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """A socket, for as long as it is open."""
        if self._sockets[address] >= self._most_sockets:
            raise TooMuch("too-many-sockets")
        self._sockets[address] += 1
        try:
            yield
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    @property
    def sockets(self) -> int:
        """How many sockets are open."""
        return self._sockets.total()

    def create_table(self, address: str) -> None:
        """Count a new table, or refuse it."""
        if len(self._created) > ADDRESSES_REMEMBERED:
            self._created.clear()
        if not self._created.setdefault(address, Bucket(*self._tables)).take():
            raise TooMuch("too-many-tables")


def message_bucket() -> Bucket:
    """The rate limit of one socket."""
    return Bucket(MESSAGES_A_SECOND, MESSAGES_AT_ONCE)
