"""The environment of ``vector.py`` on a graphics card: its arrays are tensors of torch that stay there.

env = make(num_envs=65536, players=4)
env.reset(seed=1)
while True:
    env.step(policy(env.observations, env.masks))         # decisions are on the card, too

Each table has a thread that runs the same rules as on the processor. The kernels run in the default stream, as those of
torch do. JAX has streams of its own: call ``jax.dlpack.from_dlpack(env.observations)`` again after each step.
"""

from typing import Any

from ethnos.envs import vector
from ethnos.envs.vector import VectorEnv as CardEnv

__all__ = ["CardEnv", "make"]


def make(num_envs: int = 65536, players: Any = 4, **settings: Any) -> CardEnv:
    """Create tables on the card, with the arguments of ``vector.make``; raises ``NoCard`` if there is no card."""
    return vector.make(num_envs, players, device="cuda", **settings)
