"""Refusals as they are told to a client: a code that every language has a text for, and what that text takes."""

import re
from dataclasses import dataclass, field
from typing import Final

from ethnos.engine.errors import EthnosError
from ethnos.moves import Refused
from ethnos.reasons import code_of, values_of
from ethnos.server.storage import DatabaseUnreachable

HARMLESS: Final = re.compile(r"[\w ,.:-]{0,200}")
"""Of what somebody has sent no more than plain words is repeated, and nothing that a page could take for markup."""


@dataclass(frozen=True)
class Refusal:
    """Why something was not done."""

    code: str
    values: dict[str, str | int] = field(default_factory=dict)
    rules: list[str] = field(default_factory=list)


def refusal_of(error: EthnosError) -> Refusal:
    """What a client is told. Where the database is and what ails it is told to nobody."""
    if isinstance(error, DatabaseUnreachable):
        return Refusal("server-no-database")
    if isinstance(error, Refused):
        reason = error.reason
        return Refusal(f"refusal-{reason.code}", _harmless(dict(reason.values)), list(reason.rules))
    return Refusal(code_of(error), _harmless(values_of(error)))


def _harmless(values: dict[str, object]) -> dict[str, str | int]:
    return {name: _told(value) for name, value in values.items()}


def _told(value: object) -> str | int:
    if isinstance(value, int):
        return value
    return str(value) if HARMLESS.fullmatch(str(value)) else "?"
