"""Answers to requests that are refused or fail: a code that every language has a text for."""

from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse

from ethnos.base.refusals import EthnosError
from ethnos.server.http.middleware import HEADERS
from ethnos.server.http.routes import respond
from ethnos.server.http.site import Site
from ethnos.server.protocol.messages import Values
from ethnos.server.protocol.refusals import problem_of, status_of


def answer_errors(app: FastAPI) -> None:
    """Replace FastAPI's own error answers."""
    app.exception_handler(EthnosError)(_refuse)
    app.exception_handler(RequestValidationError)(_refuse_form)
    app.exception_handler(400)(_refuse_form)  # a body that cannot be read at all
    app.exception_handler(404)(_show_page)
    app.exception_handler(405)(_refuse_method)
    app.exception_handler(413)(_refuse_length)
    app.exception_handler(Exception)(_fail)


def _refused(status: int, code: str, values: Values | None = None, **more: Any) -> JSONResponse:
    return JSONResponse({"code": code, "values": values or {}} | more, status)


async def _refuse(request: Request, refusal: EthnosError) -> Response:
    """Say why, as a code that every language has a text for."""
    problem = problem_of(refusal)
    request.app.state.server.metrics.refused(problem.code)
    return respond(problem, status_of(refusal))


async def _refuse_form(request: Request, problem: Exception) -> JSONResponse:
    """A malformed request: where it is wrong, without repeating its content."""
    request.app.state.server.metrics.refused("server-bad-message")
    unreadable = [{"loc": ("body",), "type": "unreadable"}]
    errors = problem.errors() if isinstance(problem, RequestValidationError) else unreadable
    places = [{"place": ".".join(map(str, error["loc"])), "problem": error["type"]} for error in errors[:10]]
    first = f"{places[0]['place']}: {places[0]['problem']}"
    return _refused(422, "server-bad-message", {"problem": first}, problems=places)


async def _show_page(request: Request, _missing: Exception) -> Response:
    """An address without a route: a page of the browser client, or 404."""
    site: Site = request.app.state.site
    return site.answer(request) or _refused(404, "server-no-such-page")


async def _refuse_method(_request: Request, problem: Exception) -> JSONResponse:
    answer = _refused(405, "server-no-such-page")
    answer.headers.update(getattr(problem, "headers", None) or {})  # the allowed methods
    return answer


async def _refuse_length(_request: Request, _problem: Exception) -> JSONResponse:
    return _refused(413, "server-message-too-long")


async def _fail(request: Request, _problem: Exception) -> JSONResponse:
    """Details of an internal error go to the log only. No middleware sees this response."""
    request.app.state.server.metrics.refused("server-failed")
    answer = _refused(500, "server-failed")
    answer.headers.update(HEADERS)
    return answer
