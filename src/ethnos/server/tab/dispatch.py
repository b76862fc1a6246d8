"""Requests of the page, answered by the same endpoints as the server's."""

import inspect
import re
from collections.abc import Iterable
from dataclasses import dataclass, fields, is_dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Union, get_args, get_origin
from urllib.parse import parse_qsl, unquote, urlsplit

from ethnos.base.plain import check_limits, dumps, from_json
from ethnos.base.refusals import EthnosError
from ethnos.server.api.endpoint import ADDRESS, BODY, Endpoint, File, NotFound, Written
from ethnos.server.protocol.refusals import BadMessage, problem_of, status_of
from ethnos.server.protocol.requests import Problem
from ethnos.server.tab.read_json import read_json

_BOOLEANS: Final = {"true": True, "false": False}
NOTHING_THERE: Final = Problem(code="server-no-such-page")


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer to a request."""

    status: int
    text: str
    """JSON, or the content of a file."""
    file: str = ""
    """The name of the file."""


class Dispatcher:
    """Finds the endpoint of an address and calls it."""

    def __init__(self, endpoints: Iterable[Endpoint]) -> None:
        self._endpoints = [(_pattern(endpoint.path), endpoint) for endpoint in endpoints]

    async def answer(self, method: str, address: str, body: str) -> Answer:
        """Answer a request; refusals are answers too."""
        parts = urlsplit(address)
        for pattern, endpoint in self._endpoints:
            match = pattern.fullmatch(parts.path)
            if match and endpoint.method == method:
                values = {name: unquote(part) for name, part in match.groupdict().items()}
                return await _call(endpoint, values | dict(parse_qsl(parts.query)), body)
        return Answer(404, dumps(NOTHING_THERE))


async def _call(endpoint: Endpoint, values: dict[str, str], body: str) -> Answer:
    try:
        answer = endpoint.call(**_arguments(endpoint, values, body))
        return _answer(await answer if inspect.isawaitable(answer) else answer, endpoint.status)
    except NotFound:
        return Answer(404, dumps(NOTHING_THERE))
    except EthnosError as refusal:
        return Answer(status_of(refusal), dumps(problem_of(refusal)))


def _arguments(endpoint: Endpoint, values: dict[str, str], body: str) -> dict[str, Any]:
    """The arguments for an endpoint; ``BadMessage`` if something is malformed."""
    arguments: dict[str, Any] = {}
    for name, parameter in inspect.signature(endpoint.call).parameters.items():
        kind = parameter.annotation
        try:
            if name == BODY:
                arguments[name] = read_json(kind, body)
            elif name == ADDRESS:
                arguments[name] = ""
            elif is_dataclass(kind):
                options = {field.name: values[field.name] for field in fields(kind) if field.name in values}
                arguments[name] = from_json(kind, options)
            elif name in values:
                arguments[name] = _convert(kind, values[name])
        except (ValueError, TypeError, KeyError):
            raise BadMessage(problem=f"{name}: unreadable") from None
    return arguments


def _convert(kind: Any, text: str) -> Any:
    """A value of the path or the query."""
    if get_origin(kind) is Annotated:
        return check_limits(kind, _convert(get_args(kind)[0], text))
    if get_origin(kind) in (Union, UnionType):
        return _convert(next(part for part in get_args(kind) if part is not NoneType), text)
    return _BOOLEANS[text] if kind is bool else kind(text)


def _answer(answer: Any, status: int) -> Answer:
    match answer:
        case File(text, name):
            return Answer(status, text, name)
        case Written(text):
            return Answer(status, text)
        case _:
            return Answer(status, dumps(answer))


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))
