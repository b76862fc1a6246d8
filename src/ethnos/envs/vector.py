"""Thousands of tables at once (``ethnos.Batch``) with the interface of Gymnasium's vector environments.

env = make(num_envs=4096, players=4)
observations, infos = env.reset(seed=1)
while True:
    observations, rewards, terminations, truncations, infos = env.step(env.sample())

It follows Gymnasium as far as that fits several seats: each table has its own seat to move (``infos["seat"]``), and
rewards have a column for every seat. A finished game restarts in the same step. Every step overwrites the arrays: copy
what you need later; ``torch.from_dlpack`` shares their memory. Do not write to them: a step updates only what has
changed. ``observe="present"`` leaves the history out of the observation, which is faster.
"""

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import numpy as np

from ethnos.engine.actions import ACTIONS
from ethnos.engine.state import Table
from ethnos.envs.batch.batch import Batch, NoTables, SeedTooLarge, WrongActions
from ethnos.envs.batch.device import Array
from ethnos.game.game import Setup
from ethnos.game.observation import MOST

__all__ = ["NoTables", "SeedTooLarge", "VectorEnv", "WrongActions", "make"]

Arrays: TypeAlias = dict[str, Array]


def make(
    num_envs: int = 4096,
    players: int | Sequence[int] = 4,
    preset: str | Sequence[str] = "english",
    tribes: str | Sequence[str] = "random",
    reward: str = "win",
    threads: int | None = None,
    observe: str = "all",
    device: str = "cpu",
    **options: Any,
) -> "VectorEnv":
    """Create tables. Several numbers of players, or several editions, are assigned to the tables in turn.

    ``observe`` says how much of the observation is written: ``"all"``, ``"present"`` (without the history of the game:
    the first ``ethnos.game.observation_row.PRESENT`` places) or ``"none"``.
    """
    return VectorEnv(Batch(players, num_envs, device, preset, tribes, reward, observe, threads, **options))


class VectorEnv:
    """Many tables. All arrays stay in place."""

    metadata: Final = {"autoreset_mode": "SameStep", "name": "ethnos_v0"}

    def __init__(self, batch: Batch) -> None:
        self.batch: Final = batch
        self.num_envs = len(batch)
        self.players = max(batch.players.tolist())
        self.observations: Final = batch.observe()
        """What the seat to move may know, at each table (``ethnos.game.observation``)."""
        self.masks: Final = batch.legal()
        """1 for each of its legal decisions."""
        self.seats: Final = batch.seats
        """The seat to move."""
        self.rewards: Final = batch.returns()
        """The reward of the last decision for every seat."""
        self.terminations: Final = batch.over
        """Whether the last decision ended the game; the next game has already started."""
        self.truncations: Final = batch.device.zeros((self.num_envs,), np.bool_)
        """Always False: every game ends by itself."""
        self.places: Final = batch.places
        """The seats' places if a game has just ended; otherwise 0."""
        self.glory: Final = batch.glory
        """The seats' Glory if a game has just ended; otherwise 0."""

    # --- Gymnasium's interface --------------------------------------------------------------------------------

    @property
    def single_observation_space(self) -> Any:
        """Gymnasium's space of one table's observation."""
        from gymnasium import spaces

        row = spaces.Box(0, MOST, tuple(self.observations.shape[1:]), np.uint8)
        return spaces.Dict({"observation": row, "action_mask": spaces.MultiBinary(ACTIONS)})

    @property
    def single_action_space(self) -> Any:
        """Gymnasium's space of one table's decisions."""
        from gymnasium import spaces

        return spaces.Discrete(ACTIONS)

    def reset(self, seed: int | None = None) -> tuple[Arrays, Arrays]:
        """Start a new game at every table; without a seed, from a random one."""
        self.batch.reset(seed)
        return self._seen()

    def step(self, actions: Any) -> tuple[Arrays, Array, Array, Array, Arrays]:
        """Take one decision at every table. If any is illegal, none is taken."""
        self.batch.step(actions)
        observations, infos = self._seen()
        return observations, self.rewards, self.terminations, self.truncations, infos

    def close(self) -> None:
        """Shut down the threads."""
        self.batch.close()

    # --- More -------------------------------------------------------------------------------------------------

    def sample(self, seed: int | None = None) -> Array:
        """A legal decision for every table, each equally likely."""
        return self.batch.sample(seed)

    def observe_seats(self) -> Array:
        """What every seat may know, not only the one to move: tables x seats x ``SIZE``, in a new array."""
        return self.batch.observe_seats()

    def table(self, number: int) -> Table:
        """A copy of a table, for inspection."""
        return self.batch.table(number)

    def setup(self, number: int) -> Setup:
        """The setup of a table's current game: ``Game.new`` starts the same one."""
        return self.batch.setup(number)

    def _seen(self) -> tuple[Arrays, Arrays]:
        infos = {"seat": self.seats, "places": self.places, "glory": self.glory}
        return {"observation": self.observations, "action_mask": self.masks}, infos
