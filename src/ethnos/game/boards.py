"""The boards and tokens of the tribes in play, as data: what is printed on them, and what they are worth now."""

from dataclasses import dataclass

from ethnos.base.plain import Plain
from ethnos.engine.compile import in_python
from ethnos.engine.components import (
    AGES_IN_PLAY,
    GIANT,
    GIANT_AT_ONCE,
    HORDE_GLORY,
    MAX_PLAYERS,
    MERFOLK,
    MERFOLK_END,
    MERFOLK_SYMBOLS,
    MIN_PLAYERS,
    ORC,
    SMALL_GAME,
    TROLL,
)
from ethnos.engine.play import in_play, place_in
from ethnos.engine.scoring import award, giant_glory, horde_size, troll_sum
from ethnos.engine.state import MERFOLK_SOURCE, NOBODY, Table, blank, copied


@dataclass(frozen=True, slots=True, kw_only=True)
class MerfolkBoard(Plain):
    """The Merfolk board. Where each seat is on it stands in its ``SeatView``."""

    last: int
    """Its last space."""
    symbols: list[int]
    """The spaces that give an extra marker (R-T6)."""
    glory: list[list[int]]
    """For each Age, the Glory of each place at its end, from the first (D8)."""
    places: list[int]
    """The place of each seat now, from 1, shared in a tie; 0 on space 0, which is never ranked (O9, O22)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GiantSide(Plain):
    """A side of the Giant token."""

    least: int
    """The fewest players that it is for (R50)."""
    most: int
    used: bool
    """In this game."""
    glory: list[int]
    """For its holder at the end of each Age (R36)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GiantToken(Plain):
    """The Giant token. Its holder's ``SeatView`` has the size of the Band that took it."""

    needed: int
    """The smallest Band that takes it now (R-T4)."""
    at_once: int
    """Glory for taking it."""
    sides: list[GiantSide]


@dataclass(frozen=True, slots=True, kw_only=True)
class HordeBoards(Plain):
    """The Orc boards."""

    scale: list[int]
    """Glory for emptying one (R37), by its markers, from one."""
    worth: list[int]
    """What emptying would give each seat now."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TrollTokens(Plain):
    """The Troll tokens. Those that are held stand in the ``SeatView`` of their holders."""

    free: list[int]
    sums: list[int]
    """The sum of each seat's tokens."""
    places: list[int]
    """If all seats were tied in a Kingdom: the place of each, from 1 (R34); shared where the tie would last."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Boards(Plain):
    """The boards and tokens of the tribes that are in play."""

    merfolk: MerfolkBoard | None = None
    giant: GiantToken | None = None
    hordes: HordeBoards | None = None
    trolls: TrollTokens | None = None


def boards_of(table: Table) -> Boards:
    """The boards at a table."""
    return Boards(
        merfolk=_merfolk(table) if in_play(table, MERFOLK) else None,
        giant=_giant(table) if in_play(table, GIANT) else None,
        hordes=_hordes(table) if in_play(table, ORC) else None,
        trolls=_trolls(table) if in_play(table, TROLL) else None,
    )


def merfolk_glory(table: Table) -> list[list[int]]:
    """For each Age, the Glory of each place on the Merfolk board at its end, from the first (D8)."""
    ages = range(1, table.ages + 1)
    paid = [[in_python(award)(table, MERFOLK_SOURCE, place, age) for place in range(age)] for age in ages]
    return [[glory for glory in places if glory] for places in paid]


def giant_by_age(players: int) -> list[int]:
    """What the Giant token gives its holder at the end of each Age (R36)."""
    table = blank()
    table.players = players
    glory = []
    for age in range(1, AGES_IN_PLAY[players] + 1):
        table.age = age
        glory.append(in_python(giant_glory)(table))
    return glory


def _merfolk(table: Table) -> MerfolkBoard:
    seats = range(table.players)
    return MerfolkBoard(
        last=MERFOLK_END,
        symbols=list(MERFOLK_SYMBOLS),
        glory=merfolk_glory(table),
        places=[place_in(table, seat, MERFOLK_SOURCE) if table.merfolk[seat] else 0 for seat in seats],
    )


def _giant(table: Table) -> GiantToken:
    sides = (MIN_PLAYERS, SMALL_GAME), (SMALL_GAME + 1, MAX_PLAYERS)
    return GiantToken(
        needed=table.giant_size + 1,
        at_once=GIANT_AT_ONCE,
        sides=[
            GiantSide(least=least, most=most, used=least <= table.players <= most, glory=giant_by_age(most))
            for least, most in sides
        ],
    )


def _hordes(table: Table) -> HordeBoards:
    sizes = [in_python(horde_size)(table, seat) for seat in range(table.players)]
    return HordeBoards(scale=list(HORDE_GLORY[1:]), worth=[HORDE_GLORY[size] for size in sizes])


def _trolls(table: Table) -> TrollTokens:
    seats = range(table.players)
    tied = copied(table)
    for seat in seats:
        tied.markers[seat, 0] = 1
    return TrollTokens(
        free=[value for value, holder in enumerate(table.trolls, 1) if holder == NOBODY],
        sums=[in_python(troll_sum)(table, seat) for seat in seats],
        places=[place_in(tied, seat, 0) for seat in seats],
    )
