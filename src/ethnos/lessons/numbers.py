"""Numbers in the texts of a lesson, each computed from the scene's table by the engine."""

from ethnos.engine.components import COLOURS, DRAGONS, HAND_LIMIT, KINDS, KINGDOM_NAMES
from ethnos.engine.play import projected as score_now
from ethnos.engine.play import prospects
from ethnos.engine.prospects import GIANT, NEEDED, WITH_MARKER, WORTH
from ethnos.engine.state import Table
from ethnos.lessons.scene import Number


def hand_limit(_table: Table) -> int:
    """The cards that a hand can hold."""
    return HAND_LIMIT


def dragons_left(table: Table) -> int:
    """The Dragons that are still in the deck."""
    return DRAGONS - table.dragons


def players(table: Table) -> int:
    """The number of players."""
    return table.players


def ages(table: Table) -> int:
    """How many Ages this game has."""
    return table.ages


def token(kingdom: str, age: int = 1) -> Number:
    """A Glory token."""
    return lambda table: int(table.tokens[KINGDOM_NAMES.index(kingdom), age - 1])


def markers(seat: int, kingdom: str) -> Number:
    """A seat's markers in a kingdom."""
    return lambda table: int(table.markers[seat, KINGDOM_NAMES.index(kingdom)])


def needed(leader: str) -> Number:
    """The cards needed for a marker in the kingdom of a Leader."""
    return lambda table: prospects(table, KINDS[leader], 1)[0][NEEDED + KINDS[leader] % COLOURS]


def worth(size: int, leader: str) -> Number:
    """Glory for a Band of this size at the end of the Age."""
    return lambda table: prospects(table, KINDS[leader], size)[size - 1][WORTH]


def giant_now(leader: str, size: int) -> Number:
    """Immediate Glory for a Giant's Band."""
    return lambda table: prospects(table, KINDS[leader], size)[size - 1][WITH_MARKER + GIANT]


def projected(seat: int, kingdom: str) -> Number:
    """What a kingdom would give a seat if the Age ended now."""
    return lambda table: score_now(table)[seat][KINGDOM_NAMES.index(kingdom)]
