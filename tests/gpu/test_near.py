"""Tables divided between two memories of a card (engine/gpu/near.py): the division, which needs no card."""

import numpy as np

from ethnos.engine.gpu.near import FAR, NEAR, RUNS
from ethnos.engine.records import TABLE, blank_tables
from ethnos.engine.state import FIELDS


def test_every_field_is_near_or_far() -> None:
    assert [*sorted(NEAR.names or ()), *sorted(FAR)] == [*sorted(set(FIELDS) - set(FAR)), *sorted(FAR)]
    assert 3 * NEAR.itemsize < TABLE.itemsize, "three times as many tables fit"


def test_near_fields_are_copied_there_and_back() -> None:
    records = blank_tables(1)
    far = records.view(np.uint8)
    far[:] = np.random.default_rng(1).integers(0, 255, len(far))
    before = far.copy()
    near = np.zeros(NEAR.itemsize, np.uint8)
    for at, at_far, size in RUNS:
        near[at : at + size] = far[at_far : at_far + size]
    for name in NEAR.names or ():
        assert np.array_equal(near.view(NEAR)[0][name], records[0][name]), name
        records[name] = 0
    for at, at_far, size in RUNS:
        far[at_far : at_far + size] = near[at : at + size]
    assert np.array_equal(far, before)
