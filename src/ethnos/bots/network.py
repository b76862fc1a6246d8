"""The trained network in compiled code: from a row of features to decisions, chances to win, and Glory.

There are two kinds: the layers of the first champion (``network_first.py``), and those of the champion
(``network_colours.py``). The parameters are one array; a file stores them in half precision, with the number of the
layout that the network was trained with (``layouts.py``). Compiled code knows one layout, the whole row of features:
when a network is loaded, its first layer gets zeros for all features that it does not read.
"""

import ast
import json
import os
import zipfile
import zlib
from collections.abc import Sequence
from ctypes import c_float, c_uint8, c_uint16, c_uint32, sizeof
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from math import prod
from pathlib import Path
from typing import Any, BinaryIO, Final, NamedTuple

from ethnos.base.refusals import EthnosError
from ethnos.bots import network_colours as colours
from ethnos.bots import network_first as first
from ethnos.bots.features import FEATURES, Floats, write_features
from ethnos.bots.layouts import FIRST, LAYOUTS
from ethnos.bots.network_colours import forward_by_colour, output_by_colour
from ethnos.bots.network_first import forward_first, output_first
from ethnos.bots.network_layers import softmax
from ethnos.engine.actions import ACTIONS
from ethnos.engine.compile import entry_point, load_module, rule
from ethnos.engine.components import MAX_PLAYERS
from ethnos.engine.engine_errors import NotASeatsView
from ethnos.engine.state import MAX_CHOICES, Table
from ethnos.game.observation_row import Bytes

WIN: Final = ACTIONS
"""The outputs after those of the decisions: each seat's chance to win, starting with the observing seat, ..."""
MARGIN: Final = WIN + MAX_PLAYERS
"""... and the expected difference of its Glory from the mean of all seats."""
GLORY_UNIT: Final = 50.0
"""Points of Glory that a margin of 1 stands for."""

KINDS: Final = {"first": first, "colours": colours}
"""The kinds of networks. The number of a network's parameters tells its kind."""
WORK: Final = max(first.WORK, colours.WORK)
_FIRST_SIZE: Final = first.SIZE

FILE: Final = "champion.npz"
OVERRIDE: Final = "ETHNOS_CHAMPION"
"""The environment variable that names a file to use instead of the bundled one."""
_UNREADABLE: Final = (
    *(OSError, ValueError, KeyError, TypeError, AttributeError, SyntaxError, EOFError),
    *(zipfile.BadZipFile, zlib.error),
)
_MAGIC: Final = b"\x93NUMPY\x01\x00"  # the format and its version; the length of the header follows in two bytes, ...
_HEADER: Final = len(_MAGIC) + 2  # ... and the header is text: a Python dictionary


class WrongNetwork(EthnosError):
    """A file that does not contain a network with known layers and layout."""


@dataclass(frozen=True)
class Evaluation:
    """The network's evaluation of a view."""

    seat: int
    policy: dict[int, float]
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
        return max(self.policy, key=lambda action: self.policy[action])


class WorkArrays(NamedTuple):
    """Work arrays: the features, the hidden values, and the outputs. Each thread needs its own."""

    row: Any
    hidden: Any
    outputs: Any

    @classmethod
    def empty(cls) -> "WorkArrays":
        """New work arrays."""
        outputs = c_float * (MAX_CHOICES + MAX_PLAYERS + 1)
        return cls((c_uint8 * FEATURES)(), (c_float * WORK)(), outputs())


class Network:
    """The network of a file, ready for use. It owns its work arrays, so each thread needs its own network."""

    def __init__(self, path: Path | None = None) -> None:
        load_module(__name__)
        self.weights, self.story = load(path or chosen_file())
        self._work = WorkArrays.empty()

    def evaluate(self, view: Table) -> Evaluation:
        """Evaluate a seat's view."""
        seat, players, count = view.viewer, view.players, view.choice_count
        if not 0 <= seat < players:
            raise NotASeatsView
        evaluate(view, seat, self.weights, *self._work)
        outputs: list[float] = self._work.outputs[:]
        wins = outputs[MAX_CHOICES : MAX_CHOICES + players]
        policy = dict(zip(view.choices[:count], outputs[:count], strict=True))
        return Evaluation(
            seat=seat,
            policy=policy if view.seat == seat else {},
            wins=tuple(wins[(other - seat) % players] for other in range(players)),
            margin=outputs[-1] * GLORY_UNIT,
        )


# --- Files ----------------------------------------------------------------------------------------------------


def chosen_file() -> Path:
    """The network file in use: the bundled one, or the one that OVERRIDE names."""
    other = os.environ.get(OVERRIDE)
    return Path(other) if other else Path(str(files("ethnos.bots") / FILE))


def read(path: Path) -> tuple[Any, dict[str, Any]]:
    """A file's parameters, as a ``ctypes`` array, and the story of its training, which names its layout."""
    try:
        with zipfile.ZipFile(path) as file:
            story = json.loads(str(_items(file.read("story.npy"), "<U", [()]), "utf-32-le"))
            layout = story.setdefault("layout", FIRST)
            if layout not in LAYOUTS:
                raise ValueError(f"layout {layout} != {', '.join(map(str, LAYOUTS))}")
            sizes = [(sum(map(prod, kind.shapes(LAYOUTS[layout]))),) for kind in KINDS.values()]
            numbers = _items(file.read("numbers.npy"), "<f2", sizes)
            count = len(numbers) // sizeof(c_uint16)
            halves = (c_uint16 * count).from_buffer_copy(numbers)
    except _UNREADABLE as problem:
        raise WrongNetwork(path=path, problem=problem) from problem
    weights = (c_float * count)()
    widen(halves, (c_uint32 * count).from_buffer(weights))
    return weights, story


@lru_cache(maxsize=4)
def load(path: Path) -> tuple[Any, dict[str, Any]]:
    """The same for compiled code: with parameters for the whole row of features. All seats share the cached array."""
    weights, story = read(path)
    kind = KINDS[kind_of(len(weights), story["layout"])]
    placed = (c_float * kind.SIZE)()
    source, target = memoryview(weights).cast("B").cast("f"), memoryview(placed).cast("B").cast("f")
    start, place_start = 0, 0
    for places, (inputs, width) in zip(kind.input_places(LAYOUTS[story["layout"]]), kind.SHAPES, strict=False):
        for place in places:
            at = place_start + place * width
            target[at : at + width] = source[start : start + width]
            start += width
        place_start += inputs * width
    target[place_start:] = source[start:]
    return placed, story


def kind_of(count: int, layout: int) -> str:
    """The kind of network that has this many parameters."""
    return next(name for name, kind in KINDS.items() if sum(map(prod, kind.shapes(LAYOUTS[layout]))) == count)


def _items(file: bytes, kind: str, shapes: Sequence[tuple[int, ...]]) -> memoryview:
    """The bytes of the array in a file of NumPy's format, if its items are of this kind and its shape one of these."""
    start = _HEADER + int.from_bytes(file[_HEADER - 2 : _HEADER], "little")
    if not file.startswith(_MAGIC):
        raise ValueError(f"{file[: len(_MAGIC)]!r} != {_MAGIC!r}")
    header = ast.literal_eval(file[_HEADER:start].decode("latin-1"))
    if not str(header["descr"]).startswith(kind) or header["shape"] not in shapes:
        raise ValueError(f"{header} != {kind}, {shapes}")
    return memoryview(file)[start:]


def write(to: Path | BinaryIO, weights: Any, layout: int, story: dict[str, Any]) -> None:
    """Save a network with the story of its training. ``weights`` is a NumPy array, as in ``parts``."""
    import numpy as np

    text = json.dumps(story | {"layout": layout})
    np.savez_compressed(to, numbers=weights.astype(np.float16), story=np.array(text))


def parts(weights: Any, layout: int) -> list[Any]:
    """The parameters of each layer in its shape, as views into ``weights``."""
    layers, start = [], 0
    for shape in KINDS[kind_of(len(weights), layout)].shapes(LAYOUTS[layout]):
        layers.append(weights[start : start + prod(shape)].reshape(shape))
        start += prod(shape)
    return layers


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


@entry_point(Table, range(MAX_PLAYERS), [c_float], [c_uint8], [c_float], [c_float])
def evaluate(tables: Any, seat: int, weights: Floats, row: Bytes, hidden: Floats, outputs: Floats) -> None:
    """Write the probabilities of the legal decisions, the chances to win, and the margin into ``outputs``."""
    forward(tables[0], seat, weights, row, hidden)
    write_policy(tables[0], weights, hidden, outputs)
    write_wins(tables[0], weights, hidden, outputs, MAX_CHOICES)
    outputs[MAX_CHOICES + MAX_PLAYERS] = output(weights, hidden, MARGIN)


@rule
def forward(table: Table, seat: int, weights: Floats, row: Bytes, hidden: Floats) -> None:
    """Compute the hidden layers from what a seat sees."""
    for i in range(FEATURES):
        row[i] = 0
    write_features(table, seat, row, 0)
    if len(weights) == _FIRST_SIZE:
        forward_first(weights, row, hidden)
    else:
        forward_by_colour(weights, row, hidden)


@rule
def output(weights: Floats, hidden: Floats, number: int) -> float:
    """One value of the output layer."""
    if len(weights) == _FIRST_SIZE:
        return output_first(weights, hidden, number)
    return output_by_colour(weights, hidden, number)


@rule
def write_policy(table: Table, weights: Floats, hidden: Floats, probabilities: Floats) -> None:
    """The probability of each of the table's choices: the softmax of their logits."""
    count = int(table.choice_count)
    for i in range(count):
        probabilities[i] = output(weights, hidden, int(table.choices[i]))
    softmax(probabilities, 0, count)


@rule
def write_wins(table: Table, weights: Floats, hidden: Floats, probabilities: Floats, at: int) -> None:
    """Each seat's chance to win, starting with the observing seat."""
    players = int(table.players)
    for i in range(players):
        probabilities[at + i] = output(weights, hidden, WIN + i)
    softmax(probabilities, at, players)
