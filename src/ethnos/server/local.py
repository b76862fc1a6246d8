"""The server on a person's own machine: on loopback, on any free port, one for all windows.

Its address is written to a file beside the database. A second start finds the running server there and opens another
window of it: two servers on one SQLite file would not notice each other's moves.

Other computers cannot reach loopback. A running server can be opened to the local network (``Sharing``): it then
listens at this computer's LAN addresses as well. This is off by default, and ends when the server stops.
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

from ethnos.base.plain import to_json
from ethnos.base.refusals import EthnosError
from ethnos.server import run
from ethnos.server.hosting.settings import Settings
from ethnos.server.protocol.requests import Health, SharingOut

HOST: Final = "127.0.0.1"
NAMES: Final = (HOST, "localhost")
"""The host names that a browser on this machine may use."""
ANSWER_SECONDS: Final = 5.0
SWITCH_SECONDS: Final = 20.0
HEALTHY: Final = to_json(Health(ok=True, database=True, others=True, bots=True))
ANSWER_BYTES: Final = 10_000
"""Longer than any answer of the server."""
SHARE_VARIABLE: Final = "ETHNOS_SHARE_AT"
"""Addresses of this computer to share at, separated by commas, instead of the detected ones."""
ROUTE_TARGETS: Final = ("203.0.113.1", "192.168.254.254", "10.254.254.254", "172.31.254.254")
"""Targets for route lookups; nothing is sent to them. The system says which of its own addresses it would send from.
The first is a documentation address, so its route is the default one.
"""
SIOCGIFADDR: Final = 0x8915
"""Linux: the ioctl that reads the address of an interface."""


class NoNetwork(EthnosError):
    """There is no local network to share tables on."""

    code = "server-no-network"


def running_at(database: str) -> str | None:
    """The address of a server that already runs on this database."""
    address_file = _address_file(database)
    address = address_file.read_text(encoding="utf-8").strip() if address_file and address_file.exists() else ""
    return address if address.startswith("http://") and _answers(address) else None


def share_at(address: str) -> list[str]:
    """Tell a running server to listen on the local network; returns its addresses there."""
    try:
        answer = _ask(f"{address}/api/sharing", SWITCH_SECONDS, {"on": True})
        return list(answer["addresses"])
    except (OSError, http.client.HTTPException, ValueError, KeyError, TypeError):  # no network, or another program
        return []


def serve(
    settings: Settings, listening: socket.socket, started: Callable[[str, Sequence[str]], None], *, share: bool = False
) -> None:
    """Serve this machine until stopped; ``started`` gets the address and those on the local network."""
    address_file, sharing = _address_file(settings.database), Sharing(at_once=share)

    def announce(address: str) -> None:
        if address_file:
            address_file.write_text(address, encoding="utf-8")
        started(address, sharing.addresses)

    try:
        run.serve(HOST, 0, settings, started=announce, sharing=sharing, listening=listening)
    finally:
        if address_file:
            address_file.unlink(missing_ok=True)


class Sharing:
    """Opens the server to the local network, and closes it again."""

    def __init__(self, *, at_once: bool = False) -> None:
        self._at_once = at_once
        self._app: Any = None
        self._loopback = (HOST, 0)
        self._server: run.SecondServer | None = None
        self._listening_at: list[tuple[str, int]] = []
        self._switching = asyncio.Lock()

    async def opened(self, app: Any, loopback: tuple[str, int]) -> None:
        """Called when the server answers on loopback."""
        self._app, self._loopback = app, loopback
        if self._at_once:
            with suppress(NoNetwork):  # the caller sees that there are no addresses
                await self.switch(True)

    async def closing(self) -> None:
        """Called before the server stops."""
        async with self._switching:
            await self._close()

    @property
    def addresses(self) -> list[str]:
        """Where people on the local network find the server."""
        return [_address(host, port) for host, port in self._listening_at]

    def permits(self, request: Request) -> bool:
        """Whether a request comes from this computer, and from one of our pages or from no page at all.

        A page from elsewhere can send requests here too: its browser names its origin, or, if its owner has given its
        name this computer's address (DNS rebinding), that name as the host.
        """
        client, server = request.client, request.scope.get("server")
        if client is None or server != self._loopback or not _is_loopback(client.host):
            return False
        host, port = request.headers.get("host", ""), self._loopback[1]
        if host not in {_netloc(name, port) for name in NAMES}:
            return False
        origin = request.headers.get("origin", f"http://{host}")
        return origin == f"http://{host}" and request.headers.get("sec-fetch-site", "none") in ("same-origin", "none")

    async def state(self) -> SharingOut:
        """Whether the server is shared. Addresses that this computer has since lost are left out."""
        current = await asyncio.to_thread(lan_addresses) if self._server else []
        addresses = tuple(_address(host, port) for host, port in self._listening_at if host in current)
        return SharingOut(offered=True, on=self._server is not None, addresses=addresses)

    async def switch(self, on: bool) -> SharingOut:
        """Begin or stop listening on the local network."""
        async with self._switching:
            if on and self._server is None:
                await self._open()
            elif not on:
                await self._close()
        return await self.state()

    async def _open(self) -> None:
        """Bind to the current addresses only: after a change of network the server is not reachable on the new one."""
        listening = list(_listen_at(await asyncio.to_thread(lan_addresses), self._loopback[1]))
        if not listening:
            raise NoNetwork
        self._listening_at = [listener.getsockname()[:2] for listener in listening]
        self._server = run.SecondServer(self._app, listening)
        await self._server.wait_started()

    async def _close(self) -> None:
        server, self._server, self._listening_at = self._server, None, []
        if server:
            await server.stop()


def lan_addresses() -> list[str]:
    """This computer's own IPv4 addresses on local networks, the best one first. Nothing is sent to find them."""
    if addresses := os.environ.get(SHARE_VARIABLE):
        return [address.strip() for address in addresses.split(",")]
    return list(dict.fromkeys(filter(_is_reachable, (*_routed(), *_interfaces()))))


def _routed() -> Iterator[str]:
    """The source addresses of outgoing packets. Connecting a datagram socket only chooses a route."""
    for target in ROUTE_TARGETS:
        with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect((target, 9))
            yield probe.getsockname()[0]


def _interfaces() -> Iterable[str]:
    """The addresses of all interfaces. Windows and macOS list them under the computer's own name.

    On Linux that name often means loopback, and looking it up may query a DNS server. Bridges lead to containers.
    """
    if sys.platform != "linux":
        with suppress(OSError):
            infos = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM)
            return [str(address[0]) for *_, address in infos]
        return []
    names = [name for _, name in socket.if_nameindex() if not Path(f"/sys/class/net/{name}/bridge").exists()]
    return filter(None, map(_address_of, names))


def _address_of(interface: str) -> str:
    """The first IPv4 address of an interface (Linux); empty if it has none."""
    import fcntl  # not on Windows

    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        answer = fcntl.ioctl(probe, SIOCGIFADDR, struct.pack("256s", interface.encode()))
        return socket.inet_ntoa(answer[20:24])
    return ""


def _is_reachable(address: str) -> bool:
    """Whether others may reach it: neither loopback nor a link-local address, which exists without a network."""
    ip = ipaddress.ip_address(address)
    return not (ip.is_loopback or ip.is_unspecified or ip.is_link_local or ip.is_multicast)


def _is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def _listen_at(addresses: Iterable[str], port: int) -> Iterator[socket.socket]:
    """Listen at the same port as on loopback, or at any free one; an address that was lost is left out."""
    for address in addresses:
        for candidate in (port, 0):
            try:
                yield run.listen(address, candidate)
                break
            except run.AddressTaken:
                continue


def _address(host: str, port: int) -> str:
    return f"http://{_netloc(host, port)}"


def _netloc(host: str, port: int) -> str:
    """Host and port as browsers write them: the default port is left out."""
    return host if port == http.client.HTTP_PORT else f"{host}:{port}"


def _address_file(database: str) -> Path | None:
    """The file with the address; None for a database that is not a file."""
    path = database.removeprefix("sqlite:///")
    return Path(f"{path}.address") if path != database else None


def _answers(address: str) -> bool:
    """Whether one of our servers answers there: after a crash another program may have the port."""
    try:
        return bool(_ask(f"{address}/health", ANSWER_SECONDS) == HEALTHY)
    except (OSError, http.client.HTTPException, ValueError):  # no server, or another program
        return False


def _ask(url: str, seconds: float, body: object = None) -> Any:
    """A request to this machine, past any proxy."""
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"Content-Type": "application/json"} if data else {})
    with direct.open(request, timeout=seconds) as answer:
        return json.loads(answer.read(ANSWER_BYTES))
