"""Values of a test's parameter of which every run tries the usual ones, and only the long tests the others."""

from collections.abc import Iterable
from typing import Any, TypeVar

import pytest

T = TypeVar("T")


def others_long(values: Iterable[T], *usual: T) -> list[Any]:
    """The parameters of a test, in this order."""
    values = list(values)
    assert set(usual) <= set(values), f"{usual} are not all among {values}"
    return [pytest.param(value, marks=() if value in usual else pytest.mark.long) for value in values]
