"""The kernels of a training, run in numba's simulator, do what the processor does."""

from harness.simulated_card import run_on_simulated_card

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

BOARDS = """
import numpy as np
from ethnos.bots.features import FEATURES
from ethnos.engine.actions import ACTIONS
from ethnos.engine.components import MAX_PLAYERS
from ethnos.engine.play import set_options, tribe_pool
from ethnos.engine.records import blank_tables, table_in
from ethnos.engine.ruleset import preset
from ethnos.gpu.device import cuda
from ethnos.training import board_steps as steps
from ethnos.training import boards as b
from ethnos.training.steps import WORTH

count = 6
tables = blank_tables(count)
for number in range(count):
    set_options(table_in(tables, number), preset("english"))

def rooms():
    return [np.zeros(count * FEATURES, np.uint8), np.zeros(count * ACTIONS, np.int8), np.zeros(count, np.int64)]

def both(on_cpu, on_card, *given):
    here, there = rooms(), [cuda.to_device(room) for room in rooms()]
    on_cpu(records[0], *given, *here)
    sent = [cuda.to_device(each) if isinstance(each, np.ndarray) else each for each in given]
    on_card()[1, 8](records[1], *sent, *there)
    for ours, theirs in zip(here, there):
        assert ours.any() and np.array_equal(ours, theirs.copy_to_host())
    assert records[0].tobytes() == records[1].copy_to_host().tobytes()
    return here[1].reshape(count, ACTIONS)

def picked(masks, step):
    return np.array([np.flatnonzero(masks[i])[(step * 7 + i) % masks[i].sum()] for i in range(count)])

records = [tables.copy(), cuda.to_device(tables.copy())]
masks = both(steps.deal_all, b._deal_kernel, 7, 0, 3, tribe_pool("random", 3))
for step in range(8):
    masks = both(steps.take_all, b._take_kernel, picked(masks, step))
records = [np.repeat(records[0][2:3], count), cuda.to_device(np.repeat(records[0][2:3], count))]
masks = np.repeat(masks[2:3], count, 0)
masks = both(steps.suppose_all, b._suppose_kernel, 7, 0, 1, 6, 3, picked(masks, 1))
viewers, results = np.arange(count) % 3, []
for look, where in ((steps.look_all, records[0]), (b._look_kernel()[1, 8], records[1])):
    worth = np.zeros(count * MAX_PLAYERS * WORTH, np.float32)
    made = [np.zeros(count * FEATURES, np.uint8), np.ones(count, np.bool_), worth]
    if look is not steps.look_all:
        made = [cuda.to_device(room) for room in made]
    look(where, viewers if look is steps.look_all else cuda.to_device(viewers), *made)
    results.append([room if look is steps.look_all else room.copy_to_host() for room in made])
assert results[0][0].any() and not results[0][1].any()
assert all(np.array_equal(ours, theirs) for ours, theirs in zip(*results))
print("the same")
"""


def test_kernels_do_what_the_processor_does() -> None:
    done = run_on_simulated_card(SIMULATED)
    assert done.stdout == "the same\n", done.stderr


def test_kernels_of_boards_do_what_the_processor_does() -> None:
    done = run_on_simulated_card(BOARDS)
    assert done.stdout == "the same\n", done.stderr
