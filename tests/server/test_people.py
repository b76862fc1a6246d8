"""People who keep their games on a real server: their seats, their devices, and what is stored about them."""

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ethnos.server.people.people import seal, unseal
from harness.live import Seat, ServerProcess, api, database_in, join, open_table, seated
from tests.server.in_process import server_in_process

KEY, OTHER = "k" * 32, "o" * 32


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with server_in_process(database_in(tmp_path_factory.mktemp("people"))) as running:
        yield running


def post(server: ServerProcess, path: str, **body: Any) -> Any:
    answer = api(server, "POST", path, **body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def refused(server: ServerProcess, path: str, **body: Any) -> str:
    answer = api(server, "POST", path, **body)
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["code"])


def keep(server: ServerProcess, key: str, *seats: Seat) -> Any:
    post(server, "/people", key=key, language="en")
    pairs = [{"table": seat.table, "secret": seat.secret} for seat in seats]
    return post(server, "/people/seats", key=key, seats=pairs)


def test_seats_come_back_with_the_key_and_only_with_it(server: ServerProcess) -> None:
    host = open_table(server, ["person", "open"])
    foreign = Seat(host.table, 1, "x" * 27)
    person = keep(server, KEY, host, foreign)
    own = {"table": host.table, "seat": 0, "secret": host.secret, "name": "Ada", "over": False}
    assert own in person["seats"]
    assert not [seat for seat in person["seats"] if seat["secret"] == foreign.secret]
    assert own in post(server, "/people/me", key=KEY)["seats"]
    assert refused(server, "/people/me", key="n" * 32) == "server-no-such-person"
    database = Path(server.database.removeprefix("sqlite:///"))
    stored = database.read_bytes() + database.with_name(database.name + "-wal").read_bytes()
    assert host.table.encode() in stored
    assert host.secret.encode() not in stored
    assert KEY.encode() not in stored


def test_a_link_transfers_the_key_once(server: ServerProcess) -> None:
    keep(server, KEY)
    host = open_table(server, ["person", "open"], name="Carrie")
    person = keep(server, KEY, host)
    code = post(server, "/people/carry", key=KEY)["code"]
    for _ in range(2):  # to look does not use it up, and gives nothing away that opens a seat
        incoming = post(server, "/people/arrive/look", code=code)
        assert incoming["games"] == len({seat["table"] for seat in person["seats"]})
        assert "Carrie" in incoming["names"]
        assert host.secret not in str(incoming)
    assert post(server, "/people/arrive", code=code) == {"key": KEY}
    assert refused(server, "/people/arrive", code=code) == "server-carry-code-old"
    assert refused(server, "/people/arrive/look", code=code) == "server-carry-code-old"
    late = post(server, "/people/carry", key=KEY)["code"]
    with sqlite3.connect(server.database.removeprefix("sqlite:///"), timeout=30) as connection:
        connection.execute("UPDATE carry_codes SET until = 1.0")
    connection.close()
    assert refused(server, "/people/arrive", code=late) == "server-carry-code-old"


def test_a_deleted_person_is_gone_and_the_seat_stays(server: ServerProcess) -> None:
    host = open_table(server, ["person", "open"])
    keep(server, OTHER, host)
    post(server, "/people/forget", key=OTHER)
    assert refused(server, "/people/me", key=OTHER) == "server-no-such-person"
    with sqlite3.connect(server.database.removeprefix("sqlite:///"), timeout=30) as connection:
        assert connection.execute("SELECT count(*) FROM person_seats WHERE table_id = ?", [host.table]).fetchone() == (
            0,
        )
    connection.close()

    async def sit() -> None:
        async with seated(server, host) as ada:
            assert ada.messages[0]["seats"] == [0]

    asyncio.run(sit())


def test_the_games_of_a_device_are_listed_in_one_answer(server: ServerProcess) -> None:
    alone = open_table(server, ["person", "novice"], clock={"kind": "days", "seconds": 2})
    waiting = open_table(server, ["person", "open"])

    async def start() -> None:
        async with seated(server, alone) as ada:
            await ada.send(type="start", seat=0)
            await ada.until(lambda: ada.offers is not None)

    asyncio.run(start())
    games = {game["table"]: game for game in post(server, "/games", tables=[alone.table, waiting.table, "nowhere"])}
    assert set(games) == {alone.table, waiting.table}
    assert games[alone.table]["turn"] == 0
    assert games[alone.table]["deadline"] > games[alone.table]["updated"] + 86_400
    assert "turn" not in games[waiting.table]


@pytest.mark.parametrize("agreed", [(KEY, OTHER), pytest.param((KEY,), marks=pytest.mark.long)])
def test_a_rated_game_counts_only_if_everybody_has_agreed(server: ServerProcess, agreed: tuple[str, ...]) -> None:
    keys = {KEY: "a" * 30 + str(len(agreed)), OTHER: "b" * 30 + str(len(agreed))}
    host = open_table(server, ["person", "open", "novice"], rated=True)
    ben = join(server, host.table, "Ben")
    for key, seat in ((KEY, host), (OTHER, ben)):
        post(server, "/people", key=keys[key], language="en")
        post(server, "/people/rated", key=keys[key], on=key in agreed)
        keep(server, keys[key], seat)

    async def play() -> None:
        async with seated(server, host, ben) as both:
            await both.send(type="start", seat=0)
            await both.until(lambda: both.state["status"] == "running")
            async with seated(server, host) as first, seated(server, ben) as second:  # messages are limited per socket
                await asyncio.gather(first.play_out(random.Random(5)), second.play_out(random.Random(6)))

    asyncio.run(play())
    post(server, "/people/rated", key=keys[OTHER], on=True)  # too late
    keep(server, keys[OTHER], ben)
    figures = [post(server, "/people/statistics", key=key) for key in keys.values()]
    for own in figures:
        (line,) = own["by_players"]
        assert (own["finished"], line["players"], line["games"], sum(line["places"])) == (1, 3, 1, 1)
        assert sum(tribe["bands"] for tribe in own["tribes"]) > 0
        assert ("rating" in line) == (len(agreed) == 2)
    if len(agreed) == 2:
        ratings = [own["by_players"][0]["rating"] for own in figures]
        places = [own["by_players"][0]["places"].index(1) for own in figures]
        assert (ratings[0]["mu"] > ratings[1]["mu"]) == (places[0] < places[1])
        assert all(rating["games"] == 1 and rating["sigma"] < 25 / 3 for rating in ratings)


def test_a_sealed_secret_opens_with_its_key_alone() -> None:
    sealed = seal("secret", KEY, "one")
    assert unseal(sealed, KEY, "one") == "secret"
    assert seal("secret", KEY, "two") != sealed
    with pytest.raises(ValueError, match="too long"):
        seal("x" * 65, KEY, "one")
    assert bytes.fromhex(seal("secret", OTHER, "one")) != bytes.fromhex(sealed)
