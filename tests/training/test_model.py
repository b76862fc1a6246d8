"""What torch trains is what compiled code plays."""

from itertools import product
from pathlib import Path

import numpy as np
import pytest
import torch

from ethnos.bots.layouts import FIRST, LAYOUTS
from ethnos.bots.network import GLORY_UNIT, Network, write
from ethnos.bots.network_colours import FLAGS, OTHER_OUTPUTS, OWN_OUTPUTS, own_inputs
from ethnos.engine.actions import ACTIONS
from ethnos.engine.play import view
from ethnos.game.observation_row import STARTS
from ethnos.research.training.config import Config
from ethnos.research.training.model import KINDS, MASKED, ColourModel, Model, model_of
from ethnos.research.training.selfplay import SelfPlay

TOLERANCE = 0.01  # for half precision
CURSOR = STARTS["cursor"]
EXCHANGED = (3, 0, 5, 1, 2, 4)
"""Each colour gets the cards, markers and tokens of this one."""


@pytest.fixture(params=product(KINDS, LAYOUTS))
def random_model(request: pytest.FixtureRequest) -> Model:
    """A model of each kind and layout, with random parameters."""
    torch.manual_seed(3)
    model = KINDS[request.param[0]](torch.float32, request.param[1])
    with torch.no_grad():
        for tensor in model.parameters():
            tensor.add_(torch.randn_like(tensor) * 0.05)
    return model


def test_the_network_of_a_file_judges_as_the_model_does(small: Config, tmp_path: Path, random_model: Model) -> None:
    model, file = random_model, tmp_path / "network.npz"
    write(file, model.numbers(), model.layout, {"made": "here"})
    network = Network(file)
    assert network.story == {"made": "here", "layout": model.layout}
    play = SelfPlay(small, seed=5, device="cpu")
    for _ in range(6):
        play.play_block(model)
        rows, masks, seats = play.rows[-1], play.masks[-1], play.seats[-1]
        with torch.no_grad():
            logits, wins, margin = model(rows)
        policy = torch.softmax(logits.masked_fill(masks == 0, MASKED), -1)
        for number in range(small.tables):
            seat = int(seats[number])
            evaluation = network.evaluate(view(play.batch.table(number), seat))
            legal, players = list(evaluation.policy), len(evaluation.wins)
            assert legal == masks[number].nonzero().flatten().tolist()
            np.testing.assert_allclose(list(evaluation.policy.values()), policy[number, legal], atol=TOLERANCE)
            clockwise = [evaluation.wins[(seat + place) % players] for place in range(players)]
            np.testing.assert_allclose(clockwise, wins[number, :players].exp(), atol=TOLERANCE)
            np.testing.assert_allclose(evaluation.margin / GLORY_UNIT, margin[number], atol=2 * TOLERANCE)


def test_seats_that_are_not_asked_are_shown_their_own_view(small: Config, tmp_path: Path, random_model: Model) -> None:
    model, file = random_model, tmp_path / "network.npz"
    write(file, model.numbers(), model.layout, {})
    network, play = Network(file), SelfPlay(small, seed=6, device="cpu")
    play.play_block(model)
    for number in range(small.tables):
        for seat in range(int(play.players[number])):
            evaluation = network.evaluate(view(play.batch.table(number), seat))
            value = model.values(play.everyone[seat, [number]])[0, 0]
            np.testing.assert_allclose(evaluation.win, value, atol=TOLERANCE)


def test_with_colours_exchanged_the_champions_answers_are_exchanged(small: Config) -> None:
    model, play = model_of("champion", "cpu"), SelfPlay(small, seed=7, device="cpu")
    for _ in range(3):
        rows = play.play_block(model).rows
    rows[:, CURSOR] = 0
    with torch.no_grad():
        assert isinstance(model, ColourModel)
        inputs = own_inputs(LAYOUTS[FIRST])
        model.first_own.weight[:, -FLAGS:] = 0.0  # where several cards are chosen, lower kinds come first
        exchanged = rows.clone()
        for colour, other in enumerate(EXCHANGED):
            exchanged[:, inputs[colour]] = rows[:, inputs[other]]
        before, after = model(rows), model(exchanged)
    for colour, other in enumerate(EXCHANGED):
        np.testing.assert_allclose(after[0][:, OWN_OUTPUTS[colour]], before[0][:, OWN_OUTPUTS[other]], atol=1e-3)
    decisions = [number for number in OTHER_OUTPUTS if number < ACTIONS]
    np.testing.assert_allclose(after[0][:, decisions], before[0][:, decisions], atol=1e-3)
    np.testing.assert_allclose(after[1].exp(), before[1].exp(), atol=1e-4)
    assert not torch.equal(after[0], before[0])
