"""Commands of `ethnos admin` about people, reports, and the host's own key and acts."""

import json
from typing import Annotated

import typer

from ethnos.base.plain import to_json
from ethnos.cli.admin import Database, Yes, admin, ask, example, report, run_admin, when
from ethnos.cli.common import AsJson, out, print_json, say, texts

Limit = Annotated[int, typer.Option(min=1, help=texts("admin-limit"))]


@admin.command("reports", help=texts("admin-reports-help"), epilog=example("reports --json"))
def list_reports(limit: Limit = 50, database: Database = "", as_json: AsJson = False) -> None:
    """List reports."""
    reports = run_admin(database, lambda host: host.safety.reports(limit=limit))
    if as_json:
        print_json({"reports": to_json(reports)})
        return
    for row in reports:
        state, line = when(row.closed) if row.closed else "...", f" #{row.line}" if row.line else ""
        where = f"{row.table_id} {row.by_seat} > {row.seat}{line}"
        out.print(f"{row.report_id:>5}  {when(row.at)} - {state}  {where}  {row.reason}", markup=False, highlight=False)
    if not reports:
        say(out, "admin-nothing")


@admin.command("close-report", help=texts("admin-close-report-help"), epilog=example("close-report 3"))
def close_report(
    number: Annotated[int, typer.Argument(metavar="REPORT", help=texts("admin-report"))],
    database: Database = "",
    as_json: AsJson = False,
) -> None:
    """Close a report."""
    run_admin(database, lambda host: host.close_report(number))
    report(as_json, {"closed": number}, "admin-report-closed", report=number)


@admin.command("people", help=texts("admin-people-help"), epilog=example("people --json"))
def list_people(limit: Limit = 50, database: Database = "", as_json: AsJson = False) -> None:
    """List people."""
    people = run_admin(database, lambda host: host.people.listed(limit))
    if as_json:
        print_json({"people": to_json(people)})
        return
    for row in people:
        out.print(
            f"{row.person_id}  {when(row.created)} - {when(row.seen)}  {row.seats}", markup=False, highlight=False
        )
    if not people:
        say(out, "admin-nothing")


@admin.command("forget-person", help=texts("admin-forget-person-help"), epilog=example("forget-person PERSON --yes"))
def forget_person(
    person: Annotated[str, typer.Argument(metavar="PERSON", help=texts("admin-person"))],
    yes: Yes = False,
    database: Database = "",
    as_json: AsJson = False,
) -> None:
    """Forget a person."""
    ask(yes, "admin-ask-forget")
    run_admin(database, lambda host: host.forget_person(person))
    report(as_json, {"forgotten": person}, "admin-person-forgotten")


@admin.command("acts", help=texts("admin-acts-help"), epilog=example("acts --json"))
def list_acts(limit: Limit = 50, database: Database = "", as_json: AsJson = False) -> None:
    """List what the host did."""
    acts = run_admin(database, lambda host: host.safety.acts(limit))
    if as_json:
        print_json({"acts": to_json(acts)})
        return
    for act in acts:
        data = json.dumps(act.data, ensure_ascii=False)
        out.print(f"{when(act.at)}  {act.who:<5}  {act.what}  {data}", markup=False, highlight=False)
    if not acts:
        say(out, "admin-nothing")


@admin.command("key", help=texts("admin-key-help"), epilog=example("key"))
def new_key(database: Database = "", as_json: AsJson = False) -> None:
    """Make a key for the host's API."""
    key = run_admin(database, lambda host: host.new_key())
    if as_json:
        print_json({"key": key})
    else:
        out.print(key, markup=False, highlight=False)


@admin.command("drain", help=texts("admin-drain-help"), epilog=example("drain --off"))
def drain(
    off: Annotated[bool, typer.Option("--off", help=texts("admin-off"))] = False,
    database: Database = "",
    as_json: AsJson = False,
) -> None:
    """Take no new tables, or take them again."""
    run_admin(database, lambda host: host.drain(on=not off))
    report(as_json, {"draining": not off}, "admin-draining", on="no" if off else "yes")
