"""A million games at random: how long they are, and how much Glory each place has."""

import sys
from itertools import count

import numpy as np

from ethnos import Batch

GAMES = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
PLAYERS, TABLES = 4, min(GAMES, 10_000)

batch = Batch(PLAYERS, TABLES, observe="none", restart=False)
seeds = count()
places, glory, decisions = [], [], 0
for first in range(0, GAMES, TABLES):
    batch.reset(seed=first)
    while not batch.over.all():
        decisions += TABLES - int(batch.over.sum())
        batch.step(batch.sample(seed=next(seeds)))
    places.append(batch.places.copy())
    glory.append(batch.glory.copy())

all_places, all_glory = np.concatenate(places), np.concatenate(glory)
print(f"{len(all_places):,} games, {decisions / len(all_places):.1f} decisions a game")
for place in range(1, PLAYERS + 1):
    points = all_glory[all_places == place]
    print(f"place {place}: {points.mean():.1f} Glory on average, standard deviation {points.std():.1f}")
