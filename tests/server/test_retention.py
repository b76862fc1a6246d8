"""Data that is too old is removed, and nothing else."""

import asyncio
import time
from typing import Any

from sqlalchemy import select

from ethnos.server.hosting.retention import AT_ONCE, Retaining
from ethnos.server.hosting.settings import Settings
from ethnos.server.rooms.clock import DAY
from ethnos.server.storage import Ban, NoSuchTable, Status, TableFacts
from ethnos.server.storage.administration import Administration
from ethnos.server.storage.allowance_store import Allowance, AllowanceStore
from ethnos.server.storage.database_store import DatabaseStore
from ethnos.server.storage.notice_store import Notice, NoticeStore
from ethnos.server.storage.people_store import PeopleStore, Subscription, TiedSeat
from ethnos.server.storage.relations import ALLOWANCES, CARRY_CODES, LEASES, NOTICES

NOW = 1_000_000_000.0
SAID = ("said", {"seat": 0, "name": "Ada", "text": "hello"})


def keeping(**days: float) -> Settings:
    """Settings by which all is kept for ever, but for what is given."""
    return Settings(database="unused").keeping_everything().model_copy(update=days)


async def tables_after(
    database: str, retention: Settings, rows: dict[str, tuple[Status, float]]
) -> dict[str, list[str]]:
    """The kinds of entries of each remaining table; ``rows`` has the status and the age in days of each table."""
    store = await DatabaseStore.open(database)
    try:
        for table_id, (status, days) in rows.items():
            at = NOW - days * DAY
            await store.create(table_id, True, TableFacts(status=status), [(at, "erased", {}), (at, *SAID)])
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
    retention = keeping(keep_unfinished_days=400, keep_abandoned_days=30, keep_chat_days=90)
    remaining = asyncio.run(tables_after(database, retention, ROWS))
    assert remaining == {"fresh": WITH_CHAT, "old": WITHOUT_CHAT, "running": WITH_CHAT, "open": WITH_CHAT}


def test_zero_keeps_everything_forever(database: str) -> None:
    assert asyncio.run(tables_after(database, keeping(), ROWS)) == dict.fromkeys(ROWS, WITH_CHAT)


def test_finished_games_are_removed_if_the_host_wants_it(database: str) -> None:
    remaining = asyncio.run(tables_after(database, keeping(keep_finished_days=90), ROWS))
    assert set(ROWS) - set(remaining) == {"old"}


def test_bans_that_are_over_are_forgotten(database: str) -> None:
    async def networks_after() -> list[str]:
        store = await DatabaseStore.open(database)
        try:
            admin = Administration(store)
            for network, until in (("192.0.2.1/32", NOW - 1), ("192.0.2.2/32", NOW + 1), ("192.0.2.3/32", None)):
                await admin.ban(Ban(network, "", NOW - DAY, until))
            await Retaining(store, keeping(), "test").tidy(NOW)
            return sorted(ban.network for ban in await admin.bans())
        finally:
            await store.close()

    assert asyncio.run(networks_after()) == ["192.0.2.2/32", "192.0.2.3/32"]


def test_people_and_where_their_notices_go_are_forgotten(database: str) -> None:
    """Each after its own time since their last visit; more people than are removed at once."""
    days = {
        "gone": 731,
        "away": 401,
        "here": 399,
        "asked": 8,
        "new": 6,
        "plays": 900,
        **{f"old {n}": 800 for n in range(AT_ONCE)},
    }

    async def story() -> dict[str, tuple[str, bool, int]]:
        store = await DatabaseStore.open(database)
        people = PeopleStore(store)
        for key in days:
            await people.create(key, "en")
            person = await people.find(key)
            assert person
            is_confirmed = key not in ("asked", "new")
            seen = NOW - days[key] * DAY
            await people.change(person.person_id, seen=seen, mail="a@b", mail_confirmed=is_confirmed, mail_token="t")
            await people.subscribe(Subscription(person.person_id, "https://x/", "", ""))
        plays = await people.find("plays")
        assert plays
        await store.create("fresh", True, TableFacts(status="running"), [(NOW - DAY, "erased", {})])
        await people.tie(TiedSeat(plays.person_id, "fresh", "digest", 0, "", False))
        retention = keeping(keep_people_days=730, keep_addresses_days=400, keep_pending_days=7, keep_notices_days=90)
        await Retaining(store, retention, "test").tidy(NOW)
        left = {key: found for key in days if (found := await people.find(key))}
        state = {
            key: (person.mail, person.mail_confirmed, len(await people.subscriptions(person.person_id)))
            for key, person in left.items()
        }
        await store.close()
        return state

    assert asyncio.run(story()) == {
        "away": ("", False, 0),
        "here": ("a@b", True, 1),
        "asked": ("", False, 1),
        "new": ("a@b", False, 1),
        "plays": ("a@b", True, 1),
    }


def test_what_is_of_no_use_any_more_is_forgotten(database: str) -> None:
    """Notices that were sent, codes that are too old, leases of finished games, limits that are free again."""

    async def story() -> list[int]:
        store = await DatabaseStore.open(database)
        people, notices = PeopleStore(store), NoticeStore(store)
        await people.create("key", "en")
        person = await people.find("key")
        assert person
        for table_id, days in (("old", 91), ("fresh", 89)):
            await store.create(table_id, True, TableFacts(status="over"), [(NOW, "erased", {})])
            notice = Notice(person.person_id, table_id, 1)
            await notices.schedule([(notice, NOW - days * DAY)])
            await notices.finish(notice)
            await notices.schedule([(Notice(person.person_id, table_id, 2), NOW - days * DAY)])  # and never sent
            await people.put_code(table_id, "", NOW + 90 - days)
            await store.lease(table_id, "owner", 0.0)
        await AllowanceStore(store).take(Allowance("x", 1, 0.0), "who")
        later = time.time() + 2 * DAY
        for now in (NOW, later):
            await Retaining(store, keeping(keep_notices_days=90 if now == NOW else 0), "test").tidy(now)
        counts = [len(await store.read(select(relation))) for relation in (NOTICES, CARRY_CODES, LEASES, ALLOWANCES)]
        await store.close()
        return counts

    assert asyncio.run(story()) == [2, 0, 0, 0]


def test_notices_of_more_tables_than_one_statement_can_name(database: str) -> None:
    async def story() -> None:
        store = await DatabaseStore.open(database)
        assert await NoticeStore(store).known(Notice("ada", f"t{number}", 1) for number in range(40_000)) == set()
        await store.close()

    asyncio.run(story())


def test_more_tables_than_are_removed_at_once(database: str) -> None:
    rows: dict[str, Any] = {f"t{number}": ("over", 91.0) for number in range(120)}
    remaining = asyncio.run(tables_after(database, keeping(keep_chat_days=90), rows))
    assert remaining == dict.fromkeys(rows, WITHOUT_CHAT)


def test_removed_chat_does_not_make_a_table_younger(database: str) -> None:
    async def story() -> None:
        await tables_after(database, keeping(keep_chat_days=90), {"old": ("over", 91)})
        store = await DatabaseStore.open(database)
        assert (await store.summary("old")).updated == NOW - 91 * DAY
        await store.close()

    asyncio.run(story())
