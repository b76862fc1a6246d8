"""The service for people behind the API. It is created once, at the start of the server."""

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from ethnos.server.hosting.settings import Settings
from ethnos.server.people.mail import CONFIRMATIONS, Mailer, Recipients, is_address
from ethnos.server.people.notices import Notices
from ethnos.server.people.people import People
from ethnos.server.people.push import Pusher, encrypted
from ethnos.server.people.ratings import Ratings, statistics_of
from ethnos.server.people.turns import Gone, NotSent
from ethnos.server.protocol.people import CarriedGames, NamedSeat, PersonOut, Statistics
from ethnos.server.protocol.requests import ReportIn
from ethnos.server.rooms.chairs import digest_of
from ethnos.server.rooms.checks import NotNow, TooMuch, clean
from ethnos.server.rooms.commands import TEXT_LENGTH
from ethnos.server.rooms.entries import Said
from ethnos.server.rooms.tables import Tables
from ethnos.server.storage import Report
from ethnos.server.storage.allowance_store import AllowanceStore
from ethnos.server.storage.database_store import DatabaseStore
from ethnos.server.storage.notice_store import NoticeStore
from ethnos.server.storage.people_store import PeopleStore, Subscription
from ethnos.server.storage.rating_store import RatingStore
from ethnos.server.storage.safety_store import SafetyStore

TOKEN_BYTES: Final = 20
NAMES_SHOWN: Final = 6
MOST_BROWSERS: Final = 10
"""The most browsers to which one person can have messages sent."""


@dataclass
class PeopleService:
    """People with their notices and ratings. Use ``open`` to create one."""

    people: People
    ratings: Ratings
    mailer: Mailer | None
    pusher: Pusher | None
    notices: Notices
    recipients: Recipients
    safety: SafetyStore

    @classmethod
    async def open(
        cls, store: DatabaseStore, tables: Tables, settings: Settings, counts: Counter[str]
    ) -> "PeopleService":
        """Create one with the server's keys, which are generated at the first start. ``counts`` counts outcomes."""
        people = PeopleStore(store)
        mailer = Mailer(settings) if settings.smtp_host else None
        pusher = await Pusher.open(settings, people) if settings.push_contact else None
        recipients = Recipients(AllowanceStore(store))
        notices = Notices(people, NoticeStore(store), mailer, pusher, recipients, counts, settings.notice_seconds)
        ratings, safety = Ratings(RatingStore(store)), SafetyStore(store)
        return cls(People(people, tables, safety), ratings, mailer, pusher, notices, recipients, safety)

    @property
    def chore(self) -> Callable[[], Awaitable[None]] | None:
        """The background work; None if the host has set no way to send notices."""
        return self.notices.run if self.mailer or self.pusher else None

    async def describe(self, key: str) -> PersonOut:
        """What is stored about a person."""
        person = await self.people.find(key)
        games = await self.people.games(key)
        browsers = await self.people.store.subscriptions(person.person_id)
        return PersonOut(
            seats=[
                NamedSeat(
                    table=seat.table_id,
                    seat=seat.seat,
                    secret=secret,
                    name=next((chair.name for chair in summary.seats if chair.seat == seat.seat), ""),
                    over=summary.status == "over",
                )
                for seat, secret, summary in games
            ],
            rated=person.rated,
            mail=person.mail,
            mail_confirmed=person.mail_confirmed,
            mail_offered=self.mailer is not None,
            browsers=[endpoint_digest(browser.endpoint) for browser in browsers],
            push_key=self.pusher.public_key if self.pusher else "",
            blocked=await self.safety.blocked_by(person.person_id),
            reports=await self.safety.reports(person.person_id),
        )

    async def report(self, table_id: str, body: ReportIn) -> None:
        """Store a report to the host, by the owner of a seat."""
        tables, digest = self.people.tables, digest_of(body.secret)
        room = await tables.room_with(table_id, [body.secret])
        by_seat = room.seat_of(body.secret)
        if by_seat is None:
            raise NotNow("wrong-secret")
        lines = await tables.store.entries(table_id, body.line - 1, 1) if body.line else []
        said = [line.data["seat"] for line in lines if line.kind == Said.kind]
        if body.seat >= len(room.chairs) or (body.line and said != [body.seat]):
            raise NotNow("no-such-seat")
        reason = clean(body.reason, TEXT_LENGTH)
        await self.safety.report(Report(time.time(), table_id, by_seat, body.seat, body.line, reason), digest)

    async def unblock(self, key: str, other_id: str) -> None:
        """A person no longer blocks another."""
        person = await self.people.find(key)
        await self.safety.unblock(person.person_id, other_id)

    async def incoming(self, code: str) -> CarriedGames:
        """What a code would bring to another device."""
        seats = (await self.describe(await self.people.key_behind(code))).seats
        names = sorted({seat.name for seat in seats if seat.name})
        return CarriedGames(games=len({seat.table for seat in seats}), names=names[:NAMES_SHOWN])

    async def set_mail(self, key: str, address: str) -> None:
        """Ask for the confirmation of an address, or delete the stored one."""
        person = await self.people.find(key)
        if not address:
            await self.people.store.change(person.person_id, mail="", mail_confirmed=False, mail_token="")
            return
        if self.mailer is None:
            raise NotNow("mail-off")
        if not is_address(address):
            raise NotNow("mail-wrong")
        if (person.mail, person.mail_confirmed) == (address, True):
            return
        await self.recipients.count(address, CONFIRMATIONS, TooMuch("too-many-mails-to"))
        token = secrets.token_urlsafe(TOKEN_BYTES)
        try:
            await self.mailer.confirm(address, token, person.language)
        except (Gone, NotSent):
            raise NotNow("mail-not-sent") from None
        await self.people.store.change(person.person_id, mail=address, mail_confirmed=False, mail_token=token)

    async def confirm_mail(self, token: str) -> None:
        """Confirm a mail address, as its owner."""
        person = await self.people.store.by_mail_token(token)
        if person is None:
            raise NotNow("mail-token-old")
        await self.people.store.change(person.person_id, mail_confirmed=True)

    async def unsubscribe(self, token: str) -> None:
        """Stop all mails to the owner of a token. An unknown token is no error: the link may be used twice."""
        person = await self.people.store.by_mail_token(token)
        if person is not None:
            await self.people.store.change(person.person_id, mail="", mail_confirmed=False, mail_token="")

    async def subscribe(self, key: str, endpoint: str, p256dh: str, auth: str) -> None:
        """Send push messages to a browser."""
        person = await self.people.find(key)
        if self.pusher is None:
            raise NotNow("push-off")
        if not self.pusher.permits(endpoint):
            raise NotNow("push-service-unknown")
        subscription = Subscription(person.person_id, endpoint, p256dh, auth)
        if await asyncio.to_thread(encrypted, subscription, "test") is None:
            raise NotNow("push-keys-wrong")
        if len(await self.people.store.subscriptions(person.person_id)) >= MOST_BROWSERS:
            raise NotNow("push-too-many")
        await self.people.store.subscribe(subscription)

    async def stop_push(self, key: str, endpoint: str) -> None:
        """Send no more push messages to a browser."""
        person = await self.people.find(key)
        await self.people.store.unsubscribe(person.person_id, endpoint)

    async def set_rated(self, key: str, on: bool) -> None:
        """Set whether the games that this person begins from now on may count."""
        person = await self.people.find(key)
        await self.people.store.change(person.person_id, rated=on)

    async def statistics(self, key: str) -> Statistics:
        """Statistics of a person's games."""
        person = await self.people.find(key)
        return await statistics_of(person.person_id, self.ratings)


def endpoint_digest(endpoint: str) -> str:
    """The digest by which a browser recognises its own subscription."""
    return sha256(endpoint.encode()).hexdigest()
