"""Group commit: jobs that wait while the disk is busy are done together, in one transaction."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Generic, TypeVar

Job = TypeVar("Job")
Outcome = TypeVar("Outcome")

MOST_JOBS: Final = 500
"""The most jobs in one transaction: the first job should not wait long for the last."""


class GroupCommit(Generic[Job, Outcome]):
    """Jobs of many tasks, done in order. Each caller gets its outcome after the whole batch is done."""

    def __init__(self, do: Callable[[Sequence[Job]], Awaitable[Sequence[Outcome]]]) -> None:
        self._do = do
        self._waiting: list[tuple[Job, asyncio.Future[Outcome]]] = []
        self._working: asyncio.Task[None] | None = None

    async def __call__(self, job: Job) -> Outcome:
        """Do a job with all others that are waiting. A caller that is cancelled cannot know whether it was done."""
        answer: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self._waiting.append((job, answer))
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        return await answer

    @property
    def waiting(self) -> int:
        """How many jobs wait for the next transaction."""
        return len(self._waiting)

    async def finished(self) -> None:
        """Wait until nothing is waiting."""
        if self._working is not None:
            await self._working

    async def _work(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST_JOBS], self._waiting[MOST_JOBS:]
                if active := [(job, answer) for job, answer in batch if not answer.cancelled()]:
                    await self._work_on(active)
        finally:
            self._working = None

    async def _work_on(self, batch: list[tuple[Job, asyncio.Future[Outcome]]]) -> None:
        try:
            outcomes = await self._do([job for job, _ in batch])
        except Exception as problem:  # any failure has to reach every caller of the batch
            for _, answer in batch:
                if not answer.cancelled():
                    answer.set_exception(problem)
            return
        for (_, answer), outcome in zip(batch, outcomes, strict=True):
            if not answer.cancelled():
                answer.set_result(outcome)
