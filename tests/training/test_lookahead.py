"""Looking ahead: worlds that agree with what a seat sees, and better probabilities from what they lead to."""

from pathlib import Path

import numpy as np
import pytest
import torch

from ethnos.bots.network import GLORY_UNIT
from ethnos.engine.actions import ACTIONS
from ethnos.engine.components import MAX_PLAYERS
from ethnos.engine.play import apply_action, legal_actions, sample, view
from ethnos.engine.scoring import shares_of_victory
from ethnos.engine.state import NOBODY
from ethnos.envs.batch.batch import Batch
from ethnos.research.training.boards import results_of, suppose, words_of
from ethnos.research.training.config import Ahead, Config
from ethnos.research.training.lookahead import Evaluated, Lookahead, Teacher, improved_policy, masked_log_softmax
from ethnos.research.training.model import Model, model_of
from ethnos.research.training.run import Training
from ethnos.research.training.selfplay import SelfPlay

AHEAD = Ahead(labels=6, candidates=3, worlds=4, depth=3, temperature=0.05, weight=1.0, memory=2, minibatch=8)


@pytest.fixture(scope="module")
def champion() -> Model:
    return model_of("champion", "cpu")


@pytest.fixture
def play(small: Config, champion: Model) -> SelfPlay:
    """Tables in the middle of their games."""
    play = SelfPlay(small.changed(steps=40), seed=3, device="cpu")
    play.play_block(champion)
    return play


def test_every_decision_is_taken_in_the_same_worlds(play: SelfPlay) -> None:
    """A board is a sample of the seat's view, as the engine makes it, after the decision."""
    seed, turn, worlds, places = 5, 3, 4, [7, 11, 20]
    tables = [play.batch.table(place) for place in places]
    chosen = [[legal_actions(table)[0], legal_actions(table)[-1]] for table in tables]
    words, boards = words_of(play.batch), Batch(MAX_PLAYERS, 3 * 2 * worlds, observe="network", restart=False)
    before = words.clone()
    suppose(boards, seed, words, torch.tensor(places), torch.tensor(chosen), turn, worlds)
    assert torch.equal(words, before)
    for number, (table, decisions) in enumerate(zip(tables, chosen, strict=True)):
        for candidate, decision in enumerate(decisions):
            for world in range(worlds):
                words = seed, 0, turn, number * worlds + world
                expected = sample(view(table, table.seat), sum(word << 32 * place for place, word in enumerate(words)))
                apply_action(expected, decision)
                actual = boards.table((number * 2 + candidate) * worlds + world)
                assert bytes(actual.bytes) == bytes(expected.bytes)
    first = [bytes(boards.table(world).bytes) for world in range(worlds)]
    assert len(set(first)) == worlds


def test_finished_games_stay_and_have_their_result(champion: Model) -> None:
    boards = Batch(3, 6, observe="network", restart=False)
    boards.reset(9)
    rows, masks = torch.from_numpy(boards.observe()), torch.from_numpy(boards.legal())
    steps = 0
    while (boards.seats != NOBODY).any():
        boards.step(masked_log_softmax(champion(rows)[0], masks).argmax(-1))
        steps += 1
        assert steps < 2000
    worth = results_of(boards)
    for number in range(6):
        table = boards.table(number)
        shares = shares_of_victory(table.places[:3])
        for seat in range(3):
            clockwise = [shares[(seat + place) % 3] for place in range(3)]
            assert worth[number, seat, :3].tolist() == pytest.approx(clockwise)
            margin = (table.glory[seat] - sum(table.glory[:3]) / 3) / GLORY_UNIT
            assert float(worth[number, seat, MAX_PLAYERS]) == pytest.approx(margin, abs=1e-5)
        assert not worth[number, 3:].any()
    assert torch.allclose(worth[:, :3, 0].sum(-1), torch.ones(6))
    assert torch.allclose(worth[:, :3, MAX_PLAYERS].sum(-1), torch.zeros(6), atol=1e-5)


def test_candidates_are_legal_and_have_the_favourite(play: SelfPlay, champion: Model) -> None:
    lookahead, places = Lookahead(AHEAD, 0.2, 1, "cpu"), torch.arange(6)
    log_probs = masked_log_softmax(champion(play.rows[-1])[0], play.masks[-1])[places]
    evaluated = lookahead.evaluate(champion, words_of(play.batch), places, play.seats[-1, places], log_probs)
    masks = play.masks[-1, places]
    assert (masks.gather(-1, evaluated.candidates) == 1).all()
    assert (evaluated.candidates[:, 0] == log_probs.argmax(-1)).all()
    assert (evaluated.valid.sum(-1) == masks.sum(-1).clamp(max=3)).all()
    for drawn, valid in zip(evaluated.candidates.tolist(), evaluated.valid.tolist(), strict=True):
        distinct = [action for action, counts in zip(drawn, valid, strict=True) if counts]
        assert len(set(distinct)) == len(distinct)
    assert evaluated.results.shape == (6, 3, 4)
    assert ((evaluated.results > -1) & (evaluated.results < 2)).all()


def test_better_probabilities_lean_towards_better_decisions() -> None:
    log_probs = torch.full((1, ACTIONS), -1e9)
    log_probs[0, [3, 4, 5, 6]] = torch.tensor([0.5, 0.3, 0.1, 0.1]).log()
    worth = torch.tensor([[[0.4, 0.4], [0.55, 0.45], [0.4, 0.4]]])
    evaluated = Evaluated(torch.tensor([[3, 4, 3]]), torch.tensor([[True, True, False]]), worth)
    improved = improved_policy(log_probs, evaluated, temperature=0.1)
    by_hand = np.array([0.5, 0.3 * np.e]) * 0.8 / (0.5 + 0.3 * np.e)
    np.testing.assert_allclose(improved[0, [3, 4, 5, 6]], [*by_hand, 0.1, 0.1], atol=1e-5)
    assert abs(float(improved.sum()) - 1) < 1e-5


def test_equal_boards_stay_equal(play: SelfPlay, champion: Model) -> None:
    """Candidates share cards and luck: where only one decision is legal, its repetitions are worth the same."""
    lookahead = Lookahead(AHEAD, 0.2, 1, "cpu")
    few = play.masks[-1].sum(-1).argsort()[:6]
    log_probs = masked_log_softmax(champion(play.rows[-1])[0], play.masks[-1])[few]
    evaluated = lookahead.evaluate(champion, words_of(play.batch), few, play.seats[-1, few], log_probs)
    assert not evaluated.valid.all()
    repeated = (~evaluated.valid)[..., None]
    assert torch.equal(evaluated.results[:, :1].expand(-1, 3, -1) * repeated, evaluated.results * repeated)


def test_a_training_learns_from_its_lookahead(small: Config, folder: Path) -> None:
    training = Training(small.changed(lookahead=AHEAD, policy=0.0), folder, "cpu", origin="champion")
    lines = [training.update() for _ in range(3)]
    for line in lines:
        assert 0 <= line["ahead_agrees"] <= 1
        assert np.isfinite(line["ahead_gain"])
        assert line["ahead_seconds"] > 0
    teacher = training.play.teacher
    assert isinstance(teacher, Teacher)
    rows, masks, targets = teacher.draw()
    assert rows.shape[0] == AHEAD.minibatch
    np.testing.assert_allclose(targets.sum(-1), 1.0, atol=1e-4)
    assert (targets[~masks] < 1e-6).all()
