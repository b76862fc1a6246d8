"""Run a study: play the blocks of games that its folder lacks.

With ``place="card"`` a graphics card plays what champions play among themselves, while the cores play the rest.
"""

import platform
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from functools import partial
from importlib.util import find_spec
from typing import Any, Final, Literal, TypeAlias

import numpy as np

from ethnos.engine.compile import compile_module, cores
from ethnos.installed import installed_version
from ethnos.lab.runner import Abandoned, Where, is_stopped, run_all
from ethnos.lab.tournament import machine
from ethnos.refusals import MissingExtra
from ethnos.studies.folder import Folder
from ethnos.studies.play import modules_of, play_games
from ethnos.studies.rows import Columns
from ethnos.studies.study import Block, Study

Place: TypeAlias = Literal["cores", "card"]
SAMPLE: Final = 16  # games that are played again at once, to compare them


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
