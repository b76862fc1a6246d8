"""Results as columns: the queries in the documentation, and games that an older server has stored."""

import asyncio
import json
import random
import re
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text

from ethnos.engine.play import legal_actions
from ethnos.server.hosting.refreshing import refresh
from ethnos.server.people.people import People
from ethnos.server.people.ratings import Ratings, statistics_of
from ethnos.server.protocol.people import Statistics
from ethnos.server.rooms import commands, seating
from ethnos.server.rooms.entries import Created, Left, Line
from ethnos.server.rooms.room import Room
from ethnos.server.rooms.summary import facts_of
from ethnos.server.rooms.tables import Tables
from ethnos.server.storage import TableFacts
from ethnos.server.storage.database_store import DatabaseStore
from ethnos.server.storage.people_store import PeopleStore
from ethnos.server.storage.rating_store import RatingStore
from ethnos.server.storage.relations import TABLES
from ethnos.server.storage.safety_store import SafetyStore

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
KEYS, NAMES = ("a" * 32, "b" * 32), ("Ada", "Ben")
OLD_TEXT = '{"players":3}'
COMPARED = [field.name for field in fields(TableFacts) if field.name != "leaders"]
SETTINGS = Created(
    3,
    "german",
    "random",
    {"band_tiebreak": "largest_only"},
    [{"kind": "person"}, {"kind": "person"}, {"kind": "bot", "level": "novice"}],
    {"kind": "days", "seconds": 3},
    listed=True,
    rated=True,
)
AS_AN_OLDER_SERVER = (
    "INSERT INTO log (table_id, seq, at, kind, data) VALUES (:table_id, :seq, :at, :kind, :data)",
    "UPDATE tables SET status = :status, updated = :at, last_seq = :seq, about = :about WHERE table_id = :table_id",
)

Rows = list[dict[str, Any]]


def run(database: str, story: Callable[[DatabaseStore, Tables], Awaitable[None]]) -> None:
    async def told() -> None:
        store = await DatabaseStore.open(database)
        try:
            await story(store, Tables(store))
        finally:
            await store.close()

    asyncio.run(told())


def game(room: Room) -> list[Line]:
    """The rest of a game at a table, by chance."""
    copy, lines, chance = room.copy(), list[Line](), random.Random(7)
    while copy.status != "over":
        seat = copy.seat_to_move
        line: Line
        if seat is None:
            line = seating.start(copy, 0)
        else:
            line = commands.decisions(copy, seat, [chance.choice(legal_actions(copy.running_table()))], "person")
        lines.append(line)
        copy.apply(copy.seq + 1, time.time(), line, with_events=False)
    return lines


async def begun(store: DatabaseStore, tables: Tables, *names: str) -> tuple[Room, People]:
    """A rated table of people who keep their games together."""
    room, people = (
        await tables.create(SETTINGS, lambda _room: []),
        People(PeopleStore(store), tables, SafetyStore(store)),
    )
    for key in KEYS:
        person = await people.come(key, "en")
        await people.store.change(person.person_id, rated=True)
    for key, name in zip(KEYS, names, strict=False):
        joined, secret = seating.join(room, name)
        await tables.change(room.table_id, lambda _room: [joined])  # noqa: B023
        await keep(people, key, room.table_id, secret)
    return room, people


async def keep(people: People, key: str, table_id: str, secret: str) -> None:
    await people.tie(key, [(table_id, secret)])
    assert len(await people.games(key)) == 1


async def of_person(store: DatabaseStore, people: People, key: str) -> Statistics:
    return await statistics_of((await people.find(key)).person_id, Ratings(RatingStore(store)))


async def store_as_an_older_server(store: DatabaseStore, room: Room, *lines: Line) -> None:
    """Store entries and nothing that older servers do not know."""
    for line in lines:
        now = time.time()
        room.apply(room.seq + 1, now, line, with_events=False)
        row = {
            "table_id": room.table_id,
            "seq": room.seq,
            "at": now,
            "kind": line.kind,
            "data": json.dumps(line.data()),
        }
        async with store.write() as connection:
            for statement in AS_AN_OLDER_SERVER:
                await connection.execute(text(statement), row | {"status": room.status, "about": OLD_TEXT})


async def about(store: DatabaseStore) -> str:
    return str((await store.read(select(TABLES.c.about)))[0].about)


def queries() -> list[str]:
    """The queries of the documentation."""
    return re.findall(r"```sql\n(.*?);\n```", HOSTING.read_text(encoding="utf-8"), re.DOTALL)


async def rows_of(store: DatabaseStore, query: str) -> Rows:
    return [dict(row._mapping) for row in await store.read(text(query))]


def test_the_queries_in_the_documentation_show_the_results(database: str) -> None:
    async def story(store: DatabaseStore, tables: Tables) -> None:
        room, people = await begun(store, tables, *NAMES)
        room = await tables.change(room.table_id, game)
        played = facts_of(room)
        statistics = [await of_person(store, people, key) for key in KEYS]
        every_seat, wins, tribes, ranking = [await rows_of(store, query) for query in queries()]

        assert [(row["seat"], row["place"], row["glory"]) for row in every_seat] == [
            (seat.seat, seat.place, seat.glory) for seat in played.seats
        ]
        assert {(row["preset"], row["options"]) for row in every_seat} == {("german", "band_tiebreak=largest_only")}
        assert [(row["kind"], row["level"], row["seats"]) for row in wins] == [("bot", "novice", 1), ("person", "", 2)]
        assert sum(row["seats"] * row["won"] for row in wins) == [seat.place for seat in played.seats].count(1)
        led = Counter[str]()
        for _seat, tribe, bands in played.leaders:
            led[tribe] += bands
        assert {row["tribe"]: row["bands"] for row in tribes} == led
        for seat, own in enumerate(statistics):
            assert {(seat, tribe.tribe, tribe.bands) for tribe in own.tribes} == {
                row for row in played.leaders if row[0] == seat
            }
            rating = own.by_players[0].rating
            assert rating
            (row,) = [row for row in ranking if round(row["mu"], 2) == rating.mu]
            assert (row["games"], row["change"]) == (1, pytest.approx(row["mu"] - 25))
        assert ranking[0]["mu"] > ranking[1]["mu"]

    run(database, story)


def test_what_an_older_server_stores_is_found_again(database: str) -> None:
    async def story(store: DatabaseStore, tables: Tables) -> None:
        room, people = await begun(store, tables, NAMES[0])
        elsewhere, (joined, secret) = room.copy(), seating.join(room, NAMES[1])
        await store_as_an_older_server(store, elsewhere, joined)
        await tables.catch_up(room.table_id)
        await keep(people, KEYS[1], room.table_id, secret)  # it opens a seat that only the log knows
        await store_as_an_older_server(store, elsewhere, *game(elsewhere)[:5], Left(0, lost=True))
        assert (await store.summary(room.table_id)).turn is None
        assert await store.running() == [(room.table_id, False, None)]  # a server that starts reads the log

        while await refresh(Tables(store), store):
            pass
        found, facts = await store.summary(room.table_id), facts_of(elsewhere)
        assert {name: getattr(found, name) for name in COMPARED} == {name: getattr(facts, name) for name in COMPARED}
        assert await about(store) == OLD_TEXT  # the older server still reads what it has stored

        await store_as_an_older_server(store, elsewhere, *game(elsewhere))
        while await refresh(Tables(store), store):
            pass
        own = await of_person(store, people, KEYS[1])
        assert (own.finished, own.by_players[0].rating is None) == (1, False)

    run(database, story)


def test_what_is_stored_after_an_older_server_is_whole(database: str) -> None:
    """The table, its seats and the text for the older server, which must not act on what is out of date."""

    async def story(store: DatabaseStore, tables: Tables) -> None:
        room, _ = await begun(store, tables, *NAMES)
        elsewhere = room.copy()
        await store_as_an_older_server(store, elsewhere, *game(elsewhere)[:5], Left(0, lost=True))
        room = await tables.change(room.table_id, lambda _room: [Left(1, lost=True)])
        found, facts = await store.summary(room.table_id), facts_of(room)
        assert {name: getattr(found, name) for name in COMPARED} == {name: getattr(facts, name) for name in COMPARED}
        assert not found.is_stale
        assert await about(store) == "{}"

    run(database, story)


def test_a_log_that_cannot_be_read_is_looked_at_once(database: str) -> None:
    async def story(store: DatabaseStore, tables: Tables) -> None:
        await begun(store, tables)
        async with store.write() as connection:
            await connection.execute(text("UPDATE log SET kind = 'danced'"))
            await connection.execute(text("UPDATE tables SET summary_seq = 0"))
        assert len(await store.stale(5)) == 1
        await refresh(tables, store)
        assert await store.stale(5) == []

    run(database, story)
