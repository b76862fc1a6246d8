"""The record: a complete table in one fixed-size NumPy record.

``Table`` names every field with its type, its shape and one line of explanation; the NumPy dtype is made from it.
Fields are narrow, arithmetic is wide: rule functions read a field into a plain ``int`` before they compute with it,
so that interpreted and compiled runs agree.
"""

from typing import Annotated, Any, Final, TypeAlias, get_type_hints

import numpy as np
import numpy.typing as npt

from ethnos.engine.components import (
    CARD_KINDS,
    FULL_GAME_TRIBES,
    KINGDOM_NAMES,
    KINGDOMS,
    MAX_AGES,
    MAX_CARDS,
    MAX_DECK,
    MAX_PLAYERS,
    TROLL_TOKENS,
)

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

# Steps that ask nobody: no decision ever finds a table there.
DISCARD: Final = 11  # the last Band of the turn is played (R27)
AGE_END: Final = 12  # the third Dragon is drawn (R22)
HORDES_DONE: Final = 13  # the Orcs have decided (R37)

PHASE_NAMES: Final = (
    "turn",
    "band",
    "kingdom",
    "extra",
    "token",
    "horde",
    "another",
    "keep",
    "wizard",
    "pillage",
    "over",
)

# --- Sources of Glory: the columns of the score sheet; a kingdom's number is its column ------------------------

MERFOLK_SOURCE: Final = KINGDOMS
GIANT_NOW_SOURCE: Final = KINGDOMS + 1
GIANT_END_SOURCE: Final = KINGDOMS + 2
ORC_SOURCE: Final = KINGDOMS + 3
BAND_SOURCE: Final = KINGDOMS + 4
SOURCE_NAMES: Final = (*KINGDOM_NAMES, "merfolk", "giant_now", "giant_end", "orcs", "bands")
SOURCES: Final = len(SOURCE_NAMES)

# --- Whose eyes a record is for -------------------------------------------------------------------------------

WHOLE: Final = -1  # nobody's: the complete table
SPECTATOR: Final = MAX_PLAYERS  # somebody without a seat

NOBODY: Final = -1
MAX_CHOICES: Final = 64  # draw, 36 kinds face up and 20 ways to lead from ten cards: 57 at the most

KINDS_A_WORD: Final = 36  # a set of kinds is two words: six tribes each
KIND_WORDS: Final = 2

_I8, _U8, _I16, _I64 = np.int8, np.uint8, np.int16, np.int64
_Bytes: TypeAlias = npt.NDArray[np.int8]
_Words: TypeAlias = npt.NDArray[np.int64]


class Table:
    """One game at one moment. Seats are numbered clockwise from 0, Ages from 1.

    Compiled code works on the record itself; in Python a ``Table`` is a thin handle on an array that holds it.
    """

    # The generator (rng.py); a view has none.
    seed: Annotated[_Words, _I64, 4]  # four 32-bit words
    block: Annotated[_Words, _I64, 4]  # the words generated last
    words_used: Annotated[int, _I64]

    # Which kinds are there at all (cards.py): quicker to walk through than the counts below.
    pool_kinds: Annotated[_Words, _I64, KIND_WORDS]
    hand_kinds: Annotated[_Words, _I64, MAX_PLAYERS, KIND_WORDS]

    # Glory.
    glory: Annotated[npt.NDArray[np.int16], _I16, MAX_PLAYERS]
    choices: Annotated[npt.NDArray[np.int16], _I16, MAX_CHOICES]  # the legal decisions, ascending
    sheet: Annotated[npt.NDArray[np.uint8], _U8, MAX_AGES, MAX_PLAYERS, SOURCES]  # every point by its source

    # The options (ruleset.py), as places in ``ruleset.VALUES``.
    ten_skeletons: Annotated[int, _I8]
    merfolk_scoring: Annotated[int, _I8]
    troll_scope: Annotated[int, _I8]
    band_tiebreak: Annotated[int, _I8]
    placement: Annotated[int, _I8]
    empty_pool_draw: Annotated[int, _I8]

    # The game.
    viewer: Annotated[int, _I8]  # WHOLE, a seat, or SPECTATOR
    players: Annotated[int, _I8]
    ages: Annotated[int, _I8]  # how many there will be (R11)
    tribe_count: Annotated[int, _I8]
    tribes: Annotated[_Bytes, _I8, FULL_GAME_TRIBES]  # in play, ascending
    tokens: Annotated[_Bytes, _I8, KINGDOMS, MAX_AGES]  # Glory tokens I, II, III of each kingdom (R3)

    # The moment.
    age: Annotated[int, _I8]
    first: Annotated[int, _I8]  # first player of this Age (R15)
    seat: Annotated[int, _I8]  # who decides; NOBODY once the game is over
    phase: Annotated[int, _I8]
    choice_count: Annotated[int, _I8]

    # Cards.
    hands: Annotated[_Bytes, _I8, MAX_PLAYERS, CARD_KINDS]  # cards of each kind; in a view, as far as known
    hand_size: Annotated[_Bytes, _I8, MAX_PLAYERS]
    known: Annotated[_Bytes, _I8, MAX_PLAYERS, CARD_KINDS]  # cards all have seen this seat take (O27)
    pool: Annotated[_Bytes, _I8, CARD_KINDS]  # face up
    deck: Annotated[_Bytes, _I8, MAX_DECK]  # the top card is deck[deck_left - 1]
    deck_left: Annotated[int, _I8]
    lower_half: Annotated[int, _I8]  # the Dragons were shuffled into this many cards at the bottom (R14)
    dragons: Annotated[int, _I8]  # seen this Age
    dragon_seat: Annotated[int, _I8]  # who drew the third Dragon (R15)

    # Markers.
    markers: Annotated[_Bytes, _I8, MAX_PLAYERS, KINGDOMS]
    supply: Annotated[_Bytes, _I8, MAX_PLAYERS]

    # The Band in work: private to its player until it is laid.
    leader: Annotated[int, _I8]  # kind of the Leader, or NO_CARD
    by_colour: Annotated[int, _I8]  # 1: one colour; 0: one tribe
    band_size: Annotated[int, _I8]  # X
    chosen: Annotated[_Bytes, _I8, CARD_KINDS]  # cards of the Band (BAND), cards kept (KEEP)
    cursor: Annotated[int, _I8]  # last card left out or kept, last kingdom given an extra marker
    extra: Annotated[int, _I8]  # Merfolk extra markers still to place
    chain: Annotated[int, _I8]  # Bands laid this turn

    # Bands of this Age, in the order they were played; Leader first (R28).
    bands: Annotated[int, _I8]
    band_owner: Annotated[_Bytes, _I8, MAX_CARDS]
    band_end: Annotated[_Bytes, _I8, MAX_CARDS]  # one past the Band's last card in ``laid``
    laid: Annotated[_Bytes, _I8, MAX_CARDS]

    # Tribe boards and tokens.
    merfolk: Annotated[_Bytes, _I8, MAX_PLAYERS]  # space on the track
    horde: Annotated[_Bytes, _I8, MAX_PLAYERS, KINGDOMS]  # 1: a marker stands on that colour
    trolls: Annotated[_Bytes, _I8, TROLL_TOKENS]  # holder of token value i + 1, or NOBODY
    giant_seat: Annotated[int, _I8]  # holder of the Giant token, or NOBODY
    giant_size: Annotated[int, _I8]  # of the Band that took it

    # The end.
    skeleton_winner: Annotated[int, _I8]  # who won with ten Skeletons (O34), or NOBODY
    places: Annotated[_Bytes, _I8, MAX_PLAYERS]  # 1 for a winner; 0 while the game goes on

    def __init__(self, array: npt.NDArray[Any], memory: bytearray | None = None) -> None:
        self.array = array
        """The record, alone in an array."""
        self.bytes: memoryview[int] = memoryview(array.view(_I8).data if memory is None else memory).cast("b")
        """The record's bytes, as signed numbers."""
        self.shorts: memoryview[int] = self.bytes.cast("h")
        """The same memory as numbers of two bytes."""

    def __getitem__(self, name: str) -> Any:
        """A field by its name."""
        return self.array[name][0]


class _Scalar:
    """A field that is one number."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __get__(self, table: Table, _owner: type[Table]) -> int:
        return int(table.array[self.name][0])

    def __set__(self, table: Table, value: int) -> None:
        table.array[self.name][0] = value


class _Byte:
    """A field that is one byte: read from the bytes themselves, ten times as fast as through the array."""

    def __init__(self, offset: int) -> None:
        self.offset = offset

    def __get__(self, table: Table, _owner: type[Table]) -> int:
        return table.bytes[self.offset]

    def __set__(self, table: Table, value: int) -> None:
        table.bytes[self.offset] = value


class _Numbers:
    """A field of many numbers: looked up once, and from then on found in the handle itself."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __get__(self, table: Table, _owner: type[Table]) -> Any:
        table.__dict__[self.name] = view = table.array[self.name][0]
        return view


def _dtype() -> np.dtype[Any]:
    """The fields of ``Table`` in their order: widest first, so that each is aligned without a gap, and filled up to
    whole words at the end, so that every byte of a record belongs to a field and equal tables have equal bytes.
    """
    fields: list[tuple[str, type, tuple[int, ...]]] = []
    for name, hint in get_type_hints(Table, include_extras=True).items():
        scalar, *shape = hint.__metadata__
        fields.append((name, scalar, tuple(shape)))
    fields.append(("filler", _I8, (-np.dtype(fields).itemsize % np.dtype(_I64).itemsize,)))
    return np.dtype((np.record, np.dtype(fields, align=True)))


def _reader(name: str) -> _Scalar | _Byte | _Numbers:
    """What reads and writes a field of a table in Python."""
    assert TABLE.fields is not None
    dtype, offset, *_ = TABLE.fields[name]
    if dtype.shape:
        return _Numbers(name)
    return _Byte(offset) if dtype == _I8 else _Scalar(name)


TABLE: Final[np.dtype[Any]] = _dtype()
for _name in get_type_hints(Table):
    setattr(Table, _name, _reader(_name))

_CHOICES: Final = int(TABLE.fields["choices"][1]) // 2 if TABLE.fields else 0  # where they begin


def blank_tables(count: int) -> npt.NDArray[Any]:
    """Room for tables: an array of records, all zero."""
    return np.zeros(count, TABLE)


def blank() -> Table:
    """Room for one table."""
    return Table(blank_tables(1))


def copied(table: Table) -> Table:
    """The same table again, in its own memory."""
    return from_bytes(as_bytes(table))


def band_cards(table: Table, band: int) -> list[int]:
    """The cards of a Band on the table, the Leader first (R28)."""
    start = int(table.band_end[band - 1]) if band else 0
    return [int(kind) for kind in table.laid[start : table.band_end[band]]]


def listed_choices(table: Table) -> list[int]:
    """The legal decisions, ascending; read from the bytes themselves, which is quicker than through the array."""
    return table.shorts[_CHOICES : _CHOICES + table.choice_count].tolist()


def as_bytes(table: Table) -> bytes:
    """The record's bytes: equal for equal tables."""
    return table.bytes.tobytes()


def from_bytes(record: bytes) -> Table:
    """The table that these bytes are; an array's own copy would go field by field, ten times as slow."""
    memory = bytearray(record)
    return Table(np.frombuffer(memory, TABLE), memory)
