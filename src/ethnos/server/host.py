"""The host of a server acts without a shell: an address that only the host's key opens."""

import hmac
import time
from typing import Final

from ethnos.server.admin import Admin
from ethnos.server.api.endpoint import Endpoint
from ethnos.server.api.tables import list_tables
from ethnos.server.http.health import HealthCheck
from ethnos.server.protocol.host import HostIn, HostOut
from ethnos.server.protocol.messages import Update
from ethnos.server.protocol.update_text import line_of
from ethnos.server.rooms.chairs import digest_of
from ethnos.server.rooms.checks import Forbidden, NotNow
from ethnos.server.rooms.clock import DAY
from ethnos.server.server import Server
from ethnos.server.storage.safety_store import DRAINING, HOST_DIGEST

LISTED: Final = 200
"""The most rows of an answer."""


def host_endpoints(server: Server, host_key: str) -> list[Endpoint]:
    """The address for the host. ``host_key`` is the key of the settings, or empty."""
    admin, health = Admin(server.store, server.tables, "key"), HealthCheck(server.store, server.bot_pool)

    async def check(key: str, address: str) -> None:
        """Refuse a wrong key. All valid ones are compared, each in constant time."""
        await server.limits.ask_as_host(address)
        known = [digest_of(host_key) if host_key else "", await admin.safety.setting(HOST_DIGEST)]
        if not sum(hmac.compare_digest(digest_of(key), digest) for digest in known):
            raise Forbidden("host-key-wrong")

    async def host(body: HostIn, address: str) -> HostOut:
        """What the host wants to see, or to do; what they do is noted."""
        await check(body.key, address)
        match body.act:
            case "server":
                counts = await admin.statistics(time.time())
                return HostOut(
                    health=await health.health(),
                    draining=bool(await admin.safety.setting(DRAINING)),
                    counts=counts["tables"] | {"bans": counts["bans"]},
                )
            case "tables":
                return HostOut(tables=list_tables(await admin.find_tables(body.status, body.name, LISTED)))
            case "table":
                room, changes = await server.tables.past(body.table, 0)
                log = [Update(seq=c.seq, at=c.at, line=line_of(room, c), happenings={}) for c in changes]
                return HostOut(tables=list_tables([await server.store.summary(body.table)]), log=log)
            case "people":
                return HostOut(people=await admin.people.listed(LISTED))
            case "reports":
                return HostOut(reports=await admin.safety.reports(limit=LISTED))
            case "bans":
                return HostOut(bans=[ban for ban in await admin.stored.bans() if ban.holds(time.time())])
            case "acts":
                return HostOut(acts=await admin.safety.acts(LISTED))
        await _do(admin, body)
        return HostOut()

    return [Endpoint("POST", "/api/host", host, HostOut)]


async def _do(admin: Admin, body: HostIn) -> None:
    match body.act:
        case "end":
            await admin.end([body.table])
        case "delete":
            await admin.delete([body.table])
        case "remove-chat":
            await admin.erase(body.act, [await admin.find_chat(body.table, body.lines)])
        case "remove-name":
            await admin.erase(body.act, await admin.find_name(body.name))
        case "forget":
            await admin.forget_person(body.person)
        case "close":
            await admin.close_report(body.report)
        case "ban":
            until = time.time() + body.days * DAY if body.days else None
            ban = admin.ban(body.network, body.reason, until) if body.network else None
            await (ban or admin.ban_seat(body.table, body.seat, body.reason, until))
        case "unban":
            if not await admin.unban(body.network):
                raise NotNow("nothing-there")
        case "drain":
            await admin.drain(on=body.on)
