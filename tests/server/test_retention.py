"""Data that is too old is removed, and nothing else."""

import asyncio
from typing import Any

from ethnos.server.hosting.retention import Retaining, Retention
from ethnos.server.rooms.clock import DAY
from ethnos.server.storage import NoSuchTable, Status
from ethnos.server.storage.administration import Administration, Ban
from ethnos.server.storage.database_store import DatabaseStore

NOW = 1_000_000_000.0
SAID = ("said", {"seat": 0, "name": "Ada", "text": "hello"})


async def tables_after(
    database: str, retention: Retention, rows: dict[str, tuple[Status, float]]
) -> dict[str, list[str]]:
    """The kinds of entries of each remaining table; ``rows`` has the status and the age in days of each table."""
    store = await DatabaseStore.open(database)
    try:
        for table_id, (status, days) in rows.items():
            at = NOW - days * DAY
            await store.create(table_id, True, {"seats": []}, [(at, "erased", {}), (at, *SAID)], status)
        await Retaining(store, retention, "test").tidy(NOW)
        return {table_id: kinds for table_id in rows if (kinds := await kinds_of(store, table_id))}
    finally:
        await store.close()


async def kinds_of(store: DatabaseStore, table_id: str) -> list[str]:
    """The kinds of a table's entries; none if it is gone."""
    try:
        return [entry.kind for entry in await store.entries(table_id)]
    except NoSuchTable:
        return []


ROWS: dict[str, tuple[Status, float]] = {
    "fresh": ("over", 89),
    "old": ("over", 91),
    "running": ("running", 399),
    "forgotten": ("running", 401),
    "open": ("open", 29),
    "abandoned": ("open", 31),
    "ended": ("ended", 31),
}
WITH_CHAT = ["erased", "said"]
WITHOUT_CHAT = ["erased", "erased", "cleaned"]


def test_each_status_has_its_own_period(database: str) -> None:
    retention = Retention(finished=0, unfinished=400, abandoned=30, chat=90)
    remaining = asyncio.run(tables_after(database, retention, ROWS))
    assert remaining == {"fresh": WITH_CHAT, "old": WITHOUT_CHAT, "running": WITH_CHAT, "open": WITH_CHAT}


def test_zero_keeps_everything_forever(database: str) -> None:
    assert asyncio.run(tables_after(database, Retention(), ROWS)) == dict.fromkeys(ROWS, WITH_CHAT)


def test_finished_games_are_removed_if_the_host_wants_it(database: str) -> None:
    remaining = asyncio.run(tables_after(database, Retention(finished=90), ROWS))
    assert set(ROWS) - set(remaining) == {"old"}


def test_bans_that_are_over_are_forgotten(database: str) -> None:
    async def networks_after() -> list[str]:
        store = await DatabaseStore.open(database)
        try:
            admin = Administration(store)
            for network, until in (("192.0.2.1/32", NOW - 1), ("192.0.2.2/32", NOW + 1), ("192.0.2.3/32", None)):
                await admin.ban(Ban(network, "", NOW - DAY, until))
            await Retaining(store, Retention(), "test").tidy(NOW)
            return sorted(ban.network for ban in await admin.bans())
        finally:
            await store.close()

    assert asyncio.run(networks_after()) == ["192.0.2.2/32", "192.0.2.3/32"]


def test_more_tables_than_are_removed_at_once(database: str) -> None:
    rows: dict[str, Any] = {f"t{number}": ("over", 91.0) for number in range(120)}
    remaining = asyncio.run(tables_after(database, Retention(chat=90), rows))
    assert remaining == dict.fromkeys(rows, WITHOUT_CHAT)


def test_removed_chat_does_not_make_a_table_younger(database: str) -> None:
    async def story() -> None:
        await tables_after(database, Retention(chat=90), {"old": ("over", 91)})
        store = await DatabaseStore.open(database)
        assert (await store.summary("old")).updated == NOW - 91 * DAY
        await store.close()

    asyncio.run(story())
