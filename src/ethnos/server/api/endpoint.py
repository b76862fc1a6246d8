"""Addresses of the server, without the transport that carries requests and answers."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Literal

BODY: Final = "body"
ADDRESS: Final = "address"


@dataclass(frozen=True, slots=True)
class Endpoint:
    """An address: what it takes, does and answers.

    The parameters of ``call`` are the parts of the path in braces, the values of the query, ``BODY`` for the body of a
    request, and ``ADDRESS`` for the network address of the client. It may be asynchronous.
    """

    method: Literal["GET", "POST"]
    path: str
    call: Callable[..., Any]
    answer: Any
    """The type of the answer, or ``File``."""
    status: int = 200


@dataclass(frozen=True, slots=True)
class Written:
    """An answer that is JSON text already."""

    text: str


@dataclass(frozen=True, slots=True)
class File:
    """An answer that a browser saves as a file."""

    text: str
    name: str


class NotFound(Exception):
    """There is nothing at this address."""
