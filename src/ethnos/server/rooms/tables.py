"""All tables that this process knows, and the one way to change one: check, store, tell.

A command looks at the table and answers with lines for its log. They are stored; then, and only then, the table takes
them in and everybody who listens is told. Where another process has stored something first, the table catches up and
the command is asked again.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeAlias, TypeVar

from ethnos.events import Event
from ethnos.refusals import EthnosError
from ethnos.server.rooms.entries import Created, Line, read_line
from ethnos.server.rooms.not_now import NotNow
from ethnos.server.rooms.room import Room
from ethnos.server.storage import Entry, Overtaken, Store

logger = logging.getLogger(__name__)

ID_BYTES: Final = 12
TRIES: Final = 20

T = TypeVar("T")
Command: TypeAlias = Callable[[Room], Sequence[Line]]


class Unreadable(NotNow):
    """A table whose log gives no table any more: an entry that was damaged, or made by another edition."""

    code = "server-failed"


@dataclass(frozen=True, slots=True)
class Change:
    """An entry of a table's log that has just been stored."""

    seq: int
    at: float
    line: Line
    happened: list[Event]
    """In the game, uncut."""
    _told: dict[Hashable, Any] = field(default_factory=dict, compare=False)

    def once(self, name: Hashable, make: Callable[[], T]) -> T:
        """What is told of it to several who listen is put into words for the first of them."""
        if name not in self._told:
            self._told[name] = make()
        told: T = self._told[name]
        return told


class Listener(Protocol):
    """Told about every change of a table, in order."""

    def hear(self, room: Room, change: Change) -> None:
        """Must not wait."""


@dataclass(slots=True)
class _Live:
    room: Room
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Listener] = field(default_factory=set)
    wanted: float = field(default_factory=time.monotonic)
    """When somebody last asked for it."""


class Tables:
    """The tables of a store."""

    def __init__(self, store: Store, changed: Callable[[Room], None] = lambda _room: None) -> None:
        self.store = store
        self._live: dict[str, _Live] = {}
        self._changed = changed
        self.stored = 0
        """Entries that this process has stored."""

    async def create(self, settings: Created, command: Command, table_id: str = "") -> Room:
        """A new table, with whatever else is to be in its log from the start; overtaken where it exists already."""
        room = Room(table_id or secrets.token_urlsafe(ID_BYTES))
        now = time.time()
        lines: list[Line] = [settings]
        room.apply(1, now, settings)
        for line in command(room):
            lines.append(line)
            room.apply(len(lines), now, line)
        await self.store.create(room.table_id, settings.listed, about(room), [(now, *_stored(line)) for line in lines])
        self._live[room.table_id] = _Live(room)
        self._changed(room)
        return room

    async def room(self, table_id: str) -> Room:
        """A table as it stands."""
        live = await self._find(table_id)
        return live.room

    async def change(self, table_id: str, command: Command) -> Room:
        """Do something at a table: what the command answers is stored and told; what it refuses changes nothing.

        It is finished even where nobody waits for it any more: a move of somebody whose connection has just broken
        off may be stored, and then everybody has to be told.
        """
        return await asyncio.shield(self._change(table_id, command))

    async def listen(self, table_id: str, listener: Listener, last: int = 0) -> tuple[Room, list[Change]]:
        """Hear of all changes from here on, with those since the last that one has seen: none twice, none left out."""
        live = await self._find(table_id)
        async with live.lock:
            if last > live.room.seq:  # told by another process, whose notice is still on its way
                await self._catch_up(live)
            missed = (await self.past(table_id, last))[1] if last else []
            live.listeners.add(listener)
            return live.room, [change for change in missed if change.seq <= live.room.seq]

    def forget(self, table_id: str, listener: Listener) -> None:
        """Hear no more."""
        if table_id in self._live:
            self._live[table_id].listeners.discard(listener)

    async def past(self, table_id: str, after: int) -> tuple[Room, list[Change]]:
        """The table and its changes after an entry, from the log: what somebody has missed who was away."""
        room, entries = Room(table_id), await self.store.entries(table_id)
        try:
            changes = list(folded(room, entries))
        except Exception as problem:  # whatever stands there
            logger.exception("the log of table %s cannot be read", table_id)
            raise Unreadable from problem
        return room, [change for change in changes if change.seq > after]

    async def catch_up(self, table_id: str) -> None:
        """Another process has changed a table; nothing to do where nobody here knows it."""
        live = self._live.get(table_id)
        if live is not None:
            async with live.lock:
                await self._catch_up(live)

    async def catch_up_all(self) -> None:
        """Look at every table again."""
        for table_id in list(self._live):
            await self.catch_up(table_id)

    def put_away(self, idle: float, keep: Callable[[str], bool]) -> None:
        """Forget tables that nobody has wanted for so many seconds; whoever does next reads their log again."""
        since = time.monotonic() - idle
        for table_id, live in list(self._live.items()):
            if live.wanted < since and not live.listeners and not live.lock.locked() and not keep(table_id):
                del self._live[table_id]

    def live(self) -> list[Room]:
        """The tables in memory."""
        return [live.room for live in self._live.values()]

    # --- Inside -----------------------------------------------------------------------------------------------

    async def _change(self, table_id: str, command: Command) -> Room:
        live = await self._find(table_id)
        async with live.lock:
            for _ in range(TRIES):
                known = live.room.seq
                try:
                    await self._store(live, command)
                except Overtaken:
                    await self._catch_up(live)
                except EthnosError:
                    if not self.store.is_shared:
                        raise
                    await self._catch_up(live)  # another process may have made possible what seems not to be
                    if live.room.seq == known:
                        raise
                else:
                    return live.room
        raise Overtaken

    async def _find(self, table_id: str) -> _Live:
        live = self._live.get(table_id)
        if live is None:
            room, _ = await self.past(table_id, 0)
            live = self._live.setdefault(table_id, _Live(room))
            async with live.lock:  # a notice that came before the table was known here has been passed over
                await self._catch_up(live)
        live.wanted = time.monotonic()
        return live

    async def _store(self, live: _Live, command: Command) -> None:
        room, now = live.room, time.time()
        lines = list(command(room))
        if not lines:
            return
        ahead = _ahead(room, lines, now)
        await self.store.append(
            room.table_id, room.seq, [(now, *_stored(line)) for line in lines], ahead.status, about(ahead)
        )
        self.stored += len(lines)
        for line in lines:
            self._take_in(live, now, line)
        self._changed(room)

    async def _catch_up(self, live: _Live) -> None:
        for entry in await self.store.entries(live.room.table_id, live.room.seq):
            self._take_in(live, entry.at, read_line(entry.kind, entry.data))
        self._changed(live.room)

    def _take_in(self, live: _Live, at: float, line: Line) -> None:
        seq = live.room.seq + 1
        change = Change(seq, at, line, live.room.apply(seq, at, line))
        for listener in list(live.listeners):
            listener.hear(live.room, change)


def folded(room: Room, entries: Iterable[Entry]) -> Iterator[Change]:
    """Take a log into a table, entry by entry: what changes, while the table stands as it does after it."""
    for entry in entries:
        line = read_line(entry.kind, entry.data)
        yield Change(entry.seq, entry.at, line, room.apply(entry.seq, entry.at, line))


def _ahead(room: Room, lines: Sequence[Line], now: float) -> Room:
    """The table with the lines taken in, before they are stored: what lists will say of it. Lines that the table
    could not take in are refused here, and never stored.
    """
    twin = room.copy()
    for line in lines:
        twin.apply(twin.seq + 1, now, line)
    return twin


def about(room: Room) -> dict[str, Any]:
    """What lobby and lists show of a table."""
    made, game = room.settings, room.game
    return {
        "players": made.players,
        "preset": made.preset,
        "tribes": made.tribes,
        "memory_aid": made.memory_aid,
        "hints": made.hints,
        "clock": made.clock,
        "seats": [{"kind": chair.kind, "name": chair.name, "level": chair.level} for chair in room.chairs],
        "age": game.age if game else 0,
        "standings": [[place.seat, place.place, place.glory] for place in game.standings()] if game else [],
    }


def _stored(line: Line) -> tuple[str, dict[str, Any]]:
    return line.kind, line.data()
