"""The description of all addresses, ``/openapi.json``; built at the first request."""

import json
from collections.abc import Callable
from functools import cache
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from ethnos.server.http.routes import DEFINITIONS


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
