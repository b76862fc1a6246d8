"""The description of all addresses, ``/openapi.json``; made when somebody first asks for it."""

import json
from collections.abc import Callable
from functools import cache
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from ethnos.server.http.routes import DEFINITIONS


def describe_with_definitions(app: FastAPI, document: Callable[[], dict[str, Any]]) -> None:
    """Have an application describe itself with the definitions of all messages, those of a JSON Schema document."""

    @cache
    def openapi() -> dict[str, Any]:
        described = get_openapi(title=app.title, version=app.version, routes=app.routes)
        definitions = json.dumps(document()["$defs"]).replace("#/$defs/", DEFINITIONS)
        parts: dict[str, Any] = described.setdefault("components", {}).setdefault("schemas", {})
        parts.update(json.loads(definitions))
        return described

    app.openapi = openapi  # type: ignore[method-assign]
