"""The fields of a record as Python reads them: indices mean what they mean in Python."""

from typing import Any

import pytest

from ethnos.engine.components import KINGDOMS
from ethnos.engine.state import Table, blank


@pytest.fixture
def table() -> Table:
    """A table whose numbers all differ, as far as they are read here."""
    table = blank()
    for seat in range(6):
        for kingdom in range(KINGDOMS):
            table.markers[seat, kingdom] = 10 * seat + kingdom
            table.sheet[2, seat, kingdom] = 10 * seat + kingdom
    return table


def test_minus_one_is_the_last(table: Table) -> None:
    assert table.markers[-1].tolist() == table.markers[5].tolist() == [50, 51, 52, 53, 54, 55]
    assert table.markers[-1, -2] == 54
    assert table.sheet[-1][-1].tolist()[:KINGDOMS] == [50, 51, 52, 53, 54, 55]
    assert table.sheet[2].column(-11) == table.sheet[2].column(0) == [0, 10, 20, 30, 40, 50]
    table.markers[-1] = 7
    assert table.markers[5].tolist() == [7] * KINGDOMS


@pytest.mark.parametrize("index", [6, -7, 10**6, (0, 6), (6, 0), (-7, 0)])
def test_what_lies_outside_raises(table: Table, index: Any) -> None:
    before = bytes(table.bytes)
    with pytest.raises(IndexError):
        table.markers[index]
    with pytest.raises(IndexError):
        table.markers[index] = 1
    assert bytes(table.bytes) == before
    with pytest.raises(IndexError):
        table.sheet[2].column(11)
