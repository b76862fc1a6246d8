"""Play a batch at random on a device, and print digests of everything that it writes, as JSON.

Reads ``device``, ``observe``, ``restart``, ``first`` (the first edition), ``editions`` and ``decisions``. The mode of
the rules is that of the process.
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np

from ethnos.engine.components import MAX_PLAYERS, MIN_PLAYERS
from ethnos.engine.ruleset import PRESETS
from ethnos.envs.batch.batch import Batch

COUNTS = tuple(range(MIN_PLAYERS, MAX_PLAYERS + 1))
SEED = 3


def arrays_of(batch: Batch) -> list[Any]:
    """Everything that a batch writes, in the processor's memory."""
    arrays = batch.observe(), batch.legal(), batch.returns(), batch.seats, batch.over, batch.places, batch.glory
    return [np.ascontiguousarray(batch.device.to_host(array)) for array in (batch.records, *arrays)]


def digests(settings: dict[str, Any]) -> Iterator[str]:
    """A hash over all arrays at the start and after each decision, and one over what every seat sees at the end."""
    presets = tuple(PRESETS)[settings["first"] : settings["first"] + settings["editions"]]
    batch = Batch(
        COUNTS,
        len(COUNTS) * len(presets),
        settings["device"],
        preset=presets,
        reward="glory",
        observe=settings["observe"],
        restart=settings["restart"],
    )
    batch.reset(SEED)
    written = hashlib.sha256()
    for step in range(settings["decisions"] + 1):
        for array in arrays_of(batch):
            written.update(array.tobytes())
        if step < settings["decisions"]:
            batch.step(batch.sample(step))
    yield written.hexdigest()
    yield hashlib.sha256(batch.device.to_host(batch.observe_seats()).tobytes()).hexdigest()
    batch.close()


if __name__ == "__main__":
    json.dump(list(digests(json.load(sys.stdin))), sys.stdout)
