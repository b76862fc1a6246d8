"""Web Push: a message to a person's browser, encrypted for it, over the push service that the browser names."""

import asyncio
import base64
import importlib
import json
from typing import Any, Final
from urllib.parse import urlsplit

from ethnos.i18n import Texts
from ethnos.refusals import EthnosError
from ethnos.server.people.sending import Gone, NotSent
from ethnos.server.people.settings import PushSettings
from ethnos.server.people.turns import Turn
from ethnos.server.storage.people_store import PeopleStore, Subscription

TIMEOUT_SECONDS: Final = 20.0
TTL_SECONDS: Final = 86_400
"""How long a push service keeps a message for a browser that is off."""
VAPID: Final = "vapid"
"""The name of the server's key in the database."""
GONE: Final = (404, 410)


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

    def __init__(self, settings: PushSettings, vapid: Any) -> None:
        self._settings, self._vapid = settings, vapid

    @classmethod
    async def open(cls, settings: PushSettings, store: PeopleStore) -> "Pusher":
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
        try:
            parts = urlsplit(endpoint)
            origin = f"{parts.scheme}://{parts.netloc}"
        except ValueError:
            return False
        return "@" not in parts.netloc and any(_fits(origin, service) for service in self._settings.services)

    async def send_turn(self, subscription: Subscription, language: str, turn: Turn) -> None:
        """Say that it is the person's turn."""
        texts = Texts(language)
        payload = {
            "title": texts("notice-turn-subject"),
            "body": turn.describe(texts),
            "path": f"/table/{turn.table_id}",
        }
        await asyncio.to_thread(self._deliver, subscription, json.dumps(payload))

    def _deliver(self, subscription: Subscription, payload: str) -> None:
        import requests
        from pywebpush import WebPushException, webpush

        if not self.permits(subscription.endpoint):
            raise Gone
        keys = {"p256dh": subscription.p256dh, "auth": subscription.auth}
        with requests.Session() as session:
            session.max_redirects = 0
            try:
                webpush(
                    {"endpoint": subscription.endpoint, "keys": keys},
                    payload,
                    self._vapid,
                    {"sub": self._settings.contact},
                    ttl=TTL_SECONDS,
                    timeout=TIMEOUT_SECONDS,
                    requests_session=session,
                )
            except WebPushException as problem:
                if problem.status_code in GONE:
                    raise Gone from problem
                raise NotSent(f"status {problem.status_code}") from problem
            except (requests.RequestException, ValueError) as problem:
                raise NotSent(problem.__class__.__name__) from problem


def _fits(origin: str, service: str) -> bool:
    """Whether an origin is that of a service; ``*.`` stands for any host below a domain."""
    scheme, _, host = service.partition("://")
    if not host.startswith("*."):
        return origin == service
    return origin.startswith(f"{scheme}://") and origin.endswith(host[1:])
