"""Finished games over HTTP: listed, move by move, and as a file."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated, Final

from fastapi import APIRouter, Query, Response

from ethnos.engine.components import MAX_PLAYERS
from ethnos.engine.state import SPECTATOR
from ethnos.events import seen_by
from ethnos.gamefiles import write_game
from ethnos.server.http.tables import listed
from ethnos.server.protocol.messages import changes_game, line_of, state_of
from ethnos.server.protocol.requests import REFUSALS, ListedTable, Replay, Step
from ethnos.server.rooms.not_now import NotNow
from ethnos.server.rooms.room import Room
from ethnos.server.rooms.tables import Tables, replay_log
from ethnos.server.storage import Entry
from ethnos.views import view_of

LONGEST_LIST: Final = 100


def replay_routes(tables: Tables) -> APIRouter:
    """All routes of finished games except the analysis."""
    router = APIRouter(responses=REFUSALS)
    executor = ThreadPoolExecutor(1, "replays")  # one at a time, outside the event loop

    @router.get("/api/replays")
    async def replays(before: float | None = None) -> list[ListedTable]:
        """Finished games of listed tables, the last first; ``before`` turns the page."""
        summaries = await tables.store.tables(["over"], listed=True, limit=LONGEST_LIST, before=before)
        return [listed(summary) for summary in summaries]

    @router.get("/api/replays/{table_id}", response_model=Replay)
    async def replay(table_id: str, seat: Annotated[int | None, Query(ge=0, lt=MAX_PLAYERS)] = None) -> Response:
        """A finished game, move by move, as a seat has seen it; without a seat, as everybody has.

        Once a game is over its seed is known, and with it all hands: every seat's view is open to everybody.
        """
        room = await finished(tables, table_id)
        if seat is not None and seat >= room.settings.players:
            raise NotNow("no-such-seat")
        entries = await tables.store.entries(table_id)
        work = asyncio.get_running_loop().run_in_executor(executor, replay_of, table_id, entries, seat)
        return Response(await work, media_type="application/json")

    @router.get("/api/replays/{table_id}/game.ethnos", response_class=Response)
    async def game_file(table_id: str) -> Response:
        """A finished game as a file that `ethnos verify` confirms."""
        room = await finished(tables, table_id)
        disposition = f'attachment; filename="{table_id}.ethnos"'
        text = write_game(room.replayed())
        return Response(text, media_type="text/plain; charset=utf-8", headers={"Content-Disposition": disposition})

    return router


async def finished(tables: Tables, table_id: str) -> Room:
    """A table whose game is over: its seed is public, and with it everything that was hidden."""
    room = await tables.room(table_id)
    if room.status != "over":
        raise NotNow("not-over")
    return room


def replay_of(table_id: str, entries: Sequence[Entry], seat: int | None) -> str:
    """A game move by move as JSON, from the log of its table."""
    room, viewer, steps = Room(table_id), SPECTATOR if seat is None else seat, []
    for change in replay_log(room, entries):
        if room.table is not None and changes_game(change.line):
            steps.append(
                Step(
                    seq=change.seq,
                    at=change.at,
                    line=line_of(room, change),
                    happenings=seen_by(viewer, change.happened),
                    view=view_of(room.table, viewer, memory_aid=room.settings.memory_aid),
                )
            )
    return Replay(state=state_of(room), seat=seat, steps=steps).model_dump_json(exclude_none=True)
