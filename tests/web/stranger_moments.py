"""The states of pages that people among strangers see, and those of the host of the server."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Final

from ethnos.server.admin import opened
from ethnos.server.rooms.entries import Asked, Finished, Said
from harness.live import ServerProcess, api, join, open_table
from harness.person import Person
from tests.web.moments import Act, Moment, Visit, press, several
from tests.web.stages import LONG_NAMES, NAMES, send_as

RUDE: Final = "You play like a donkey, and everybody at this table can see it. Go away!"
LINE: Final = 4
"""The entry of what is said first at a table of two: it was created, and both have joined."""
NETWORKS: Final = ("203.0.113.0/24", "2001:db8:1234:5678::/64")


def about_stranger(visit: Visit) -> None:
    """What can be done about a player, at the end of the window about them."""
    person = visit.person
    person.activate(person.page.get_by_title(person.texts("web-player-more", name=NAMES[3])))
    person.button("people-report").scroll_into_view_if_needed()


def hidden_stranger(visit: Visit) -> None:
    """The same, once the player is hidden and blocked."""
    about_stranger(visit)
    visit.person.press("people-mute", muted="no")
    visit.person.press("people-block", blocked="no")
    visit.person.button("people-block", blocked="yes").wait_for()


def about_line(visit: Visit) -> None:
    """What can be done about a line of chat."""
    visit.person.page.keyboard.press("o")
    visit.person.press("people-about-line", name=NAMES[3])


def report(visit: Visit) -> None:
    """A report about a line of chat, before it is sent."""
    about_line(visit)
    visit.person.press("people-report")
    visit.person.page.locator("dialog textarea").fill("It is the third time today.")


def asked_first(key: str) -> Act:
    """The menu, after a first press of a button that asks first."""

    def act(visit: Visit) -> None:
        press("web-menu")(visit)
        visit.person.press(key, sure="no")
        visit.person.button(key, sure="yes").scroll_into_view_if_needed()

    return act


def inviting(visit: Visit) -> None:
    """The host of a table has made an invitation, and somebody asks for a seat."""
    seat = open_table(visit.server, ["person", "open", "adept", "open"], NAMES[0], admission="asked")
    person = visit.person
    person.open(f"/table/{seat.table}#{seat.secret}")
    person.press("people-invite")
    person.page.get_by_label(person.texts("people-invitation", number=3)).wait_for()
    answer = api(visit.server, "POST", f"/tables/{seat.table}/seats", name=LONG_NAMES[1])
    assert answer.json()["waiting"]
    person.button("people-admit").wait_for()


def invited(visit: Visit) -> None:
    """Somebody opens an invitation to a table with two others."""
    seat = open_table(visit.server, ["person", "open", "adept", "open"], LONG_NAMES[0], hints=True)
    join(visit.server, seat.table, LONG_NAMES[1])
    visit.person.open(f"/table/{seat.table}#invitation=a-code-of-an-invitation")
    visit.person.button("people-invited-yes").wait_for()


def waits(visit: Visit) -> None:
    """Somebody has asked for a seat."""
    seat = open_table(visit.server, ["person", "open", "adept"], NAMES[1], admission="asked")
    visit.person.open(f"/table/{seat.table}")
    visit.person.press("pages-join")
    visit.person.page.get_by_text(visit.person.texts("people-waits")).first.wait_for()


@cache
def host_key(server: ServerProcess) -> str:
    """The key of the server's host, who has something to do."""
    seat = open_table(server, ["person", "open"], NAMES[1])
    other = join(server, seat.table, NAMES[2])
    send_as(server, other, {"type": "say", "text": RUDE})
    path, secret = f"/tables/{seat.table}", seat.secret
    api(server, "POST", f"{path}/reports", secret=secret, seat=1, line=LINE, reason="He says this to everybody.")
    api(server, "POST", f"{path}/reports", secret=other.secret, seat=0, reason="She does not move for days.")
    api(server, "POST", "/people", key="k" * 27, language="en")

    async def prepare() -> str:
        async with opened(server.database) as admin:
            for network in NETWORKS:
                await admin.ban(network, "flooding", time.time() + 864_000)
            about_line = next(report for report in await admin.safety.reports() if not report.closed and report.line)
            await admin.close_report(about_line.report_id)
            return await admin.new_key()

    with ThreadPoolExecutor(1) as thread:  # the browser's event loop runs in this one
        return thread.submit(lambda: asyncio.run(prepare())).result()


def at_the_host(part: str = "") -> Act:
    """A part of the host's page."""

    def act(visit: Visit) -> None:
        open_host_page(visit.person, host_key(visit.server), part)

    return act


def open_host_page(person: Person, key: str, part: str = "") -> None:
    """Open a part of the host's page with the key."""
    person.open(f"/host/{part}")
    person.page.get_by_label(person.texts("host-key"), exact=True).fill(key)
    person.press("host-open")
    person.page.locator("nav [aria-current]").wait_for()
    person.page.wait_for_load_state("networkidle")


def wrong_key(visit: Visit) -> None:
    """A key that opens nothing."""
    visit.person.page.get_by_label(visit.person.texts("host-key"), exact=True).fill("wrong")
    visit.person.press("host-open")
    visit.person.page.get_by_role("alert").wait_for()


def host_at_a_table(visit: Visit) -> None:
    """A table that somebody has reported."""
    at_the_host()(visit)
    page = visit.person.page
    page.get_by_role("button", name=visit.person.texts("host-look")).first.click()
    page.locator("dialog ol, dialog ul").first.wait_for()


RUDELY = several(Said(3, NAMES[3], RUDE))
STRANGERS = (
    Moment("stranger", about_stranger, several()),
    Moment("stranger-hidden", hidden_stranger, several(), passing=True),
    Moment("about-line", about_line, RUDELY),
    Moment("report", report, RUDELY),
    Moment("replace-link", asked_first("people-replace-link"), several()),
    Moment("offer-end", asked_first("people-end"), several()),
    Moment("asked-end", stage=several(Asked(3, "end"))),
    Moment("ended-early", stage=several(Finished(0))),
    Moment("inviting", inviting, path="/", whole=True),
    Moment("invited", invited, path="/", whole=True),
    Moment("waits", waits, path="/", whole=True),
    Moment("host-key", wrong_key, path="/host", expected=("403",)),
    Moment("host-reports", at_the_host(), path="/", whole=True),
    Moment("host-table", host_at_a_table, path="/"),
    Moment("host-tables", at_the_host("tables"), path="/", whole=True),
    Moment("host-people", at_the_host("people"), path="/", whole=True),
    Moment("host-bans", at_the_host("bans"), path="/", whole=True),
    Moment("host-acts", at_the_host("acts"), path="/", whole=True),
    Moment("host-server", at_the_host("server"), path="/", whole=True),
)
