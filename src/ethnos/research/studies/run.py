"""Run a study: play the blocks of games that its folder lacks.

With ``place="card"`` a graphics card plays what champions play among themselves, while the cores play the rest.
"""

import platform
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from importlib.util import find_spec
from typing import Any, Final, Literal, TypeAlias

import numpy as np

from ethnos.base.installed import installed_version
from ethnos.base.refusals import MissingExtra
from ethnos.engine.compile import compile_module, cores
from ethnos.research.lab.runner import Abandoned, Where, is_stopped, run_all
from ethnos.research.lab.tournament import machine
from ethnos.research.studies.folder import Folder
from ethnos.research.studies.play import modules_of, play_games
from ethnos.research.studies.rows import Columns
from ethnos.research.studies.study import Block, Study

Place: TypeAlias = Literal["cores", "card"]
SAMPLE: Final = 16  # games that are played again at once, to compare them


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
    before = done = study.games - sum(block.games for block in missing)
    lock, started = threading.Lock(), time.time()
    listener(done)

    def store(block: Block, columns: Columns) -> None:
        nonlocal done
        folder.add(block, columns)
        with lock:
            done += block.games
            listener(block.games)

    parts: dict[bool, list[Block]] = {True: [], False: []}
    for block in missing:
        parts[place == "card" and study.series[block.series].on_card].append(block)
    card: dict[str, Any] = {}
    try:
        with ThreadPoolExecutor(1) as beside:
            future = beside.submit(_on_card, study, parts[True], stopped, store)
            for block, columns in run_all(partial(play_block, study), parts[False], where, stopped):
                store(block, columns)
            card = future.result()
    finally:
        if done > before:
            folder.note_run(
                place=place,
                where=asdict(where) if where else None,
                machine=machine(),
                cores=cores(),
                python=platform.python_version(),
                version=installed_version(),
                card=card,
                began=time.strftime("%Y-%m-%d %H:%M", time.gmtime(started)),
                seconds=round(time.time() - started, 1),
                games=done - before,
            )
    return done == study.games


def play_block(study: Study, block: Block) -> Columns:
    """Play the games of a block, unless the run is stopped."""
    return play_games(study, block, _give_up)


def _give_up() -> None:
    if is_stopped():
        raise Abandoned


def _on_card(
    study: Study, blocks: Sequence[Block], stopped: Callable[[], bool], store: Callable[[Block, Columns], None]
) -> dict[str, Any]:
    """Play the champion's games on the card. Returns a description of the card."""
    if not blocks:
        return {}
    if find_spec("torch") is None:
        raise MissingExtra(package="torch", extra="train")
    from ethnos.engine.gpu.device import card_name
    from ethnos.research.studies.card import CardPlayer, waves

    player, started, games = CardPlayer("cuda"), time.monotonic(), 0
    stored: list[Future[None]] = []
    with ThreadPoolExecutor(cores()) as writers:
        for wave in waves(blocks):
            if stopped():
                break
            for block, columns in zip(wave, player.play(study, wave), strict=True):
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
