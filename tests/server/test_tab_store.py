"""Summaries of tables as browsers have stored them: older ones lack something, and some are damaged."""

import asyncio
import json
from typing import Any

from ethnos.base.plain import to_json
from ethnos.server.api.tables import list_tables
from ethnos.server.storage import SeatFacts, TableFacts
from ethnos.server.tab.store import BrowserStore

FIRST: dict[str, Any] = {
    "players": 2,
    "preset": "english",
    "clock": {"kind": "none"},
    "seats": [{"kind": "person", "name": "Ada", "level": ""}, {"kind": "bot", "name": "", "level": "novice"}],
    "age": 3,
    "standings": [[1, 1, 30], [0, 2, 11]],
}


class Page:
    """The object of the page, in memory."""

    def __init__(self, *summaries: dict[str, Any]) -> None:
        self.summaries = [json.dumps(summary) for summary in summaries]

    async def create(self, _table: str, summary: str, _rows: str) -> str:
        """Store a table."""
        self.summaries.append(summary)
        return "stored"

    async def tables(self) -> str:
        """All summaries."""
        return f"[{','.join(self.summaries)}]"


def listed(page: Any) -> list[dict[str, Any]]:
    return [to_json(table) for table in list_tables(asyncio.run(BrowserStore(page).tables(["over"])))]


def stored(about: Any, table: str = "a") -> dict[str, Any]:
    return {
        "table_id": table,
        "status": "over",
        "listed": False,
        "created": 1.0,
        "updated": 2.0,
        "last_seq": 9,
        "about": about,
    }


def test_a_summary_of_the_first_version_is_listed() -> None:
    (game,) = listed(Page(stored(FIRST)))
    assert (game["tribes"], game["clock"], game["paused"]) == (
        "random",
        {"kind": "none", "seconds": 0.0, "increment": 0.0},
        False,
    )
    assert [seat["name"] or seat["level"] for seat in game["seats"]] == ["Ada", "novice"]
    assert [(place["seat"], place["glory"]) for place in game["standings"]] == [(1, 30), (0, 11)]


def test_a_summary_comes_back_as_it_was_stored() -> None:
    seats = (SeatFacts(0, "person", "Ada", place=1, glory=9), SeatFacts(1, "bot", level="novice", place=2, glory=8))
    facts = TableFacts(
        status="over", players=2, tribes="elves,orcs", clock="days", clock_seconds=3.0, hints=True, seats=seats
    )
    page = Page()
    asyncio.run(BrowserStore(page).create("a", False, facts, [(1.0, "created", {})]))  # type: ignore[arg-type]
    (found,) = asyncio.run(BrowserStore(page).tables(["over"]))  # type: ignore[arg-type]
    assert {
        name: getattr(found, name) for name in ("players", "tribes", "clock", "clock_seconds", "hints", "seats")
    } == {name: getattr(facts, name) for name in ("players", "tribes", "clock", "clock_seconds", "hints", "seats")}


def test_a_damaged_summary_hides_only_its_own_table() -> None:
    damaged: list[object] = [
        None,
        [],
        {},
        FIRST | {"seats": 5},
        FIRST | {"standings": [[0]]},
        FIRST | {"clock": "none"},
    ]
    games = listed(Page(*(stored(about, str(number)) for number, about in enumerate(damaged)), stored(FIRST, "good")))
    assert [game["table"] for game in games] == ["good"]
