"""Finished games looked at again (``ethnos.insight``): thought out beside the server, kept for whoever asks next."""

import asyncio
import json
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final, TypeAlias

from fastapi import APIRouter, Response

from ethnos.insight import Judge, Oracle, analyse
from ethnos.insight.report import AnalysisReport, report_of
from ethnos.plain import to_json
from ethnos.server.hosting.bot_pool import BotPool
from ethnos.server.hosting.limits import TooMuch
from ethnos.server.http.replays import finished
from ethnos.server.protocol.requests import REFUSALS
from ethnos.server.rooms import entries as log
from ethnos.server.rooms.not_now import NotNow
from ethnos.server.rooms.room import Room
from ethnos.server.rooms.tables import Tables, replay_log
from ethnos.server.storage import Entry

KEPT: Final = 64
"""Analyses that are kept: a hundred thousand letters each, and most are asked for soon after their game."""
WAITING: Final = 8
"""So many games are being looked at or wait for it; whoever asks for one more is to come back."""
PATIENCE_SECONDS: Final = 45.0
"""So long an answer is waited for: proxies give up after a minute. The work goes on, and the next to ask has it."""

_Wanted: TypeAlias = tuple[str, bool]  # a table, and whether the oracle is to look at it


class Analyses:
    """Those that are kept, and those that are being made."""

    def __init__(self, bot_pool: BotPool) -> None:
        self._bot_pool = bot_pool
        self._kept: OrderedDict[_Wanted, str] = OrderedDict()
        self._made: dict[_Wanted, asyncio.Task[str]] = {}

    async def of(self, table_id: str, entries: Sequence[Entry], oracle: bool = False) -> str:
        """The analysis of a table's game as JSON; all who ask for the same one wait for the same work."""
        wanted = table_id, oracle
        if wanted in self._kept:
            self._kept.move_to_end(wanted)
            return self._kept[wanted]
        if wanted not in self._made:
            if len(self._made) >= WAITING:
                raise TooMuch("too-many-analyses")
            self._made[wanted] = asyncio.create_task(self._make(wanted, entries))
        try:
            return await asyncio.wait_for(asyncio.shield(self._made[wanted]), PATIENCE_SECONDS)
        except TimeoutError:
            raise NotNow("analysis-thinking") from None

    async def close(self) -> None:
        """Nobody waits any more."""
        for task in self._made.values():
            task.cancel()
        await asyncio.gather(*self._made.values(), return_exceptions=True)

    async def _make(self, wanted: _Wanted, entries: Sequence[Entry]) -> str:
        table_id, oracle = wanted
        try:
            made = self._kept[wanted] = await self._bot_pool.study(analysis_of, table_id, entries, oracle)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
            return made
        finally:
            del self._made[wanted]


def analysis_routes(tables: Tables, analyses: Analyses) -> APIRouter:
    """The one address, beside that of the replay."""
    router = APIRouter(responses=REFUSALS)

    @router.get("/api/replays/{table_id}/analysis", response_model=AnalysisReport)
    async def analysis(table_id: str, oracle: bool = False) -> Response:
        """What the champion thinks of a finished game: chances to win, marked decisions, decisive turns.

        Every seat is judged from what it could know at the time. It takes some seconds for the first who asks. With
        `oracle` the chances rest on all hidden cards instead; that takes about a minute.
        """
        await finished(tables, table_id)
        entries = await tables.store.entries(table_id)
        return Response(await analyses.of(table_id, entries, oracle), media_type="application/json")

    return router


def analysis_of(table_id: str, entries: Sequence[Entry], oracle: bool = False) -> str:
    """A finished game looked at again, as JSON, from the log of its table."""
    room, seqs = Room(table_id), list[int]()
    for change in replay_log(room, entries):  # which entry each decision is in that was not taken back
        if isinstance(change.line, log.Moved):
            seqs += [change.seq] * len(change.line.actions)
        elif isinstance(change.line, log.Undone):
            del seqs[len(room.actions) :]
    judge = Judge()
    found = analyse(room.replayed(), judge, oracle=Oracle(judge.network) if oracle else None)
    return json.dumps(to_json(report_of(found, table_id, seqs)), separators=(",", ":"))
