"""The generator: known answers, and draws that are uniform."""

from collections import Counter
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from ethnos.engine.compile import entry_point
from ethnos.engine.play import new_table
from ethnos.engine.records import TABLE, blank_tables
from ethnos.engine.rng import below, philox, seed_table
from ethnos.engine.state import as_bytes

pytestmark = pytest.mark.filterwarnings("ignore:.*is not in the library")  # the entry points below run as plain Python

# The answers that the authors of Philox 4x32-10 publish: counter, key, result.
KNOWN_ANSWERS = [
    ((0, 0, 0, 0), (0, 0), (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)),
    ((0xFFFFFFFF,) * 4, (0xFFFFFFFF,) * 2, (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD)),
    (
        (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344),
        (0xA4093822, 0x299F31D0),
        (0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1),
    ),
]


@entry_point(*(np.int64,) * 6)
def philox_from_python(c0: int, c1: int, c2: int, c3: int, k0: int, k1: int) -> tuple[int, int, int, int]:
    return philox(c0, c1, c2, c3, k0, k1)


@entry_point([TABLE], np.int64, [np.int64])
def draw_many(tables: npt.NDArray[Any], bound: int, counts: npt.NDArray[np.int64]) -> None:
    seed_table(tables[0], 1, 2, 3, 4)
    for _ in range(bound * 2000):
        counts[below(tables[0], bound)] += 1


@pytest.mark.parametrize(("counter", "key", "answer"), KNOWN_ANSWERS)
def test_philox_gives_the_published_answers(
    counter: tuple[int, ...], key: tuple[int, ...], answer: tuple[int, ...]
) -> None:
    assert philox_from_python(*counter, *key) == answer


@pytest.mark.parametrize(("bound", "limit"), [(2, 15.1), (6, 25.7), pytest.param(87, 144.6, marks=pytest.mark.long)])
def test_draws_are_uniform(bound: int, limit: float) -> None:
    """Chi-square against the 99.99 % quantile for ``bound - 1`` degrees of freedom."""
    counts = np.zeros(bound, np.int64)
    draw_many(blank_tables(1), bound, counts)
    assert counts.sum() == bound * 2000
    assert ((counts - 2000.0) ** 2 / 2000.0).sum() < limit


def test_same_seed_same_table_other_seed_other_table() -> None:
    assert as_bytes(new_table(5, seed=7)) == as_bytes(new_table(5, seed=7))
    tables = Counter(as_bytes(new_table(5, seed=seed)) for seed in (7, 8, 7 << 32, 7 << 64, 7 << 96))
    assert len(tables) == 5
