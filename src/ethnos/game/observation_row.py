"""The row of an observation: what each place contains, and the rules that write it (``observation.py``).

The row is relative to the observing seat: seats are counted clockwise from it. Tribes and kingdoms have fixed places.
The row is as long for two players as for six. It is written from a view, or from a whole table for the seat that
decides; in both cases only the public cards of other hands are read.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import prod
from typing import Any, Final, TypeAlias

from ethnos.engine.cards import band_start, next_kind
from ethnos.engine.compile import rule
from ethnos.engine.components import (
    CARD_KINDS,
    COLOURS,
    DRAGONS,
    HAND_LIMIT,
    KINGDOMS,
    MAX_AGES,
    MAX_CARDS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    NO_CARD,
    TRIBES,
    TROLL_TOKENS,
)
from ethnos.engine.fields import Numbers
from ethnos.engine.ruleset import VALUES
from ethnos.engine.scoring import band_worth
from ethnos.engine.state import BAND, KEEP, NOBODY, PHASE_NAMES, SOURCES, Table

Bytes: TypeAlias = Any
"""Numbers from 0 to 255, or flags, that can be written to: a NumPy array or a ``memoryview``."""

MOST: Final = 255  # the largest number in a row
_SIGN: Final = 63  # the sign bit: a negative number shifted right by it is all ones


@dataclass(frozen=True)
class Field:
    """A part of the row."""

    name: str
    shape: tuple[int, ...]
    usual: int
    """A typical large value of this field: divided by it, all fields have a similar scale."""
    meaning: str

    @property
    def size(self) -> int:
        """How many places it takes."""
        return prod(self.shape)


_SEATS: Final = (MAX_PLAYERS,)
_FIRST_OPTIONS: Final = 6
"""The options of the first part. Later ones are at the end, so that everything before stays in its place."""

FIELDS: Final = (
    # Fixed for the whole game.
    Field("me", _SEATS, 1, "one-hot: the own seat's number, from the table's point of view"),
    Field("players", (MAX_PLAYERS - MIN_PLAYERS + 1,), 1, "one-hot: 2 to 6 players"),
    Field("options", (_FIRST_OPTIONS,), 1, "the first six of the edition's options, each as the place of its value"),
    Field("tribes", (TRIBES,), 1, "1 for each tribe in play"),
    Field("tokens", (KINGDOMS, MAX_AGES), 10, "Glory tokens I, II and III of each kingdom"),
    # The current state of the game.
    Field("age", (MAX_AGES,), 1, "one-hot: the Age"),
    Field("ages", (), 3, "how many Ages there will be"),
    Field("phase", (len(PHASE_NAMES),), 1, "one-hot: what is asked, in the order of `PHASE_NAMES`"),
    Field("turn", _SEATS, 1, "one-hot: who decides; all zero once the game is over"),
    Field("first", _SEATS, 1, "one-hot: the first player of this Age"),
    Field("dragons", (DRAGONS + 1,), 1, "one-hot: Dragons seen in this Age"),
    Field("dragon_seat", _SEATS, 1, "one-hot: who drew the third Dragon; all zero before"),
    Field("deck_left", (), 40, "cards left in the deck, Dragons among them"),
    Field("lower_half", (), 40, "the Dragons were shuffled into this many cards at the bottom"),
    # Cards.
    Field("hand", (CARD_KINDS,), 2, "the own hand: cards of each kind"),
    Field("pool", (CARD_KINDS,), 2, "face-up cards of each kind"),
    Field("laid_kinds", (CARD_KINDS,), 2, "cards of each kind that lie in Bands"),
    Field("hand_size", _SEATS, 10, "cards in each hand"),
    Field("known", (MAX_PLAYERS, CARD_KINDS), 2, "cards of each kind that all know to be in each hand"),
    # The Band in work: the observing seat's, or another seat's once it is laid.
    Field("leader_tribe", (TRIBES,), 1, "one-hot: its Leader's tribe"),
    Field("leader_colour", (COLOURS,), 1, "one-hot: its Leader's colour"),
    Field("by_colour", (), 1, "1: a Band of one colour, 0: of one tribe"),
    Field("band_size", (), 10, "its cards"),
    Field("chosen", (CARD_KINDS,), 2, "cards of each kind in it; after an Elf's Band, the cards kept so far"),
    Field("cursor", (), 67, "card or kingdom chosen last: choices go upwards from there"),
    Field("extra", (), 2, "Merfolk markers still to place"),
    Field("chain", (), 4, "Bands laid in this turn"),
    # The seats.
    Field("markers", (MAX_PLAYERS, KINGDOMS), 4, "control markers"),
    Field("supply", _SEATS, 25, "markers left"),
    Field("merfolk", _SEATS, 18, "space on the Merfolk track"),
    Field("horde", (MAX_PLAYERS, KINGDOMS), 1, "markers on the Orc board, by colour"),
    Field("trolls", (MAX_PLAYERS, TROLL_TOKENS), 1, "Troll tokens 1 to 6"),
    Field("giant", _SEATS, 1, "who holds the Giant token"),
    Field("giant_size", (), 10, "the size of the Band that took it"),
    Field("glory", _SEATS, 100, "Glory, up to 255"),
    # The Bands of this Age.
    Field("bands", (MAX_PLAYERS, HAND_LIMIT), 2, "how many Bands of 1 to 10 cards each seat has"),
    Field("bands_worth", _SEATS, 40, "what they will give at the end of the Age"),
    # The past, and the end.
    Field("sheet", (MAX_AGES, MAX_PLAYERS, SOURCES), 20, "Glory by Age, seat and source (`SOURCE_NAMES`)"),
    Field("laid", (MAX_CARDS,), 67, "every card in Bands, as it was laid: its kind + 1; 0 is an empty place"),
    Field("leads", (MAX_CARDS,), 6, "where that card leads a Band: whose, seat + 1; otherwise 0"),
    Field("places", _SEATS, 6, "places at the end, 1 for a winner; 0 while the game goes on"),
    Field("skeleton_winner", _SEATS, 1, "one-hot: who won by ten Skeletons"),
    # Added since: new fields come last, so that programs that have learned from a row still find theirs.
    Field("more_options", (len(VALUES) - _FIRST_OPTIONS,), 1, "the other options, each as the place of its value"),
)
"""The row, field by field. Where there are seats, the observing one comes first and the others follow clockwise."""


def starts_of(fields: Iterable[Field]) -> dict[str, int]:
    """Where each field begins, if they follow one another."""
    starts, at = {}, 0
    for field in fields:
        starts[field.name] = at
        at += field.size
    return starts


STARTS: Final = starts_of(FIELDS)
"""Where each field begins."""


def starts_at(*names: str) -> tuple[int, ...]:
    """Where these fields begin, as constants: compiled code cannot use dictionaries."""
    return tuple(STARTS[name] for name in names)


SIZE: Final = sum(field.size for field in FIELDS)
"""How long a row is."""

PRESENT: Final = STARTS["sheet"]
"""The length of the first part: what matters for the rest of the game, without its history."""

ADDED: Final = STARTS["more_options"]
"""Where the fields begin that were added at the end."""

_ME, _OPTIONS, _TRIBES, _TOKENS, _AGES, _PHASE = starts_at("me", "options", "tribes", "tokens", "ages", "phase")
_TURN, _FIRST, _DRAGONS, _DRAGON_SEAT, _DECK_LEFT = starts_at("turn", "first", "dragons", "dragon_seat", "deck_left")
_LOWER_HALF, _HAND, _POOL, _LAID_KINDS = starts_at("lower_half", "hand", "pool", "laid_kinds")
_HAND_SIZE, _KNOWN, _LEADER_TRIBE, _LEADER_COLOUR = starts_at("hand_size", "known", "leader_tribe", "leader_colour")
_BY_COLOUR, _BAND_SIZE, _CHOSEN, _CURSOR, _EXTRA = starts_at("by_colour", "band_size", "chosen", "cursor", "extra")
_CHAIN, _MARKERS, _SUPPLY, _MERFOLK, _HORDE = starts_at("chain", "markers", "supply", "merfolk", "horde")
_TROLLS, _GIANT, _GIANT_SIZE, _GLORY = starts_at("trolls", "giant", "giant_size", "glory")
_BANDS_WORTH, _SHEET, _LAID, _LEADS, _PLACES = starts_at("bands_worth", "sheet", "laid", "leads", "places")
_SKELETON_WINNER: Final = STARTS["skeleton_winner"]
_PLAYERS: Final = STARTS["players"] - MIN_PLAYERS
_AGE: Final = STARTS["age"] - 1
_BANDS: Final = STARTS["bands"] - 1
_MORE_OPTIONS: Final = STARTS["more_options"] - ADDED


# --- Writing a row --------------------------------------------------------------------------------------------


_SEATS_AT: Final = 4
_BANDS_AT: Final = _SEATS_AT + MAX_PLAYERS
AFTER_PRESENT: Final = 3
"""The part of what comes after ``PRESENT``."""
PARTS: Final = _BANDS_AT + MAX_PLAYERS
"""A row is written in parts, which several threads of a graphics card share: four of the table, then one of each seat
and one of each seat's Bands. The parts are so small because all threads of a block wait for the slowest."""


@rule
def observe(table: Table, seat: int, row: Bytes, at: int) -> None:
    """Write what a seat may know into ``row[at : at + SIZE]``, which is all zero.

    The table is a view of that seat, or a whole table if that seat decides.
    """
    for part in range(PARTS):
        observe_part(table, seat, row, at, part)


@rule
def observe_present(table: Table, seat: int, row: Bytes, at: int) -> None:
    """The first ``PRESENT`` places of what ``observe`` writes."""
    for part in range(PARTS):
        observe_present_part(table, seat, row, at, part)


@rule
def observe_part(table: Table, seat: int, row: Bytes, at: int, part: int) -> None:
    """One part of what ``observe`` writes."""
    observe_present_part(table, seat, row, at, part)
    if part == 0:
        write_added(table, seat, row, at + ADDED)
        _point(table, seat, int(table.skeleton_winner), row, at + _SKELETON_WINNER)
    elif part == AFTER_PRESENT:
        _write_laid(table, seat, row, at)
    elif _SEATS_AT <= part < _SEATS_AT + int(table.players):
        write_sheet(table, part - _SEATS_AT, around(table, seat, part - _SEATS_AT), row, at)


@rule
def observe_present_part(table: Table, seat: int, row: Bytes, at: int, part: int) -> None:
    """One part of what ``observe_present`` writes."""
    if part == 0:
        write_setting(table, seat, row, at)
        write_moment(table, seat, row, at)
    elif part == 1:
        write_band_in_work(table, row, at)
        write_trolls(table, seat, row, at)
        count_kinds(table.hand_kinds[seat], table.hands[seat], row, at + _HAND)
        count_kinds(table.pool_kinds, table.pool, row, at + _POOL)
    elif part == 2:
        _count_laid(table, row, at)
    elif _SEATS_AT <= part < _SEATS_AT + int(table.players):
        other, place = part - _SEATS_AT, around(table, seat, part - _SEATS_AT)
        write_seat(table, other, place, row, at)
        count_kinds(table.hand_kinds[other], table.known[other], row, at + _KNOWN + place * CARD_KINDS)
    elif _BANDS_AT <= part < _BANDS_AT + int(table.players):
        _write_bands(table, part - _BANDS_AT, around(table, seat, part - _BANDS_AT), row, at)


@rule
def count_kinds(kinds: Numbers, counts: Numbers, row: Bytes, at: int) -> None:
    """Write the counts of the kinds in a set: faster than a loop over all 67."""
    kind = next_kind(kinds, NO_CARD)
    while kind < CARD_KINDS:
        row[at + kind] = counts[kind]
        kind = next_kind(kinds, kind)


@rule
def around(table: Table, seat: int, other: int) -> int:
    """The clockwise distance from a seat to another, without a branch: the processor could not predict it."""
    places = other - seat
    return places + (int(table.players) & (places >> _SIGN))


@rule
def _point(table: Table, seat: int, other: int, row: Bytes, at: int) -> None:
    """A one-hot field for a seat, or for nobody."""
    if other != NOBODY:
        row[at + around(table, seat, other)] = 1


@rule
def write_setting(table: Table, seat: int, row: Bytes, at: int) -> None:
    """What is fixed for the whole game."""
    row[at + _ME + seat] = 1
    row[at + _PLAYERS + int(table.players)] = 1
    for option in range(_FIRST_OPTIONS):
        row[at + _OPTIONS + option] = table.options[option]
    for i in range(int(table.tribe_count)):
        row[at + _TRIBES + int(table.tribes[i])] = 1
    for kingdom in range(KINGDOMS):
        for age in range(MAX_AGES):
            row[at + _TOKENS + kingdom * MAX_AGES + age] = table.tokens[kingdom, age]


@rule
def write_added(table: Table, seat: int, row: Bytes, at: int) -> None:  # noqa: ARG001 - the next field may need a seat
    """Write the fields from ``ADDED`` on into ``row[at : at + SIZE - ADDED]``."""
    for option in range(_FIRST_OPTIONS, len(table.options)):
        row[at + _MORE_OPTIONS + option - _FIRST_OPTIONS] = table.options[option]


@rule
def write_moment(table: Table, seat: int, row: Bytes, at: int) -> None:
    """The Age, whose turn it is, the deck, and the Giant token."""
    row[at + _AGE + int(table.age)] = 1
    row[at + _AGES] = table.ages
    row[at + _PHASE + int(table.phase)] = 1
    _point(table, seat, int(table.seat), row, at + _TURN)
    _point(table, seat, int(table.first), row, at + _FIRST)
    row[at + _DRAGONS + int(table.dragons)] = 1
    _point(table, seat, int(table.dragon_seat), row, at + _DRAGON_SEAT)
    row[at + _DECK_LEFT] = table.deck_left
    row[at + _LOWER_HALF] = table.lower_half
    _point(table, seat, int(table.giant_seat), row, at + _GIANT)
    row[at + _GIANT_SIZE] = table.giant_size


@rule
def write_band_in_work(table: Table, row: Bytes, at: int) -> None:
    """The Band in work, or the cards that an Elf keeps."""
    leader = int(table.leader)
    if leader != NO_CARD:
        row[at + _LEADER_TRIBE + leader // COLOURS] = 1
        row[at + _LEADER_COLOUR + leader % COLOURS] = 1
    row[at + _BY_COLOUR] = table.by_colour
    row[at + _BAND_SIZE] = table.band_size
    row[at + _CURSOR] = table.cursor
    row[at + _EXTRA] = table.extra
    row[at + _CHAIN] = table.chain
    if int(table.phase) == BAND or int(table.phase) == KEEP:  # its cards are still in hand
        count_kinds(table.hand_kinds[table.seat], table.chosen, row, at + _CHOSEN)


@rule
def write_seat(table: Table, other: int, place: int, row: Bytes, at: int) -> None:
    """The public part of a seat, without its cards and Bands."""
    row[at + _HAND_SIZE + place] = table.hand_size[other]
    # Separate slices with simple indices: the compiler can vectorise these copies.
    markers = row[at + _MARKERS + place * KINGDOMS : at + _MARKERS + (place + 1) * KINGDOMS]
    horde = row[at + _HORDE + place * KINGDOMS : at + _HORDE + (place + 1) * KINGDOMS]
    for kingdom in range(KINGDOMS):
        markers[kingdom] = table.markers[other, kingdom]
        horde[kingdom] = table.horde[other, kingdom]
    row[at + _SUPPLY + place] = table.supply[other]
    row[at + _MERFOLK + place] = table.merfolk[other]
    row[at + _GLORY + place] = min(int(table.glory[other]), MOST)


@rule
def write_trolls(table: Table, seat: int, row: Bytes, at: int) -> None:
    """Who holds which Troll token."""
    for i in range(TROLL_TOKENS):
        holder = int(table.trolls[i])
        if holder != NOBODY:
            row[at + _TROLLS + around(table, seat, holder) * TROLL_TOKENS + i] = 1


@rule
def _count_laid(table: Table, row: Bytes, at: int) -> None:
    """How many cards of each kind are in Bands."""
    laid_kinds = row[at + _LAID_KINDS : at + _LAID_KINDS + CARD_KINDS]
    for i in range(band_start(table, int(table.bands))):
        laid_kinds[table.laid[i]] += 1


@rule
def _write_bands(table: Table, other: int, place: int, row: Bytes, at: int) -> None:
    """How large a seat's Bands of this Age are, and what they are worth."""
    bands, band, worth = int(table.bands), 0, 0
    while band < bands:
        # The threads of a card find a Band each before any computes its worth: then all do it at the same time.
        while band < bands and int(table.band_owner[band]) != other:
            band += 1
        if band < bands:
            row[at + _BANDS + place * HAND_LIMIT + int(table.band_end[band]) - band_start(table, band)] += 1
            worth += band_worth(table, band)
            band += 1
    row[at + _BANDS_WORTH + place] = worth


@rule
def _write_laid(table: Table, seat: int, row: Bytes, at: int) -> None:
    """Every card of the Bands in the order it was laid, and the owner where it leads."""
    laid = row[at + _LAID : at + _LAID + MAX_CARDS]
    for i in range(band_start(table, int(table.bands))):
        laid[i] = int(table.laid[i]) + 1
    start = 0
    for band in range(int(table.bands)):
        row[at + _LEADS + start] = around(table, seat, int(table.band_owner[band])) + 1
        start = int(table.band_end[band])


@rule
def write_sheet(table: Table, other: int, place: int, row: Bytes, at: int) -> None:
    """A seat's part of the score sheet, and its place at the end."""
    for age in range(int(table.age)):
        start = at + _SHEET + (age * MAX_PLAYERS + place) * SOURCES
        sheet = row[start : start + SOURCES]
        for source in range(SOURCES):
            sheet[source] = table.sheet[age, other, source]
    row[at + _PLACES + place] = table.places[other]


@rule
def show_choices(table: Table, masks: Bytes, at: int) -> None:
    """Write 1 for each legal decision into ``masks[at : at + ACTIONS]``, which is all zero."""
    for i in range(int(table.choice_count)):
        masks[at + int(table.choices[i])] = 1


@rule
def hide_choices(table: Table, masks: Bytes, at: int) -> None:
    """Write 0 for each legal decision: the reverse of ``show_choices``."""
    for i in range(int(table.choice_count)):
        masks[at + int(table.choices[i])] = 0
