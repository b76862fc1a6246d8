"""Validation of what clients send. pydantic derives it from the dataclasses of messages and moves."""

from collections.abc import Iterable
from functools import cache
from typing import Annotated, Any, Final

from pydantic import Field, TypeAdapter, ValidationError

from ethnos.server.protocol.messages import Incoming, Outgoing
from ethnos.server.protocol.refusals import BadMessage

ANY_INCOMING: Final = Annotated[Incoming, Field(discriminator="type")]
ANY_OUTGOING: Final = Annotated[Outgoing, Field(discriminator="type")]


@cache
def adapter(kind: Any) -> TypeAdapter[Any]:
    """The validator of a type; building one takes up to a tenth of a second."""
    return TypeAdapter(kind)


def read_message(text: str) -> Incoming:
    """A message of a client; ``BadMessage`` if it is malformed."""
    try:
        message: Incoming = adapter(ANY_INCOMING).validate_json(text)
    except ValidationError as problem:
        place, what = problems_in(problem, ANY_INCOMING)[0]
        raise BadMessage(problem=f"{place}: {what}" if place else what) from None
    return message


def read_body(kind: Any, body: bytes) -> Any:
    """The body of a request; ``ValidationError`` if it is malformed."""
    return adapter(kind).validate_json(body)


def problems_in(problem: ValidationError, kind: Any) -> list[tuple[str, str]]:
    """Where a value is wrong and how, without repeating what was sent."""
    errors = problem.errors(include_url=False, include_input=False, include_context=False)
    return [(place_in(error["loc"], _names_in(kind)), error["type"]) for error in errors]


def place_in(where: Iterable[int | str], names: frozenset[str]) -> str:
    """Where a value is wrong, in names of our schema only: names that a client made up are not repeated."""
    return ".".join(str(part) for part in where if isinstance(part, int) or part in names)[:80]


@cache
def _names_in(kind: Any) -> frozenset[str]:
    """All names in the schema of a type."""
    return _names(adapter(kind).json_schema())


def _names(schema: Any) -> frozenset[str]:
    parts = schema.values() if isinstance(schema, dict) else schema if isinstance(schema, list) else ()
    return frozenset(schema if isinstance(schema, dict) else ()).union(*map(_names, parts))
