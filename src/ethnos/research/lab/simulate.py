"""Many games for statistics, as rows: between random players in compiled code, or between bots."""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ethnos.base.files import CannotWrite
from ethnos.bots import ask, make
from ethnos.engine.compile import compile_module, entry_point
from ethnos.engine.play import apply_action, tribe_names
from ethnos.engine.random_play import random_choice, scramble
from ethnos.engine.records import TABLE as RECORD
from ethnos.engine.rng import MASK
from ethnos.engine.scoring import shares_of_victory
from ethnos.engine.state import OVER, Table
from ethnos.engine.turn import decide
from ethnos.game.game import Setup

LONGEST_GAME = 20_000
FORMATS = (".jsonl", ".parquet")
ROWS_A_BATCH = 1000


@dataclass(frozen=True)
class Row:
    """One game: its setup, its decisions, and its result."""

    seed: int
    players: int
    preset: str
    tribes: list[str]
    decisions: int
    places: list[int]
    glory: list[int]
    sheet: list[list[list[int]]]
    """By Age, seat and source."""
    actions: list[int]


@dataclass(frozen=True)
class Summary:
    """Totals and means of many games."""

    games: int
    players: int
    preset: str
    decisions: int
    mean_decisions: float
    mean_glory: float
    win_share: list[float]
    """By seat; a shared victory is divided."""


def simulate(
    setup: Setup, games: int, progress: Callable[[int], None] | None = None, bots: Sequence[str] = ()
) -> Iterator[Row]:
    """Play games with seeds from ``setup.seed`` up, between these bots or random players."""
    compile_module(__name__)
    actions = np.zeros(LONGEST_GAME, np.int16)
    for number in range(games):
        seed = setup.seed + number
        table = Setup(setup.players, setup.preset, setup.tribes, seed, setup.options).table()
        decisions = _ask_all(table, bots, seed, actions) if bots else _play_out(table.array, seed & MASK, actions)
        yield _row(table, setup, seed, actions[:decisions])
        if progress is not None:
            progress(1)


def until(stopped: Callable[[], bool], rows: Iterator[Row]) -> Iterator[Row]:
    """The rows until the end or until ``stopped``; games played so far are not lost."""
    for row in rows:
        yield row
        if stopped():
            return


def write_rows(rows: Iterator[Row], path: Path) -> Iterator[Row]:
    """Write each game to a file and pass it on: one JSON object per line, or a Parquet file."""
    if path.suffix == ".jsonl":
        yield from _write_json_lines(rows, path)
    else:
        yield from _write_parquet(rows, path)


def check_path(path: Path, *, overwrite: bool) -> None:
    """Raise an error for a file that cannot be written, before any game is played."""
    if path.exists() and not overwrite:
        raise CannotWrite("simulate-exists", path=path)
    if path.suffix not in FORMATS:
        raise CannotWrite("simulate-format", path=path)
    if path.suffix == ".parquet" and find_spec("pyarrow") is None:
        raise CannotWrite("simulate-no-pyarrow", path=path)
    if not path.absolute().parent.is_dir():
        raise CannotWrite("simulate-no-folder", path=path)


def summarise(rows: Iterator[Row], setup: Setup) -> Summary:
    """Summarise games; a run that is stopped early gives the summary of the games so far."""
    games, decisions, glory = 0, 0, 0
    wins = [0.0] * setup.players
    for row in rows:
        games += 1
        decisions += row.decisions
        glory += sum(row.glory)
        for seat, share in enumerate(shares_of_victory(row.places)):
            wins[seat] += share
    divisor = max(games, 1)
    return Summary(
        games=games,
        players=setup.players,
        preset=setup.preset,
        decisions=decisions,
        mean_decisions=round(decisions / divisor, 2),
        mean_glory=round(glory / divisor / setup.players, 3),
        win_share=[round(win / divisor, 4) for win in wins],
    )


def _ask_all(table: Table, specs: Sequence[str], seed: int, actions: npt.NDArray[np.int16]) -> int:
    """Play a table to its end with new bots and write the decisions to ``actions``. Returns their number."""
    bots = [make(spec, seed * len(specs) + seat) for seat, spec in enumerate(specs)]
    decisions = 0
    while table.phase != OVER:
        actions[decisions] = ask(bots[int(table.seat)], table)
        apply_action(table, int(actions[decisions]))
        decisions += 1
    return decisions


def _row(table: Table, setup: Setup, seed: int, actions: npt.NDArray[np.int16]) -> Row:
    players, ages = int(table.players), int(table.ages)
    return Row(
        seed=seed,
        players=players,
        preset=setup.preset,
        tribes=list(tribe_names(table)),
        decisions=len(actions),
        places=table.places[:players],
        glory=table.glory[:players],
        sheet=[[row.tolist() for row in rows[:players]] for rows in table.sheet[:ages]],
        actions=actions.tolist(),
    )


def _write_json_lines(rows: Iterator[Row], path: Path) -> Iterator[Row]:
    with path.open("w", encoding="utf-8") as file:
        for row in rows:
            file.write(json.dumps(asdict(row)) + "\n")
            yield row


def _write_parquet(rows: Iterator[Row], path: Path) -> Iterator[Row]:
    """Seeds are written as text: they can have 128 bits, too many for a Parquet integer."""
    import pyarrow
    from pyarrow import parquet

    number_list: pyarrow.ListType = pyarrow.list_(pyarrow.int16())
    schema = pyarrow.schema(
        [
            ("seed", pyarrow.string()),
            ("players", pyarrow.int8()),
            ("preset", pyarrow.string()),
            ("tribes", pyarrow.list_(pyarrow.string())),
            ("decisions", pyarrow.int32()),
            ("places", number_list),
            ("glory", number_list),
            ("sheet", pyarrow.list_(pyarrow.list_(number_list))),
            ("actions", number_list),
        ]
    )
    with parquet.ParquetWriter(path, schema) as writer:
        batch: list[dict[str, Any]] = []
        try:
            for row in rows:
                batch.append(asdict(row) | {"seed": str(row.seed)})
                if len(batch) == ROWS_A_BATCH:
                    writer.write_table(pyarrow.Table.from_pylist(batch, schema))
                    batch = []
                yield row
        finally:
            if batch:
                writer.write_table(pyarrow.Table.from_pylist(batch, schema))


@entry_point([RECORD], np.int64, [np.int16])
def _play_out(tables: npt.NDArray[Any], noise: int, taken: npt.NDArray[np.int16]) -> int:
    """Play the first table to its end at random and write the decisions to ``taken``. Returns their number."""
    table = tables[0]
    decisions = 0
    while int(table.phase) != OVER:
        action = random_choice(table, scramble(scramble(noise) + decisions))
        taken[decisions] = action
        decide(table, action)
        decisions += 1
    return decisions
