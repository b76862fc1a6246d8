"""The training loop: blocks of self-play alternate with updates. It can be stopped and resumed.

The output folder has ``checkpoint.pt`` (to resume), ``network.npz`` (to play with), ``log.jsonl`` and
``strength.jsonl`` (a line for each update and each measurement) and ``curves.svg``.
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import numpy as np

from ethnos.base.refusals import MissingExtra

try:
    import torch
except ModuleNotFoundError as problem:
    raise MissingExtra(package="torch", extra="train") from problem

from ethnos.base.files import JsonLines, whole_file, write_whole
from ethnos.base.refusals import EthnosError
from ethnos.bots.network import read, write
from ethnos.engine.gpu.device import NoCard, need_card
from ethnos.research.training.config import Config, with_new_names
from ethnos.research.training.curves import draw
from ethnos.research.training.model import KINDS, network_file, precision_on
from ethnos.research.training.selfplay import SelfPlay
from ethnos.research.training.update import between, learn

KEEP_EVERY: Final = 60.0  # seconds between two checkpoints


class OtherTraining(EthnosError):
    """A folder with a training that has another configuration."""


def find_device(requested: str) -> str:
    """The torch device for ``gpu``, ``cpu``, or ``auto`` (a card if there is one)."""
    if requested == "cpu":
        return "cpu"
    try:
        need_card()
    except NoCard:
        if requested == "gpu":
            raise
        return "cpu"
    if has_torch_card():
        return "cuda"
    if requested == "gpu":
        raise NoCard("gpu-no-torch")
    return "cpu"


def has_torch_card() -> bool:
    """Whether torch finds a card."""
    return bool(torch.cuda.is_available())


class OtherLayers(EthnosError):
    """A network whose layers or layout are not those of the configuration."""


class Training:
    """A training in a folder: a new one, or the existing one."""

    def __init__(
        self,
        config: Config,
        folder: Path,
        device: str,
        measuring: int = 0,
        after: Path | None = None,
        origin: str | None = None,
    ) -> None:
        self.config, self.folder, self.device, self.measuring = config, folder, device, measuring
        folder.mkdir(parents=True, exist_ok=True)
        torch.manual_seed(config.seed)
        self.model = KINDS[config.network](precision_on(device), config.layout).to(device)
        rate, fused = config.learning_rate[0], device == "cuda"
        self.optimiser = torch.optim.Adam(self.model.parameters(), rate, eps=1e-5, fused=fused)
        self.updates, self.seconds = 0, 0.0
        self.before: list[dict[str, Any]] = []
        """The earlier trainings of this network."""
        self._log = JsonLines(folder / "log.jsonl")
        self._measurement: subprocess.Popen[bytes] | None = None
        if (folder / "checkpoint.pt").exists():
            self._resume()
        elif after is not None:
            self._start_after(after)
        elif origin is not None:
            self._start_from(network_file(origin))
        if device == "cuda":
            self.model.compile()  # a third more decisions per second
        self.play = SelfPlay(config, config.seed + (self.updates << 32), device)

    @property
    def decisions(self) -> int:
        """How many decisions it has learned from."""
        return self.updates * self.config.block

    @property
    def done(self) -> float:
        """The completed share of the training, from 0 to 1: of its decisions or its time, whichever is more."""
        share = self.updates / self.config.updates
        if self.config.minutes:
            share = max(share, self.seconds / 60 / self.config.minutes)
        return min(share, 1.0)

    def go(self, until: Callable[["Training"], bool], progress: Callable[[dict[str, Any]], None]) -> None:
        """Train until the end, or until ``until`` returns True; ``progress`` gets a line after every update."""
        saved = time.monotonic()
        try:
            while self.updates < self.config.updates and not until(self):
                progress(self.update())
                if self.measuring and self.updates % self.config.measure_every == 0:
                    self._start_measurement()
                if time.monotonic() - saved > KEEP_EVERY:
                    self.keep()
                    saved = time.monotonic()
        finally:
            self.keep()
            if self._measurement is not None:
                self._measurement.wait()
            self.draw()

    def update(self) -> dict[str, Any]:
        """Play one block and learn from it. Returns the line for the log."""
        started = time.perf_counter()
        experience = self.play.play_block(self.model)
        for group in self.optimiser.param_groups:
            group["lr"] = between(self.config.learning_rate, self.done)
        figures = learn(self.model, self.optimiser, experience, self.config, self.done).tolist()
        self.updates += 1
        elapsed = time.perf_counter() - started
        self.seconds += elapsed
        names = ("entropy", "win_error", "margin_error", "approx_kl")
        line: dict[str, Any] = {"update": self.updates, "decisions": self.decisions, "games": self.play.games()}
        line |= {name: round(value, 5) for name, value in zip(names, figures, strict=True)}
        line |= {name: round(value, 5) for name, value in self.play.lookahead_figures.items()}
        line |= {"seconds": round(self.seconds, 2), "decisions_per_second": round(self.config.block / elapsed)}
        self._log.append(line)
        return line

    def keep(self) -> None:
        """Save the checkpoint and the network."""
        state = {
            "config": self.config.as_dict(),
            "before": self.before,
            "updates": self.updates,
            "seconds": self.seconds,
            "model": self.model.state_dict(),
            "optimiser": self.optimiser.state_dict(),
        }
        with whole_file(self.folder / "checkpoint.pt") as path:
            torch.save(state, path)
        self._write_network(self.folder / "network.npz")
        self.draw()

    def draw(self) -> None:
        """Write the curves so far."""
        by_update = {line["update"]: line for line in self._log.read(dict)}  # made again after a crash: the last counts
        svg = draw(list(by_update.values()), JsonLines(self.folder / "strength.jsonl").read(dict))
        write_whole(self.folder / "curves.svg", svg)

    def _write_network(self, path: Path) -> None:
        card = torch.cuda.get_device_name() if self.device == "cuda" else "processor"
        stages = [*self.before, _stage(self.config.as_dict(), self.updates, self.seconds)]
        with whole_file(path) as new, new.open("wb") as file:
            write(file, self.model.numbers(), self.model.layout, {"stages": stages, "device": card})

    def _resume(self) -> None:
        state = self._read(self.folder)
        if with_new_names(state["config"]) != self.config.as_dict():
            raise OtherTraining(folder=self.folder)
        self.updates, self.seconds, self.before = state["updates"], state["seconds"], state["before"]

    def _start_after(self, folder: Path) -> None:
        """Start with the network of another training."""
        state = self._read(folder)
        self.before = [*state["before"], _stage(state["config"], state["updates"], state["seconds"])]

    def _start_from(self, file: Path) -> None:
        """Start with the network of a file; the state of its optimiser is not known."""
        weights, story = read(file)
        if len(weights) != len(self.model.numbers()) or story["layout"] != self.config.layout:
            raise self._other_layers(file)
        self.model.take_numbers(np.frombuffer(weights, np.float32))
        self.before = story.get("stages", [])

    def _read(self, folder: Path) -> dict[str, Any]:
        state: dict[str, Any] = torch.load(folder / "checkpoint.pt", map_location=self.device, weights_only=True)
        own = self.model.state_dict()
        parameters = {name: tensor for name, tensor in state["model"].items() if name in own}
        if [parameters[name].shape if name in parameters else None for name in own] != [x.shape for x in own.values()]:
            raise self._other_layers(folder)
        self.model.load_state_dict(parameters)  # checkpoints have had constants besides
        self.optimiser.load_state_dict(state["optimiser"])
        return state

    def _other_layers(self, file: Path) -> OtherLayers:
        return OtherLayers(file=file, network=self.config.network, layout=self.config.layout)

    def _start_measurement(self) -> None:
        """Measure this network in a separate process, unless an earlier measurement is still running."""
        if self._measurement is not None and self._measurement.poll() is None:
            return
        path = self.folder / "measured.npz"
        self._write_network(path)
        command = [sys.executable, "-m", "ethnos", "research", "measure", str(path), "--quiet", "--json"]
        command += ["--decisions", str(self.decisions), "--out", str(self.folder / "strength.jsonl")]
        command += ["--cores", str(self.measuring)]
        environment = os.environ | {"CUDA_VISIBLE_DEVICES": ""}
        self._measurement = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment)


def _stage(config: dict[str, Any], updates: int, seconds: float) -> dict[str, Any]:
    """A training as an item of a network's story."""
    decisions = updates * config["tables"] * config["steps"]
    return {"config": config, "decisions": decisions, "seconds": round(seconds, 1)}
