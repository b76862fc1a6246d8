"""Tells people who are away that it is their turn: one notice for each turn, by push message or else by mail.

A notice is a row of the database from the beginning of the turn, so none is lost with a process, and only one of
several processes claims it. The table is checked again before it is sent.
"""

import asyncio
import logging
import time
from collections import Counter
from typing import Final

from ethnos.server.people.mail import Mailer
from ethnos.server.people.push import Pusher
from ethnos.server.people.sending import Gone, NotSent
from ethnos.server.people.turns import Turn, turn_to_announce
from ethnos.server.storage.notice_store import Notice, NoticeStore, RunningSeat
from ethnos.server.storage.people_store import PeopleStore, Person

logger = logging.getLogger(__name__)

POLL_SECONDS: Final = 5.0
OVERLAP_SECONDS: Final = 60.0
"""Clocks of several machines differ: each look includes the changes of this long before the last one."""
ALL_SECONDS: Final = 600.0
CLAIM_SECONDS: Final = 300.0
"""A process that dies while it sends leaves its notices to others after this."""
RETRY_SECONDS: Final = (60.0, 300.0, 1800.0, 7200.0)
"""The waits before the second attempt and later ones; after the last one the notice is given up."""
KEPT_SECONDS: Final = 90 * 86_400.0
"""How long notices that were sent are remembered."""
CLEAN_SECONDS: Final = 86_400.0


class Notices:
    """Schedules and sends notices."""

    def __init__(
        self,
        people: PeopleStore,
        store: NoticeStore,
        mailer: Mailer | None,
        pusher: Pusher | None,
        counts: Counter[str],
        wait: float,
    ) -> None:
        self._people, self._store, self._mailer, self._pusher = people, store, mailer, pusher
        self._counts, self._wait = counts, wait
        self._last_look = self._last_look_at_all = self._last_cleaning = 0.0

    async def run(self) -> None:
        """Schedule and send notices until the server stops."""
        while True:
            now = time.time()
            await self._schedule(now)
            for notice in await self._store.claim(now, CLAIM_SECONDS):
                await self._send(notice)
            if now - self._last_cleaning > CLEAN_SECONDS:
                await self._store.forget_before(now - KEPT_SECONDS)
                self._last_cleaning = now
            await asyncio.sleep(min(POLL_SECONDS, max(self._wait, 0.1)))

    async def _schedule(self, now: float) -> None:
        """Schedule notices for turns that have begun since the last look. Now and then look at all tables: somebody
        may have agreed to notices in the middle of a turn.
        """
        looks_at_all = now - self._last_look_at_all > ALL_SECONDS
        seats = await self._store.running_seats(0.0 if looks_at_all else self._last_look - OVERLAP_SECONDS)
        due = {
            Notice(seat.person_id, seat.table_id, turn.number): turn.due for seat in seats if (turn := self._turn(seat))
        }
        new = due.keys() - await self._store.known(due) if due else set()
        await self._store.schedule((notice, due[notice]) for notice in new)
        self._last_look = now
        self._last_look_at_all = now if looks_at_all else self._last_look_at_all

    def _turn(self, seat: RunningSeat) -> Turn | None:
        try:
            return turn_to_announce(seat.table_id, seat.about, seat.seat, seat.digest, self._wait)
        except (KeyError, IndexError, TypeError):  # a summary of another version
            return None

    async def _send(self, notice: Notice) -> None:
        """Send a notice, unless the turn is over or the person has come back."""
        person = await self._people.by_id(notice.person_id)
        turns = [turn for seat in await self._store.seats_of(notice) if (turn := self._turn(seat))]
        turn = next((turn for turn in turns if turn.number == notice.turn), None)
        if person is None or turn is None:
            await self._store.drop(notice)
            return
        try:
            delivered = await self._push(person, turn) or await self._mail(person, turn)
        except NotSent as problem:
            await self._failed(notice, problem)
            return
        self._counts["sent" if delivered else "nobody"] += 1
        await self._store.finish(notice)

    async def _failed(self, notice: Notice, problem: NotSent) -> None:
        self._counts["failed"] += 1
        logger.warning("a notice about table %s could not be sent: %s", notice.table_id, problem)
        if notice.attempts >= len(RETRY_SECONDS):
            await self._store.finish(notice)
        else:
            await self._store.postpone(notice, time.time() + RETRY_SECONDS[notice.attempts])

    async def _push(self, person: Person, turn: Turn) -> bool:
        """Push to the person's browsers; true if one of them took it. Expired subscriptions are deleted. A failure is
        raised only if no browser took it and no mail is possible.
        """
        if self._pusher is None:
            return False
        failure, delivered = None, False
        for subscription in await self._people.subscriptions(person.person_id):
            try:
                await self._pusher.send_turn(subscription, person.language, turn)
                delivered = True
            except Gone:
                self._counts["gone"] += 1
                await self._people.unsubscribe(person.person_id, subscription.endpoint)
            except NotSent as problem:
                failure = problem
        if failure is not None and not delivered and not self._can_mail(person):
            raise failure
        return delivered

    async def _mail(self, person: Person, turn: Turn) -> bool:
        if self._mailer is None or not self._can_mail(person):
            return False
        try:
            await self._mailer.send_turn(person.mail, person.mail_token, person.language, turn)
        except Gone:
            self._counts["gone"] += 1
            await self._people.change(person.person_id, mail="", mail_confirmed=False, mail_token="")
            return False
        return True

    def _can_mail(self, person: Person) -> bool:
        return self._mailer is not None and bool(person.mail) and person.mail_confirmed
