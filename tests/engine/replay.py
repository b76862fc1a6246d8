"""Replay games from standard input and print a digest of every record on the way, as JSON.

With ``ETHNOS_ENGINE=interpreted`` it does in plain Python what the tests do in compiled code.
"""

import hashlib
import json
import sys
from typing import TypedDict

from ethnos.engine.play import apply_action, new_table, sample, view
from ethnos.engine.state import as_bytes

LOOK_EVERY = 25  # decisions between two looks at views and samples, which are slow in plain Python


class Game(TypedDict):
    """A game to replay."""

    players: int
    preset: str
    seed: int
    actions: list[int]


def digest(game: Game) -> str:
    """A hash over the records after every decision, and over some views and samples of them."""
    table = new_table(game["players"], game["preset"], seed=game["seed"])
    records = hashlib.sha256(as_bytes(table))
    for step, action in enumerate(game["actions"]):
        apply_action(table, action)
        records.update(as_bytes(table))
        if step % LOOK_EVERY == 0:
            seen = view(table, step % game["players"])
            records.update(as_bytes(seen))
            records.update(as_bytes(sample(seen, step)))
    return records.hexdigest()


if __name__ == "__main__":
    json.dump([digest(game) for game in json.load(sys.stdin)], sys.stdout)
