"""What the host of a server can set: this class is the only list of it.

A setting comes from a flag of ``ethnos serve``, else from an environment variable, else from a file, else it has its
default. The variable of ``lease_seconds`` is ``ETHNOS_LEASE_SECONDS``, in files too.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Self

from pydantic import Field, ValidationError, ValidationInfo, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from ethnos.base.refusals import EthnosError
from ethnos.server.hosting.driver import LEASE_SECONDS
from ethnos.server.hosting.limits import SOCKETS_AN_ADDRESS, TABLES_A_MINUTE
from ethnos.server.rooms.presence import GRACE_SECONDS
from ethnos.server.storage.database import database_url, default_database

PREFIX: Final = "ETHNOS_"
SHORTEST_KEY: Final = 20
"""Letters of a host's own key."""
PORTS: Final = {"starttls": 587, "tls": 465, "none": 25}
LABEL: Final = r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
ORIGIN: Final = (
    rf"(?P<origin>(?P<scheme>https?)://(?P<host>{LABEL}(?:\.{LABEL})*|\[[0-9a-f:]{{2,39}}\])"
    r"(?::(?P<port>[1-9][0-9]{0,4}))?)"
)
"""How browsers write the origin of an address: a lower-case name, and a port only if it is not the usual one."""


class BadSetting(EthnosError):
    """A setting that is missing or wrong."""

    code = "server-bad-setting"


@dataclass(frozen=True)
class Flag:
    """The flag of ``ethnos serve`` for a setting; its text is ``serve-`` with the flag's name."""

    name: str
    metavar: str | None = None


Days = Annotated[float, Field(ge=0)]
"""How long something is kept; 0 is for ever."""


class Settings(BaseSettings):
    """The settings of a server."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX, env_ignore_empty=True, extra="ignore", frozen=True, hide_input_in_errors=True
    )

    database: Annotated[str, Flag("--database"), Field(validate_default=True)] = ""
    sockets_an_address: Annotated[int, Field(ge=1), Flag("--sockets", "NUMBER")] = SOCKETS_AN_ADDRESS
    tables_a_minute: Annotated[float, Field(ge=0), Flag("--tables", "NUMBER")] = TABLES_A_MINUTE
    lease_seconds: Annotated[float, Field(gt=0), Flag("--lease", "SECONDS")] = LEASE_SECONDS
    grace_seconds: Annotated[float, Field(ge=0)] = GRACE_SECONDS
    """How long a person's connection may be lost until the others see that they are away."""
    idle_seconds: Annotated[float, Field(gt=0)] = 300.0
    """After this time an idle table with nobody connected is dropped from memory."""
    bot_processes: Annotated[int, Field(ge=1)] | None = None
    """How many moves of bots are computed at once; None for as many as there are cores."""
    site: Annotated[str, Flag("--site", "FOLDER")] = ""
    """The folder of the game without a server."""

    keep_finished_days: Annotated[Days, Flag("--keep-finished", "DAYS")] = 0
    """Games that were played to their end, after their last change."""
    keep_unfinished_days: Annotated[Days, Flag("--keep-unfinished", "DAYS")] = 400
    """Games that have begun and are not over, after their last change."""
    keep_abandoned_days: Annotated[Days, Flag("--keep-abandoned", "DAYS")] = 30
    """Tables at which no game has begun, or that the host of the server has ended."""
    keep_chat_days: Annotated[Days, Flag("--keep-chat", "DAYS")] = 90
    """Chat of tables whose game is over."""
    keep_people_days: Annotated[Days, Flag("--keep-people", "DAYS")] = 730
    """People who keep their games together, after their last visit."""
    keep_addresses_days: Annotated[Days, Flag("--keep-addresses", "DAYS")] = 400
    """Where notices go, after a person's last visit: e-mail addresses and browsers."""
    keep_pending_days: Annotated[Days, Flag("--keep-pending", "DAYS")] = 7
    """E-mail addresses that nobody has confirmed, after the last visit of the person who gave them."""
    keep_notices_days: Annotated[Days, Flag("--keep-notices", "DAYS")] = 90
    """What notices were sent."""
    keep_reports_days: Annotated[Days, Flag("--keep-reports", "DAYS")] = 180
    """Reports to the host, and what the host did."""

    contact: Annotated[str, Flag("--contact")] = ""
    """How people reach the host: an e-mail address or the address of a page."""
    host_key: str = Field(default="", repr=False)
    """Opens the host's API; empty for only the key that ``ethnos admin key`` has made."""
    log_format: Annotated[Literal["text", "json"], Flag("--log-format")] = "text"

    smtp_host: str = ""
    """The SMTP server that sends the host's mail; without one there are no mails."""
    smtp_security: Literal["starttls", "tls", "none"] = "starttls"
    smtp_port: Annotated[int, Field(ge=1, lt=65536)] | None = None
    smtp_user: str = ""
    smtp_password: str = Field(default="", repr=False)
    smtp_from: Annotated[str, Field(validate_default=True)] = ""
    address: Annotated[str, Field(pattern="^(https?://.+)?$", validate_default=True)] = ""
    """Where people find this server: links in mails begin with it."""
    push_contact: Annotated[str, Field(pattern="^((mailto:|https://).+)?$")] = ""
    """Told to push services; without one there are no push messages."""
    push_services: Annotated[tuple[str, ...], NoDecode] = ()
    """Origins of further push services, which need not be public."""
    notice_seconds: float = 60.0
    """How long a turn has to last before a notice is sent."""

    @classmethod
    def read(cls, given: Mapping[str, Any] | None = None, file: Path | None = None) -> Self:
        """The settings of this process, with those that are given; ``BadSetting`` names what is wrong."""
        values: dict[str, Any] = {"_env_file": file, **(given or {})}
        try:
            return cls(**values)
        except ValidationError as problem:
            name = str(problem.errors(include_url=False, include_input=False)[0]["loc"][0])
            flags = [cls.flags()[name].name] if name in cls.flags() else []
            raise BadSetting(variable=" / ".join([*flags, PREFIX + name.upper()])) from None

    @classmethod
    def flags(cls) -> dict[str, Flag]:
        """The settings that have a flag."""
        marks = ((name, mark) for name, field in cls.model_fields.items() for mark in field.metadata)
        return {name: mark for name, mark in marks if isinstance(mark, Flag)}

    def keeping_everything(self) -> Self:
        """The same, but nothing is ever removed."""
        return self.model_copy(update={name: 0.0 for name in type(self).model_fields if name.startswith("keep_")})

    @property
    def mail_port(self) -> int:
        """The port of the SMTP server."""
        return self.smtp_port or PORTS[self.smtp_security]

    @field_validator("database")
    @classmethod
    def _find(cls, database: str) -> str:
        return database_url(database) if database else default_database()

    @field_validator("host_key")
    @classmethod
    def _check_key(cls, key: str) -> str:
        if 0 < len(key) < SHORTEST_KEY:
            raise ValueError("it could be guessed")
        return key

    @field_validator("smtp_from")
    @classmethod
    def _check_sender(cls, sender: str, others: ValidationInfo) -> str:
        if others.data.get("smtp_host") and "@" not in sender:
            raise ValueError("no address")
        return sender

    @field_validator("address")
    @classmethod
    def _check_address(cls, address: str, others: ValidationInfo) -> str:
        if others.data.get("smtp_host") and not address:
            raise ValueError("mails need it for their links")
        return address.rstrip("/")

    @field_validator("push_services", mode="before")
    @classmethod
    def _split(cls, services: Any) -> Any:
        return tuple(services.split()) if isinstance(services, str) else services

    @field_validator("push_services")
    @classmethod
    def _check_origins(cls, services: tuple[str, ...]) -> tuple[str, ...]:
        if not all(re.fullmatch(ORIGIN, service.replace("://*.", "://any.")) for service in services):
            raise ValueError("no origin")
        return services
