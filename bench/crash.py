"""``python -m bench.crash``: kill servers repeatedly while people play, and compare the log with what clients saw.

With SQLite there is one server; with PostgreSQL there are two, and a random one is killed.
"""

import argparse
import asyncio
import json
import os
import time
from contextlib import ExitStack
from dataclasses import asdict

from rich.console import Console

from harness.crashing import Report, crash
from harness.databases import own_database
from harness.live import ServerProcess


def run(database: str, kills: int, table_count: int, seed: int) -> Report:
    """Do all kills. A mismatch between log and clients raises an error instead of returning a report."""
    os.environ |= {"ETHNOS_LEASE_SECONDS": "2", "ETHNOS_TABLES_A_MINUTE": "100000"}
    count = 2 if database.startswith("postgres") else 1
    with ExitStack() as stack:
        servers = [stack.enter_context(ServerProcess(database)) for _ in range(count)]
        with Console(stderr=True).status("") as status:
            return asyncio.run(
                crash(servers, kills, table_count, seed, lambda done: status.update(f"{done} of {kills} kills"))
            )


def main() -> None:
    """Kill, compare and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.crash", description=__doc__)
    parser.add_argument("--kills", type=int, default=200, help="how many (default 200)")
    parser.add_argument("--tables", type=int, default=6, help="at which people play meanwhile (default 6)")
    parser.add_argument("--seed", type=int, default=0, help="of the moments and moves (default 0)")
    parser.add_argument("--postgresql", action="store_true", help="instead of an SQLite file")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    requested = parser.parse_args()

    started = time.monotonic()
    with own_database(requested.postgresql) as database:
        report = run(database, requested.kills, requested.tables, requested.seed)
    if requested.json:
        print(json.dumps(asdict(report)))
        return
    print(f"{report.kills} kills in {time.monotonic() - started:.0f} s, {report.games} games, {report.entries} entries")
    print(f"{report.acknowledged} moves acknowledged: every one is in the log once, at the acknowledged place")
    print(
        f"{report.repeated} moves repeated after a crash, of which {report.stored_before} had been stored: none twice"
    )
    print(f"at most {report.longest_wait:.1f} s from a kill until every table had moved on")


if __name__ == "__main__":
    main()
