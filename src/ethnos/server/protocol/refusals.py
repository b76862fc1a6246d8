"""Refusals as they are sent to a client: a code that every language has a text for, and the text's values."""

import re
from typing import Final

from ethnos.base.refusals import EthnosError, Value
from ethnos.server.protocol.messages import Values
from ethnos.server.protocol.requests import Problem
from ethnos.server.rooms.checks import Forbidden, TooMuch
from ethnos.server.rooms.tables import Stopping
from ethnos.server.storage import DatabaseUnreachable, NoSuchTable, Overtaken, Unstorable


class BadMessage(EthnosError):
    """A message of the wrong form; ``problem`` says where, without repeating what was sent."""

    code = "server-bad-message"


STATUSES: Final = (
    (Forbidden, 403),
    (NoSuchTable, 404),
    ((BadMessage, Unstorable), 422),
    (TooMuch, 429),
    ((Overtaken, DatabaseUnreachable, Stopping), 503),
)
"""HTTP statuses of refusals; any other is 409."""
HARMLESS: Final = re.compile(r"[\w ,.:-]{0,200}")
"""Of what a client sent, only plain words are repeated, and nothing that a page could take for markup."""


def for_client(refusal: EthnosError) -> tuple[str, Values]:
    """The code and values for a client. The database's address and error are never sent."""
    if isinstance(refusal, DatabaseUnreachable):
        return "server-no-database", {}
    return refusal.code, {name: _harmless(value) for name, value in refusal.values.items()}


def problem_of(refusal: EthnosError) -> Problem:
    """A refusal as the answer to a request."""
    code, values = for_client(refusal)
    return Problem(code=code, values=values, rules=list(refusal.rules) or None)


def status_of(refusal: EthnosError) -> int:
    """The HTTP status of a refusal."""
    return next((status for kinds, status in STATUSES if isinstance(refusal, kinds)), 409)


def _harmless(value: Value) -> str | int:
    assert not isinstance(value, EthnosError), "a refusal inside a refusal cannot be sent as a value"
    return value if isinstance(value, int) or HARMLESS.fullmatch(value) else "?"
