"""Counters, gauges and histograms, and their form in the Prometheus text format."""

from bisect import bisect_left
from collections import Counter as Counts
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

SECONDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
"""The upper bounds of a histogram's buckets."""

Labels: TypeAlias = tuple[tuple[str, str], ...]
Kind: TypeAlias = Literal["counter", "gauge", "histogram"]


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure with all its samples: a suffix of its name, labels and a value for each."""

    name: str
    kind: Kind
    about: str
    samples: Sequence[tuple[str, Mapping[str, str], float]]


class Counter:
    """Counts by labels."""

    def __init__(self, name: str, about: str) -> None:
        self._name, self._about = name, about
        self._counts: Counts[Labels] = Counts()

    def add(self, **labels: str) -> None:
        """Count one."""
        self._counts[tuple(labels.items())] += 1

    def figure(self) -> Figure:
        """The counts so far."""
        return Figure(self._name, "counter", self._about, [("", dict(labels), n) for labels, n in self._counts.items()])


class Histogram:
    """How long things took, by labels."""

    def __init__(self, name: str, about: str) -> None:
        self._name, self._about = name, about
        self._buckets: dict[Labels, list[int]] = {}
        self._sums: dict[Labels, float] = {}

    def observe(self, seconds: float, **labels: str) -> None:
        """Record a duration."""
        key = tuple(labels.items())
        buckets = self._buckets.setdefault(key, [0] * (len(SECONDS) + 1))
        buckets[bisect_left(SECONDS, seconds)] += 1
        self._sums[key] = self._sums.get(key, 0.0) + seconds

    def figure(self) -> Figure:
        """The counts up to each bound, as Prometheus expects them."""
        samples: list[tuple[str, Mapping[str, str], float]] = []
        for key, buckets in self._buckets.items():
            labels, count = dict(key), 0
            for bound, bucket in zip((*map(str, SECONDS), "+Inf"), buckets, strict=True):
                count += bucket
                samples.append(("_bucket", labels | {"le": bound}, count))
            samples += [("_sum", labels, round(self._sums[key], 6)), ("_count", labels, count)]
        return Figure(self._name, "histogram", self._about, samples)


def gauge(name: str, about: str, value: float | Mapping[str, float], label: str = "") -> Figure:
    """A value that goes up and down, or one for each value of a label."""
    values = value.items() if isinstance(value, Mapping) else [("", value)]
    return Figure(name, "gauge", about, [("", {label: name} if label else {}, amount) for name, amount in values])


def count(name: str, about: str, value: float | Mapping[str, float], label: str = "") -> Figure:
    """A value that only grows, counted elsewhere."""
    figure = gauge(name, about, value, label)
    return Figure(name, "counter", about, figure.samples)


def text_of(figures: Iterable[Figure]) -> str:
    """Figures in the Prometheus text format; those of the same name together."""
    by_name: dict[str, list[Figure]] = {}
    for figure in figures:
        by_name.setdefault(figure.name, []).append(figure)
    lines = []
    for name, group in by_name.items():
        lines += [f"# HELP {name} {group[0].about}", f"# TYPE {name} {group[0].kind}"]
        lines += [
            f"{name}{suffix}{_labels(labels)} {value:.15g}"
            for figure in group
            for suffix, labels, value in figure.samples
        ]
    return "\n".join(lines) + "\n"


def _labels(labels: Mapping[str, str]) -> str:
    escaped = (
        (name, str(value).replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n"))
        for name, value in labels.items()
    )
    return "{" + ",".join(f'{name}="{value}"' for name, value in escaped) + "}" if labels else ""
