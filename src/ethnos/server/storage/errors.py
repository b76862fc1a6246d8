"""What can go wrong between a server and its database. No message holds a password."""

from ethnos.refusals import EthnosError


class Overtaken(EthnosError):
    """Somebody else has appended first: what was to be appended may not fit any more."""

    code = "error-Overtaken"


class NoSuchTable(EthnosError):
    """A table that was never created here."""

    code = "error-NoSuchTable"


class UnknownDatabase(EthnosError):
    """An address that names no database. It is not told again, since a mistyped one may show a password."""

    code = "error-UnknownDatabase"


class NoDriver(EthnosError):
    """PostgreSQL is wanted, and what speaks to it is not installed."""

    code = "server-no-asyncpg"


class DatabaseUnreachable(EthnosError):
    """A database that cannot be used, or not now. Whether a write that was under way is stored is not known."""

    code = "error-DatabaseUnreachable"


class DatabaseTooNew(EthnosError):
    """A database that a later edition of this software has changed: this one would not understand it."""

    code = "error-DatabaseTooNew"
