"""Tables among strangers: links, chat that is hidden, people who are blocked or sent away, invitations, an early end.

Two servers on one PostgreSQL database stand for several processes.
"""

import asyncio
import json
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from ethnos.server.api.client import Client
from ethnos.server.api.tables import settings_of
from ethnos.server.protocol.requests import SeatIn, TableIn
from ethnos.server.protocol.validation import read_message
from ethnos.server.rooms import seating
from ethnos.server.rooms.entries import Line
from ethnos.server.rooms.presence import Presence
from ethnos.server.rooms.room import Room
from ethnos.server.rooms.tables import Tables
from ethnos.server.storage.database_store import DatabaseStore
from ethnos.server.tab.tab import PageSocket
from ethnos.server.tab.worker_runner import WorkerRunner
from harness.live import Player, Seat, ServerProcess, api, connect, database_in, join, open_table, seated
from tests.server.in_process import server_in_process

NEW = "n" * 30
ADA, BEN = "a" * 32, "b" * 32


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with server_in_process(database_in(tmp_path_factory.mktemp("strangers"))) as running:
        yield running


@pytest.fixture
def two(postgresql: str) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    """Two processes on one database."""
    with server_in_process(postgresql) as one, server_in_process(postgresql) as other:
        yield one, other


def post(server: ServerProcess, path: str, **body: Any) -> Any:
    answer = api(server, "POST", path, **body)
    assert answer.status_code in (200, 201), answer.text
    return answer.json()


def refused(server: ServerProcess, path: str, **body: Any) -> str:
    answer = api(server, "POST", path, **body)
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["code"])


def sit(server: ServerProcess, table: str, name: str = "Ben", **more: Any) -> Seat:
    answer = post(server, f"/tables/{table}/seats", name=name, **more)
    return Seat(answer["table"], answer["seat"], answer["secret"])


def keep(server: ServerProcess, key: str, *seats: Seat) -> Any:
    """Have a person keep these seats among their games."""
    post(server, "/people", key=key, language="en")
    return post(
        server, "/people/seats", key=key, seats=[{"table": seat.table, "secret": seat.secret} for seat in seats]
    )


async def begin(player: Player) -> None:
    await player.send(type="start", seat=player.state["host"])
    await player.until(lambda: player.state["status"] == "running")


# --- A link is replaced ---------------------------------------------------------------------------------------


def test_a_replaced_link_dies_at_once_and_its_sockets_are_told(server: ServerProcess) -> None:
    async def story() -> None:
        ada = open_table(server, ["person", "open"])
        ben = join(server, ada.table, "Ben")
        keep(server, ADA, ada)
        async with seated(server, ada) as leaked, seated(server, ben) as other:
            replaced = await asyncio.to_thread(post, server, f"/tables/{ada.table}/link", secret=ada.secret, new=NEW)
            assert replaced == {"table": ada.table, "seat": 0, "secret": NEW}
            assert (await leaked.hear("bye"))["code"] == "server-link-replaced"
            assert (await other.until_line("replaced"))["line"] == {"kind": "replaced", "seat": 0}
            assert NEW not in "".join(other.texts)
        async with connect(server, ada) as leaked:
            assert (await leaked.receive())["code"] == "server-wrong-secret"
        again = Seat(ada.table, 0, NEW)
        async with seated(server, again) as owner:
            assert owner.messages[0]["seats"] == [0]
            await begin(owner)
        # Asked again with the new one, after a lost answer, it is done already. The old one does nothing any more.
        assert post(server, f"/tables/{ada.table}/link", secret=ada.secret, new=NEW)["secret"] == NEW
        assert refused(server, f"/tables/{ada.table}/link", secret=ada.secret, new="x" * 30) == "server-wrong-secret"
        assert refused(server, f"/tables/{ada.table}/link", secret=ben.secret, new=NEW) == "server-wrong-secret"
        for path in ("rematch", "reports"):
            more = {"seat": 1, "reason": "none"} if path == "reports" else {}
            assert refused(server, f"/tables/{ada.table}/{path}", secret=ada.secret, **more) == "server-wrong-secret"
        # The stored game with the old secret is gone, and comes back with the new one.
        assert post(server, "/people/me", key=ADA)["seats"] == []
        assert [seat["secret"] for seat in keep(server, ADA, again)["seats"]] == [NEW]

    asyncio.run(story())


def test_a_replaced_link_keeps_what_the_person_wanted_to_be_rated(server: ServerProcess) -> None:
    async def story() -> None:
        ada = open_table(server, ["person", "open"], rated=True)
        ben = join(server, ada.table, "Ben")
        for key in (ADA, BEN):
            post(server, "/people", key=key, language="en")
            post(server, "/people/rated", key=key, on=True)
        keep(server, ADA, ada)
        keep(server, BEN, ben)
        new = Seat(ada.table, 0, "r" * 30)
        async with seated(server, ada) as host, seated(server, ben):
            await begin(host)
            post(server, f"/tables/{ada.table}/link", secret=ada.secret, new=new.secret)
        keep(server, ADA, new)
        async with seated(server, new, ben) as both:
            await both.play_out(random.Random(3))
        statistics = post(server, "/people/statistics", key=ADA)
        assert [line["rating"]["games"] for line in statistics["by_players"]] == [1]

    asyncio.run(story())


def test_a_replaced_link_is_dead_in_every_process(two: tuple[ServerProcess, ServerProcess]) -> None:
    one, other = two

    async def story() -> None:
        ada = open_table(one, ["person", "novice"])
        async with seated(other, ada) as leaked:
            await begin(leaked)
            await leaked.until(lambda: leaked.offers)
            move = leaked.send(type="move", id="late", seat=0, move={"kind": "recruit"})
            answer, _ = await asyncio.gather(
                asyncio.to_thread(post, one, f"/tables/{ada.table}/link", secret=ada.secret, new=NEW), move
            )
            assert (await leaked.hear("bye"))["code"] == "server-link-replaced"
            stored = [update["line"] for update in leaked.updates() if update["line"].get("move_id") == "late"]
            answered = [message["type"] for message in leaked.messages if message.get("id") == "late"]
            assert answered in ([], ["done"], ["refused"])
            assert ("done" in answered) <= bool(stored)
        for process in two:
            async with connect(process, ada) as leaked:  # at once, before a notice may have arrived
                assert (await leaked.receive())["code"] == "server-wrong-secret"
        async with seated(other, Seat(ada.table, 0, answer["secret"]), last=1) as owner:
            kinds = [update["line"]["kind"] for update in owner.messages[0]["missed"]]
            # a move that was sent with the old link is stored before the replacement, or never
            late = [update["seq"] for update in owner.updates() if update["line"].get("move_id") == "late"]
            assert all(number < 2 + kinds.index("replaced") for number in late)

    asyncio.run(story())


def test_a_process_that_has_not_heard_of_a_new_link_stores_nothing_for_the_old_one(postgresql: str) -> None:
    """Nothing of the other process arrives here but what this one reads when it stores something itself."""

    async def story() -> None:
        stores = [await DatabaseStore.open(postgresql) for _ in range(2)]
        here, elsewhere = (Tables(store) for store in stores)
        settings, secret = settings_of(TableIn(name="Ada", seats=[SeatIn(), SeatIn()])), ""

        def sit_down(room: Room) -> list[Line]:
            nonlocal secret
            joined, secret = seating.join(room, "Ada")
            return [joined]

        table = (await here.create(settings, sit_down)).table_id
        sent, presence = list[dict[str, Any]](), Presence(here)
        socket = PageSocket(lambda text: sent.append(json.loads(text)), lambda: None)
        client = asyncio.create_task(Client(socket, read_message, here, presence, WorkerRunner()).run())
        socket.put(json.dumps({"type": "hello", "protocol": 1, "table": table, "secrets": [secret]}))
        while not sent:
            await asyncio.sleep(0.01)
        await elsewhere.change(table, lambda room: seating.replace_link(room, secret, NEW))
        socket.put(json.dumps({"type": "say", "seat": 0, "text": "it is still me"}))
        await client
        await here.change(table, lambda _room: [])  # after what the client has asked for
        assert [message["type"] for message in sent] == ["welcome", "bye"]
        assert [entry.kind for entry in await stores[1].entries(table)] == ["created", "joined", "replaced"]
        await presence.close()
        for store in stores:
            await store.close()

    asyncio.run(story())


# --- Mute and block -------------------------------------------------------------------------------------------


def texts_at(player: Player) -> list[str]:
    """All chat that a client has ever been sent."""
    welcome = [line["text"] for line in player.messages[0]["chat"]]
    return welcome + [update["line"]["text"] for update in player.updates() if update["line"]["kind"] == "said"]


def hid(at: int, *, blocked: bool = False, yes: bool = True) -> dict[str, Any]:
    """The line that a seat itself gets."""
    return {"kind": "hid", "seat": 0, "at": at, "blocked": blocked, "yes": yes}


def test_whoever_has_muted_a_seat_is_sent_nothing_that_it_says(two: tuple[ServerProcess, ServerProcess]) -> None:
    server, process = two

    async def story() -> None:
        ada = open_table(server, ["person", "open", "open"])
        ben, cem = join(server, ada.table, "Ben"), join(server, ada.table, "Cem")
        async with seated(server, ada) as first, seated(process, ada) as second, seated(process, ben) as rude:
            await first.send(type="mute", seat=0, at=1, yes=True)
            for window in (first, second):
                assert (await window.hear("update"))["line"] == hid(1)
            last = first.last
            await rude.send(type="say", seat=1, text="a rude word")
            await rude.send(type="react", seat=1, reaction="ouch")
            for window in (first, second):
                for _ in range(2):
                    assert (await window.hear("update"))["line"] == {"kind": "erased"}
            async with seated(server, cem) as third:
                assert texts_at(third) == ["a rude word"]
            await rude.until_line("reacted")
            assert "hid" not in {update["line"]["kind"] for update in rude.updates()}  # nobody is told
        async with seated(server, ada, last=last) as again, seated(process, ada, last=1) as from_log:
            assert [update["line"]["kind"] for update in again.messages[0]["missed"]] == ["erased", "erased"]
            assert again.messages[0]["muted"] == [1]
            for window in (again, from_log):
                assert "rude" not in "".join(window.texts)
            await again.send(type="mute", seat=0, at=1, yes=False)
            assert (await again.hear("update"))["line"] == hid(1, yes=False)
        async with seated(server, ada) as again:
            assert texts_at(again) == ["a rude word"]
            assert (await again.ask(type="mute", seat=0, at=5, yes=True))["code"] == "server-seat-empty"
            assert (await again.ask(type="block", seat=0, at=-1, yes=True))["code"] == "server-seat-empty"
            await again.send(type="mute", seat=0, at=-1, yes=True)
            await again.until_line("hid")
            async with seated(server, table=ada.table) as watcher:
                await watcher.send(type="say", name="Eve", text="from outside")
                assert (await again.hear("update"))["line"] == {"kind": "erased"}

    asyncio.run(story())


def test_a_seat_that_changes_hands_is_no_longer_hidden(server: ServerProcess) -> None:
    async def story() -> None:
        ada = open_table(server, ["person", "open"])
        ben = join(server, ada.table, "Ben")
        async with seated(server, ada) as host:
            await host.send(type="mute", seat=0, at=1, yes=True)
            await host.send(type="remove", seat=0, at=ben.seat)
            await host.until_line("removed")
            cem = join(server, ada.table, "Cem")
            async with seated(server, cem) as other:
                await other.send(type="say", seat=1, text="hello")
                assert (await host.until_line("said"))["line"]["text"] == "hello"

    asyncio.run(story())


def test_muted_chat_stays_muted_in_a_long_log(server: ServerProcess) -> None:
    """More entries than a table remembers are read from the log."""

    async def story() -> None:
        ada = open_table(server, ["person", "open"])
        ben = join(server, ada.table, "Ben")
        async with seated(server, ada, ben) as both:
            await both.send(type="say", seat=1, text="a rude word")
            await both.until_line("said")
            await begin(both)
            await both.play_out(random.Random(1))
        async with seated(server, ada) as alone:
            await alone.send(type="mute", seat=0, at=1, yes=True)
            await alone.until_line("hid")
        async with seated(server, ada, last=1) as again:
            assert len(again.messages[0]["missed"]) > 64
            assert "rude" not in "".join(again.texts)

    asyncio.run(story())


def test_blocked_people_without_keys_do_not_talk_and_play_no_rematch(server: ServerProcess) -> None:
    async def story() -> None:
        ada = open_table(server, ["person", "open", "open"])
        ben, cem = join(server, ada.table, "Ben"), join(server, ada.table, "Cem")
        async with seated(server, ada) as host, seated(server, ben) as rude, seated(server, cem) as other:
            await host.send(type="block", seat=0, at=1, yes=True)
            assert (await host.hear("update"))["line"] == hid(1, blocked=True)
            await host.send(type="say", seat=0, text="to Cem")
            await other.until_line("said")
            await rude.send(type="say", seat=1, text="to Ada")
            await other.until_line("said")
            for player, kinds in ((host, ["said", "erased"]), (rude, ["erased", "erased", "said"])):
                assert [(await player.hear("update"))["line"]["kind"] for _ in kinds] == kinds
        async with seated(server, ben) as rude, seated(server, ada) as host:
            assert (texts_at(rude), texts_at(host)) == (["to Ada"], ["to Cem"])
            assert (rude.messages[0]["blocked"], host.messages[0]["blocked"]) == ([], [1])
        async with seated(server, ada, ben, cem) as everybody:
            await begin(everybody)
            await everybody.send(type="end", seat=0)
            for seat in (1, 2):
                await everybody.send(type="answer", seat=seat, yes=True)
            await everybody.until(lambda: everybody.state["status"] == "over")
        again = post(server, f"/tables/{ada.table}/rematch", secret=ben.secret)
        assert refused(server, f"/tables/{ada.table}/rematch", secret=ada.secret) == "server-blocked"
        assert post(server, f"/tables/{ada.table}/rematch", secret=cem.secret)["table"] == again["table"]

    asyncio.run(story())


def test_people_who_block_each_other_share_no_table(server: ServerProcess) -> None:
    async def story() -> None:
        ada = open_table(server, ["person", "open"])
        ben = join(server, ada.table, "Ben")
        keep(server, ADA, ada)
        keep(server, BEN, ben)
        async with seated(server, ada) as host:
            await host.send(type="block", seat=0, at=1, yes=True)
            await host.until_line("hid")
            await host.ask(type="ping")
        (blocked,) = post(server, "/people/me", key=ADA)["blocked"]
        assert blocked["name"] == "Ben"
        assert post(server, "/people/me", key=BEN)["blocked"] == []
        other = open_table(server, ["person", "open", "open"])
        keep(server, ADA, other)
        path = f"/tables/{other.table}/seats"
        assert refused(server, path, name="Ben", key=BEN) == "server-blocked"
        nameless = sit(server, other.table)  # without the key nobody knows who that is: only once the seat is kept
        assert nameless.table not in str(keep(server, BEN, nameless))
        assert api(server, "GET", f"/tables/{other.table}").json()["free"] == [1, 2]
        theirs = open_table(server, ["person", "open"])
        keep(server, BEN, theirs)
        assert refused(server, f"/tables/{theirs.table}/seats", name="Ada", key=ADA) == "server-blocked"
        post(server, "/people/unblock", key=ADA, blocked=blocked["other_id"])
        sit(server, other.table, key=BEN)
        async with seated(server, ada) as host:  # and once more
            for yes in (False, True):
                await host.send(type="block", seat=0, at=1, yes=yes)
                await host.until_line("hid")
            await host.ask(type="ping")
        assert refused(server, path, name="Ben", key=BEN) == "server-blocked"
        post(server, "/people/forget", key=ADA)
        sit(server, other.table, name="Ben again", key=BEN)

    asyncio.run(story())


# --- Sent away ------------------------------------------------------------------------------------------------


def test_whoever_was_sent_away_cannot_sit_down_again_but_for_an_invitation(server: ServerProcess) -> None:
    async def story() -> None:
        ada = open_table(server, ["person", "open", "open"])
        post(server, "/people", key=BEN, language="en")
        ben = sit(server, ada.table, key=BEN)
        async with seated(server, ada) as host:
            await host.send(type="remove", seat=0, at=ben.seat)
            await host.until_line("removed")
            path = f"/tables/{ada.table}/seats"
            assert refused(server, path, name="Ben", key=BEN) == "server-sent-away"
            # Everybody here has one address, also the host: it says nothing about who comes.
            cem = sit(server, ada.table, name="Cem")
            assert cem.seat == 1
            await host.send(type="invite", seat=0)
            code = (await host.hear("invitation"))["code"]
            assert sit(server, ada.table, invitation=code, key=BEN).seat == 2

    asyncio.run(story())


def test_a_link_that_was_replaced_does_not_bring_back_who_was_sent_away(server: ServerProcess) -> None:
    async def story() -> None:
        ada = open_table(server, ["person", "open"])
        ben = sit(server, ada.table, key=BEN)
        post(server, f"/tables/{ada.table}/link", secret=ben.secret, new="z" * 30)
        async with seated(server, ada) as host:
            await host.send(type="remove", seat=0, at=1)
            await host.until_line("removed")
        assert refused(server, f"/tables/{ada.table}/seats", name="Ben", key=BEN) == "server-sent-away"

    asyncio.run(story())


def test_who_was_sent_away_from_a_rematch_does_not_come_back_with_the_old_link(server: ServerProcess) -> None:
    async def story() -> None:
        ada = open_table(server, ["person", "open"])
        ben = join(server, ada.table, "Ben")
        async with seated(server, ada, ben) as both:
            await begin(both)
            await both.send(type="end", seat=0)
            await both.send(type="answer", seat=1, yes=True)
            await both.until(lambda: both.state["status"] == "over")
        again = Seat(**post(server, f"/tables/{ada.table}/rematch", secret=ada.secret))
        post(server, f"/tables/{ada.table}/rematch", secret=ben.secret)
        async with seated(server, again) as host:
            await host.send(type="remove", seat=0, at=1)
            await host.until_line("removed")
        assert refused(server, f"/tables/{ada.table}/rematch", secret=ben.secret) == "server-sent-away"

    asyncio.run(story())


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_network_is_sent_away_too(database: str) -> None:
    """Requests from two addresses, as a proxy names them."""
    with ServerProcess(database) as server:

        def request(address: str, path: str, **body: Any) -> Any:
            from harness import http

            return http.request(
                "POST", f"{server.url}/api{path}", json=body, headers={"X-Forwarded-For": address}
            ).json()

        async def story() -> None:
            seats = [{"kind": "person"}, {"kind": "open"}]
            ada = Seat(**request("192.0.2.1", "/tables", name="Ada", seats=seats))
            request("198.51.100.7", f"/tables/{ada.table}/seats", name="Ben")
            async with seated(server, ada) as host:
                await host.send(type="remove", seat=0, at=1)
                await host.until_line("removed")
            again = request("198.51.100.7", f"/tables/{ada.table}/seats", name="Not Ben")
            assert again["code"] == "server-sent-away"
            assert request("203.0.113.9", f"/tables/{ada.table}/seats", name="Cem")["seat"] == 1

        asyncio.run(story())
    stored = b"".join(path.read_bytes() for path in Path(database.removeprefix("sqlite:///")).parent.glob("*.db*"))
    assert b"198.51.100.7" not in stored


# --- Invitations and consent ----------------------------------------------------------------------------------


def test_an_invitation_seats_one_person_once(two: tuple[ServerProcess, ServerProcess]) -> None:
    one, other = two

    async def story() -> None:
        ada = open_table(one, ["person", "open", "open"], admission="invited")
        path = f"/tables/{ada.table}/seats"
        assert refused(other, path, name="Ben") == "server-invited-only"
        async with seated(one, ada) as host:
            codes = []
            for _ in range(3):
                await host.send(type="invite", seat=0)
                codes.append(await host.hear("invitation"))
            assert host.state["invitations"] == [code["number"] for code in codes]
            await host.send(type="admit", seat=0, number=codes[2]["number"], yes=False)
            await host.until_line("settled")
            assert refused(other, path, name="Ben", invitation=codes[2]["code"]) == "server-invitation-used"
            assert (await host.ask(type="admit", seat=0, number=codes[0]["number"], yes=True))["type"] == "refused"
            for code in codes[:1]:  # at the same time, at two processes
                with ThreadPoolExecutor() as threads:
                    bodies = [{"name": name, "invitation": code["code"]} for name in "ABCD"]
                    asked = [
                        threads.submit(api, process, "POST", path, **body)
                        for process, body in zip((one, other, one, other), bodies, strict=True)
                    ]
                    answers = sorted(future.result().status_code for future in asked)
                assert answers == [201, 409, 409, 409]
            assert codes[1]["code"] not in "".join(host.texts[-1:])
            async with seated(other, table=ada.table) as watcher:
                assert watcher.state["invitations"] == [codes[1]["number"]]
                assert codes[1]["code"] not in "".join(watcher.texts)
                assert watcher.state["free"] == [2]

    asyncio.run(story())


def test_only_the_host_invites_and_admits(server: ServerProcess) -> None:
    async def story() -> None:
        ada = open_table(server, ["person", "open", "open"])
        ben = join(server, ada.table, "Ben")
        async with seated(server, ben) as guest:
            assert (await guest.ask(type="invite", seat=1))["code"] == "server-host-only"
            assert (await guest.ask(type="admit", seat=1, number=2, yes=True))["code"] == "server-host-only"
        async with seated(server, ada) as host:
            for _ in range(20):
                await host.send(type="invite", seat=0)
                await host.hear("invitation")
            assert (await host.ask(type="invite", seat=0))["code"] == "server-too-many-wait"

    asyncio.run(story())


def test_the_host_lets_somebody_sit_down_or_not(server: ServerProcess) -> None:
    async def story() -> None:
        ada = open_table(server, ["person", "open"], admission="asked", listed=True)
        lobby = api(server, "GET", "/lobby").json()
        assert [table["admission"] for table in lobby if table["table"] == ada.table] == ["asked"]
        asked = [post(server, f"/tables/{ada.table}/seats", name=name, key=BEN) for name in ("Ben", "Cem")]
        assert [(answer["seat"], answer["waiting"]) for answer in asked] == [(-1, True), (-1, True)]
        ben, cem = (Seat(answer["table"], 0, answer["secret"]) for answer in asked)
        async with seated(server, ada) as host, seated(server, ben) as one, seated(server, cem) as other:
            assert one.messages[0]["seats"] == []
            assert list(host.state["requests"].values()) == ["Ben", "Cem"]
            assert (await one.ask(type="say", seat=0, text="let me in"))["code"] == "server-not-your-seat"
            numbers = [int(number) for number in host.state["requests"]]
            await host.send(type="admit", seat=0, number=numbers[1], yes=False)
            assert (await other.hear("bye"))["code"] == "server-seat-declined"
            await host.send(type="admit", seat=0, number=numbers[0], yes=True)
            assert (await one.hear("bye"))["code"] == "server-seat-granted"
            await host.until(lambda: host.state["free"] == [])
            assert "requests" not in host.state
            assert (await host.ask(type="admit", seat=0, number=numbers[0], yes=True))["code"] == "server-nothing-asked"
        async with seated(server, ben) as one:
            assert one.messages[0]["seats"] == [1]
            await one.send(type="leave", seat=1)
            await one.until_line("left")
        async with connect(server, cem) as other:
            assert (await other.receive())["code"] == "server-wrong-secret"
        assert refused(server, f"/tables/{ada.table}/seats", name="Cem", key=BEN) == "server-sent-away"

    asyncio.run(story())


# --- An early end ---------------------------------------------------------------------------------------------


def test_all_agree_to_end_a_game_as_it_stands(server: ServerProcess) -> None:
    async def story() -> None:
        ada = open_table(server, ["person", "open", "novice"], rated=True)
        ben = join(server, ada.table, "Ben")
        async with seated(server, ada, ben) as both:
            assert (await both.ask(type="end", seat=0))["code"] == "server-not-started"
            await begin(both)
            await both.until(lambda: both.offers)
            for seat, yes in ((1, False), (1, True)):
                await both.send(type="end", seat=0)
                await both.until_line("asked")
                assert (both.state["question"], both.state["asked"]) == ("end", [1])
                await both.send(type="answer", seat=seat, yes=yes)
                await both.until_line("answered")
            await both.until_line("finished")
            assert (both.state["status"], both.state["early"], both.state.get("turn")) == ("over", True, None)
            assert both.offers is None
            assert both.state["seed"]
            answer = await both.ask(type="move", id="m", seat=0, move={"kind": "recruit"})
            assert answer["code"] == "server-over"
            await both.send(type="say", seat=0, text="good game")
            await both.until_line("said")
        async with seated(server, ada) as again:
            assert again.offers is None
        (listed,) = post(server, "/games", tables=[ada.table])
        assert [len(listed["standings"]), listed["status"]] == [3, "over"]
        keep(server, ADA, ada)
        assert post(server, "/people/statistics", key=ADA)["finished"] == 0
        replay = api(server, "GET", f"/replays/{ada.table}").json()
        assert replay["state"]["early"]
        assert api(server, "GET", f"/replays/{ada.table}/game.ethnos").status_code == 200
        assert api(server, "GET", f"/replays/{ada.table}/analysis").json()["code"] == "error-NotOver"

    asyncio.run(story())


def test_alone_with_bots_a_game_ends_at_once(server: ServerProcess) -> None:
    async def story() -> None:
        ada = open_table(server, ["person", "novice"])
        async with seated(server, ada) as host:
            await begin(host)
            await host.send(type="end", seat=0)
            await host.until_line("finished")

    asyncio.run(story())
