"""The record: a complete table in one block of memory of fixed size.

``Table`` declares every field with its type, its shape and a comment; the offsets (``FIELDS``) and the NumPy dtype
are computed from it. Fields are narrow, arithmetic is wide: rule functions convert a field to a plain
``int`` before they compute with it, so that interpreted and compiled runs agree.
"""

import ctypes
import struct
from functools import cache, cached_property
from typing import Annotated, Any, Final, Literal, NamedTuple, get_args, get_type_hints

from ethnos.engine.components import (
    CARD_KINDS,
    FULL_GAME_TRIBES,
    GIANT,
    KINGDOMS,
    MAX_AGES,
    MAX_CARDS,
    MAX_DECK,
    MAX_PLAYERS,
    MERFOLK,
    ORC,
    TROLL_TOKENS,
    Kingdom,
)
from ethnos.engine.fields import INT8, INT16, INT64, UINT8, Byte, Grid, Many, Numbers, Wide
from ethnos.engine.ruleset import VALUES

# --- Phases: what kind of decision is asked for ---------------------------------------------------------------

TURN: Final = 0  # recruit, or lead a Band (R17)
BAND: Final = 1  # leave cards out of the Band, or play it (R23)
KINGDOM: Final = 2  # where the marker goes, or nowhere (R25, R-T11)
EXTRA: Final = 3  # where a Merfolk extra marker goes, or nowhere (R-T6, O8)
TOKEN: Final = 4  # which Troll token, or none (R-T10)
HORDE: Final = 5  # a marker to the Orc board, or not (R-T8)
ANOTHER: Final = 6  # a further Band after a Centaur, or stop (R-T1)
KEEP: Final = 7  # which cards an Elf keeps (R-T3)
WIZARD: Final = 8  # whether a Wizard draws (R-T12)
PILLAGE: Final = 9  # at the end of an Age: empty the Orc board, or keep it (R37)
OVER: Final = 10  # the game has ended

# Steps without a decision: no table is in them between two decisions.
DISCARD: Final = 11  # the last Band of the turn is played (R27)
AGE_END: Final = 12  # the third Dragon is drawn (R22)
HORDES_DONE: Final = 13  # the Orcs have decided (R37)

Phase = Literal["turn", "band", "kingdom", "extra", "token", "horde", "another", "keep", "wizard", "pillage", "over"]
PHASE_NAMES: Final[tuple[Phase, ...]] = get_args(Phase)

# --- Sources of Glory: the columns of the score sheet; a kingdom's number is its column ------------------------

Source = Literal[Kingdom, "merfolk", "giant_now", "giant_end", "orcs", "bands"]
SOURCE_NAMES: Final[tuple[Source, ...]] = get_args(Source)
SOURCES: Final = len(SOURCE_NAMES)
MERFOLK_SOURCE: Final = SOURCE_NAMES.index("merfolk")
GIANT_NOW_SOURCE: Final = SOURCE_NAMES.index("giant_now")
GIANT_END_SOURCE: Final = SOURCE_NAMES.index("giant_end")
ORC_SOURCE: Final = SOURCE_NAMES.index("orcs")
BAND_SOURCE: Final = SOURCE_NAMES.index("bands")

TRIBE_OF_SOURCE: Final = {
    MERFOLK_SOURCE: MERFOLK,
    GIANT_NOW_SOURCE: GIANT,
    GIANT_END_SOURCE: GIANT,
    ORC_SOURCE: ORC,
}
"""The tribe without which a source gives nothing."""

# --- The viewer of a record -----------------------------------------------------------------------------------

WHOLE: Final = -1  # no viewer: the complete table
SPECTATOR: Final = MAX_PLAYERS  # a viewer without a seat

NOBODY: Final = -1
MAX_CHOICES: Final = 64  # at most 57: draw, 36 face-up kinds, and 20 ways to lead from ten cards

KINDS_A_WORD: Final = 36  # a set of kinds is two words of six tribes each
KIND_WORDS: Final = 2


class Table:
    """One game at one moment. Seats are numbered clockwise from 0, Ages from 1.

    Compiled code works on the record itself; in Python a ``Table`` is a thin wrapper around its memory.
    """

    # The generator (rng.py); a view has none.
    seed: Annotated[Numbers, INT64, 4]  # four 32-bit words
    block: Annotated[Numbers, INT64, 4]  # the words generated last
    words_used: Annotated[int, INT64]

    # The sets of kinds with a count above 0 (cards.py): faster to iterate than the counts below.
    pool_kinds: Annotated[Numbers, INT64, KIND_WORDS]
    hand_kinds: Annotated[Grid[Numbers], INT64, MAX_PLAYERS, KIND_WORDS]

    # Glory.
    glory: Annotated[Numbers, INT16, MAX_PLAYERS]
    choices: Annotated[Numbers, INT16, MAX_CHOICES]  # the legal decisions, ascending
    sheet: Annotated[Grid[Grid[Numbers]], UINT8, MAX_AGES, MAX_PLAYERS, SOURCES]  # every point by its source

    # The game.
    options: Annotated[Numbers, INT8, len(VALUES)]  # the place of each option's value in ``ruleset.VALUES``
    viewer: Annotated[int, INT8]  # WHOLE, a seat, or SPECTATOR
    players: Annotated[int, INT8]
    ages: Annotated[int, INT8]  # how many there will be (R11)
    tribe_count: Annotated[int, INT8]
    tribes: Annotated[Numbers, INT8, FULL_GAME_TRIBES]  # in play, ascending
    tokens: Annotated[Grid[Numbers], INT8, KINGDOMS, MAX_AGES]  # Glory tokens I, II, III of each kingdom (R3)

    # The current state.
    age: Annotated[int, INT8]
    first: Annotated[int, INT8]  # first player of this Age (R15)
    seat: Annotated[int, INT8]  # who decides; NOBODY once the game is over
    phase: Annotated[int, INT8]
    choice_count: Annotated[int, INT8]

    # Cards.
    hands: Annotated[Grid[Numbers], INT8, MAX_PLAYERS, CARD_KINDS]  # cards of each kind; in a view, as far as known
    hand_size: Annotated[Numbers, INT8, MAX_PLAYERS]
    known: Annotated[Grid[Numbers], INT8, MAX_PLAYERS, CARD_KINDS]  # cards all have seen this seat take (O27)
    pool: Annotated[Numbers, INT8, CARD_KINDS]  # face up
    deck: Annotated[Numbers, INT8, MAX_DECK]  # the top card is deck[deck_left - 1]
    deck_left: Annotated[int, INT8]
    lower_half: Annotated[int, INT8]  # the Dragons were shuffled into this many cards at the bottom (R14)
    dragons: Annotated[int, INT8]  # seen this Age
    dragon_seat: Annotated[int, INT8]  # who drew the third Dragon (R15)

    # Markers.
    markers: Annotated[Grid[Numbers], INT8, MAX_PLAYERS, KINGDOMS]
    supply: Annotated[Numbers, INT8, MAX_PLAYERS]

    # The Band in work: private to its player until it is laid.
    leader: Annotated[int, INT8]  # kind of the Leader, or NO_CARD
    by_colour: Annotated[int, INT8]  # 1: one colour; 0: one tribe
    band_size: Annotated[int, INT8]  # X
    chosen: Annotated[Numbers, INT8, CARD_KINDS]  # cards of the Band (BAND), cards kept (KEEP)
    cursor: Annotated[int, INT8]  # last card left out or kept, last kingdom given an extra marker
    extra: Annotated[int, INT8]  # Merfolk extra markers still to place
    chain: Annotated[int, INT8]  # Bands laid this turn

    # Bands of this Age, in the order they were played; Leader first (R28).
    bands: Annotated[int, INT8]
    band_owner: Annotated[Numbers, INT8, MAX_CARDS]
    band_end: Annotated[Numbers, INT8, MAX_CARDS]  # one past the Band's last card in ``laid``
    laid: Annotated[Numbers, INT8, MAX_CARDS]

    # Tribe boards and tokens.
    merfolk: Annotated[Numbers, INT8, MAX_PLAYERS]  # space on the track
    horde: Annotated[Grid[Numbers], INT8, MAX_PLAYERS, KINGDOMS]  # 1: a marker is on that colour
    trolls: Annotated[Numbers, INT8, TROLL_TOKENS]  # holder of token value i + 1, or NOBODY
    giant_seat: Annotated[int, INT8]  # holder of the Giant token, or NOBODY
    giant_size: Annotated[int, INT8]  # of the Band that took it

    # The end.
    skeleton_winner: Annotated[int, INT8]  # who won with ten Skeletons (O34), or NOBODY
    places: Annotated[Numbers, INT8, MAX_PLAYERS]  # 1 for a winner; 0 while the game goes on

    def __init__(self, memory: Any) -> None:
        self.memory = memory
        """The memory of the record: ``bytearray``, or any other writable buffer."""
        self.bytes: memoryview[int] = memoryview(memory).cast("B").cast("b")
        """The record's bytes, as signed numbers."""
        self.shorts: memoryview[int] = self.bytes.cast("h")
        """The same memory as numbers of two bytes."""

    @cached_property
    def address(self) -> int:
        """The address of the record, for machine code."""
        return ctypes.addressof(ctypes.c_char.from_buffer(self.memory))

    @cached_property
    def array(self) -> Any:
        """The same memory as a NumPy array of one record."""
        import numpy as np

        return np.frombuffer(self.memory, numpy_dtype())


class Field(NamedTuple):
    """Type and location of a field of the record."""

    code: str
    """The type of its numbers, as in ``struct``."""
    shape: tuple[int, ...]
    """Empty for a single number."""
    offset: int
    size: int
    """In bytes."""


def _fields() -> dict[str, Field]:
    """The fields of ``Table`` in their order: widest first, so all are aligned without padding."""
    fields: dict[str, Field] = {}
    offset = 0
    for name, hint in get_type_hints(Table, include_extras=True).items():
        code, *shape = hint.__metadata__
        size = struct.calcsize(code)
        for length in shape:
            size *= length
        fields[name] = Field(code, tuple(shape), offset, size)
        offset += size
    return fields


FIELDS: Final = _fields()
"""Every field by its name."""
_END: Final = sum(field.size for field in FIELDS.values())
FILLER: Final = -_END % struct.calcsize(INT64)
"""Padding at the end, up to whole words. It is declared, so that equal tables have equal bytes."""
TABLE_SIZE: Final = _END + FILLER


@cache
def numpy_dtype() -> Any:
    """The NumPy dtype of the record. Only what works on arrays imports NumPy."""
    import numpy as np

    fields: list[Any] = [(name, field.code, field.shape) for name, field in FIELDS.items()]
    return np.dtype((np.record, np.dtype([*fields, ("filler", INT8, (FILLER,))], align=True)))


RECORD: Final = ctypes.c_int64 * (TABLE_SIZE // struct.calcsize(INT64))
"""The memory of a table as a ``ctypes`` type."""


def _access(name: str, field: Field) -> Byte | Wide | Many:
    """The descriptor that reads and writes a field."""
    if field.shape:
        return Many(name, field.code, field.offset, field.shape, field.size)
    return Byte(field.offset) if field.code == INT8 else Wide(field.code, field.offset)


for _name, _field in FIELDS.items():
    setattr(Table, _name, _access(_name, _field))

_CHOICES: Final = FIELDS["choices"].offset // 2  # the offset in units of two bytes


def blank() -> Table:
    """An empty table, all zero."""
    return Table(bytearray(TABLE_SIZE))


def blank_records(count: int) -> Any:
    """The memory of several tables, all zero, for entry points that take ``[Table]``."""
    return (RECORD * count)()


def copied(table: Table) -> Table:
    """An independent copy of a table."""
    return from_bytes(as_bytes(table))


def listed_choices(table: Table) -> list[int]:
    """The legal decisions, ascending."""
    return table.shorts[_CHOICES : _CHOICES + table.choice_count].tolist()


def seat_or_none(seat: int) -> int | None:
    """A seat as data for others: None for NOBODY."""
    return None if seat == NOBODY else int(seat)


def as_bytes(table: Table) -> bytes:
    """The bytes of the record; equal tables have equal bytes."""
    return table.bytes.tobytes()


def from_bytes(record: bytes) -> Table:
    """A table from the bytes of its record."""
    return Table(bytearray(record))
