"""Who keeps their games together. A person is a random key, made by their browser; the server stores its digest.

The secrets of their seats are stored sealed with that key (``sealing.py``): a stolen database opens no seat.
"""

import hmac
import secrets
import time
from collections.abc import Iterable, Sequence
from typing import Final

from ethnos.base.i18n import DEFAULT, languages
from ethnos.base.refusals import EthnosError
from ethnos.server.rooms import seating
from ethnos.server.rooms.chairs import digest_of
from ethnos.server.rooms.checks import NotNow
from ethnos.server.rooms.room import Room
from ethnos.server.rooms.tables import Tables
from ethnos.server.storage import Summary
from ethnos.server.storage.people_store import PeopleStore, Person, TiedSeat
from ethnos.server.storage.safety_store import SafetyStore

LONGEST: Final = 64
"""The most bytes that can be sealed: as many as the digest has."""


def seal(secret: str, key: str, about: str) -> str:
    """A secret combined with a pad that only the holder of a long random key can compute. ``about`` is different for
    each secret under a key, so no pad is used twice.
    """
    plain = secret.encode()
    if len(plain) > LONGEST:
        raise ValueError("too long to be sealed")
    return _xor(plain, key, about).hex()


def unseal(sealed: str, key: str, about: str) -> str:
    """The secret; with another key a different text or ``ValueError``."""
    return _xor(bytes.fromhex(sealed), key, about).decode()


def _xor(text: bytes, key: str, about: str) -> bytes:
    pad = hmac.digest(key.encode(), f"ethnos seal {about}".encode(), "sha512")
    return bytes(byte ^ pad_byte for byte, pad_byte in zip(text, pad, strict=False))


CARRY_SECONDS: Final = 900.0
"""How long a code for another device is valid."""
CODE_BYTES: Final = 20
MOST_SEATS: Final = 1000
"""The most seats of one person."""


class People:
    """The people of this server."""

    def __init__(self, store: PeopleStore, tables: Tables, safety: SafetyStore) -> None:
        self.store, self.tables, self._safety = store, tables, safety

    async def come(self, key: str, language: str) -> Person:
        """The person with a key, stored if it is new, in the language given."""
        supported = language if language in languages() else DEFAULT
        await self.store.create(digest_of(key), supported)
        person = await self.find(key)
        if person.language != supported:
            await self.store.change(person.person_id, language=supported)
        return person

    async def find(self, key: str) -> Person:
        """The person with this key."""
        person = await self.store.find(digest_of(key))
        if person is None:
            raise NotNow("no-such-person")
        await self.store.visit(person)
        return person

    async def tie(self, key: str, pairs: Iterable[tuple[str, str]]) -> None:
        """Store seats, given as pairs of table and secret. A secret that opens no seat is left out."""
        person = await self.find(key)
        seats = await self.store.seats(person.person_id)
        known = {(seat.table_id, seat.digest): seat.rated for seat in seats}
        for table_id, secret in await self._may_open(list(pairs)):
            digest = digest_of(secret)
            room = await self._room(table_id, secret)
            seat = room.seat_of(secret) if room else None
            if room is None or seat is None or (len(known) >= MOST_SEATS and (table_id, digest) not in known):
                continue
            # Whether a game counts is decided before it begins, and stays so.
            is_new = room.table is None and room.settings.rated
            before = next((had.rated for had in seats if (had.table_id, had.seat) == (table_id, seat)), False)
            known[table_id, digest] = rated = person.rated if is_new else known.get((table_id, digest), before)
            await self.store.tie(TiedSeat(person.person_id, table_id, digest, seat, seal(secret, key, digest), rated))
            await self._keep_apart(room, seat, digest_of(key))

    async def _keep_apart(self, room: Room, seat: int, key_digest: str) -> None:
        """Before the game, somebody who sits beside a person whom they block, or who blocks them, leaves again."""
        blocked = await self._safety.blocked_at(room.table_id, key_digest)
        if room.table is None and blocked & {chair.secret for chair in room.chairs}:
            await self.tables.change(room.table_id, lambda room: seating.leave(room, seat))

    async def _may_open(self, pairs: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
        """The pairs whose secret may open a seat: only their tables are read."""
        summaries = await self.tables.store.summaries(sorted({table_id for table_id, _ in pairs}))
        stale = {summary.table_id for summary in summaries if summary.is_stale}
        seats = {(summary.table_id, seat.digest) for summary in summaries for seat in summary.seats}
        return [pair for pair in pairs if pair[0] in stale or (pair[0], digest_of(pair[1])) in seats]

    async def _room(self, table_id: str, *secrets: str) -> Room | None:
        """A table; None if it was deleted or cannot be read."""
        try:
            return await self.tables.room_with(table_id, secrets)
        except EthnosError:
            return None

    async def games(self, key: str) -> list[tuple[TiedSeat, str, Summary]]:
        """A person's seats with their secrets and the summaries of the tables. A link that was replaced is none of
        them: it would open nothing.
        """
        person = await self.find(key)
        seats = await self.store.seats(person.person_id)
        summaries = await self.tables.store.summaries(sorted({seat.table_id for seat in seats}))
        by_table = {summary.table_id: summary for summary in summaries}
        unsealed = [(seat, unseal(seat.sealed, key, seat.digest)) for seat in seats]
        found = [(seat, secret, by_table[seat.table_id]) for seat, secret in unsealed if seat.table_id in by_table]
        return [(seat, secret, summary) for seat, secret, summary in found if _opens(seat, summary)]

    async def carry(self, key: str) -> tuple[str, float]:
        """A code with which another device gets the key, once; and when the code expires."""
        await self.find(key)
        code, until = secrets.token_urlsafe(CODE_BYTES), time.time() + CARRY_SECONDS
        digest = digest_of(code)
        await self.store.put_code(digest, seal(key, code, digest), until)
        return code, until

    async def key_behind(self, code: str) -> str:
        """The key for a code, which stays valid."""
        digest = digest_of(code)
        sealed = await self.store.see_code(digest)
        if sealed is None:
            raise NotNow("carry-code-old")
        return unseal(sealed, code, digest)

    async def arrive(self, code: str) -> str:
        """The key for a code, sent by another device."""
        digest = digest_of(code)
        sealed = await self.store.take_code(digest)
        if sealed is None:
            raise NotNow("carry-code-old")
        return unseal(sealed, code, digest)

    async def forget(self, key: str) -> None:
        """Delete everything about a person; the secrets of their seats stay valid."""
        person = await self.find(key)
        await self.store.forget([person.person_id])


def _opens(seat: TiedSeat, summary: Summary) -> bool:
    """Whether a secret still opens its seat. Where the facts of an older server's table are not known yet, it may."""
    return summary.is_stale or any((chair.seat, chair.digest) == (seat.seat, seat.digest) for chair in summary.seats)
