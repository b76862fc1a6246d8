"""The server on a person's own machine: on loopback, on any free port, and one for all windows.

Where it listens is kept in a file beside the database, so that a second start finds the first and opens another window
of it: two servers on one SQLite file would not tell each other what is played.

Nobody else can reach loopback. While it runs the server can be opened to the local network (``Sharing``): it then
listens at this computer's own addresses as well. It is never so by itself, and no longer once the server has stopped.
"""

import asyncio
import http.client
import ipaddress
import json
import os
import socket
import struct
import sys
import urllib.request
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from fastapi import Request

from ethnos.refusals import EthnosError
from ethnos.server import run
from ethnos.server.protocol.requests import Health, SharingOut

HOST: Final = "127.0.0.1"
NAMES: Final = (HOST, "localhost")
"""What a browser on this machine calls it."""
ANSWER_SECONDS: Final = 2.0
SWITCH_SECONDS: Final = 20.0
WELL: Final = Health(ok=True, database=True).model_dump()
ANSWER_BYTES: Final = 10_000
"""More than our answers ever have."""
SHARE_VARIABLE: Final = "ETHNOS_SHARE_AT"
"""Addresses of this computer to share at, separated by commas, in place of those that are found."""
ELSEWHERE: Final = ("203.0.113.1", "192.168.254.254", "10.254.254.254", "172.31.254.254")
"""Addresses that nothing is sent to: the system is asked from which of its own it would be. The first is nowhere, so
that its route is the usual one.
"""
SIOCGIFADDR: Final = 0x8915
"""Linux: the address of an interface."""


class NoNetwork(EthnosError):
    """There is no local network to share tables on."""

    code = "server-no-network"


def running_at(database: str) -> str | None:
    """The address of the server that has these tables open already."""
    note = _note(database)
    address = note.read_text(encoding="utf-8").strip() if note and note.exists() else ""
    return address if address.startswith("http://") and _answers(address) else None


def share_at(address: str) -> list[str]:
    """Have a server that runs here already listen on the local network; its addresses there."""
    try:
        answer = _ask(f"{address}/api/sharing", SWITCH_SECONDS, {"on": True})
        return list(SharingOut.model_validate(answer).addresses)
    except (OSError, http.client.HTTPException, ValueError):  # one that has no network, or is too old to know of it
        return []


def serve(
    database: str, listening: socket.socket, started: Callable[[str, Sequence[str]], None], *, share: bool = False
) -> None:
    """Serve this machine until stopped; ``started`` hears the address, and those on the local network."""
    note, sharing = _note(database), Sharing(at_once=share)

    def heard(address: str) -> None:
        if note:
            note.write_text(address, encoding="utf-8")
        started(address, sharing.addresses)

    try:
        run.serve(HOST, 0, database, started=heard, sharing=sharing, listening=listening)
    finally:
        if note:
            note.unlink(missing_ok=True)


class Sharing:
    """Lets people on the local network in, and shuts the door again."""

    def __init__(self, *, at_once: bool = False) -> None:
        self._at_once = at_once
        self._app: Any = None
        self._home = (HOST, 0)
        self._server: run.SecondServer | None = None
        self._places: list[tuple[str, int]] = []
        self._switching = asyncio.Lock()

    async def opened(self, app: Any, home: tuple[str, int]) -> None:
        """The server answers on loopback."""
        self._app, self._home = app, home
        if self._at_once:
            with suppress(NoNetwork):  # whoever has asked for it sees that there is no address
                await self.switch(True)

    async def closing(self) -> None:
        """The server is about to stop."""
        async with self._switching:
            await self._close()

    @property
    def addresses(self) -> list[str]:
        """Where people on the local network find the server."""
        return [_address(host, port) for host, port in self._places]

    def permits(self, request: Request) -> bool:
        """Whether a request comes from this computer, and from a page of ours or from no page at all.

        A page from elsewhere can send requests here too: its browser names its origin, or, if its owner has given its
        name this computer's address (DNS rebinding), that name as the host.
        """
        if request.client is None or request.scope.get("server") != self._home or not _is_loopback(request.client.host):
            return False
        host, port = request.headers.get("host", ""), self._home[1]
        if host not in {_netloc(name, port) for name in NAMES}:
            return False
        origin = request.headers.get("origin", f"http://{host}")
        return origin == f"http://{host}" and request.headers.get("sec-fetch-site", "none") in ("same-origin", "none")

    async def state(self) -> SharingOut:
        """Whether it is shared. An address that this computer no longer has is left out: it has changed networks."""
        still = await asyncio.to_thread(lan_addresses) if self._server else []
        addresses = [_address(host, port) for host, port in self._places if host in still]
        return SharingOut(offered=True, on=self._server is not None, addresses=addresses)

    async def switch(self, on: bool) -> SharingOut:
        """Listen on the local network, or no longer."""
        async with self._switching:
            if on and self._server is None:
                await self._open()
            elif not on:
                await self._close()
        return await self.state()

    async def _open(self) -> None:
        """Only at addresses of now: in another network, which nobody was asked about, this is not heard."""
        listening = list(_listen_at(await asyncio.to_thread(lan_addresses), self._home[1]))
        if not listening:
            raise NoNetwork
        self._places = [place.getsockname()[:2] for place in listening]
        self._server = run.SecondServer(self._app, listening)
        await self._server.begun()

    async def _close(self) -> None:
        server, self._server, self._places = self._server, None, []
        if server:
            await server.stop()


def lan_addresses() -> list[str]:
    """This computer's own IPv4 addresses on local networks, the best one first. Nothing is sent to find them."""
    if given := os.environ.get(SHARE_VARIABLE):
        return [address.strip() for address in given.split(",")]
    return list(dict.fromkeys(filter(_is_reachable, (*_routed(), *_interfaces()))))


def _routed() -> Iterator[str]:
    """From which addresses others would hear us. To connect a datagram socket only chooses a route."""
    for elsewhere in ELSEWHERE:
        with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            asking.connect((elsewhere, 9))
            yield asking.getsockname()[0]


def _interfaces() -> Iterable[str]:
    """The addresses of all interfaces. Windows and macOS tell them under the computer's own name.

    On Linux that name is often loopback's, and looking it up may ask a name server. Bridges there lead to containers.
    """
    if sys.platform != "linux":
        with suppress(OSError):
            found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM)
            return [str(where[0]) for *_, where in found]
        return []
    names = [name for _, name in socket.if_nameindex() if not Path(f"/sys/class/net/{name}/bridge").exists()]
    return filter(None, map(_address_of, names))


def _address_of(interface: str) -> str:
    """The first IPv4 address of an interface (Linux); empty if it has none."""
    import fcntl  # there is none on Windows

    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        answer = fcntl.ioctl(asking, SIOCGIFADDR, struct.pack("256s", interface.encode()))
        return socket.inet_ntoa(answer[20:24])
    return ""


def _is_reachable(address: str) -> bool:
    """Whether others may reach it: not loopback, and none that the computer has made up without a network."""
    place = ipaddress.ip_address(address)
    return not (place.is_loopback or place.is_unspecified or place.is_link_local or place.is_multicast)


def _is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def _listen_at(addresses: Iterable[str], port: int) -> Iterator[socket.socket]:
    """At the same port as at home, or at any free one; an address that is gone is left out."""
    for address in addresses:
        for wanted in (port, 0):
            try:
                yield run.listen(address, wanted)
                break
            except run.AddressTaken:
                continue


def _address(host: str, port: int) -> str:
    return f"http://{_netloc(host, port)}"


def _netloc(host: str, port: int) -> str:
    """As browsers write it: the usual port is left out."""
    return host if port == http.client.HTTP_PORT else f"{host}:{port}"


def _note(database: str) -> Path | None:
    """Where the address is kept; nowhere for a database that is no file."""
    path = database.removeprefix("sqlite:///")
    return Path(f"{path}.address") if path != database else None


def _answers(address: str) -> bool:
    """Whether a server of ours is there: after a crash the port may be anybody's."""
    try:
        return bool(_ask(f"{address}/health", ANSWER_SECONDS) == WELL)
    except (OSError, http.client.HTTPException, ValueError):  # nobody, somebody else, or something else
        return False


def _ask(url: str, seconds: float, body: object = None) -> Any:
    """An answer from this machine, which no proxy leads to."""
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"Content-Type": "application/json"} if data else {})
    with direct.open(request, timeout=seconds) as answer:
        return json.loads(answer.read(ANSWER_BYTES))
