"""Matches between networks, and learning against a frozen one."""

import json
from pathlib import Path

import numpy as np
import pytest
import torch

import ethnos.research.training
from ethnos.bots.layouts import FIRST
from ethnos.bots.network import Network, chosen_file, read, write
from ethnos.engine.play import view
from ethnos.envs.batch.batch import Batch
from ethnos.research.training.config import Ahead, Config, WrongConfig
from ethnos.research.training.lookahead import Lookahead
from ethnos.research.training.match import Player, play_match
from ethnos.research.training.model import ColourModel, Model, model_of
from ethnos.research.training.run import Training
from ethnos.research.training.selfplay import SelfPlay
from tests.test_cli import ethnos as command

FOLDER = Path(ethnos.research.training.__file__).parent


@pytest.fixture(scope="module")
def champion() -> Model:
    return model_of("champion", "cpu")


@pytest.fixture(scope="module")
def beginner() -> Model:
    torch.manual_seed(1)
    return ColourModel(torch.float32, FIRST)


def test_a_player_decides_as_the_bot(champion: Model) -> None:
    boards, network = Batch(4, 12, observe="network", restart=False, same_deal=4), Network()
    boards.reset(3)
    for _ in range(30):
        chosen = Player(champion).decide(boards, torch.arange(12))
        for number in range(12):
            table = boards.table(number)
            assert int(chosen[number]) == network.evaluate(view(table, table.seat)).favourite
        boards.step(chosen)


@pytest.mark.long
def test_the_stronger_network_wins(champion: Model, beginner: Model) -> None:
    won = play_match(Player(champion), Player(beginner), players=3, games=10, seed=1, device="cpu")
    lost = play_match(Player(beginner), Player(champion), players=3, games=10, seed=1, device="cpu")
    assert won.games == lost.games == 12
    assert won.share > 0.9
    assert won.margin > 5
    assert lost.share < 0.1
    assert won.low < won.share


def test_equal_networks_share_every_deal(champion: Model) -> None:
    result = play_match(Player(champion), Player(champion), players=2, games=2, seed=1, device="cpu")
    assert result.share == 0.5
    assert abs(result.margin) < 1e-4


@pytest.mark.long
def test_a_player_may_look_ahead(champion: Model, beginner: Model) -> None:
    ahead = Ahead(labels=3, candidates=2, worlds=2, depth=1, temperature=0.05, weight=1.0, memory=1, minibatch=1)
    player = Player(champion, Lookahead(ahead, 0.2, 1, "cpu"))
    assert play_match(player, Player(beginner), players=2, games=4, seed=1, device="cpu").share > 0.7


def test_the_command_adds_a_line_for_each_number_of_players(tmp_path: Path) -> None:
    out = tmp_path / "match.jsonl"
    arguments = ("research", "match", "champion", str(chosen_file()), "--games", "2", "--device", "cpu")
    result = command(*arguments, "--players", "2", "--players", "3", "--out", str(out), "--json")
    assert result.returncode == 0, result.stderr
    lines = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert [line["players"] for line in lines] == [2, 3]
    assert [line["share"] for line in lines] == [0.5, 0.3333]
    shown = json.loads(result.stdout)
    assert [shown["first"], shown["results"][0]["games"]] == ["champion", 2]
    refused = command(*arguments, "--ahead", str(FOLDER / "champion.toml"))
    assert refused.returncode == 2
    assert "lookahead" in refused.stderr


# --- Learning against a frozen network ------------------------------------------------------------------------


def favourites(model: Model, play: SelfPlay) -> torch.Tensor:
    """The network's favourite decision in each position of the last block."""
    with torch.no_grad():
        logits = model(play.rows[:-1].view(-1, play.rows.shape[-1]))[0]
    return logits.masked_fill(play.masks[:-1].view(logits.shape) == 0, -1e9).argmax(-1).view(play.chosen.shape)


def test_one_seat_learns_and_the_others_play_as_the_bot(small: Config, folder: Path, champion: Model) -> None:
    training = Training(small.changed(frozen="champion", minibatch=20), folder, "cpu")
    play = training.play
    experience = play.play_block(training.model)
    own = play.seats[:-1] == play.learners
    assert 0 < len(experience.rows) <= own.sum()
    rows = {row.numpy().tobytes() for row in play.rows[:-1][own]}
    assert all(row.numpy().tobytes() in rows for row in experience.rows)
    assert len(experience.extra_rows) == small.tables
    favourite = favourites(champion, play)
    assert torch.equal(favourite[~own], play.chosen[~own])
    assert not torch.equal(favourite[own], play.chosen[own])
    before = training.model.numbers()
    training.update()
    assert (training.model.numbers() != before).mean() > 0.5


def test_frozen_rivals_at_some_of_the_tables(small: Config, folder: Path, champion: Model) -> None:
    training = Training(small.changed(frozen="champion", frozen_tables=0.5, minibatch=20), folder, "cpu")
    play = training.play
    experience = play.play_block(training.model)
    half = small.tables // 2
    assert play.against_frozen.tolist() == [True] * half + [False] * half
    learns = (play.seats[:-1] == play.learners) | ~play.against_frozen
    assert 0.9 * learns.sum() < len(experience.rows) <= learns.sum()
    favourite = favourites(champion, play)
    assert torch.equal(favourite[~learns], play.chosen[~learns])
    assert not torch.equal(favourite[:, half:], play.chosen[:, half:])
    among_equals = {row.numpy().tobytes() for row in play.rows[:-1, half:].flatten(0, 1)}
    among = [row.numpy().tobytes() in among_equals for row in experience.rows]
    assert experience.trains_values.tolist() == among, "only games among equals teach the chances to win"
    assert not all(among)
    assert len(experience.extra_rows) == play.players[half:].sum()
    training.update()


def test_all_seats_learn_equally_often(small: Config, folder: Path) -> None:
    play = Training(small.changed(frozen="champion"), folder, "cpu").play
    for players in range(2, 7):
        learners = play.learners[play.players == players]
        counts = np.bincount(learners, minlength=players)
        assert len(counts) == players
        assert counts.max() - counts.min() <= 1


# --- Where a training begins, and how ---------------------------------------------------------------------------


def test_a_training_can_begin_with_the_network_of_a_file(small: Config, folder: Path, champion: Model) -> None:
    training = Training(small, folder, "cpu", origin="champion")
    shipped = Network()
    parameters, _ = read(chosen_file())
    np.testing.assert_allclose(training.model.numbers(), np.frombuffer(parameters, np.float32), atol=1e-6)
    write(folder / "same.npz", training.model.numbers(), training.model.layout, {})
    assert (np.frombuffer(Network(folder / "same.npz").weights, np.float32) == shipped.weights).mean() > 0.999
    training.keep()
    stages = Network(folder / "network.npz").story["stages"]
    assert stages[:-1] == shipped.story["stages"]
    reloaded = model_of(str(folder / "network.npz"), "cpu")
    assert all(torch.equal(*pair) for pair in zip(reloaded.parameters(), champion.parameters(), strict=True))


def test_rates_fall_with_the_time_too(small: Config, folder: Path) -> None:
    training = Training(small.changed(minutes=2.0), folder, "cpu")
    assert training.done == 0.0
    training.seconds = 60.0
    assert training.done == 0.5
    training.seconds = 600.0
    assert training.done == 1.0


SHIPPED = sorted(file.stem for file in FOLDER.glob("*.toml"))


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_configurations_are_valid(name: str) -> None:
    config = Config.read(FOLDER / f"{name}.toml")
    assert ("lookahead" in config.as_dict()) == (name == "lookahead")
    assert ("frozen" in config.as_dict()) == (name in {"exploit", "exploit-first", "successor-third"})
    assert "policy" not in config.as_dict(), "defaults are not in a network's story"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"weight = 2.0": "weight = 0"}, "lookahead.weight"),
        ({"worlds = 16": "worlds = 1"}, "lookahead.worlds"),
        ({"labels = 8192": "labels = 40960"}, "lookahead.labels > tables"),
        ({"depth = 4": "deep = 4"}, "deep"),
        ({"policy = 1.0": 'frozen = "champion"'}, "lookahead, frozen"),
        ({"policy = 1.0": "frozen_tables = 1.5"}, "frozen_tables"),
    ],
)
def test_wrong_lookaheads_are_refused(tmp_path: Path, change: dict[str, str], reason: str) -> None:
    text = (FOLDER / "lookahead.toml").read_text(encoding="utf-8")
    for old, new in change.items():
        assert old in text
        text = text.replace(old, new)
    (tmp_path / "wrong.toml").write_text(text, encoding="utf-8")
    with pytest.raises(WrongConfig, match=reason):
        Config.read(tmp_path / "wrong.toml")
