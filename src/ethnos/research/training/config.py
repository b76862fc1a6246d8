"""The configuration of a training: a TOML file with all parameters, which is saved with the results."""

import tomllib
from collections.abc import Mapping
from dataclasses import MISSING, asdict, dataclass, fields, replace
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, Literal, Self, get_args

from ethnos.base.refusals import EthnosError
from ethnos.bots.layouts import FIRST, LAYOUTS
from ethnos.engine.components import MAX_PLAYERS, MIN_PLAYERS
from ethnos.engine.ruleset import preset

Layers = Literal["colours", "first"]
"""The champion's layers (``bots/network_colours.py``), or the first champion's (``bots/network_first.py``)."""


_EARLIER_NAMES: Final = {
    "lambda": "gae_lambda",
    "reach": "gae_lambda",
    "gradient": "max_grad_norm",
    "rate": "learning_rate",
    "win_error": "win_loss",
    "margin_error": "margin_loss",
    "judge_every": "measure_every",
}
"""What settings were called before, in files and in checkpoints."""


def with_new_names(values: Mapping[str, Any]) -> dict[str, Any]:
    """The settings of a file or a checkpoint by the names of ``Config``'s fields."""
    return {_EARLIER_NAMES.get(name, name): value for name, value in values.items()}


class WrongConfig(EthnosError):
    """A file that is not a valid configuration."""


@dataclass(frozen=True)
class Ahead:
    """Parameters of the lookahead (``lookahead.py``). ``lookahead.toml`` explains each of them."""

    labels: int
    candidates: int
    worlds: int
    depth: int
    temperature: float
    weight: float
    memory: int
    minibatch: int

    def check(self) -> None:
        """Raise an error for invalid values."""
        for field in fields(self):
            if not getattr(self, field.name) > 0 and field.name != "depth":
                raise ValueError(f"lookahead.{field.name}")
        if self.worlds < 2:
            raise ValueError("lookahead.worlds")  # half of them check the other half


@dataclass(frozen=True)
class Config:
    """All parameters of a training. ``champion.toml`` explains them; the other files explain those with a default."""

    seed: int
    tables: int
    steps: int
    decisions: int
    minibatch: int
    epochs: int
    clip: float
    gae_lambda: float
    max_grad_norm: float
    learning_rate: tuple[float, float]
    entropy: tuple[float, float]
    glory: float
    win_loss: float
    margin_loss: float
    measure_every: int
    players: dict[int, int]
    editions: dict[str, int]
    minutes: float = 0.0
    policy: float = 1.0
    lookahead: Ahead | None = None
    frozen: str = ""
    frozen_tables: float = 1.0
    network: Layers = "colours"
    layout: int = FIRST

    @classmethod
    def read(cls, path: Path | None = None) -> Self:
        """The configuration of a file, or of the shipped champion."""
        source = path or Path(str(files("ethnos.research.training") / "champion.toml"))
        try:
            values: dict[str, Any] = with_new_names(tomllib.loads(source.read_text(encoding="utf-8")))
        except (OSError, ValueError) as problem:
            raise WrongConfig(path=source, problem=problem) from problem
        needed = {field.name for field in fields(cls) if field.default is MISSING}
        if wrong := sorted(needed - values.keys() | values.keys() - {field.name for field in fields(cls)}):
            raise WrongConfig(path=source, problem=f"{', '.join(wrong)}?")
        try:
            config = cls(
                **values
                | {
                    "learning_rate": tuple(values["learning_rate"]),
                    "entropy": tuple(values["entropy"]),
                    "players": {int(number): int(share) for number, share in values["players"].items()},
                    "lookahead": Ahead(**values["lookahead"]) if "lookahead" in values else None,
                }
            )
            config.check()
        except (TypeError, ValueError, AttributeError, EthnosError) as problem:
            raise WrongConfig(path=source, problem=problem) from problem
        return config

    def check(self) -> None:
        """Raise an error for invalid values."""
        for number in self.players:
            if not MIN_PLAYERS <= number <= MAX_PLAYERS:
                raise ValueError(f"players.{number}")
        for name in self.editions:
            preset(name)
        if self.network not in get_args(Layers):
            raise ValueError(f"network = {self.network!r}")
        if self.layout not in LAYOUTS:
            raise ValueError(f"layout = {self.layout!r}")
        for name in ("tables", "steps", "decisions", "minibatch", "epochs", "measure_every"):
            if getattr(self, name) < 1:
                raise ValueError(name)
        if not 0 < self.frozen_tables <= 1:
            raise ValueError("frozen_tables")
        if self.lookahead is not None:
            self.lookahead.check()
            if self.lookahead.labels > self.tables:
                raise ValueError("lookahead.labels > tables")
            if self.frozen:
                raise ValueError("lookahead, frozen")  # a lookahead plays all seats alike

    def changed(self, **values: Any) -> Self:
        """A copy with other values."""
        return replace(self, **values)

    def as_dict(self) -> dict[str, Any]:
        """The values for a checkpoint or a network's story, without defaults."""
        defaults = {field.name: field.default for field in fields(self)}
        return {name: value for name, value in asdict(self).items() if value != defaults[name]}

    @property
    def block(self) -> int:
        """Decisions between two updates."""
        return self.tables * self.steps

    @property
    def updates(self) -> int:
        """The number of updates in the whole training."""
        return -(-self.decisions // self.block)

    def mixture(self) -> tuple[list[int], list[str]]:
        """The numbers of players and the editions, each as often as its share."""
        numbers = [number for number, share in self.players.items() for _ in range(share)]
        return numbers, [name for name, share in self.editions.items() for _ in range(share)]
