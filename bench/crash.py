"""``python -m bench.crash``: kill servers again and again while people play, and compare the log with all accounts.

With SQLite one server is killed and started again; with a PostgreSQL database one of two, chosen by chance.
"""

import argparse
import asyncio
import json
import os
import tempfile
import time
from contextlib import ExitStack
from dataclasses import asdict
from pathlib import Path

from tests.server.crashing import Report, crash
from tests.server.live import ServerProcess, database_in

from ethnos.server.run import LEASE_VARIABLE, TABLES_VARIABLE


def run(database: str, kills: int, places: int, seed: int) -> Report:
    """All kills; the report only comes back where every account was right."""
    os.environ |= {LEASE_VARIABLE: "2", TABLES_VARIABLE: "100000"}
    count = 2 if database.startswith("postgres") else 1
    with ExitStack() as stack:
        servers = [stack.enter_context(ServerProcess(database)) for _ in range(count)]
        return asyncio.run(crash(servers, kills, places, seed))


def main() -> None:
    """Kill, compare and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.crash", description=__doc__)
    parser.add_argument("--kills", type=int, default=200, help="how many (default 200)")
    parser.add_argument("--tables", type=int, default=6, help="at which people play meanwhile (default 6)")
    parser.add_argument("--seed", type=int, default=0, help="of the moments and moves (default 0)")
    parser.add_argument("--database", default="", help="a PostgreSQL address; otherwise an SQLite file of its own")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    wanted = parser.parse_args()

    started = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="ethnos-crash-") as folder:
        report = run(wanted.database or database_in(Path(folder)), wanted.kills, wanted.tables, wanted.seed)
    if wanted.json:
        print(json.dumps(asdict(report)))
        return
    print(f"{report.kills} kills in {time.monotonic() - started:.0f} s, {report.games} games, {report.entries} entries")
    print(f"{report.acknowledged} moves acknowledged: every one in the log once, where it was said to be")
    print(
        f"{report.repeated} moves repeated after a crash, of which {report.stored_before} had been stored: none twice"
    )
    print(f"at most {report.longest_wait:.1f} s from a kill until every table had moved on")


if __name__ == "__main__":
    main()
