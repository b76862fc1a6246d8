"""The network during training: the same layers as in ``bots/network_colours.py`` and ``bots/network_first.py``."""

from abc import ABC, abstractmethod
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor, nn
from torch.nn import functional

from ethnos.bots import network_colours as colours
from ethnos.bots import network_first as first
from ethnos.bots.champion import first_file
from ethnos.bots.features import FEATURES, FIELDS, STARTS
from ethnos.bots.layouts import LAYOUTS, padded
from ethnos.bots.network import MARGIN, WIN, chosen_file, kind_of, parts, read
from ethnos.bots.network_layers import EPSILON
from ethnos.engine.components import COLOURS, MAX_PLAYERS, MIN_PLAYERS

MASKED: Final = -1e9
"""The logit of what is not possible."""
_USUAL_SUM: Final = 2.5  # a typical sum of a feature over all colours
_PLAYERS: Final = STARTS["players"]
_CURSOR: Final = STARTS["cursor"]
_ALIGNED: Final = 8  # a card multiplies rows of other lengths at a third of the speed
HEAD_GAIN: Final = 0.01  # initial gain of the output layers: small, for nearly uniform decisions


def _scales() -> Tensor:
    """Divisors as factors: a typical large value of each feature becomes 1."""
    usual = [float(field.usual) for field in FIELDS for _ in range(field.size)]
    return 1.0 / torch.tensor([*usual, *[1.0] * (FEATURES - len(usual))])


class Piece(NamedTuple):
    """Parameters in the order of a file: some are transposed there, or merged with the inputs' scale."""

    tensor: Tensor
    transposed: bool = False
    scale: Tensor | None = None


class Model(nn.Module, ABC):
    """One network for every seat, number of players and edition. It reads the features of its layout alone."""

    def __init__(self, precision: torch.dtype, layout: int) -> None:
        super().__init__()
        self.precision, self.layout = precision, layout
        self._constant("scales", _scales())

    def _constant(self, name: str, tensor: Tensor) -> None:
        """Keep what is no parameter, and not part of a checkpoint, on the model's device."""
        self.register_buffer(name, tensor, persistent=False)

    @abstractmethod
    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """A logit for every decision, the log probability of each seat to win, and the seat's own margin of Glory."""

    @abstractmethod
    def pieces(self) -> list[Piece]:
        """All parameters, as a file has them."""

    @torch.no_grad()
    def values(self, rows: Tensor) -> Tensor:
        """The chances to win and the margin, as in ``boards.RESULT_SIZE``."""
        _, wins, margin = self(rows)
        return torch.cat([wins.exp(), margin[:, None]], -1)

    @torch.no_grad()
    def numbers(self) -> npt.NDArray[np.float32]:
        """All parameters for a file."""
        arrays = []
        for tensor, transposed, scale in self.pieces():
            parameters = tensor.T if transposed else tensor
            arrays.append((parameters if scale is None else parameters * scale[:, None]).reshape(-1).cpu().numpy())
        return np.concatenate(arrays)

    @torch.no_grad()
    def take_numbers(self, weights: npt.NDArray[np.float32]) -> None:
        """The reverse: all parameters from those of a file."""
        for (tensor, transposed, scale), part in zip(self.pieces(), parts(weights, self.layout), strict=True):
            numbers = torch.from_numpy(part.copy()).to(tensor.device)
            (tensor.T if transposed else tensor).copy_(numbers if scale is None else numbers / scale[:, None])

    def _linear(self, layer: nn.Linear, inputs: Tensor) -> Tensor:
        bias, weight = None if layer.bias is None else layer.bias.to(self.precision), layer.weight.to(self.precision)
        if missing := -layer.in_features % _ALIGNED:
            inputs, weight = functional.pad(inputs, (0, missing)), functional.pad(weight, (0, missing))
        return functional.linear(inputs, weight, bias)

    def _norm_relu(self, norm: nn.LayerNorm, values: Tensor) -> Tensor:
        scale, shift = norm.weight.to(self.precision), norm.bias.to(self.precision)
        return functional.relu(functional.layer_norm(values, norm.normalized_shape, scale, shift, EPSILON))


class ColourModel(Model):
    """The champion's layers: each colour has its own values, and all share the parameters."""

    def __init__(self, precision: torch.dtype, layout: int) -> None:
        super().__init__(precision, layout)
        width, layers = colours.WIDTH, range(colours.LAYERS)
        own_inputs, other_inputs = colours.own_inputs(LAYOUTS[layout]), colours.other_inputs(LAYOUTS[layout])
        self.first_own = nn.Linear(len(own_inputs[0]) + colours.FLAGS, width, bias=False)
        self.first_sum = nn.Linear(len(own_inputs[0]), width, bias=False)
        self.first_other = nn.Linear(len(other_inputs), width)
        self.own = nn.ModuleList(nn.Linear(width, width, bias=False) for _ in layers)
        self.pooled = nn.ModuleList(nn.Linear(2 * width, width) for _ in layers)
        self.norms = nn.ModuleList(nn.LayerNorm(width, eps=EPSILON) for _ in range(colours.LAYERS + 1))
        self.own_head = nn.Linear(width, len(colours.OWN_OUTPUTS[0]))
        self.other_head = nn.Linear(2 * width, len(colours.OTHER_OUTPUTS))
        _initialise([self.first_own, self.first_sum, self.first_other, *self.own, *self.pooled], 1.0)
        _initialise([self.own_head, self.other_head], HEAD_GAIN)
        self._constant("own_inputs", torch.tensor(own_inputs))
        self._constant("other_inputs", torch.tensor(other_inputs))
        order = torch.tensor([*sum(colours.OWN_OUTPUTS, ()), *colours.OTHER_OUTPUTS]).argsort()
        self._constant("order", order)
        """The index of each output among those of all colours and the others."""
        self._constant("colours", torch.arange(COLOURS))

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """The outputs, as in the base class."""
        inputs = rows.to(self.precision) * self.scales.to(self.precision)
        last = (rows[:, _CURSOR].int() % COLOURS)[:, None]
        flags = torch.stack([self.colours == last, self.colours > last], -1).to(self.precision)
        own = inputs[:, self.own_inputs.view(-1)].view(len(rows), COLOURS, -1)
        shared = self._linear(self.first_sum, own.sum(1) / _USUAL_SUM)
        shared = shared + self._linear(self.first_other, inputs[:, self.other_inputs])
        values = self._linear(self.first_own, torch.cat([own, flags], -1)) + shared[:, None]
        values = self._norm_relu(self.norms[0], values)
        for layer, pooled, norm in zip(self.own, self.pooled, self.norms[1:], strict=True):
            values = self._norm_relu(norm, self._linear(layer, values) + self._linear(pooled, _pool(values))[:, None])
        by_colour = self._linear(self.own_head, values).reshape(len(rows), -1)
        outputs = torch.cat([by_colour, self._linear(self.other_head, _pool(values))], -1)[:, self.order]
        return _split_outputs(rows, outputs)

    def pieces(self) -> list[Piece]:
        """All parameters, in the order of ``network_colours.SHAPES``."""
        own, other = self.scales[self.own_inputs[0]], self.scales[self.other_inputs]
        pieces = [
            Piece(self.first_own.weight, True, torch.cat([own, own.new_ones(colours.FLAGS)])),
            Piece(self.first_sum.weight, True, own / _USUAL_SUM),
            Piece(self.first_other.weight, True, other),
            *_norm_pieces(self.first_other, self.norms[0]),
        ]
        for layer, pooled, norm in zip(self.own, self.pooled, self.norms[1:], strict=True):
            pieces += [Piece(layer.weight, True), Piece(pooled.weight, True), *_norm_pieces(pooled, norm)]
        heads = self.own_head, self.other_head
        return pieces + [Piece(tensor) for head in heads for tensor in (head.weight, head.bias)]


class FirstModel(Model):
    """The first champion's layers: each is connected to all of the one before."""

    def __init__(self, precision: torch.dtype, layout: int) -> None:
        super().__init__(precision, layout)
        width, layers, inputs = first.WIDTH, range(first.LAYERS), padded(LAYOUTS[layout])
        self.layers = nn.ModuleList(nn.Linear(width if layer else len(inputs), width) for layer in layers)
        self.norms = nn.ModuleList(nn.LayerNorm(width, eps=EPSILON) for _ in layers)
        self.head = nn.Linear(width, first.OUTPUTS)
        _initialise(self.layers, 2**0.5)
        _initialise([self.head], HEAD_GAIN)
        self._constant("inputs", torch.tensor(inputs))

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """The outputs, as in the base class."""
        values = (rows.to(self.precision) * self.scales.to(self.precision))[:, self.inputs]
        for layer, norm in zip(self.layers, self.norms, strict=True):
            values = self._norm_relu(norm, self._linear(layer, values))
        return _split_outputs(rows, self._linear(self.head, values))

    def pieces(self) -> list[Piece]:
        """All parameters, in the order of ``network_first.SHAPES``."""
        pieces = []
        for layer, norm in zip(self.layers, self.norms, strict=True):
            scale = self.scales[self.inputs] if layer is self.layers[0] else None
            pieces += [Piece(layer.weight, True, scale), *_norm_pieces(layer, norm)]
        return [*pieces, Piece(self.head.weight), Piece(self.head.bias)]


KINDS: Final[dict[str, type[Model]]] = {"colours": ColourModel, "first": FirstModel}
"""The kinds of networks, by their names in a configuration."""


def precision_on(device: str) -> torch.dtype:
    """The precision in which a network is computed while it learns."""
    return torch.bfloat16 if device == "cuda" else torch.float32


def network_file(name: str) -> Path:
    """The file of a network: ``champion`` is the one that the bot uses, ``champion@1`` the first one."""
    files = {"champion": chosen_file, "champion@1": first_file}
    return files[name]() if name in files else Path(name)


def model_of(name: str, device: str, precision: torch.dtype = torch.float32) -> Model:
    """The network of a file."""
    numbers, story = read(network_file(name))
    model = KINDS[kind_of(len(numbers), story["layout"])](precision, story["layout"])
    model.to(device)
    model.take_numbers(np.frombuffer(numbers, np.float32))
    return model


def _initialise(layers: nn.ModuleList | list[nn.Linear], gain: float) -> None:
    """Initialise some layers with random parameters."""
    for layer in layers:
        nn.init.orthogonal_(layer.weight, gain)
        if layer.bias is not None:
            nn.init.zeros_(layer.bias)


def _norm_pieces(layer: nn.Linear, norm: nn.LayerNorm) -> list[Piece]:
    return [Piece(layer.bias), Piece(norm.weight), Piece(norm.bias)]


def _pool(values: Tensor) -> Tensor:
    """The mean and the maximum over all colours."""
    return torch.cat([values.mean(1), values.amax(1)], -1)


def _split_outputs(rows: Tensor, outputs: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """Decisions, chances to win and margin among all outputs."""
    wins = outputs[:, WIN:MARGIN].float().masked_fill(_no_such_seat(rows), MASKED)
    return outputs[:, :WIN], torch.log_softmax(wins, -1), outputs[:, MARGIN].float()


def _no_such_seat(rows: Tensor) -> Tensor:
    """Which of six seats do not exist, for each row."""
    players = rows[:, _PLAYERS : _PLAYERS + MAX_PLAYERS - MIN_PLAYERS + 1].int().argmax(-1) + MIN_PLAYERS
    return torch.arange(MAX_PLAYERS, device=rows.device) >= players[:, None]
