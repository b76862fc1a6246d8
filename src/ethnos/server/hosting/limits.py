"""Limits: what one address may have and do, so that it cannot stall the others.

What costs the host much holds for all processes of a server together, by counts in their database: new tables, seats,
finished games, requests about people, mails, and sockets of an address that has many. What protects a process from
being stalled is counted by that process alone: connections, requests and messages, for which a write would cost more
than what it limits.
"""

import asyncio
import hmac
import time
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final, Literal, TypeAlias, get_args

from ethnos.server.rooms.checks import TooMuch
from ethnos.server.storage.allowance_store import Allowance, AllowanceStore

MESSAGE_BYTES: Final = 16_384
FILE_BYTES: Final = 65_536
"""The longest request with a game file. A long game of six has 15,000."""
REQUEST_BYTES: Final = 81_920
"""The longest head or body of a request, for a server without a proxy. What is read of a body has limits of its own."""
STUCK_SECONDS: Final = 15.0
"""A client that does not read for this long, or whose request does not arrive, is disconnected after at most twice
that."""
MESSAGES_A_SECOND: Final = 20.0
MESSAGES_AT_ONCE: Final = 60.0
FRAMES_A_SECOND: Final = 80.0
FRAMES_AT_ONCE: Final = 240.0
"""Frames of one WebSocket, of any kind. A message is one frame; some programs split long ones."""
SOCKETS_AN_ADDRESS: Final = 100
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
REPORTS_AN_HOUR: Final = 10.0
HOST_A_MINUTE: Final = 60.0
"""Requests with the key of the host, right or wrong: a key cannot be guessed."""
FREE_SOCKETS: Final = 0.1
"""The part of the sockets of an address that a process opens without asking the others. Most people need one."""
SHARE_SECONDS: Final = 20.0
"""Seconds between the times that a process says how many sockets are still open."""
NETWORK_BITS: Final = 64
"""One customer of a provider has a whole IPv6 network of this prefix, and as many addresses as they like in it."""
ADDRESSES_REMEMBERED: Final = 100_000

Reason: TypeAlias = Literal[
    "connections",
    "slow_request",
    "long_request",
    "unread",
    "frames",
    "messages",
    "requests",
    "sockets",
    "tables",
    "joins",
    "replays",
    "people",
    "mails",
    "reports",
    "host",
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
    ) -> None:
        tables_at_once = max(tables_a_minute, TABLES_AT_ONCE)
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
        self._reports = _Buckets(REPORTS_AN_HOUR / 3600.0, REPORTS_AN_HOUR)
        self._host = _Buckets(HOST_A_MINUTE / 60.0, HOST_A_MINUTE)
        self._sockets: Counter[str] = Counter()
        self._shared: SharedLimits | None = None

    def share(self, shared: "SharedLimits") -> None:
        """Count together with other processes from now on."""
        self._shared = shared

    async def keep_shared(self) -> None:
        """Tell the other processes again and again which sockets are open."""
        while self._shared:
            await asyncio.sleep(SHARE_SECONDS)
            await self._shared.keep_sockets({a: n for a, n in self._sockets.items() if n > self._free_sockets})

    async def leave(self) -> None:
        """Tell the other processes that no socket is open here any more."""
        if self._shared:
            await self._shared.keep_sockets({})

    @asynccontextmanager
    async def socket(self, address: str) -> AsyncIterator[None]:
        """A socket, for as long as it is open."""
        address = network_of(address)
        self._sockets[address] += 1
        try:
            number = self._sockets[address]
            if number > self.most_sockets or not await self._may_open(address, number):
                self.refused["sockets"] += 1
                raise TooMuch("too-many-sockets")
            yield
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    async def _may_open(self, address: str, number: int) -> bool:
        if self._shared is None or number <= self._free_sockets:
            return True
        return await self._shared.open_socket(address, number, self.most_sockets)

    @property
    def _free_sockets(self) -> int:
        return int(self.most_sockets * FREE_SOCKETS)

    @property
    def sockets(self) -> int:
        """How many sockets are open."""
        return self._sockets.total()

    async def create_table(self, address: str) -> None:
        """Count a new table, or refuse it."""
        await self._take_shared(self._created, address, "tables", TooMuch("too-many-tables"))

    async def join_table(self, address: str) -> None:
        """Count a person who takes a seat, or refuse them."""
        await self._take_shared(self._joined, address, "joins", TooMuch("too-many-joins"))

    async def replay(self, address: str) -> None:
        """Count a finished game that is sent or analysed, or refuse it."""
        await self._take_shared(self._replayed, address, "replays", TooMuch("too-many-replays"))

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

    async def _take_shared(self, buckets: "_Buckets", address: str, reason: Reason, refusal: TooMuch) -> None:
        self._take(buckets, address, reason, refusal)
        if self._shared and not await self._shared.take(reason, buckets, address):
            self.refused[reason] += 1
            raise refusal

    async def ask_for_person(self, address: str) -> None:
        """Count a request about a person's stored games, or refuse it."""
        await self._take_shared(self._people, address, "people", TooMuch("too-many-requests"))

    async def send_mail(self, address: str) -> None:
        """Count a mail that asks for a confirmation, or refuse it."""
        await self._take_shared(self._mails, address, "mails", TooMuch("too-many-mails"))

    async def report(self, address: str) -> None:
        """Count a report to the host, or refuse it."""
        await self._take_shared(self._reports, address, "reports", TooMuch("too-many-reports"))

    async def ask_as_host(self, address: str) -> None:
        """Count a request with the key of the host, or refuse it."""
        await self._take_shared(self._host, address, "host", TooMuch("too-many-requests"))


class _Buckets:
    """A bucket for each network."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate, self.most = rate, most
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


class SharedLimits:
    """The limits that all processes of a server share. The database holds digests of networks, not their addresses."""

    def __init__(self, store: AllowanceStore, owner: str, key: str) -> None:
        self._store, self._owner, self._key = store, owner, key

    async def take(self, name: str, buckets: _Buckets, address: str) -> bool:
        """Count one use of an address; false if there were too many at all processes together."""
        if not buckets.rate:  # the host allows only the first ones
            return True
        allowance = Allowance(name, buckets.most, 1.0 / buckets.rate)
        return await self._store.take(allowance, self._digest(network_of(address)))

    async def open_socket(self, network: str, number: int, most: int) -> bool:
        """Open a socket at this process; false if the network has too many at all processes together."""
        return await self._store.open_socket(self._owner, self._digest(network), number, most)

    async def keep_sockets(self, numbers: Mapping[str, int]) -> None:
        """Tell how many sockets each network has open at this process."""
        digests = {self._digest(network): number for network, number in numbers.items()}
        await self._store.keep_sockets(self._owner, digests)

    def _digest(self, network: str) -> str:
        return hmac.digest(self._key.encode(), network.encode(), "sha256").hex()


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
