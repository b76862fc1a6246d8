"""Trainings are stored, can be continued, and refuse wrong configurations."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest
import torch

from ethnos.bots.network import OVERRIDE, Network, WrongNetwork, chosen_file
from ethnos.research.lab.trials import Trial, measure
from ethnos.research.training.config import Config, WrongConfig
from ethnos.research.training.run import OtherLayers, OtherTraining, Training
from harness.patience import PATIENCE_SECONDS
from tests.test_cli import ethnos

TINY = """
seed = 1
tables = 30
steps = 16
decisions = 4800
minibatch = 240
epochs = 1
clip = 0.2
gae_lambda = 0.95
max_grad_norm = 0.5
learning_rate = [4e-4, 4e-5]
entropy = [0.02, 0.002]
glory = 0.2
win_loss = 0.5
margin_loss = 0.25
measure_every = 1000
[players]
2 = 1
6 = 1
[editions]
english = 1
"""


@pytest.fixture
def tiny(tmp_path: Path) -> Path:
    path = tmp_path / "tiny.toml"
    path.write_text(TINY, encoding="utf-8")
    return path


def trained(config: Config, folder: Path, updates: int) -> Training:
    training = Training(config, folder, "cpu")
    first = training.updates
    training.go(lambda now: now.updates - first >= updates, lambda _line: None)
    return training


def test_ten_updates_are_stored_and_plotted(small: Config, folder: Path) -> None:
    training = trained(small, folder, 10)
    lines = [json.loads(line) for line in (folder / "log.jsonl").read_text(encoding="utf-8").splitlines()]
    assert [line["update"] for line in lines] == [*range(1, 11)]
    assert training.done == 1.0
    assert all(0 <= line["entropy"] < 6 and line["win_error"] >= 0 for line in lines)
    assert "<svg" in (folder / "curves.svg").read_text(encoding="utf-8")
    network = Network(folder / "network.npz")
    assert network.story["stages"][0]["decisions"] == small.decisions
    changed = Training(small, folder / "other", "cpu").model.numbers() != training.model.numbers()
    assert changed.mean() > 0.9


def test_a_training_continues_where_it_was_stopped(small: Config, folder: Path) -> None:
    first = trained(small, folder, 2)
    continued = Training(small, folder, "cpu")
    assert continued.updates == 2
    assert (continued.model.numbers() == first.model.numbers()).all()
    assert trained(small, folder, 1).updates == 3


def test_a_training_whose_logs_are_cut_continues(small: Config, folder: Path) -> None:
    trained(small, folder, 2)
    (folder / "strength.jsonl").write_bytes(b'{"decisions": 480, "tri')
    log = folder / "log.jsonl"
    content = log.read_bytes()
    for cut in (0, 20, content.index(b"\n"), content.index(b"\n") + 20, len(content) - 1):
        log.write_bytes(content[:cut])
        assert trained(small, folder, 1).updates > 2
        *earlier, last = [json.loads(line) for line in log.read_bytes().splitlines()]
        assert last["update"] > 2
        assert [line["update"] for line in earlier] == [1, 2][: len(earlier)]


EARLIER = [
    ("gae_lambda", "lambda"),
    ("max_grad_norm", "gradient"),
    ("learning_rate", "rate"),
    ("win_loss", "win_error"),
    ("margin_loss", "margin_error"),
    ("measure_every", "judge_every"),
]


def test_a_configuration_with_the_earlier_names_is_the_same(tiny: Path, tmp_path: Path) -> None:
    earlier, text = tmp_path / "earlier.toml", tiny.read_text(encoding="utf-8")
    for name, before in EARLIER:
        assert f"\n{name} = " in text
        text = text.replace(f"\n{name} = ", f"\n{before} = ")
    earlier.write_text(text, encoding="utf-8")
    assert Config.read(earlier) == Config.read(tiny)


def test_a_training_from_before_layouts_continues(small: Config, folder: Path) -> None:
    first = trained(small, folder, 1)
    state = torch.load(folder / "checkpoint.pt", weights_only=True)
    names = dict(EARLIER) | {"gae_lambda": "reach"}
    state["config"] = {names.get(name, name): value for name, value in state["config"].items()}
    state["model"] |= {"usual": torch.ones(1016), "own_inputs": torch.zeros(6, 129)}
    torch.save(state, folder / "checkpoint.pt")
    continued = Training(small, folder, "cpu")
    assert continued.updates == 1
    assert (continued.model.numbers() == first.model.numbers()).all()


def test_a_training_with_another_layout_begins_anew(small: Config, folder: Path, tmp_path: Path) -> None:
    newer = small.changed(layout=2)
    trained(newer, folder, 1)
    assert Network(folder / "network.npz").story["layout"] == 2
    assert np.isfinite(Network(folder / "network.npz").weights).all()
    with pytest.raises(OtherLayers, match="layout: 1"):
        Training(small, tmp_path / "after", "cpu", after=folder)
    with pytest.raises(OtherLayers, match="layout: 2"):
        Training(newer, tmp_path / "from", "cpu", origin="champion")
    with pytest.raises(ValueError, match="layout = 99"):
        small.changed(layout=99).check()


def test_a_training_can_begin_after_another(small: Config, folder: Path, tmp_path: Path) -> None:
    first = trained(small, folder, 1)
    with pytest.raises(OtherTraining):
        Training(small.changed(clip=0.1), folder, "cpu")
    second = Training(small.changed(clip=0.1), tmp_path / "second", "cpu", after=folder)
    assert second.updates == 0
    assert (second.model.numbers() == first.model.numbers()).all()
    second.keep()
    stages = Network(tmp_path / "second" / "network.npz").story["stages"]
    assert [stage["config"]["clip"] for stage in stages] == [0.2, 0.1]


def test_the_same_seed_learns_the_same(small: Config, tmp_path: Path) -> None:
    torch.use_deterministic_algorithms(mode=True)
    both = [trained(small, tmp_path / name, 2).model.numbers() for name in ("one", "two")]
    torch.use_deterministic_algorithms(mode=False)
    assert (both[0] == both[1]).all()


def test_a_network_is_tried_out(small: Config, folder: Path) -> None:
    trained(small, folder, 1)
    results = measure(folder / "network.npz", [Trial(2, "random", 4)], cores=1)
    assert results["2 players, random"]["games"] == 4
    assert OVERRIDE not in os.environ


# --- The command ----------------------------------------------------------------------------------------------


def test_the_command_measures_a_network_and_adds_a_line(tmp_path: Path) -> None:
    path = tmp_path / "strength.jsonl"
    arguments = ("research", "measure", str(chosen_file()), "--out", str(path), "--cores", "1", "--games", "1")
    result = ethnos(*arguments, "--decisions", "7", "--json")
    assert result.returncode == 0, result.stderr
    line = json.loads(path.read_text(encoding="utf-8"))
    assert line == json.loads(result.stdout)
    assert line["decisions"] == 7
    assert line["trials"]["2 players, greedy"]["games"] == 2


def test_the_command_trains_and_continues(tiny: Path, folder: Path) -> None:
    arguments = ("train", "--config", str(tiny), "--out", str(folder), "--device", "cpu", "--updates", "1")
    for updates in (1, 2):
        result = ethnos(*arguments)
        assert result.returncode == 0, result.stderr
        assert f"Stopped after {updates} of 10 updates" in " ".join(result.stderr.split())


def test_ctrl_c_keeps_what_was_learned(tiny: Path, folder: Path) -> None:
    tiny.write_text(TINY.replace("decisions = 4800", "decisions = 48000000"), encoding="utf-8")
    command = [sys.executable, "-m", "ethnos", "train", "--config", str(tiny), "--out", str(folder), "--device", "cpu"]
    process = subprocess.Popen(
        command,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    log = folder / "log.jsonl"
    try:
        deadline = time.monotonic() + PATIENCE_SECONDS
        while not log.exists() or log.read_text(encoding="utf-8").count("\n") < 2:
            assert time.monotonic() < deadline, f"no two updates in {PATIENCE_SECONDS} seconds"
            time.sleep(0.1)
    finally:
        process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=PATIENCE_SECONDS)
    assert process.returncode == 130
    assert "run the same command again to continue" in " ".join(errors.split())
    assert (folder / "checkpoint.pt").exists()


@pytest.mark.parametrize(
    ("change", "reason"),
    [("tables = 30", "tables"), ("6 = 1", "players.7"), ("english = 1", "latin"), ("clip = 0.2", "clip")],
)
def test_a_wrong_configuration_is_refused(tiny: Path, change: str, reason: str) -> None:
    wrong = {"tables = 30": "tables = 0", "6 = 1": "7 = 1", "english = 1": "latin = 1", "clip = 0.2": ""}
    tiny.write_text(TINY.replace(change, wrong[change]), encoding="utf-8")
    with pytest.raises(WrongConfig, match=reason):
        Config.read(tiny)


def test_no_configuration_at_all(tmp_path: Path) -> None:
    result = ethnos("train", "--config", str(tmp_path / "none.toml"), "--out", str(tmp_path / "learned"))
    assert result.returncode == 2
    assert "is not a training configuration" in " ".join(result.stderr.split())


def test_a_file_that_holds_no_network(tmp_path: Path) -> None:
    shipped = chosen_file().read_bytes()
    for content in (b"nothing", shipped[: len(shipped) // 2]):
        (tmp_path / "no.npz").write_bytes(content)
        with pytest.raises(WrongNetwork):
            Network(tmp_path / "no.npz")
    result = ethnos("train", "--verify", "--network", str(tmp_path / "no.npz"))
    assert result.returncode == 2
    assert "does not contain the champion’s network" in " ".join(result.stderr.split())
