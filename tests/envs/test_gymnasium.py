"""Ethnos for Gymnasium: its own checks, and the same game as everywhere else, with bots at the other seats."""

import random
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

pytest.importorskip("gymnasium")

import gymnasium
from gymnasium.utils.env_checker import check_env

from ethnos import bots
from ethnos.base.refusals import EthnosError
from ethnos.bots import UnknownBot
from ethnos.engine.engine_errors import GameOver, UnknownDecision
from ethnos.engine.play import sample
from ethnos.engine.ruleset import PRESETS
from ethnos.engine.state import NOBODY, WHOLE, Table, as_bytes
from ethnos.envs.batch.rewards import REWARDS
from ethnos.envs.gymnasium import ID, EthnosEnv, register
from ethnos.game.game import Game
from ethnos.game.observation import encode, mask


class RecordingBot:
    """A bot that records its views."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.views: list[Table] = []

    def decide(self, view: Table) -> int:
        """The first legal decision."""
        self.views.append(view)
        return int(view.choices[0])


def play_out(env: EthnosEnv, seed: int) -> list[float]:
    """Play a game at random at the own seat. Returns the reward of every decision."""
    rng, rewards, terminated = random.Random(seed), [], False
    _, info = env.reset(seed=seed)
    while not terminated:
        _, reward, terminated, truncated, info = env.step(rng.choice(np.flatnonzero(info["action_mask"]).tolist()))
        assert not truncated
        rewards.append(reward)
    return rewards


# --- Gymnasium's own checks -----------------------------------------------------------------------------------

SETTINGS: list[dict[str, Any]] = [
    {},
    {"players": 2, "opponents": "random", "reward": "difference"},
    {"players": 6, "opponents": "simple", "seat": 5, "reward": "glory"},
    {"players": 3, "opponents": ["greedy", "random"], "preset": "polish"},
    {"players": 5, "opponents": "random", "preset": "german", "tribes": "first_game", "ten_skeletons": "win"},
]


@pytest.mark.parametrize("settings", SETTINGS)
def test_check_env(settings: dict[str, Any]) -> None:
    pytest.importorskip("PIL")
    check_env(gymnasium.make(ID, **settings).unwrapped)


def test_it_is_made_by_its_name_alone() -> None:
    code = "import gymnasium; print(gymnasium.make('ethnos.envs.gymnasium:Ethnos-v0').unwrapped.table.players)"
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert result.stdout == "4\n"
    register()  # a second time changes nothing
    assert gymnasium.spec(ID).id == ID


# --- The same game --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_same_decisions_give_the_same_game(players: int, preset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    actions: list[int] = []
    env = EthnosEnv(players, preset, opponents="random")
    take = env._game.take

    def record(action: int) -> None:
        actions.append(int(action))
        take(action)

    monkeypatch.setattr(env._game, "take", record)
    play_out(env, 9)
    game = Game.new(players, preset, seed=9)
    for action in actions:
        game.apply(action)
    assert game.is_over
    assert as_bytes(env.table) == as_bytes(game.table)


def test_it_is_always_the_own_turn() -> None:
    env, rng = EthnosEnv(opponents="simple"), random.Random(1)
    for seed in range(3):
        observation, info = env.reset(seed=seed)
        terminated = False
        while not terminated:
            seen = Game(None, env.table).view(env.seat)
            assert env.table.seat == info["seat"] == env.seat
            assert np.array_equal(observation, encode(seen))
            assert np.array_equal(info["action_mask"], mask(seen))
            assert np.array_equal(env.action_masks(), mask(seen).astype(bool))
            action = rng.choice(np.flatnonzero(info["action_mask"]).tolist())
            observation, _, terminated, _, info = env.step(action)
        assert np.array_equal(observation, encode(Game(None, env.table).view(env.seat)))
        assert not info["action_mask"].any()
        assert info["places"].min() == 1
        assert list(info["glory"]) == list(env.table.glory[:4])


@pytest.mark.parametrize("reward", REWARDS)
def test_rewards_are_what_the_standings_say(reward: str) -> None:
    for seed in range(4):
        env = EthnosEnv(3, opponents="simple", reward=reward)
        rewards = play_out(env, seed)
        standings = Game(None, env.table).standings()
        winners = [standing.seat for standing in standings if standing.place == 1]
        glory = {standing.seat: standing.glory for standing in standings}
        best = max(points for seat, points in glory.items() if seat != env.seat)
        expected = {
            "win": 1 / len(winners) if env.seat in winners else 0,
            "difference": glory[env.seat] - best,
            "glory": glory[env.seat],
        }
        assert sum(rewards) == pytest.approx(expected[reward])
        assert reward == "glory" or not any(rewards[:-1])


def test_the_same_seed_gives_the_same_bots_and_the_next_games_follow_from_it() -> None:
    first, second = (EthnosEnv(opponents=["random", "simple", "random"]) for _ in range(2))
    assert play_out(first, 4) == play_out(second, 4)
    assert as_bytes(first.table) == as_bytes(second.table)
    for _ in range(3):
        assert np.array_equal(first.reset()[0], second.reset()[0])
        assert first.seat == second.seat
        assert as_bytes(first.table) == as_bytes(second.table)


def test_the_seat_changes_from_game_to_game_unless_one_is_chosen() -> None:
    free, fixed = EthnosEnv(opponents="random"), EthnosEnv(opponents="random", seat=2)
    free.reset(seed=0)
    fixed.reset(seed=0)
    seats = {"free": set[int](), "fixed": set[int]()}
    for _ in range(40):
        seats["free"].add(free.reset()[1]["seat"])
        seats["fixed"].add(fixed.reset()[1]["seat"])
    assert seats == {"free": {0, 1, 2, 3}, "fixed": {2}}


# --- What the bots see ----------------------------------------------------------------------------------------


def test_bots_sit_clockwise_are_shown_views_and_have_seeds_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    opponents: dict[str, RecordingBot] = {}

    def make(name: str, seed: int) -> RecordingBot:
        opponents[name] = RecordingBot(seed)
        return opponents[name]

    monkeypatch.setattr(bots, "make", make)
    env = EthnosEnv(4, opponents=["random", "simple", "greedy"], seat=2)
    play_out(env, 1)
    seats = {name: {int(view.viewer) for view in bot.views} for name, bot in opponents.items()}
    assert seats == {"random": {3}, "simple": {0}, "greedy": {1}}
    assert len({bot.seed for bot in opponents.values()}) == 3
    for bot in opponents.values():
        assert all(view.viewer not in (WHOLE, NOBODY) and view.viewer == view.seat for view in bot.views)


def test_no_observation_holds_anything_hidden() -> None:
    env, rng = EthnosEnv(opponents="random", seat=1), random.Random(3)
    observation, info = env.reset(seed=3)
    for number in range(60):
        whole = env.table.array.copy()
        env.table.array[:] = sample(Game(None, env.table).view(1), number).array
        observation_again, info_again = env._seen()
        env.table.array[:] = whole
        assert np.array_equal(observation, observation_again)
        assert all(np.array_equal(info[name], info_again[name]) for name in info)
        observation, _, terminated, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"]).tolist()))
        if terminated:
            break


def test_a_picture_keeps_the_others_cards_face_down() -> None:
    pytest.importorskip("PIL")
    env = EthnosEnv(opponents="random", seat=0, render_mode="rgb_array")
    env.reset(seed=3)
    before = env.render()
    env.table.array[:] = sample(Game(None, env.table).view(0), 1).array
    assert np.array_equal(before, env.render())


def test_a_person_can_watch(capsys: pytest.CaptureFixture[str]) -> None:
    env = EthnosEnv(opponents="random", render_mode="human")
    _, info = env.reset(seed=3)
    env.step(int(info["action_mask"].argmax()))
    assert "player_3" in capsys.readouterr().out


# --- Refusals -------------------------------------------------------------------------------------------------


def test_an_illegal_decision_ends_the_game_and_changes_nothing_else() -> None:
    env = EthnosEnv(opponents="random", reward="glory")
    _, info = env.reset(seed=1)
    before = as_bytes(env.table)
    _, reward, terminated, truncated, info_after = env.step(int(info["action_mask"].argmin()))
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info_after["illegal_action"]
    assert "illegal_action" not in info
    assert as_bytes(env.table) == before
    with pytest.raises(GameOver):
        env.step(int(info["action_mask"].argmax()))
    _, info = env.reset()
    assert info["action_mask"].any()


def test_an_unknown_decision_is_refused() -> None:
    env = EthnosEnv(opponents="random")
    env.reset(seed=1)
    for nonsense in (358, -1, 0.5, "draw", None):
        with pytest.raises(UnknownDecision):
            env.step(nonsense)  # type: ignore[arg-type]


def test_the_first_game_must_be_begun() -> None:
    with pytest.raises(GameOver):
        EthnosEnv(opponents="random").step(0)


@pytest.mark.parametrize(
    ("settings", "refusal"),
    [
        ({"players": 7}, "2 to 6 players"),
        ({"preset": "klingon"}, "There is no preset “klingon”"),
        ({"opponents": ["random"]}, "1 opponent does not fill a table for 4"),
        ({"opponents": "deep_thought"}, "There is no bot “deep_thought”; the bots are random"),
        ({"opponents": ["random", "random", "deep_thought"]}, "There is no bot “deep_thought”"),
        ({"seat": 4}, "There is no seat 4"),
        ({"reward": "money"}, "There is no reward “money”"),
        ({"render_mode": "hologram"}, "There is no render_mode “hologram”"),
        ({"colour": "red"}, "There is no option “colour”"),
    ],
)
def test_wrong_settings_are_refused_at_once(settings: dict[str, Any], refusal: str) -> None:
    with pytest.raises(EthnosError, match=refusal):
        EthnosEnv(**settings)


def test_an_unknown_bot_is_the_registrys_refusal() -> None:
    with pytest.raises(UnknownBot):
        EthnosEnv(opponents="deep_thought")


def test_it_is_not_shown_without_a_render_mode() -> None:
    env = EthnosEnv(opponents="random")
    env.reset(seed=1)
    with pytest.raises(EthnosError, match="render_mode"):
        env.render()
