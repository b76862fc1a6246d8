"""Web Push: a message to a person's browser, encrypted for it, over the push service that the browser names."""

import base64
import importlib
import json
from typing import Any, Final

from ethnos.base.i18n import Texts
from ethnos.base.refusals import EthnosError
from ethnos.server.hosting.settings import Settings
from ethnos.server.people.destinations import Destination, destination_of, post
from ethnos.server.people.turns import Gone, NotSent, describe, in_thread
from ethnos.server.storage.notice_store import Turn
from ethnos.server.storage.people_store import PeopleStore, Subscription

TIMEOUT_SECONDS: Final = 20.0
TTL_SECONDS: Final = 86_400
"""How long a push service keeps a message for a browser that is off."""
VAPID: Final = "vapid"
"""The name of the server's key in the database."""
ENCODING: Final = "aes128gcm"
GONE: Final = (404, 410)
SERVICES: Final = (
    "https://fcm.googleapis.com",
    "https://updates.push.services.mozilla.com",
    "https://*.push.apple.com",
    "https://*.notify.windows.com",
)
"""The push services of browsers. A browser names the address to send to, and the server sends to no other hosts but
those that its host names."""
TAKEN: Final = range(200, 300)


class NoPush(EthnosError):
    """Push messages are asked for, but their library is not installed."""

    code = "server-no-pywebpush"


def check_installed() -> None:
    """Refuse to start without the library."""
    try:
        importlib.import_module("pywebpush")
    except ImportError:
        raise NoPush from None


class Pusher:
    """Sends push messages, each in a thread. Use ``open`` to create one."""

    def __init__(self, settings: Settings, vapid: Any) -> None:
        self._settings, self._vapid = settings, vapid

    @classmethod
    async def open(cls, settings: Settings, store: PeopleStore) -> "Pusher":
        """Create one with the server's key, which is generated at the first start."""
        from py_vapid import Vapid

        check_installed()
        new = Vapid()
        new.generate_keys()
        stored = await store.host_key(VAPID, new.private_pem().decode())
        return cls(settings, Vapid.from_pem(stored.encode()))

    @property
    def public_key(self) -> str:
        """The key that browsers subscribe with."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def permits(self, endpoint: str) -> bool:
        """Whether an address belongs to a known push service: a person could name any other host instead."""
        return self._destination(endpoint) is not None

    async def send_turn(self, subscription: Subscription, language: str, turn: Turn) -> None:
        """Say that it is the person's turn."""
        texts = Texts(language)
        payload = {
            "title": texts("notice-turn-subject"),
            "body": describe(turn, texts),
            "path": f"/table/{turn.table_id}",
        }
        await in_thread(self._deliver, subscription, json.dumps(payload))

    def _deliver(self, subscription: Subscription, payload: str) -> None:
        destination, body = self._destination(subscription.endpoint), encrypted(subscription, payload)
        if destination is None or body is None:
            raise Gone
        claims = {"sub": self._settings.push_contact, "aud": destination.origin}
        headers = {"content-encoding": ENCODING, "ttl": str(TTL_SECONDS), **self._vapid.sign(claims)}
        status = post(destination, body, headers, TIMEOUT_SECONDS)
        if status in GONE:
            raise Gone
        if status not in TAKEN:
            raise NotSent(f"status {status}")

    def _destination(self, endpoint: str) -> Destination | None:
        own = self._settings.push_services  # may have patterns, which are held to public addresses
        return destination_of(endpoint, (*SERVICES, *own), own)


def encrypted(subscription: Subscription, payload: str) -> bytes | None:
    """A message that only this browser can read; None if its keys are no keys."""
    from pywebpush import WebPusher

    keys = {"p256dh": subscription.p256dh, "auth": subscription.auth}
    try:
        body: bytes = WebPusher({"endpoint": subscription.endpoint, "keys": keys}).encode(payload.encode())["body"]
    except Exception:  # the libraries raise different errors for different faults
        return None
    return body
