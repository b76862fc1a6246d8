"""Many tasks on several processes: one result for each, even if a process dies."""

import os
import signal
import sys
from pathlib import Path

import pytest

from ethnos.base.refusals import MissingExtra
from ethnos.engine.compile import processes
from ethnos.research.lab import runner
from ethnos.research.lab.runner import Where, WorkersDie, run_all

TWO = Where(2)


def double(number: int) -> int:
    return 2 * number


def die_once(task: tuple[str, int]) -> int:
    """The first process that gets the number 3 dies."""
    mark, number = Path(task[0]), task[1]
    if number == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def die(_number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def process_of(_number: int) -> int:
    return os.getpid()


def give_up(number: int) -> int:
    if runner.is_stopped():
        raise runner.Abandoned
    return number


def fail(number: int) -> int:
    raise ArithmeticError(number)


def test_every_task_gives_its_result() -> None:
    assert dict(run_all(double, range(20), TWO)) == {number: 2 * number for number in range(20)}


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="signals")
def test_a_process_that_dies_costs_nothing_and_nothing_is_counted_twice(tmp_path: Path) -> None:
    tasks = [(str(tmp_path / "died"), number) for number in range(12)]
    results = [result for _, result in run_all(die_once, tasks, TWO)]
    assert (tmp_path / "died").exists()
    assert sorted(results) == list(range(12))


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="signals")
def test_processes_that_always_die_end_the_run() -> None:
    with pytest.raises(WorkersDie):
        list(run_all(die, range(4), TWO))


def test_what_a_task_raises_ends_the_run() -> None:
    with pytest.raises(ArithmeticError):
        list(run_all(fail, range(4), TWO))


def test_a_single_worker_is_this_process_and_hears_that_it_is_stopped() -> None:
    assert dict(run_all(process_of, range(3), Where(1))) == dict.fromkeys(range(3), os.getpid())
    answers = iter([False, False, True, True])
    assert list(run_all(give_up, range(3), Where(1), lambda: next(answers))) == [(0, 0)]
    assert not runner.is_stopped()


def test_a_stopped_run_gives_no_more_results() -> None:
    results: list[int] = []
    for _, result in run_all(double, range(1000), TWO, lambda: len(results) >= 3):
        results.append(result)
    assert 3 <= len(results) < 1000


def test_a_missing_ray_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "find_spec", lambda _name: None)
    with pytest.raises(MissingExtra, match=r"ethnos\[cluster\]"):
        list(run_all(double, range(4), Where(cluster="auto")))


def test_a_pool_has_as_many_processes_as_the_system_can_wait_for(monkeypatch: pytest.MonkeyPatch) -> None:
    assert processes(100) == 100
    monkeypatch.setattr(sys, "platform", "win32")
    assert processes(100) == 61
    assert processes(2) == 2
