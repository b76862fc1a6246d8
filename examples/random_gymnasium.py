"""A random agent against two bots, in Gymnasium's environment."""

import gymnasium

env = gymnasium.make("ethnos.envs.gymnasium:Ethnos-v0", players=3, opponents="simple")
observation, info = env.reset(seed=1)
decisions, over = 0, False
while not over:
    action = env.action_space.sample(mask=info["action_mask"])
    observation, reward, terminated, truncated, info = env.step(action)
    decisions, over = decisions + 1, terminated or truncated
print(f"{decisions} decisions, {float(reward):.2f} of the victory")
env.close()
