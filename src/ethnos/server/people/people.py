"""Who keeps their games together. A person is a random key, made by their browser; the server stores its digest.

The secrets of their seats are stored sealed with that key (``sealing.py``): a stolen database opens no seat.
"""

import secrets
import time
from collections.abc import Iterable
from typing import Final

from ethnos.i18n import DEFAULT, languages
from ethnos.refusals import EthnosError
from ethnos.server.people.sealing import seal, unseal
from ethnos.server.rooms.chairs import digest_of
from ethnos.server.rooms.not_now import NotNow
from ethnos.server.rooms.room import Room
from ethnos.server.rooms.tables import Tables
from ethnos.server.storage import Summary
from ethnos.server.storage.people_store import PeopleStore, Person, TiedSeat

CARRY_SECONDS: Final = 900.0
"""For so long a link carries somebody's games to another device."""
CODE_BYTES: Final = 20
MOST_SEATS: Final = 1000
"""Of one person."""


class People:
    """The people of this server."""

    def __init__(self, store: PeopleStore, tables: Tables) -> None:
        self.store, self._tables = store, tables

    async def come(self, key: str, language: str) -> Person:
        """A person with a new key, or one who speaks another language now."""
        spoken = language if language in languages() else DEFAULT
        await self.store.create(digest_of(key), spoken)
        person = await self.find(key)
        if person.language != spoken:
            await self.store.change(person.person_id, language=spoken)
        return person

    async def find(self, key: str) -> Person:
        """The person with this key."""
        person = await self.store.find(digest_of(key))
        if person is None:
            raise NotNow("no-such-person")
        return person

    async def tie(self, key: str, wanted: Iterable[tuple[str, str]]) -> None:
        """Keep seats, given as tables with secrets. A secret that opens nothing is left out."""
        person = await self.find(key)
        known = {(seat.table_id, seat.digest): seat.rated for seat in await self.store.seats(person.person_id)}
        for table_id, secret in wanted:
            digest = digest_of(secret)
            room = await self._room(table_id, secret)
            seat = room.seat_of(secret) if room else None
            if room is None or seat is None or (len(known) >= MOST_SEATS and (table_id, digest) not in known):
                continue
            # Whether a game counts is decided before it begins, and stays so.
            is_new = room.table is None and room.settings.rated
            known[table_id, digest] = rated = person.rated if is_new else known.get((table_id, digest), False)
            await self.store.tie(TiedSeat(person.person_id, table_id, digest, seat, seal(secret, key, digest), rated))

    async def _room(self, table_id: str, *secrets: str) -> Room | None:
        """A table; None if it is gone or cannot be read."""
        try:
            return await self._tables.room_with(table_id, secrets)
        except EthnosError:
            return None

    async def games(self, key: str) -> list[tuple[TiedSeat, str, Summary]]:
        """A person's seats with their secrets, and what is known of the tables."""
        person = await self.find(key)
        seats = await self.store.seats(person.person_id)
        summaries = await self._tables.store.summaries(sorted({seat.table_id for seat in seats}))
        known = {summary.table_id: summary for summary in summaries}
        opened = [(seat, unseal(seat.sealed, key, seat.digest)) for seat in seats]
        return [(seat, secret, known[seat.table_id]) for seat, secret in opened if seat.table_id in known]

    async def carry(self, key: str) -> tuple[str, float]:
        """A code that gives another device the key, once and not for long; the second value is until when."""
        await self.find(key)
        code, until = secrets.token_urlsafe(CODE_BYTES), time.time() + CARRY_SECONDS
        digest = digest_of(code)
        await self.store.put_code(digest, seal(key, code, digest), until)
        return code, until

    async def arrive(self, code: str) -> str:
        """The key for a code that another device has brought."""
        digest = digest_of(code)
        sealed = await self.store.take_code(digest)
        if sealed is None:
            raise NotNow("carry-code-old")
        return unseal(sealed, code, digest)

    async def forget(self, key: str) -> None:
        """Delete everything about a person; their seats stay theirs."""
        person = await self.find(key)
        await self.store.forget(person.person_id)
