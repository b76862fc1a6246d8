"""The trained network in compiled code: from a row of features to decisions, chances to win, and Glory.

Three hidden layers, each with layer normalisation and ReLU, and one output layer for all answers. The parameters are
one array in the order of ``SHAPES``; a file stores them in half precision.
"""

import ast
import json
import os
import zipfile
import zlib
from ctypes import c_float, c_uint8, c_uint16, c_uint32
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from itertools import accumulate
from math import exp, prod, sqrt
from pathlib import Path
from typing import Any, BinaryIO, Final, NamedTuple

from ethnos.bots.features import FEATURES, Floats, write_features
from ethnos.engine.actions import ACTIONS
from ethnos.engine.compile import entry_point, float32, load_module, rule
from ethnos.engine.components import MAX_PLAYERS
from ethnos.engine.state import MAX_CHOICES, Table
from ethnos.observation_row import Bytes
from ethnos.refusals import EthnosError

WIDTH: Final = 768
LAYERS: Final = 3
WIN: Final = ACTIONS
"""The outputs after those of the decisions: each seat's chance to win, starting with the own seat, ..."""
MARGIN: Final = WIN + MAX_PLAYERS
"""... and the expected difference of the own Glory from the mean of all seats."""
ANSWERS: Final = MARGIN + 4  # the last three are padding, to a multiple of 8
GLORY_UNIT: Final = 50.0
"""Points of Glory that a margin of 1 stands for."""

_LAYER: Final = (WIDTH, WIDTH, WIDTH)  # biases, then scale and shift of the normalisation
SHAPES: Final = (
    *[shape for layer in range(LAYERS) for shape in ((WIDTH if layer else FEATURES, WIDTH), *_LAYER)],
    (ANSWERS, WIDTH),
    ANSWERS,
)
"""Layers are inputs x outputs, which lets zero inputs be skipped; the output layer is outputs x inputs."""
_SIZES: Final = tuple(prod(shape) if isinstance(shape, tuple) else shape for shape in SHAPES)
STARTS: Final = tuple(accumulate(_SIZES, initial=0))
_SECOND: Final = STARTS[4]  # where the second layer starts
_A_LAYER: Final = WIDTH * (WIDTH + 3)
_HEAD: Final = STARTS[-3]
_HEAD_BIAS: Final = STARTS[-2]
TINY: Final = 1e-5

FILE: Final = "champion.npz"
OVERRIDE: Final = "ETHNOS_CHAMPION"
"""The environment variable that names a file to use instead of the bundled one."""
_UNREADABLE: Final = (OSError, ValueError, KeyError, TypeError, SyntaxError, EOFError, zipfile.BadZipFile, zlib.error)
_MAGIC: Final = b"\x93NUMPY\x01\x00"  # the format and its version; the length of the header follows in two bytes, ...
_HEADER: Final = len(_MAGIC) + 2  # ... and the header is text: a Python dictionary


class WrongNetwork(EthnosError):
    """A file that does not contain a network of this shape."""

    code = "error-WrongNetwork"


@dataclass(frozen=True)
class Judgement:
    """The network's evaluation of a view."""

    seat: int
    chances: dict[int, float]
    """The probability of each legal decision; empty for a seat that is not to decide."""
    wins: tuple[float, ...]
    """Each seat's chance to win, by seat number."""
    margin: float
    """The expected difference of the seat's Glory from the mean of all seats."""

    @property
    def win(self) -> float:
        """The seat's own chance to win."""
        return self.wins[self.seat]

    @property
    def favourite(self) -> int:
        """The most probable decision."""
        return max(self.chances, key=lambda action: self.chances[action])


class WorkArrays(NamedTuple):
    """Work arrays: the features, the values of two layers, and the answers. Each thread needs its own."""

    row: Any
    inner: Any
    answers: Any

    @classmethod
    def empty(cls) -> "WorkArrays":
        """New ones."""
        answers = c_float * (MAX_CHOICES + MAX_PLAYERS + 1)
        return cls((c_uint8 * FEATURES)(), (c_float * (2 * WIDTH))(), answers())


class Network:
    """The network of a file, ready for use. It owns its work arrays, so each thread needs its own network."""

    def __init__(self, path: Path | None = None) -> None:
        load_module(__name__)
        self.weights, self.story = read(path or chosen_file())
        self._work = WorkArrays.empty()

    def judge(self, view: Table) -> Judgement:
        """Evaluate a seat's view."""
        seat, players, count = view.viewer, view.players, view.choice_count
        judge(view, seat, self.weights, *self._work)
        found: list[float] = self._work.answers[:]
        wins = found[MAX_CHOICES : MAX_CHOICES + players]
        chances = dict(zip(view.choices[:count], found[:count], strict=True))
        return Judgement(
            seat=seat,
            chances=chances if view.seat == seat else {},
            wins=tuple(wins[(other - seat) % players] for other in range(players)),
            margin=found[-1] * GLORY_UNIT,
        )


# --- Files ----------------------------------------------------------------------------------------------------


def chosen_file() -> Path:
    """The network file in use: the bundled one, or the one that OVERRIDE names."""
    other = os.environ.get(OVERRIDE)
    return Path(other) if other else Path(str(files("ethnos.bots") / FILE))


@lru_cache(maxsize=4)
def read(path: Path) -> tuple[Any, dict[str, Any]]:
    """A file's parameters, as a ``ctypes`` array, and the story of its training. All seats share the cached array."""
    count = STARTS[-1]
    try:
        with zipfile.ZipFile(path) as file:
            halves = (c_uint16 * count).from_buffer_copy(_items(file.read("numbers.npy"), "<f2", (count,)))
            story = json.loads(str(_items(file.read("story.npy"), "<U", ()), "utf-32-le"))
    except _UNREADABLE as problem:
        raise WrongNetwork(path=path, problem=problem) from problem
    weights = (c_float * count)()
    widen(halves, (c_uint32 * count).from_buffer(weights))
    return weights, story


def _items(file: bytes, kind: str, shape: tuple[int, ...]) -> memoryview:
    """The bytes of the array in a file of NumPy's format, if its items are of this kind and its shape is this one."""
    start = _HEADER + int.from_bytes(file[_HEADER - 2 : _HEADER], "little")
    if not file.startswith(_MAGIC):
        raise ValueError(f"{file[: len(_MAGIC)]!r} != {_MAGIC!r}")
    header = ast.literal_eval(file[_HEADER:start].decode("latin-1"))
    if not str(header["descr"]).startswith(kind) or header["shape"] != shape:
        raise ValueError(f"{header} != {kind}, {shape}")
    return memoryview(file)[start:]


def write(to: Path | BinaryIO, weights: Any, story: dict[str, Any]) -> None:
    """Save a network with the story of its training. ``weights`` is a NumPy array, as in ``parts``."""
    import numpy as np

    np.savez_compressed(to, numbers=weights.astype(np.float16), story=np.array(json.dumps(story)))


def parts(weights: Any) -> list[Any]:
    """The parameters of each layer in its shape, as views into ``weights``."""
    return [
        weights[start : start + size].reshape(shape) for start, size, shape in zip(STARTS, _SIZES, SHAPES, strict=False)
    ]


# --- Compiled -------------------------------------------------------------------------------------------------


@entry_point([c_uint16], [c_uint32])
def widen(halves: Any, singles: Any) -> None:
    """Convert floating-point numbers from half to single precision, both as their bits."""
    for i in range(len(halves)):
        bits = int(halves[i])
        sign, exponent, fraction = bits >> 15, bits >> 10 & 31, bits & 1023
        if exponent == 31:  # infinity, or not a number
            exponent = 255
        elif exponent > 0:
            exponent += 112
        elif fraction > 0:  # less than the smallest normal half, but a normal single
            exponent = 113
            while fraction < 1024:
                fraction <<= 1
                exponent -= 1
        singles[i] = sign << 31 | exponent << 23 | (fraction & 1023) << 13


@entry_point(Table, int, [c_float], [c_uint8], [c_float], [c_float])
def judge(tables: Any, seat: int, weights: Floats, row: Bytes, inner: Floats, answers: Floats) -> None:
    """Write the probabilities of the legal decisions, the chances to win, and the margin into ``answers``."""
    think(tables[0], seat, weights, row, inner)
    weigh_choices(tables[0], weights, inner, answers)
    weigh_seats(tables[0], weights, inner, answers, MAX_CHOICES)
    answers[MAX_CHOICES + MAX_PLAYERS] = answer(weights, inner, MARGIN)


@rule
def think(table: Table, seat: int, weights: Floats, row: Bytes, inner: Floats) -> None:
    """Run the hidden layers on what a seat sees; the last one's values end up in the first half of ``inner``."""
    for i in range(FEATURES):
        row[i] = 0
    write_features(table, seat, row, 0)
    for i in range(WIDTH):
        inner[i] = weights[FEATURES * WIDTH + i]
    for i in range(FEATURES):
        if row[i] != 0:
            _add(weights, i * WIDTH, row[i], inner, 0)
    _settle(weights, FEATURES * WIDTH + WIDTH, inner)
    for layer in range(LAYERS - 1):
        start = _SECOND + layer * _A_LAYER
        for i in range(WIDTH):
            inner[WIDTH + i] = weights[start + WIDTH * WIDTH + i]
        for i in range(WIDTH):
            if inner[i] != 0.0:
                _add(weights, start + i * WIDTH, inner[i], inner, WIDTH)
        for i in range(WIDTH):
            inner[i] = inner[WIDTH + i]
        _settle(weights, start + WIDTH * WIDTH + WIDTH, inner)


@rule
def _add(weights: Floats, start: int, times: Any, inner: Floats, at: int) -> None:
    """Add one input's contribution to all outputs of a layer."""
    factor = float32(times)
    column, sums = weights[start : start + WIDTH], inner[at : at + WIDTH]
    for i in range(WIDTH):
        sums[i] += factor * column[i]


@rule
def _settle(weights: Floats, start: int, inner: Floats) -> None:
    """Normalise a layer, scale and shift it, and apply ReLU."""
    mean, square = float32(0.0), float32(0.0)
    for i in range(WIDTH):
        mean += inner[i]
    mean /= float32(WIDTH)
    for i in range(WIDTH):
        square += (inner[i] - mean) * (inner[i] - mean)
    scale = float32(1.0 / sqrt(square / WIDTH + TINY))
    for i in range(WIDTH):
        inner[i] = max((inner[i] - mean) * scale * weights[start + i] + weights[start + WIDTH + i], float32(0.0))


@rule
def answer(weights: Floats, inner: Floats, number: int) -> float:
    """One value of the output layer."""
    line, total = weights[_HEAD + number * WIDTH : _HEAD + (number + 1) * WIDTH], float32(0.0)
    for i in range(WIDTH):
        total += inner[i] * line[i]
    return float(total + weights[_HEAD_BIAS + number])


@rule
def weigh_choices(table: Table, weights: Floats, inner: Floats, shares: Floats) -> None:
    """The probability of each of the table's choices."""
    count = int(table.choice_count)
    for i in range(count):
        shares[i] = answer(weights, inner, int(table.choices[i]))
    _share_out(shares, 0, count)


@rule
def weigh_seats(table: Table, weights: Floats, inner: Floats, shares: Floats, at: int) -> None:
    """Each seat's chance to win, starting with the own seat."""
    players = int(table.players)
    for i in range(players):
        shares[at + i] = answer(weights, inner, WIN + i)
    _share_out(shares, at, players)


@rule
def _share_out(shares: Floats, at: int, count: int) -> None:
    """Softmax: turn answers into shares that add up to 1."""
    best, total = -1.0e9, 0.0
    for i in range(count):
        best = max(best, float(shares[at + i]))
    for i in range(count):
        shares[at + i] = exp(shares[at + i] - best)
        total += shares[at + i]
    for i in range(count):
        shares[at + i] /= total
