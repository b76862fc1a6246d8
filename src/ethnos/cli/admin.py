"""Commands for the host of a server: `ethnos admin`."""

import re
import time
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar, get_args

import typer

from ethnos.base.refusals import EthnosError
from ethnos.cli.common import AsJson, Command, Commands, app, err, examples, out, print_json, refusals, say, texts
from ethnos.server.storage import Status

if TYPE_CHECKING:
    from ethnos.server.admin import Admin

T = TypeVar("T")

PERIOD: Final = re.compile(r"(\d+)([mhdw])")
UNITS: Final = {"m": 60.0, "h": 3600.0, "d": 86_400.0, "w": 604_800.0}
BAN_PATIENCE: Final = 20.0
"""Seconds to wait for a running server to ban a seat."""


class NoPeriod(EthnosError):
    """A text that names no period of time."""

    code = "admin-no-period"


class WhoToBan(EthnosError):
    """Neither an address nor a seat, or both."""

    code = "admin-who-to-ban"


admin: Final = Commands(help=texts("admin-help"), no_args_is_help=True, rich_markup_mode="rich")
app.add_typer(admin, name="admin")


class TakesIds(Command):
    """A command that takes ids of tables, which may begin with a dash.

    ``-h`` asks for help only as a word of its own: otherwise it would be found in an id such as ``-xhy``.
    """

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the command line."""
        return super().parse_args(ctx, ["--help" if word == "-h" else word for word in args])


IDS: Final[dict[str, Any]] = {
    "cls": TakesIds,
    "context_settings": {"ignore_unknown_options": True, "help_option_names": ["--help"]},
}
"""The settings of commands that take ids of tables."""

Database = Annotated[str, typer.Option(envvar="ETHNOS_DATABASE", help=texts("admin-database"))]
Yes = Annotated[bool, typer.Option("--yes", help=texts("admin-yes"))]
TableIds = Annotated[list[str], typer.Argument(metavar="TABLE", help=texts("admin-tables"))]
OnlyTables = Annotated[list[str] | None, typer.Option("--table", help=texts("admin-only-tables"))]


def example(command: str) -> str:
    """The last line of a command's help."""
    return examples(f"admin {command}")


@admin.command("list", help=texts("admin-list-help"), epilog=example("list --status running --name Ada"))
def list_tables(
    status: Annotated[Status | None, typer.Option(help=texts("admin-status"))] = None,
    name: Annotated[str, typer.Option(help=texts("admin-name"))] = "",
    limit: Annotated[int, typer.Option(min=1, help=texts("admin-limit"))] = 50,
    database: Database = "",
    as_json: AsJson = False,
) -> None:
    """List tables."""
    tables = run_admin(database, lambda host: host.list_tables(status, name, limit))
    if as_json:
        print_json({"tables": tables})
        return
    for table in tables:
        _print_row(table)
    if not tables:
        say(out, "admin-nothing")


@admin.command("show", **IDS, help=texts("admin-show-help"), epilog=example("show 3kTq0fVdVnq8Zb1x"))
def show_table(
    table: Annotated[str, typer.Argument(metavar="TABLE", help=texts("admin-table"))],
    database: Database = "",
    as_json: AsJson = False,
) -> None:
    """Show a table."""
    description = run_admin(database, lambda host: host.show(table))
    if as_json:
        print_json(description)
        return
    _print_row(description)
    for line in description["log"]:
        rest = {name: value for name, value in line.items() if name not in ("seq", "at", "kind")}
        details = "  ".join(f"{name}={value}" for name, value in rest.items() if value not in (None, ""))
        out.print(f"{line['seq']:>5}  {when(line['at'])}  {line['kind']}  {details}", markup=False, highlight=False)


@admin.command("end", **IDS, help=texts("admin-end-help"), epilog=example("end 3kTq0fVdVnq8Zb1x --yes"))
def end_tables(tables: TableIds, yes: Yes = False, database: Database = "", as_json: AsJson = False) -> None:
    """End tables."""

    async def end(host: "Admin") -> None:
        await host.check_not_over(tables)
        ask(yes, "admin-ask-end", tables=len(tables))
        await host.end(tables)

    run_admin(database, end)
    report(as_json, {"ended": tables}, "admin-ended", tables=len(tables))


@admin.command("delete", **IDS, help=texts("admin-delete-help"), epilog=example("delete 3kTq0fVdVnq8Zb1x"))
def delete_tables(tables: TableIds, yes: Yes = False, database: Database = "", as_json: AsJson = False) -> None:
    """Delete tables."""

    async def delete(host: "Admin") -> list[str]:
        await host.check_there(tables)
        ask(yes, "admin-ask-delete", tables=len(tables))
        return await host.delete(tables)

    deleted = run_admin(database, delete)
    report(as_json, {"deleted": deleted}, "admin-deleted", tables=len(deleted))


@admin.command("remove-name", help=texts("admin-remove-name-help"), epilog=example('remove-name "Ada L" --yes'))
def remove_name(
    name: Annotated[str, typer.Argument(metavar="NAME", help=texts("admin-removed-name"))],
    instead: Annotated[str, typer.Option(help=texts("admin-instead"))] = "\N{EM DASH}",
    table: OnlyTables = None,
    yes: Yes = False,
    database: Database = "",
    as_json: AsJson = False,
) -> None:
    """Remove a name everywhere."""

    async def remove(host: "Admin") -> dict[str, int]:
        erasures = await host.find_name(name, instead, table or ())
        counts = {"tables": len(erasures), "places": sum(len(erasure.entries) for erasure in erasures)}
        if erasures:
            ask(yes, "admin-ask-name", name=name, **counts)
            await host.erase("remove-name", erasures)
        return counts

    removed = run_admin(database, remove)
    report(as_json, removed, "admin-name-removed" if removed["places"] else "admin-nothing", name=name, **removed)


@admin.command(
    "remove-chat",
    **IDS,
    help=texts("admin-remove-chat-help"),
    epilog=example("remove-chat TABLE --line 17"),
)
def remove_chat(
    table: Annotated[str, typer.Argument(metavar="TABLE", help=texts("admin-table"))],
    line: Annotated[list[int] | None, typer.Option(help=texts("admin-line"))] = None,
    yes: Yes = False,
    database: Database = "",
    as_json: AsJson = False,
) -> None:
    """Remove lines of chat."""

    async def remove(host: "Admin") -> list[int]:
        erasure = await host.find_chat(table, line or ())
        if erasure.entries:
            ask(yes, "admin-ask-chat", lines=len(erasure.entries))
            await host.erase("remove-chat", [erasure])
        return [entry.seq for entry in erasure.entries]

    removed = run_admin(database, remove)
    report(as_json, {"lines": removed}, "admin-chat-removed" if removed else "admin-nothing", lines=len(removed))


@admin.command("ban", help=texts("admin-ban-help"), epilog=example("ban 203.0.113.7 --for 7d --reason flooding"))
def ban(
    network: Annotated[str, typer.Argument(metavar="NETWORK", help=texts("admin-network"))] = "",
    table: Annotated[str, typer.Option(help=texts("admin-ban-table"))] = "",
    seat: Annotated[int, typer.Option(min=0, help=texts("admin-ban-seat"))] = 0,
    period: Annotated[str, typer.Option("--for", help=texts("admin-for"))] = "",
    reason: Annotated[str, typer.Option(help=texts("admin-reason"))] = "",
    yes: Yes = False,
    database: Database = "",
    as_json: AsJson = False,
) -> None:
    """Ban an address or a network, or the clients at a seat."""
    with refusals():
        if bool(network) == bool(table):
            raise WhoToBan
        until = _until(period)

    async def ban_seat(host: "Admin") -> list[str]:
        await host.check_there([table])
        ask(yes, "admin-ask-ban-seat", seat=seat)
        return await _ban_seat(host, table, seat, reason, until)

    if table:
        networks = run_admin(database, ban_seat)
    else:
        ask(yes, "admin-ask-ban", network=(cidr := _network(network)), addresses=ip_network(cidr).num_addresses)
        networks = [run_admin(database, lambda host: host.ban(network, reason, until)).network]
    if not networks:
        say(err, "admin-nobody-there")
        raise typer.Exit(1)
    report(as_json, {"banned": networks, "until": until}, "admin-banned", network=", ".join(networks))


@admin.command("unban", help=texts("admin-unban-help"), epilog=example("unban 203.0.113.7"))
def unban(
    network: Annotated[str, typer.Argument(metavar="NETWORK", help=texts("admin-network"))],
    database: Database = "",
    as_json: AsJson = False,
) -> None:
    """Lift a ban."""
    lifted = run_admin(database, lambda host: host.unban(network))
    report(as_json, {"unbanned": lifted}, "admin-unbanned" if lifted else "admin-not-banned", network=network)


@admin.command("bans", help=texts("admin-bans-help"), epilog=example("bans --json"))
def list_bans(database: Database = "", as_json: AsJson = False) -> None:
    """List bans."""
    bans = [ban for ban in run_admin(database, lambda host: host.stored.bans()) if ban.holds(time.time())]
    if as_json:
        print_json({"bans": [asdict(ban) for ban in bans]})
        return
    for row in bans:
        until = when(row.until) if row.until is not None else "..."
        out.print(f"{row.network}  {when(row.since)} - {until}  {row.reason}", markup=False, highlight=False)
    if not bans:
        say(out, "admin-nothing")


@admin.command("stats", help=texts("admin-stats-help"), epilog=example("stats --json"))
def statistics(database: Database = "", as_json: AsJson = False) -> None:
    """Count what there is."""
    counts = run_admin(database, lambda host: host.statistics(time.time()))
    if as_json:
        print_json(counts)
        return
    tables, entries = counts["tables"], counts["entries"]
    say(
        out,
        "admin-stats",
        **{status: tables.get(status, 0) for status in get_args(Status)},
        moves=entries.get("moved", 0),
        chat=entries.get("said", 0),
        bans=counts["bans"],
        megabytes=in_megabytes(counts["bytes"]),
    )
    for period, numbers in counts["recent"].items():
        say(out, "admin-stats-recent", period=period, **numbers)


@admin.command("export", help=texts("admin-export-help"), epilog=example("export games --table 3kTq0fVdVnq8Zb1x"))
def export(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help=texts("admin-folder"))],
    table: OnlyTables = None,
    database: Database = "",
    as_json: AsJson = False,
) -> None:
    """Save games as files."""
    exported = run_admin(database, lambda host: host.export(folder, table or ()))
    report(as_json, exported, "admin-exported", files=len(exported["files"]), folder=str(folder))
    for unreadable in () if as_json else exported["unreadable"]:
        say(err, "admin-unreadable", table=unreadable)


# --- Helpers --------------------------------------------------------------------------------------------------


def run_admin(database: str, work: "Callable[[Admin], Awaitable[T]]") -> T:
    """Run a coroutine with a server's database; a refusal is printed as a sentence."""
    import asyncio

    from ethnos.server.admin import opened

    async def do() -> T:
        async with opened(address(database)) as host:
            return await work(host)

    with refusals():
        return asyncio.run(do())


def address(database: str) -> str:
    """The address of a server's database."""
    from ethnos.server.storage.database import database_url, default_database

    return database_url(database) if database else default_database()


def in_megabytes(size: int) -> float:
    """A size in bytes, rounded."""
    return round(size / 1e6, 1)


def ask(yes: bool, key: str, **values: object) -> None:
    """Ask before something is lost for good."""
    if not yes and not typer.confirm(texts(key, **values), err=True):
        say(err, "admin-cancelled")
        raise typer.Exit(1)


def report(as_json: bool, result: dict[str, Any], key: str, **values: object) -> None:
    """Print what was done."""
    if as_json:
        print_json(result)
    else:
        say(out, key, **values)


def _print_row(table: dict[str, Any]) -> None:
    names = ", ".join(seat["name"] or seat["level"] or "?" for seat in table["seats"])
    say(out, "admin-row", table=table["table"], status=table["status"], when=when(table["updated"]), names=names)


def when(moment: float) -> str:
    """A moment in the local time."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(moment))


def _until(period: str) -> float | None:
    """The end of a period from now, such as ``7d``; None for an empty text."""
    if not period:
        return None
    match = PERIOD.fullmatch(period)
    if match is None:
        raise NoPeriod(given=period)
    return time.time() + int(match[1]) * UNITS[match[2]]


def _network(given: str) -> str:
    from ethnos.server.hosting.orders import banned_network

    with refusals():
        return banned_network(given)


async def _ban_seat(host: "Admin", table: str, seat: int, reason: str, until: float | None) -> list[str]:
    """The networks that the running server has banned; none if nobody is connected there, or no server runs."""
    from asyncio import sleep

    before = {ban.network: ban.since for ban in await host.stored.bans()}
    await host.ban_seat(table, seat, reason, until)
    deadline = time.monotonic() + BAN_PATIENCE
    while time.monotonic() < deadline:
        await sleep(0.2)
        if new := [ban.network for ban in await host.stored.bans() if before.get(ban.network) != ban.since]:
            return new
    return []
