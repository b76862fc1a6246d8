"""A network learns to answer as another one does."""

import json
from pathlib import Path

import pytest

from ethnos.bots.network import Network
from ethnos.research.training.config import Config
from ethnos.research.training.imitate import Imitation
from ethnos.research.training.model import ColourModel, model_of
from ethnos.research.training.run import OtherLayers, Training
from tests.test_cli import ethnos


@pytest.mark.long
def test_a_network_comes_closer_to_the_one_it_imitates(small: Config, folder: Path) -> None:
    imitation = Imitation(small, "champion@1", "cpu")
    lines = [imitation.update(0.0) for _ in range(8)]
    assert lines[-1]["difference"] < 0.8 * lines[0]["difference"]
    assert lines[-1]["agrees"] > lines[0]["agrees"]
    imitation.keep(folder)
    (stage,) = Network(folder / "network.npz").story["stages"]
    assert stage["imitates"] == "champion@1"
    assert stage["decisions"] == lines[-1]["decisions"] == 8 * small.block


def test_a_training_can_begin_with_it(small: Config, folder: Path, tmp_path: Path) -> None:
    imitation = Imitation(small, "champion@1", "cpu")
    imitation.keep(folder)
    training = Training(small, tmp_path / "after", "cpu", origin=str(folder / "network.npz"))
    assert isinstance(training.model, ColourModel)
    assert training.before[0]["imitates"] == "champion@1"


def test_other_layers_than_the_configuration_names_are_refused(small: Config, folder: Path, tmp_path: Path) -> None:
    with pytest.raises(OtherLayers, match="champion-1"):
        Training(small, folder, "cpu", origin="champion@1")
    Training(small.changed(network="first"), folder, "cpu").keep()
    with pytest.raises(OtherLayers):
        Training(small, tmp_path / "after", "cpu", after=folder)


def test_the_command_keeps_what_was_learned(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "small.toml"
    text = (Path(__file__).parents[2] / "src/ethnos/research/training/successor.toml").read_text(encoding="utf-8")
    for old, new in (("tables = 16384", "tables = 20"), ("steps = 64", "steps = 4"), ("65536", "40")):
        assert old in text
        text = text.replace(old, new)
    file.write_text(text, encoding="utf-8")
    options = ["--config", str(file), "--out", str(folder), "--device", "cpu", "--minutes", "0.02"]
    result = ethnos("research", "imitate", "champion@1", *options, "--json")
    assert result.returncode == 0, result.stderr
    assert json.loads(result.stdout)["decisions"] > 0
    assert isinstance(model_of(str(folder / "network.npz"), "cpu"), ColourModel)
