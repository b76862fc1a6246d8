"""What a training is made from: a TOML file that says everything, and is kept beside what was learned."""

import tomllib
from dataclasses import asdict, dataclass, fields, replace
from importlib.resources import files
from itertools import cycle, islice
from pathlib import Path
from typing import Any, Self

from ethnos.engine.components import MAX_PLAYERS, MIN_PLAYERS
from ethnos.engine.ruleset import preset
from ethnos.refusals import EthnosError


class WrongConfig(EthnosError):
    """A file that is no configuration, or one that cannot work."""

    code = "error-WrongConfig"


@dataclass(frozen=True)
class Config:
    """Every number that a training depends on. ``champion.toml`` says what each of them is."""

    seed: int
    tables: int
    steps: int
    decisions: int
    minibatch: int
    epochs: int
    clip: float
    reach: float
    """``lambda`` in the file, which is no name in Python."""
    gradient: float
    rate: tuple[float, float]
    entropy: tuple[float, float]
    glory: float
    win_error: float
    margin_error: float
    judge_every: int
    players: dict[int, int]
    editions: dict[str, int]

    @classmethod
    def read(cls, path: Path | None = None) -> Self:
        """The configuration of a file, or of the shipped champion."""
        source = path or Path(str(files("ethnos.training") / "champion.toml"))
        try:
            found: dict[str, Any] = tomllib.loads(source.read_text(encoding="utf-8"))
        except (OSError, ValueError) as problem:
            raise WrongConfig(path=source, problem=problem) from problem
        found["reach"] = found.pop("lambda", None)
        names = {field.name for field in fields(cls)}
        if wrong := sorted(names ^ {name for name, value in found.items() if value is not None}):
            raise WrongConfig(path=source, problem=f"{', '.join(wrong)}?".replace("reach", "lambda"))
        try:
            config = cls(
                **found
                | {
                    "rate": tuple(found["rate"]),
                    "entropy": tuple(found["entropy"]),
                    "players": {int(number): int(share) for number, share in found["players"].items()},
                }
            )
            config.check()
        except (TypeError, ValueError, AttributeError, EthnosError) as problem:
            raise WrongConfig(path=source, problem=problem) from problem
        return config

    def check(self) -> None:
        """Refuse what cannot work."""
        for number in self.players:
            if not MIN_PLAYERS <= number <= MAX_PLAYERS:
                raise ValueError(f"players.{number}")
        for name in self.editions:
            preset(name)
        for name in ("tables", "steps", "decisions", "minibatch", "epochs", "judge_every"):
            if getattr(self, name) < 1:
                raise ValueError(name)

    def changed(self, **values: Any) -> Self:
        """The same with other values."""
        return replace(self, **values)

    def as_dict(self) -> dict[str, Any]:
        """For a checkpoint, or a story."""
        return asdict(self)

    @property
    def block(self) -> int:
        """Decisions between two updates."""
        return self.tables * self.steps

    @property
    def updates(self) -> int:
        """How many updates the whole training has."""
        return -(-self.decisions // self.block)

    def seatings(self) -> list[tuple[int, str]]:
        """For every table how many play there, and by which edition."""
        numbers = [number for number, share in self.players.items() for _ in range(share)]
        editions = [name for name, share in self.editions.items() for _ in range(share)]
        pairs = [(number, edition) for edition in editions for number in numbers]
        return list(islice(cycle(pairs), self.tables))
