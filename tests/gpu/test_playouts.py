"""Random play on a card gives the records of random play on the processor.

Here the kernels run in Numba's simulator, as plain Python; ``bench/card.py`` compares a real card with the processor.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from ethnos.engine.components import MAX_PLAYERS, MIN_PLAYERS
from ethnos.engine.gpu.playouts import _STREAM
from ethnos.engine.play import apply_action, legal_actions, new_table, numbered_seed
from ethnos.engine.random_play import scramble
from ethnos.engine.records import TABLE
from ethnos.engine.ruleset import PRESETS
from ethnos.engine.state import OVER, as_bytes
from harness.card import has_card
from tests.test_cli import ethnos

DECISIONS = 120
SEED = 5
EDITIONS = list(PRESETS)

SIMULATED = """
import sys
from ethnos.engine.play import set_options
from ethnos.engine.ruleset import PRESETS
from ethnos.engine.records import blank_tables, table_in
from ethnos.engine.gpu.device import cuda
from ethnos.engine.gpu.playouts import play_at_random

players, decisions, seed = map(int, sys.argv[1:4])
records = blank_tables(len(PRESETS))
for number, ruleset in enumerate(PRESETS.values()):
    set_options(table_in(records, number), ruleset)
on_card = cuda.to_device(records)
play_at_random(on_card, players, seed, decisions, tables=3, warps=2)
sys.stdout.buffer.write(on_card.copy_to_host().tobytes())
"""


def scrambled(number: int) -> int:
    """The same random number in plain Python: a compiled rule can be called only by other rules."""
    return int(getattr(scramble, "py_func", scramble)(number))


def play_one_by_one(players: int, edition: str, number: int) -> bytes:
    """The same decisions one by one, through the public functions."""
    game = 0
    table = new_table(players, edition, seed=numbered_seed(SEED, number, game))
    for step in range(DECISIONS):
        if table.phase == OVER:
            game += 1
            table = new_table(players, edition, seed=numbered_seed(SEED, number, game))
        legal = legal_actions(table)
        apply_action(table, legal[scrambled(number * _STREAM + step) * len(legal) >> 32])
    return as_bytes(table)


@pytest.mark.parametrize("players", range(MIN_PLAYERS, MAX_PLAYERS + 1))
def test_a_kernel_plays_the_same_games_as_the_processor(players: int) -> None:
    simulator = {"NUMBA_ENABLE_CUDASIM": "1", "ETHNOS_ENGINE": "interpreted"}
    result = subprocess.run(
        [sys.executable, "-c", SIMULATED, str(players), str(DECISIONS), str(SEED)],
        capture_output=True,
        env=os.environ | simulator,
        timeout=300,
        check=False,
    )
    assert result.returncode == 0, result.stderr.decode()
    records = np.frombuffer(result.stdout, TABLE)
    for number, edition in enumerate(EDITIONS):
        assert records[number].tobytes() == play_one_by_one(players, edition, number)


@pytest.mark.skipif(has_card(), reason="there is a card here")
def test_without_a_card_the_command_says_so() -> None:
    result = ethnos("bench", "playouts", "--device", "gpu", "--seconds", "0.1")
    assert result.returncode == 2
    assert "No graphics card that runs CUDA was found" in result.stderr


@pytest.mark.parametrize("other", [("--threads", "2"), ("--informed",)])
def test_options_for_the_processor_are_refused_for_the_card(other: tuple[str, ...]) -> None:
    result = ethnos("bench", "playouts", "--device", "gpu", *other)
    assert result.returncode == 2
    assert "cannot be combined" in result.stderr


def test_the_simulator_stands_in_for_a_card(tmp_path: Path) -> None:
    simulator = {"NUMBA_ENABLE_CUDASIM": "1", "ETHNOS_ENGINE": "interpreted", "ETHNOS_LANGUAGE": "en"}
    code = "from ethnos.engine.gpu.playouts import measure; import json, dataclasses;"
    code += "print(json.dumps(dataclasses.asdict(measure(2, 0.01, tables=1))))"
    result = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        env=os.environ | simulator,
        cwd=tmp_path,
        check=True,
    )
    assert json.loads(result.stdout)["card"] == "simulator"
    assert json.loads(result.stdout)["decisions_per_second"] > 0
