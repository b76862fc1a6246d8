"""A host's settings for notices, in environment variables. Without them nothing is ever sent."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlsplit

from ethnos.base.refusals import EthnosError
from ethnos.server.people.destinations import PLAIN

ADDRESS: Final = "ETHNOS_ADDRESS"
SMTP_HOST: Final = "ETHNOS_SMTP_HOST"
SMTP_PORT: Final = "ETHNOS_SMTP_PORT"
SMTP_SECURITY: Final = "ETHNOS_SMTP_SECURITY"
SMTP_USER: Final = "ETHNOS_SMTP_USER"
SMTP_PASSWORD: Final = "ETHNOS_SMTP_PASSWORD"
SMTP_FROM: Final = "ETHNOS_SMTP_FROM"
PUSH_CONTACT: Final = "ETHNOS_PUSH_CONTACT"
PUSH_SERVICES: Final = "ETHNOS_PUSH_SERVICES"
NOTICE_SECONDS: Final = "ETHNOS_NOTICE_SECONDS"

PORTS: Final = {"starttls": 587, "tls": 465, "none": 25}
WAIT_SECONDS: Final = 60.0
"""How long a turn has to last before a notice is sent."""
SERVICES: Final = (
    "https://fcm.googleapis.com",
    "https://updates.push.services.mozilla.com",
    "https://*.push.apple.com",
    "https://*.notify.windows.com",
)
"""The push services of browsers. A browser names the address to send to, and the server sends to no other hosts but
those that its host names."""


class BadSetting(EthnosError):
    """An environment variable that is missing or wrong."""

    code = "server-bad-setting"


@dataclass(frozen=True)
class MailSettings:
    """The SMTP server that sends the host's mail."""

    host: str
    port: int
    security: str
    user: str
    password: str = field(repr=False)
    sender: str


@dataclass(frozen=True)
class PushSettings:
    """Push messages are sent in the name of a contact, to known services only."""

    contact: str
    services: tuple[str, ...] = ()
    """Origins of further services, which need not be public."""


@dataclass(frozen=True)
class NoticeSettings:
    """Everything about notices."""

    address: str = ""
    """Where people find this server: links in mails begin with it."""
    mail: MailSettings | None = None
    push: PushSettings | None = None
    wait: float = WAIT_SECONDS


def read_settings(environment: Mapping[str, str]) -> NoticeSettings:
    """The settings of this process; ``BadSetting`` names what is wrong."""
    address = environment.get(ADDRESS, "").rstrip("/")
    if address and urlsplit(address).scheme not in ("http", "https"):
        raise BadSetting(variable=ADDRESS)
    mail, push = _mail(environment), _push(environment)
    if mail and not address:
        raise BadSetting(variable=ADDRESS)
    return NoticeSettings(address, mail, push, _number(environment, NOTICE_SECONDS, WAIT_SECONDS))


def _mail(environment: Mapping[str, str]) -> MailSettings | None:
    host = environment.get(SMTP_HOST, "")
    if not host:
        return None
    security, sender = environment.get(SMTP_SECURITY, "starttls"), environment.get(SMTP_FROM, "")
    if security not in PORTS:
        raise BadSetting(variable=SMTP_SECURITY)
    if "@" not in sender:
        raise BadSetting(variable=SMTP_FROM)
    return MailSettings(
        host=host,
        port=int(_number(environment, SMTP_PORT, PORTS[security])),
        security=security,
        user=environment.get(SMTP_USER, ""),
        password=environment.get(SMTP_PASSWORD, ""),
        sender=sender,
    )


def _push(environment: Mapping[str, str]) -> PushSettings | None:
    contact = environment.get(PUSH_CONTACT, "")
    if not contact:
        return None
    if not contact.startswith(("mailto:", "https://")):
        raise BadSetting(variable=PUSH_CONTACT)
    services = tuple(environment.get(PUSH_SERVICES, "").split())
    for service in services:
        plain = PLAIN.fullmatch(service.replace("://*.", "://any.") + "/")
        if plain is None or plain["path"] != "/":
            raise BadSetting(variable=PUSH_SERVICES)
    return PushSettings(contact, services)


def _number(environment: Mapping[str, str], variable: str, default: float) -> float:
    try:
        return float(environment.get(variable) or default)
    except ValueError:
        raise BadSetting(variable=variable) from None
