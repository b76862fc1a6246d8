"""The server's log for programs: one JSON object a line, with the request and table that it is about.

Nothing that opens a seat is ever logged: no secrets, no personal links, no bodies, no raw addresses of pages. Network
addresses are logged only where a limit or a ban has refused somebody.
"""

import json
import logging
import os
import secrets
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

LogFormat: TypeAlias = Literal["text", "json"]
ID_BYTES: Final = 6
FIELDS: Final = ("method", "route", "status", "seconds", "code", "address", "table", "seats")
"""What a line may have besides its message, given by ``extra``."""


@dataclass(frozen=True, slots=True)
class Topic:
    """What the lines of a task are about."""

    request: str
    """An id for a request, or for a socket as long as it is open."""
    table: Callable[[], str]
    """The table's id, once it is known."""


TOPIC: Final[ContextVar[Topic | None]] = ContextVar("topic", default=None)


@contextmanager
def about(table: Callable[[], str]) -> Iterator[str]:
    """Label all log lines of this task with a new request and its table; yields the request's id."""
    request = secrets.token_hex(ID_BYTES)
    token = TOPIC.set(Topic(request, table))
    try:
        yield request
    finally:
        TOPIC.reset(token)


class JsonLines(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as JSON."""
        topic = TOPIC.get()
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "process": os.getpid(),
            "event": record.getMessage(),
        }
        if topic is not None:
            line |= {"request": topic.request} | ({"table": table} if (table := topic.table()) else {})
        line |= {name: value for name in FIELDS if (value := getattr(record, name, None)) is not None}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log_as_json() -> None:
    """Log as JSON lines to standard error from now on, with a line for each request and socket."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("ethnos.server").setLevel(logging.INFO)
    for name in ("uvicorn", "uvicorn.error"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True
