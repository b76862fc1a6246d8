"""Ethnos for PettingZoo: its own tests, and the same game as everywhere else."""

import pickle
import random
import warnings
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from ethnos.base.refusals import EthnosError
from ethnos.engine.actions import ACTIONS
from ethnos.engine.components import CARD_KINDS, DRAGON, MAX_DECK, MAX_PLAYERS, MIN_PLAYERS
from ethnos.engine.engine_errors import IllegalDecision, UnknownDecision, UnknownOption, UnknownPreset
from ethnos.engine.play import sample
from ethnos.engine.ruleset import PRESETS
from ethnos.engine.state import as_bytes
from ethnos.envs import ethnos_v0
from ethnos.envs.batch.rewards import REWARDS
from ethnos.game.game import Game
from ethnos.game.observation import SIZE, encode, mask, part

with warnings.catch_warnings():
    # Where pygame is installed, this imports a game of PettingZoo's own, which warns of how it is imported.
    warnings.filterwarnings("ignore", category=DeprecationWarning)
    from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

COUNTS = range(MIN_PLAYERS, MAX_PLAYERS + 1)


def decisions(env: Any, seed: int | None = None) -> Iterator[tuple[str, int]]:
    """Play a game at random. Yields every decision before it is taken, and its agent."""
    rng = random.Random(seed)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, _, termination, truncation, _ = env.last()
        if termination or truncation:
            env.step(None)
            continue
        action = rng.choice(np.flatnonzero(observation["action_mask"]).tolist())
        yield agent, action
        env.step(action)


def play_out(env: Any, seed: int) -> dict[str, float]:
    """Play a game at random. Returns the total reward of every agent."""
    rewards: Counter[str] = Counter()
    rng = random.Random(seed)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        rewards[agent] += reward
        done = termination or truncation
        env.step(None if done else rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    return dict(rewards)


# --- PettingZoo's own tests -----------------------------------------------------------------------------------

# Warnings of api_test about dictionary observations, except those of PettingZoo's own games, and about finished agents.
DICTIONARIES = (
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
)


def dictionaries(test: Any) -> Any:
    for mark in DICTIONARIES:
        test = mark(test)
    return test


@dictionaries
@pytest.mark.parametrize("players", COUNTS)
def test_api(players: int) -> None:
    api_test(ethnos_v0.env(players=players), num_cycles=250)


@dictionaries
@pytest.mark.parametrize("preset", PRESETS)
def test_api_in_every_edition(preset: str) -> None:
    api_test(ethnos_v0.env(players=2, preset=preset, reward="glory", max_cycles=9), num_cycles=100)


@pytest.mark.parametrize("players", COUNTS)
def test_seed(players: int) -> None:
    seed_test(lambda: ethnos_v0.env(players=players), num_cycles=200)


def test_render() -> None:
    pytest.importorskip("PIL")
    render_test(ethnos_v0.env)


@pytest.mark.long
def test_performance_benchmark(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(ethnos_v0.env())
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("players", COUNTS)
def test_max_cycles(players: int) -> None:
    """The half of PettingZoo's max_cycles_test that fits a game in which one seat acts at a time.

    Its other half needs a ``parallel_env`` in which all agents act at once and ``max_cycles`` steps are enough. Both
    halves sample without a mask. Here agents draw whenever they can, so that every turn is one decision, as that test
    assumes.
    """
    max_cycles = 4
    env = ethnos_v0.env(players=players, max_cycles=max_cycles)
    env.reset(seed=1)
    counts: Counter[str] = Counter()
    for agent in env.agent_iter():
        counts[agent] += 1
        observation, _, termination, truncation, _ = env.last()
        assert not termination
        env.step(None if truncation else int(observation["action_mask"].argmax()))
    assert set(counts.values()) == {max_cycles + 1}  # the last step removes the agent


# --- The same game --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", COUNTS)
def test_the_same_decisions_give_the_same_game(players: int, preset: str) -> None:
    env = ethnos_v0.env(players=players, preset=preset, tribes="random", empty_pool_draw="2")
    game = Game.new(players, preset, seed=5, empty_pool_draw="2")
    for agent, action in decisions(env, 5):
        assert agent == f"player_{game.seat}"
        assert as_bytes(env.unwrapped.table) == as_bytes(game.table)
        game.apply(action)
    assert game.is_over
    assert as_bytes(env.unwrapped.table) == as_bytes(game.table)


def test_games_without_a_seed_follow_from_the_last_one() -> None:
    first, second = ethnos_v0.raw_env(), ethnos_v0.raw_env()
    first.reset(seed=3)
    second.reset(seed=3)
    seen = set()
    for _ in range(3):
        first.reset()
        second.reset()
        assert as_bytes(first.table) == as_bytes(second.table)
        seen.add(as_bytes(first.table))
    assert len(seen) == 3


def test_two_tables_without_a_seed_differ() -> None:
    first, second = ethnos_v0.raw_env(), ethnos_v0.raw_env()
    first.reset()
    second.reset()
    assert as_bytes(first.table) != as_bytes(second.table)


def test_it_can_be_pickled() -> None:
    env = ethnos_v0.raw_env(players=3, preset="german", reward="glory", max_cycles=2)
    twin = pickle.loads(pickle.dumps(env))
    env.reset(seed=1)
    twin.reset(seed=1)
    assert as_bytes(env.table) == as_bytes(twin.table)
    assert twin.possible_agents == ["player_0", "player_1", "player_2"]


# --- Rewards --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", COUNTS)
def test_every_kind_of_reward_is_what_the_standings_say(players: int) -> None:
    for seed in range(3):
        totals, game = {}, None
        for reward in REWARDS:
            env = ethnos_v0.env(players=players, reward=reward)
            totals[reward] = play_out(env, seed)
            game = Game(None, env.unwrapped.table)
        assert game is not None
        assert game.is_over
        winners = [standing.seat for standing in game.standings() if standing.place == 1]
        glory = {standing.seat: standing.glory for standing in game.standings()}
        for seat in range(players):
            best = max(points for rival, points in glory.items() if rival != seat)
            share = 1 / len(winners) if seat in winners else 0
            assert totals["win"][f"player_{seat}"] == pytest.approx(share)
            assert totals["difference"][f"player_{seat}"] == glory[seat] - best
            assert totals["glory"][f"player_{seat}"] == glory[seat]


def test_glory_is_paid_at_once() -> None:
    env = ethnos_v0.env(reward="glory")
    before = np.zeros(4)
    for _ in decisions(env, 2):
        now = np.array(env.unwrapped.table.glory[:4], float)
        assert list(env.rewards.values()) == list(now - before)
        before = now


# --- What is seen ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4, 6])
def test_everybody_observes_their_own_view(players: int) -> None:
    env = ethnos_v0.env(players=players)
    for number, (decider, _) in enumerate(decisions(env, 8)):
        if number % 7:
            continue
        game = Game(None, env.unwrapped.table)
        for seat, agent in enumerate(env.possible_agents):
            seen = env.observe(agent)
            assert np.array_equal(seen["observation"], encode(game.view(seat)))
            assert np.array_equal(seen["action_mask"], mask(game.view(seat)))
            assert seen["action_mask"].any() == (agent == decider)


@pytest.mark.parametrize("players", [2, 5])
def test_no_observation_holds_anything_hidden(players: int) -> None:
    """Tables that an agent cannot tell apart look the same to it, although their hands and decks differ."""
    env = ethnos_v0.env(players=players)
    for number, _ in enumerate(decisions(env, 4)):
        if number % 9:
            continue
        whole = env.unwrapped.table.array.copy()
        for seat, agent in enumerate(env.possible_agents):
            seen = env.observe(agent)
            other = sample(Game(None, env.unwrapped.table).view(seat), number)
            env.unwrapped.table.array[:] = other.array
            again = env.observe(agent)
            env.unwrapped.table.array[:] = whole
            assert np.array_equal(seen["observation"], again["observation"])
            assert np.array_equal(seen["action_mask"], again["action_mask"])


def test_observations_are_not_written_again() -> None:
    env = ethnos_v0.env()
    env.reset(seed=1)
    observation, *_ = env.last()
    copies = {name: values.copy() for name, values in observation.items()}
    for _ in range(5):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    assert all(np.array_equal(observation[name], copies[name]) for name in observation)


def test_the_state_holds_everything_on_the_table() -> None:
    env = ethnos_v0.env(players=4)
    for _ in decisions(env, 6):
        table, state = env.unwrapped.table, env.state()
        assert env.unwrapped.state_space.contains(state)
        assert np.array_equal(part(state[:SIZE], "hand"), table.hands[0].tolist())
        assert np.array_equal(part(state[:SIZE], "chosen"), table.chosen.tolist())
        hands, deck = np.split(state[SIZE:], [MAX_PLAYERS * CARD_KINDS])
        assert np.array_equal(hands.reshape(MAX_PLAYERS, CARD_KINDS), table.hands.tolist())
        assert len(deck) == MAX_DECK
        assert np.count_nonzero(deck) == table.deck_left
        assert np.array_equal(deck[: table.deck_left], [kind + 1 for kind in table.deck[: table.deck_left][::-1]])
        assert np.count_nonzero(deck == DRAGON + 1) == 3 - table.dragons


def test_the_terminal_draws_it() -> None:
    env = ethnos_v0.env(render_mode="ansi", tribes="first_game")
    env.reset(seed=1)
    drawn = env.render()
    assert "player_3" in drawn
    assert "Centaurs" in drawn
    assert "\x1b" not in drawn


def test_a_person_can_watch(capsys: pytest.CaptureFixture[str]) -> None:
    env = ethnos_v0.env(render_mode="human")
    env.reset(seed=1)
    env.step(int(env.last()[0]["action_mask"].argmax()))
    assert "player_3" in capsys.readouterr().out


# --- Refusals -------------------------------------------------------------------------------------------------


@pytest.mark.filterwarnings("ignore:.*Illegal move made")
def test_an_illegal_decision_ends_the_game_for_all_and_costs_its_agent_one() -> None:
    env = ethnos_v0.env()
    env.reset(seed=1)
    agent, before = env.agent_selection, as_bytes(env.unwrapped.table)
    env.step(int(env.last()[0]["action_mask"].argmin()))
    rewards = {}
    for each in env.agent_iter():
        _, rewards[each], termination, _, _ = env.last()
        assert termination
        env.step(None)
    assert rewards == {name: -1.0 if name == agent else 0.0 for name in env.possible_agents}
    assert as_bytes(env.unwrapped.table) == before
    assert play_out(env, 1)  # the next game is not affected


def test_the_raw_table_refuses_and_stays_as_it_is() -> None:
    env = ethnos_v0.raw_env()
    env.reset(seed=1)
    before = as_bytes(env.table)
    with pytest.raises(IllegalDecision, match="possible"):
        env.step(int(env.last()[0]["action_mask"].argmin()))
    nonsense: Any
    for nonsense in (ACTIONS, -1, 0.5, "draw", None):
        with pytest.raises(UnknownDecision):
            env.step(nonsense)
    assert as_bytes(env.table) == before
    assert not any(env.terminations.values())


def test_nothing_can_be_asked_before_the_first_game() -> None:
    env = ethnos_v0.env()
    with pytest.raises(AttributeError, match="before reset"):
        env.agent_selection  # noqa: B018
    assert env.possible_agents == ["player_0", "player_1", "player_2", "player_3"]
    assert str(env) == "ethnos_v0"


@pytest.mark.parametrize(
    ("settings", "refusal"),
    [
        ({"players": 7}, "2 to 6 players"),
        ({"preset": "klingon"}, "There is no preset “klingon”; the presets are english"),
        ({"tribes": "elf,orc"}, "exactly 6"),
        ({"reward": "money"}, "There is no reward “money”; the rewards are win"),
        ({"render_mode": "hologram"}, "There is no render_mode “hologram”; there are human"),
        ({"max_cycles": 0}, "from 1"),
        ({"colour": "red"}, "There is no option “colour”"),
    ],
)
def test_wrong_settings_are_refused_at_once(settings: dict[str, Any], refusal: str) -> None:
    with pytest.raises(EthnosError, match=refusal):
        ethnos_v0.env(**settings)


def test_refusals_are_the_engines_own() -> None:
    with pytest.raises(UnknownPreset):
        ethnos_v0.env(preset="klingon")
    with pytest.raises(UnknownOption):
        ethnos_v0.env(colour="red")


def test_a_wrong_seed_leaves_the_game_as_it_is() -> None:
    env = ethnos_v0.raw_env()
    env.reset(seed=1)
    before = as_bytes(env.table)
    with pytest.raises(EthnosError, match="seed"):
        env.reset(seed=-1)
    assert as_bytes(env.table) == before


def test_it_is_not_shown_without_a_render_mode() -> None:
    env = ethnos_v0.env()
    env.reset(seed=1)
    with pytest.raises(EthnosError, match="render_mode"):
        env.render()
