"""Tells people who are away that it is their turn: one notice for each turn, by push message or else by mail.

A notice is a row of the database from the beginning of the turn, so none is lost with a process, and only one of
several processes claims it. The table is checked again before it is sent.
"""

import asyncio
import logging
import time
from collections import Counter
from typing import Final

from ethnos.server.people.mail import TURNS, Mailer, Recipients
from ethnos.server.people.push import Pusher
from ethnos.server.people.turns import AT_ONCE, Gone, NotSent, due
from ethnos.server.storage import DatabaseUnreachable
from ethnos.server.storage.notice_store import Notice, NoticeStore, Turn
from ethnos.server.storage.people_store import PeopleStore, Person, Subscription

logger = logging.getLogger(__name__)

POLL_SECONDS: Final = 5.0
OVERLAP_SECONDS: Final = 60.0
"""Clocks of several machines differ: each look includes the changes of this long before the last one."""
ALL_SECONDS: Final = 600.0
CLAIM_SECONDS: Final = 40.0
"""A process that dies while it sends leaves its notices to others after this. One that lives renews its claims."""
LONGEST_SECONDS: Final = 180.0
"""The longest that sending one notice may take, to all browsers of a person and by mail."""
RETRY_SECONDS: Final = (60.0, 300.0, 1800.0, 7200.0)
"""The waits before the second attempt and later ones; after the last one the notice is given up."""


class Notices:
    """Schedules and sends notices."""

    def __init__(
        self,
        people: PeopleStore,
        store: NoticeStore,
        mailer: Mailer | None,
        pusher: Pusher | None,
        recipients: Recipients,
        counts: Counter[str],
        wait: float,
    ) -> None:
        self._people, self._store, self._mailer, self._pusher = people, store, mailer, pusher
        self._recipients, self._counts, self._wait = recipients, counts, wait
        self._last_look = self._last_look_at_all = 0.0
        self._sending: set[Notice] = set()

    async def run(self) -> None:
        """Schedule and send notices until the server stops. A host that does not answer delays only its own."""
        async with asyncio.TaskGroup() as tasks:
            while True:
                now = time.time()
                await self._schedule(now)
                await self._store.renew(self._sending, now + CLAIM_SECONDS)
                for notice in await self._store.claim(now, CLAIM_SECONDS, AT_ONCE - len(self._sending)):
                    self._sending.add(notice)
                    tasks.create_task(self._send(notice))
                await asyncio.sleep(min(POLL_SECONDS, max(self._wait, 0.1)))

    async def _schedule(self, now: float) -> None:
        """Schedule notices for turns that have begun since the last look. Now and then look at all tables: somebody
        may have agreed to notices in the middle of a turn.
        """
        looks_at_all = now - self._last_look_at_all > ALL_SECONDS
        turns = await self._store.turns(0.0 if looks_at_all else self._last_look - OVERLAP_SECONDS)
        noticed = ((Notice(turn.person_id, turn.table_id, turn.turn_number), due(turn, self._wait)) for turn in turns)
        times = {notice: at for notice, at in noticed if at is not None}
        new = times.keys() - await self._store.known(times) if times else set()
        await self._store.schedule((notice, times[notice]) for notice in new)
        self._last_look = now
        self._last_look_at_all = now if looks_at_all else self._last_look_at_all

    async def _send(self, notice: Notice) -> None:
        """Send a notice. Whatever goes wrong with it, the others are sent."""
        try:
            try:
                async with asyncio.timeout(LONGEST_SECONDS):
                    await self._tell(notice)
            except (NotSent, TimeoutError) as problem:
                await self._failed(notice, problem)
            except DatabaseUnreachable:
                raise
            except Exception as problem:
                logger.exception("a notice about table %s has an unexpected fault", notice.table_id)
                await self._failed(notice, problem)
        except DatabaseUnreachable as problem:  # it stays claimed for a while
            logger.warning("a notice about table %s has to wait: %s", notice.table_id, problem)
        finally:
            self._sending.discard(notice)

    async def _tell(self, notice: Notice) -> None:
        """Tell the person, unless the turn is over or they have come back."""
        person = await self._people.by_id(notice.person_id)
        turns = [turn for turn in await self._store.turns_of(notice) if due(turn, self._wait) is not None]
        turn = next((turn for turn in turns if turn.turn_number == notice.turn), None)
        if person is None or turn is None:
            await self._store.drop(notice)
            return
        delivered = await self._push(person, turn) or await self._mail(person, turn)
        self._counts["sent" if delivered else "nobody"] += 1
        await self._store.finish(notice)

    async def _failed(self, notice: Notice, problem: Exception) -> None:
        self._counts["failed"] += 1
        logger.warning("a notice about table %s could not be sent: %s", notice.table_id, problem or "no answer in time")
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
        subscriptions = await self._people.subscriptions(person.person_id)
        sent = (self._push_to(self._pusher, subscription, person.language, turn) for subscription in subscriptions)
        outcomes = await asyncio.gather(*sent)
        failures = [outcome for outcome in outcomes if isinstance(outcome, Exception)]
        if failures and True not in outcomes and not self._can_mail(person):
            raise failures[0]
        return True in outcomes

    async def _push_to(self, pusher: Pusher, subscription: Subscription, language: str, turn: Turn) -> bool | Exception:
        """Push to one browser; returns whether it took the message, or what went wrong."""
        try:
            await pusher.send_turn(subscription, language, turn)
        except Gone:
            self._counts["gone"] += 1
            await self._people.unsubscribe(subscription.person_id, subscription.endpoint)
            return False
        except DatabaseUnreachable:
            raise
        except Exception as problem:  # a fault with one browser is none of the others'
            return problem
        return True

    async def _mail(self, person: Person, turn: Turn) -> bool:
        if self._mailer is None or not self._can_mail(person):
            return False
        await self._recipients.count(person.mail, TURNS, NotSent("too many mails"))
        try:
            await self._mailer.send_turn(person.mail, person.mail_token, person.language, turn)
        except Gone:
            self._counts["gone"] += 1
            await self._people.change(person.person_id, mail="", mail_confirmed=False, mail_token="")
            return False
        return True

    def _can_mail(self, person: Person) -> bool:
        return self._mailer is not None and bool(person.mail) and person.mail_confirmed
