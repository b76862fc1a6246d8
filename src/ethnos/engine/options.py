"""A table's options, as rule functions ask for them: ``plays_with(table, choice("placement", "may"))``."""

from typing import Final

from ethnos.engine.compile import rule
from ethnos.engine.ruleset import VALUES
from ethnos.engine.state import Table

_VALUE_BITS: Final = 4


def choice(name: str, value: str) -> int:
    """An option and one of its values as one number: a constant for ``plays_with``."""
    return list(VALUES).index(name) << _VALUE_BITS | VALUES[name].index(value)


@rule
def plays_with(table: Table, wanted: int) -> bool:
    """Whether an option of this table has this value."""
    return int(table.options[wanted >> _VALUE_BITS]) == wanted & (1 << _VALUE_BITS) - 1
