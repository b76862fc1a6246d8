"""What can go wrong between a server and its database. No message holds a password."""

from ethnos.engine.errors import EthnosError


class Overtaken(EthnosError):
    """Somebody else has appended first: what was to be appended may not fit any more."""

    def __init__(self) -> None:
        super().__init__("somebody else has appended first")


class NoSuchTable(EthnosError):
    """A table that was never created here."""

    def __init__(self, table_id: str) -> None:
        super().__init__(f"there is no table {table_id}")
        self.table_id = table_id


class UnknownDatabase(EthnosError):
    """An address that names no database. It is not told again, since a mistyped one may show a password."""

    def __init__(self) -> None:
        super().__init__("give sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME")


class NoDriver(EthnosError):
    """PostgreSQL is wanted, and what speaks to it is not installed."""

    def __init__(self) -> None:
        super().__init__("PostgreSQL needs asyncpg: pip install 'ethnos[hosting]'")
        self.code = "server-no-asyncpg"


class DatabaseUnreachable(EthnosError):
    """A database that cannot be used, or not now. Whether a write that was under way is stored is not known."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}")
        self.where, self.problem = where, problem


class DatabaseTooNew(EthnosError):
    """A database that a later edition of this software has changed: this one would not understand it."""

    def __init__(self, where: str, revision: str) -> None:
        super().__init__(f"{where} is at revision {revision}, which is not known here")
        self.where, self.revision = where, revision
