"""A random agent at every seat, in PettingZoo's environment."""

from ethnos.envs import ethnos_v0

env = ethnos_v0.env(players=3, reward="win")
env.reset(seed=1)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    if termination or truncation:
        print(f"{agent} has {reward:.2f} of the victory")
        action = None
    else:
        action = env.action_space(agent).sample(observation["action_mask"])
    env.step(action)
env.close()
