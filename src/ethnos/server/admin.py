"""The work of `ethnos admin`: a host inspects and tidies the tables of a server, whether it runs or not."""

import json
import time
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from ethnos.base.plain import to_json
from ethnos.base.refusals import EthnosError
from ethnos.game.gamefiles import write_game
from ethnos.server.api.tables import list_tables, listed
from ethnos.server.hosting.orders import banned_network
from ethnos.server.hosting.refreshing import refresh
from ethnos.server.hosting.retention import NAMELESS, Erasing, Erasure
from ethnos.server.protocol.update_text import line_of
from ethnos.server.rooms.chairs import digest_of, new_secret
from ethnos.server.rooms.checks import NotNow
from ethnos.server.rooms.clock import DAY
from ethnos.server.rooms.entries import Ended
from ethnos.server.rooms.room import Room
from ethnos.server.rooms.tables import Change, Tables
from ethnos.server.storage import Act, Ban, NoDatabase, Status, Summary
from ethnos.server.storage.administration import Administration
from ethnos.server.storage.database import Address
from ethnos.server.storage.database_store import DatabaseStore
from ethnos.server.storage.people_store import PeopleStore
from ethnos.server.storage.safety_store import DRAINING, HOST_DIGEST, SafetyStore

PERIODS: Final = {"day": DAY, "week": 7 * DAY, "month": 30 * DAY}


class Admin:
    """A server's database in the hands of its host."""

    def __init__(self, store: DatabaseStore, tables: Tables | None = None, who: str = "shell") -> None:
        self.store, self.stored, self.erasing = store, Administration(store), Erasing(store)
        self.people, self.safety = PeopleStore(store), SafetyStore(store)
        self.tables, self._who = tables or Tables(store), who

    async def _act(self, what: str, **data: Any) -> None:
        """Note an act of the host, before it is done."""
        await self.safety.act(Act(time.time(), self._who, what, data))

    # --- Looking ----------------------------------------------------------------------------------------------

    async def list_tables(
        self, status: Status | None = None, name: str = "", limit: int | None = None
    ) -> list[dict[str, Any]]:
        """Tables as lists show them."""
        return [dict(to_json(table)) for table in list_tables(await self.find_tables(status, name, limit))]

    async def find_tables(self, status: Status | None, name: str, limit: int | None) -> list[Summary]:
        """Tables, the last changed first; with a name, only those where a player has this name."""
        summaries = await self.stored.summaries(status, None if name else limit)
        return [summary for summary in summaries if not name or name.casefold() in _names(summary)][:limit]

    async def show(self, table_id: str) -> dict[str, Any]:
        """A table's summary and its public log."""
        summary = await self.store.summary(table_id)
        room, changes = await self.tables.past(table_id, 0)
        return _summary_data(summary) | {"log": [_line(room, change) for change in changes]}

    async def statistics(self, now: float) -> dict[str, Any]:
        """How many tables and games there are, and how much room they take."""
        counts = await self.stored.counts([now - seconds for seconds in PERIODS.values()])
        recent = {
            period: {"created": created, "finished": finished}
            for period, (created, finished) in zip(PERIODS, counts.pop("recent"), strict=True)
        }
        active = [ban for ban in await self.stored.bans() if ban.holds(now)]
        return counts | {"recent": recent, "bans": len(active)}

    # --- Tables -----------------------------------------------------------------------------------------------

    async def check_there(self, table_ids: Sequence[str]) -> None:
        """Refuse tables that do not exist. An unreadable table exists."""
        for table_id in table_ids:
            await self.store.entries(table_id, after=1 << 30)

    async def check_not_over(self, table_ids: Sequence[str]) -> None:
        """Refuse tables whose game is over, and those that do not exist."""
        for table_id in table_ids:
            room = await self.tables.room(table_id)
            if room.status in ("over", "ended"):
                raise NotNow("over")

    async def end(self, table_ids: Sequence[str]) -> None:
        """End tables whose game is not over: all of them, or none if one of them cannot be ended."""
        await self.check_not_over(table_ids)
        await self._act("end", tables=table_ids)
        for table_id in table_ids:
            await self.tables.change(table_id, lambda _room: [Ended()])
            await self.stored.order("table", {"table": table_id})

    async def delete(self, table_ids: Sequence[str]) -> list[str]:
        """Delete tables; all have to exist."""
        await self.check_there(table_ids)
        await self._act("delete", tables=table_ids)
        return await self.stored.delete(table_ids)

    # --- Names and chat ---------------------------------------------------------------------------------------

    async def find_name(self, name: str, instead: str = NAMELESS, tables: Collection[str] = ()) -> list[Erasure]:
        """Find where a name occurs."""
        return await self.erasing.find_name(name, instead, tables)

    async def find_chat(self, table_id: str, lines: Collection[int] = ()) -> Erasure:
        """Find lines of chat by number; without numbers, all of a table. Numbers that are not chat are refused."""
        await self.store.summary(table_id)
        erasure = await self.erasing.find_chat(table_id, lambda entry: not lines or entry.seq in lines)
        if len(erasure.entries) < len(set(lines)):
            raise NoSuchLine(table=table_id)
        return erasure

    async def erase(self, what: str, erasures: Sequence[Erasure]) -> None:
        """Remove what was found. Only where is noted, not what it was."""
        tables, lines = [erasure.table_id for erasure in erasures], sum(len(erasure.entries) for erasure in erasures)
        await self._act(what, tables=tables, lines=lines)
        await self.erasing.erase(erasures)

    # --- People and reports -----------------------------------------------------------------------------------

    async def forget_person(self, person_id: str) -> None:
        """Delete what is stored about a person; their seats stay theirs."""
        if await self.people.by_id(person_id) is None:
            raise NotNow("nothing-there")
        await self._act("forget-person", person=person_id)
        await self.people.forget([person_id])

    async def close_report(self, report_id: int) -> None:
        """Close a report."""
        if not await self.safety.close_report(report_id):
            raise NotNow("nothing-there")
        await self._act("close-report", report=report_id)

    # --- The server -------------------------------------------------------------------------------------------

    async def drain(self, *, on: bool) -> None:
        """Have the servers take no new tables, or take them again."""
        await self._act("drain", on=on)
        await self.safety.change_setting(DRAINING, "yes" if on else "")
        await self.stored.order("drain", {"on": on})

    async def new_key(self) -> str:
        """A new key for the host's API; an earlier one is no longer valid. Only its digest is stored."""
        key = new_secret()
        await self._act("key")
        await self.safety.change_setting(HOST_DIGEST, digest_of(key))
        return key

    # --- Bans -------------------------------------------------------------------------------------------------

    async def ban(self, address: str, reason: str, until: float | None) -> Ban:
        """Refuse an address or a network."""
        ban = Ban(banned_network(address), reason, time.time(), until)
        await self._act("ban", network=ban.network, until=until)
        await self.stored.ban(ban)
        return ban

    async def ban_seat(self, table_id: str, seat: int, reason: str, until: float | None) -> None:
        """Have the running server ban the addresses of the clients at a seat."""
        await self.store.summary(table_id)
        await self._act("ban", table=table_id, seat=seat, until=until)
        await self.stored.order("ban-seat", {"table": table_id, "seat": seat, "reason": reason, "until": until})

    async def unban(self, address: str) -> bool:
        """Lift the ban of an address or a network; false if it was not banned."""
        network = banned_network(address)
        await self._act("unban", network=network)
        return await self.stored.unban(network)

    # --- Files ------------------------------------------------------------------------------------------------

    async def export(self, folder: Path, tables: Collection[str] = ()) -> dict[str, list[str]]:
        """Write tables to a folder: all as JSON, finished games also as game files. The unreadable ones are listed."""
        folder.mkdir(parents=True, exist_ok=True)
        written: list[str] = []
        unreadable: list[str] = []
        for table_id in tables or [summary.table_id for summary in await self.stored.summaries()]:
            try:
                written += await self._export(folder, table_id)
            except EthnosError:
                if tables:
                    raise
                unreadable.append(table_id)
        return {"files": written, "unreadable": unreadable}

    async def _export(self, folder: Path, table_id: str) -> list[str]:
        summary, entries = await self.store.summary(table_id), await self.store.entries(table_id)
        room, changes = await self.tables.past(table_id, 0)
        if room.status == "over":
            (folder / f"{table_id}.ethnos").write_text(write_game(room.replayed()), encoding="utf-8")
            log = [{"seq": e.seq, "at": e.at, "kind": e.kind} | _without_secret(e.data) for e in entries]
        else:
            log = [_line(room, change) for change in changes]
        _write_json(folder / f"{table_id}.json", _summary_data(summary) | {"log": log})
        return [f"{table_id}.ethnos", f"{table_id}.json"] if room.status == "over" else [f"{table_id}.json"]


class NoSuchLine(EthnosError):
    """No line of chat has this number."""

    code = "admin-no-such-line"


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Admin]:
    """A server's database, which has to exist already."""
    address = Address.of(database)
    if address.path and not Path(address.path).is_file():
        raise NoDatabase(path=address.path)
    store = await DatabaseStore.open(database)
    try:
        admin = Admin(store)
        while await refresh(admin.tables, store):
            pass
        yield admin
    finally:
        await store.close()


def _names(summary: Summary) -> set[str]:
    return {seat.name.casefold() for seat in summary.seats}


def _summary_data(summary: Summary) -> dict[str, Any]:
    return {"listed": summary.listed, **to_json(listed(summary))}


def _line(room: Room, change: Change) -> dict[str, Any]:
    return {"seq": change.seq, "at": change.at, **to_json(line_of(room, change))}


def _without_secret(data: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in data.items() if name != "secret"}


def _write_json(path: Path, value: Any) -> None:
    path.write_text(json.dumps(value, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
