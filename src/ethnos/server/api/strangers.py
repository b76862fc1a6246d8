"""People at a table who may not know each other: who comes back, who has hidden or blocked whom."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from ethnos.server.protocol.messages import ChatOut, Hidden
from ethnos.server.rooms.chairs import digest_of
from ethnos.server.rooms.entries import SPECTATOR_SEAT, Erased, Reacted, Said
from ethnos.server.rooms.not_now import NotNow
from ethnos.server.rooms.room import Room
from ethnos.server.rooms.seating import Newcomer
from ethnos.server.rooms.tables import Change

if TYPE_CHECKING:
    from ethnos.server.storage.safety_store import SafetyStore

Pair: TypeAlias = tuple[int, int, bool]
"""A seat, one whose chat it does not want to see (or all spectators), and whether the other one does not see its chat
either.
"""


class Strangers:
    """What a server knows about them. Without a store, as in a browser tab, it knows nothing."""

    def __init__(self, store: "SafetyStore | None" = None, network_of: Callable[[str], str] = str) -> None:
        self._store, self._network_of = store, network_of

    async def meet(self, room: Room, address: str, key: str) -> Newcomer:
        """What is known of somebody who wants to sit down. For a rematch ``key`` is the digest of their seat before."""
        if self._store is None:
            return Newcomer()
        seats, network = await self._store.seats_of(room.table_id, (key, self._network_of(address)))
        return Newcomer(seats, network, await self._store.blocked_at(room.table_id, digest_of(key)))

    async def sat_down(self, table_id: str, secret: str, address: str, key: str) -> None:
        """Remember who has taken a seat."""
        if self._store is not None:
            await self._store.add_seat(table_id, digest_of(secret), (key, self._network_of(address)))

    async def replaced(self, table_id: str, old: str, new: str) -> None:
        """A seat has another secret."""
        if self._store is not None:
            await self._store.replace(table_id, digest_of(old), digest_of(new))

    async def hidden(self, room: Room) -> list[Pair]:
        """Who has hidden whom at a table."""
        if self._store is None:
            return []
        seats = {chair.secret: seat for seat, chair in enumerate(room.chairs) if chair.secret} | {"": SPECTATOR_SEAT}
        pairs = await self._store.hidden(room.table_id, list(seats))
        return [(seats[one], seats[two], blocked) for one, two, blocked in pairs]

    async def hide(self, room: Room, seat: int, other: int, *, block: bool, on: bool) -> None:
        """Hide or block a person, or mute all spectators, or stop it."""
        digest, name = "", ""
        if other != SPECTATOR_SEAT or block:
            chair = next((chair for number, chair in enumerate(room.chairs) if number == other and chair.secret), None)
            if chair is None:
                raise NotNow("seat-empty")
            digest, name = chair.secret, chair.name
        if self._store is not None:
            await self._store.hide(room.table_id, room.chairs[seat].secret, digest, name, block=block, on=on)


class ChatFilter:
    """Whose chat and reactions a client does not see."""

    def __init__(self) -> None:
        self.hidden: frozenset[int] = frozenset()
        self._own: list[Pair] = []

    def take(self, pairs: list[Pair], seats: list[int]) -> None:
        """Hide what these pairs hide from the seats of the client."""
        self._own = [pair for pair in pairs if pair[0] in seats]
        blocked_by = {seat for seat, other, blocked in pairs if blocked and other in seats}
        self.hidden = frozenset({other for _, other, _ in self._own} | blocked_by) - set(seats)

    def seen(self, change: Change) -> Change:
        """A change as the client may see it: hidden chat looks like chat that was removed."""
        if isinstance(change.line, Said | Reacted) and change.line.seat in self.hidden:
            return Change(change.seq, change.at, Erased(), [])
        return change

    def chat(self, room: Room) -> list[ChatOut]:
        """The last lines of chat at a table that the client may see."""
        lines = ((seq, line) for seq, line in room.chat if line.seat not in self.hidden)
        return [ChatOut(seq=seq, seat=line.seat, name=line.name, text=line.text) for seq, line in lines]

    def message(self) -> Hidden:
        """What the seats of the client hide themselves. Who has blocked them is not said."""
        muted, blocked = ({other for _, other, block in self._own if block == is_it} for is_it in (False, True))
        return Hidden(muted=sorted(muted), blocked=sorted(blocked))
