"""The kernels of a training, run in numba's simulator, do what the processor does."""

import os
import subprocess
import sys

SIMULATED = """
import numpy as np
from ethnos.bots.features import FEATURES
from ethnos.engine.actions import ACTIONS
from ethnos.engine.components import MAX_PLAYERS
from ethnos.gpu.device import cuda
from ethnos.training import steps
from ethnos.training import tables as t
from ethnos.training.config import Config

config = Config.read().changed(tables=5, players=dict.fromkeys(range(2, 7), 1))
made = t.Tables(config.seatings(), seed=7, device="cpu")
count = config.tables

def rooms():
    return [np.zeros(count * FEATURES, np.uint8), np.zeros(count * ACTIONS, np.int8), np.zeros(count, np.int64)]

records = [made._records.copy(), cuda.to_device(made._records.copy())]
slips = [made._slips.numpy().copy(), cuda.to_device(made._slips.numpy().copy())]
here, there = rooms(), [cuda.to_device(room) for room in rooms()]
steps.begin_all(records[0], slips[0], 7, 0, *here)
t._begin_kernel()[1, 8](records[1], slips[1], 7, 0, *there)
for step in range(25):
    for ours, theirs in zip(here, there):
        assert np.array_equal(ours, theirs.copy_to_host()), step
    masks = here[1].reshape(count, ACTIONS)
    chosen = np.array([np.flatnonzero(masks[i])[(step * 7 + i) % masks[i].sum()] for i in range(count)])
    worth, ended = np.zeros(count * MAX_PLAYERS * steps.WORTH, np.float32), np.zeros(count, np.bool_)
    here, there = rooms(), [cuda.to_device(room) for room in rooms()]
    steps.advance_all(records[0], slips[0], 7, 0, chosen, ended, worth, *here)
    there_ended, there_worth = cuda.to_device(ended * False), cuda.to_device(worth * 0)
    t._advance_kernel()[1, 8](records[1], slips[1], 7, 0, cuda.to_device(chosen), there_ended, there_worth, *there)
assert records[0].tobytes() == records[1].copy_to_host().tobytes()
ours, theirs = np.zeros(count * FEATURES, np.uint8), cuda.to_device(np.zeros(count * FEATURES, np.uint8))
steps.show_seat_everywhere(records[0], 2, ours)
t._show_kernel()[1, 8](records[1], 2, theirs)
assert ours.any() and np.array_equal(ours, theirs.copy_to_host())
print("the same")
"""


def test_kernels_do_what_the_processor_does() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SIMULATED],
        capture_output=True,
        text=True,
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1", "ETHNOS_ENGINE": "interpreted"},
        timeout=300,
        check=False,
    )
    assert done.stdout == "the same\n", done.stderr
