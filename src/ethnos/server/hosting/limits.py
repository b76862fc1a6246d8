"""Limits: what one address may have and do, so that it cannot stall the others."""

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final, Literal, TypeAlias, get_args

from ethnos.server.rooms.not_now import TooMuch

MESSAGE_BYTES: Final = 16_384
FILE_BYTES: Final = 65_536
"""The longest request with a game file. A long game of six has 15,000."""
HEAD_BYTES: Final = 16_384
"""The longest head of a request: its address and headers."""
REQUEST_SECONDS: Final = 15.0
"""Seconds in which a request has to arrive, head and body."""
UNREAD_SECONDS: Final = 15.0
"""A client that does not read for this long, at most twice as long, is disconnected."""
MESSAGES_A_SECOND: Final = 20.0
MESSAGES_AT_ONCE: Final = 60.0
FRAMES_A_SECOND: Final = 80.0
FRAMES_AT_ONCE: Final = 240.0
"""Frames of one WebSocket, of any kind. A message is one frame; some programs split long ones."""
SOCKETS_AN_ADDRESS: Final = 100
CONNECTIONS_A_SOCKET: Final = 2
"""An address may have this many connections for each of its sockets: a page loads its files over others."""
CONNECTIONS: Final = 10_000
"""The most connections in all, if the system gives this process enough file handles."""
RESERVED_HANDLES: Final = 192
"""File handles left free: for the database, for files, and for connections that are about to be refused."""
REQUESTS_A_SOCKET: Final = 1.0
MESSAGES_A_SOCKET: Final = 1.0
"""Per second, for each socket that an address may have: 100 sockets share 100 messages a second."""
SECONDS_AT_ONCE: Final = 10.0
"""An address may use up the requests and messages of this many seconds at once."""
TABLES_A_MINUTE: Final = 10.0
TABLES_AT_ONCE: Final = 30.0
JOINS_A_MINUTE: Final = 20.0
JOINS_AT_ONCE: Final = 60.0
REPLAYS_A_MINUTE: Final = 60.0
REPLAYS_AT_ONCE: Final = 60.0
ENTRIES_A_SECOND: Final = 500.0
ENTRIES_AT_ONCE: Final = 3_000.0
"""Entries of logs that clients of one address are sent again when they come back."""
COMPUTING_SECONDS_A_SECOND: Final = 0.1
COMPUTING_SECONDS_AT_ONCE: Final = 5.0
"""Processor time for answers that have to be computed: lessons, examples."""
PEOPLE_A_MINUTE: Final = 60.0
PEOPLE_AT_ONCE: Final = 120.0
MAILS_AN_HOUR: Final = 5.0
NETWORK_BITS: Final = 64
"""One customer of a provider has a whole IPv6 network of this prefix, and as many addresses as they like in it."""
ADDRESSES_REMEMBERED: Final = 100_000

Reason: TypeAlias = Literal[
    "connections",
    "address_connections",
    "slow_request",
    "long_head",
    "unread",
    "frames",
    "messages",
    "requests",
    "sockets",
    "tables",
    "joins",
    "replays",
]
"""What was refused or ended, as the metrics count it."""
REASONS: Final[tuple[Reason, ...]] = get_args(Reason)


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
        self._fill()
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True

    def owe(self, tokens: float) -> float:
        """Take tokens that may not be there yet; returns for how many seconds to wait for them."""
        self._fill()
        self.left -= tokens
        return max(0.0, -self.left / self.rate)

    def _fill(self) -> None:
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.filled) * self.rate)
        self.filled = now


class Limits:
    """What each address may have and do. Addresses of one network count as one (``network_of``)."""

    def __init__(
        self,
        sockets: int = SOCKETS_AN_ADDRESS,
        tables_a_minute: float = TABLES_A_MINUTE,
        tables_at_once: float = TABLES_AT_ONCE,
    ) -> None:
        self.most_sockets = sockets
        self.refused: Counter[Reason] = Counter()
        """How often something was refused or ended, by reason."""
        self._created = _Buckets(tables_a_minute / 60.0, tables_at_once)
        self._joined = _Buckets(max(JOINS_A_MINUTE, tables_a_minute) / 60.0, max(JOINS_AT_ONCE, tables_at_once))
        self._replayed = _Buckets(REPLAYS_A_MINUTE / 60.0, REPLAYS_AT_ONCE)
        self._requested = _Buckets(sockets * REQUESTS_A_SOCKET, sockets * REQUESTS_A_SOCKET * SECONDS_AT_ONCE)
        self._sent = _Buckets(sockets * MESSAGES_A_SOCKET, sockets * MESSAGES_A_SOCKET * SECONDS_AT_ONCE)
        self._repeated = _Buckets(ENTRIES_A_SECOND, ENTRIES_AT_ONCE)
        self._computed = _Buckets(COMPUTING_SECONDS_A_SECOND, COMPUTING_SECONDS_AT_ONCE)
        self._people = _Buckets(PEOPLE_A_MINUTE / 60.0, PEOPLE_AT_ONCE)
        self._mails = _Buckets(MAILS_AN_HOUR / 3600.0, MAILS_AN_HOUR)
        self._sockets: Counter[str] = Counter()

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """A socket, for as long as it is open."""
        address = network_of(address)
        if self._sockets[address] >= self.most_sockets:
            self.refused["sockets"] += 1
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
        self._take(self._created, address, "tables", TooMuch("too-many-tables"))

    def join_table(self, address: str) -> None:
        """Count a person who takes a seat, or refuse them."""
        self._take(self._joined, address, "joins", TooMuch("too-many-joins"))

    def replay(self, address: str) -> None:
        """Count a finished game that is sent or analysed, or refuse it."""
        self._take(self._replayed, address, "replays", TooMuch("too-many-replays"))

    def request(self, address: str) -> None:
        """Count a request, or refuse it."""
        self._take(self._requested, address, "requests", TooMuch("too-many-requests"))

    async def message(self, address: str) -> None:
        """Count a message of any socket of an address. Too many have to wait, and so do their senders."""
        await _wait(self._sent.owe(address, 1.0))

    async def repeat(self, address: str, entries: int) -> None:
        """Count entries that a client has missed. Too many have to wait."""
        await _wait(self._repeated.owe(address, entries))

    async def may_compute(self, address: str) -> None:
        """Wait until an address has computing time left."""
        await _wait(self._computed.owe(address, 0.0))

    def computed(self, address: str, seconds: float) -> None:
        """Count computing time that an address has used."""
        self._computed.owe(address, seconds)

    def _take(self, buckets: "_Buckets", address: str, reason: Reason, refusal: TooMuch) -> None:
        if not buckets.take(address):
            self.refused[reason] += 1
            raise refusal

    def ask_for_person(self, address: str) -> None:
        """Count a request about a person's stored games, or refuse it."""
        if not self._people.take(address):
            raise TooMuch("too-many-requests")

    def send_mail(self, address: str) -> None:
        """Count a mail that asks for a confirmation, or refuse it."""
        if not self._mails.take(address):
            raise TooMuch("too-many-mails")


class _Buckets:
    """A bucket for each network."""

    def __init__(self, rate: float, most: float) -> None:
        self._buckets: defaultdict[str, Bucket] = defaultdict(lambda: Bucket(rate, most))

    def take(self, address: str) -> bool:
        """Take a token of an address; false if none is left."""
        return self._of(address).take()

    def owe(self, address: str, tokens: float) -> float:
        """Take tokens that may not be there yet; returns for how many seconds to wait for them."""
        return self._of(address).owe(tokens)

    def _of(self, address: str) -> Bucket:
        if len(self._buckets) > ADDRESSES_REMEMBERED:
            self._buckets.clear()
        return self._buckets[network_of(address)]


async def _wait(seconds: float) -> None:
    if seconds > 0.0:
        await asyncio.sleep(seconds)


def network_of(address: str) -> str:
    """The unit that limits count: an IPv4 address, or the network of an IPv6 address."""
    try:
        ip = ip_address(address)
    except ValueError:  # a socket without an address
        return address
    if not isinstance(ip, IPv6Address):
        return address
    return str(ip.ipv4_mapped or ip_network((int(ip) >> NETWORK_BITS << NETWORK_BITS, NETWORK_BITS)))


def message_bucket() -> Bucket:
    """The rate limit of one socket."""
    return Bucket(MESSAGES_A_SECOND, MESSAGES_AT_ONCE)


def frame_bucket() -> Bucket:
    """The rate limit of one socket's frames."""
    return Bucket(FRAMES_A_SECOND, FRAMES_AT_ONCE)
