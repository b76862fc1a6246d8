"""Notices to players whose turn it is, from a real server to a real SMTP server and a real push endpoint."""

import asyncio
import base64
import json
import os
import random
import re
import threading
import time
from collections.abc import Callable, Iterator
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

from ethnos.i18n import Texts
from ethnos.server.people import settings
from ethnos.server.people.push import _fits
from ethnos.server.run import notice_settings
from harness import http
from harness.live import Seat, ServerProcess, api, database_in, join, open_table, seated
from harness.patience import PATIENCE_SECONDS
from harness.postgres import free_port
from tests.server.in_process import server_in_process

KEY = "k" * 32
OTHER_KEY = "o" * 32
ADDRESS = "https://example.org"
CHANCE = random.Random(1)
"""Shared by all moves, because their ids come from it too."""


class Mailbox:
    """Collects mails; can refuse some mails for now, or an address for good."""

    def __init__(self) -> None:
        self.mails: list[Message] = []
        self.refusals = 0
        self.closed = ""

    async def handle_RCPT(self, _server: Any, _session: Any, envelope: Any, address: str, _options: Any) -> str:  # noqa: N802
        """Accept or refuse a recipient."""
        if address == self.closed:
            return "550 nobody here"
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
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.take(dict(self.headers), body)
                self.send_response(service.status)
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
        settings.ADDRESS: ADDRESS,
        settings.SMTP_HOST: "127.0.0.1",
        settings.SMTP_PORT: str(mailbox[1]),
        settings.SMTP_SECURITY: "none",
        settings.SMTP_FROM: "Ethnos <games@example.org>",
        settings.PUSH_CONTACT: "mailto:host@example.org",
        settings.PUSH_SERVICES: push.origin,
        settings.NOTICE_SECONDS: "0.5",
    }.items():
        monkeypatch.setenv(variable, value)
    return database_in(tmp_path)


@pytest.fixture
def server(environment: str) -> Iterator[ServerProcess]:
    with server_in_process(environment, notices=notice_settings()) as running:
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
    assert _fits("https://web.push.apple.com", "https://*.push.apple.com")
    assert not _fits("https://evilpush.apple.com", "https://*.push.apple.com")


def test_a_wrong_setting_is_named() -> None:
    with pytest.raises(settings.BadSetting) as refusal:
        settings.read_settings({settings.SMTP_HOST: "mail", settings.SMTP_FROM: "a@b"})
    assert refusal.value.values == {"variable": settings.ADDRESS}
    with pytest.raises(settings.BadSetting):
        settings.read_settings({settings.PUSH_CONTACT: "me"})
    assert settings.read_settings({}) == settings.NoticeSettings()
