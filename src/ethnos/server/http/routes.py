"""Endpoints as routes of FastAPI. Bodies are validated, and answers written, by the project's own functions."""

import inspect
import json
import re
import time
from collections.abc import Callable, Iterable
from dataclasses import is_dataclass
from functools import cache
from typing import Annotated, Any, Final, get_args, get_origin

from fastapi import APIRouter, Depends, FastAPI, HTTPException, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from pydantic import ValidationError
from starlette.concurrency import run_in_threadpool
from starlette.requests import ClientDisconnect

from ethnos.base.plain import dumps
from ethnos.server.api.endpoint import ADDRESS, BODY, Endpoint, File, NotFound, Written
from ethnos.server.hosting.limits import FILE_BYTES, MESSAGE_BYTES, Limits
from ethnos.server.protocol.requests import BadForm, FileIn, Problem
from ethnos.server.protocol.validation import problems_in, read_body

DEFINITIONS: Final = "#/components/schemas/"
JSON_TYPE: Final = re.compile(r"application/(?:[\w.-]+\+)?json(?: *;.*)?", re.IGNORECASE)
REFUSALS: Final = {
    403: (Problem, "only somebody else may do that"),
    404: (Problem, "there is no such table"),
    409: (Problem, "that cannot be done now"),
    413: (Problem, "the request is too long"),
    422: (BadForm, "the request is of the wrong form"),
    429: (Problem, "too many at once"),
    503: (Problem, "the database does not answer"),
}


def routes_of(endpoints: Iterable[Endpoint]) -> APIRouter:
    """A route for each endpoint."""
    router = APIRouter()
    for endpoint in endpoints:
        body = inspect.signature(endpoint.call).parameters.get(BODY)
        extra = {} if body is None else {"requestBody": {"required": True, "content": _content(body.annotation)}}
        router.add_api_route(
            endpoint.path,
            _handler(endpoint),
            methods=[endpoint.method],
            status_code=endpoint.status,
            response_model=None,
            responses=responses_of(endpoint.answer, endpoint.status),
            openapi_extra=extra,
            name=endpoint.call.__name__,
            description=inspect.getdoc(endpoint.call),
        )
    return router


def respond(answer: Any, status: int = 200) -> Response:
    """An answer over HTTP."""
    match answer:
        case File(text, name):
            headers = {"Content-Disposition": f'attachment; filename="{name}"'}
            return Response(text, status, headers, "text/plain; charset=utf-8")
        case Written(text):
            return Response(text, status, media_type="application/json")
        case _:
            return Response(dumps(answer), status, media_type="application/json")


def _handler(endpoint: Endpoint) -> Callable[..., Any]:
    """A function with the parameters that FastAPI has to read: those of the path and of the query."""
    parameters = inspect.signature(endpoint.call).parameters

    async def handler(request: Request, **arguments: Any) -> Response:
        if BODY in parameters:
            arguments[BODY] = await read_request(parameters[BODY].annotation, request)
        if ADDRESS in parameters:
            arguments[ADDRESS] = _address(request)
        try:
            answer = await _call(endpoint.call, arguments, request)
        except NotFound:
            raise HTTPException(404) from None
        return respond(answer, endpoint.status)

    own = inspect.Parameter("request", inspect.Parameter.KEYWORD_ONLY, annotation=Request)
    others = [_read_by_fastapi(other) for name, other in parameters.items() if name not in (BODY, ADDRESS)]
    handler.__signature__ = inspect.Signature([own, *others])  # type: ignore[attr-defined]
    return handler


def _read_by_fastapi(parameter: inspect.Parameter) -> inspect.Parameter:
    """A parameter as FastAPI reads it: a dataclass from a query with one value for each field."""
    kind = parameter.annotation
    annotation = Annotated[kind, Depends()] if is_dataclass(kind) else kind
    return parameter.replace(kind=inspect.Parameter.KEYWORD_ONLY, annotation=annotation)


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


async def _call(function: Callable[..., Any], arguments: dict[str, Any], request: Request) -> Any:
    """Call an endpoint. A function that is not asynchronous computes for some milliseconds: it runs in another thread,
    and the computing time of each address is limited.
    """
    if inspect.iscoroutinefunction(function):
        return await function(**arguments)
    limits: Limits = request.app.state.limits
    seconds = 0.0

    def timed() -> Any:
        nonlocal seconds
        begin = time.thread_time()
        try:
            return function(**arguments)
        finally:
            seconds = time.thread_time() - begin

    await limits.may_compute(_address(request))
    try:
        return await run_in_threadpool(timed)
    finally:
        limits.computed(_address(request), seconds)


async def read_request(kind: Any, request: Request) -> Any:
    """The body of a request, validated. Browsers let foreign pages send other types than JSON without asking."""
    if not JSON_TYPE.fullmatch(request.headers.get("content-type", "")):
        raise RequestValidationError([{"loc": (BODY,), "type": "not_json"}])
    try:
        return read_body(kind, await _body_of(request, FILE_BYTES if kind is FileIn else MESSAGE_BYTES))
    except ClientDisconnect:
        raise HTTPException(400) from None
    except ValidationError as problem:
        places = problems_in(problem, kind)
        errors = [{"loc": (BODY, place) if place else (BODY,), "type": what} for place, what in places]
        raise RequestValidationError(errors) from None


async def _body_of(request: Request, most: int) -> bytes:
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise HTTPException(413)
    return body


# --- The description of the addresses -------------------------------------------------------------------------


def responses_of(kind: Any, *statuses: int) -> dict[int | str, dict[str, Any]]:
    """The answers of an address for its description: what it gives, and the refusals that any address may give."""
    answers: dict[int | str, Any] = {
        status: {"description": text, "content": _content(refusal)} for status, (refusal, text) in REFUSALS.items()
    }
    return answers | {status: {"description": "the answer", "content": _content(kind)} for status in statuses}


def _content(kind: Any) -> dict[str, Any]:
    if kind is File:
        return {"text/plain": {"schema": {"type": "string"}}}
    return {"application/json": {"schema": _schema(kind)}}


def _schema(kind: Any) -> dict[str, Any]:
    """A reference to the definition of a type (``schema.document``)."""
    if get_origin(kind) is list:
        return {"type": "array", "items": _schema(get_args(kind)[0])}
    return {"$ref": DEFINITIONS + kind.__name__}


def describe_with_definitions(app: FastAPI, document: Callable[[], dict[str, Any]]) -> None:
    """Add the definitions of all messages, from a JSON Schema document, to an application's description."""

    @cache
    def openapi() -> dict[str, Any]:
        description = get_openapi(title=app.title, version=app.version, routes=app.routes)
        definitions = json.dumps(document()["$defs"]).replace("#/$defs/", DEFINITIONS)
        parts: dict[str, Any] = description.setdefault("components", {}).setdefault("schemas", {})
        parts.update(json.loads(definitions))
        return description

    app.openapi = openapi  # type: ignore[method-assign]
