"""The kernels of a training, run in Numba's simulator, do what the processor does."""

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
tables = t.Tables(config.seatings(), seed=7, device="cpu")
count = config.tables

def outputs():
    return [np.zeros(count * FEATURES, np.uint8), np.zeros(count * ACTIONS, np.int8), np.zeros(count, np.int64)]

records = [tables._records.copy(), cuda.to_device(tables._records.copy())]
deals = [tables._deals.numpy().copy(), cuda.to_device(tables._deals.numpy().copy())]
on_cpu, on_card = outputs(), [cuda.to_device(array) for array in outputs()]
steps.begin_all(records[0], deals[0], 7, 0, *on_cpu)
t._begin_kernel()[1, 8](records[1], deals[1], 7, 0, *on_card)
for step in range(25):
    for ours, theirs in zip(on_cpu, on_card):
        assert np.array_equal(ours, theirs.copy_to_host()), step
    masks = on_cpu[1].reshape(count, ACTIONS)
    chosen = np.array([np.flatnonzero(masks[i])[(step * 7 + i) % masks[i].sum()] for i in range(count)])
    worth, ended = np.zeros(count * MAX_PLAYERS * steps.WORTH, np.float32), np.zeros(count, np.bool_)
    on_cpu, on_card = outputs(), [cuda.to_device(array) for array in outputs()]
    steps.advance_all(records[0], deals[0], 7, 0, chosen, ended, worth, *on_cpu)
    ended_on_card, worth_on_card = cuda.to_device(ended * False), cuda.to_device(worth * 0)
    chosen = cuda.to_device(chosen)
    t._advance_kernel()[1, 8](records[1], deals[1], 7, 0, chosen, ended_on_card, worth_on_card, *on_card)
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

def outputs():
    return [np.zeros(count * FEATURES, np.uint8), np.zeros(count * ACTIONS, np.int8), np.zeros(count, np.int64)]

def run_both(cpu_function, card_kernel, *arguments):
    on_cpu, on_card = outputs(), [cuda.to_device(array) for array in outputs()]
    cpu_function(records[0], *arguments, *on_cpu)
    copies = [cuda.to_device(value) if isinstance(value, np.ndarray) else value for value in arguments]
    card_kernel()[1, 8](records[1], *copies, *on_card)
    for ours, theirs in zip(on_cpu, on_card):
        assert ours.any() and np.array_equal(ours, theirs.copy_to_host())
    assert records[0].tobytes() == records[1].copy_to_host().tobytes()
    return on_cpu[1].reshape(count, ACTIONS)

def choose(masks, step):
    return np.array([np.flatnonzero(masks[i])[(step * 7 + i) % masks[i].sum()] for i in range(count)])

records = [tables.copy(), cuda.to_device(tables.copy())]
masks = run_both(steps.deal_all, b._deal_kernel, 7, 0, 3, tribe_pool("random", 3))
for step in range(8):
    masks = run_both(steps.take_all, b._take_kernel, choose(masks, step))
records = [np.repeat(records[0][2:3], count), cuda.to_device(np.repeat(records[0][2:3], count))]
masks = np.repeat(masks[2:3], count, 0)
masks = run_both(steps.suppose_all, b._suppose_kernel, 7, 0, 1, 6, 3, choose(masks, 1))
viewers, results = np.arange(count) % 3, []
for look, target in ((steps.look_all, records[0]), (b._look_kernel()[1, 8], records[1])):
    worth = np.zeros(count * MAX_PLAYERS * WORTH, np.float32)
    arrays = [np.zeros(count * FEATURES, np.uint8), np.ones(count, np.bool_), worth]
    if look is not steps.look_all:
        arrays = [cuda.to_device(array) for array in arrays]
    look(target, viewers if look is steps.look_all else cuda.to_device(viewers), *arrays)
    results.append([array if look is steps.look_all else array.copy_to_host() for array in arrays])
assert results[0][0].any() and not results[0][1].any()
assert all(np.array_equal(ours, theirs) for ours, theirs in zip(*results))
print("the same")
"""


def test_kernels_do_what_the_processor_does() -> None:
    result = run_on_simulated_card(SIMULATED)
    assert result.stdout == "the same\n", result.stderr


def test_kernels_of_boards_do_what_the_processor_does() -> None:
    result = run_on_simulated_card(BOARDS)
    assert result.stdout == "the same\n", result.stderr
