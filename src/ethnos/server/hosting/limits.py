"""Limits: request rates, and how many sockets an address may open."""

import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from ipaddress import IPv6Address, ip_address, ip_network
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
JOINS_A_MINUTE: Final = 20.0
JOINS_AT_ONCE: Final = 60.0
PEOPLE_A_MINUTE: Final = 60.0
PEOPLE_AT_ONCE: Final = 120.0
MAILS_AN_HOUR: Final = 5.0
NETWORK_BITS: Final = 64
"""One customer of a provider has a whole IPv6 network of this prefix, and as many addresses as they like in it."""
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
        self._created = _Buckets(tables_a_minute / 60.0, tables_at_once)
        self._joined = _Buckets(max(JOINS_A_MINUTE, tables_a_minute) / 60.0, max(JOINS_AT_ONCE, tables_at_once))
        self._people = _Buckets(PEOPLE_A_MINUTE / 60.0, PEOPLE_AT_ONCE)
        self._mails = _Buckets(MAILS_AN_HOUR / 3600.0, MAILS_AN_HOUR)
        self._sockets: Counter[str] = Counter()

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """A socket, for as long as it is open."""
        address = network_of(address)
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
        if not self._created.take(address):
            raise TooMuch("too-many-tables")

    def join_table(self, address: str) -> None:
        """Count somebody who sits down, or refuse them."""
        if not self._joined.take(address):
            raise TooMuch("too-many-joins")

    def ask_for_person(self, address: str) -> None:
        """Count a request about somebody who keeps their games together, or refuse it."""
        if not self._people.take(address):
            raise TooMuch("too-many-requests")

    def send_mail(self, address: str) -> None:
        """Count a mail that asks for a confirmation, or refuse it."""
        if not self._mails.take(address):
            raise TooMuch("too-many-mails")


class _Buckets:
    """A bucket for each address."""

    def __init__(self, rate: float, most: float) -> None:
        self._buckets: defaultdict[str, Bucket] = defaultdict(lambda: Bucket(rate, most))

    def take(self, address: str) -> bool:
        """Take a token of an address; false if none is left."""
        if len(self._buckets) > ADDRESSES_REMEMBERED:
            self._buckets.clear()
        return self._buckets[network_of(address)].take()


def network_of(address: str) -> str:
    """What is limited as one: an IPv4 address, or the network of an IPv6 address."""
    try:
        known = ip_address(address)
    except ValueError:  # a socket without an address
        return address
    if not isinstance(known, IPv6Address):
        return address
    return str(known.ipv4_mapped or ip_network((int(known) >> NETWORK_BITS << NETWORK_BITS, NETWORK_BITS)))


def message_bucket() -> Bucket:
    """The rate limit of one socket."""
    return Bucket(MESSAGES_A_SECOND, MESSAGES_AT_ONCE)
