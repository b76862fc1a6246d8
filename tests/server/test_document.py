"""The schema that the browser's types are made from describes every field that is sent."""

import asyncio
import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from ethnos.base.plain import to_json
from ethnos.server.api.setup_options import choices
from ethnos.server.schema import document
from harness.live import Seat, ServerProcess, analysis, api, database_in, join, open_table, seated
from tests.server.in_process import server_in_process


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with server_in_process(database_in(tmp_path_factory.mktemp("document"))) as running:
        yield running


@pytest.fixture(scope="module")
def schema() -> dict[str, Any]:
    return document()


VALIDATORS: dict[str, jsonschema_rs.Validator] = {}
"""The validators by the name of their type. Making one takes longer than checking a thousand messages."""


def complaints(schema: dict[str, Any], name: str, value: Any) -> list[str]:
    """The errors of a value that should have this type; unknown fields are errors too."""
    if name not in VALIDATORS:
        VALIDATORS[name] = jsonschema_rs.validator_for(strictly(schema) | {"$ref": f"#/$defs/{name}"})
    return [f"{error.instance_path}: {error.message[:200]}" for error in VALIDATORS[name].iter_errors(value)]


def strictly(part: Any) -> Any:
    """The schema without additional properties."""
    if isinstance(part, list):
        return [strictly(item) for item in part]
    if not isinstance(part, dict):
        return part
    closed = {name: strictly(item) for name, item in part.items()}
    return (
        closed | {"additionalProperties": False}
        if "properties" in part and isinstance(part["properties"], dict)
        else closed
    )


async def play_game(server: ServerProcess) -> tuple[Seat, list[str]]:
    """Play a whole game with every kind of message; returns the texts of all messages that were received."""
    host = open_table(
        server,
        ["person", "open", "novice"],
        hints=True,
        memory_aid=True,
        listed=True,
        clock={"kind": "bank", "seconds": 600},
    )
    ben = join(server, host.table, "Ben")
    async with seated(server, host, ben) as both:
        for message in (
            {"type": "start", "seat": 0},
            {"type": "say", "seat": 0, "text": "hi"},
            {"type": "pause", "seat": 0},
        ):
            await both.send(**message)
        await both.send(type="answer", seat=1, yes=True)
        await both.until_line("paused")
        await both.send(type="resume", seat=0)
        await both.until(lambda: both.offers)
        assert both.offers is not None
        seat = both.offers["seat"]
        await both.ask(type="hint", id="h", seat=seat)
        await both.ask(type="preview", id="p", seat=seat, move={"kind": "recruit"})
        await both.ask(type="move", id="m", seat=seat, move={"kind": "show_skeletons"})
        await both.ask(type="ping")
        async with seated(server, host) as first, seated(server, ben) as second:  # messages are limited per socket
            await asyncio.gather(
                first.play_out(random.Random(4)),
                second.play_out(random.Random(5)),
                both.until(lambda: both.state["status"] == "over"),
            )
        async with seated(server, host, last=3) as late:
            return host, both.texts + first.texts + second.texts + late.texts


def test_every_message_of_a_game_fits(server: ServerProcess, schema: dict[str, Any]) -> None:
    host, texts = asyncio.run(play_game(server))
    for text in texts:
        assert complaints(schema, "Outgoing", json.loads(text)) == []
    kinds = {json.loads(text)["type"] for text in texts}
    assert kinds == {"welcome", "update", "refused", "done", "preview", "hint", "pong"}
    for name, path in {
        "State": f"/tables/{host.table}",
        "TableList": "/replays",
        "Replay": f"/replays/{host.table}?seat=1",
        "Problem": "/tables/nowhere",
        "BadForm": "/replays?before=soon",
        "Choices": "/choices",
    }.items():
        assert complaints(schema, name, api(server, "GET", path).json()) == [], path
    assert complaints(schema, "AnalysisReport", analysis(server, host.table).json()) == []


def test_a_wrong_message_does_not_fit(schema: dict[str, Any]) -> None:
    assert complaints(schema, "Outgoing", {"type": "pong", "now": 1.0}) == []
    for wrong in (
        {"type": "pong"},
        {"now": 1.0},
        {"type": "pong", "now": 1.0, "more": 1},
        {"type": "pong", "now": None},
    ):
        assert complaints(schema, "Outgoing", wrong)


def test_the_schema_says_which_fields_are_required(schema: dict[str, Any]) -> None:
    kinds = schema["$defs"]
    assert set(kinds["Update"]["properties"]) - set(kinds["Update"]["required"]) == {"state"}
    asked = {"question", "asked_by", "asked_for", "asked_moves"}
    optional = {"host", "seed", "turn", "early", "invitations", "requests", *asked}
    assert optional == set(kinds["State"]["properties"]) - set(kinds["State"]["required"])
    assert set(kinds["Hello"]["required"]) == {"type", "protocol", "table"}
    assert set(kinds["PlayBand"]["required"]) == {"kind", "leader", "cards"}
    assert kinds["HintAnswer"]["properties"]["move"] == kinds["DoMove"]["properties"]["move"]
    assert not [name for name in kinds if not name.isidentifier()]


def test_the_command_prints_it(schema: dict[str, Any]) -> None:
    printed = subprocess.run([sys.executable, "-m", "ethnos.server.schema"], capture_output=True, check=True)
    assert json.loads(printed.stdout) == schema


def test_the_setup_options_of_a_page_without_a_server_are_up_to_date() -> None:
    """``python -m ethnos.server.api.setup_options > web/choices.json`` rewrites the file."""
    file = Path(__file__).parents[2] / "web" / "choices.json"
    assert json.loads(file.read_text(encoding="utf-8")) == json.loads(json.dumps(to_json(choices())))


def test_the_schema_of_the_browsers_types_is_up_to_date(schema: dict[str, Any]) -> None:
    """``python -m ethnos.server.schema > web/schema.json`` rewrites the file."""
    file = Path(__file__).parents[2] / "web" / "schema.json"
    assert json.loads(file.read_text(encoding="utf-8")) == json.loads(json.dumps(schema))
