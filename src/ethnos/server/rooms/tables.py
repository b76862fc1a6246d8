"""All tables that this process knows, and the only way to change one: check, store, notify.

A command looks at the room and returns lines for its log. Only after they are stored does the room apply them and
notify its listeners. If another process has stored something first, the room catches up and the command runs again.
"""

import asyncio
import logging
import secrets
import time
from collections import deque
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeAlias, TypeVar

from ethnos.base.refusals import EthnosError
from ethnos.game.events import Event
from ethnos.server.rooms.checks import NotNow, check_lines
from ethnos.server.rooms.entries import Cleaned, Created, Line, read_line
from ethnos.server.rooms.room import Room
from ethnos.server.rooms.summary import facts_of
from ethnos.server.storage import Entry, NoSuchTable, Overtaken, Store, TableFacts, Unreadable

logger = logging.getLogger(__name__)

ID_BYTES: Final = 12
TRIES: Final = 20
RECENT_CHANGES: Final = 64
"""Changes of a table that are remembered: clients that reconnect get them without reading the log."""

LOADED_CHANGES: Final = 8
"""Of a table that is loaded, only so many: after a server has stopped, its clients come back within a second or two."""
READ_AT_ONCE: Final = 500
"""Entries of a log that are read at once."""
SLICE_SECONDS: Final = 0.005
"""A log is applied in slices of this length; everybody else is served between two of them."""

T = TypeVar("T")
Command: TypeAlias = Callable[[Room], Sequence[Line]]


class Stopping(EthnosError):
    """This process is about to stop; another one, or this one in a moment, can do what was asked for."""

    code = "server-stops"


class TableChanged(EthnosError):
    """Something was removed from a table's log: what was read of it before is out of date."""

    code = "server-table-changed"


@dataclass(frozen=True, slots=True)
class Change:
    """An entry of a table's log that has just been stored."""

    seq: int
    at: float
    line: Line
    events: list[Event]
    """Events of the game, before they are cut to what a seat may know."""
    table_cache: dict[Hashable, Any] = field(default_factory=dict, compare=False)
    """A cache of the listeners that lasts from one change of the table to the next."""
    _cache: dict[Hashable, Any] = field(default_factory=dict, compare=False)

    def once(self, name: Hashable, make: Callable[[], T]) -> T:
        """Computed by ``make`` once, and shared by all listeners."""
        if name not in self._cache:
            self._cache[name] = make()
        value: T = self._cache[name]
        return value


class Listener(Protocol):
    """Receives every change of a table, in order."""

    def hear(self, room: Room, change: Change) -> None:
        """Called after each change; must not block."""

    def gone(self, reason: EthnosError) -> None:
        """Called when the table is lost: nothing more will be heard."""


@dataclass(slots=True)
class _Live:
    room: Room
    stored: TableFacts | None = None
    """The facts that are stored; None if somebody else may have stored them."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Listener] = field(default_factory=set)
    last_used: float = field(default_factory=time.monotonic)
    cache: dict[Hashable, Any] = field(default_factory=dict)
    """For ``Change.table_cache``."""
    recent: deque[Change] = field(default_factory=lambda: deque(maxlen=RECENT_CHANGES))
    """The last changes without gaps, for clients that were disconnected for a moment."""

    def since(self, seq: int) -> list[Change] | None:
        """The changes after an entry; None if not all of them are remembered."""
        missed = self.room.seq - seq
        return list(self.recent)[-missed:] if 0 < missed <= len(self.recent) else [] if missed <= 0 else None


class Tables:
    """The tables of a store."""

    def __init__(
        self,
        store: Store,
        changed: Callable[[Room], None] = lambda _room: None,
    ) -> None:
        self.store = store
        self._live: dict[str, _Live] = {}
        self._loading: dict[str, asyncio.Task[_Live]] = {}
        self._slice = asyncio.Lock()
        self._changed = changed
        self.stopping = False
        """No more tables are created."""
        self.stored = 0
        """Entries that this process has stored."""
        self.draining = False
        """The host wants no new tables."""

    async def create(self, settings: Created, command: Command, table_id: str = "") -> Room:
        """Create a table, with the command's lines in its log from the start; ``Overtaken`` if it exists already."""
        if self.stopping:
            raise Stopping
        if self.draining:
            raise NotNow("draining")
        room = Room(table_id or new_table_id())
        now = time.time()
        lines: list[Line] = [settings]
        room.apply(1, now, settings)
        for line in command(room):
            lines.append(line)
            room.apply(len(lines), now, line, with_events=False)  # nobody listens yet; a whole game may be in it
        entries = [(now, *_row(line)) for line in lines]
        facts = facts_of(room)
        await self.store.create(room.table_id, settings.listed, facts, entries)
        room.thin_out()
        self._live[room.table_id] = _Live(room, facts)
        self._changed(room)
        return room

    async def room(self, table_id: str) -> Room:
        """A table as it stands."""
        live = await self._find(table_id)
        return live.room

    async def room_with(self, table_id: str, secrets: Iterable[str]) -> Room:
        """A table as it stands, with the seats that these secrets open.

        Another process may have given one out or replaced one a moment ago, and its notice may still be on its way.
        """
        live = await self._find(table_id)
        if self.store.is_shared and [*secrets]:
            await self.catch_up(table_id)
        return live.room

    async def change(self, table_id: str, command: Command) -> Room:
        """Run a command on a table: its lines are stored and sent to listeners; a refusal changes nothing.

        It runs to its end even if the caller is cancelled: a move may be stored just as its player's connection
        breaks, and the listeners still have to be notified.
        """
        return await asyncio.shield(self._change(table_id, command))

    async def listen(self, table_id: str, listener: Listener, last: int = 0) -> tuple[Room, list[Change]]:
        """Subscribe to changes; returns those since entry ``last`` as well, so none is missed and none comes twice."""
        live = await self._find(table_id)
        async with live.lock:
            if last > live.room.seq:  # seen through another process, whose notice is still on its way
                await self._catch_up(live)
            missed = live.since(last) if last else []
            if missed is None:
                missed = [change for change in (await self.past(table_id, last))[1] if change.seq <= live.room.seq]
            live.listeners.add(listener)
            return live.room, missed

    def forget(self, table_id: str, listener: Listener) -> None:
        """Unsubscribe."""
        live = self._live.get(table_id)
        if live is not None:
            live.listeners.discard(listener)
            if not live.listeners:
                live.cache.clear()

    async def past(self, table_id: str, after: int) -> tuple[Room, list[Change]]:
        """The room, and its changes after an entry, read from the log."""
        return await self._replay(table_id, await self.entries(table_id), after)

    async def entries(self, table_id: str) -> list[Entry]:
        """A table's whole log, read in parts: everybody else is served between two of them."""
        entries = page = await self.store.entries(table_id, limit=READ_AT_ONCE)
        while len(page) == READ_AT_ONCE:
            page = await self.store.entries(table_id, len(entries), READ_AT_ONCE)
            entries = entries + page
        return entries

    async def catch_up(self, table_id: str) -> None:
        """Apply what another process has stored; does nothing for a table that is not in memory here."""
        live = self._live.get(table_id)
        if live is not None:
            async with live.lock:
                with suppress(NoSuchTable, Unreadable, TableChanged):  # the listeners know
                    await self._catch_up(live)

    async def catch_up_all(self) -> None:
        """Catch up with every table in memory."""
        for table_id in list(self._live):
            await self.catch_up(table_id)

    def evict_idle(self, idle: float, keep: Callable[[str], bool]) -> None:
        """Drop tables that were not used for ``idle`` seconds."""
        since = time.monotonic() - idle
        for table_id, live in list(self._live.items()):
            if live.last_used < since and not keep(table_id):
                self.drop_unheard(table_id)

    def drop_unheard(self, table_id: str) -> None:
        """Drop a table that nobody listens to here from memory; the log brings it back when it is needed."""
        live = self._live.get(table_id)
        if live is not None and not live.listeners and not live.lock.locked():
            del self._live[table_id]

    def live(self) -> list[Room]:
        """The tables in memory."""
        return [live.room for live in self._live.values()]

    # --- Private ----------------------------------------------------------------------------------------------

    async def _change(self, table_id: str, command: Command) -> Room:
        with suppress(TableChanged):
            return await self._try_change(table_id, command)
        return await self._try_change(table_id, command)  # the table has been read again

    async def _try_change(self, table_id: str, command: Command) -> Room:
        live = await self._find(table_id)
        async with live.lock:
            for _ in range(TRIES):
                seq = live.room.seq
                try:
                    await self._store(live, command)
                except Overtaken:
                    await self._catch_up(live)
                except NoSuchTable as problem:
                    self._drop(live, problem)
                    raise
                except EthnosError:
                    if not self.store.is_shared:
                        raise
                    await self._catch_up(live)  # another process may have made the command legal meanwhile
                    if live.room.seq == seq:
                        raise
                else:
                    return live.room
        raise Overtaken

    async def _find(self, table_id: str) -> _Live:
        live = self._live.get(table_id)
        if live is None:
            if table_id not in self._loading:  # it is loaded once for all who ask for it meanwhile
                task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                task.add_done_callback(lambda _: self._loading.pop(table_id))
            live = await asyncio.shield(self._loading[table_id])
        live.last_used = time.monotonic()
        return live

    async def _load(self, table_id: str) -> _Live:
        entries = await self.entries(table_id)
        room, changes = await self._replay(table_id, entries, len(entries) - LOADED_CHANGES)
        loaded = _Live(room)
        loaded.recent.extend(changes)
        live = self._live.setdefault(table_id, loaded)
        async with live.lock:  # a notice may have come before the table was in memory, and was ignored
            await self._catch_up(live)
        return live

    async def _replay(self, table_id: str, entries: Sequence[Entry], after: int) -> tuple[Room, list[Change]]:
        """The room of a log, and its changes after an entry. Of all logs that are applied at a time, one has a slice
        in each turn of the event loop.
        """
        room, changes = Room(table_id), list[Change]()
        log = replay_log(room, entries, after)
        while room.seq < len(entries):
            async with self._slice:
                try:
                    changes += [change for change in _next_slice(log) if change.seq > after]
                except Exception as problem:  # a damaged log can raise anything
                    logger.exception("the log of table %s cannot be read", table_id)
                    raise Unreadable from problem
            await asyncio.sleep(0)
        return room, changes

    async def _store(self, live: _Live, command: Command) -> None:
        room, now = live.room, time.time()
        if room.ended:
            raise NotNow("table-ended")
        lines = list(command(room))
        if not lines:
            return
        check_lines(room.counts, lines)
        steps = _steps(room, lines, now)
        facts = facts_of(steps[-1][0])
        await self.store.append(room.table_id, room.seq, [(now, *_row(line)) for line in lines], facts, live.stored)
        live.stored = facts
        self.stored += len(lines)
        for line, (after, events) in zip(lines, steps, strict=True):
            room.become(after)
            self._notify(live, now, line, events)
        room.thin_out()
        self._changed(room)

    async def _catch_up(self, live: _Live) -> None:
        """Apply what others have stored. A table that was deleted, or whose log cannot be read, is dropped from memory:
        its room may be half changed, and the next request is refused with the reason. So is a table whose earlier
        entries were changed: its listeners reconnect to get them.
        """
        try:
            entries = await self.store.entries(live.room.table_id, live.room.seq)
            live.stored = None if entries else live.stored
            self._apply_all(live, entries)
        except (NoSuchTable, Unreadable, TableChanged) as problem:
            self._drop(live, problem)
            raise
        live.room.thin_out()
        self._changed(live.room)

    def _apply_all(self, live: _Live, entries: Sequence[Entry]) -> None:
        if any(entry.kind == Cleaned.kind for entry in entries):
            raise TableChanged
        try:
            for entry in entries:
                self._apply(live, entry.at, read_line(entry.kind, entry.data))
        except Exception as problem:  # a damaged log can raise anything
            logger.exception("the log of table %s cannot be read", live.room.table_id)
            raise Unreadable from problem

    def _drop(self, live: _Live, reason: EthnosError) -> None:
        """Drop a table from memory, and tell its listeners why."""
        self._live.pop(live.room.table_id, None)
        for listener in list(live.listeners):
            listener.gone(reason)

    def _apply(self, live: _Live, at: float, line: Line) -> None:
        self._notify(live, at, line, live.room.apply(live.room.seq + 1, at, line))

    def _notify(self, live: _Live, at: float, line: Line, events: list[Event]) -> None:
        """Send the entry that the room has just applied to all listeners."""
        live.recent.append(Change(live.room.seq, at, line, events))
        change = Change(live.room.seq, at, line, events, live.cache)
        for listener in list(live.listeners):
            listener.hear(live.room, change)


def new_table_id() -> str:
    """An id that nobody can guess: people who know it may watch."""
    return secrets.token_urlsafe(ID_BYTES)


def replay_log(room: Room, entries: Iterable[Entry], after: int = 0) -> Iterator[Change]:
    """Apply a log to a room entry by entry; at each change yielded, the room is as it was right after it. Only changes
    after an entry have their events.
    """
    for entry in entries:
        line = read_line(entry.kind, entry.data)
        events = room.apply(entry.seq, entry.at, line, with_events=entry.seq > after)
        yield Change(entry.seq, entry.at, line, events)


def _next_slice(log: Iterator[Change]) -> list[Change]:
    """The next changes of a log, as many as fit into a slice."""
    changes, end = list[Change](), time.perf_counter() + SLICE_SECONDS
    for change in log:
        changes.append(change)
        if time.perf_counter() >= end:
            break
    return changes


def _steps(room: Room, lines: Sequence[Line], now: float) -> list[tuple[Room, list[Event]]]:
    """The room after each of these lines, and the events of each. The room itself changes only once they are stored.
    Lines that cannot be applied are refused here, and never stored.
    """
    steps: list[tuple[Room, list[Event]]] = []
    for line in lines:
        room = room.copy()
        steps.append((room, room.apply(room.seq + 1, now, line)))
    return steps


def _row(line: Line) -> tuple[str, dict[str, Any]]:
    return line.kind, line.data()
