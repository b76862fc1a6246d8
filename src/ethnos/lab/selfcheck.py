"""Invariants of the game, checked in compiled code after every decision of random games."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ethnos.engine.actions import ACTIONS
from ethnos.engine.compile import compile_module, cores, entry_point, rule
from ethnos.engine.components import (
    CARD_KINDS,
    COLOURS,
    DRAGON,
    DRAGONS,
    HAND_LIMIT,
    MARKERS,
    MAX_PLAYERS,
    MERFOLK,
    MIN_PLAYERS,
    SKELETON_CARD,
)
from ethnos.engine.knowledge import hide, imagine
from ethnos.engine.lookup import COPIES
from ethnos.engine.play import set_options, tribe_pool
from ethnos.engine.records import TABLE, blank_tables
from ethnos.engine.rng import MASK, seed_table
from ethnos.engine.ruleset import PRESETS, preset
from ethnos.engine.scoring import band_start, horde_size, markers_on_map
from ethnos.engine.setup import in_play
from ethnos.engine.state import KINDS_A_WORD, NOBODY, OVER, PILLAGE, SOURCES, SPECTATOR, Table
from ethnos.engine.turn import decide, new_game
from ethnos.random_play import POLICIES, choose, scramble

# --- What can be violated -------------------------------------------------------------------------------------

CARDS: Final = 0
MARKERS_LOST: Final = 1
GLORY: Final = 2
HANDS: Final = 3
CHOICES: Final = 4
ENDLESS: Final = 5
DECK: Final = 6
BANDS: Final = 7
VIEWS: Final = 8
PLACES: Final = 9

VIOLATIONS: Final = (
    "cards",
    "markers",
    "glory",
    "hands",
    "choices",
    "endless",
    "deck",
    "bands",
    "views",
    "places",
)
"""Their names, in the order of their numbers; the catalogue has a sentence for each."""

LONGEST_GAME: Final = 20_000  # decisions; random games have a few hundred
GAMES_A_BATCH: Final = 100


@dataclass
class Tally:
    """Games checked, and what was found."""

    games: int = 0
    decisions: int = 0
    violations: int = 0

    def add(self, other: "Tally") -> None:
        """Both together."""
        self.games += other.games
        self.decisions += other.decisions
        self.violations += other.violations


@dataclass(frozen=True)
class Violation:
    """The first violation of a batch of games: enough to find it again."""

    what: str
    players: int
    preset: str
    seed: int
    game: int
    decision: int


@dataclass
class Report(Tally):
    """The whole check."""

    by_players: dict[int, Tally] = field(default_factory=dict)
    found: list[Violation] = field(default_factory=list)


@dataclass(frozen=True)
class _Batch:
    players: int
    preset: str
    seed: int
    first: int
    games: int


def selfcheck(
    games: int,
    players: int | None = None,
    preset_name: str | None = None,
    seed: int = 0,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play and check random games, by default over all player counts and presets; ``progress`` hears of games done."""
    counts = range(MIN_PLAYERS, MAX_PLAYERS + 1) if players is None else [players]
    names = list(PRESETS) if preset_name is None else [preset_name]
    settings = [(count, name) for name in names for count in counts]
    for count, name in settings:
        tribe_pool("random", count)
        preset(name)
    compile_module(__name__)
    report = Report(by_players={count: Tally() for count in counts})
    with ThreadPoolExecutor(cores()) as workers:
        for batch, tally, found in workers.map(_check_batch, _batches(games, settings, seed)):
            report.add(tally)
            report.by_players[batch.players].add(tally)
            report.found.extend(found)
            if progress is not None:
                progress(batch.games)
    return report


def _batches(games: int, settings: list[tuple[int, str]], seed: int) -> Iterator[_Batch]:
    """The games dealt out over the settings, in batches."""
    for place, (players, name) in enumerate(settings):
        share = games // len(settings) + (place < games % len(settings))
        for first in range(0, share, GAMES_A_BATCH):
            yield _Batch(players, name, seed, first, min(GAMES_A_BATCH, share - first))


def _check_batch(batch: _Batch) -> tuple[_Batch, Tally, list[Violation]]:
    tables = blank_tables(3)  # the table, a view of it, and the view of a table sampled from that
    set_options(tables[0], preset(batch.preset))
    raw = tables.view(np.uint8)
    counts = np.zeros(CARD_KINDS + 1, np.int64)  # Dragons too
    result = np.zeros(5, np.int64)
    pool = tribe_pool("random", batch.players)
    _check_games(tables, raw, batch.players, pool, batch.seed, batch.first, batch.games, counts, result)
    decisions, violations, what, game, decision = (int(number) for number in result)
    found = []
    if violations:
        found = [Violation(VIOLATIONS[what], batch.players, batch.preset, batch.seed, game, decision)]
    return batch, Tally(batch.games, decisions, violations), found


# --- Compiled -------------------------------------------------------------------------------------------------


@entry_point([TABLE], [np.uint8], np.int64, np.int64, np.int64, np.int64, np.int64, [np.int64], [np.int64])
def _check_games(
    tables: npt.NDArray[Any],
    raw: npt.NDArray[np.uint8],
    players: int,
    pool: int,
    seed: int,
    first: int,
    games: int,
    counts: npt.NDArray[np.int64],
    result: npt.NDArray[np.int64],
) -> None:
    """Play and check games on the first table. The result: decisions, violations, and where the first one was."""
    for game in range(first, first + games):
        table = tables[0]
        new_game(table, seed & MASK, game, players, 0, players, pool)
        decision = 0
        while True:
            broken = check_table(table, counts)
            if broken == NOBODY and decision > LONGEST_GAME:
                broken = ENDLESS
            if broken == NOBODY and not _views_hide(tables, raw, counts, decision):
                broken = VIEWS
            if broken != NOBODY:
                result[1] += 1
                if result[1] == 1:
                    result[2], result[3], result[4] = broken, game, decision
                break
            if int(table.phase) == OVER:
                break
            number = scramble(scramble(seed + game) ^ decision)
            decide(table, choose(table, game % POLICIES, number))
            decision += 1
        result[0] += decision


@rule
def check_table(table: Table, counts: npt.NDArray[np.int64]) -> int:
    """The first invariant that does not hold, or NOBODY; ``counts`` is room to count cards in."""
    if not cards_conserved(table, counts):
        return CARDS
    if not markers_conserved(table):
        return MARKERS_LOST
    if not glory_is_booked(table):
        return GLORY
    if not hands_in_order(table):
        return HANDS
    if not choices_in_order(table):
        return CHOICES
    if not deck_in_order(table):
        return DECK
    if not bands_in_order(table):
        return BANDS
    if int(table.phase) == OVER and not places_in_order(table):
        return PLACES
    return NOBODY


@rule
def cards_conserved(table: Table, counts: npt.NDArray[np.int64]) -> bool:
    """Every kind is there as often as it was printed, and its bit in the sets of kinds is right."""
    counts[:] = 0
    for i in range(int(table.deck_left)):
        counts[table.deck[i]] += 1
    for i in range(band_start(table, int(table.bands))):
        counts[table.laid[i]] += 1
    for kind in range(CARD_KINDS):
        word, bit = kind // KINDS_A_WORD, kind % KINDS_A_WORD
        face_up = int(table.pool[kind])
        if (int(table.pool_kinds[word]) >> bit) & 1 != (1 if face_up > 0 else 0):
            return False
        counts[kind] += face_up
        for seat in range(int(table.players)):
            held = int(table.hands[seat, kind])
            if held < int(table.known[seat, kind]):
                return False
            if (int(table.hand_kinds[seat, word]) >> bit) & 1 != (1 if held > 0 else 0):
                return False
            counts[kind] += held
        printed = int(COPIES[kind]) if in_play(table, kind // COLOURS) else 0
        if int(counts[kind]) != printed:
            return False
    return True


@rule
def markers_conserved(table: Table) -> bool:
    """26 a player: scoring marker, Merfolk board, map, horde and supply."""
    for seat in range(int(table.players)):
        fixed = 2 if in_play(table, MERFOLK) else 1
        if int(table.supply[seat]) < 0:
            return False
        if fixed + markers_on_map(table, seat) + horde_size(table, seat) + int(table.supply[seat]) != MARKERS:
            return False
    return True


@rule
def glory_is_booked(table: Table) -> bool:
    """Every point is on the score sheet."""
    for seat in range(int(table.players)):
        booked = 0
        for age in range(int(table.ages)):
            for source in range(SOURCES):
                booked += int(table.sheet[age, seat, source])
        if booked != int(table.glory[seat]):
            return False
    return True


@rule
def hands_in_order(table: Table) -> bool:
    """0 to 10 cards, and as many as the record says."""
    for seat in range(int(table.players)):
        size = 0
        for kind in range(CARD_KINDS):
            if int(table.hands[seat, kind]) < 0:
                return False
            size += int(table.hands[seat, kind])
        if size != int(table.hand_size[seat]) or size > HAND_LIMIT:
            return False
    return True


@rule
def choices_in_order(table: Table) -> bool:
    """At least one while the game goes on, each known, ascending, and nothing behind them."""
    count = int(table.choice_count)
    if (count == 0) != (int(table.phase) == OVER):
        return False
    for i in range(count):
        if not 0 <= int(table.choices[i]) < ACTIONS:
            return False
        if i > 0 and int(table.choices[i]) <= int(table.choices[i - 1]):
            return False
    for i in range(count, len(table.choices)):
        if int(table.choices[i]) != 0:
            return False
    return True


@rule
def deck_in_order(table: Table) -> bool:
    """The Dragons still to come are in what is left of the lower half, so that the deck cannot run out (O2)."""
    dragons = 0
    for i in range(int(table.deck_left)):
        if int(table.deck[i]) == DRAGON:
            dragons += 1
            if i >= int(table.lower_half):
                return False
    if dragons != DRAGONS - int(table.dragons):
        return False
    return dragons > 0 or int(table.phase) == PILLAGE or int(table.phase) == OVER


@rule
def bands_in_order(table: Table) -> bool:
    """1 to 10 cards of the Leader's tribe or of its colour, Skeletons aside; no Skeleton leads (R23, R-T9, O4)."""
    for band in range(int(table.bands)):
        start, end = band_start(table, band), int(table.band_end[band])
        leader = int(table.laid[start])
        if leader == SKELETON_CARD or not 1 <= end - start <= HAND_LIMIT:
            return False
        one_tribe, one_colour = True, True
        for i in range(start, end):
            kind = int(table.laid[i])
            if kind != SKELETON_CARD:
                one_tribe = one_tribe and kind // COLOURS == leader // COLOURS
                one_colour = one_colour and kind % COLOURS == leader % COLOURS
        if not one_tribe and not one_colour:
            return False
    return True


@rule
def places_in_order(table: Table) -> bool:
    """Somebody is first, and nobody ends behind a seat with less Glory."""
    players = int(table.players)
    winners = 0
    for seat in range(players):
        place = int(table.places[seat])
        winners += 1 if place == 1 else 0
        if not 1 <= place <= players:
            return False
        for rival in range(players):
            if int(table.skeleton_winner) == seat or int(table.skeleton_winner) == rival:
                continue
            if int(table.glory[seat]) > int(table.glory[rival]) and place >= int(table.places[rival]):
                return False
    return winners > 0


@rule
def _views_hide(
    tables: npt.NDArray[Any], raw: npt.NDArray[np.uint8], counts: npt.NDArray[np.int64], decision: int
) -> bool:
    """A table sampled from a view gives the same view again: so the view agrees with it and shows nothing that the
    sample has dealt anew. A seat a decision, in turn, spectators included.
    """
    players = int(tables[0].players)
    viewer = decision % (players + 1)
    if viewer == players:
        viewer = SPECTATOR
    tables[1] = tables[0]
    hide(tables[1], viewer)
    tables[2] = tables[1]
    seed_table(tables[2], decision, viewer, 0, 1)
    imagine(tables[2])
    if check_table(tables[2], counts) != NOBODY:
        return False
    hide(tables[2], viewer)
    size = len(raw) // 3
    for i in range(size, 2 * size):
        if raw[i] != raw[i + size]:
            return False
    return True
