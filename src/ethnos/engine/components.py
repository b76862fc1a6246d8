"""Every printed number and name of the game (O0), in one place.

A card is represented by its *kind*: ``tribe * COLOURS + colour`` for the eleven tribes whose colour matters, and one
kind for all Skeletons (O33). A kingdom and its colour share a number, so the colour of a Leader *is* the kingdom
its marker goes to. Each value has its origin: *text* is stated in a rulebook; *public* is what public descriptions of
the first edition agree on, consistent with every number in the rulebooks.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

# --- Tribes: text. Skeletons come last because their colour does not matter (O33). ----------------------------

CENTAUR: Final = 0
DWARF: Final = 1
ELF: Final = 2
GIANT: Final = 3
HALFLING: Final = 4
MERFOLK: Final = 5
MINOTAUR: Final = 6
ORC: Final = 7
TROLL: Final = 8
WINGFOLK: Final = 9
WIZARD: Final = 10
SKELETON: Final = 11

Tribe = Literal[
    "centaur",
    "dwarf",
    "elf",
    "giant",
    "halfling",
    "merfolk",
    "minotaur",
    "orc",
    "troll",
    "wingfolk",
    "wizard",
    "skeleton",
]
TRIBE_NAMES: Final[tuple[Tribe, ...]] = get_args(Tribe)
TRIBES: Final = len(TRIBE_NAMES)
FIRST_GAME_TRIBES: Final = (WINGFOLK, HALFLING, MINOTAUR, GIANT, WIZARD, CENTAUR)  # R10, D30: text (German)

# --- Kingdoms and their colours: text; the sixth is public ----------------------------------------------------

Kingdom = Literal["duris", "rhea", "straton", "althea", "ithys", "pelagon"]
Colour = Literal["purple", "red", "blue", "green", "orange", "grey"]
KINGDOM_NAMES: Final[tuple[Kingdom, ...]] = get_args(Kingdom)
COLOUR_NAMES: Final[tuple[Colour, ...]] = get_args(Colour)
KINGDOMS: Final = len(KINGDOM_NAMES)
COLOURS: Final = len(COLOUR_NAMES)

# --- Cards: text for 12 and 24 a tribe and for 3 Dragons; two (four) of each colour inferred ------------------

SKELETON_CARD: Final = SKELETON * COLOURS  # the one kind of all Skeletons (O33)
CARD_KINDS: Final = SKELETON_CARD + 1  # 67
DRAGON: Final = CARD_KINDS  # only in the deck
NO_CARD: Final = -1  # an empty or hidden place
DRAGONS: Final = 3

CARD_NAMES: Final = (*(f"{tribe}.{colour}" for tribe in TRIBE_NAMES[:-1] for colour in COLOUR_NAMES), TRIBE_NAMES[-1])
"""The name of every kind of card: ``elf.red``, ``skeleton``."""
KINDS: Final = {name: kind for kind, name in enumerate(CARD_NAMES)}
"""The kind of every name."""
if TYPE_CHECKING:
    Card: TypeAlias = str
else:
    Card = Literal[CARD_NAMES]


def counted(counts: Iterable[int]) -> dict[Card, int]:
    """The count of each card by name, from a count of each kind; without zeros."""
    return {CARD_NAMES[kind]: count for kind, count in enumerate(counts) if count}


COPIES: Final = (*(4 if kind // COLOURS == HALFLING else 2 for kind in range(SKELETON_CARD)), 12)
"""How many cards there are of each kind."""

HAND_LIMIT: Final = 10  # R20: text
MAX_CARDS: Final = 84  # six tribes, Halflings among them
MAX_DECK: Final = MAX_CARDS + DRAGONS

# --- Players and Ages: text -----------------------------------------------------------------------------------

MIN_PLAYERS: Final = 2  # R1
MAX_PLAYERS: Final = 6
AGES_IN_PLAY: Final = (0, 0, 2, 2, 3, 3, 3)  # R11, R47: by the number of players
MAX_AGES: Final = max(AGES_IN_PLAY)
SMALL_GAME: Final = 3  # R47-R50: up to this many players play the small game
FULL_GAME_TRIBES: Final = 6
TRIBES_IN_PLAY: Final = (0, 0, 5, 5, 6, 6, 6)  # R5, R49: by the number of players

# --- Glory tokens: public (2 and 4 in a text) -----------------------------------------------------------------

GLORY_TOKENS: Final = (0, 0, 2, 2, 4, 4, 4, 4, 6, 6, 6, 6, 6, 8, 8, 8, 10, 10)
SMALL_GAME_TOKENS: Final = (0, 2, 2, 4, 4, 6, 6, 6, 8, 8, 8, 10)
"""The tokens without those marked 4+: one 0, two 4, two 6 and one 10 (R48). Ours: nothing names them."""

# --- Glory ----------------------------------------------------------------------------------------------------

BAND_GLORY: Final = (0, 0, 1, 3, 6, 10, 15, 15, 15, 15, 15, 15)
"""R39 by size 0..11 (ten cards and a Dwarf): text."""

GIANT_AT_ONCE: Final = 2  # R-T4: text
GIANT_AT_AGE_END: Final = ((2, 5, 0), (2, 4, 6))
"""R36 by [full game?][Age]: text for 2 and 4, the rest public; the small game rests on one implementation."""

MERFOLK_GLORY: Final = ((1, 3, 0), (1, 2, 4))
"""D8 by [full game?][Age]: text for 1, the rest public; the small game rests on one implementation."""

HORDE_GLORY: Final = (0, 1, 3, 6, 10, 15, 20)
"""R37 by markers on the Orc board: text for 3 -> 6, the rest public."""

# --- Boards and tokens ----------------------------------------------------------------------------------------

MERFOLK_END: Final = 18  # last space of the track (O7): public
MERFOLK_SYMBOLS: Final = (3, 7, 12, 18)
"""Spaces that give an extra marker (R-T6): text for 3, the rest public; ours for the small game's side."""

TROLL_TOKENS: Final = 6  # values 1..6 (R7): text for 1-4, the rest public
MARKERS: Final = 26  # R2: text; one of them is the scoring marker (R4)
