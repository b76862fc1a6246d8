"""People who keep their games together: their seats on all devices, notices, statistics."""

from typing import Protocol

from ethnos.server.api.endpoint import Endpoint
from ethnos.server.people.service import PeopleService
from ethnos.server.protocol.people import (
    Carried,
    CarriedGames,
    CarryOut,
    CodeIn,
    DoneOut,
    EndpointIn,
    KeyIn,
    MailIn,
    OwnSeatsIn,
    OwnTableIn,
    PersonIn,
    PersonOut,
    PushIn,
    RatedIn,
    Statistics,
    TokenIn,
    UnblockIn,
)
from ethnos.server.protocol.requests import ReportIn


class PeopleLimits(Protocol):
    """How often an address may do this."""

    async def ask_for_person(self, address: str) -> None:
        """Count a request about a person; refused if there are too many."""

    async def send_mail(self, address: str) -> None:
        """Count a mail to an address that is not confirmed; refused if there are too many."""

    async def report(self, address: str) -> None:
        """Count a report to the host; refused if there are too many."""


def people_endpoints(service: PeopleService, limits: PeopleLimits) -> list[Endpoint]:
    """The addresses for people."""
    # Long, because each address is a short function of its own in here, which share service and limits.
    people = service.people

    async def keep_person(body: PersonIn, address: str) -> PersonOut:
        """Store a new person, or change the language of a person."""
        await limits.ask_for_person(address)
        await people.come(body.key, body.language)
        return await service.describe(body.key)

    async def get_person(body: KeyIn, address: str) -> PersonOut:
        """What is stored about a person, with the secrets of all their seats."""
        await limits.ask_for_person(address)
        return await service.describe(body.key)

    async def keep_seats(body: OwnSeatsIn, address: str) -> PersonOut:
        """Store more seats of a person. Secrets that open no seat are left out."""
        await limits.ask_for_person(address)
        await people.tie(body.key, [(seat.table, seat.secret) for seat in body.seats])
        return await service.describe(body.key)

    async def drop_seats(body: OwnTableIn) -> PersonOut:
        """Delete a person's stored seats at a table. Their secrets stay valid."""
        person = await people.find(body.key)
        await people.store.untie(person.person_id, body.table)
        return await service.describe(body.key)

    async def forget(body: KeyIn) -> DoneOut:
        """Delete everything stored about a person. The secrets of their seats stay valid."""
        await people.forget(body.key)
        return DoneOut()

    async def set_mail(body: MailIn, address: str) -> PersonOut:
        """Send a mail to confirm an address, or delete the stored one."""
        if body.address:
            await limits.send_mail(address)
        await service.set_mail(body.key, body.address)
        return await service.describe(body.key)

    async def confirm_mail(body: TokenIn) -> DoneOut:
        """Confirm a mail address, as its owner."""
        await service.confirm_mail(body.token)
        return DoneOut()

    async def unsubscribe(token: str) -> DoneOut:
        """Stop all mails. Mail programs call this address by themselves, with any body (RFC 8058)."""
        await service.unsubscribe(token)
        return DoneOut()

    async def start_push(body: PushIn) -> PersonOut:
        """Send push messages to a browser."""
        await service.subscribe(body.key, body.endpoint, body.keys.p256dh, body.keys.auth)
        return await service.describe(body.key)

    async def stop_push(body: EndpointIn) -> PersonOut:
        """Send no more push messages to a browser."""
        await service.stop_push(body.key, body.endpoint)
        return await service.describe(body.key)

    async def set_rated(body: RatedIn) -> PersonOut:
        """Switch the rating of a person's future games on or off."""
        await service.set_rated(body.key, body.on)
        return await service.describe(body.key)

    async def unblock(body: UnblockIn, address: str) -> PersonOut:
        """No longer block a person."""
        await limits.ask_for_person(address)
        await service.unblock(body.key, body.blocked)
        return await service.describe(body.key)

    async def report(table_id: str, body: ReportIn, address: str) -> DoneOut:
        """Report somebody at a table, or a line of their chat, to the host of the server."""
        await limits.report(address)
        await service.report(table_id, body)
        return DoneOut()

    async def statistics(body: KeyIn, address: str) -> Statistics:
        """Statistics of a person's games."""
        await limits.ask_for_person(address)
        return await service.statistics(body.key)

    return [
        Endpoint("POST", "/api/people", keep_person, PersonOut),
        Endpoint("POST", "/api/people/me", get_person, PersonOut),
        Endpoint("POST", "/api/people/seats", keep_seats, PersonOut),
        Endpoint("POST", "/api/people/seats/drop", drop_seats, PersonOut),
        *_device_endpoints(service, limits),
        Endpoint("POST", "/api/people/forget", forget, DoneOut),
        Endpoint("POST", "/api/people/mail", set_mail, PersonOut),
        Endpoint("POST", "/api/people/confirm", confirm_mail, DoneOut),
        Endpoint("POST", "/api/people/unsubscribe/{token}", unsubscribe, DoneOut),
        Endpoint("POST", "/api/people/push", start_push, PersonOut),
        Endpoint("POST", "/api/people/push/stop", stop_push, PersonOut),
        Endpoint("POST", "/api/people/rated", set_rated, PersonOut),
        Endpoint("POST", "/api/people/statistics", statistics, Statistics),
        Endpoint("POST", "/api/people/unblock", unblock, PersonOut),
        Endpoint("POST", "/api/tables/{table_id}/reports", report, DoneOut, status=201),
    ]


def _device_endpoints(service: PeopleService, limits: PeopleLimits) -> list[Endpoint]:
    """The addresses that bring a person's games to another device."""
    people = service.people

    async def carry(body: KeyIn, address: str) -> CarryOut:
        """A code for another device."""
        await limits.ask_for_person(address)
        code, until = await people.carry(body.key)
        return CarryOut(code=code, until=until)

    async def look_at_code(body: CodeIn, address: str) -> CarriedGames:
        """What such a code would bring. It stays valid."""
        await limits.ask_for_person(address)
        return await service.incoming(body.code)

    async def arrive(body: CodeIn, address: str) -> Carried:
        """The key for such a code, which works once."""
        await limits.ask_for_person(address)
        return Carried(key=await people.arrive(body.code))

    return [
        Endpoint("POST", "/api/people/carry", carry, CarryOut),
        Endpoint("POST", "/api/people/arrive/look", look_at_code, CarriedGames),
        Endpoint("POST", "/api/people/arrive", arrive, Carried),
    ]
