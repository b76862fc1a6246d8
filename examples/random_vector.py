"""Random play at a thousand tables at once: how long games are, and how often each seat wins."""

import argparse

import numpy as np

from ethnos.envs import vector

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--tables", type=int, default=1024)
parser.add_argument("--players", type=int, default=4)
parser.add_argument("--games", type=int, default=2000, help="stop after this many")
options = parser.parse_args()

env = vector.make(options.tables, options.players)
env.reset(seed=1)
wins = np.zeros(options.players)
lengths: list[int] = []
length = np.zeros(options.tables, int)
while len(lengths) < options.games:
    observations, rewards, terminations, truncations, infos = env.step(env.sample())
    length += 1
    wins += rewards.sum(0)
    lengths += list(length[terminations])
    length[terminations] = 0
print(f"{len(lengths)} games, {np.mean(lengths):.0f} decisions a game")
print("win share by seat:", " ".join(f"{share:.1%}" for share in wins / len(lengths)))
