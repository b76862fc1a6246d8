"""The training loop: blocks of self-play alternate with updates. It can be stopped and resumed.

    python -m ethnos.training.run --out learned --minutes 20     # needs no packages of the command line

The output folder has ``checkpoint.pt`` (to resume), ``network.npz`` (to play with), ``log.jsonl`` and
``strength.jsonl`` (a line for each update and each measurement) and ``curves.svg``.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np

from ethnos.refusals import MissingExtra

try:
    import torch
except ModuleNotFoundError as problem:
    raise MissingExtra(package="torch", extra="train") from problem

from ethnos.bots.network import read, write
from ethnos.gpu.device import NoCard, need_card
from ethnos.json_lines import JsonLines
from ethnos.refusals import EthnosError
from ethnos.training.config import Config
from ethnos.training.curves import draw
from ethnos.training.model import KINDS, network_file, precision_on
from ethnos.training.selfplay import SelfPlay
from ethnos.training.update import between, learn

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
    """A network whose layers are not those of the configuration."""


class Training:
    """A training in a folder: a new one, or the existing one."""

    def __init__(
        self,
        config: Config,
        folder: Path,
        device: str,
        judges: int = 0,
        after: Path | None = None,
        origin: str | None = None,
    ) -> None:
        self.config, self.folder, self.device, self.judges = config, folder, device, judges
        folder.mkdir(parents=True, exist_ok=True)
        torch.manual_seed(config.seed)
        self.model = KINDS[config.network](precision_on(device)).to(device)
        self.optimiser = torch.optim.Adam(self.model.parameters(), config.rate[0], eps=1e-5, fused=device == "cuda")
        self.updates, self.seconds = 0, 0.0
        self.before: list[dict[str, Any]] = []
        """The earlier trainings of this network."""
        self._log = JsonLines(folder / "log.jsonl")
        self._judge: subprocess.Popen[bytes] | None = None
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
                if self.judges and self.updates % self.config.judge_every == 0:
                    self._start_judge()
                if time.monotonic() - saved > KEEP_EVERY:
                    self.keep()
                    saved = time.monotonic()
        finally:
            self.keep()
            if self._judge is not None:
                self._judge.wait()
            self.draw()

    def update(self) -> dict[str, Any]:
        """Play one block and learn from it. Returns the line for the log."""
        started = time.perf_counter()
        lesson = self.play.play_block(self.model)
        for group in self.optimiser.param_groups:
            group["lr"] = between(self.config.rate, self.done)
        figures = learn(self.model, self.optimiser, lesson, self.config, self.done).tolist()
        self.updates += 1
        elapsed = time.perf_counter() - started
        self.seconds += elapsed
        names = ("entropy", "win_error", "margin_error", "change")
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
        new_file = self.folder / "checkpoint.new"
        torch.save(state, new_file)
        new_file.replace(self.folder / "checkpoint.pt")
        self._write_network(self.folder / "network.npz")
        self.draw()

    def draw(self) -> None:
        """Write the curves so far."""
        by_update = {line["update"]: line for line in self._log.read(dict)}  # made again after a crash: the last counts
        svg = draw(list(by_update.values()), JsonLines(self.folder / "strength.jsonl").read(dict))
        (self.folder / "curves.svg").write_text(svg, encoding="utf-8")

    def _write_network(self, path: Path) -> None:
        card = torch.cuda.get_device_name() if self.device == "cuda" else "processor"
        stages = [*self.before, _stage(self.config.as_dict(), self.updates, self.seconds)]
        with path.open("wb") as file:
            write(file, self.model.numbers(), {"stages": stages, "device": card})

    def _resume(self) -> None:
        state = self._read(self.folder)
        if state["config"] != self.config.as_dict():
            raise OtherTraining(folder=self.folder)
        self.updates, self.seconds, self.before = state["updates"], state["seconds"], state["before"]

    def _start_after(self, folder: Path) -> None:
        """Start with the network of another training."""
        state = self._read(folder)
        self.before = [*state["before"], _stage(state["config"], state["updates"], state["seconds"])]

    def _start_from(self, file: Path) -> None:
        """Start with the network of a file; the state of its optimiser is not known."""
        weights, story = read(file)
        if len(weights) != len(self.model.numbers()):
            raise OtherLayers(file=file, network=self.config.network)
        self.model.take_numbers(np.frombuffer(weights, np.float32))
        self.before = story.get("stages", [])

    def _read(self, folder: Path) -> dict[str, Any]:
        state: dict[str, Any] = torch.load(folder / "checkpoint.pt", map_location=self.device, weights_only=True)
        if state["model"].keys() != self.model.state_dict().keys():
            raise OtherLayers(file=folder, network=self.config.network)
        self.model.load_state_dict(state["model"])
        self.optimiser.load_state_dict(state["optimiser"])
        return state

    def _start_judge(self) -> None:
        """Measure this network in a separate process, unless an earlier measurement is still running."""
        if self._judge is not None and self._judge.poll() is None:
            return
        path = self.folder / "judged.npz"
        self._write_network(path)
        command = [sys.executable, "-m", "ethnos.lab.trials", str(path), "--decisions", str(self.decisions)]
        command += ["--out", str(self.folder / "strength.jsonl"), "--cores", str(self.judges)]
        self._judge = subprocess.Popen(command, env=os.environ | {"CUDA_VISIBLE_DEVICES": ""})


def _stage(config: dict[str, Any], updates: int, seconds: float) -> dict[str, Any]:
    """A training as an item of a network's story."""
    decisions = updates * config["tables"] * config["steps"]
    return {"config": config, "decisions": decisions, "seconds": round(seconds, 1)}


def main(arguments: Sequence[str] | None = None) -> int:
    """Train, and print a line of progress every few seconds. Returns 0 after the last update, 3 before it."""
    parser = argparse.ArgumentParser(
        prog="python -m ethnos.training.run", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--config", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--after", type=Path, metavar="FOLDER", help="begin with what this training has learned")
    parser.add_argument("--from", dest="origin", metavar="FILE", help="begin with this network, or champion")
    parser.add_argument("--device", default="auto", choices=("auto", "gpu", "cpu"))
    parser.add_argument("--minutes", type=float, default=float("inf"))
    parser.add_argument("--judges", type=int, default=0, help="processor cores that measure its strength meanwhile")
    requested = parser.parse_args(arguments)
    training = Training(
        Config.read(requested.config),
        requested.out,
        find_device(requested.device),
        requested.judges,
        requested.after,
        requested.origin,
    )
    started, last_report = time.monotonic(), 0.0

    def progress(line: dict[str, Any]) -> None:
        nonlocal last_report
        if time.monotonic() - last_report > 5:
            last_report = time.monotonic()
            sys.stderr.write(json.dumps(line) + "\n")

    training.go(lambda _: time.monotonic() - started > requested.minutes * 60, progress)
    return 0 if training.updates >= training.config.updates else 3


if __name__ == "__main__":
    raise SystemExit(main())
