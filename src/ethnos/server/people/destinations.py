"""Where the server sends what strangers ask it to send: an address is judged here, before anything connects to it.

A browser names the address of its push messages, and anybody can name another one instead. An address has one accepted
spelling; what was read from it is what is connected to, and no other parser sees it. The connection goes to the very
IP address that was judged, whatever the name means a moment later. Nothing follows a redirect or uses a proxy.
"""

import re
import socket
import ssl
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Final, Literal

from ethnos.server.hosting.settings import ORIGIN
from ethnos.server.people.turns import NotSent

_PATH: Final = r"/[A-Za-z0-9._~!$&'()*+,;=:@/?%-]*"
PLAIN: Final = re.compile(rf"{ORIGIN}(?P<path>{_PATH})")
"""The accepted spelling, as browsers write addresses."""
PORTS: Final = {"https": 443, "http": 80}
MOST_PORT: Final = 65_535

_UNICAST: Final = IPv6Network("2000::/3")
_NAT64: Final = IPv6Network("64:ff9b::/96")
"""IPv6 addresses that stand for IPv4 addresses, in networks without IPv4."""
_TUNNELS: Final = (IPv6Network("2002::/16"), IPv6Network("2001::/32"))
"""IPv6 addresses that lead to an IPv4 address inside them: 6to4 and Teredo."""
_SPECIAL: Final = (IPv4Network("192.0.0.0/24"), IPv4Network("192.88.99.0/24"))
"""IPv4 addresses of protocols and relays, which Python counts as public in part."""


@dataclass(frozen=True, slots=True)
class Destination:
    """An address that may be sent to."""

    scheme: Literal["http", "https"]
    host: str
    port: int
    path: str
    origin: str
    named_by_host: bool
    """The host of the server has named this origin: it need not be public."""


def destination_of(address: str, services: Iterable[str], named: Iterable[str]) -> Destination | None:
    """An address at one of these services, or at an origin that the host of the server has named; otherwise None.

    A service is ``https://`` with a name; ``*.`` before the name stands for any name below it.
    """
    plain = PLAIN.fullmatch(address)
    if plain is None or int(plain["port"] or 1) > MOST_PORT:
        return None
    scheme: Literal["http", "https"] = "https" if plain["scheme"] == "https" else "http"
    is_named = plain["origin"] in named
    if not is_named and not any(_fits(plain["origin"], service) for service in services):
        return None
    port = int(plain["port"] or PORTS[scheme])
    return Destination(scheme, plain["host"], port, plain["path"], plain["origin"], is_named)


def post(destination: Destination, body: bytes, headers: Mapping[str, str], timeout: float) -> int:
    """Send a request, and return the status of the answer; ``NotSent`` if there is none. It blocks."""
    try:
        with _connected(destination, timeout) as connection:
            kind = HTTPSConnection if destination.scheme == "https" else HTTPConnection
            request = kind(destination.host, destination.port)
            request.sock = connection
            request.request("POST", destination.path, body, dict(headers))
            return request.getresponse().status
    except (OSError, HTTPException, UnicodeError) as problem:
        raise NotSent(problem.__class__.__name__) from problem


def is_public(address: str) -> bool:
    """Whether an IP address belongs to the public internet: not to this machine, its network, or a tunnel to them."""
    ip = ip_address(address)
    if isinstance(ip, IPv6Address):
        if ip in _NAT64:
            return is_public(str(IPv4Address(int(ip) & 0xFFFFFFFF)))
        return ip in _UNICAST and ip.is_global and not any(ip in tunnel for tunnel in _TUNNELS)
    return ip.is_global and not ip.is_multicast and not any(ip in network for network in _SPECIAL)


def _connected(destination: Destination, timeout: float) -> socket.socket:
    """A connection to one of the addresses that the name has now, all of which have been judged."""
    name = destination.host.strip("[]")
    found = socket.getaddrinfo(name, destination.port, type=socket.SOCK_STREAM)
    addresses = [(family, place) for family, _, _, _, place in found]
    if not destination.named_by_host and not all(is_public(str(place[0])) for _, place in addresses):
        raise NotSent("not a public address")
    connection = _first_that_answers(addresses, timeout)
    if destination.scheme == "http":
        return connection
    try:
        return certified().wrap_socket(connection, server_hostname=name)
    except BaseException:
        connection.close()
        raise


def _first_that_answers(addresses: Iterable[tuple[int, tuple[object, ...]]], timeout: float) -> socket.socket:
    """A connection to the first of these addresses that accepts one."""
    failure = OSError("no address")
    for family, place in addresses:
        connection = socket.socket(family, socket.SOCK_STREAM)
        try:
            connection.settimeout(timeout)
            connection.connect(place)
        except OSError as problem:
            connection.close()
            failure = problem
        else:
            return connection
    raise failure


@cache
def certified() -> ssl.SSLContext:
    """What TLS trusts: the certificates of the system."""
    return ssl.create_default_context()


def _fits(origin: str, service: str) -> bool:
    """Whether an origin is that of a service."""
    scheme, _, host = service.partition("://")
    if not host.startswith("*."):
        return origin == service
    return origin.startswith(f"{scheme}://") and origin.endswith(host[1:])
