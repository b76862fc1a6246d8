"""The conversation with one client: a hello, then updates out and requests in."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence
from typing import Final

from ethnos.base.plain import Plain, dumps, field_texts, list_text, object_text
from ethnos.base.refusals import EthnosError
from ethnos.engine.moves import move_of
from ethnos.engine.play import view
from ethnos.engine.state import Table
from ethnos.game.preview import preview
from ethnos.insight import benefits
from ethnos.server.api.commands import id_in, lines_for
from ethnos.server.api.conversation import Closed, NoWatcher, Socket, Watcher
from ethnos.server.api.strangers import Strangers
from ethnos.server.hosting.driver import ADVISER, BotRunner
from ethnos.server.protocol.messages import (
    PROTOCOL,
    AskHint,
    AskPreview,
    Bye,
    DoAdmit,
    DoAnswer,
    DoColour,
    DoHide,
    DoMove,
    Done,
    DoReact,
    DoRemove,
    DoSay,
    DoSeatBot,
    DoSimple,
    Hello,
    HintAnswer,
    Incoming,
    Invitation,
    Ping,
    Pong,
    PreviewAnswer,
    RefusedOut,
    Values,
    Welcome,
)
from ethnos.server.protocol.refusals import BadMessage, for_client
from ethnos.server.protocol.update_text import chat_of, scenes_of, state_of, update_of, update_text
from ethnos.server.rooms import commands, seating
from ethnos.server.rooms import entries as log
from ethnos.server.rooms.chairs import digest_of, new_secret
from ethnos.server.rooms.checks import NotNow
from ethnos.server.rooms.presence import Presence
from ethnos.server.rooms.room import Room
from ethnos.server.rooms.tables import RECENT_CHANGES, SLICE_SECONDS, Change, Command, Tables
from ethnos.server.storage import NoSuchTable

HELLO_SECONDS: Final = 10.0
SILENCE_SECONDS: Final = 150.0  # browsers slow the timers of hidden windows to once a minute
"""A client that sends nothing for this long, not even a heartbeat, is disconnected."""
WAITING_MESSAGES: Final = 256
"""With this many unsent messages a slow client is disconnected; when it reconnects it gets what it missed."""

logger = logging.getLogger(__name__)


class Client:
    """A socket and the seats it has opened."""

    def __init__(
        self,
        socket: Socket,
        read: Callable[[str], Incoming],
        tables: Tables,
        presence: Presence,
        runner: BotRunner,
        watcher: Watcher | None = None,
        address: str = "",
        strangers: Strangers | None = None,
    ) -> None:
        self._watcher, self.address, self._strangers = watcher or NoWatcher(), address, strangers or Strangers()
        self._socket, self._read_message = socket, read
        self._tables, self._presence, self._runner = tables, presence, runner
        self._outbox: asyncio.Queue[str | None] = asyncio.Queue(WAITING_MESSAGES)
        self._hint: asyncio.Task[None] | None = None
        self.table_id = ""
        self.seats: list[int] = []
        self._digests: dict[int, str] = {}
        """The digest of the secret of each of these seats."""
        self._waits_for = ""
        """The digest of a secret that opens a seat once the host of the table agrees."""

    # --- Out --------------------------------------------------------------------------------------------------

    def hear(self, room: Room, change: Change) -> None:
        """Send a change of the table."""
        if isinstance(change.line, log.Left | log.Removed) and change.line.seat in self.seats:
            self._hear_left(room, change.line)
        if isinstance(change.line, log.Replaced) and change.line.seat in self.seats:
            self.dismiss("server-link-replaced")
            return
        if self._waits_for and self._waits_for not in room.entrance.requests:
            admitted = any(chair.secret == self._waits_for for chair in room.chairs)
            self.dismiss("server-seat-granted" if admitted else "server-seat-declined")
            return
        self._put(change.once(("update", *self.seats), lambda: update_text(room, change, self.seats)))
        if isinstance(change.line, log.Ended):
            self.dismiss("server-table-ended")

    def gone(self, reason: EthnosError) -> None:
        """The table has been deleted or cannot be read: say so, and close."""
        code, values = ("server-table-deleted", {}) if isinstance(reason, NoSuchTable) else for_client(reason)
        self.dismiss(code, values)

    def dismiss(self, code: str, values: Values | None = None) -> None:
        """Say why, and close."""
        self.send(Bye(code=code, values=values or {}))
        self.stop()

    def _hear_left(self, room: Room, left: log.Left | log.Removed) -> None:
        """A seat of this client was left. Before the game another person may take it: stop showing it."""
        if isinstance(left, log.Left) and left.lost:
            self._presence.contradict(self.table_id, left.seat)
        elif room.table is None:
            self.seats = [seat for seat in self.seats if seat != left.seat]
            self._presence.free(self.table_id, left.seat)

    def send(self, message: Plain) -> None:
        """Queue a message."""
        self._put(dumps(message))

    def _put(self, text: str) -> None:
        """Queue a text; disconnect a client that does not read."""
        try:
            self._outbox.put_nowait(text)
        except asyncio.QueueFull:
            self.stop()

    @property
    def waiting(self) -> int:
        """How many messages are still to be sent to it."""
        return self._outbox.qsize()

    def stop(self) -> None:
        """Close the socket after the messages already queued."""
        with contextlib.suppress(asyncio.QueueFull, asyncio.QueueEmpty):
            if self._outbox.full():
                self._outbox.get_nowait()
            self._outbox.put_nowait(None)

    async def _write(self) -> None:
        while (text := await self._outbox.get()) is not None:
            await self._socket.send(text)
        await self._socket.close()

    # --- In ---------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Serve the socket until either side closes it."""
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read())
        try:
            await asyncio.wait([writer, reader], return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._tables.forget(self.table_id, self)
            self._presence.gone(self.table_id, self.seats, self._socket.network)
            self.stop()
            reader.cancel()
            if self._hint is not None:
                self._hint.cancel()
            with contextlib.suppress(TimeoutError, Closed):
                await asyncio.wait_for(writer, 1.0)
            await asyncio.gather(reader, return_exceptions=True)

    async def _read(self) -> None:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                message = await self._receive()
            if not isinstance(message, Hello):
                self.send(Bye(code="server-say-hello"))
                return
            await self._welcome(message)
            while True:
                async with asyncio.timeout(SILENCE_SECONDS):
                    message = await self._receive()
                if message is not None:
                    await self._answer(message)
        except (TimeoutError, Closed):
            return
        except EthnosError as refusal:
            code, values = for_client(refusal)
            self._watcher.refused(code)
            self.send(Bye(code=code, values=values))
        except Exception:
            logger.exception("a message could not be handled")
            self._watcher.refused("server-failed")
            self.send(Bye(code="server-failed"))
        finally:
            self.stop()

    async def _receive(self) -> Incoming | None:
        """The next message; None for a malformed one, which is refused."""
        text = await self._socket.receive()
        try:
            return self._read_message(text)
        except BadMessage as refusal:
            self._refuse(id_in(text), refusal)
            return None

    async def _welcome(self, hello: Hello) -> None:
        if hello.protocol != PROTOCOL:
            raise NotNow("other-protocol")
        room = await self._tables.room_with(hello.table, hello.secrets)
        if room.ended:
            raise NotNow("table-ended")
        asked = [digest for secret in hello.secrets if (digest := digest_of(secret)) in room.entrance.requests]
        if hello.secrets and not _seats(room, hello) and not asked:
            raise NotNow("wrong-secret")
        self._waits_for = asked[0] if asked else ""
        if 0 < hello.last < room.seq:
            await self._socket.may_repeat(room.seq - hello.last)
        for seat in _seats(room, hello):
            await self._tables.change(hello.table, lambda room, seat=seat: seating.come_back(room, seat))  # type: ignore[misc]
        last, texts = hello.last, list[str]()
        if 0 < last < room.seq - RECENT_CHANGES:
            last, texts = await self._missed_long_ago(hello, _seats(room, hello))
        room, missed = await self._tables.listen(hello.table, self, last)
        self.table_id, self.seats = hello.table, _seats(room, hello)  # read again: a seat may have changed hands
        self._digests = {seat: room.chairs[seat].secret for seat in self.seats}
        self._presence.here(self.table_id, self.seats, self._socket.network)
        texts += [dumps(update_of(room, change, self.seats, whole=False)) for change in missed]
        welcome = Welcome(
            now=time.time(),
            seats=self.seats,
            state=state_of(room),
            scenes=scenes_of(room, self.seats),
            chat=chat_of(room, self.seats),
            missed=[],
            muted=sorted({at for seat, at, blocked in room.hidden if seat in self.seats and not blocked}),
            blocked=sorted({at for seat, at, blocked in room.hidden if seat in self.seats and blocked}),
        )
        self._put(object_text(field_texts(welcome, done={"missed": list_text(texts)})))

    async def _missed_long_ago(self, hello: Hello, seats: list[int]) -> tuple[int, list[str]]:
        """The last entry now, and the updates until then as text, written in slices: everybody else is served between
        two of them.
        """
        room, changes = await self._tables.past(hello.table, hello.last)
        texts, end = list[str](), time.perf_counter() + SLICE_SECONDS
        for change in changes:
            texts.append(dumps(update_of(room, change, seats, whole=False)))
            if time.perf_counter() >= end:
                await asyncio.sleep(0)
                end = time.perf_counter() + SLICE_SECONDS
        return room.seq, texts

    async def _answer(self, message: Incoming) -> None:
        began = time.perf_counter()
        try:
            await self._act(message)
        except EthnosError as refusal:
            self._refuse(getattr(message, "id", ""), refusal)
        self._watcher.answered(message, time.perf_counter() - began)

    def _refuse(self, message_id: str, refusal: EthnosError) -> None:
        code, values = for_client(refusal)
        self._watcher.refused(code)
        self.send(RefusedOut(id=message_id, code=code, values=values, rules=list(refusal.rules)))

    async def _act(self, message: Incoming) -> None:
        match message:
            case Ping():
                self.send(Pong(now=time.time()))
            case DoMove():
                await self._move(message)
            case AskPreview():
                await self._preview(message)
            case AskHint():
                await self._ask_for_hint(message)
            case DoHide():
                room = await self._change_as(message.seat, lambda room: lines_for(room, message, time.time()))
                if message.type == "block":
                    await self._strangers.blocked(room, message.seat, message.at, message.yes)
            case DoSay():
                await self._say(message)
            case DoSimple(type="invite"):
                await self._invite(message.seat)
            case DoSimple() | DoAnswer() | DoSeatBot() | DoRemove() | DoColour() | DoAdmit() | DoReact():
                room = await self._change_as(message.seat, lambda room: lines_for(room, message, time.time()))
                if message.type == "start":
                    self._presence.expect(self.table_id, room.people())
            case Hello():
                raise NotNow("hello-twice")

    async def _change_as(self, seat: int, command: Command) -> Room:
        """Change the table as the owner of a seat, unless by then another person sits there or the link is replaced."""
        self._check_seat(seat)

        def by_owner(room: Room) -> Sequence[log.Line]:
            if room.chairs[seat].secret != self._digests[seat]:
                raise NotNow("not-your-seat")
            return command(room)

        return await self._tables.change(self.table_id, by_owner)

    async def _invite(self, seat: int) -> None:
        code = new_secret()
        room = await self._change_as(seat, lambda room: [seating.invite(room, seat, code)])
        if (number := room.entrance.invitations.get(digest_of(code))) is not None:  # otherwise it is used already
            self.send(Invitation(number=number, code=code))

    async def _move(self, message: DoMove) -> None:
        move = message.move

        def command(room: Room) -> list[log.Line]:
            moved = commands.move(room, message.seat, move, message.id)
            return [] if moved is None else [moved]

        room = await self._change_as(message.seat, command)
        self.send(Done(id=message.id, seq=room.move_ids[message.seat, message.id]))

    async def _preview(self, message: AskPreview) -> None:
        self._check_seat(message.seat)
        room = await self._tables.room(self.table_id)
        if room.table is None or room.seat_to_move != message.seat:
            raise NotNow("not-your-turn")
        self.send(PreviewAnswer(id=message.id, preview=preview(room.table, message.move)))

    async def _ask_for_hint(self, message: AskHint) -> None:
        """Compute a hint in the background: the client keeps receiving and sending meanwhile."""
        self._check_seat(message.seat)
        room = await self._tables.room(self.table_id)
        commands.check_hint(room, message.seat)
        if self._hint is not None and not self._hint.done():
            raise NotNow("one-hint")
        if room.table is not None:
            self._hint = asyncio.create_task(self._give_hint(message, room.table, list(room.actions)))

    async def _give_hint(self, message: AskHint, table: Table, decided: list[int]) -> None:
        """Send the hint or a refusal: every request gets an answer."""
        try:
            self.send(await self._hint_for(message, table, decided))
        except EthnosError as refusal:
            self._refuse(message.id, refusal)
        except Exception:
            logger.exception("a hint could not be computed")
            self.send(RefusedOut(id=message.id, code="server-failed"))

    async def _hint_for(self, message: AskHint, table: Table, decided: list[int]) -> HintAnswer:
        """What the champion would do from this seat's view; refused if the game has moved on meanwhile."""
        actions = await self._runner.move(ADVISER, len(decided), table, self.table_id)
        room = await self._tables.room(self.table_id)
        commands.check_hint(room, message.seat)
        if room.table is None or room.actions != decided:
            raise NotNow("gap")
        move = move_of(room.table, actions)
        reasons = benefits(view(room.table, message.seat), move)
        return HintAnswer(id=message.id, move=move, preview=preview(room.table, move), reasons=reasons)

    async def _say(self, message: DoSay) -> None:
        def command(room: Room) -> list[log.Line]:
            name = message.name if message.seat == log.SPECTATOR_SEAT else room.chairs[message.seat].name
            return [commands.say(room, message.seat, name, message.text, time.time())]

        if message.seat == log.SPECTATOR_SEAT:
            await self._tables.change(self.table_id, command)
        else:
            await self._change_as(message.seat, command)

    def _check_seat(self, seat: int) -> None:
        if seat not in self.seats:
            raise NotNow("not-your-seat")


def _seats(room: Room, hello: Hello) -> list[int]:
    """The seats that the secrets of a hello open."""
    return sorted({seat for secret in hello.secrets if (seat := room.seat_of(secret)) is not None})
