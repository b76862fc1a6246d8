"""Sets of tribes by their character: short, long, lucky, deep or balanced games, from the figures of all sets.

- *short* and *long*: by turns per player;
- *lucky* and *deep*: by how seldom or how often a better player wins;
- *balanced*: by how little the leads of the set's tribes differ in worth.
"""

from collections.abc import Sequence
from itertools import combinations
from statistics import pstdev
from typing import Final

from ethnos.engine.components import SKELETON, TRIBE_NAMES, TRIBES_IN_PLAY
from ethnos.studies.figures import GROUPS, SET_DIGITS, Figures

SHOWN_COLUMNS: Final = ("rounds", "changes", "skill")
SHOWN: Final = 24
"""How many sets of each character are shown, the most typical first."""
CHARACTERS: Final = {
    "short": ("rounds", False),
    "long": ("rounds", True),
    "lucky": ("skill", False),
    "deep": ("skill", True),
    "balanced": ("spread", False),
}
"""For each character the column that decides it, and whether high values come first."""


def set_columns(figures: Figures, size: int) -> dict[str, list[int]]:
    """The columns of all sets of this many tribes: values times ``SET_DIGITS``, in the order of the figures."""
    sets = figures["sets"][str(size)]
    columns = {name: sets[name]["values"] for name in SHOWN_COLUMNS if name in sets}
    group = next(name for name, counts in GROUPS.items() if TRIBES_IN_PLAY[counts[0]] == size)
    leads = {
        tribe: 100 * row["worth"][0]["wins"][0]
        for tribe, row in figures["tribes"].get(group, {}).items()
        if "worth" in row
    }
    if len(leads) == SKELETON:
        columns["spread"] = [
            round(SET_DIGITS * pstdev(leads[tribe] for tribe in members if tribe in leads))
            for members in combinations(TRIBE_NAMES, size)
        ]
    return columns


def characters(columns: dict[str, list[int]]) -> dict[str, list[int]]:
    """For each character the numbers of its sets."""
    return {
        name: _first(columns[column], high)
        for name, (column, high) in CHARACTERS.items()
        if column in columns and len(set(columns[column])) > 1
    }


def _first(values: Sequence[int], high: bool) -> list[int]:
    order = sorted(range(len(values)), key=lambda place: values[place], reverse=high)
    return order[:SHOWN]
