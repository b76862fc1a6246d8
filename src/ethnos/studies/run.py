"""Run a study: play the blocks of games that its folder lacks.

    python -m ethnos.studies.run studies/balance.toml --out balance     # needs no packages of the command line

The same command goes on where an earlier run has stopped. With ``--where card`` a graphics card plays what champions
play among themselves, while the cores play the rest.
"""

import argparse
import platform
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

import numpy as np

from ethnos.engine.compile import compile_module, cores
from ethnos.installed import installed_version
from ethnos.lab.runner import Abandoned, Where, is_stopped, run_all
from ethnos.lab.tournament import machine
from ethnos.refusals import EthnosError, MissingExtra
from ethnos.studies.folder import Folder
from ethnos.studies.play import modules_of, play_games
from ethnos.studies.rows import Columns
from ethnos.studies.study import Block, Study

Place: TypeAlias = Literal["cores", "card"]
SAMPLE: Final = 16  # games that are played again at once, to compare them
_REPORT_SECONDS: Final = 5.0


@dataclass
class Progress:
    """Counts games, and reports them to a listener."""

    total: int
    done: int = 0
    listener: Callable[[int], None] = lambda _games: None
    lock: threading.Lock = field(default_factory=threading.Lock)

    def add(self, games: int) -> None:
        """Count games that are done and stored."""
        with self.lock:
            self.done += games
            self.listener(games)


def run(
    folder: Folder,
    place: Place = "cores",
    where: Where | None = None,
    stopped: Callable[[], bool] = lambda: False,
    listener: Callable[[int], None] = lambda _games: None,
) -> bool:
    """Play what is missing until ``stopped``; ``listener`` gets numbers of games done. Returns whether all are done."""
    study, missing = folder.study, folder.missing()
    for module in modules_of(study):
        compile_module(module)
    games = sum(block.games for block in missing)
    progress = Progress(study.games, study.games - games, listener)
    listener(progress.done)
    started, before = time.time(), progress.done
    hardware = _Hardware(place, where)
    try:
        if place == "card":
            hardware.card = _on_card_and_cores(folder, missing, where, stopped, progress)
        else:
            _on_cores(folder, missing, where, stopped, progress)
    finally:
        if progress.done > before:
            folder.note_run(
                **asdict(hardware),
                began=time.strftime("%Y-%m-%d %H:%M", time.gmtime(started)),
                seconds=round(time.time() - started, 1),
                games=progress.done - before,
            )
    return progress.done == study.games


@dataclass
class _Hardware:
    """Where a run took place."""

    place: Place
    where: Where | None
    machine: str = field(default_factory=machine)
    cores: int = field(default_factory=cores)
    python: str = field(default_factory=platform.python_version)
    version: str = field(default_factory=installed_version)
    card: dict[str, Any] = field(default_factory=dict)


def _on_cores(
    folder: Folder, blocks: Sequence[Block], where: Where | None, stopped: Callable[[], bool], progress: Progress
) -> None:
    for block, columns in run_all(partial(play_block, folder.study), blocks, where, stopped):
        folder.add(block, columns)
        progress.add(block.games)


def play_block(study: Study, block: Block) -> Columns:
    """Play the games of a block, unless the run is stopped."""
    return play_games(study, block, _give_up)


def _give_up() -> None:
    if is_stopped():
        raise Abandoned


def _on_card_and_cores(
    folder: Folder, blocks: Sequence[Block], where: Where | None, stopped: Callable[[], bool], progress: Progress
) -> dict[str, Any]:
    """The champion's games on the card, and all others on the cores meanwhile. Returns a description of the card."""
    series = folder.study.series
    others = [block for block in blocks if not series[block.series].on_card]
    problems: list[BaseException] = []

    def play_others() -> None:
        try:
            _on_cores(folder, others, where, stopped, progress)
        except BaseException as problem:
            problems.append(problem)

    thread = threading.Thread(target=play_others)
    thread.start()
    try:
        description = _on_card(folder, [block for block in blocks if series[block.series].on_card], stopped, progress)
    finally:
        thread.join()
    if problems:
        raise problems[0]
    return description


def _on_card(
    folder: Folder, blocks: Sequence[Block], stopped: Callable[[], bool], progress: Progress
) -> dict[str, Any]:
    if not blocks:
        return {}
    if find_spec("torch") is None:
        raise MissingExtra(package="torch", extra="train")
    from ethnos.gpu.device import card_name
    from ethnos.studies.card import CardPlayer, waves

    player, started, games = CardPlayer("cuda"), time.monotonic(), 0

    def store(block: Block, columns: Columns) -> None:
        folder.add(block, columns)
        progress.add(block.games)

    stored: list[Future[None]] = []
    with ThreadPoolExecutor(cores()) as writers:
        for wave in waves(blocks):
            if stopped():
                break
            for block, columns in zip(wave, player.play(folder.study, wave), strict=True):
                stored.append(writers.submit(store, block, columns))
                games += block.games
            while stored and stored[0].done():
                stored.pop(0).result()  # a full disk stops the run here
        for future in stored:
            future.result()
    seconds = round(time.monotonic() - started, 1)
    return {"name": card_name(), "games": games, "seconds": seconds, **asdict(player.check)}


# --- Playing some of it again ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Comparison:
    """Stored games that were played again with bots on cores."""

    games: int
    different: tuple[int, ...]
    """The numbers of those whose rows are not equal."""


def compare(
    folder: Folder,
    games: int,
    where: Where | None = None,
    stopped: Callable[[], bool] = lambda: False,
    card_only: bool = False,
) -> Comparison:
    """Play some of the stored games again, evenly spread, and compare every recorded number."""
    series, missing = folder.study.series, {block.number for block in folder.missing()}
    blocks = [
        block
        for block in folder.study.blocks
        if block.number not in missing and (series[block.series].on_card or not card_only)
    ]
    compared, different = 0, []
    for sample, columns in run_all(partial(play_block, folder.study), _samples(blocks, games), where, stopped):
        block = folder.study.blocks[sample.number]
        stored, start = folder.read(block), sample.first - block.first
        compared += sample.games
        for place in range(sample.games):
            if not all(np.array_equal(each[place], stored[name][start + place]) for name, each in columns.items()):
                different.append(sample.first + place)
    return Comparison(compared, tuple(sorted(different)))


def _samples(blocks: Sequence[Block], games: int) -> Iterator[Block]:
    """Parts of blocks, evenly spread."""
    count = max(games // SAMPLE, 1)
    for number in range(count if blocks else 0):
        block = blocks[number * len(blocks) // count]
        room = max(block.games - SAMPLE, 0)
        start = number * 997 % (room + 1)
        yield Block(block.number, block.series, block.first + start, min(SAMPLE, block.games))


# --- The command ----------------------------------------------------------------------------------------------


def _say(text: str) -> None:
    sys.stderr.write(text + "\n")
    sys.stderr.flush()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a study. Returns 0 if all games have been played, 3 if it was stopped before, 1 if compared games differ."""
    parser = argparse.ArgumentParser(
        prog="python -m ethnos.studies.run", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("study", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--where", choices=["cores", "card"], default="cores")
    parser.add_argument("--workers", type=int)
    parser.add_argument("--minutes", type=float, default=float("inf"))
    parser.add_argument("--compare", type=int, default=0, help="stored games to play again on the cores")
    requested = parser.parse_args(arguments)
    end, stop = time.monotonic() + requested.minutes * 60, threading.Event()
    signal.signal(signal.SIGINT, lambda *_: stop.set())
    clock = _Clock()
    try:
        folder = Folder.create(requested.out, Study.read(requested.study))
        clock.total = folder.study.games

        def over() -> bool:
            return stop.is_set() or time.monotonic() > end

        is_complete = run(folder, requested.where, Where(requested.workers), over, clock.hear)
        if requested.compare:
            result = compare(folder, requested.compare, Where(requested.workers), stop.is_set, card_only=True)
            _say(f"played again: {result.games:,} games, different: {len(result.different)} {result.different[:20]}")
            folder.note_comparison(**asdict(result))
            if result.different:
                return 1
    except EthnosError as refusal:
        _say(str(refusal))
        return 2
    return 0 if is_complete else 3


class _Clock:
    """Prints progress to standard error every few seconds."""

    def __init__(self) -> None:
        self.total, self.done, self.last_report = 0, 0, 0.0
        self.started = time.monotonic()

    def hear(self, games: int) -> None:
        """Count finished games."""
        self.done += games
        if time.monotonic() > self.last_report + _REPORT_SECONDS or self.done == self.total:
            self.last_report = time.monotonic()
            _say(f"{time.monotonic() - self.started:7.1f} s  {self.done:,} / {self.total:,} games")


if __name__ == "__main__":
    raise SystemExit(main())
