"""Many independent tasks on all cores of this machine, or on a Ray cluster; results are yielded as they are ready.

A task is anything that can be pickled, and the work is a function of a module. Tournaments, ladders, the benchmark,
endgames, calibrations, self-checks and studies run through here. A worker process that dies is replaced, and its task
is run again; each task gives exactly one result. A single worker is this process.
"""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import islice
from multiprocessing.sharedctypes import Synchronized
from multiprocessing.synchronize import Event
from typing import Any, Final, TypeVar, cast

from ethnos.base.refusals import EthnosError, MissingExtra
from ethnos.engine.compile import processes

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD: Final = 2  # tasks queued per worker
HEARTBEAT: Final = 0.2  # seconds between checks of ``stopped``
MOST_DEATHS: Final = 3  # of worker processes in a row, without a result between them


class WorkersDie(EthnosError):
    """Worker processes die again and again."""


class NoCluster(EthnosError):
    """No Ray cluster can be reached at this address."""


@dataclass(frozen=True)
class Where:
    """Where tasks run."""

    workers: int | None = None
    """Processes on this machine; by default one for each core."""
    cluster: str = ""
    """The address of a Ray cluster: ``auto``, ``local``, ``ray://...``; empty for this machine's cores."""


class Abandoned(Exception):
    """A task that was stopped before its end."""


_stops: list[Callable[[], bool]] = []
"""Where tasks run on this machine: whether the whole run is stopped."""


def is_stopped() -> bool:
    """In a task: whether its result is no longer wanted. Then it may raise ``Abandoned``."""
    return bool(_stops) and _stops[-1]()


def run_all(
    work: Callable[[Task], Result],
    tasks: Iterable[Task],
    where: Where | None = None,
    stopped: Callable[[], bool] = lambda: False,
) -> Iterator[tuple[Task, Result]]:
    """The result of each task, as they are ready; when ``stopped``, unfinished tasks are dropped."""
    where = where or Where()
    if where.cluster:
        yield from _on_cluster(work, tasks, where.cluster, stopped)
    elif (workers := processes(where.workers)) > 1:
        yield from _on_cores(work, tasks, workers, stopped)
    else:
        yield from _here(work, tasks, stopped)


# --- This machine ---------------------------------------------------------------------------------------------


def _here(
    work: Callable[[Task], Result], tasks: Iterable[Task], stopped: Callable[[], bool]
) -> Iterator[tuple[Task, Result]]:
    """One task after another, in this process."""
    for task in tasks:
        if stopped():
            return
        _stops.append(stopped)
        try:
            finished, result = _attempt(work, task)
        finally:
            _stops.pop()
        if finished:
            yield task, cast("Result", result)


def _on_cores(
    work: Callable[[Task], Result], tasks: Iterable[Task], workers: int, stopped: Callable[[], bool]
) -> Iterator[tuple[Task, Result]]:
    """One pool after another: a dead process breaks its pool, whose unfinished tasks go to the next one."""
    remaining, unfinished, deaths = iter(tasks), list[Task](), 0
    while True:
        results = 0
        try:
            for task, result in _in_one_pool(work, remaining, unfinished, workers, stopped):
                results += 1
                yield task, result
        except BrokenProcessPool as problem:
            deaths = 1 if results else deaths + 1
            if deaths > MOST_DEATHS:
                raise WorkersDie from problem
            continue
        return


def _in_one_pool(
    work: Callable[[Task], Result],
    remaining: Iterator[Task],
    unfinished: list[Task],
    workers: int,
    stopped: Callable[[], bool],
) -> Iterator[tuple[Task, Result]]:
    """Submit a few tasks at a time. ``unfinished`` lists the tasks submitted without a result yet."""
    context = multiprocessing.get_context("spawn")
    stop, running = context.Event(), dict[Future[Any], Task]()
    with ProcessPoolExecutor(workers, context, _start_worker, (stop, context.Value("i", 0), workers)) as pool:
        try:
            for task in unfinished:
                running[pool.submit(_attempt, work, task)] = task
            while not stopped():
                for task in islice(remaining, max(workers * AHEAD - len(running), 0)):
                    unfinished.append(task)
                    running[pool.submit(_attempt, work, task)] = task
                if not running:
                    break
                for future in wait(running, HEARTBEAT, FIRST_COMPLETED).done:
                    finished, result = future.result()
                    task = running.pop(future)
                    unfinished.remove(task)
                    if finished:
                        yield task, result
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)


def _attempt(work: Callable[[Task], Result], task: Task) -> tuple[bool, Result | None]:
    """Whether the task was finished, and its result."""
    try:
        return True, work(task)
    except Abandoned:
        return False, None


def _start_worker(stop: Event, started: "Synchronized[int]", workers: int) -> None:
    """Ctrl-C reaches every process of a terminal; only the main process handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stops.append(stop.is_set)
    with started.get_lock():
        number = started.value
        started.value += 1
    _stay_on_own_cores(number % workers, workers)


def _stay_on_own_cores(number: int, workers: int) -> None:
    """Restrict a bot that uses all cores to those of its own game."""
    if hasattr(os, "sched_setaffinity"):
        allowed = sorted(os.sched_getaffinity(0))
        own = [core for place, core in enumerate(allowed) if place % workers == number]
        os.sched_setaffinity(0, own or allowed)


# --- A Ray cluster --------------------------------------------------------------------------------------------


def _on_cluster(
    work: Callable[[Task], Result], tasks: Iterable[Task], address: str, stopped: Callable[[], bool]
) -> Iterator[tuple[Task, Result]]:
    """If a worker dies, Ray runs its task again; each task still gives one result."""
    with _connected(address) as ray:
        remote = ray.remote(max_retries=MOST_DEATHS)(_call)
        shared = ray.put(work)
        ahead = max(int(ray.cluster_resources().get("CPU", 1)), 1) * AHEAD
        remaining, running = iter(tasks), dict[Any, Task]()
        try:
            while not stopped():
                for task in islice(remaining, max(ahead - len(running), 0)):
                    running[remote.remote(shared, task)] = task
                if not running:
                    break
                ready, _ = ray.wait(list(running), timeout=HEARTBEAT)
                for reference in ready:
                    task = running.pop(reference)
                    yield task, _result(ray, reference)
        finally:
            for reference in running:
                ray.cancel(reference, force=True)


def _call(work: Callable[[Task], Result], task: Task) -> Result:
    """Call ``work``: Ray needs a function, and ``work`` may be a ``partial``."""
    return work(task)


def _result(ray: Any, reference: Any) -> Any:
    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as problem:
        raise problem.cause from problem
    except ray.exceptions.RayError as problem:
        raise WorkersDie from problem


@contextmanager
def _connected(address: str) -> Iterator[Any]:
    """Ray, connected to a cluster; ``local`` starts one on this machine, which ends with the connection."""
    if find_spec("ray") is None:
        raise MissingExtra(package="Ray", extra="cluster")
    import ray

    connected_before = ray.is_initialized()
    if not connected_before:
        try:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        except Exception as problem:  # Ray raises bare exceptions too: "the current node timed out during startup"
            raise NoCluster(address=address, problem=str(problem).partition("\n")[0]) from problem
    try:
        yield ray
    finally:
        if not connected_before:
            ray.shutdown()
