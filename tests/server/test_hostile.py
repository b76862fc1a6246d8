"""Bad input is refused, clearly and telling nothing, and changes nothing; what people write stays data."""

import asyncio
import json
import logging
import random
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed, InvalidStatus

from bench.hostile import (
    A_CONNECTION,
    CODES,
    HOSTILE,
    LEAKS,
    MARK,
    Frame,
    Scene,
    Tally,
    Watched,
    a_game,
    attack,
    complaints,
    contents,
    last_words,
    storm,
    wrong_in,
)
from ethnos.server.app import Settings, create_app
from ethnos.server.limits import MESSAGE_BYTES, SOCKETS_AN_ADDRESS, TABLES_AT_ONCE
from ethnos.server.room import NAME_LENGTH, TEXT_LENGTH
from ethnos.server.socket import Client
from tests.server.live import ServerProcess, api, connect, database_in, join, open_table

MARKUP = '<script>alert("x")</script> & \u202e\u2066\x00\x1b[31m\r\n\t{{7*7}} é'
Work = Callable[[Scene], Coroutine[Any, Any, None]]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    """A server that has not complained when it stops."""
    with Watched(database_in(tmp_path_factory.mktemp("hostile"))) as running:
        yield running
    assert complaints(running) == []


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Watched]:
    """A server whose limits nobody else uses up."""
    with Watched(database_in(tmp_path)) as running:
        yield running
    assert complaints(running) == []


def besiege(server: ServerProcess, work: Work) -> None:
    """Something done beside a game in the middle, after which the database is what it was."""

    async def run() -> None:
        async with a_game(server) as scene:
            before = contents(server.database)
            await work(scene)
            assert contents(server.database) == before

    asyncio.run(run())


def strike(server: ServerProcess, role: int, frames: list[Frame]) -> Tally:
    """Messages of a player or, as role 2, of somebody who looks on; each is refused."""
    tally = Tally()
    besiege(server, lambda scene: attack(scene, role, frames, tally))
    assert tally.wrong == []
    assert tally.messages == len(frames)
    return tally


# --- Messages -------------------------------------------------------------------------------------------------


def test_thousands_of_hostile_messages_change_nothing(server: Watched) -> None:
    tallies: list[Tally] = []

    async def work(scene: Scene) -> None:
        tallies.append(await storm(scene, 2500, seed=7))

    besiege(server, work)
    assert tallies[0].wrong == []
    assert tallies[0].messages >= 2500
    assert {"server-bad-message", "server-not-your-seat", "refusal-not-in-hand"} <= set(tallies[0].answers)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(["move", "hello", "seat"]),
    lambda part: st.lists(part, max_size=4) | st.dictionaries(st.text() | st.just("type"), part, max_size=4),
    max_leaves=12,
)
TYPES = ["hello", "move", "preview", "start", "answer", "seat_bot", "react"]
NEARLY = st.fixed_dictionaries(
    {"type": st.sampled_from(TYPES)},
    optional={name: JSON for name in ("seat", "id", "move", "protocol", "table", "secrets", "at", "level", "yes")},
)
FRAMES = st.binary(max_size=300) | st.text(max_size=300) | (JSON | NEARLY).map(json.dumps)


def test_no_message_that_hypothesis_finds_is_taken(server: Watched) -> None:
    async def work(scene: Scene) -> None:
        loop, tally = asyncio.get_running_loop(), Tally()

        @settings(max_examples=25, deadline=None, database=None, derandomize=True)
        @given(st.lists(FRAMES, min_size=A_CONNECTION // 2, max_size=A_CONNECTION), st.integers(0, 2))
        def send(frames: list[Frame], role: int) -> None:
            held = [frame for frame in frames if not scene.would_do_something(role, frame)]
            asyncio.run_coroutine_threadsafe(attack(scene, role, held, tally), loop).result(60)
            assert tally.wrong == []

        await asyncio.to_thread(send)
        assert tally.messages > 500

    besiege(server, work)


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ('{"type":"ping","id":"\\ud800"}', "server-bad-message"),
        ('{"type":"ping","<zqx>":1}', "server-bad-message"),
        ('{"type":"react","seat":"0","reaction":"wow"}', "server-bad-message"),
        ('{"type":"react","seat":false,"reaction":"wow"}', "server-bad-message"),
        ('{"type":"react","seat":0.0,"reaction":"wow"}', "server-bad-message"),
        ('{"type":"pause","seat":0,"seat":1}', "server-not-your-seat"),
        ('{"type":"move","id":"<b>","seat":0,"move":{"kind":"recruit"}}', "server-bad-message"),
        ('{"type":"move","id":"a","seat":0,"move":{"kind":"recruit","card":"<zqx>"}}', "server-bad-message"),
        ('{"type":"move","id":"a","seat":1,"move":{"kind":"recruit"}}', "server-not-your-seat"),
        ('{"type":"move","id":"a","seat":0,"move":{"kind":"show_skeletons"}}', "refusal-not-ten-skeletons"),
        ('{"type":"start","seat":0}', "server-already-started"),
        ('{"type":"say","seat":1,"text":"hello"}', "server-not-your-seat"),
        ('{"type":"say","seat":0,"text":"\\u202e\\u0000"}', "server-empty-text"),
        ("[" * (MESSAGE_BYTES - 1), "server-bad-message"),
        ("", "server-bad-message"),
        (b"", "server-bad-message"),
        (b'{"type":"pause","seat":0}', "server-bad-message"),
    ],
)
def test_a_refusal_says_why(game: "Siege", message: Frame, code: str) -> None:
    assert game.answer_to(message)["code"] == code


class Siege:
    """A game in the middle whose player of seat 0 sends one message after another."""

    def __init__(self, server: ServerProcess) -> None:
        self._server = server

    def answer_to(self, frame: Frame) -> dict[str, Any]:
        """The answer, which tells nothing."""
        answers: list[str | bytes] = []

        async def work(scene: Scene) -> None:
            async with open_socket(scene.address) as socket:
                await socket.send(json.dumps(scene.greeting(0)))
                await socket.recv()
                await socket.send(frame)
                answers.append(await asyncio.wait_for(socket.recv(), 30))

        besiege(self._server, work)
        assert wrong_in(answers[0]) == ""
        answer: dict[str, Any] = json.loads(answers[0])
        return answer
