"""Notices to players whose turn it is, from a real server to a real SMTP server and a real push endpoint."""

import asyncio
import base64
import json
import os
import random
import re
import socket
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email.message import Message
from email.parser import BytesParser
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from ethnos.base.i18n import Texts
from ethnos.server.hosting.settings import BadSetting, Settings
from ethnos.server.people.notices import CLAIM_SECONDS, POLL_SECONDS
from ethnos.server.people.turns import AWAY_SECONDS, due
from ethnos.server.rooms import seating
from ethnos.server.rooms.chairs import digest_of
from ethnos.server.rooms.presence import GRACE_SECONDS
from ethnos.server.rooms.summary import facts_of
from ethnos.server.storage import TableFacts
from ethnos.server.storage.database_store import DatabaseStore
from ethnos.server.storage.notice_store import Notice, NoticeStore, Turn
from ethnos.server.storage.people_store import PeopleStore
from harness import http
from harness.live import Seat, ServerProcess, api, database_in, join, open_table, seated
from harness.patience import PATIENCE_SECONDS
from harness.postgres import free_port
from tests.server.in_process import server_in_process
from tests.server.test_room import started

KEY = "k" * 32
OTHER_KEY = "o" * 32
ADDRESS = "https://example.org"
INSERT_BROWSER = """INSERT INTO push_subscriptions (person_id, endpoint, p256dh, auth)
    SELECT person_id, ?2, ?3, ?4 FROM persons WHERE key_digest = ?1"""
OUTCOMES = "SELECT key_digest, done, attempts FROM notices JOIN persons USING (person_id)"
CHANCE = random.Random(1)
"""Shared by all moves, because their ids come from it too."""


class Mailbox:
    """Collects mails; can refuse some mails for now, or an address for good."""

    def __init__(self) -> None:
        self.mails: list[Message] = []
        self.refusals = 0
        self.closed = ""
        self.refused = ""

    async def handle_RCPT(self, _server: Any, _session: Any, envelope: Any, address: str, _options: Any) -> str:  # noqa: N802
        """Accept or refuse a recipient."""
        if address == self.closed:
            return "550 nobody here"
        if address == self.refused:
            return "450 try again later"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        """Accept or refuse a mail."""
        if self.refusals:
            self.refusals -= 1
            return "451 try again later"
        self.mails.append(BytesParser(policy=default).parsebytes(envelope.content))
        return "250 OK"


class PushService:
    """A push service with one browser behind it, which decrypts the messages."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.messages: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []
        self.status = 201
        self.statuses: dict[str, int] = {}
        """Other statuses, by the path of a browser."""
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                status = service.statuses.get(self.path, service.status)
                if status == service.status:
                    service.take(dict(self.headers), body)
                self.send_response(status)
                self.send_header("Location", f"{service.origin}/browser")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                """Log nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def take(self, headers: dict[str, str], body: bytes) -> None:
        """Decrypt a message as a browser does."""
        self.headers.append(headers)
        plain = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        self.messages.append(json.loads(plain))

    @property
    def keys(self) -> dict[str, str]:
        """The keys that the browser sends to the server."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        encoded = [base64.urlsafe_b64encode(part).rstrip(b"=").decode() for part in (point, self.auth)]
        return {"p256dh": encoded[0], "auth": encoded[1]}


@pytest.fixture
def mailbox() -> Iterator[tuple[Mailbox, int]]:
    box, port = Mailbox(), free_port()
    controller = Controller(box, hostname="127.0.0.1", port=port, ready_timeout=PATIENCE_SECONDS)
    controller.start()
    yield box, port
    controller.stop()


@pytest.fixture
def push() -> Iterator[PushService]:
    service = PushService()
    yield service
    service.server.shutdown()
    service.server.server_close()


@pytest.fixture
def environment(
    mailbox: tuple[Mailbox, int], push: PushService, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> str:
    """Set the variables of a host who sends notices; returns the address of the database."""
    for variable, value in {
        "ETHNOS_ADDRESS": ADDRESS,
        "ETHNOS_SMTP_HOST": "127.0.0.1",
        "ETHNOS_SMTP_PORT": str(mailbox[1]),
        "ETHNOS_SMTP_SECURITY": "none",
        "ETHNOS_SMTP_FROM": "Ethnos <games@example.org>",
        "ETHNOS_PUSH_CONTACT": "mailto:host@example.org",
        "ETHNOS_PUSH_SERVICES": push.origin,
        "ETHNOS_NOTICE_SECONDS": "0.5",
    }.items():
        monkeypatch.setenv(variable, value)
    return database_in(tmp_path)


@pytest.fixture
def server(environment: str) -> Iterator[ServerProcess]:
    with server_in_process(environment) as running:
        yield running


def post(server: ServerProcess, path: str, **body: Any) -> Any:
    answer = api(server, "POST", path, **body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def wait_for(holds: Callable[[], object]) -> None:
    deadline = time.monotonic() + PATIENCE_SECONDS
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def confirm(server: ServerProcess, box: Mailbox, address: str, language: str = "de", key: str = KEY) -> str:
    """Ask for mails and confirm the address; returns the token in them."""
    post(server, "/people", key=key, language=language)
    person = post(server, "/people/mail", key=key, address=address)
    assert (person["mail"], person["mail_confirmed"]) == (address, False)
    token = re.search(rf"{ADDRESS}/me/confirm#(\S+)", text_of(box.mails[-1]))
    assert token
    post(server, "/people/confirm", token=token[1])
    return token[1]


def key_of(name: str) -> str:
    return name.replace(" ", "-").ljust(32, "k")


@contextmanager
def write(database: str) -> Iterator[sqlite3.Connection]:
    """The server's database, for what no client could store."""
    connection = sqlite3.connect(database.removeprefix("sqlite:///"), timeout=PATIENCE_SECONDS)
    yield connection
    connection.close()


def text_of(mail: Message) -> str:
    return str(mail.get_content())  # type: ignore[attr-defined]


def away_game(server: ServerProcess, key: str = KEY) -> tuple[Seat, Seat]:
    """A correspondence game of two. The host keeps their games on the server and has left; it is the host's turn."""
    host = open_table(server, ["person", "open"], name="Zoë", clock={"kind": "days", "seconds": 3})
    ben = join(server, host.table, "Ben")
    post(server, "/people", key=key, language="de")
    post(server, "/people/seats", key=key, seats=[{"table": host.table, "secret": host.secret}])

    async def play() -> None:
        async with seated(server, host, ben) as both:
            await both.send(type="start", seat=0)
            await both.until(lambda: both.state["status"] == "running")
            await both.send(type="leave", seat=0)
            await both.until(lambda: both.state["chairs"][0]["away"])
            if both.state["turn"] == 1:
                await both.move(CHANCE)
                await both.until(lambda: both.state["turn"] == 0)

    asyncio.run(play())
    return host, ben


def come_and_move(server: ServerProcess, host: Seat, ben: Seat) -> None:
    """Both move once, and the host leaves again."""

    async def play() -> None:
        async with seated(server, host, ben) as both:
            for seat in (0, 1):
                await both.until(lambda seat=seat: both.state["turn"] == seat and both.offers)  # type: ignore[misc]
                await both.move(CHANCE)
            await both.until(lambda: both.state["turn"] == 0)
            await both.send(type="leave", seat=0)
            await both.until(lambda: both.state["chairs"][0]["away"])

    asyncio.run(play())


def wait_for_later_notices(server: ServerProcess, box: Mailbox) -> None:
    """Wait until another person is told of a turn that began just now: earlier notices are sent first."""
    confirm(server, box, "eve@example.net", key=OTHER_KEY)
    away_game(server, OTHER_KEY)
    wait_for(lambda: len(mails_to(box, "eve@example.net")) == 2)


def mails_to(box: Mailbox, address: str) -> list[Message]:
    return [mail for mail in box.mails if mail["To"] == address]


def test_one_mail_is_sent_for_each_turn_after_the_address_is_confirmed(
    server: ServerProcess, mailbox: tuple[Mailbox, int]
) -> None:
    box, texts = mailbox[0], Texts("de")
    token = confirm(server, box, "zoe@example.net")
    assert box.mails[0]["Subject"] == texts("notice-confirm-subject")
    host, ben = away_game(server)
    wait_for(lambda: len(box.mails) == 2)
    mail = box.mails[1]
    assert (mail["To"], mail["Subject"]) == ("zoe@example.net", texts("notice-turn-subject"))
    for part in (f"{ADDRESS}/table/{host.table}", texts("notice-turn", name="Zoë"), "Ben", f"/me/unsubscribe#{token}"):
        assert part in text_of(mail)
    assert host.secret not in text_of(mail)
    assert mail["List-Unsubscribe"] == f"<{ADDRESS}/api/people/unsubscribe/{token}>"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    come_and_move(server, host, ben)
    wait_for(lambda: len(box.mails) == 3)

    # A mail program unsubscribes with one click, and the address is deleted.
    unsubscribe = f"{server.url}/api/people/unsubscribe/{token}"
    form = {"content-type": "application/x-www-form-urlencoded"}
    assert http.request("POST", unsubscribe, content=b"List-Unsubscribe=One-Click", headers=form).status_code == 200
    assert post(server, "/people/me", key=KEY)["mail"] == ""
    come_and_move(server, host, ben)
    wait_for_later_notices(server, box)
    assert len(mails_to(box, "zoe@example.net")) == 3


def test_nothing_is_sent_to_an_address_that_is_not_confirmed(
    server: ServerProcess, mailbox: tuple[Mailbox, int]
) -> None:
    box = mailbox[0]
    post(server, "/people", key=KEY, language="en")
    post(server, "/people/mail", key=KEY, address="zoe@example.net")
    away_game(server)
    wait_for_later_notices(server, box)
    assert len(mails_to(box, "zoe@example.net")) == 1
    for wrong in ("nobody", "a@b\nBcc: c@d", "a b@c.d"):
        assert api(server, "POST", "/people/mail", key=KEY, address=wrong).json()["code"] == "server-mail-wrong"
    assert api(server, "POST", "/people/confirm", token="x" * 27).json()["code"] == "server-mail-token-old"


def test_the_address_of_a_closed_mailbox_is_deleted(server: ServerProcess, mailbox: tuple[Mailbox, int]) -> None:
    confirm(server, mailbox[0], "zoe@example.net")
    mailbox[0].closed = "zoe@example.net"
    away_game(server)
    wait_for(lambda: post(server, "/people/me", key=KEY)["mail"] == "")


def test_a_push_message_reaches_the_browser_and_replaces_the_mail(
    server: ServerProcess, push: PushService, mailbox: tuple[Mailbox, int]
) -> None:
    confirm(server, mailbox[0], "zoe@example.net")
    person = post(server, "/people/push", key=KEY, endpoint=f"{push.origin}/browser", keys=push.keys)
    assert len(base64.urlsafe_b64decode(person["push_key"] + "=")) == 65
    host, ben = away_game(server)
    wait_for(lambda: push.messages)
    assert push.messages == [
        {
            "title": Texts("de")("notice-turn-subject"),
            "body": push.messages[0]["body"],
            "path": f"/table/{host.table}",
        }
    ]
    assert "Ben" in push.messages[0]["body"]
    headers = {name.lower(): value for name, value in push.headers[0].items()}
    assert headers["authorization"].startswith("vapid t=")
    assert f"k={person['push_key']}" in headers["authorization"].replace(" ", "")
    assert len(mailbox[0].mails) == 1, "a person who got a push message gets no mail"

    # A browser that no longer exists is deleted, and a mail is sent instead.
    push.status = 410
    come_and_move(server, host, ben)
    wait_for(lambda: len(mailbox[0].mails) == 2)
    assert post(server, "/people/me", key=KEY)["browsers"] == []


SILENT_SECONDS = 2.0
"""How long the server waits here for a push service that does not answer."""


def test_a_notice_that_fails_in_any_way_stops_no_other(
    environment: str, mailbox: tuple[Mailbox, int], push: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody shares a seat, and all are due at the beginning of the same turn."""
    monkeypatch.setattr("ethnos.server.people.push.TIMEOUT_SECONDS", SILENT_SECONDS)
    monkeypatch.setattr("ethnos.server.hosting.limits.MAILS_AN_HOUR", 100.0)
    box = mailbox[0]
    push.statuses = {"/500": 500, "/404": 404, "/410": 410, "/302": 302, "/307": 307}
    with socket.create_server(("127.0.0.1", 0)) as silent:
        nobody, mute = f"http://127.0.0.1:{free_port()}", f"http://127.0.0.1:{silent.getsockname()[1]}"
        tls = push.origin.replace("http:", "https:")
        monkeypatch.setenv("ETHNOS_PUSH_SERVICES", f"{push.origin} {nobody} {mute} {tls} http://nowhere.invalid")
        endpoints = {
            "keys": f"{push.origin}/keys",
            "elsewhere": "https://127.0.0.77\\.push.apple.com/x",
            "refused": f"{nobody}/x",
            "silent": f"{mute}/x",
            "tls": f"{tls}/x",
            "no address": "http://nowhere.invalid/x",
            **{path[1:]: f"{push.origin}{path}" for path in push.statuses},
        }
        gone = {"keys", "elsewhere", "404", "410"}
        with server_in_process(environment) as server:
            host, _ = away_game(server)
            come = {"table": host.table, "secret": host.secret}
            with write(environment) as database:
                for name, endpoint in endpoints.items():
                    post(server, "/people", key=key_of(name), language="en")
                    post(server, "/people/seats", key=key_of(name), seats=[come])
                    keys = {"p256dh": "A" * 87, "auth": "A" * 22} if name == "keys" else push.keys
                    row = (key_of(name), endpoint, keys["p256dh"], keys["auth"])
                    database.execute(INSERT_BROWSER, (digest_of(row[0]), *row[1:]))
                    database.commit()
            for name in ("gone", "later"):
                confirm(server, box, f"{name}@example.net", key=key_of(name))
            box.closed, box.refused = "gone@example.net", "later@example.net"
            for name in ("gone", "later"):
                post(server, "/people/seats", key=key_of(name), seats=[come])
            post(server, "/people/push", key=KEY, endpoint=f"{push.origin}/browser", keys=push.keys)
            wait_for(lambda: push.messages)

            def outcomes() -> dict[str, tuple[bool, int]]:
                with write(environment) as database:
                    found = {digest: (bool(done), tries) for digest, done, tries in database.execute(OUTCOMES)}
                return {name: found[digest_of(key_of(name))] for name in (*endpoints, "gone", "later")}

            expected = {name: (name in gone | {"gone"}, int(name not in gone | {"gone"})) for name in outcomes()}
            wait_for(lambda: outcomes() == expected)
            for name in endpoints:
                assert len(post(server, "/people/me", key=key_of(name))["browsers"]) == (name not in gone), name
            assert post(server, "/people/me", key=key_of("gone"))["mail"] == ""
            assert post(server, "/people/me", key=key_of("later"))["mail_confirmed"]
    assert len(push.messages) == 1, "no redirect was followed"


def test_a_mail_server_that_is_down_stops_no_push_message(
    environment: str, mailbox: tuple[Mailbox, int], push: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server_in_process(environment) as server:
        confirm(server, mailbox[0], "zoe@example.net")
    monkeypatch.setenv("ETHNOS_SMTP_PORT", str(free_port()))
    with server_in_process(environment) as server:
        host, _ = away_game(server)
        post(server, "/people", key=OTHER_KEY, language="en")
        post(server, "/people/seats", key=OTHER_KEY, seats=[{"table": host.table, "secret": host.secret}])
        post(server, "/people/push", key=OTHER_KEY, endpoint=f"{push.origin}/browser", keys=push.keys)
        wait_for(lambda: push.messages)
        refused = api(server, "POST", "/people/mail", key=OTHER_KEY, address="ben@example.net")
        assert refused.json()["code"] == "server-mail-not-sent"


def test_keys_that_are_no_keys_are_refused(server: ServerProcess, push: PushService) -> None:
    post(server, "/people", key=KEY, language="en")
    off_the_curve = base64.urlsafe_b64encode(b"\x04" + b"\x01" * 64).rstrip(b"=").decode()
    for point in ("A" * 87, off_the_curve):
        keys = push.keys | {"p256dh": point}
        refused = api(server, "POST", "/people/push", key=KEY, endpoint=f"{push.origin}/browser", keys=keys)
        assert refused.json()["code"] == "server-push-keys-wrong"
    assert post(server, "/people/me", key=KEY)["browsers"] == []


def test_a_mailbox_gets_few_mails_whoever_asks_for_them(
    environment: str, mailbox: tuple[Mailbox, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ethnos.server.hosting.limits.MAILS_AN_HOUR", 100.0)
    codes = list[str]()
    with server_in_process(environment) as server:
        for number in range(7):
            post(server, "/people", key=key_of(str(number)), language="en")
            address = ("zoe@example.net", "Zoe@example.net", f"zoe+{number}@example.net")[number % 3]
            answer = api(server, "POST", "/people/mail", key=key_of(str(number)), address=address)
            codes.append("" if answer.status_code == 200 else answer.json()["code"])
    assert codes == [""] * 5 + ["server-too-many-mails-to"] * 2
    assert len(mailbox[0].mails) == 5


def test_a_person_who_never_came_is_notified_as_soon_as_one_who_has_left() -> None:
    """The check that they are away begins a moment after the start. Who was there when their turn began has an hour."""
    for seconds, wait in ((GRACE_SECONDS + 0.5, 60.0), (GRACE_SECONDS + 100, GRACE_SECONDS + 100 + AWAY_SECONDS)):
        case = started("person", "person", clock="days", seconds=3)
        begun, seat = case.now, case.to_move()
        case.now += seconds
        case.take(*seating.lose(case.room, seat))
        facts = facts_of(case.room)
        assert facts.turn_since
        names = {chair.seat: chair.name for chair in facts.seats}
        turn = Turn("p", "t", seat, 0, facts.turn_since, None, facts.clock, facts.seats[seat].lost_at, names)
        assert due(turn, 60.0) == pytest.approx(begun + wait)


def test_another_process_claims_the_notices_of_one_that_died_within_a_minute(tmp_path: Path) -> None:
    async def story() -> None:
        store = await DatabaseStore.open(database_in(tmp_path))
        try:
            people, notices = PeopleStore(store), NoticeStore(store)
            await people.create("key", "en")
            person = await people.find("key")
            assert person
            await store.create("t", True, TableFacts(status="running"), [(0.0, "erased", {})])
            notice = Notice(person.person_id, "t", 1)
            await notices.schedule([(notice, 0.0)])
            assert await notices.claim(1.0, CLAIM_SECONDS, 5) == [notice]
            await notices.renew([notice], (died := 6.0) + CLAIM_SECONDS)
            assert await notices.claim(died + CLAIM_SECONDS - 1, CLAIM_SECONDS, 5) == []
            assert await notices.claim(died + 60 - POLL_SECONDS, CLAIM_SECONDS, 5) == [notice]
        finally:
            await store.close()

    asyncio.run(story())


@pytest.mark.long
def test_a_notice_claimed_by_a_process_that_died_goes_out_within_a_minute(
    environment: str, push: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        monkeypatch.setenv("ETHNOS_PUSH_SERVICES", origin := f"http://127.0.0.1:{silent.getsockname()[1]}")
        with ServerProcess(environment) as server:
            away_game(server)
            post(server, "/people/push", key=KEY, endpoint=f"{origin}/browser", keys=push.keys)
            connection, _ = silent.accept()  # the notice is on its way
            server.kill()
            died = time.monotonic()
            server.start()
            silent.settimeout(60 - (time.monotonic() - died))
            with connection, silent.accept()[0]:
                pass


@pytest.mark.long
def test_the_key_for_push_messages_outlives_the_process(environment: str) -> None:
    with ServerProcess(environment) as server:
        post(server, "/people", key=KEY, language="en")
        before = post(server, "/people/me", key=KEY)["push_key"]
        server.kill()
        server.start()
        assert post(server, "/people/me", key=KEY)["push_key"] == before


def test_only_known_push_services_are_accepted(server: ServerProcess, push: PushService) -> None:
    post(server, "/people", key=KEY, language="en")
    for endpoint in (
        "http://169.254.169.254/latest",
        "https://fcm.googleapis.com.evil.example/x",
        "https://fcm.googleapis.com@evil.example/x",
        "file:///etc/passwd",
        "https://[",
    ):
        refused = api(server, "POST", "/people/push", key=KEY, endpoint=endpoint, keys=push.keys)
        assert refused.json()["code"] == "server-push-service-unknown", endpoint


WRONG: list[tuple[dict[str, str], str]] = [
    ({"smtp_host": "mail", "smtp_from": "a@b"}, "ETHNOS_ADDRESS"),
    ({"smtp_host": "mail", "address": "https://x"}, "ETHNOS_SMTP_FROM"),
    ({"smtp_security": "ssl"}, "ETHNOS_SMTP_SECURITY"),
    ({"push_contact": "me"}, "ETHNOS_PUSH_CONTACT"),
    ({"push_services": "push.example.org"}, "ETHNOS_PUSH_SERVICES"),
    ({"push_services": "https://push.example.org/"}, "ETHNOS_PUSH_SERVICES"),
    ({"push_services": "https://a@push.example.org"}, "ETHNOS_PUSH_SERVICES"),
    ({"sockets_an_address": "0"}, "--sockets / ETHNOS_SOCKETS_AN_ADDRESS"),
    ({"keep_chat_days": "soon"}, "--keep-chat / ETHNOS_KEEP_CHAT_DAYS"),
]


@pytest.mark.parametrize(("given", "named"), WRONG)
def test_a_wrong_setting_is_named(given: dict[str, str], named: str) -> None:
    with pytest.raises(BadSetting) as refusal:
        Settings.read(given)
    assert refusal.value.values == {"variable": named}


def test_a_flag_comes_before_the_environment_and_that_before_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "settings"
    file.write_text("ETHNOS_CONTACT='file'\nETHNOS_LEASE_SECONDS=3\nETHNOS_SMTP_PASSWORD=secret\n", encoding="utf-8")
    assert Settings.read(file=file).contact == "file"
    monkeypatch.setenv("ETHNOS_CONTACT", "environment")
    monkeypatch.setenv("ETHNOS_LEASE_SECONDS", "")
    assert Settings.read(file=file).contact == "environment"
    settings = Settings.read({"contact": "flag"}, file)
    assert (settings.contact, settings.lease_seconds) == ("flag", 3.0)
    assert "secret" not in repr(settings)
