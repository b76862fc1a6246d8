"""Batches of tables (``ethnos.Batch``). ``tests/envs/test_vector.py`` plays them through the vector environment."""

import subprocess
import sys

import numpy as np
import pytest

import ethnos
from ethnos import Batch
from ethnos.base.arguments import WrongArgument
from ethnos.base.refusals import EthnosError
from ethnos.bots.features import FEATURES
from ethnos.engine.each_table import each_table
from ethnos.engine.gpu.device import NoCard
from ethnos.engine.play import sample, view
from ethnos.engine.records import TABLE, table_in
from ethnos.engine.state import NOBODY, OVER
from ethnos.envs.batch.batch import WrongActions
from ethnos.envs.batch.device import UnknownDevice
from ethnos.game.game import Game
from harness.card import has_card


def test_returns_are_paid_when_a_game_ends() -> None:
    batch = Batch(3, 20, reward="difference")
    batch.reset(7)
    ended = 0
    while ended < 20:
        batch.step(batch.sample(ended))
        over, returns = batch.over, batch.returns()
        ended += int(over.sum())
        assert (batch.legal().sum(1) > 0).all()
        assert not returns[~over].any()
        glory = np.sort(batch.glory[over].astype(int), 1)
        assert np.array_equal(returns[over].max(1), glory[:, -1] - glory[:, -2])


def test_its_records_are_the_tables() -> None:
    batch = Batch(2, 3)
    batch.reset(4)
    assert batch.records.dtype == TABLE
    assert len(batch) == 3
    for number in range(3):
        assert batch.table(number).bytes.tolist() == table_in(batch.records, number).bytes.tolist()
        setup = batch.setup(number)
        game = Game.new(setup.players, setup.preset, setup.tribes, setup.seed)
        assert game.table.bytes.tolist() == batch.table(number).bytes.tolist()


def test_without_restart_a_finished_table_stays_as_it_is() -> None:
    batch = Batch((2, 3), 8, observe="present", restart=False)
    batch.reset(5)
    finished: dict[int, bytes] = {}
    while len(finished) < 8:
        batch.step(batch.sample(len(finished)))
        for number in np.flatnonzero(batch.over):
            record = batch.records[number].tobytes()
            assert finished.setdefault(int(number), record) == record
            assert batch.seats[number] == NOBODY
            assert not batch.legal()[number].any()
            assert not batch.observe()[number].any()
            assert batch.places[number].max() >= 1
    assert all(batch.table(number).phase == OVER for number in range(8))


def test_tables_in_a_row_can_have_the_same_deal() -> None:
    batch = Batch(4, 8, same_deal=4)
    batch.reset(6)
    records = [batch.records[number].tobytes() for number in range(8)]
    assert len(set(records[:4])) == len(set(records[4:])) == 1
    assert records[0] != records[4]


def test_the_rows_of_networks_are_kept_up_to_date_in_place() -> None:
    batch = Batch((2, 3, 4, 5, 6), 25, preset=("english", "polish", "german"), observe="network")
    batch.reset(8)
    ended = 0
    for step in range(900):
        if step % 7 == 0:
            anew = batch.observe_as(batch.seats, "network")
            assert anew.shape == (25, FEATURES)
            assert np.array_equal(batch.observe(), anew), step
        batch.step(batch.sample(step))
        ended += int(batch.over.sum())
    assert ended > 25


@pytest.mark.filterwarnings("ignore:.*is not in the library")
def test_a_rule_of_ones_own_runs_at_every_table() -> None:
    @each_table([TABLE], [np.int64], int)
    def count_cards(tables: np.ndarray, i: int, counts: np.ndarray, factor: int) -> None:
        counts[i] = int(tables[i].hand_size[0]) * factor

    batch = Batch(2, 5)
    batch.reset(1)
    counts = np.zeros(5, np.int64)
    batch.run(count_cards, counts, 3)
    assert counts.tolist() == [3 * batch.table(number).hand_size[0] for number in range(5)]


def test_a_seat_that_is_not_there_sees_nothing() -> None:
    batch = Batch((2, 4), 4)
    batch.reset(2)
    for seat, there in ((0, [1, 1, 1, 1]), (3, [0, 1, 0, 1]), (-1, [0, 0, 0, 0]), (10**6, [0, 0, 0, 0])):
        rows = batch.observe_as(np.full(4, seat))
        assert [int(row.any()) for row in rows] == there
    with pytest.raises(WrongActions):
        batch.observe_as([0, 1])


def test_changed_tables_can_be_shown_again() -> None:
    batch = Batch(3, 4)
    batch.reset(2)
    before = batch.observe().copy()
    seat = int(batch.seats[1])
    batch.records[1] = sample(view(batch.table(1), seat), 5).array[0]
    batch.refresh()
    assert np.array_equal(before, batch.observe())  # the same for that seat
    batch.records[1] = batch.records[0]
    batch.refresh()
    assert np.array_equal(batch.observe()[1], batch.observe()[0])
    assert np.array_equal(batch.legal()[1], batch.legal()[0])


# --- What is refused ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wrong",
    [[0, 1], [[0, 1, 2]], [0.0, 1.9, 2.0], ["draw"] * 3, None, [[0], [1, 2]], [0, 0, -1], [0, 0, 10**6], "no"],
)
def test_wrong_decisions_change_nothing(wrong: object) -> None:
    batch = Batch(2, 3)
    batch.reset(1)
    before = batch.records.tobytes()
    with pytest.raises(WrongActions):
        batch.step(wrong)
    assert batch.records.tobytes() == before


def test_before_the_first_reset_no_decision_is_legal() -> None:
    with pytest.raises(WrongActions):
        Batch(2, 3).step([0, 0, 0])


@pytest.mark.parametrize(
    "wrong",
    [{"device": "tpu"}, {"tables": 0}, {"observe": "past"}, {"threads": 0}, {"same_deal": 0}, {"tables": "3"}],
)
def test_wrong_settings_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(EthnosError):
        Batch(**wrong)  # type: ignore[arg-type]


def test_unknown_devices_are_named() -> None:
    with pytest.raises(UnknownDevice, match=r"tpu.*cpu, cuda"):
        Batch(device="tpu")
    with pytest.raises(WrongArgument):
        Batch(device=3)  # type: ignore[arg-type]


@pytest.mark.skipif(has_card(), reason="there is a card here")
def test_without_a_card_it_says_so() -> None:
    with pytest.raises(NoCard, match="No graphics card that runs CUDA was found"):
        Batch(device="cuda")


# --- Importing it ---------------------------------------------------------------------------------------------


def printed(program: str) -> str:
    """What a program prints in a process of its own."""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_ethnos_needs_no_numpy_until_a_batch_is_used() -> None:
    program = "import sys, ethnos; print('numpy' in sys.modules); ethnos.Batch; print('numpy' in sys.modules)"
    assert printed(program) == "False\nTrue\n"


def test_without_numpy_the_package_is_named() -> None:
    program = "import sys; sys.modules['numpy'] = None\nimport ethnos\n"
    program += "try:\n    ethnos.Batch\nexcept ImportError as problem:\n    print(problem)"
    assert printed(program) == 'NumPy is not installed: pip install "ethnos[research]".\n'


def test_other_names_are_still_missing() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Bath'"):
        ethnos.Bath  # noqa: B018
