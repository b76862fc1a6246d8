"""Whole games and single situations with a real server process, its database and real sockets."""

import asyncio
import random
import signal
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from ethnos.base.refusals import EthnosError
from ethnos.game.gamefiles import read_game, verify
from ethnos.notation import commitment
from ethnos.server.rooms import seating
from ethnos.server.rooms.checks import NotNow
from ethnos.server.rooms.entries import Created, SeatSetting
from ethnos.server.rooms.presence import Presence
from ethnos.server.rooms.room import Room
from ethnos.server.rooms.tables import Change, Tables
from ethnos.server.storage import Entry
from ethnos.server.storage.database_store import DatabaseStore
from harness.leaks import Client, Recording, recording_of, scan
from harness.live import Player, Seat, ServerProcess, api, connect, database_in, join, open_table, seated
from harness.patience import PATIENCE_SECONDS
from tests.server.in_process import server_in_process

"""Seconds for a test on a busy machine."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(database_in(tmp_path_factory.mktemp("live"))) as running:
        yield running


def run(story: Coroutine[None, None, None]) -> None:
    """Run a test with a time limit."""
    asyncio.run(asyncio.wait_for(story, PATIENCE_SECONDS))


def sit(server: ServerProcess, kinds: Sequence[str], **settings: Any) -> list[Seat]:
    """Open a table; people take all seats that are not bots'."""
    host = open_table(server, kinds, **settings)
    return [
        host,
        *(join(server, host.table, name) for name in ("Ben", "Cid", "Dee", "Eve", "Fay")[: kinds.count("open")]),
    ]


@asynccontextmanager
async def playing(server: ServerProcess, kinds: Sequence[str], **settings: Any) -> AsyncIterator[list[Player]]:
    """A client for every person at a new table whose game has started."""
    seats = sit(server, kinds, **settings)
    async with AsyncExitStack() as stack:
        players = [await stack.enter_async_context(seated(server, seat)) for seat in seats]
        await players[0].send(type="start", seat=seats[0].seat)
        for player in players:
            await player.until(lambda player=player: player.state["status"] == "running")  # type: ignore[misc]
        yield players


async def to_move(players: Sequence[Player]) -> Player:
    """The player whose turn it is, once all clients know; bots may have to move first."""
    newest = max(player.last for player in players)
    for player in players:
        await player.until(lambda player=player: player.last >= newest)  # type: ignore[misc]
    while not (ready := [player for player in players if player.offers]):
        await asyncio.gather(*(player.hear("update") for player in players))
    return ready[0]


async def log_of(server: ServerProcess, table: str) -> list[Entry]:
    store = await DatabaseStore.open(server.database)
    try:
        return await store.entries(table)
    finally:
        await store.close()


# --- Whole games ----------------------------------------------------------------------------------------------

GAMES = [
    ["person", "open"],
    ["person", "open", "open"],
    ["person", "novice", "open", "adept"],
    ["person", "adept", "open", "novice", "novice"],
    ["person", "novice", "open", "adept", "novice", "novice"],
]
USUAL = 4
"""Players in the game that every run plays: two people and two bots, with the memory aid."""
BY_PLAYERS = [
    pytest.param(kinds, id=str(len(kinds)), marks=() if len(kinds) == USUAL else pytest.mark.long) for kinds in GAMES
]


@pytest.mark.parametrize("kinds", BY_PLAYERS)
def test_a_whole_game(server: ServerProcess, kinds: list[str]) -> None:
    """Two people and bots. One plays in two windows; the other has one connection that breaks again and again and one
    that stays; a spectator watches. All messages are scanned afterwards, and there is a rematch.
    """
    run(whole_game(server, kinds))


async def whole_game(server: ServerProcess, kinds: list[str]) -> None:
    ada = open_table(server, kinds, listed=True, memory_aid=len(kinds) % 2 == 0)
    ben = join(server, ada.table, "Ben")
    seats = [ada, ben]
    recording = recording_of(seats, server.database)
    async with AsyncExitStack() as stack:
        one, two, stays, spectator = [
            await stack.enter_async_context(client)
            for client in (
                seated(server, ada),
                seated(server, ada),
                seated(server, ben),
                seated(server, table=ada.table),
            )
        ]
        if "open" in kinds[2:]:
            await one.send(type="seat_bot", seat=ada.seat, at=2, level="novice")
        await one.send(type="start", seat=ada.seat)
        for player in (one, two, stays, spectator):
            await player.until(lambda player=player: player.state["status"] != "open")  # type: ignore[misc]
        recording.public += [api(server, "GET", path).text for path in (f"/tables/{ada.table}", "/lobby", "/replays")]
        assert ada.table in recording.public[1]
        assert api(server, "GET", f"/replays/{ada.table}").json() == {"code": "server-not-over", "values": {}}
        assert again(server, ada).json() == {"code": "server-not-over", "values": {}}
        reconnecting = asyncio.create_task(keep_reconnecting(server, ben, random.Random(len(kinds))))
        await asyncio.gather(
            repeating(one, random.Random(1)),
            two.play_out(random.Random(2)),
            *(player.until(lambda player=player: player.state["status"] == "over") for player in (stays, spectator)),  # type: ignore[misc]
        )
        connections = await reconnecting
        await check_rematch(server, ada, ben, one)
    recording.clients += [Client([ada.seat], one.texts), Client([ada.seat], two.texts), Client([ben.seat], stays.texts)]
    recording.clients += [Client([], spectator.texts), *(Client([ben.seat], player.texts) for player in connections)]
    check_updates(connections, stays)
    await check_end(server, recording, one)


async def repeating(player: Player, chance: random.Random) -> None:
    """Play, and sometimes send a move again, at once or much later: it is played once."""
    sent: list[tuple[dict[str, Any], int]] = []
    while player.state["status"] == "running":
        await player.play_out(chance, moves=3)
        done = next((message for message in reversed(player.messages) if message["type"] == "done"), None)
        if done is not None and player.state["status"] == "running":
            again = {"type": "move", "id": done["id"], "seat": player.messages[0]["seats"][0]}
            sent.append((again | {"move": {"kind": "recruit"}}, done["seq"]))
            for message, seq in (sent[-1], chance.choice(sent)):
                assert await player.ask(**message) == {"type": "done", "id": message["id"], "seq": seq}


async def keep_reconnecting(server: ServerProcess, seat: Seat, chance: random.Random) -> list[Player]:
    """Play a game over many connections, each of which names the last entry that was received."""
    connections: list[Player] = []
    last = 0
    while not connections or connections[-1].state["status"] != "over":
        async with seated(server, seat, last=last) as player:
            connections.append(player)
            await player.play_out(chance, moves=chance.randint(3, 12))
            last = max([last, *(update["seq"] for update in player.updates())])
        await asyncio.sleep(chance.random() / 10)
    return connections


def check_updates(connections: Sequence[Player], connected: Player) -> None:
    """A client that reconnects gets exactly the updates of one that stays."""
    received = [update for player in connections for update in player.updates()]
    assert [update["seq"] for update in received] == list(range(received[0]["seq"], received[-1]["seq"] + 1))
    expected = {update["seq"]: update for update in connected.updates()}
    missed = [update for player in connections[1:] for update in player.messages[0]["missed"]]
    assert missed
    for update in received:
        other = expected[update["seq"]]
        assert {name: update[name] for name in ("at", "line", "happenings")} == {
            name: other[name] for name in ("at", "line", "happenings")
        }


async def check_end(server: ServerProcess, recording: Recording, player: Player) -> None:
    """The seed is shown and matches its commitment; the game can be replayed, checked and downloaded."""
    state, table = player.state, recording.table
    assert state["status"] == "over"
    assert commitment(int(state["seed"])) == state["commitment"]
    entries = await log_of(server, table)
    assert scan(recording, entries) > 500
    file = api(server, "GET", f"/replays/{table}/game.ethnos").text
    assert verify(file).ok
    assert commitment(int(state["seed"])) in file
    moves = [entry for entry in entries if entry.kind == "moved"]
    assert list(read_game(file).actions) == [action for entry in moves for action in entry.data["actions"]]
    replay = api(server, "GET", f"/replays/{table}").json()
    assert [step["seq"] for step in replay["steps"]] == [
        entry.seq for entry in entries if entry.kind in ("started", "moved")
    ]
    assert replay["steps"][-1]["view"]["over"]
    assert len({(entry.data["seat"], entry.data["move_id"]) for entry in moves if entry.data["move_id"]}) == len(
        [entry for entry in moves if entry.data["by"] == "person"]
    )
    assert table not in api(server, "GET", "/lobby").text
    assert table in [listed["table"] for listed in api(server, "GET", "/replays").json()]


# --- Moves ----------------------------------------------------------------------------------------------------


def test_a_move_that_comes_too_late_is_refused_and_changes_nothing(server: ServerProcess) -> None:
    async def story() -> None:
        async with playing(server, ["person", "open"]) as players:
            player = await to_move(players)
            assert player.offers is not None
            seat = player.offers["seat"]
            first = await player.ask(type="move", id="a", seat=seat, move={"kind": "recruit"})
            late = await player.ask(type="move", id="b", seat=seat, move={"kind": "recruit"})
            again = await player.ask(type="move", id="a", seat=seat, move={"kind": "recruit"})
            assert (late["type"], late["code"], late["id"]) == ("refused", "server-not-your-turn", "b")
            assert again == first
            assert player.state["seq"] == first["seq"]
            stranger = await player.ask(type="move", id="c", seat=1 - seat, move={"kind": "recruit"})
            assert stranger["code"] == "server-not-your-seat"
            other = next(other for other in players if other is not player)
            await other.until(lambda: other.offers)
            same_id = await other.ask(type="move", id="a", seat=1 - seat, move={"kind": "recruit"})
            assert same_id == {"type": "done", "id": "a", "seq": first["seq"] + 1}
            assert [entry.kind for entry in await log_of(server, player.state["table"])][-3:] == [
                "started",
                "moved",
                "moved",
            ]

    run(story())


def test_two_windows_of_a_seat_that_move_at_once_make_one_move(server: ServerProcess) -> None:
    async def story() -> None:
        seats = sit(server, ["person", "open"])
        async with seated(server, *seats) as one, seated(server, *seats) as two:
            await one.send(type="start", seat=0)
            for player in (one, two):
                await player.until(lambda player=player: player.offers)  # type: ignore[misc]
            assert one.offers is not None
            message = {"type": "move", "seat": one.offers["seat"], "move": {"kind": "recruit"}}
            answers = await asyncio.gather(one.ask(id="1", **message), two.ask(id="2", **message))
            assert sorted(answer["type"] for answer in answers) == ["done", "refused"]

    run(story())


def test_previews_and_illegal_moves_are_answered_only_to_the_sender(server: ServerProcess) -> None:
    async def story() -> None:
        async with playing(server, ["person", "open"]) as players:
            player = await to_move(players)
            assert player.offers is not None
            question = {"seat": player.offers["seat"], "id": "p"}
            answer = await player.ask(type="preview", move={"kind": "recruit"}, **question)
            assert answer["preview"]["draws"] == 1
            refused = await player.ask(type="move", move={"kind": "show_skeletons"}, **question)
            assert refused["code"].startswith("refusal-")
            assert refused["rules"]
            other = next(other for other in players if other is not player)
            answer = await other.ask(type="preview", move={"kind": "recruit"}, seat=1 - question["seat"], id="q")
            assert answer["code"] == "server-not-your-turn"
            assert (await player.ask(type="ping"))["type"] == "pong"

    run(story())


def test_a_hint_is_the_champions_move_and_only_for_the_sender(server: ServerProcess) -> None:
    async def story() -> None:
        async with playing(server, ["person", "open"], hints=True) as players:
            player = await to_move(players)
            other = next(other for other in players if other is not player)
            assert player.offers is not None
            seat, before = player.offers["seat"], await log_of(server, player.state["table"])
            request = {"type": "hint", "seat": seat}
            assert (await other.ask(id="x", **request))["code"] == "server-not-your-seat"
            assert (await other.ask(id="x", type="hint", seat=1 - seat))["code"] == "server-not-your-turn"
            await player.send(id="h", **request)
            await player.send(id="i", **request)
            first, second = await player.hear("hint", "refused"), await player.hear("hint", "refused")
            hint, more = sorted((first, second), key=lambda answer: answer["id"])
            assert (hint["type"], hint["id"]) == ("hint", "h")
            assert more == hint | {"id": "i"} if first is hint else more["code"] == "server-one-hint"
            assert await log_of(server, player.state["table"]) == before
            answer = await player.ask(type="preview", id="p", seat=seat, move=hint["move"])
            assert answer["preview"] == hint["preview"]
            assert hint["reasons"]
            await player.send(id="late", **request)
            await player.send(type="move", id="m", seat=seat, move=hint["move"])
            answers = [await player.hear("hint", "done", "refused") for _ in range(2)]
            late = next(answer for answer in answers if answer["id"] == "late")
            # the hint comes before the move is done, or is refused
            if late["type"] == "hint":
                assert late == hint | {"id": "late"}
                assert late is answers[0]
            else:
                assert late["code"] == "server-not-your-turn"
            await other.until(lambda: other.offers)
            assert not any(message["type"] == "hint" for message in other.messages)

    run(story())


def test_without_hints_there_are_none(server: ServerProcess) -> None:
    async def story() -> None:
        async with playing(server, ["person", "open"]) as players:
            player = await to_move(players)
            assert player.offers is not None
            answer = await player.ask(type="hint", id="h", seat=player.offers["seat"])
            assert (answer["type"], answer["code"]) == ("refused", "server-no-hints")

    run(story())


@pytest.mark.parametrize("aid", [False, True])
def test_the_memory_aid_shows_everyone_what_everyone_saw_taken(server: ServerProcess, aid: bool) -> None:
    async def story() -> None:
        async with playing(server, ["person", "open"], memory_aid=aid) as players:
            chance = random.Random(6)
            while not (player := await to_move(players)).offers["recruit"]["take"]:  # type: ignore[index]
                await player.move(chance)
            assert player.offers is not None
            seat, card = player.offers["seat"], player.offers["recruit"]["take"][0]
            await player.ask(type="move", id="open", seat=seat, move={"kind": "recruit", "card": card})
            async with seated(server, table=player.state["table"]) as guest:
                other = next(other for other in players if other is not player)
                await other.until(lambda: other.last >= player.last)
                for viewer in (*players, guest):
                    (scene,) = viewer.scenes.values()
                    shown = scene["view"]["seats"][seat]
                    assert (card in shown["known"]) if aid else "known" not in shown

    run(story())


# --- Seats ----------------------------------------------------------------------------------------------------


def test_pass_and_play_at_one_client(server: ServerProcess) -> None:
    async def story() -> None:
        seats = sit(server, ["person", "open", "open"])
        async with seated(server, *seats) as player:
            assert player.messages[0]["seats"] == [0, 1, 2]
            await player.send(type="start", seat=0)
            await player.until(lambda: player.state["status"] == "running")
            assert sorted(player.scenes) == [0, 1, 2]
            assert all("hand" in player.scenes[seat]["view"]["seats"][seat] for seat in range(3))
            await player.play_out(random.Random(3), moves=9)
            moved = [update["line"]["seat"] for update in player.updates() if update["line"]["kind"] == "moved"]
            assert set(moved) == {0, 1, 2}

    run(story())


def test_a_spectator_sees_no_hand_and_cannot_act(server: ServerProcess) -> None:
    async def story() -> None:
        async with playing(server, ["person", "open"]) as players:
            table = players[0].state["table"]
            async with seated(server, table=table) as guest:
                (scene,) = guest.scenes.values()
                assert scene["seat"] == 6
                assert "viewer" not in scene["view"]
                assert not any("hand" in seat for seat in scene["view"]["seats"])
                for message in ({"type": "undo"}, {"type": "start"}, {"type": "react", "reaction": "wow"}):
                    assert (await guest.ask(seat=0, **message))["code"] == "server-not-your-seat"
                await guest.send(type="say", name="Gus", text="good luck")
                assert (await players[0].until_line("said"))["line"] == {
                    "kind": "said",
                    "seat": -1,
                    "name": "Gus",
                    "text": "good luck",
                }

    run(story())


def test_chat_and_reactions(server: ServerProcess) -> None:
    async def story() -> None:
        async with playing(server, ["person", "open"]) as (ada, ben):
            await ben.send(type="say", seat=1, text="  hello\n<b>there</b> ")
            assert (await ada.until_line("said"))["line"]["text"] == "hello <b>there</b>"
            await ada.send(type="react", seat=0, reaction="wow")
            assert (await ben.until_line("reacted"))["line"] == {"kind": "reacted", "seat": 0, "reaction": "wow"}
            assert (await ada.ask(type="react", seat=0, reaction="x"))["code"] == "server-no-such-reaction"
            async with seated(server, table=ada.state["table"]) as late:
                seq = next(update["seq"] for update in ben.messages if update.get("line", {}).get("kind") == "said")
                said = {"seq": seq, "seat": 1, "name": "Ben", "text": "hello <b>there</b>"}
                assert late.messages[0]["chat"] == [said]

    run(story())


def test_a_client_that_leaves_before_the_game_sees_no_cards_of_the_next_player(server: ServerProcess) -> None:
    async def story() -> None:
        host, ben = sit(server, ["person", "open"])
        async with seated(server, host) as ada, seated(server, ben) as former:
            await former.send(type="leave", seat=1)
            await former.until_line("left")
            join(server, host.table, "Cid")
            await ada.send(type="start", seat=0)
            await former.until(lambda: former.scenes)
            assert list(former.scenes) == [6]
            assert (await former.ask(type="undo", seat=1))["code"] == "server-not-your-seat"
        async with connect(server, ben) as wrong:
            assert await wrong.receive() == {"type": "bye", "code": "server-wrong-secret", "values": {}}

    run(story())


def test_a_client_that_is_removed_before_the_game_becomes_a_spectator(server: ServerProcess) -> None:
    async def story() -> None:
        host, ben = sit(server, ["person", "open"])
        async with seated(server, host) as ada, seated(server, ben) as former:
            assert (await former.ask(type="remove", seat=1, at=0))["code"] == "server-host-only"
            await ada.send(type="remove", seat=0, at=1)
            removed = await former.until_line("removed")
            assert removed["line"] == {"kind": "removed", "seat": 1, "name": "Ben"}
            assert removed["state"]["free"] == [1]
            join(server, host.table, "Cid")
            await ada.send(type="start", seat=0)
            await former.until(lambda: former.scenes)
            assert list(former.scenes) == [6]
            assert (await former.ask(type="undo", seat=1))["code"] == "server-not-your-seat"
        async with connect(server, ben) as wrong:
            assert await wrong.receive() == {"type": "bye", "code": "server-wrong-secret", "values": {}}

    run(story())


def test_a_bot_plays_for_an_absent_person_until_they_return(server: ServerProcess) -> None:
    async def story() -> None:
        host, ben = sit(server, ["person", "open"])
        chance = random.Random(1)  # shared, because it makes the ids of moves
        async with seated(server, host) as ada:
            async with seated(server, ben) as leaving:
                await ada.send(type="start", seat=0)
                assert (await ada.ask(type="seat_bot", seat=0, at=1, level="adept"))["code"] == "server-seat-taken"
                await leaving.send(type="leave", seat=1)
                await ada.until_line("left")
            assert (await ada.ask(type="seat_bot", seat=0, at=1, level="novice"))["code"] == "server-weak-bot"
            await ada.send(type="seat_bot", seat=0, at=1, level="adept")
            await ada.play_out(chance, moves=2)
            await ada.until(lambda: any(_by(update) == "bot" for update in ada.updates()))
            async with seated(server, ben) as back:
                assert back.state["chairs"][1] | {"away": False, "substitute": ""} == back.state["chairs"][1]
                await ada.until_line("returned")
                while not back.offers:
                    await ada.play_out(chance, moves=1)
                    await back.until(lambda: back.offers or back.last >= ada.last)
                assert (await back.move(chance))["type"] == "done"

    run(story())


def _by(update: dict[str, Any]) -> str:
    return str(update["line"].get("by"))


async def until(holds: Callable[[], bool]) -> None:
    """Wait until a condition holds."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not holds():
            await asyncio.sleep(0.01)


def test_a_person_whose_connection_is_lost_for_a_while_is_away(tmp_path: Path) -> None:
    """In this process, where the grace period can be short."""

    async def story() -> None:
        store = await DatabaseStore.open(database_in(tmp_path))
        tables = Tables(store)
        presence = Presence(tables, grace=0.02)
        seats: list[SeatSetting] = [{"kind": "person"}, {"kind": "person"}]
        settings = Created(2, "english", "random", {}, seats, {"kind": "none"}, listed=False)
        room = await tables.create(settings, lambda room: [seating.join(room, "Ada")[0]])
        await tables.change(room.table_id, lambda room: [seating.join(room, "Ben")[0]])
        await tables.change(room.table_id, lambda room: [seating.start(room, 0)])
        presence.here(room.table_id, [0, 1])
        presence.here(room.table_id, [1])
        presence.gone(room.table_id, [1])
        presence.gone(room.table_id, [0])
        await until(lambda: room.chairs[0].away)
        assert [chair.away for chair in room.chairs] == [True, False]
        presence.contradict(room.table_id, 0)
        await until(lambda: not room.chairs[0].away)
        await presence.close()
        await store.close()

    run(story())


@pytest.mark.parametrize("clock", ["none", "bank", "days"])
def test_a_person_who_was_never_connected_is_away_soon_after_the_start(tmp_path: Path, clock: str) -> None:
    async def story(server: ServerProcess) -> None:
        host = open_table(
            server, ["person", "open", "open"], clock={"kind": clock, "seconds": 2 if clock != "none" else 0}
        )
        ben, _ = join(server, host.table, "Ben"), join(server, host.table, "Cem")
        async with seated(server, host) as ada, seated(server, ben):
            await ada.send(type="start", seat=0)
            await ada.until(lambda: ada.state["chairs"][2]["away"])
            assert [chair["away"] for chair in ada.state["chairs"]] == [False, False, True]
            assert ("absent_from" in ada.state["chairs"][2]) == (clock == "none")

    with server_in_process(database_in(tmp_path), grace_seconds=0.1) as server:
        asyncio.run(story(server))


def test_who_is_connected_to_another_process_is_soon_back(postgresql: str) -> None:
    async def story(one: ServerProcess, other: ServerProcess) -> None:
        host = open_table(one, ["person", "open", "open"])
        ben, _ = join(one, host.table, "Ben"), join(one, host.table, "Cem")
        async with seated(one, host) as ada, seated(other, ben) as elsewhere:
            await ada.send(type="start", seat=0)
            await ada.until_line("returned")
            await ada.until(lambda: [chair["away"] for chair in ada.state["chairs"]] == [False, False, True])
            await elsewhere.until(lambda: elsewhere.state["seq"] == ada.state["seq"])
            assert elsewhere.state["chairs"] == ada.state["chairs"]

    with (
        server_in_process(postgresql, grace_seconds=0.1) as one,
        server_in_process(postgresql, grace_seconds=0.1) as other,
    ):
        asyncio.run(story(one, other))


class Listener:
    """A listener that does nothing."""

    def hear(self, _room: Room, _change: Change) -> None:
        """Ignore the change."""

    def gone(self, reason: EthnosError) -> None:
        """Ignore the reason."""


def test_a_client_from_another_process_does_not_get_an_older_state(tmp_path: Path) -> None:
    """Two servers share a database, and one has not read the last entry of the other yet."""

    async def story() -> None:
        store = await DatabaseStore.open(database_in(tmp_path))
        here, there = Tables(store), Tables(store)
        seats: list[SeatSetting] = [{"kind": "person"}, {"kind": "person"}]
        settings = Created(2, "english", "random", {}, seats, {"kind": "none"}, listed=False)
        table = (await here.create(settings, lambda room: [seating.join(room, "Ada")[0]])).table_id
        await there.change(table, lambda room: [seating.join(room, "Ben")[0]])
        assert (await here.room(table)).seq == 2
        room, missed = await here.listen(table, Listener(), last=3)
        assert (room.seq, missed) == (3, [])
        await store.close()

    run(story())


def test_entries_of_another_process_are_read_before_anything_is_refused(postgresql: str) -> None:
    """The host starts on one server, a moment after the last guest has joined on another."""

    async def story() -> None:
        store = await DatabaseStore.open(postgresql)
        here, there = Tables(store), Tables(store)
        seats: list[SeatSetting] = [{"kind": "person"}, {"kind": "person"}]
        settings = Created(2, "english", "random", {}, seats, {"kind": "none"}, listed=False)
        table = (await here.create(settings, lambda room: [seating.join(room, "Ada")[0]])).table_id
        with pytest.raises(NotNow, check=lambda refusal: refusal.code == "server-seats-empty"):
            await here.change(table, lambda room: [seating.start(room, 0)])
        await there.change(table, lambda room: [seating.join(room, "Ben")[0]])
        assert (await here.room(table)).seq == 2
        assert (await here.change(table, lambda room: [seating.start(room, 0)])).table is not None
        with pytest.raises(NotNow, check=lambda refusal: refusal.code == "server-already-started"):
            await there.change(table, lambda room: [seating.start(room, 0)])
        await store.close()

    run(story())


async def check_rematch(server: ServerProcess, ada: Seat, ben: Seat, player: Player) -> None:
    """Both sit at a new table in their old seats, with the same bots; the first to ask is its host."""
    assert again(server, Seat(ada.table, 0, "wrong")).json() == {"code": "server-wrong-secret", "values": {}}
    first, second = (Seat(**again(server, seat).json()) for seat in (ben, ada))
    assert (await player.until_line("rematch"))["line"] == {"kind": "rematch", "table_id": first.table}
    assert first.table == second.table != ada.table
    assert [first.seat, second.seat] == [ben.seat, ada.seat]
    state = api(server, "GET", f"/tables/{first.table}").json()
    assert [(chair["name"], chair["level"]) for chair in state["chairs"]] == [
        (chair["name"], chair["level"]) for chair in player.state["chairs"]
    ]
    assert state["host"] == ben.seat
    assert again(server, ada).json() == {"code": "server-table-full", "values": {}}
    async with seated(server, first, second) as both:
        await both.send(type="start", seat=ben.seat)
        await both.until(lambda: both.state["status"] == "running")


def again(server: ServerProcess, seat: Seat) -> httpx.Response:
    return api(server, "POST", f"/tables/{seat.table}/rematch", secret=seat.secret)


# --- Clocks, undo, pauses -------------------------------------------------------------------------------------


def test_when_time_is_up_a_bot_moves(server: ServerProcess) -> None:
    async def story() -> None:
        clock = {"kind": "bank", "seconds": 1}
        async with playing(server, ["person", "open"], clock=clock) as (ada, _):
            moved = await ada.until_line("moved")
            assert moved["line"]["by"] == "clock"
            started = next(update for update in ada.updates() if update["line"]["kind"] == "started")
            assert started["at"] + 1 <= moved["at"] == pytest.approx(started["at"] + 1, abs=30)
            assert started["state"]["clock"]["deadline"] == pytest.approx(started["at"] + 1)
            seat = moved["line"]["seat"]
            assert moved["state"]["clock"]["left"][str(seat)] == 0

    run(story())


def test_undo_with_consent_and_at_once(server: ServerProcess) -> None:
    async def story() -> None:
        async with playing(server, ["person", "open"]) as players:
            player = await to_move(players)
            other = next(other for other in players if other is not player)
            seat = next(iter(player.scenes))
            await player.ask(type="move", id="1", seat=seat, move={"kind": "recruit"})
            assert (await player.ask(type="undo", seat=seat))["code"] == "server-card-shown"
            player = await until_face_up(players, 2)
            other = next(other for other in players if other is not player)
            seat = next(iter(player.scenes))
            before = player.scenes[seat]
            for number, each in enumerate((player, other)):
                await take_face_up(each, f"up{number}")
            await player.send(type="undo", seat=seat)
            question = await other.until_line("asked")
            assert (question["state"]["question"], question["state"]["asked_by"]) == ("undo", seat)
            await other.send(type="answer", seat=1 - seat, yes=False)
            await player.until_line("answered")
            assert player.scenes[seat] != before
            await player.send(type="undo", seat=seat)
            await other.until_line("asked")
            await other.send(type="answer", seat=1 - seat, yes=True)
            await player.until_line("undone")
            assert player.scenes[seat] == before
            again = {"type": "move", "id": "up0", "seat": seat, "move": {"kind": "recruit"}}
            assert (await player.ask(**again))["code"] == "server-move-undone"
            await undo_at_once(players)

    run(story())


async def until_face_up(players: Sequence[Player], cards: int) -> Player:
    """Play until this many kinds of cards lie face up; returns the player whose turn it is then."""
    chance = random.Random(6)
    while len((player := await to_move(players)).offers["recruit"]["take"]) < cards:  # type: ignore[index]
        await player.move(chance)
    return player


async def take_face_up(player: Player, move_id: str) -> dict[str, Any]:
    """Have a player take the first face-up card on their turn."""
    await player.until(lambda: player.offers)
    assert player.offers is not None
    card = player.offers["recruit"]["take"][0]
    return await player.ask(type="move", id=move_id, seat=player.offers["seat"], move={"kind": "recruit", "card": card})


async def undo_at_once(players: Sequence[Player]) -> None:
    """Taking a face-up card reveals nothing, so it can be undone without a question."""
    player = await until_face_up(players, 1)
    seat = next(iter(player.scenes))
    before = player.scenes[seat]
    done = await take_face_up(player, "open")
    await player.send(type="undo", seat=seat)
    undone = await player.hear("update")
    assert undone["line"] == {"kind": "undone", "seat": seat, "taken_back": [done["seq"]]}
    assert player.scenes[seat] == before


def test_a_pause_by_consent_stops_bots_and_clocks(server: ServerProcess) -> None:
    async def story() -> None:
        clock = {"kind": "bank", "seconds": 600, "increment": 5}
        async with playing(server, ["person", "open"], clock=clock) as players:
            ada, ben = players
            await ada.send(type="pause", seat=0)
            await ben.until_line("asked")
            await ben.send(type="answer", seat=1, yes=True)
            paused = await ada.until_line("paused")
            assert paused["state"]["paused"]
            assert "deadline" not in paused["state"]["clock"]
            player = await to_move(players)
            assert (await player.move(random.Random(1)))["code"] == "server-paused"
            assert (await ada.ask(type="pause", seat=0))["code"] == "server-paused"
            await ben.send(type="resume", seat=1)
            resumed = await player.until_line("resumed")
            assert resumed["state"]["clock"]["deadline"] > resumed["at"]
            assert (await player.move(random.Random(1)))["type"] == "done"
            assert (await ada.ask(type="resume", seat=0))["code"] == "server-not-paused"

    run(story())


# --- Stopping -------------------------------------------------------------------------------------------------


def test_a_stop_says_goodbye_and_after_a_restart_the_table_continues(tmp_path: Path) -> None:
    server = ServerProcess(database_in(tmp_path))
    server.start()
    host = open_table(server, ["person", "novice"])
    seq = 0
    for with_signal in (signal.SIGTERM, signal.SIGINT):
        seq = asyncio.run(asyncio.wait_for(stopped(server, host, seq, with_signal), PATIENCE_SECONDS))
        server.start()
    try:
        assert api(server, "GET", f"/tables/{host.table}").json()["seq"] >= seq
    finally:
        assert server.stop() == 0


async def stopped(server: ServerProcess, host: Seat, last: int, with_signal: int) -> int:
    """Play a little and stop the server; returns the last entry that was received."""
    async with seated(server, host, last=last) as ada:
        assert ada.state["seq"] >= last
        assert [update["seq"] for update in ada.messages[0]["missed"]] == list(range(last + 1, ada.state["seq"] + 1))[
            : len(ada.messages[0]["missed"])
        ]
        if ada.state["status"] == "open":
            await ada.send(type="start", seat=0)
        await ada.until(lambda: ada.state["status"] == "running")
        await ada.play_out(random.Random(last), moves=4)
        await ada.until(lambda: ada.offers)
        status = asyncio.create_task(asyncio.to_thread(server.stop, with_signal))
        assert await ada.hear("bye") == {"type": "bye", "code": "server-stops", "values": {}}
        with pytest.raises(ConnectionClosed):
            await ada.receive()
        assert await status == 0
        return int(ada.state["seq"])
