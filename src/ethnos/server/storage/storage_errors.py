"""What can go wrong between a server and its database. No message holds a password."""

from ethnos.base.refusals import EthnosError


class Overtaken(EthnosError):
    """Another process has appended first: the new entries may not fit any more."""


class NoSuchTable(EthnosError):
    """A table that was never created here."""


class Unreadable(EthnosError):
    """A table whose rows cannot be read: they are damaged, or were written by another version of this software."""

    code = "server-table-unreadable"


class NoDatabase(EthnosError):
    """There is no file at this path."""

    code = "admin-no-database"


class Unstorable(EthnosError):
    """Text that a database cannot hold. Nothing stored has it, and nothing is found by it."""


class DatabaseInUse(EthnosError):
    """A file that another server uses: two would not notice each other's entries."""


class DatabaseBeingRestored(EthnosError):
    """A PostgreSQL database into which a backup is being restored: no server may use it meanwhile."""


class UnknownDatabase(EthnosError):
    """An address that names no database. The message does not repeat it: a mistyped one may show a password."""


class NoDriver(EthnosError):
    """The address is PostgreSQL's, but its driver is not installed."""

    code = "server-no-asyncpg"


class DatabaseUnreachable(EthnosError):
    """A database that cannot be used, at least not now. A write in progress may or may not be stored."""


class DatabaseTooNew(EthnosError):
    """A database that a later version of this software has changed: this version cannot read it."""
