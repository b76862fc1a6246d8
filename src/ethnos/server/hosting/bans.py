"""Who may not use this server: the host's bans, checked at every request and socket."""

import time
from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import TypeAlias

from ethnos.base.refusals import EthnosError
from ethnos.server.hosting.limits import network_of
from ethnos.server.storage.administration import Ban

Network: TypeAlias = IPv4Network | IPv6Network


class Banned(EthnosError):
    """A request from an address that the host has banned."""

    code = "server-banned"


class NotANetwork(EthnosError):
    """A text that names neither an address nor a network."""

    code = "admin-no-network"


class Bans:
    """The bans of a server, in memory."""

    def __init__(self) -> None:
        self._bans: list[tuple[Network, Ban]] = []

    def set(self, bans: Sequence[Ban]) -> None:
        """Replace all bans."""
        self._bans = [(ip_network(ban.network), ban) for ban in bans]

    def holds_for(self, address: str) -> bool:
        """Whether an address is banned now."""
        if not self._bans:
            return False
        try:
            ip = ip_address(address)
        except ValueError:  # a socket without an address
            return False
        ip = getattr(ip, "ipv4_mapped", None) or ip
        now = time.time()
        return any(ip in network for network, ban in self._bans if ban.holds(now))


def banned_network(given: str) -> str:
    """The network that a host's input means: an IPv4 address, the 64-bit network of an IPv6 address, or a
    network in CIDR notation.
    """
    try:
        return str(ip_network(given if "/" in given else network_of(str(ip_address(given))), strict=False))
    except ValueError:
        raise NotANetwork(given=given) from None
