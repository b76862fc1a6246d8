"""A tab takes the same messages and requests as a server, within the same limits, without the server's validator."""

import asyncio
import inspect
import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest
from pydantic import ValidationError

from ethnos.server.api.endpoint import BODY
from ethnos.server.api.lessons import AgeIn, AgeMove, LessonMove, lesson_endpoints
from ethnos.server.api.replays import analysis_endpoints, file_endpoints, replay_endpoints
from ethnos.server.api.setup_options import choice_endpoints
from ethnos.server.api.tables import table_endpoints
from ethnos.server.protocol.messages import Incoming
from ethnos.server.protocol.refusals import BadMessage
from ethnos.server.protocol.requests import FileIn, GamesIn, JoinIn, LinkIn, PlayOnIn, RematchIn, TableIn
from ethnos.server.protocol.validation import ANY_INCOMING, read_body
from ethnos.server.tab.dispatch import Dispatcher
from ethnos.server.tab.read_json import read_json

NOTHING: Any = None
"""What endpoints are made with; only what they take is looked at."""
ENDPOINTS = [
    *choice_endpoints(),
    *lesson_endpoints(),
    *table_endpoints(NOTHING, NOTHING, NOTHING),
    *replay_endpoints(NOTHING, NOTHING, NOTHING, NOTHING),
    *file_endpoints(NOTHING, NOTHING, NOTHING),
    *analysis_endpoints(NOTHING, NOTHING, NOTHING),
]
MOVE = {"kind": "play_band", "leader": "elf.red", "cards": ["elf.red"], "token": 3}
TABLE = {
    "name": "Ada",
    "seats": [{"kind": "person"}, {"kind": "bot", "level": "novice"}],
    "options": {"placement": "may"},
    "tribes": ["elf", "orc"],
    "admission": "asked",
    "clock": {"kind": "bank", "seconds": 600, "increment": 5.5},
}
BODIES: dict[Any, list[dict[str, Any]]] = {
    Incoming: [
        {"type": "hello", "protocol": 1, "table": "t", "secrets": ["s"], "last": 3},
        {"type": "move", "id": "m1", "seat": 0, "move": MOVE},
        {"type": "preview", "id": "p1", "seat": 1, "move": {"kind": "recruit", "card": None}},
        {"type": "hint", "id": "h1", "seat": 5},
        {"type": "undo", "seat": 0},
        {"type": "answer", "seat": 0, "yes": True},
        {"type": "seat_bot", "seat": 0, "at": 1, "level": "adept"},
        {"type": "remove", "seat": 0, "at": 1},
        {"type": "admit", "seat": 0, "number": 7, "yes": False},
        {"type": "mute", "seat": 0, "at": -1, "yes": True},
        {"type": "say", "seat": -1, "name": "Eve", "text": "hello"},
        {"type": "react", "seat": 0, "reaction": "wow"},
        {"type": "ping"},
    ],
    TableIn: [TABLE, TABLE | {"tribes": "random"}],
    JoinIn: [{"name": "Ada", "seat": 2, "invitation": "i", "key": "k"}],
    RematchIn: [{"secret": "s"}],
    LinkIn: [{"secret": "s", "new": "n" * 27}],
    PlayOnIn: [{"name": "Ada", "seq": 9, "seat": 1, "level": "adept"}],
    GamesIn: [{"tables": ["t"]}],
    FileIn: [{"text": "ethnos game 1"}],
    AgeIn: [{"taken": [1, 2], "move": {"kind": "recruit"}}],
    AgeMove: [{"taken": [], "move": {"kind": "pillage", "empty": False}}],
    LessonMove: [{"move": {"kind": "show_skeletons"}}],
}
MISSING: Any = object()
ODD: list[Any] = [-2, -1, 0, 6, 7, 10**9, 10**30, 1.5, float("nan"), True, None, "", "x", "m 1", "x\n", "x" * 5000]
ODD += [[], ["x"], ["x"] * 7, ["x"] * 300, [0] * 1001, [-1]]
ODD += [{}, {"kind": "x"}, {"x": "x"}, dict.fromkeys(map(str, range(17)), "x")]


def places_in(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in a JSON value."""
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, part in parts:
        yield (*path, name)
        yield from places_in(part, (*path, name))


def changed(body: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The body, and the body with one place left out or changed to something odd."""
    yield body
    yield body | {"other": 1}
    for *path, name in places_in(body):
        for odd in [MISSING, *ODD]:
            other = deepcopy(body)
            inner: Any = other
            for step in path:
                inner = inner[step]
            inner[name] = odd
            if odd is MISSING:
                del inner[name]
            yield other


def server_takes(kind: Any, text: str) -> bool:
    try:
        read_body(ANY_INCOMING if kind is Incoming else kind, text.encode())
    except ValidationError:
        return False
    return True


def tab_takes(kind: Any, text: str) -> bool:
    try:
        read_json(kind, text)
    except BadMessage:
        return False
    return True


def test_all_bodies_are_compared() -> None:
    signatures = [inspect.signature(endpoint.call).parameters for endpoint in ENDPOINTS]
    assert {parameters[BODY].annotation for parameters in signatures if BODY in parameters} == set(BODIES) - {Incoming}


@pytest.mark.parametrize("kind", BODIES, ids=lambda kind: getattr(kind, "__name__", "messages"))
def test_the_tab_refuses_what_a_server_refuses(kind: Any) -> None:
    for body in BODIES[kind]:
        assert server_takes(kind, json.dumps(body))
        for other in changed(body):
            text = json.dumps(other)
            if '"cards": []' in text:  # no Band: the engine refuses it
                continue
            assert tab_takes(kind, text) == server_takes(kind, text), text


@pytest.mark.parametrize("query", ["seat=-1", "seat=6", "seat=x"])
def test_the_tab_refuses_numbers_outside_of_limits_in_an_address(query: str) -> None:
    answer = asyncio.run(Dispatcher(ENDPOINTS).answer("GET", f"/api/replays/t?{query}", ""))
    assert answer.status == 422
