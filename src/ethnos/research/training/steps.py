"""Imagined tables: what a seat cannot know is dealt again."""

from typing import Any

import numpy as np

from ethnos.engine.each_table import each_table
from ethnos.engine.knowledge import determinize, hide
from ethnos.engine.records import TABLE
from ethnos.engine.rng import seed_table


@each_table([TABLE], np.int64, np.int64, np.int64, np.int64, np.int64)
def imagine_again(tables: Any, i: int, low: int, high: int, turn: int, group: int, worlds: int) -> None:
    """Deal everything hidden from the seat to move again.

    A group of tables in a row are copies of one. Those at the same place modulo ``worlds`` get the same cards.
    """
    hide(tables[i], int(tables[i].seat))
    seed_table(tables[i], low, high, turn, i // group * worlds + i % worlds)
    determinize(tables[i])
