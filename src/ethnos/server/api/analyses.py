"""Analyses of finished games (``ethnos.insight``), computed in a worker process and cached."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final, TypeAlias

from ethnos.base.pieces import Pieces
from ethnos.base.plain import dumps
from ethnos.insight import Evaluator, Oracle
from ethnos.insight.analysis import analysing
from ethnos.insight.report import AnalysisReport, report_of
from ethnos.server.api.endpoint import Endpoint, Written
from ethnos.server.api.replays import finished_room
from ethnos.server.api.tables import TableLimits
from ethnos.server.rooms import entries as log
from ethnos.server.rooms.not_now import NotNow, TooMuch
from ethnos.server.rooms.room import Room
from ethnos.server.rooms.runners import StudyRunner
from ethnos.server.rooms.tables import Tables, replay_log
from ethnos.server.storage import Entry

CACHE_SIZE: Final = 64
"""Analyses in the cache. Each has a hundred thousand characters, and most are read soon after the game."""
WAITING: Final = 8
"""The most analyses in progress or waiting; one more is refused."""
PATIENCE_SECONDS: Final = 45.0
"""Seconds until a request is refused: proxies give up after a minute. The work goes on for the next request."""

_Key: TypeAlias = tuple[str, bool]  # the table, and whether with the oracle


class Analyses:
    """The cache of analyses, and those in progress."""

    def __init__(self, runner: StudyRunner) -> None:
        self._runner = runner
        self._cache: OrderedDict[_Key, str] = OrderedDict()
        self._tasks: dict[_Key, asyncio.Task[str]] = {}

    async def of(self, table_id: str, entries: Sequence[Entry], oracle: bool = False) -> str:
        """The analysis of a table's game as JSON; requests for the same one share the work."""
        key = table_id, oracle
        if key in self._cache:
            self._cache.move_to_end(key)
            return self._cache[key]
        if key not in self._tasks:
            if len(self._tasks) >= WAITING:
                raise TooMuch("too-many-analyses")
            self._tasks[key] = asyncio.create_task(self._make(key, entries))
        try:
            return await asyncio.wait_for(asyncio.shield(self._tasks[key]), PATIENCE_SECONDS)
        except TimeoutError:
            raise NotNow("analysis-thinking") from None

    async def close(self) -> None:
        """Cancel the analyses in progress."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _make(self, key: _Key, entries: Sequence[Entry]) -> str:
        table_id, oracle = key
        try:
            report = self._cache[key] = await self._runner.study(analysis_of, table_id, entries, oracle)
            while len(self._cache) > CACHE_SIZE:
                self._cache.popitem(last=False)
            return report
        finally:
            del self._tasks[key]


def analysis_endpoints(tables: Tables, limits: TableLimits, analyses: Analyses) -> list[Endpoint]:
    """The address of the analysis."""

    async def analysis(table_id: str, address: str, oracle: bool = False) -> Written:
        """What the champion thinks of a finished game: chances to win, marked decisions, decisive turns.

        Every seat is judged from what it could know at the time. The first request takes some seconds. With `oracle`
        the chances rest on all hidden cards instead; that takes about a minute.
        """
        await limits.replay(address)
        await finished_room(tables, table_id)
        entries = await tables.entries(table_id)
        return Written(await analyses.of(table_id, entries, oracle))

    return [Endpoint("GET", "/api/replays/{table_id}/analysis", analysis, AnalysisReport)]


def analysis_of(table_id: str, entries: Sequence[Entry], oracle: bool = False) -> Pieces[str]:
    """The analysis of a finished game as JSON, from the log of its table."""
    room, seqs = Room(table_id), list[int]()
    for change in replay_log(room, entries, after=len(entries)):  # find the entry of each decision that was not undone
        if isinstance(change.line, log.Moved):
            seqs += [change.seq] * len(change.line.actions)
        elif isinstance(change.line, log.Undone):
            del seqs[len(room.actions) :]
        yield
    evaluator = Evaluator()
    analysis = yield from analysing(room.replayed(), evaluator, oracle=Oracle(evaluator.network) if oracle else None)
    return dumps(report_of(analysis, table_id, seqs))
