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
from ethnos.bots.features import BEST_RIVAL, BY_COLOUR, FEATURES, IN_REACH
from ethnos.bots.network import MARGIN, SHAPES, WIN, chosen_file, parts, read
from ethnos.bots.network_layers import TINY
from ethnos.engine.components import COLOURS, MAX_PLAYERS, MIN_PLAYERS
from ethnos.observation import STARTS as FIELD_STARTS
from ethnos.observation import USUAL
from ethnos.observation_row import PRESENT

NEVER: Final = -1e9
_USUAL_BAND, _USUAL_MARKERS = 5.0, 4.0
_USUAL_SUM: Final = 2.5  # a typical sum of a feature over all colours
_PLAYERS: Final = FIELD_STARTS["players"]
_CURSOR: Final = FIELD_STARTS["cursor"]
HEAD_GAIN: Final = 0.01  # initial gain of the output layers: small, for nearly uniform decisions


def _usual_features() -> npt.NDArray[np.float32]:
    """A typical maximum of each feature, for scaling."""
    usual = np.ones(FEATURES, np.float32)
    usual[:PRESENT] = USUAL[:PRESENT]
    usual[BY_COLOUR:BEST_RIVAL] = _USUAL_BAND
    usual[BEST_RIVAL:IN_REACH] = _USUAL_MARKERS
    return usual


class Piece(NamedTuple):
    """Parameters in the compiled network's order: some are transposed there, or merged with the inputs' scale."""

    tensor: Tensor
    transposed: bool = False
    scale: Tensor | None = None


class Model(nn.Module, ABC):
    """One network for every seat, number of players and edition."""

    def __init__(self, precision: torch.dtype) -> None:
        super().__init__()
        self.precision = precision
        self.register_buffer("usual", torch.from_numpy(1.0 / _usual_features()))

    @abstractmethod
    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """A logit for every decision, the log probability of each seat to win, and the seat's own margin of Glory."""

    @abstractmethod
    def pieces(self) -> list[Piece]:
        """All parameters, as the compiled network has them."""

    @torch.no_grad()
    def values(self, rows: Tensor) -> Tensor:
        """The chances to win and the margin, in the layout of ``steps.WORTH``."""
        _, wins, margin = self(rows)
        return torch.cat([wins.exp(), margin[:, None]], -1)

    @torch.no_grad()
    def numbers(self) -> npt.NDArray[np.float32]:
        """All parameters for the compiled network."""
        arrays = []
        for tensor, transposed, scale in self.pieces():
            parameters = tensor.T if transposed else tensor
            arrays.append((parameters if scale is None else parameters * scale[:, None]).reshape(-1).cpu().numpy())
        return np.concatenate(arrays)

    @torch.no_grad()
    def take_numbers(self, weights: npt.NDArray[np.float32]) -> None:
        """The reverse: all parameters from a compiled network."""
        for (tensor, transposed, scale), part in zip(self.pieces(), parts(weights), strict=True):
            numbers = torch.from_numpy(part.copy()).to(tensor.device)
            (tensor.T if transposed else tensor).copy_(numbers if scale is None else numbers / scale[:, None])

    def _linear(self, layer: nn.Linear, inputs: Tensor) -> Tensor:
        bias = None if layer.bias is None else layer.bias.to(self.precision)
        return functional.linear(inputs, layer.weight.to(self.precision), bias)

    def _settle(self, norm: nn.LayerNorm, values: Tensor) -> Tensor:
        scale, shift = norm.weight.to(self.precision), norm.bias.to(self.precision)
        return functional.relu(functional.layer_norm(values, norm.normalized_shape, scale, shift, TINY))


class ColourModel(Model):
    """The champion's layers: each colour has its own values, and all share the parameters."""

    def __init__(self, precision: torch.dtype) -> None:
        super().__init__(precision)
        width, layers = colours.WIDTH, range(colours.LAYERS)
        self.first_own = nn.Linear(colours.OWN + colours.FLAGS, width, bias=False)
        self.first_sum = nn.Linear(colours.OWN, width, bias=False)
        self.first_other = nn.Linear(len(colours.OTHER_INPUTS), width)
        self.own = nn.ModuleList(nn.Linear(width, width, bias=False) for _ in layers)
        self.pooled = nn.ModuleList(nn.Linear(2 * width, width) for _ in layers)
        self.norms = nn.ModuleList(nn.LayerNorm(width, eps=TINY) for _ in range(colours.LAYERS + 1))
        self.own_head = nn.Linear(width, len(colours.OWN_ANSWERS[0]))
        self.other_head = nn.Linear(2 * width, len(colours.OTHER_ANSWERS))
        _initialise([self.first_own, self.first_sum, self.first_other, *self.own, *self.pooled], 1.0)
        _initialise([self.own_head, self.other_head], HEAD_GAIN)
        self.register_buffer("own_inputs", torch.tensor(colours.OWN_INPUTS))
        self.register_buffer("other_inputs", torch.tensor(colours.OTHER_INPUTS))
        order = torch.tensor([*sum(colours.OWN_ANSWERS, ()), *colours.OTHER_ANSWERS]).argsort()
        self.register_buffer("order", order)
        """The index of each answer among those of all colours and the others."""
        self.register_buffer("colours", torch.arange(COLOURS))

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """The answers, as in the base class."""
        inputs = rows.to(self.precision) * self.usual.to(self.precision)
        last = (rows[:, _CURSOR].int() % COLOURS)[:, None]
        flags = torch.stack([self.colours == last, self.colours > last], -1).to(self.precision)
        own = inputs[:, self.own_inputs.view(-1)].view(len(rows), COLOURS, -1)
        shared = self._linear(self.first_sum, own.sum(1) / _USUAL_SUM)
        shared = shared + self._linear(self.first_other, inputs[:, self.other_inputs])
        values = self._linear(self.first_own, torch.cat([own, flags], -1)) + shared[:, None]
        values = self._settle(self.norms[0], values)
        for layer, pooled, norm in zip(self.own, self.pooled, self.norms[1:], strict=True):
            values = self._settle(norm, self._linear(layer, values) + self._linear(pooled, _pool(values))[:, None])
        by_colour = self._linear(self.own_head, values).reshape(len(rows), -1)
        answers = torch.cat([by_colour, self._linear(self.other_head, _pool(values))], -1)[:, self.order]
        return _split_answers(rows, answers)

    def pieces(self) -> list[Piece]:
        """All parameters, in the order of ``network_colours.SHAPES``."""
        own, other = self.usual[self.own_inputs[0]], self.usual[self.other_inputs]
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

    def __init__(self, precision: torch.dtype) -> None:
        super().__init__(precision)
        width, layers = first.WIDTH, range(first.LAYERS)
        self.layers = nn.ModuleList(nn.Linear(width if layer else FEATURES, width) for layer in layers)
        self.norms = nn.ModuleList(nn.LayerNorm(width, eps=TINY) for _ in layers)
        self.head = nn.Linear(width, first.ANSWERS)
        _initialise(self.layers, 2**0.5)
        _initialise([self.head], HEAD_GAIN)

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """The answers, as in the base class."""
        values = rows.to(self.precision) * self.usual.to(self.precision)
        for layer, norm in zip(self.layers, self.norms, strict=True):
            values = self._settle(norm, self._linear(layer, values))
        return _split_answers(rows, self._linear(self.head, values))

    def pieces(self) -> list[Piece]:
        """All parameters, in the order of ``network_first.SHAPES``."""
        pieces = []
        for layer, norm in zip(self.layers, self.norms, strict=True):
            scale = self.usual if layer is self.layers[0] else None
            pieces += [Piece(layer.weight, True, scale), *_norm_pieces(layer, norm)]
        return [*pieces, Piece(self.head.weight), Piece(self.head.bias)]


KINDS: Final[dict[str, type[Model]]] = {"colours": ColourModel, "first": FirstModel}
"""The kinds of networks, by their names in a configuration."""
_OF_SIZE: Final = {colours.SIZE: ColourModel, first.SIZE: FirstModel}
assert _OF_SIZE.keys() == SHAPES.keys()


def precision_on(device: str) -> torch.dtype:
    """The precision in which a network is computed while it learns."""
    return torch.bfloat16 if device == "cuda" else torch.float32


def network_file(name: str) -> Path:
    """The file of a network: ``champion`` is the one that the bot uses, ``champion@1`` the first one."""
    files = {"champion": chosen_file, "champion@1": first_file}
    return files[name]() if name in files else Path(name)


def model_of(name: str, device: str, precision: torch.dtype = torch.float32) -> Model:
    """The network of a file."""
    weights = np.frombuffer(read(network_file(name))[0], np.float32)
    model = _OF_SIZE[len(weights)](precision)
    model.to(device)
    model.take_numbers(weights)
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


def _split_answers(rows: Tensor, answers: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """Decisions, chances to win and margin among all answers."""
    wins = answers[:, WIN:MARGIN].float().masked_fill(_no_such_seat(rows), NEVER)
    return answers[:, :WIN], torch.log_softmax(wins, -1), answers[:, MARGIN].float()


def _no_such_seat(rows: Tensor) -> Tensor:
    """Which of six seats do not exist, for each row."""
    players = rows[:, _PLAYERS : _PLAYERS + MAX_PLAYERS - MIN_PLAYERS + 1].int().argmax(-1) + MIN_PLAYERS
    return torch.arange(MAX_PLAYERS, device=rows.device) >= players[:, None]
