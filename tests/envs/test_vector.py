"""Many tables at once: each is an ordinary game, and the arrays hold what its seat to move sees."""

import subprocess
import sys
from importlib.util import find_spec

import numpy as np
import pytest

from ethnos import Game
from ethnos.base.refusals import EthnosError
from ethnos.engine.components import MAX_PLAYERS, MIN_PLAYERS
from ethnos.engine.play import legal_actions, ruleset_of, view
from ethnos.engine.ruleset import PRESETS
from ethnos.engine.state import OVER, as_bytes
from ethnos.envs.vector import VectorEnv, WrongActions, make
from ethnos.game.observation import SIZE, encode, mask, write_row
from ethnos.game.observation_row import PRESENT

COUNTS = tuple(range(MIN_PLAYERS, MAX_PLAYERS + 1))


def new_game(env: VectorEnv, number: int) -> Game:
    """The game of one of the tables, from its beginning."""
    setup = env.setup(number)
    return Game.new(setup.players, setup.preset, setup.tribes, setup.seed)


@pytest.mark.parametrize("threads", [1, 3])
def test_every_table_is_a_game_of_its_own_byte_by_byte(threads: int) -> None:
    """All player counts and presets, side by side, through the end of games and into the next."""
    env = make(len(COUNTS) * len(PRESETS), COUNTS, tuple(PRESETS), threads=threads)
    env.reset(seed=3)
    games = [new_game(env, number) for number in range(env.num_envs)]
    ended = 0
    for step in range(700):
        actions = env.sample(seed=step)
        _, rewards, terminations, truncations, infos = env.step(actions)
        assert not truncations.any()
        for number, game in enumerate(games):
            game.apply(int(actions[number]))
            assert terminations[number] == game.is_over
            if game.is_over:
                ended += 1
                assert list(infos["places"][number][: game.players]) == list(game.table.places[: game.players])
                assert list(infos["glory"][number][: game.players]) == list(game.table.glory[: game.players])
                assert rewards[number].sum() == pytest.approx(1)
                games[number] = new_game(env, number)
            else:
                assert not infos["places"][number].any()
                assert not rewards[number].any()
            if step % 10 == 0 or game.is_over:
                assert as_bytes(env.table(number)) == as_bytes(games[number].table)
    assert ended > env.num_envs
    env.close()


def test_the_arrays_hold_what_the_seat_to_move_sees() -> None:
    env = make(6, COUNTS)
    observations, infos = env.reset(seed=1)
    for step in range(120):
        for number in range(env.num_envs):
            table = env.table(number)
            seat = int(table.seat)
            assert infos["seat"][number] == seat
            assert np.array_equal(observations["observation"][number], encode(view(table, seat)))
            assert np.array_equal(observations["action_mask"][number], mask(view(table, seat)))
        observations, _, _, _, infos = env.step(env.sample(seed=step))


@pytest.mark.parametrize(("part", "width"), [("all", SIZE), ("present", PRESENT), ("none", 0)])
def test_rows_are_kept_up_to_date_in_place(part: str, width: int) -> None:
    """All numbers of players and editions, through several whole games: as if each row were written anew."""
    env = make(len(COUNTS) * len(PRESETS), COUNTS, tuple(PRESETS), observe=part)
    observations, _ = env.reset(seed=5)
    assert observations["observation"].shape == (env.num_envs, width)
    ended = 0
    for step in range(1500):
        for number in range(env.num_envs):
            row = np.zeros(SIZE, np.uint8)
            table = env.table(number)
            write_row(table, int(table.seat), row)
            assert np.array_equal(observations["observation"][number], row[:width]), (step, number)
        assert np.array_equal(observations["action_mask"].sum(1), [env.table(i).choice_count for i in range(25)])
        observations, _, terminations, _, _ = env.step(env.sample(seed=step))
        ended += terminations.sum()
    assert ended > 2 * env.num_envs


def test_all_seats_can_be_asked_what_they_see() -> None:
    env = make(5, COUNTS)
    env.reset(seed=4)
    for step in range(40):
        rows = env.observe_seats()
        for number, players in enumerate(COUNTS):
            for seat in range(players):
                assert np.array_equal(rows[number, seat], encode(view(env.table(number), seat)))
            assert not rows[number, players:].any()
        env.step(env.sample(seed=step))


def test_the_arrays_stay_where_they_are() -> None:
    env = make(4)
    observations, _ = env.reset(seed=1)
    first = observations["observation"].copy()
    after, *_ = env.step(env.sample(seed=1))
    assert after["observation"] is observations["observation"] is env.observations
    assert not np.array_equal(first, after["observation"])


def test_the_same_seed_gives_the_same_games_on_any_number_of_threads() -> None:
    runs = []
    for threads in (1, 2):
        env = make(8, threads=threads)
        env.reset(seed=9)
        for step in range(300):
            env.step(env.sample(seed=step))
        runs.append((env.observations.copy(), env.masks.copy()))
    assert all(np.array_equal(one, other) for one, other in zip(*runs, strict=True))
    env.reset(seed=10)
    assert not np.array_equal(env.observations, runs[0][0])


def test_tables_differ_from_one_another_and_from_their_last_game() -> None:
    env = make(16, 2)
    env.reset(seed=1)
    assert len({row.tobytes() for row in env.observations}) == 16
    before = env.setup(0)
    while not env.terminations[0]:
        env.step(env.sample())
    assert env.setup(0).seed != before.seed


@pytest.mark.parametrize("reward", ["difference", "glory"])
def test_other_rewards(reward: str) -> None:
    env = make(5, COUNTS, reward=reward)
    env.reset(seed=2)
    totals = np.zeros((5, MAX_PLAYERS))
    ended = np.zeros(5, bool)
    while not ended.all():
        _, rewards, terminations, _, infos = env.step(env.sample())
        totals += rewards
        for number in np.flatnonzero(terminations & ~ended):
            players = COUNTS[number]
            glory = infos["glory"][number][:players].astype(int)
            if reward == "glory":
                assert list(totals[number][:players]) == list(glory)
            else:
                best = [max(glory[rival] for rival in range(players) if rival != seat) for seat in range(players)]
                assert list(rewards[number][:players]) == list(glory - best)
        ended |= terminations
        totals[terminations] = 0


def test_a_wrong_decision_changes_nothing() -> None:
    env = make(3)
    env.reset(seed=1)
    before = [as_bytes(env.table(number)) for number in range(3)]
    good = env.sample(seed=1)
    wrong = next(action for action in range(env.masks.shape[1]) if action not in legal_actions(env.table(1)))
    with pytest.raises(WrongActions, match=f"Decision {wrong} is not legal at table 1"):
        env.step([good[0], wrong, good[2]])
    with pytest.raises(WrongActions, match="an array of 3"):
        env.step(good[:2])
    assert [as_bytes(env.table(number)) for number in range(3)] == before
    env.step(good)


@pytest.mark.parametrize(
    "wrong",
    [
        {"num_envs": 0},
        {"players": 7},
        {"players": (2, 9)},
        {"preset": "dutch"},
        {"tribes": "elf,orc"},
        {"reward": "fame"},
        {"observe": "future"},
        {"placement": "never"},
    ],
)
def test_bad_settings_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(EthnosError):
        make(**{"num_envs": 2, **wrong})  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [-1, 1 << 64, "three"])
def test_bad_seeds_are_refused(seed: int) -> None:
    with pytest.raises(EthnosError):
        make(2).reset(seed=seed)


def test_a_single_table_takes_every_seed_of_a_game() -> None:
    env, seed = make(1, 3, threads=1), (1 << 128) - 5
    env.reset(seed=seed)
    assert as_bytes(env.table(0)) == as_bytes(Game.new(3, seed=seed).table)
    assert env.setup(0).seed == seed
    with pytest.raises(EthnosError):
        env.reset(seed=1 << 128)


def test_options_and_tribes_reach_the_tables() -> None:
    env = make(2, 3, tribes="elf,giant,orc,troll,skeleton", placement="may")
    env.reset(seed=1)
    assert ruleset_of(env.table(1)).placement == "may"
    assert list(env.table(1).tribes[:5]) == [2, 3, 7, 8, 11]


def test_games_without_a_seed_are_new() -> None:
    env = make(2)
    env.reset()
    first = env.setup(0).seed
    env.reset()
    assert env.setup(0).seed != first


def test_its_spaces_are_gymnasiums() -> None:
    pytest.importorskip("gymnasium", reason="NOT TESTED: gymnasium is missing; pip install 'ethnos[research]'")
    env = make(3)
    observations, _ = env.reset(seed=1)
    for number in range(3):
        observation = {name: rows[number] for name, rows in observations.items()}
        assert env.single_observation_space.contains(observation)
        assert env.single_action_space.contains(env.sample()[number])


def test_torch_shares_the_memory() -> None:
    torch = pytest.importorskip("torch", reason="NOT TESTED: torch is missing; pip install 'ethnos[train]'")
    env = make(4)
    env.reset(seed=1)
    rows, masks = torch.from_dlpack(env.observations), torch.from_dlpack(env.masks)
    env.step(env.sample())
    assert rows.data_ptr() == env.observations.ctypes.data
    assert np.array_equal(masks.numpy(), env.masks)


WITH_JAX = """
import numpy as np
from jax import dlpack
from ethnos.envs.vector import make
env = make(4)
env.reset(seed=1)
rows = dlpack.from_dlpack(env.observations, copy=False)
print(rows.unsafe_buffer_pointer() == env.observations.ctypes.data, np.array_equal(rows, env.observations))
"""
"""A program of its own: JAX starts threads, so the process of the tests could no longer fork without a warning."""


def test_jax_shares_the_memory() -> None:
    if find_spec("jax") is None:
        pytest.skip("NOT TESTED: jax is missing; pip install jax")
    done = subprocess.run([sys.executable, "-c", WITH_JAX], capture_output=True, text=True, check=False)
    assert done.stdout == "True True\n", done.stderr


def test_no_table_stays_finished() -> None:
    """A finished game is replaced within the same step."""
    env = make(8, 2)
    env.reset(seed=1)
    for _ in range(400):
        env.step(env.sample())
        assert all(env.table(number).phase != OVER for number in range(8))
