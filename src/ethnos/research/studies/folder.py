"""The folder of a study: what was studied, and a file for each block of games that has been played.

``study.json`` has the study's parameters, ``runs.jsonl`` a line for each run (machine, time, games). Blocks are Parquet
files; without pyarrow they are NumPy files (``.npz``) with the recorded columns alone.
"""

import json
import os
import zipfile
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import numpy as np

from ethnos.base.files import JsonLines, Line, whole_file, write_whole
from ethnos.base.refusals import EthnosError
from ethnos.engine.components import TRIBE_NAMES
from ethnos.research.studies.rows import COLUMNS, Columns, columns_of
from ethnos.research.studies.study import Block, Study, split_rules

STUDY: Final = "study.json"
RUNS: Final = "runs.jsonl"
COMPARED: Final = "compared.json"
BLOCKS: Final = "blocks"


class OtherStudy(EthnosError):
    """A folder of another study, or of none."""

    family = "study-"


class CannotStore(EthnosError):
    """A block of games that could not be written: the disk is full, for example. Blocks written before are safe."""


class Folder:
    """A folder with the games of one study."""

    def __init__(self, path: Path, study: Study) -> None:
        self.path, self.study = path, study

    @classmethod
    def create(cls, path: Path, study: Study) -> "Folder":
        """The folder for a study: a new one, or one that has games of the same study."""
        if path.exists() and not path.is_dir():
            raise OtherStudy("not-a-folder", path=path)
        if (path / STUDY).exists():
            folder = cls.open(path)
            if folder.study != study:
                raise OtherStudy("other-study", path=path, name=folder.study.name)
            return folder
        begun = (BLOCKS, f".{STUDY}.")  # by a process that ended right here
        if path.exists() and not all(entry.name.startswith(begun) for entry in path.iterdir()):
            raise OtherStudy("folder-in-use", path=path)
        (path / BLOCKS).mkdir(parents=True, exist_ok=True)
        write_whole(path / STUDY, json.dumps(study.as_dict(), indent=1))
        return cls(path, study)

    @classmethod
    def open(cls, path: Path) -> "Folder":
        """The folder of a study that has been started."""
        try:
            values = json.loads((path / STUDY).read_text(encoding="utf-8"))
        except (OSError, ValueError) as problem:
            raise OtherStudy("no-study-there", path=path) from problem
        return cls(path, Study.from_dict(values))

    # --- Blocks -----------------------------------------------------------------------------------------------

    def missing(self) -> list[Block]:
        """The blocks that have not been played."""
        files = self._files()
        return [block for block in self.study.blocks if block.number not in files]

    def add(self, block: Block, columns: Columns) -> None:
        """Store the games of a block."""
        try:
            if _has_pyarrow():
                self._write_parquet(block, columns)
            else:
                self._write_numpy(block, columns)
        except OSError as problem:
            reason = os.strerror(problem.errno) if problem.errno else str(problem)
            raise CannotStore(path=self.path, problem=reason) from problem

    def blocks(self) -> Iterator[tuple[Block, Columns]]:
        """The blocks that have been played, in order."""
        files = self._files()
        for block in self.study.blocks:
            if block.number in files:
                yield block, self._read(block, files[block.number])

    def read(self, block: Block) -> Columns:
        """The games of a block that has been played."""
        return self._read(block, self._files()[block.number])

    def row(self, game: int) -> dict[str, Any] | None:
        """What is stored of a game, or None if it has not been played."""
        block = self.study.block_of(game)
        if block.number not in self._files():
            return None
        return {name: column[game - block.first].tolist() for name, column in self.read(block).items()}

    def start_of(self, game: int) -> dict[str, Any]:
        """Everything that a game starts from, by column."""
        block = self.study.block_of(game)
        columns = _identity(self.study, Block(block.number, block.series, game, 1))
        return {name: column[0] if isinstance(column, list) else column[0].item() for name, column in columns.items()}

    def _files(self) -> dict[int, Path]:
        files = sorted((self.path / BLOCKS).glob("*.npz")) + sorted((self.path / BLOCKS).glob("*.parquet"))
        return {int(path.stem): path for path in files}

    def _file(self, block: Block, suffix: str) -> Path:
        return self.path / BLOCKS / f"{block.number:06}{suffix}"

    def _read(self, block: Block, path: Path) -> Columns:
        columns = columns_of(self.study.series[block.series].record)
        try:
            if path.suffix == ".npz":
                with np.load(path) as stored:
                    moved = {column.name: np.moveaxis(stored[column.name], -1, 0) for column in columns}
                    values = {name: np.ascontiguousarray(column) for name, column in moved.items()}
            else:
                values = _from_parquet(path, columns)
        except (OSError, ValueError, KeyError, zipfile.BadZipFile) as problem:
            raise OtherStudy("damaged-block", path=path, problem=str(problem)) from problem
        if any(len(column) != block.games for column in values.values()):
            raise OtherStudy("damaged-block", path=path, problem=f"!= {block.games}")
        return values

    def _write_numpy(self, block: Block, columns: Columns) -> None:
        """With games as the last axis and LZMA, a game takes about half of the space."""
        with whole_file(self._file(block, ".npz")) as path, zipfile.ZipFile(path, "w", zipfile.ZIP_LZMA) as file:
            for name, column in columns.items():
                with file.open(f"{name}.npy", "w") as entry:
                    np.lib.format.write_array(entry, np.ascontiguousarray(np.moveaxis(column, 0, -1)))

    def _write_parquet(self, block: Block, columns: Columns) -> None:
        import pyarrow
        from pyarrow import parquet

        identity = _identity(self.study, block)
        identity["options"] = pyarrow.array(identity["options"], pyarrow.list_(pyarrow.string()))
        table = pyarrow.table(identity | {name: _nested(each) for name, each in columns.items()})
        with whole_file(self._file(block, ".parquet")) as path:
            parquet.write_table(table, path, compression="zstd")

    # --- Runs -------------------------------------------------------------------------------------------------

    def note_run(self, **values: Any) -> None:
        """Add a line about a run."""
        JsonLines(self.path / RUNS).append(values)

    def runs(self) -> list[Line]:
        """The lines about all runs."""
        return JsonLines(self.path / RUNS).read(dict)

    def note_comparison(self, **values: Any) -> None:
        """Store how many games were played again, and which of them differ."""
        write_whole(self.path / COMPARED, json.dumps(values))

    def compared(self) -> dict[str, Any]:
        """The stored comparison with games played again; empty if there is none."""
        path = self.path / COMPARED
        return json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


@cache
def _has_pyarrow() -> bool:
    return find_spec("pyarrow") is not None


# --- Parquet --------------------------------------------------------------------------------------------------

IDENTITY: Final = {
    "game": "its number in the study",
    "series": "the name of its series",
    "seed": "what `ethnos.engine.play.new_table` takes, as text: it has 128 bits",
    "players": "their number",
    "edition": "the preset of the rules",
    "options": "options that differ from it, as `name=value`",
    "set": "the tribes it was drawn from, by name",
    "deal": "games of a series with the same players, tribe set and deal have the same seed",
    "rotation": "by how many seats the line-up is rotated",
    "bots": "the bot of each seat",
    "slips": "each seat's share of random decisions",
    "no_lead": "the tribe that seat 0 may not lead, or empty",
    "no_lead_age": "in this Age; 0 for all",
}
"""The columns of a Parquet file before those of ``rows.COLUMNS``: everything that a game starts from."""


def _identity(study: Study, block: Block) -> dict[str, Any]:
    plans = study.plans(block)
    series = study.series[plans.series]
    rules = [split_rules(text) for text in series.rules]
    shares = series.shares(plans.players)
    turns = [int(turn) for turn in plans.rotation]
    names = {int(mask): [name for i, name in enumerate(TRIBE_NAMES) if int(mask) >> i & 1] for mask in set(plans.mask)}
    return {
        "game": plans.number,
        "series": [series.name] * len(plans),
        "seed": [str(seed) for seed in study.seeds(plans)],
        "players": np.full(len(plans), plans.players, np.int8),
        "edition": [rules[int(variant)][0] for variant in plans.variant],
        "options": [[f"{name}={value}" for name, value in rules[int(variant)][1]] for variant in plans.variant],
        "set": [names[int(mask)] for mask in plans.mask],
        "deal": plans.deal,
        "rotation": plans.rotation.astype(np.int8),
        "bots": [list(study.line_up(plans, place)) for place in range(len(plans))],
        "slips": [list(shares[turn:] + shares[:turn]) for turn in turns],
        "no_lead": [TRIBE_NAMES[tribe] if tribe >= 0 else "" for tribe in plans.no_lead],
        "no_lead_age": plans.no_lead_age.astype(np.int8),
    }


def _nested(column: Any) -> Any:
    """A column as lists of fixed size, one inside the other."""
    import pyarrow

    values = pyarrow.array(column.reshape(-1))
    for size in reversed(column.shape[1:]):
        values = pyarrow.FixedSizeListArray.from_arrays(values, size)
    return values


def _from_parquet(path: Path, columns: Any) -> Columns:
    from pyarrow import parquet

    table = parquet.read_table(path, columns=[column.name for column in columns])
    arrays = {}
    for column in columns:
        values = table[column.name].combine_chunks()
        for _ in column.shape:
            values = values.flatten()
        arrays[column.name] = values.to_numpy().reshape(table.num_rows, *column.shape).astype(column.dtype)
    return arrays


def schema() -> list[tuple[str, str]]:
    """Every column of a Parquet file, with its meaning."""
    return [*IDENTITY.items(), *((column.name, column.meaning) for column in COLUMNS)]
