"""The API fits its OpenAPI schema: schemathesis makes valid and invalid requests from it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from bench.hostile import CODES, LEAKS, Watched, complaints, contents
from harness import http
from harness.live import ServerProcess, database_in, open_table
from harness.patience import PATIENCE_SECONDS
from tests.server.in_process import server_in_process

Operation: TypeAlias = APIOperation[Any, Any, Any, Any]

TOO_LONG = 413
EXAMPLES = [3, pytest.param(40, marks=pytest.mark.long)]
"""Requests of each operation, valid and invalid."""
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
OPERATIONS = {
    "POST /api/replays",
    "POST /api/tables",
    "GET /api/tables/{table_id}",
    "POST /api/tables/{table_id}/seats",
    "POST /api/tables/{table_id}/rematch",
    "GET /api/choices",
    "GET /api/examples",
    "GET /api/summary",
    "GET /api/lessons",
    "GET /api/lessons/{name}",
    "POST /api/lessons/{name}/preview",
    "POST /api/lessons/{name}/try",
    "POST /api/lessons/second",
    "POST /api/lessons/second/preview",
    "GET /api/lobby",
    "POST /api/games",
    "POST /api/people",
    "POST /api/people/me",
    "POST /api/people/seats",
    "POST /api/people/seats/drop",
    "POST /api/people/carry",
    "POST /api/people/arrive",
    "POST /api/people/arrive/look",
    "POST /api/people/forget",
    "POST /api/people/mail",
    "POST /api/people/confirm",
    "POST /api/people/unsubscribe/{token}",
    "POST /api/people/push",
    "POST /api/people/push/stop",
    "POST /api/people/rated",
    "POST /api/people/statistics",
    "POST /api/people/unblock",
    "POST /api/tables/{table_id}/link",
    "POST /api/tables/{table_id}/reports",
    "POST /api/host",
    "GET /api/replays",
    "GET /api/replays/{table_id}",
    "GET /api/replays/{table_id}/game.ethnos",
    "POST /api/replays/{table_id}/continue",
    "GET /api/replays/{table_id}/analysis",
    "GET /api/privacy",
    "GET /health",
    "GET /metrics",
}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Watched]:
    """A server that has logged no errors when it stops."""
    with Watched(database_in(tmp_path)) as running:
        yield running
    assert complaints(running) == []


def operations(server: ServerProcess) -> list[Operation]:
    """All operations in the schema of the server."""
    schema = schemathesis.openapi.from_url(f"{server.url}/openapi.json", timeout=PATIENCE_SECONDS)
    results = list(schema.get_all_operations())
    operations = [result.ok() for result in results if isinstance(result, Ok)]
    assert len(operations) == len(results)
    return operations


def fuzz(operation: Operation, mode: GenerationMode, examples: int) -> None:
    """Send requests to one address, and check each answer against the schema."""

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(operation.as_strategy(generation_mode=mode))
    def request(case: Case[Any]) -> None:
        response = case.call(timeout=PATIENCE_SECONDS)
        # schemathesis does not count 413 as a refusal.
        checks = CHECKS[:-1] if response.status_code == TOO_LONG else CHECKS
        case.validate_response(response, checks=checks)
        if response.status_code >= 400:
            assert response.json().get("code", "server-over") in CODES
            assert not LEAKS.search(response.text)

    request()


@pytest.mark.parametrize("examples", EXAMPLES)
def test_answers_fit_the_schema(server: Watched, examples: int) -> None:
    open_table(server, ["person", "open"], listed=True)
    described = operations(server)
    assert {operation.label for operation in described} == OPERATIONS
    for operation in described:
        fuzz(operation, GenerationMode.POSITIVE, examples)
        if operation.query and not operation.body:  # those with a body are in the next test
            fuzz(operation, GenerationMode.NEGATIVE, examples)


@pytest.mark.parametrize("examples", EXAMPLES)
def test_requests_that_are_refused_change_nothing(server: Watched, examples: int) -> None:
    seat = open_table(server, ["person", "open"])
    before = contents(server.database)
    for operation in operations(server):
        if operation.body:
            fuzz(operation, GenerationMode.NEGATIVE, examples)
    assert contents(server.database) == before
    assert http.get(f"{server.url}/api/tables/{seat.table}").status_code == 200


def test_every_refusal_has_its_form(tmp_path: Path) -> None:
    with server_in_process(database_in(tmp_path)) as server:
        described = http.get(f"{server.url}/openapi.json").json()
    checked = 0
    for path, methods in described["paths"].items():
        for operation in methods.values() if path.startswith("/api/") else ():
            checked += 1
            forms = {
                status: answer["content"]["application/json"]
                for status, answer in operation["responses"].items()
                if status >= "4"
            }
            assert forms.pop("422")["schema"]["$ref"].endswith("/BadForm")
            assert {form["schema"]["$ref"] for form in forms.values()} == {"#/components/schemas/Problem"}
    assert checked > 20
