"""Means with intervals from sums, and the correction for many comparisons.

Intervals are those of a single figure: 95 % of a normal distribution. Where a table makes many comparisons, each with
zero, ``survivors`` says which of them are evident if one wrong statement in the whole table is to have a chance of at
most 5 % (Holm's method).
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, TypeVar

import numpy as np
import numpy.typing as npt

from ethnos.research.lab.statistics import NORMAL_95

Key = TypeVar("Key")
Numbers: TypeAlias = npt.NDArray[np.float64]
LEVEL: Final = 0.05
"""The chance of a wrong statement in a table."""


@dataclass(frozen=True)
class Estimate:
    """A mean and its standard error."""

    mean: float
    error: float

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval."""
        return self.mean - NORMAL_95 * self.error, self.mean + NORMAL_95 * self.error

    def __sub__(self, other: "Estimate") -> "Estimate":
        """The difference from an independent estimate."""
        return Estimate(self.mean - other.mean, math.hypot(self.error, other.error))

    def chance(self) -> float:
        """The chance of such a distance from zero if the true value is zero."""
        if self.error == 0:
            return 1.0 if self.mean == 0 else 0.0
        return math.erfc(abs(self.mean) / self.error / math.sqrt(2))

    def as_json(self, digits: int = 3) -> list[float]:
        """Mean, and the ends of its interval."""
        return [round(value, digits) + 0.0 for value in (self.mean, *self.interval)]


class Sums:
    """Number, sum and sum of squares of some values, for each place of an array."""

    def __init__(self, *shape: int) -> None:
        self.count: Numbers = np.zeros(shape)
        self.total: Numbers = np.zeros(shape)
        self.squares: Numbers = np.zeros(shape)

    def add(self, values: npt.NDArray[Any], where: npt.NDArray[Any] | None = None) -> None:
        """Add values whose first axis is that of the observations; ``where`` says which of them count."""
        weights = np.ones(1) if where is None else where.astype(np.float64)
        self.count += np.broadcast_to(weights, np.broadcast_shapes(values.shape, weights.shape)).sum(0)
        self.total += (values * weights).sum(0)
        self.squares += (np.square(values, dtype=np.float64) * weights).sum(0)

    def add_groups(self, groups: npt.NDArray[np.int64], values: npt.NDArray[Any]) -> None:
        """Add each value to the place of its group."""
        np.add.at(self.count, groups, 1.0)
        np.add.at(self.total, groups, values)
        np.add.at(self.squares, groups, np.square(values, dtype=np.float64))

    def add_at(self, place: Any, part: "Sums") -> None:
        """Add the sums of a part at its place."""
        for name in ("count", "total", "squares"):
            getattr(self, name)[place] += getattr(part, name)

    def part(self, *place: int) -> "Sums":
        """The sums at one place."""
        item = Sums()
        for name in ("count", "total", "squares"):
            setattr(item, name, np.array(getattr(self, name)[place]))
        return item

    def __add__(self, other: "Sums") -> "Sums":
        result = Sums(*self.count.shape)
        for name in ("count", "total", "squares"):
            setattr(result, name, getattr(self, name) + getattr(other, name))
        return result

    def __sub__(self, other: "Sums") -> "Sums":
        """The sums without the values of the other sums."""
        rest = Sums(*self.count.shape)
        for name in ("count", "total", "squares"):
            setattr(rest, name, getattr(self, name) - getattr(other, name))
        return rest

    @property
    def means(self) -> Numbers:
        """The mean at each place; 0 where there are no values."""
        means: Numbers = self.total / np.maximum(self.count, 1)
        return means

    @property
    def errors(self) -> Numbers:
        """The standard error at each place."""
        spread = np.maximum(self.squares / np.maximum(self.count, 1) - self.means**2, 0)
        errors: Numbers = np.sqrt(spread / np.maximum(self.count - 1, 1))
        return errors

    def at(self, *place: int) -> Estimate:
        """The estimate at a place."""
        return Estimate(float(self.means[place]), float(self.errors[place]))


def survivors(estimates: Sequence[Estimate]) -> list[bool]:
    """For each estimate, whether it evidently differs from zero, by Holm's method for all of them together."""
    order = sorted(range(len(estimates)), key=lambda place: estimates[place].chance())
    is_evident = [False] * len(estimates)
    for rank, place in enumerate(order):
        if estimates[place].chance() > LEVEL / (len(estimates) - rank):
            break
        is_evident[place] = True
    return is_evident


def evident(rows: Mapping[Key, Sequence[Estimate]]) -> dict[Key, list[bool]]:
    """For each row of a table, which of its estimates evidently differ from zero."""
    sure = iter(survivors([each for row in rows.values() for each in row]))
    return {key: [next(sure) for _ in row] for key, row in rows.items()}


def average(estimates: Sequence[Estimate]) -> Estimate:
    """The mean of independent estimates, each counted equally."""
    count = len(estimates)
    error = math.sqrt(sum(each.error**2 for each in estimates)) / count
    return Estimate(sum(each.mean for each in estimates) / count, error)


def rounded(values: Any, digits: int = 3) -> Any:
    """An array as nested lists of rounded numbers."""
    return np.round(values, digits).tolist()


def shrunk(sums: Sums, members: npt.NDArray[Any]) -> tuple[Numbers, float]:
    """Estimates of many groups that borrow from each other, and their typical standard error.

    ``members`` says which tribes each group has. The expectation of a group is the sum of its tribes' effects; its own
    mean counts for as much as the groups differ from these expectations by more than chance.
    """
    means, errors = sums.means, sums.errors
    effects, *_ = np.linalg.lstsq(members.astype(np.float64), means, rcond=None)
    expected = members @ effects
    freedom = max(len(means) - members.shape[1], 1)
    chance = float(np.mean(errors**2))
    variance = max(float(np.sum((means - expected) ** 2)) / freedom - chance, 0.0)
    weights = variance / np.maximum(variance + errors**2, 1e-12)
    estimates: Numbers = expected + weights * (means - expected)
    fit = chance * members.shape[1] / len(means)
    return estimates, math.sqrt(float(np.mean(weights * errors**2)) + fit)
