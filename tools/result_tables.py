"""Markdown tables of what ``ethnos ... --json`` has printed, for ``docs/ladder.md`` and ``docs/benchmark.md``.

    ethnos tournament --ladder --out games --json | python -m tools.result_tables --plot docs/ladder.svg

Every list of objects in the result becomes a table. With ``--plot`` the ratings of a ladder are drawn.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ethnos.research.studies.plots import Interval, Panel, draw


def tables(result: Any, title: str = "") -> Iterator[str]:
    """The tables of a result, each under the names of the lists that it is in."""
    if isinstance(result, dict):
        name = result.get("name", title)
        for key, value in result.items():
            yield from tables(value, name or key)
    elif isinstance(result, list) and result and isinstance(result[0], dict):
        if any(isinstance(value, list) and value and isinstance(value[0], dict) for value in result[0].values()):
            for row in result:
                yield from tables(row, title)
        else:
            lines = [
                list(result[0]),
                ["---", *["---:"] * (len(result[0]) - 1)],
                *(map(_cell, row.values()) for row in result),
            ]
            yield f"## {title}\n\n" + "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


def _cell(value: Any) -> str:
    return " – ".join(map(str, value)) if isinstance(value, list) else str(value)  # noqa: RUF001


def plot(ladder: Any) -> str:
    """The rating of each bot, a panel for each number of players."""
    panels = [
        Panel(table["name"], {row["bot"]: Interval(*[row["rating"]] * 3) for row in table["results"]})
        for table in ladder["tables"]
    ]
    return draw(panels, "Rating of each bot", "OpenSkill rating, mu - 3 sigma: further right is stronger")


def main() -> None:
    """Read a result from standard input."""
    parser = argparse.ArgumentParser("python -m tools.result_tables", description="Results as Markdown.")
    parser.add_argument("--plot", type=Path)
    requested = parser.parse_args()
    result = json.load(sys.stdin)
    sys.stdout.write("\n".join(tables(result)))
    if requested.plot:
        requested.plot.write_text(plot(result), encoding="utf-8")


if __name__ == "__main__":
    main()
