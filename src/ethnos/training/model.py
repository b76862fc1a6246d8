"""The network during training: the same layers as in ``bots/network.py``."""

from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor, nn
from torch.nn import functional

from ethnos.bots.features import BEST_RIVAL, BY_COLOUR, FEATURES, IN_REACH
from ethnos.bots.network import ANSWERS, LAYERS, MARGIN, STARTS, TINY, WIDTH, WIN, chosen_file, parts, read
from ethnos.engine.components import MAX_PLAYERS, MIN_PLAYERS
from ethnos.observation import STARTS as FIELD_STARTS
from ethnos.observation import USUAL
from ethnos.observation_row import PRESENT

NEVER: Final = -1e9
_USUAL_BAND, _USUAL_MARKERS = 5.0, 4.0
_PLAYERS: Final = FIELD_STARTS["players"]
FIRST_WISHES: Final = 0.01  # initial gain of the output layer: small, for nearly uniform decisions


def _usual_features() -> npt.NDArray[np.float32]:
    """A typical maximum of each feature, for scaling."""
    usual = np.ones(FEATURES, np.float32)
    usual[:PRESENT] = USUAL[:PRESENT]
    usual[BY_COLOUR:BEST_RIVAL] = _USUAL_BAND
    usual[BEST_RIVAL:IN_REACH] = _USUAL_MARKERS
    return usual


class Model(nn.Module):
    """One network for every seat, number of players and edition."""

    def __init__(self, precision: torch.dtype) -> None:
        super().__init__()
        self.precision = precision
        self.register_buffer("usual", torch.from_numpy(1.0 / _usual_features()))
        self.layers = nn.ModuleList(nn.Linear(WIDTH if layer else FEATURES, WIDTH) for layer in range(LAYERS))
        self.norms = nn.ModuleList(nn.LayerNorm(WIDTH, eps=TINY) for _ in range(LAYERS))
        self.head = nn.Linear(WIDTH, ANSWERS)
        for layer in self.layers:
            nn.init.orthogonal_(layer.weight, 2**0.5)
            nn.init.zeros_(layer.bias)
        nn.init.orthogonal_(self.head.weight, FIRST_WISHES)
        nn.init.zeros_(self.head.bias)

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """A logit for every decision, the log probability of each seat to win, and the seat's own margin of Glory."""
        dtype = self.precision
        inner = rows.to(dtype) * self.usual.to(dtype)
        for layer, norm in zip(self.layers, self.norms, strict=True):
            inner = functional.linear(inner, layer.weight.to(dtype), layer.bias.to(dtype))
            inner = functional.layer_norm(inner, (WIDTH,), norm.weight.to(dtype), norm.bias.to(dtype), TINY)
            inner = functional.relu(inner)
        answers = functional.linear(inner, self.head.weight.to(dtype), self.head.bias.to(dtype))
        wins = answers[:, WIN:MARGIN].float().masked_fill(_no_such_seat(rows), NEVER)
        return answers[:, :WIN], torch.log_softmax(wins, -1), answers[:, MARGIN].float()

    @torch.no_grad()
    def values(self, rows: Tensor) -> Tensor:
        """The chances to win and the margin, in the layout of ``steps.WORTH``."""
        _, wins, margin = self(rows)
        return torch.cat([wins.exp(), margin[:, None]], -1)

    @torch.no_grad()
    def numbers(self) -> npt.NDArray[np.float32]:
        """All parameters for the compiled network; the scale of the inputs is merged into the first layer."""
        weights = np.zeros(STARTS[-1], np.float32)
        places = iter(parts(weights))
        for layer, norm in zip(self.layers, self.norms, strict=True):
            scale = self.usual[:, None] if layer is self.layers[0] else 1.0
            for tensor in (layer.weight.T * scale, layer.bias, norm.weight, norm.bias):
                next(places)[:] = tensor.cpu().numpy()
        for tensor in (self.head.weight, self.head.bias):
            next(places)[:] = tensor.cpu().numpy()
        return weights

    @torch.no_grad()
    def take_numbers(self, weights: npt.NDArray[np.float32]) -> None:
        """The reverse: all parameters from a compiled network."""
        places = iter(parts(weights))
        for layer, norm in zip(self.layers, self.norms, strict=True):
            scale = self.usual[:, None] if layer is self.layers[0] else 1.0
            for tensor in (layer.weight.T, layer.bias, norm.weight, norm.bias):
                numbers = torch.from_numpy(next(places).copy()).to(tensor.device)
                tensor.copy_(numbers / scale if tensor.dim() == 2 else numbers)
        for tensor in (self.head.weight, self.head.bias):
            tensor.copy_(torch.from_numpy(next(places).copy()))


def precision_on(device: str) -> torch.dtype:
    """The precision in which a network is computed while it learns."""
    return torch.bfloat16 if device == "cuda" else torch.float32


def network_file(name: str) -> Path:
    """The file of a network: ``champion`` is the one that the bot uses."""
    return chosen_file() if name == "champion" else Path(name)


def model_of(name: str, device: str, precision: torch.dtype = torch.float32) -> Model:
    """The network of a file."""
    model = Model(precision)
    model.to(device)
    model.take_numbers(np.frombuffer(read(network_file(name))[0], np.float32))
    return model


def _no_such_seat(rows: Tensor) -> Tensor:
    """Which of six seats do not exist, for each row."""
    players = rows[:, _PLAYERS : _PLAYERS + MAX_PLAYERS - MIN_PLAYERS + 1].int().argmax(-1) + MIN_PLAYERS
    return torch.arange(MAX_PLAYERS, device=rows.device) >= players[:, None]
